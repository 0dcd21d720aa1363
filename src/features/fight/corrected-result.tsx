import { useMemo } from 'react';
import { correctedOutcome } from '@/battle/log/corrected-round';
import type { Combat, Round } from '@/battle/state/combat';
import { useLedger } from '@/store/battle/use-battle';
import { battleWords } from '@/words/battle-words';

type CorrectedResultProps = { readonly combat: Combat; readonly round: Round };

/** The result of a closed round after corrections, next to its record; nothing without corrections. */
export function CorrectedResult({ combat, round }: CorrectedResultProps) {
  const ledger = useLedger();
  const corrected = useMemo(
    () => correctedOutcome(ledger, combat.id, round.number),
    [ledger, combat.id, round.number],
  );
  if (!corrected) return null;
  const { a, b, result } = corrected;
  return (
    <p className="mt-1 rounded-lg bg-warn-field px-3 py-1.5 text-center text-label font-bold">
      {battleWords.fight.corrected(a.total, b.total, result)}
    </p>
  );
}
