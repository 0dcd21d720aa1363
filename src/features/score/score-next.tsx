import { useState } from 'react';
import { useBattle, useBattleActions, useMayWrite } from '@/store/use-battle';
import { Button } from '@/ui/button';
import { Sheet } from '@/ui/sheet';
import { battleWords } from '@/words/battle-words';
import { words } from '@/words/words';
import { EndBattle } from './end-battle';

/** The one dark button of the Score room: it ends the battle, or takes an ended one up again. */
export function ScoreNext() {
  const [ending, setEnding] = useState(false);
  const { act } = useBattleActions();
  const { outcome } = useBattle();
  const mayWrite = useMayWrite();
  const { end } = battleWords.battleScore;
  if (outcome) {
    return (
      <Button kind="primary" disabled={!mayWrite} onPress={() => act({ type: 'reopenBattle' })}>
        {end.reopen}
      </Button>
    );
  }
  return (
    <>
      <Button kind="primary" disabled={!mayWrite} onPress={() => setEnding(true)}>
        {end.button}
      </Button>
      {ending && (
        <Sheet title={battleWords.finish.title} closeName={words.close} onClose={() => setEnding(false)}>
          <EndBattle onClose={() => setEnding(false)} />
        </Sheet>
      )}
    </>
  );
}
