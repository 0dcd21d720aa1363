import type { AftermathChoices } from '../../wound-pools/aftermath';
import type { PointRow } from '../../wound-pools/combat-points';
import { CHALLENGE, RESOLUTION, STANDARDS } from './sources';

/** Combat Resolution Points: one total for all units of a side. */
export const points = [
  {
    id: 'modelsRemoved',
    label: 'Enemy models removed',
    counted: 'each',
    points: 1,
    source: RESOLUTION,
  },
  { id: 'models', label: 'Most models left', counted: 'most', points: 1, source: RESOLUTION },
  { id: 'glory', label: 'Challenge', counted: 'each', points: 1, source: CHALLENGE },
  { id: 'vexillas', label: 'Units with a vexilla', counted: 'each', points: 1, source: STANDARDS },
  {
    id: 'companyStandards',
    label: 'Units with a company standard',
    counted: 'each',
    points: 1,
    source: STANDARDS,
  },
  {
    id: 'legionStandards',
    label: 'Units with a Legion standard',
    counted: 'each',
    points: 2,
    source: STANDARDS,
  },
  { id: 'other', label: 'Other rules', counted: 'each', points: 1, source: RESOLUTION },
] as const satisfies readonly PointRow[];

/** What each unit does after the points, the loser's first. */
export const aftermath = {
  by: 'choices',
  options: [
    { id: 'hold', label: 'Hold', after: ['won', 'lost', 'drew'], vehicles: true },
    {
      id: 'fallBack',
      label: 'Fall Back',
      after: ['won', 'lost', 'drew'],
      only: 'routed',
      leaves: true,
      move: { dice: 1, plus: 'initiative', cavalryDice: 2 },
    },
    {
      id: 'disengage',
      label: 'Disengage',
      after: ['lost'],
      barredBy: ['pinned'],
      leaves: true,
      move: { dice: 0, plus: 'movement' },
    },
    {
      id: 'pursue',
      label: 'Pursue',
      after: ['won'],
      enemiesLeave: true,
      barredBy: ['pinned'],
      move: { dice: 1, plus: 'initiative' },
    },
    { id: 'gunDown', label: 'Gun Down', after: ['won'], enemiesLeave: true },
    {
      id: 'consolidate',
      label: 'Consolidate',
      after: ['won'],
      enemiesLeave: true,
      massacre: true,
      move: { dice: 0, plus: 'initiative' },
    },
  ],
  source: RESOLUTION,
} as const satisfies AftermathChoices;
