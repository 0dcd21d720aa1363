import type { UnitId } from './ids';

/** On whom a loss falls: a unit, or no unit in particular. */
export type LossTarget = UnitId | 'unassigned';
