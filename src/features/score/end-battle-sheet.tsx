import { Sheet } from '@/ui/page/sheet';
import { battleWords } from '@/words/battle-words';
import { words } from '@/words/words';
import { EndBattle } from './end-battle';

/** The only question before a battle ends. */
export function EndBattleSheet({ onClose }: { onClose(): void }) {
  return (
    <Sheet title={battleWords.finish.title} closeName={words.close} onClose={onClose}>
      <EndBattle onClose={onClose} />
    </Sheet>
  );
}
