import type { Match } from '@/tournament/matches';
import { Button } from '@/ui/button/button';
import { eventWords } from '@/words/event-words';

/** The states of a table of which nothing counts. */
const OPEN: readonly Match['state'][] = ['missing', 'foreign', 'differing', 'incomplete'];

/** Whether nothing counts of that table. */
export function isOpen({ state }: Match): boolean {
  return OPEN.includes(state);
}

/** A round in which nothing counts of some tables, and a sentence that names these. */
type OpenRound = { readonly round: number; readonly text: string };

/** So many tables are named; of more it is said how many. */
const FEW = 8;

/** The rounds before that one with open tables, the first one first. `all`: every table is named. */
export function openRounds(matches: readonly Match[], before: number, all = false): readonly OpenRound[] {
  const open = matches.filter((match) => match.round < before && isOpen(match));
  return [...new Set(open.map(({ round }) => round))].map((round) => {
    const tables = open
      .filter((match) => match.round === round)
      .map(({ pair }) => pair.table)
      .toSorted((one, other) => one - other);
    const { length: count } = tables;
    const { missing, missingMany } = eventWords.pair;
    const isShort = all || count <= FEW;
    const text = isShort
      ? missing({ count, round, tables: eventWords.tables(tables) })
      : missingMany({ count, round });
    return { round, text };
  });
}

type OpenBeforeProps = {
  readonly matches: readonly Match[];
  /** The round that is shown. */
  readonly round: number;
  readonly onOpen: (round: number) => void;
};

/** What is still open of earlier rounds: a tap shows that round. */
export function OpenBefore({ matches, round, onOpen }: OpenBeforeProps) {
  return openRounds(matches, round).map((open) => (
    <Button key={open.round} onPress={() => onOpen(open.round)}>
      {open.text}
    </Button>
  ));
}
