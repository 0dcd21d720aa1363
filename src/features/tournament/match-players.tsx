import type { Match } from '@/tournament/matches';
import {
  agreesOnNoShow,
  exchangeable,
  exchanged,
  hasLeft,
  noShowPoints,
  noShowResult,
} from '@/tournament/seats';
import type { TableResult } from '@/tournament/table-result';
import { Button } from '@/ui/button/button';
import { SelectField } from '@/ui/field/select-field';
import { eventWords } from '@/words/event-words';
import { tournamentWords } from '@/words/tournament-words';
import { nameOf, type TournamentPartProps } from './tournament-parts';

const texts = eventWords.hall;

type MatchPlayersProps = TournamentPartProps & {
  readonly match: Match;
  onEnter(result: TableResult, noShow: number): void;
  onClose(): void;
};

/** What can happen to either player of a table that has sent nothing: another one comes, or nobody does. */
export function MatchPlayers({ tournament, shown, store, id, match, onEnter, onClose }: MatchPlayersProps) {
  const { pair, round } = match;
  const pairs = tournament.paired[round - 1] ?? [];
  const matches = shown.matches.filter((known) => known.round === round);
  const others = exchangeable(tournament, matches, match);
  const players = [pair.a, pair.b].filter((player) => player !== null);
  const { there, away } = noShowPoints(tournament);
  const exchange = (one: number, other: number) => {
    const next = exchanged(pairs, one, other, hasLeft(tournament, one, round));
    void store.actions.act(id, { type: 'roundPaired', round, pairs: [...next] });
    onClose();
  };
  return (
    <>
      {players.map((player) => {
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
      {players.map((player) => (
        <SelectField
          key={player}
          label={texts.change(nameOf(tournament, player))}
          options={[
            { id: '', label: tournamentWords.tables.nobody },
            ...others.map((other) => ({ id: `${other.id}`, label: other.name })),
          ]}
          chosen=""
          onChoose={(chosen) => chosen !== '' && exchange(player, Number(chosen))}
        />
      ))}
    </>
  );
}
