import type { Source } from '../../source';
import type { VehicleRules } from '../../wound-pools/wound-pool-rules';

const TABLE: Source = {
  at: 'http://www.idicbeer.co.uk/2014/05/reading-7th-edition-vehicles.html',
  standing: 'text',
};
const RULES_HH1: Source = {
  at: 'https://github.com/BSData/horus-heresy (The Horus Heresy.gst, Core Rule Book p. 163-175)',
  standing: 'text',
};

/** Hits on vehicles with Armour Values as in Horus Heresy 1.0 and Warhammer 40,000, 7th edition. */
export const vehicles = {
  damage: {
    rows: [
      { from: 1, result: 'crewShaken' },
      { from: 4, result: 'crewStunned' },
      { from: 5, result: 'weaponDestroyed' },
      { from: 6, result: 'immobilised' },
      { from: 7, result: 'explodes' },
    ],
    source: TABLE,
  },
  modifiers: {
    ap: [
      { ap: 1, add: 2 },
      { ap: 2, add: 1 },
    ],
    openTopped: 1,
    source: { at: 'Warhammer 40,000 rulebook, 7th edition: Vehicle Damage table', standing: 'recalled' },
  },
  lance: { armour: 12, source: RULES_HH1 },
  haywire: { glancing: 2, penetrating: 6, source: RULES_HH1 },
} as const satisfies VehicleRules;
