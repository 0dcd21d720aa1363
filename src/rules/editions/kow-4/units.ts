import type { UnitFact } from '../../score-sheet/engagement';
import type { UnitStrengthTable } from '../../score-sheet/unit-strength';
import { FEARLESS, INSPIRING, IRON_RESOLVE, PROFILES, REGENERATION, STRIKING } from './sources';

/** The Unit Strength of a whole unit by its size or type, of every kind. */
export const unitStrength = {
  types: [
    { id: 'troop', label: 'Troop', each: { perUnit: 1 }, source: PROFILES },
    { id: 'regiment', label: 'Regiment', each: { perUnit: 2 }, source: PROFILES },
    { id: 'horde', label: 'Horde', each: { perUnit: 4 }, source: PROFILES },
    { id: 'monster', label: 'Monster', each: { perUnit: 2 }, source: PROFILES },
    { id: 'titan', label: 'Titan', each: { perUnit: 2 }, source: PROFILES },
    { id: 'warEngine', label: 'War Engine', each: { perUnit: 1 }, source: PROFILES },
    { id: 'warlord', label: 'Warlord', each: { perUnit: 2 }, source: PROFILES },
    { id: 'champion', label: 'Champion', each: { perUnit: 1 }, source: PROFILES },
  ],
} as const satisfies UnitStrengthTable;

/** What the form asks of a unit. */
export const unitFacts = [
  {
    id: 'troopType',
    label: 'Size or type',
    hint: 'its Unit Strength follows',
    source: PROFILES,
    input: 'choice',
    options: unitStrength.types,
  },
  {
    id: 'nerve',
    label: 'Nerve',
    inLists: { columns: ['Ne', 'Nerve'] },
    source: PROFILES,
    input: 'number',
    min: 1,
    max: 40,
  },
  {
    id: 'attacks',
    label: 'Attacks',
    inLists: { columns: ['Att', 'At', 'Attacks'] },
    source: PROFILES,
    input: 'number',
    min: 0,
    max: 99,
  },
  {
    id: 'unitStrength',
    label: 'Unit Strength',
    hint: 'if it is not that of its size',
    inLists: { columns: ['US', 'Unit Strength'] },
    source: PROFILES,
    input: 'number',
    min: 0,
    max: 20,
  },
  {
    id: 'inspiring',
    label: 'Inspiring (Self)',
    inLists: { rules: ['Inspiring', 'Very Inspiring'] },
    source: INSPIRING,
    input: 'switch',
  },
  {
    id: 'ironResolve',
    label: 'Iron Resolve',
    inLists: { rules: ['Iron Resolve'] },
    source: IRON_RESOLVE,
    input: 'number',
    min: 0,
    max: 3,
  },
  {
    id: 'regeneration',
    label: 'Regeneration',
    hint: 'on a die of so much or more',
    inLists: { rules: ['Regeneration'] },
    source: REGENERATION,
    input: 'number',
    min: 2,
    max: 6,
  },
  {
    id: 'individual',
    label: 'Individual',
    inLists: { rules: ['Individual'] },
    source: STRIKING,
    input: 'switch',
  },
  { id: 'fearless', label: 'Fearless', inLists: { rules: ['Fearless'] }, source: FEARLESS, input: 'switch' },
] as const satisfies readonly UnitFact[];
