import { type ReactNode, useState } from 'react';
import type { Match } from '@/tournament/matches';
import { tableKey } from '@/tournament/table-key';
import type { TableResult } from '@/tournament/table-result';
import { Button } from '@/ui/button/button';
import { Sheet } from '@/ui/page/sheet';
import { eventWords } from '@/words/event-words';
import { tournamentWords } from '@/words/tournament-words';
import { words } from '@/words/words';
import { MatchPlayers } from './match-players';
import { ResultForm } from './result-form';
import { confirmedSentence, resultPoints } from './said-sentence';
import { ExtendTable } from './table-time';
import { nameOf, type TournamentPartProps } from './tournament-parts';

const texts = tournamentWords.tables;

type MatchSheetProps = TournamentPartProps & {
  readonly match: Match;
  onClose(): void;
  /** The code of this table. */
  readonly children: ReactNode;
};

/** A table before its organiser: its code, its result to enter or correct, and other players. */
export function MatchSheet({ children, ...props }: MatchSheetProps) {
  const { match, tournament, store, id, onClose } = props;
  const { pair, round, replaced } = match;
  // A table without a result is opened to enter it.
  const [editing, setEditing] = useState(match.result === null);
  const enter = (result: TableResult | null, noShow?: number) => {
    const absent = noShow === undefined ? {} : { noShow };
    void store.actions.act(id, { type: 'resultEntered', round, table: pair.table, result, ...absent });
    setEditing(false);
    onClose();
  };
  return (
    <Sheet
      title={`${texts.table(pair.table)}: ${nameOf(tournament, pair.a)} ${texts.versus} ${nameOf(tournament, pair.b)}`}
      closeName={words.close}
      onClose={onClose}
    >
      <div className="grid gap-4">
        {match.state === 'differing' && (
          <section className="grid gap-2">
            <p role="alert">{eventWords.said.differ}</p>
            {match.said.map(({ result, phones }) => {
              const points = resultPoints(tournament, pair, result);
              return (
                <div key={JSON.stringify(result)} className="grid gap-1">
                  <p className="text-detail text-muted">
                    {eventWords.said.heard({ points, by: confirmedSentence(tournament, { result, phones }) })}
                  </p>
                  <Button onPress={() => enter(result)}>{eventWords.said.counts(points)}</Button>
                </div>
              );
            })}
          </section>
        )}
        {replaced && (
          <p>
            {match.said
              .map(({ result }) => resultPoints(tournament, pair, result))
              .map((points) => eventWords.said.had(points))
              .join(' ')}
          </p>
        )}
        {editing ? (
          <ResultForm
            tournament={tournament}
            pair={pair}
            before={match.result}
            saveLabel={tournamentWords.result.save}
            onSave={enter}
          />
        ) : (
          <Button kind="primary" onPress={() => setEditing(true)}>
            {tournamentWords.result.correct}
          </Button>
        )}
        {tournament.entered.has(tableKey(round, pair.table)) && (
          <Button onPress={() => enter(null)}>{tournamentWords.result.takeBack}</Button>
        )}
        {match.state === 'missing' && <ExtendTable {...props} round={round} table={pair.table} />}
        {match.state === 'missing' && <MatchPlayers {...props} onEnter={enter} />}
        {children}
      </div>
    </Sheet>
  );
}
