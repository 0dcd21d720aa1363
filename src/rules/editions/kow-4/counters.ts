import type { Characteristic } from '../../profile/characteristic';
import type { Status, UnitCounter } from '../../profile/unit-counter';
import { DEVASTATED_STRENGTH, NERVE, PROFILES } from './sources';

/** The numbers of a profile that the tests and the attacks read. */
export const characteristics = [
  { id: 'nerve', label: 'Nerve', min: 1, max: 40, source: PROFILES },
  { id: 'attacks', label: 'Attacks', min: 0, max: 99, source: PROFILES },
] as const satisfies readonly Characteristic[];

/** Damage: it only grows, but for rules that take some away, and removes nobody by itself. */
export const damage = {
  id: 'damage',
  label: 'Damage',
  unit: { one: 'damage', other: 'damage' },
  regains: { label: 'Regeneration', need: 'regeneration' },
  source: NERVE,
} as const satisfies UnitCounter;

/** More damage than Nerve. */
export const devastated = {
  id: 'devastated',
  label: 'Devastated',
  above: { counter: damage.id, limit: { characteristic: 'nerve' } },
  halves: ['attacks', 'unitStrength'],
  outcomes: { wavering: 'routed' },
  source: DEVASTATED_STRENGTH,
} as const satisfies Status;
