import { type Battle, combatOf } from '@/battle/state/battle';
import type { Combat } from '@/battle/state/combat';
import { type CombatTitle, titleOf } from '@/battle/state/engaged';
import type { CombatId } from '@/battle/state/ids';
import { useBattle, useBattlePart, useIsByOther, useLedgerPart } from '@/store/battle/use-battle';
import { heldCombat } from './held-combat';
import { type ShownRound, shownCombat, shownRound } from './shown-round';

/** The combat on screen: the one asked for, else the newest that is still fought; null: none. */
export function useShownCombat(asked: CombatId | null): Combat | null {
  return useBattlePart((battle) => shownCombat(battle, asked));
}

/** The combat asked for, else one that this phone is counting while another phone has opened a newer one. */
export function useHeldCombat(asked: CombatId | null): CombatId | null {
  const isByOther = useIsByOther();
  return useLedgerPart((ledger) => asked ?? heldCombat(ledger, isByOther));
}

/**
 * A text made of the title of the combat on screen; null: no combat. It stays the same object until units
 * join or leave, whatever else a tap changes.
 */
export function useTitled<Text extends string | null>(
  asked: CombatId | null,
  say: (title: CombatTitle | null, battle: Battle) => Text,
): Text {
  return useBattlePart((battle) => {
    const combat = shownCombat(battle, asked);
    return say(combat && titleOf(battle, combat), battle);
  });
}

/** The latest round of the combat with its score. */
export function useShownRound(combatId: CombatId): ShownRound {
  return shownRound(useBattle(), combatId);
}

/**
 * The part of the combat's latest round that the selector returns, like `useBattlePart`: most taps leave most
 * parts of the card unchanged.
 */
export function useRoundPart<Part>(
  combatId: CombatId,
  select: (shown: ShownRound, battle: Battle) => Part,
): Part {
  return useBattlePart((battle) => select(shownRound(battle, combatId), battle));
}

/**
 * The part of a combat that the selector returns, whether its rounds have a score or not. The combat must be in
 * the battle.
 */
export function useCombatPart<Part>(
  combatId: CombatId,
  select: (combat: Combat, battle: Battle) => Part,
): Part {
  return useBattlePart((battle) => {
    const combat = combatOf(battle, combatId);
    if (!combat) throw new Error(`There is no combat ${combatId}`);
    return select(combat, battle);
  });
}
