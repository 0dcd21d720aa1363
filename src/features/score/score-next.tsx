import { useState } from 'react';
import { useLocation } from 'wouter';
import { useBattle, useMayWrite } from '@/store/battle/use-battle';
import { Button } from '@/ui/button/button';
import { battleWords } from '@/words/battle-words';
import { EndBattleSheet } from './end-battle-sheet';

/** The primary button of the Score room: it ends the battle, or exports the result of an ended one. */
export function ScoreNext() {
  const [ending, setEnding] = useState(false);
  const [, navigate] = useLocation();
  const { id, outcome } = useBattle();
  const mayWrite = useMayWrite();
  if (outcome) {
    return (
      <Button kind="primary" onPress={() => navigate(`/result/${id}`)}>
        {battleWords.handOver.result}
      </Button>
    );
  }
  return (
    <>
      <Button kind="primary" disabled={!mayWrite} onPress={() => setEnding(true)}>
        {battleWords.battleScore.end.button}
      </Button>
      {ending && <EndBattleSheet onClose={() => setEnding(false)} />}
    </>
  );
}
