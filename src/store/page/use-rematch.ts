import { cardOf } from '@/battle/cards/card-of';
import type { BattleId } from '@/battle/state/ids';
import type { Side } from '@/rules/index';
import { startByOtherRulebook, startRematch } from '@/store/battle/rematch';
import { useLedger } from '@/store/battle/use-battle';
import { useBattleStore } from '@/store/battle/use-battle-store';
import type { Sided } from '@/store/battles/own-sides';
import { usePageStores } from './use-page-stores';

/**
 * Starts a battle of the same players and armies as that one, with the same owner's side. Null if this is not
 * possible.
 */
export function useRematch(): (earlier: Sided) => Promise<BattleId | null> {
  const store = useBattleStore();
  const { readMarks, rememberSide, onFailure } = usePageStores();
  return async (earlier) => {
    const mine = await readMarks(earlier).then(
      (marks): Side | null => (marks.mine === 'neither' ? null : marks.mine),
      // The owner's side is optional here: the battle starts without it.
      () => null,
    );
    const begun = await startRematch(store, earlier.battleId);
    if (begun && mine) await rememberSide(begun, mine).catch(onFailure);
    return begun;
  };
}

/**
 * Starts the battle on screen anew with another rulebook, and puts the one on screen into the wastebasket.
 * Null if this version cannot fight by that rulebook.
 */
export function useOtherRulebook(): (editionId: string) => BattleId | null {
  const store = useBattleStore();
  const ledger = useLedger();
  const { list, save, readMarks, rememberSide, settings, onFailure } = usePageStores();
  return (editionId) => {
    const card = cardOf(ledger);
    const begun = startByOtherRulebook(store, ledger, editionId);
    if (begun === null) return null;
    settings.change({ editionId });
    const replace = async () => {
      await save.queue.idle();
      const { mine } = await readMarks(card);
      if (mine === 'a' || mine === 'b') await rememberSide(begun, mine);
      await list.actions.deleteBattle(card);
    };
    replace().catch(onFailure);
    return begun;
  };
}
