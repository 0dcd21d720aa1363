import { useState } from 'react';
import type { Card } from '@/battle/cards/card';
import { SIDES } from '@/rules/index';
import { useSeasonActions } from '@/store/use-season';
import { Button } from '@/ui/button';
import { Sheet } from '@/ui/sheet';
import { SideChoice } from '@/ui/side-choice';
import { SIDE_TONE } from '@/ui/tone';
import { seasonWords } from '@/words/season-words';
import { words } from '@/words/words';

/** How many battles are asked about at once. */
const MOST_SHOWN = 30;

type LeftOutProps = { readonly sideless: readonly Card[]; readonly unreadable: number };

/** What is not counted and why; whose side it was can be said now. */
export function LeftOut({ sideless, unreadable }: LeftOutProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      {unreadable > 0 && <p className="pt-3 text-warn">{seasonWords.unreadable(unreadable)}</p>}
      {sideless.length > 0 && (
        <div className="grid gap-2 pt-3">
          <p>{seasonWords.sideless(sideless.length)}</p>
          <Button onPress={() => setAsking(true)}>{seasonWords.saySides}</Button>
        </div>
      )}
      {asking && <SidesSheet sideless={sideless} onClose={() => setAsking(false)} />}
    </>
  );
}

type SidesSheetProps = { readonly sideless: readonly Card[]; onClose(): void };

function SidesSheet({ sideless, onClose }: SidesSheetProps) {
  const { chooseSide } = useSeasonActions();
  return (
    <Sheet title={seasonWords.sidesTitle} closeName={words.close} onClose={onClose}>
      <ul className="grid grid-cols-1 gap-4">
        {sideless.slice(0, MOST_SHOWN).map((card) => (
          <li key={card.battleId} className="grid grid-cols-1 gap-1">
            <span className="break-words">
              {words.sideBySide([words.battles.sides(card), words.date(card.startedAt)])}
            </span>
            <SideChoice
              label={seasonWords.sideOf(words.battles.sides(card))}
              options={SIDES.map((side) => ({ id: side, label: words.side(side), tone: SIDE_TONE[side] }))}
              chosen={null}
              disabled={false}
              onChoose={(side) => void chooseSide(card.battleId, side)}
            />
          </li>
        ))}
      </ul>
      {sideless.length > MOST_SHOWN && (
        <p className="pt-3 text-muted">{seasonWords.moreSides(sideless.length - MOST_SHOWN)}</p>
      )}
      <div className="pt-4">
        <Button kind="primary" onPress={onClose}>
          {words.done}
        </Button>
      </div>
    </Sheet>
  );
}
