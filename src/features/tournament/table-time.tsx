import { extendedBy, leftAtTable } from '@/tournament/round-clock';
import { Button } from '@/ui/button/button';
import { useNow } from '@/ui/press/use-now';
import { eventWords } from '@/words/event-words';
import type { TournamentPartProps } from './tournament-parts';

const texts = eventWords.clock;
const MINUTE_MS = 60_000;
const MORE_MINUTES = [5, 10];

type TableTimeProps = Pick<TournamentPartProps, 'tournament' | 'now'> & {
  readonly round: number;
  readonly table: number;
};

/** The time of a table that has more than the hall; nothing for any other. */
export function TableTime({ tournament, now, round, table }: TableTimeProps) {
  const left = leftAtTable(tournament, round, table, now());
  return left !== null && <TimeLeft {...{ tournament, now, round, table }} />;
}

function TimeLeft({ tournament, now, round, table }: TableTimeProps) {
  const left = leftAtTable(tournament, round, table, useNow(now)) ?? 0;
  return (
    <span className="text-detail font-bold tabular-nums">
      {left > 0 ? texts.tableLeft(left) : texts.tableUp}
    </span>
  );
}

type ExtendTableProps = TournamentPartProps & { readonly round: number; readonly table: number };

/** Gives one table more time than the hall's clock; nothing where that round has none. */
export function ExtendTable({ round, table, ...props }: ExtendTableProps) {
  const { tournament, store, id, now } = props;
  if (tournament.clock?.round !== round) return null;
  const extend = (ms: number) => void store.actions.act(id, { type: 'tableExtended', round, table, ms });
  const isExtended = leftAtTable(tournament, round, table, now()) !== null;
  return (
    <section aria-label={texts.atTable} className="grid gap-1">
      <h3 className="text-detail text-muted">{texts.atTable}</h3>
      <TableTime {...{ tournament, now, round, table }} />
      <div className="grid grid-cols-3 gap-2">
        {MORE_MINUTES.map((minutes) => (
          <Button
            key={minutes}
            onPress={() =>
              extend(extendedBy(tournament, round, table, { ms: minutes * MINUTE_MS, now: now() }))
            }
          >
            {texts.more(minutes)}
          </Button>
        ))}
        {isExtended && <Button onPress={() => extend(0)}>{texts.asHall}</Button>}
      </div>
    </section>
  );
}
