import { useState } from 'react';
import type { BattleId } from '@/battle/ids';
import { Button } from '@/ui/button';
import { Sheet } from '@/ui/sheet';
import { words } from '@/words/words';

type WastebasketProps = {
  readonly deleted: readonly { readonly id: BattleId; readonly deletedAt: number }[];
  onRestore(id: BattleId): void;
};

/** The battles deleted in the last 30 days, each to be brought back. */
export function Wastebasket({ deleted, onRestore }: WastebasketProps) {
  const [opened, setOpened] = useState(false);
  if (deleted.length === 0) return null;
  const title = words.battles.wastebasket(deleted.length);
  return (
    <div className="pt-4">
      <Button kind="quiet" onPress={() => setOpened(true)}>
        {title}
      </Button>
      {opened && (
        <Sheet title={title} closeName={words.close} onClose={() => setOpened(false)}>
          <ul className="grid gap-2">
            {deleted.map(({ id, deletedAt }) => (
              <li key={id} className="grid grid-cols-[1fr_140px] items-center gap-3">
                <span>{words.battles.deletedOn(deletedAt)}</span>
                <Button onPress={() => onRestore(id)}>{words.battles.restore}</Button>
              </li>
            ))}
          </ul>
        </Sheet>
      )}
    </div>
  );
}
