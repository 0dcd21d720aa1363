import type { DeletedBattle } from '@/store/battles/list-store';
import { useList, useListActions, useSettings } from '@/store/page/use-page-stores';
import { Button } from '@/ui/button/button';
import { Sheet } from '@/ui/page/sheet';
import { listWords } from '@/words/list-words';
import { words } from '@/words/words';
import { ForgottenEvents } from './forgotten-events';

/** The battles and events deleted in the last 30 days, each with a button to restore it. */
export function Wastebasket({ onClose }: { onClose(): void }) {
  const list = useList();
  const { restoreBattle } = useListActions();
  const eventsUsed = useSettings((settings) => settings.eventsUsed);
  const deleted: readonly DeletedBattle[] = list.kind === 'read' ? list.wastebasket : [];
  if (deleted.length === 0) return null;
  return (
    <Sheet title={words.battles.wastebasket(deleted.length)} closeName={words.close} onClose={onClose}>
      <ul className="grid gap-2">
        {deleted.map(({ card, deletedAt }) => (
          <li key={card.battleId} className="grid grid-cols-[minmax(0,1fr)_120px] items-center gap-3">
            <span className="min-w-0">
              <span className="block font-bold break-words">{words.battles.sides(card)}</span>
              <span className="text-detail text-muted">{listWords.wastebasket.deletedOn(deletedAt)}</span>
            </span>
            <Button
              name={listWords.wastebasket.bringBackNamed(card)}
              onPress={() => void restoreBattle(card.battleId)}
            >
              {listWords.wastebasket.bringBack}
            </Button>
          </li>
        ))}
      </ul>
      {eventsUsed && <ForgottenEvents />}
    </Sheet>
  );
}
