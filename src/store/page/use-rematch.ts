import type { BattleId } from '@/battle/state/ids';
import type { Side } from '@/rules/index';
import { startRematch } from '@/store/battle/rematch';
import { useBattleStore } from '@/store/battle/use-battle-store';
import type { Sided } from '@/store/battles/own-sides';
import { usePageStores } from './use-page-stores';

/**
 * Starts a battle of the same players and armies as that one, with the same owner's side. Null if this is not
 * possible.
 */
export function useRematch(): (earlier: Sided) => Promise<BattleId | null> {
  const store = useBattleStore();
  const { readMarks, rememberSide } = usePageStores();
  return async (earlier) => {
    const mine = await readMarks(earlier).then(
      (marks): Side | null => (marks.mine === 'neither' ? null : marks.mine),
      // The owner's side is optional here: the battle starts without it.
      () => null,
    );
    const begun = await startRematch(store, earlier.battleId);
    if (begun && mine) rememberSide(begun, mine);
    return begun;
  };
}
