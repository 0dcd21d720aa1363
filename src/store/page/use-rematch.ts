import type { BattleId } from '@/battle/state/ids';
import type { Side } from '@/rules/index';
import type { Sided } from '@/store/archive/own-sides';
import { startRematch } from '@/store/battle/rematch';
import { useBattleStore } from '@/store/battle/use-battle-store';
import { usePageStores } from './use-page-stores';

/** Begins a battle of the same players and armies as that one, with the owner's side noted as there. Null where that cannot be. */
export function useRematch(): (earlier: Sided) => Promise<BattleId | null> {
  const store = useBattleStore();
  const { readMarks, rememberSide } = usePageStores();
  return async (earlier) => {
    const mine = await readMarks(earlier).then(
      (marks): Side | null => (marks.mine === 'neither' ? null : marks.mine),
      // Whose side it was is a convenience: the battle begins without it.
      () => null,
    );
    const begun = await startRematch(store, earlier.battleId);
    if (begun && mine) rememberSide(begun, mine);
    return begun;
  };
}
