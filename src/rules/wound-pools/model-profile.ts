import type { SpecialRule } from './special-rules';
import type { Need } from './wound-pool-rules';

/**
 * The values for a Wound: of a model, or of a vehicle, whose Toughness is null and whose Wounds are its Hull
 * Points.
 */
export type ModelProfile = {
  /** Wounds or Hull Points it has left. */
  readonly wounds: number;
  readonly toughness: number | null;
  readonly armourSave: Need;
  readonly invulnerableSave: Need;
  readonly feelNoPain: Need;
  /** From its place when it is shot at; missing: none. */
  readonly coverSave?: Need;
  /** Another roll in place of Feel No Pain when it is shot at; missing: none. */
  readonly shrouded?: Need;
  /** By how much its rules lessen the Damage of a Wound, to 1 at the lowest; missing: not at all. */
  readonly lessDamage?: number;
  readonly rules: readonly SpecialRule[];
  /**
   * A vehicle with Armour Values: a penetrating hit rolls on the damage table. Missing for any other target.
   */
  readonly vehicle?: { readonly openTopped: boolean };
  /** What its unit was as the step began, where glances give a status; missing: nothing. */
  readonly statuses?: readonly string[];
};
