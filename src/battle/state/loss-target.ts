import type { UnitId } from './ids';

/** Who takes a loss: a unit, or no particular unit. */
export type LossTarget = UnitId | 'unassigned';
