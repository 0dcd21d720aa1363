import type { Battle, Combat } from '@/battle/state/battle';
import { type CombatTitle, titleOf } from '@/battle/state/engaged';
import type { CombatId } from '@/battle/state/ids';
import { useBattle, useBattlePart } from '@/store/battle/use-battle';
import { type ShownRound, shownCombat, shownRound } from './shown-round';

/** The combat on screen: the one asked for, else the newest that is still fought; null where none is. */
export function useShownCombat(asked: CombatId | null): Combat | null {
  return useBattlePart((battle) => shownCombat(battle, asked));
}

/**
 * What the words make of the title of the combat on screen, null where none is: the same text as long as nobody comes or goes, whatever
 * else a tap changes.
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
 * What the selector picks of the combat's latest round, as `useBattlePart` does: for the parts of the card, most of which a tap leaves as
 * they are.
 */
export function useRoundPart<Part>(
  combatId: CombatId,
  select: (shown: ShownRound, battle: Battle) => Part,
): Part {
  return useBattlePart((battle) => select(shownRound(battle, combatId), battle));
}
