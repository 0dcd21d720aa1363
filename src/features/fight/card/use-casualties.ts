import type { CombatId } from '@/battle/state/ids';
import type { LossTarget } from '@/battle/state/loss-target';
import { vibrate } from '@/pwa/vibration';
import type { RowId, Side } from '@/rules/index';
import { useBattleActions } from '@/store/battle/use-battle';
import { useSettings } from '@/store/page/use-page-stores';

/** A side's losses in the round on screen. Tiles and the keypad both use this to change them. */
export function useCasualties(
  combatId: CombatId,
  rowId: RowId,
  side: Side,
): {
  /** Adds losses to that unit, or to no particular unit; a negative number gives back. */
  count(by: number, on: LossTarget): void;
} {
  const { act } = useBattleActions();
  const isFelt = useSettings((settings) => settings.vibrate);
  return {
    count(by, on) {
      const done = act({ type: 'count', combatId, side, rowId, by, on });
      if (done.ok && isFelt) vibrate();
    },
  };
}
