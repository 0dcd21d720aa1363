import { strikeIdOf } from '@/battle/assault/standing/strikes';
import { assaultOf } from '@/battle/state/assault-round';
import { type Battle, combatOf } from '@/battle/state/battle';
import { latestRound } from '@/battle/state/combat';
import {
  EMPTY_FIGHTER,
  type FighterDraft,
  type FighterGroup,
  modelIdOf,
  NO_SWITCHES,
} from '@/battle/state/fighters';
import type { UnitDraft } from '@/battle/state/unit';
import type { Side } from '@/rules/index';
import { again, closes, type Example, type ExampleStep, named, note, nth, shot, turn } from './example-step';

/*
 * The example of combats by points: three Battle Turns, with losses by shooting, statuses and their checks, a reaction
 * and an assault with a challenge, up to the check of the second assault's loser, which is the player's.
 */

const squad = (name: string, pointCost: number, models: number, facts: UnitDraft['facts']): UnitDraft => ({
  name,
  pointCost,
  models,
  healthPerModel: 1,
  characteristic: null,
  marks: [],
  facts: { leadership: 7, cool: 7, vehicle: false, ...facts },
});

const leader = (name: string, pointCost: number, healthPerModel: number): UnitDraft => ({
  ...squad(name, pointCost, 1, { leadership: 10, cool: 9 }),
  healthPerModel,
  marks: ['general', 'character'],
});

/** Blue's army: 1,000 points. */
const WARDENS: readonly UnitDraft[] = [
  leader('Praetor', 150, 3),
  squad('Blades', 250, 5, { leadership: 8, cool: 8 }),
  squad('Line Squad', 200, 10, {}),
  squad('Gunners', 175, 5, {}),
  { ...squad('Siege Tank', 225, 1, {}), healthPerModel: 4, facts: { vehicle: true } },
];

/** Red's army: 1,000 points. */
const STORM_RIDERS: readonly UnitDraft[] = [
  leader('Captain', 130, 2),
  squad('Guards', 220, 6, { leadership: 8, cool: 8 }),
  squad('Raiders', 225, 10, {}),
  squad('Bolters', 200, 10, {}),
  { ...squad('Gunship', 225, 1, {}), healthPerModel: 3, facts: { vehicle: true } },
];

/** A group of that unit as it fights; what is not given is ordinary. */
const group =
  (side: Side, name: string, profile: Partial<FighterDraft>) =>
  (battle: Battle): FighterDraft => ({
    ...EMPTY_FIGHTER,
    ...NO_SWITCHES,
    side,
    name,
    models: 1,
    unitId: named(battle, name),
    unitKey: null,
    ...profile,
  });

const joinsFight =
  (number: number, ...groups: readonly ((battle: Battle) => FighterDraft)[]): ExampleStep =>
  (battle) => ({
    type: 'addFighters',
    combatId: nth(battle, number),
    fighters: groups.map((draft) => draft(battle)),
  });

/** The group of that name in the latest round of the combat. */
function fighting(battle: Battle, number: number, name: string): FighterGroup {
  const combat = combatOf(battle, nth(battle, number));
  const round = combat && latestRound(combat);
  const found = round && assaultOf(round).groups.find((one) => one.name === name);
  if (!found) throw new Error(`The example has no ${name} in combat ${number}`);
  return found;
}

const hits =
  (number: number, name: string, count: number): ExampleStep =>
  (battle) => ({
    type: 'enterHits',
    combatId: nth(battle, number),
    strikeId: strikeIdOf(fighting(battle, number, name).id, 'weapon'),
    hits: count,
  });
const wounds =
  (number: number, name: string, plain: number): ExampleStep =>
  (battle) => ({
    type: 'enterWounds',
    combatId: nth(battle, number),
    strikeId: strikeIdOf(fighting(battle, number, name).id, 'weapon'),
    wounds: { plain },
  });
/** How many Wounds on that unit its armour stops, of all that wait. */
const saves =
  (number: number, name: string, saved: number): ExampleStep =>
  (battle) => ({
    type: 'allocateTogether',
    combatId: nth(battle, number),
    unitKey: fighting(battle, number, name).unitKey,
    saved,
    discounted: 0,
    defenderChoice: [],
  });
const gambit =
  (side: Side, id: string): ExampleStep =>
  (battle) => ({ type: 'chooseGambit', combatId: nth(battle, 1), side, gambit: id });
const blows =
  (side: Side, lost: number): ExampleStep =>
  (battle) => ({ type: 'strikeDuel', combatId: nth(battle, 1), side, lost });
const afterwards =
  (number: number, name: string, option: string): ExampleStep =>
  (battle) => ({
    type: 'chooseAftermath',
    combatId: nth(battle, number),
    unitKey: fighting(battle, number, name).unitKey,
    option,
  });
/** What a side scored at a marker at the end of its turn. */
const scored =
  (side: Side, marker: number, gameTurn: number, line = 0): ExampleStep =>
  () => ({
    type: 'scoreMarker',
    side,
    bonusId: 'objectivePoints',
    marker,
    gameTurn,
    to: { held: true, line, vanguard: 0, supportUnit: null, broken: 0 },
  });
/** A check with dice on the table. */
const checks =
  (testId: string, name: string, total: number): ExampleStep =>
  (battle) => ({ type: 'testUnit', unitId: named(battle, name), testId, answers: {}, rolls: [total, total] });

/** What the Praetor and the Captain have beside the profile of their squads. */
const COMMAND = { initiative: 5, weaponAp: 3, rank: 'command', leadership: 10 } as const;

const steps: readonly ExampleStep[] = [
  () => ({ type: 'addUnits', side: 'a', units: WARDENS }),
  () => ({ type: 'addUnits', side: 'b', units: STORM_RIDERS }),
  shot('Bolters', 3),
  checks('routedCheck', 'Bolters', 6),
  shot('Gunship', 1),

  scored('a', 1, 1),

  turn(1, 'b'),
  () => ({ type: 'makeReaction', side: 'a', reaction: 'returnFire' }),
  shot('Gunners', 1),
  // Cool 7: 9 fails.
  checks('pinnedCheck', 'Gunners', 9),
  shot('Siege Tank', 2),
  scored('b', 2, 1),

  turn(2, 'a'),
  // At the end of its own turn it recovers.
  checks('pinnedEnds', 'Gunners', 5),
  shot('Bolters', 2),
  note('The ruins are dangerous ground, as agreed.'),
  joinsFight(
    1,
    group('a', 'Blades', { models: 5, initiative: 5, weaponAp: 3, attacks: 2 }),
    group('a', 'Praetor', { ...COMMAND, weaponSkill: 6, wounds: 3, attacks: 4 }),
    group('b', 'Guards', { models: 6 }),
    group('b', 'Captain', { ...COMMAND, initiative: 4, weaponSkill: 5, wounds: 2, attacks: 3 }),
  ),
  (battle) => ({
    type: 'issueChallenge',
    combatId: nth(battle, 1),
    modelId: modelIdOf(fighting(battle, 1, 'Praetor').id, 0),
  }),
  (battle) => ({
    type: 'answerChallenge',
    combatId: nth(battle, 1),
    by: 'accepted',
    modelId: modelIdOf(fighting(battle, 1, 'Captain').id, 0),
  }),
  gambit('a', 'seizeTheInitiative'),
  gambit('b', 'guardUp'),
  (battle) => ({
    type: 'rollFocus',
    combatId: nth(battle, 1),
    by: { way: 'rolled', dice: { a: [1, 4], b: [3] }, byApp: false },
  }),
  blows('a', 1),
  blows('b', 0),
  (battle) => ({ type: 'endChallenge', combatId: nth(battle, 1) }),
  // 10 Attacks, AP3: no save of 3+.
  hits(1, 'Blades', 5),
  wounds(1, 'Blades', 2),
  saves(1, 'Guards', 0),
  hits(1, 'Guards', 2),
  wounds(1, 'Guards', 1),
  saves(1, 'Blades', 1),
  closes(1),
  // Blue 2 removed, 1 for most models, 1 glory: by 4. The Captain's 10 less 4 = 6 or less.
  (battle) => ({
    type: 'checkSide',
    combatId: nth(battle, 1),
    by: { way: 'rolled', dice: [2, 3], byApp: false },
  }),
  afterwards(1, 'Guards', 'hold'),
  afterwards(1, 'Captain', 'hold'),
  afterwards(1, 'Blades', 'hold'),
  afterwards(1, 'Praetor', 'hold'),
  scored('a', 1, 2, 1),

  turn(2, 'b'),
  shot('Line Squad', 2),
  again(1),
  hits(1, 'Blades', 6),
  wounds(1, 'Blades', 3),
  hits(1, 'Praetor', 0),
  saves(1, 'Guards', 0),
  hits(1, 'Guards', 0),
  hits(1, 'Captain', 2),
  wounds(1, 'Captain', 1),
  saves(1, 'Blades', 0),
  closes(1),
];

/** Combats by points, with a challenge in rounds. */
export const challengeExample: Example = {
  setup: {
    a: { player: 'Ada', army: 'Wardens' },
    b: { player: 'Bruno', army: 'Storm Riders' },
    armyPoints: 1_000,
    firstSide: 'a',
    victoryRules: 'heartOfBattle',
  },
  steps,
};
