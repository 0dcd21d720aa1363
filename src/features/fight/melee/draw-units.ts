import type { ReactNode } from 'react';
import type { UnitId } from '@/battle/state/ids';

/** Draws some units with what they have suffered; `inCombat`: their combat is named around them. */
export type DrawUnits = (unitIds: readonly UnitId[], inCombat: boolean) => ReactNode;
