import { useState } from 'react';
import type { Intent } from '@/battle/log/intent';
import { battleOf } from '@/battle/log/ledger';
import type { Side } from '@/rules/index';
import { useBattleActions, useBattleState, useMayWriteFor } from '@/store/battle/use-battle';
import { battleWords } from '@/words/battle-words';

/** Whether the army of that side may be changed: this tab writes it, and the battle has not ended. Null: any army. */
export function useMayChange(side: Side | null): boolean {
  const mayWrite = useMayWriteFor(side);
  const ended = useBattleState(({ open }) => open.kind === 'open' && battleOf(open.ledger).outcome !== null);
  return mayWrite && !ended;
}

/** Acts for a sheet. A sheet covers the frame's message, so it shows the sentence of a refusal itself. */
export function useSheetAct(): {
  /** Returns whether the intent was accepted. */
  act(intent: Intent): boolean;
  readonly refusal: string | null;
  forgetRefusal(): void;
} {
  const { act, dismissRefusal } = useBattleActions();
  const [refusal, setRefusal] = useState<string | null>(null);
  return {
    act(intent) {
      const done = act(intent);
      if (done.ok || done.refusal.code === 'nothingChanged') {
        setRefusal(null);
        return true;
      }
      setRefusal(battleWords.refusal(done.refusal));
      dismissRefusal();
      return false;
    },
    refusal,
    forgetRefusal: () => setRefusal(null),
  };
}
