import type { UnitStrengthTable } from '../../score-sheet/unit-strength';
import type { Source } from '../../source';

const UNIT_STRENGTH: Source = { at: 'https://7th.whfb.app/units/unit-strength', standing: 'text' };

/** The Unit Strength of each model by its kind; for a war machine, of each crew member left. */
export const unitStrength = {
  types: [
    { id: 'infantry', label: 'On foot', each: 1, source: UNIT_STRENGTH },
    { id: 'largeInfantry', label: 'Ogre-sized', each: 3, source: UNIT_STRENGTH },
    { id: 'cavalry', label: 'Cavalry', each: 2, source: UNIT_STRENGTH },
    { id: 'flyer', label: 'Unit of flyers', each: 1, source: UNIT_STRENGTH },
    { id: 'flyingCavalry', label: 'Flying cavalry', each: 2, source: UNIT_STRENGTH },
    { id: 'chariot', label: 'Chariot', each: 4, riders: true, source: UNIT_STRENGTH },
    { id: 'monster', label: 'Monster', each: 'startingWoundsAndRiders', source: UNIT_STRENGTH },
    {
      id: 'warMachineCrew',
      label: 'War machine crew',
      each: 1,
      neverWeakened: true,
      source: UNIT_STRENGTH,
    },
  ],
} as const satisfies UnitStrengthTable;
