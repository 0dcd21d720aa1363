import {
  groupsOf,
  isKnown,
  profileOnly,
  type RememberedFighters,
} from '@/battle/assault/remembered/remembered-fighters';
import { unitOf } from '@/battle/state/army';
import type { Battle } from '@/battle/state/battle';
import { EMPTY_FIGHTER, type FighterDraft } from '@/battle/state/fighters';
import { sameValue } from '@/plain/same-value';

/**
 * Whether nobody gave the values of fighters that are proposed: neither an army list nor a player, in this
 * battle or an earlier one.
 */
export function isSample(battle: Battle, remembered: RememberedFighters, draft: FighterDraft): boolean {
  const army = draft.unitId === null ? undefined : unitOf(battle, draft.unitId);
  if (army) return !isKnown(army, remembered);
  return sameValue(profileOnly(draft), { ...EMPTY_FIGHTER, name: draft.name });
}

/**
 * Whether fighters that were taken from an army as they were proposed still have the sample values of which nobody gave
 * one: by what this device remembers, or by the values themselves, which another device may have entered.
 */
export function standsAsSample(battle: Battle, remembered: RememberedFighters, draft: FighterDraft): boolean {
  const army = draft.unitId === null ? undefined : unitOf(battle, draft.unitId);
  if (!army || isKnown(army, remembered)) return false;
  const { ranged: _, ...values } = profileOnly(draft);
  return groupsOf(army, []).some((sample) => {
    const { ranged: __, ...others } = profileOnly(sample);
    return sameValue(values, others);
  });
}
