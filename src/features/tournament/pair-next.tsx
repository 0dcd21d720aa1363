import { useState } from 'react';
import { absentStill } from '@/tournament/seats';
import { Button } from '@/ui/button/button';
import { AskSheet } from '@/ui/page/ask-sheet';
import { eventWords } from '@/words/event-words';
import { tournamentWords } from '@/words/tournament-words';
import { words } from '@/words/words';
import { DropOut } from './drop-out';
import { isOpen, openRounds } from './open-rounds';
import type { TournamentPartProps } from './tournament-parts';

const texts = eventWords.pair;

type PairNextProps = TournamentPartProps & { readonly round: number; onPair(): void };

/** Pairs the next round; where a table of an earlier one has no result, or somebody did not come, it says so and asks. */
export function PairNext({ round, tournament, shown: { matches }, store, id, onPair }: PairNextProps) {
  const [asks, setAsks] = useState(false);
  const absent = absentStill(tournament, matches);
  const open = matches.filter(isOpen);
  const lines = openRounds(matches, round, true).map(({ text }) => text);
  return (
    <>
      <Button kind="primary" onPress={() => (open.length + absent.length > 0 ? setAsks(true) : onPair())}>
        {tournamentWords.tables.pair(round)}
      </Button>
      {asks && (
        <AskSheet
          title={texts.title(round)}
          closeName={words.close}
          lines={open.length > 0 ? [...lines, texts.counts] : []}
          act={open.length > 0 ? texts.allTheSame : tournamentWords.tables.pair(round)}
          keep={open.length > 0 ? texts.wait : texts.later}
          onAct={() => {
            setAsks(false);
            onPair();
          }}
          onClose={() => setAsks(false)}
        >
          {absent.map((player) => (
            <div key={player.id} className="grid gap-1">
              <p className="break-words">{texts.absent(player.name)}</p>
              <DropOut store={store} id={id} player={player} fromRound={round} />
            </div>
          ))}
        </AskSheet>
      )}
    </>
  );
}
