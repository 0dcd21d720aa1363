import type { Source } from '../../source';
import type { Need, WoundPoolRules } from '../../wound-pools/wound-pool-rules';
import { questions, readings } from './readings';
import { shooting } from './shooting';
import { vehicles } from './vehicles';

/** N: no roll can wound. */
const N: Need = null;

const CHARTS: Source = {
  at: 'https://fdocuments.us/document/warhammer-40k-5th-edition-quick-reference-sheet.html',
  standing: 'text',
};
const RULES_BS7: Source = {
  at: 'https://github.com/BSData/wh40k-7th-edition',
  standing: 'text',
};
const RULES_HH1: Source = {
  at: 'https://github.com/BSData/horus-heresy (The Horus Heresy.gst, Core Rule Book p. 163-175)',
  standing: 'text',
};
const FIGHT: Source = { at: 'https://studfile.net/preview/15215214/page:4', standing: 'text' };

/** Close combat with wound pools as in Horus Heresy 1.0 and Warhammer 40,000, 7th edition. */
export const woundPools = {
  toHit: {
    source: { ...CHARTS, standing: 'recalled' },
    needs: [
      [4, 4, 5, 5, 5, 5, 5, 5, 5, 5],
      [3, 4, 4, 4, 5, 5, 5, 5, 5, 5],
      [3, 3, 4, 4, 4, 4, 5, 5, 5, 5],
      [3, 3, 3, 4, 4, 4, 4, 4, 5, 5],
      [3, 3, 3, 3, 4, 4, 4, 4, 4, 4],
      [3, 3, 3, 3, 3, 4, 4, 4, 4, 4],
      [3, 3, 3, 3, 3, 3, 4, 4, 4, 4],
      [3, 3, 3, 3, 3, 3, 3, 4, 4, 4],
      [3, 3, 3, 3, 3, 3, 3, 3, 4, 4],
      [3, 3, 3, 3, 3, 3, 3, 3, 3, 4],
    ],
  },
  toWound: {
    source: CHARTS,
    needs: [
      [4, 5, 6, 6, N, N, N, N, N, N],
      [3, 4, 5, 6, 6, N, N, N, N, N],
      [2, 3, 4, 5, 6, 6, N, N, N, N],
      [2, 2, 3, 4, 5, 6, 6, N, N, N],
      [2, 2, 2, 3, 4, 5, 6, 6, N, N],
      [2, 2, 2, 2, 3, 4, 5, 6, 6, N],
      [2, 2, 2, 2, 2, 3, 4, 5, 6, 6],
      [2, 2, 2, 2, 2, 2, 3, 4, 5, 6],
      [2, 2, 2, 2, 2, 2, 2, 3, 4, 5],
      [2, 2, 2, 2, 2, 2, 2, 2, 3, 4],
    ],
  },
  destroyer: {
    source: RULES_HH1,
    strength: 10,
    rows: [
      {
        from: 1,
        to: 1,
        nonVehicle: {
          band: 'luckyEscape',
          label: 'Lucky Escape',
          inflicts: 'nothing',
          lossDice: null,
          saves: null,
        },
        vehicle: {
          band: 'luckyEscape',
          label: 'Lucky Escape',
          inflicts: 'nothing',
          lossDice: null,
          saves: null,
        },
      },
      {
        from: 2,
        to: 5,
        nonVehicle: {
          band: 'seriouslyWounded',
          label: 'Seriously Wounded',
          inflicts: 'automaticWound',
          lossDice: 'd3',
          saves: 'normal',
        },
        vehicle: {
          band: 'solidHit',
          label: 'Solid Hit',
          inflicts: 'penetratingHit',
          lossDice: 'd3',
          saves: 'normal',
        },
      },
      {
        from: 6,
        to: 6,
        nonVehicle: {
          band: 'deathblow',
          label: 'Deathblow',
          inflicts: 'automaticWound',
          lossDice: 'd6+6',
          saves: 'none',
        },
        vehicle: {
          band: 'devastatingHit',
          label: 'Devastating Hit',
          inflicts: 'penetratingHit',
          lossDice: 'd6+6',
          saves: 'none',
        },
      },
    ],
  },
  rending: { roll: 6, ap: 2, source: RULES_HH1 },
  fear: { weaponSkill: 1, source: RULES_HH1 },
  attacks: { charge: 1, rage: 2, secondWeapon: 1, source: FIGHT },
  steps: { first: 10, last: 1, unwieldy: 1, source: FIGHT },
  lookOutSir: {
    character: 4,
    independentCharacter: 2,
    source: {
      at: 'https://2d4chan.org/mediawiki/index.php?action=edit&section=5&title=Warhammer_40%2C000_6th_edition',
      standing: 'text',
    },
  },
  precision: { roll: 6, source: RULES_HH1 },
  getsHot: { roll: 1, vehicleUpTo: 3, source: RULES_HH1 },
  hammerOfWrath: { step: 10, ap: null, source: RULES_HH1 },
  engagement: { pileInInches: 3, supportInches: 2, supportVerticalInches: 6, source: FIGHT },
  allocation: { from: 'contactThenClosest', poolsOrderedBy: 'attacker', source: FIGHT },
  result: { by: 'wounds', source: FIGHT },
  aftermath: { by: 'sweep', source: FIGHT },
  saves: {
    best: 2,
    source: {
      at: 'https://mce.superiorsolution.com/mediawiki/index.php?diff=prev&oldid=1021&title=SHOOTING_PHASE',
      standing: 'text',
    },
  },
  instantDeath: { timesToughness: 2, source: RULES_BS7 },
  shooting,
  vehicles,
  readings,
  questions,
} as const satisfies WoundPoolRules;
