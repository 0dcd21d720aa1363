import { isOfRound } from './table-key';

/** What of an event belongs to its rounds. */
type Rounds = {
  readonly paired: readonly unknown[];
  readonly cut: { readonly after: number } | null;
  readonly entered: ReadonlyMap<string, unknown>;
  readonly noShows: ReadonlyMap<string, unknown>;
  readonly reentered: ReadonlySet<string>;
  readonly extended: ReadonlyMap<string, unknown>;
  readonly clock: { readonly round: number } | null;
};

/** What was entered for the tables of that round goes with it, and so does its clock. */
export function withoutLastRound<Event extends Rounds>(tournament: Event): Event {
  const round = tournament.paired.length;
  return {
    ...tournament,
    paired: tournament.paired.slice(0, -1),
    cut: tournament.cut && tournament.cut.after < round ? tournament.cut : null,
    entered: withoutRound(tournament.entered, round),
    noShows: withoutRound(tournament.noShows, round),
    reentered: new Set([...tournament.reentered].filter((key) => !isOfRound(key, round))),
    extended: withoutRound(tournament.extended, round),
    clock: tournament.clock?.round === round ? null : tournament.clock,
  };
}

/** What is known by "round.table", without that round. */
export function withoutRound<Value>(
  byTable: ReadonlyMap<string, Value>,
  round: number,
): ReadonlyMap<string, Value> {
  return new Map([...byTable].filter(([key]) => !isOfRound(key, round)));
}
