import type { UnitFact } from '../../score-sheet/engagement';
import { CHECKS, REPAIRED } from './sources';

/** What the form asks of a unit: what its checks are made on. */
export const unitFacts = [
  {
    id: 'leadership',
    label: 'Leadership',
    hint: 'the lowest of the unit',
    inLists: { columns: ['LD', 'Ld'] },
    source: CHECKS,
    input: 'number',
    min: 0,
    max: 12,
  },
  {
    id: 'cool',
    label: 'Cool',
    hint: 'the lowest of the unit',
    inLists: { columns: ['CL', 'Cl'] },
    source: CHECKS,
    input: 'number',
    min: 0,
    max: 12,
  },
  { id: 'vehicle', label: 'Vehicle', hint: 'it is repaired', source: REPAIRED, input: 'switch' },
] as const satisfies readonly UnitFact[];
