import { useState } from 'react';
import type { BattleId } from '@/battle/state/ids';
import type { DeletedBattle } from '@/store/list-store';
import { Button } from '@/ui/button';
import { Sheet } from '@/ui/sheet';
import { words } from '@/words/words';

type WastebasketProps = {
  readonly deleted: readonly DeletedBattle[];
  onRestore(id: BattleId): void;
};

/** The battles deleted in the last 30 days, each to be brought back. */
export function Wastebasket({ deleted, onRestore }: WastebasketProps) {
  const [opened, setOpened] = useState(false);
  if (deleted.length === 0) return null;
  const title = words.battles.wastebasket(deleted.length);
  return (
    <>
      <Button kind="quiet" onPress={() => setOpened(true)}>
        {title}
      </Button>
      {opened && (
        <Sheet title={title} closeName={words.close} onClose={() => setOpened(false)}>
          <ul className="grid gap-2">
            {deleted.map(({ card, deletedAt }) => (
              <li key={card.battleId} className="grid grid-cols-[minmax(0,1fr)_120px] items-center gap-3">
                <span className="min-w-0">
                  <span className="block font-bold break-words">{words.battles.sides(card)}</span>
                  <span className="text-[16px] text-muted">{words.battles.deletedOn(deletedAt)}</span>
                </span>
                <Button name={words.battles.restoreNamed(card)} onPress={() => onRestore(card.battleId)}>
                  {words.battles.restore}
                </Button>
              </li>
            ))}
          </ul>
        </Sheet>
      )}
    </>
  );
}
