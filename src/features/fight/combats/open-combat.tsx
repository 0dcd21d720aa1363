import { useBattleActions, useBattlePart, useMayWrite } from '@/store/battle/use-battle';
import { Button } from '@/ui/button/button';
import { battleWords } from '@/words/battle-words';

/** The primary button if no combat is being fought: it opens one, and `onOpened` may show it. */
export function OpenCombat({ onOpened }: { onOpened(): void }) {
  const { act } = useBattleActions();
  const mayWrite = useMayWrite();
  const ended = useBattlePart(({ outcome }) => outcome !== null);
  return (
    <Button
      kind="primary"
      disabled={ended || !mayWrite}
      onPress={() => {
        act({ type: 'openCombat' });
        onOpened();
      }}
    >
      {battleWords.fight.newCombat}
    </Button>
  );
}
