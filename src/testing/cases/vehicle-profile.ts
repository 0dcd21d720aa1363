import type { ModelProfile } from '@/rules/wound-pools/model-profile';
import type { Need } from '@/rules/wound-pools/wound-pool-rules';

/** A vehicle or building as a target of Destroyer hits: without an armour save and Feel No Pain. */
export function vehicleProfile(hullPoints: number, invulnerableSave: Need): ModelProfile {
  return {
    wounds: hullPoints,
    toughness: null,
    armourSave: null,
    invulnerableSave,
    feelNoPain: null,
    rules: [],
  };
}
