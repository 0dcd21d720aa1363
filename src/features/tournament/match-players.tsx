import { useState } from 'react';
import type { Match } from '@/tournament/matches';
import { agreesOnNoShow, noShowPoints, noShowResult } from '@/tournament/no-show';
import { exchangeable, exchanged, withoutBye } from '@/tournament/seats';
import type { TableResult } from '@/tournament/table-result';
import { Button } from '@/ui/button/button';
import { SelectField } from '@/ui/field/select-field';
import { Sheet } from '@/ui/page/sheet';
import { eventWords } from '@/words/event-words';
import { tournamentWords } from '@/words/tournament-words';
import { words } from '@/words/words';
import { NoShowForm } from './no-show-form';
import { nameOf, type TournamentPartProps } from './tournament-parts';

const texts = eventWords.hall;

type SeatsProps = TournamentPartProps & { readonly match: Match; onClose(): void };
type MatchPlayersProps = SeatsProps & { onEnter(result: TableResult, noShow: number): void };

/** What can happen to either player of a table that has sent nothing: another one comes, or nobody does. */
export function MatchPlayers({ onEnter, ...props }: MatchPlayersProps) {
  const { tournament, match } = props;
  const { pair } = match;
  const { there, away } = noShowPoints(tournament);
  const [isAgreeing, setAgreeing] = useState(false);
  return (
    <>
      {[pair.a, pair.b]
        .filter((player) => player !== null)
        .map((player) => {
          const name = nameOf(tournament, player);
          return (
            <Button key={player} onPress={() => onEnter(noShowResult(tournament, pair, player), player)}>
              {agreesOnNoShow(tournament)
                ? texts.noShow({
                    name,
                    a: player === pair.a ? away : there,
                    b: player === pair.a ? there : away,
                  })
                : texts.noShowWins(name)}
            </Button>
          );
        })}
      {agreesOnNoShow(tournament) &&
        (isAgreeing ? (
          <NoShowForm {...props} />
        ) : (
          <Button onPress={() => setAgreeing(true)}>{texts.otherNoShow}</Button>
        ))}
      <ChangePlaces {...props} />
    </>
  );
}

/** Who rests in a round, before its organiser: with a bye or without, or in the place of another one. */
export function ByeSheet(props: SeatsProps) {
  const { tournament, store, id, match, onClose } = props;
  const { pair, round } = match;
  const name = nameOf(tournament, pair.a);
  const takeAway = () => {
    const pairs = withoutBye(tournament.paired[round - 1] ?? [], pair.a);
    void store.actions.act(id, { type: 'roundPaired', round, pairs: [...pairs] });
    onClose();
  };
  return (
    <Sheet title={texts.rest({ name, points: tournament.bye })} closeName={words.close} onClose={onClose}>
      <div className="grid gap-4">
        <Button onPress={takeAway}>{texts.noBye(name)}</Button>
        <ChangePlaces {...props} />
      </div>
    </Sheet>
  );
}

/** Lets either player of a match change places with somebody who has not played yet. */
function ChangePlaces({ tournament, shown, store, id, match, onClose }: SeatsProps) {
  const { pair, round } = match;
  const matches = shown.matches.filter((known) => known.round === round);
  const others = exchangeable(tournament, matches, match);
  const exchange = (one: number, other: number) => {
    const next = exchanged(tournament.paired[round - 1] ?? [], one, other);
    void store.actions.act(id, { type: 'roundPaired', round, pairs: [...next] });
    onClose();
  };
  return [pair.a, pair.b]
    .filter((player) => player !== null)
    .map((player) => (
      <SelectField
        key={player}
        label={texts.change(nameOf(tournament, player))}
        options={[
          { id: '', label: tournamentWords.tables.fixNobody },
          ...others.map((other) => ({ id: `${other.id}`, label: other.name })),
        ]}
        chosen=""
        onChoose={(chosen) => chosen !== '' && exchange(player, Number(chosen))}
      />
    ));
}
