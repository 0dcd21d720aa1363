import { useState } from 'react';
import type { Match } from '@/tournament/matches';
import { Button } from '@/ui/button/button';
import { AskSheet } from '@/ui/page/ask-sheet';
import { eventWords } from '@/words/event-words';
import { tournamentWords } from '@/words/tournament-words';
import { words } from '@/words/words';

const texts = eventWords.pair;

/** The states of a table of which nothing counts. */
const OPEN: readonly Match['state'][] = ['missing', 'foreign', 'differing', 'incomplete'];

/** Whether nothing counts of that table. */
export function isOpen({ state }: Match): boolean {
  return OPEN.includes(state);
}

type PairNextProps = { readonly round: number; readonly matches: readonly Match[]; onPair(): void };

/** Pairs the next round; where a table of an earlier one has no result, it says which and asks. */
export function PairNext({ round, matches, onPair }: PairNextProps) {
  const [asks, setAsks] = useState(false);
  const open = matches.filter(isOpen);
  const rounds = [...new Set(open.map((match) => match.round))];
  const lines = rounds.map((of) => {
    const tables = open
      .filter((match) => match.round === of)
      .map(({ pair }) => pair.table)
      .toSorted((one, other) => one - other);
    return texts.missing({ count: tables.length, round: of, tables: eventWords.tables(tables) });
  });
  return (
    <>
      <Button kind="primary" onPress={() => (open.length > 0 ? setAsks(true) : onPair())}>
        {tournamentWords.tables.pair(round)}
      </Button>
      {asks && (
        <AskSheet
          title={texts.title(round)}
          closeName={words.close}
          lines={[...lines, texts.counts]}
          act={texts.allTheSame}
          keep={texts.wait}
          onAct={() => {
            setAsks(false);
            onPair();
          }}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  );
}
