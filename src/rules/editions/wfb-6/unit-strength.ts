import type { UnitStrengthTable } from '../../score-sheet/unit-strength';
import type { Source } from '../../source';

const UNIT_STRENGTH: Source = { at: 'https://6th.whfb.app/units/unit-strength', standing: 'text' };
const NEXT_EDITION: Source = {
  at: 'Warhammer Fantasy Battle, 7th edition, Unit Strength',
  standing: 'reading',
};

/** The Unit Strength of each model by its kind. A war machine counts with its crew. */
export const unitStrength = {
  types: [
    { id: 'infantry', label: 'Infantry', each: 1, source: UNIT_STRENGTH },
    { id: 'cavalry', label: 'Cavalry', each: 2, source: UNIT_STRENGTH },
    { id: 'largeInfantry', label: 'Large infantry', each: 3, source: UNIT_STRENGTH },
    { id: 'warMachine', label: 'War machine and crew', each: 3, source: UNIT_STRENGTH },
    { id: 'chariot', label: 'Chariot', each: 4, source: NEXT_EDITION },
    { id: 'monster', label: 'Monster', each: 'startingWoundsAndRiders', source: UNIT_STRENGTH },
  ],
} as const satisfies UnitStrengthTable;
