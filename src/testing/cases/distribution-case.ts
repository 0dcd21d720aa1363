import { woundPools as book } from '@/rules/editions/hh-1/wound-pools';
import { lossOdds } from '@/rules/wound-pools/loss-odds';
import type { ModelProfile } from '@/rules/wound-pools/model-profile';
import { type AttackGroup, attackVolley } from '@/rules/wound-pools/volley';

const attacks: Omit<AttackGroup, 'id' | 'strength' | 'ap' | 'rules'> = {
  count: 10,
  start: 'attacks',
  attackerWs: 4,
  targetWs: [4],
  targetType: 'nonVehicle',
  toughness: [4],
};
/** Four groups of ten attacks, each with pools of its own. */
const groups: readonly AttackGroup[] = [
  { ...attacks, id: 'blades', strength: 4, ap: null, rules: ['shred'] },
  { ...attacks, id: 'claws', strength: 5, ap: 4, rules: ['rending'] },
  { ...attacks, id: 'hammers', strength: 8, ap: 2, rules: ['rerollHitsOfOne'] },
  { ...attacks, id: 'destroyers', strength: null, ap: 2, rules: ['destroyer'] },
];
const model: ModelProfile = {
  wounds: 3,
  toughness: 4,
  armourSave: 3,
  invulnerableSave: 5,
  feelNoPain: 5,
  rules: [],
};

/**
 * The exact distribution of what 40 attacks in four pools do to ten models of three Wounds: the case of the
 * bench.
 */
export function fortyAttacks() {
  const volleys = groups.map((group) => attackVolley(book, group));
  return lossOdds(
    book,
    volleys,
    Array.from({ length: 10 }, () => model),
  );
}
