import { useState } from 'react';
import type { CardLine } from '@/battle/cards/card-line';
import { splitSeq } from '@/battle/log/split-id';
import type { OlderCourse } from '@/store/battles/season-store';
import { Button } from '@/ui/button/button';
import { Sheet } from '@/ui/page/sheet';
import { seasonWords } from '@/words/season-words';
import { words } from '@/words/words';
import { SidesSheet } from './sides-sheet';

type LeftOutProps = {
  readonly sideless: readonly CardLine[];
  readonly older: readonly OlderCourse[];
  readonly followed: number;
  readonly unreadable: number;
};

/** What is not counted, and why. The owner's side can be entered here. */
export function LeftOut({ sideless, older, followed, unreadable }: LeftOutProps) {
  const [asking, setAsking] = useState<'sides' | 'older' | null>(null);
  const close = () => setAsking(null);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-end gap-x-8 spread:grid-cols-2">
      {unreadable > 0 && <p className="pt-3 text-warn">{seasonWords.unreadable(unreadable)}</p>}
      {followed > 0 && <p className="pt-3 text-muted">{seasonWords.followed(followed)}</p>}
      {older.length > 0 && (
        <div className="grid gap-2 pt-3">
          <p>{seasonWords.older(older.length)}</p>
          <Button onPress={() => setAsking('older')}>{seasonWords.showOlder}</Button>
        </div>
      )}
      {sideless.length > 0 && (
        <div className="grid gap-2 pt-3">
          <p>{seasonWords.sideless(sideless.length)}</p>
          <Button onPress={() => setAsking('sides')}>{seasonWords.saySides}</Button>
        </div>
      )}
      {asking === 'sides' && <SidesSheet sideless={sideless} onClose={close} />}
      {asking === 'older' && <OlderSheet older={older} onClose={close} />}
    </div>
  );
}

/** The courses that do not count, each with the one that does. */
function OlderSheet({ older, onClose }: { readonly older: readonly OlderCourse[]; onClose(): void }) {
  return (
    <Sheet title={seasonWords.olderTitle} closeName={words.close} onClose={onClose}>
      <ul className="grid grid-cols-1 gap-3">
        {older.map(({ card, counts }) => (
          <li key={card.battleId} className="break-words">
            <span className="block font-bold">{words.battles.sides(card)}</span>
            <span className="block text-muted">
              {words.sideBySide([
                words.date(card.startedAt),
                words.battles.result(card),
                words.battles.continuedAs(splitSeq(counts.battleId), counts.lastAt),
              ])}
            </span>
          </li>
        ))}
      </ul>
      <div className="pt-4">
        <Button kind="primary" onPress={onClose}>
          {words.done}
        </Button>
      </div>
    </Sheet>
  );
}
