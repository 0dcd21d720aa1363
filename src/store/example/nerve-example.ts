import type { UnitDraft } from '@/battle/state/unit';
import {
  again,
  charges,
  closes,
  type Example,
  type ExampleStep,
  ends,
  fight,
  named,
  note,
  opens,
  turn,
} from './example-step';

/*
 * The example of damage against Nerve: four Rounds of shooting and combats that nobody wins, up to the test of a unit
 * that is damaged in its flank, which is the player's. Nerve less damage is the lowest total of 2D6 that fails.
 */

const unit = (name: string, pointCost: number, facts: UnitDraft['facts']): UnitDraft => ({
  name,
  pointCost,
  models: 1,
  healthPerModel: 1,
  characteristic: null,
  marks: [],
  facts,
});

/** Blue's army: 1,000 points. */
const HARBOUR_LEAGUE: readonly UnitDraft[] = [
  unit('Spears', 230, { troopType: 'horde', nerve: 21, attacks: 30 }),
  unit('Knights', 220, { troopType: 'regiment', nerve: 16, attacks: 18 }),
  unit('Crossbows', 160, { troopType: 'regiment', nerve: 14, attacks: 10 }),
  unit('Halberds', 130, { troopType: 'regiment', nerve: 15, attacks: 12 }),
  unit('Cannon', 110, { troopType: 'warEngine', nerve: 10, attacks: 1 }),
  unit('Captain', 150, { troopType: 'warlord', nerve: 13, attacks: 5, inspiring: true, individual: true }),
];

/** Red's army: 1,000 points. */
const MARSH_TRIBES: readonly UnitDraft[] = [
  unit('Marsh Mob', 200, { troopType: 'horde', nerve: 20, attacks: 25 }),
  unit('Trolls', 230, { troopType: 'regiment', nerve: 16, attacks: 18, inspiring: true, regeneration: 5 }),
  unit('Boar Riders', 190, { troopType: 'regiment', nerve: 15, attacks: 16 }),
  unit('Archers', 110, { troopType: 'troop', nerve: 11, attacks: 8 }),
  unit('Giant', 190, { troopType: 'monster', nerve: 17, attacks: 10 }),
  unit('Shaman', 80, { troopType: 'champion', nerve: 11, attacks: 1, individual: true }),
];

type Cause = 'shooting' | 'combat' | 'regeneration';

const damaged =
  (name: string, by: number, cause: Cause): ExampleStep =>
  (battle) => ({ type: 'changeCount', unitId: named(battle, name), counter: 'damage', by, cause });
const throws =
  (testId: 'nerveRanged' | 'nerveCombat', name: string, total: number): ExampleStep =>
  (battle) => ({ type: 'throwTest', unitId: named(battle, name), testId, answers: {}, total });
/** Unit Strength at a marker at the end. */
const weighs =
  (place: number, a: number, b: number): ExampleStep =>
  () => ({ type: 'weighPlace', bonusId: 'markersHeld', place, gameTurn: null, strength: { a, b } });

const steps: readonly ExampleStep[] = [
  () => ({ type: 'addUnits', side: 'a', units: HARBOUR_LEAGUE }),
  () => ({ type: 'addUnits', side: 'b', units: MARSH_TRIBES }),
  damaged('Boar Riders', 3, 'shooting'),
  throws('nerveRanged', 'Boar Riders', 7),
  damaged('Giant', 4, 'shooting'),
  throws('nerveRanged', 'Giant', 8),

  turn(1, 'b'),
  damaged('Crossbows', 2, 'shooting'),
  throws('nerveRanged', 'Crossbows', 6),

  turn(2, 'a'),
  damaged('Giant', 4, 'shooting'),
  // Nerve 17, damage 8: 9 fails.
  throws('nerveRanged', 'Giant', 10),
  damaged('Boar Riders', 3, 'shooting'),
  throws('nerveRanged', 'Boar Riders', 5),
  fight(1, 'Knights', 'Marsh Mob'),
  charges(1, 'Knights', 'Marsh Mob'),
  damaged('Marsh Mob', 7, 'combat'),
  throws('nerveCombat', 'Marsh Mob', 8),
  closes(1),

  turn(2, 'b'),
  again(1),
  damaged('Knights', 3, 'combat'),
  // Nerve 16, damage 3: no total fails, but a double 6 costs a die more.
  throws('nerveCombat', 'Knights', 12),
  (battle) => ({ type: 'rollOwed', unitId: named(battle, 'Knights'), total: 2 }),
  closes(1),
  opens,
  fight(2, 'Halberds', 'Boar Riders'),
  charges(2, 'Boar Riders', 'Halberds'),
  damaged('Halberds', 5, 'combat'),
  // Nerve 15, damage 5: 10 fails.
  throws('nerveCombat', 'Halberds', 10),
  closes(2),
  ends(2),
  note('The ditch counts as difficult terrain, as agreed.'),

  turn(3, 'a'),
  damaged('Trolls', 5, 'shooting'),
  throws('nerveRanged', 'Trolls', 7),
  again(1),
  fight(1, 'Knights', 'Captain', 'Marsh Mob'),
  charges(1, 'Captain', 'Marsh Mob', 'rear'),
  damaged('Marsh Mob', 8, 'combat'),
  throws('nerveCombat', 'Marsh Mob', 9),
  closes(1),
  ends(1),
  opens,
  fight(3, 'Spears', 'Boar Riders'),
  charges(3, 'Spears', 'Boar Riders'),
  damaged('Boar Riders', 8, 'combat'),
  // Nerve 15, damage 14: everything but a double 1 fails.
  throws('nerveCombat', 'Boar Riders', 2),
  closes(3),

  turn(3, 'b'),
  damaged('Trolls', -2, 'regeneration'),
  again(3),
  fight(3, 'Spears', 'Boar Riders', 'Trolls'),
  charges(3, 'Trolls', 'Spears', 'leftFlank'),
  damaged('Spears', 11, 'combat'),
  throws('nerveCombat', 'Spears', 7),
  closes(3),

  turn(4, 'a'),
  damaged('Archers', 5, 'shooting'),
  throws('nerveRanged', 'Archers', 9),
  again(3),
  damaged('Boar Riders', 3, 'combat'),
  throws('nerveCombat', 'Boar Riders', 6),
  damaged('Trolls', 6, 'combat'),
  // Nerve 16, damage 9: 8 fails, and is thrown again.
  throws('nerveCombat', 'Trolls', 8),
  throws('nerveCombat', 'Trolls', 5),
  closes(3),
  weighs(1, 2, 0),
  weighs(2, 0, 2),
  weighs(3, 1, 0),

  turn(4, 'b'),
  damaged('Trolls', -3, 'regeneration'),
  again(3),
  damaged('Spears', 6, 'combat'),
];

/** Units that gather damage, and test their Nerve. */
export const nerveExample: Example = {
  setup: {
    a: { player: 'Ada', army: 'Harbour League' },
    b: { player: 'Bruno', army: 'Marsh Tribes' },
    armyPoints: 1_000,
    firstSide: 'a',
    victoryRules: 'pillage',
    table: 'northernKings',
    deployment: '',
  },
  steps,
};
