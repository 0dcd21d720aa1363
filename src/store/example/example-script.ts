import type { Intent } from '@/battle/log/intent';
import type { Battle } from '@/battle/state/battle';
import type { CombatId, UnitId } from '@/battle/state/ids';
import type { Setup } from '@/battle/state/setup';
import { EDITIONS, type Facing, type Side } from '@/rules/index';
import { HILL_CLAN, WILD_HOST } from './example-armies';

/*
 * The example battle as its players played it: the set-up, both armies, and every gesture in order. The
 * rules make its log when it is opened (`example-battle.ts`), so that this version can always read it.
 */

/** The first rulebook in New battle. The test of the example fails if another one becomes the first. */
export const EXAMPLE_EDITION = EDITIONS[0].id;

export const EXAMPLE_SETUP: Setup = {
  a: { player: 'Ada', army: 'Hill Clan' },
  b: { player: 'Bruno', army: 'Wild Host' },
  armyPoints: 2_000,
  firstSide: 'a',
  deployment: 'Frontline Clash',
};

/**
 * A gesture of a player, made from the battle so far: so a step can find a unit by name, or the third combat.
 */
export type ExampleStep = (battle: Battle) => Intent;

/** The unit of that name. Throws for an unknown name: a fault of this script. */
function named({ units }: Battle, name: string): UnitId {
  const found = units.find(({ unit }) => unit.name === name);
  if (!found) throw new Error(`The example has no ${name}`);
  return found.unit.id;
}

function nth({ combats }: Battle, number: number): CombatId {
  const combat = combats.find((one) => one.number === number);
  if (!combat) throw new Error(`The example has no combat ${number}`);
  return combat.id;
}

/** The side of that unit. */
function sideOf(battle: Battle, name: string): Side {
  return battle.units.find(({ unit }) => unit.name === name)?.unit.side ?? 'a';
}

const turn =
  (gameTurn: number, side: Side): ExampleStep =>
  () => ({ type: 'beginTurn', turn: { gameTurn, side } });
const opens: ExampleStep = () => ({ type: 'openCombat' });
const note =
  (text: string): ExampleStep =>
  () => ({ type: 'addNote', text, about: null });
const joins =
  (name: string, host: string): ExampleStep =>
  (battle) => ({
    type: 'joinUnit',
    unitId: named(battle, name),
    hostId: named(battle, host),
  });
/** Health Points lost outside a combat, by shooting or trampling. */
const shot =
  (name: string, lost: number): ExampleStep =>
  (battle) => ({
    type: 'changeHealth',
    unitId: named(battle, name),
    by: -lost,
    cause: 'other',
  });
const becomes =
  (name: string, fate: 'fighting' | 'fleeing' | 'destroyed' | 'fledTable'): ExampleStep =>
  (battle) => ({
    type: 'changeFate',
    unitId: named(battle, name),
    fate,
  });
const objective =
  (a: number, b: number): ExampleStep =>
  () => ({
    type: 'changeObjective',
    objective: { name: 'Hold the Ground', counters: { a, b }, winner: 'counters' },
  });

/** The units that fight in that combat from now on. */
const fight =
  (number: number, ...names: readonly string[]): ExampleStep =>
  (battle) => ({
    type: 'engageUnits',
    combatId: nth(battle, number),
    unitIds: names.map((name) => named(battle, name)),
  });
const charges =
  (number: number, name: string, enemy: string, facing: Facing = 'front'): ExampleStep =>
  (battle) => ({
    type: 'changeContact',
    combatId: nth(battle, number),
    unitId: named(battle, name),
    enemyUnitId: named(battle, enemy),
    contact: { facing, charged: true },
  });
/** Health Points lost in the combat. */
const loses =
  (name: string, lost: number): ExampleStep =>
  (battle) => ({
    type: 'changeHealth',
    unitId: named(battle, name),
    by: -lost,
  });
const closes =
  (number: number): ExampleStep =>
  (battle) => ({ type: 'closeRound', combatId: nth(battle, number) });
const again =
  (number: number): ExampleStep =>
  (battle) => ({ type: 'beginRound', combatId: nth(battle, number) });
const ends =
  (number: number): ExampleStep =>
  (battle) => ({ type: 'endCombat', combatId: nth(battle, number) });
/** A break test of that unit with dice on the table: the total of its dice. */
const tests =
  (number: number, name: string, total: number): ExampleStep =>
  (battle) => ({
    type: 'rollBreakTest',
    combatId: nth(battle, number),
    side: sideOf(battle, name),
    unitId: named(battle, name),
    rolls: [total, total],
  });
/** Inches fled and pursued. */
const flees =
  (number: number, name: string, fleeTotal: number, pursuitTotal: number): ExampleStep =>
  (battle) => ({
    type: 'resolvePursuit',
    combatId: nth(battle, number),
    side: sideOf(battle, name),
    unitId: named(battle, name),
    fleeTotal,
    pursuitTotal,
  });

/**
 * Six turns, up to the last combat of the last turn, which is being fought: the next step is the player's.
 */
export const EXAMPLE_STEPS: readonly ExampleStep[] = [
  () => ({ type: 'addUnits', side: 'a', units: HILL_CLAN }),
  () => ({ type: 'addUnits', side: 'b', units: WILD_HOST }),
  joins('Thane', 'Clan Guard'),
  joins('Banner Bearer', 'Spearmen'),
  joins('Warlord', 'Wild Warriors'),
  shot('Wolf Riders', 2),

  turn(1, 'b'),
  fight(1, 'Miners', 'Wolf Riders'),
  charges(1, 'Wolf Riders', 'Miners'),
  loses('Miners', 1),
  loses('Wolf Riders', 2),
  closes(1),
  tests(1, 'Wolf Riders', 8),
  flees(1, 'Wolf Riders', 9, 5),
  ends(1),

  turn(2, 'a'),
  objective(1, 0),
  shot('Trolls', 2),
  shot('Raiders', 3),

  turn(2, 'b'),
  becomes('Wolf Riders', 'fledTable'),
  note('The ford counts as open ground, as agreed.'),
  opens,
  fight(2, 'Spearmen', 'Savages'),
  charges(2, 'Savages', 'Spearmen'),
  loses('Spearmen', 4),
  loses('Savages', 5),
  closes(2),
  tests(2, 'Savages', 5),
  opens,
  fight(3, 'Clan Guard', 'Wild Warriors'),
  charges(3, 'Wild Warriors', 'Clan Guard'),
  loses('Clan Guard', 3),
  loses('Wild Warriors', 6),
  closes(3),
  tests(3, 'Wild Warriors', 6),

  turn(3, 'a'),
  objective(2, 0),
  again(2),
  fight(2, 'Spearmen', 'Miners', 'Savages'),
  charges(2, 'Miners', 'Savages', 'leftFlank'),
  loses('Savages', 6),
  loses('Spearmen', 2),
  loses('Miners', 1),
  closes(2),
  tests(2, 'Savages', 9),
  flees(2, 'Savages', 5, 10),
  ends(2),
  again(3),
  loses('Clan Guard', 4),
  loses('Wild Warriors', 3),
  closes(3),
  tests(3, 'Clan Guard', 5),

  turn(3, 'b'),
  opens,
  fight(4, 'Crossbows', 'Trolls'),
  charges(4, 'Trolls', 'Crossbows'),
  loses('Crossbows', 5),
  loses('Trolls', 1),
  closes(4),
  tests(4, 'Crossbows', 9),
  flees(4, 'Crossbows', 4, 8),
  ends(4),
  again(3),
  loses('Clan Guard', 3),
  loses('Wild Warriors', 3),
  closes(3),
  tests(3, 'Clan Guard', 6),

  turn(4, 'a'),
  objective(2, 1),
  again(3),
  fight(3, 'Clan Guard', 'Spearmen', 'Wild Warriors'),
  charges(3, 'Spearmen', 'Wild Warriors', 'rightFlank'),
  loses('Wild Warriors', 6),
  loses('Clan Guard', 2),
  closes(3),
  tests(3, 'Wild Warriors', 10),
  flees(3, 'Wild Warriors', 8, 6),
  ends(3),

  turn(4, 'b'),
  becomes('Wild Warriors', 'fighting'),
  becomes('Warlord', 'fighting'),
  opens,
  fight(5, 'Bolt Thrower', 'Trolls'),
  charges(5, 'Trolls', 'Bolt Thrower'),
  loses('Bolt Thrower', 4),
  closes(5),
  ends(5),

  turn(5, 'a'),
  objective(3, 1),
  shot('Boar Chariot', 1),

  turn(5, 'b'),
  opens,
  fight(6, 'Miners', 'Boar Chariot'),
  charges(6, 'Boar Chariot', 'Miners'),
  loses('Miners', 5),
  loses('Boar Chariot', 1),
  closes(6),
  tests(6, 'Miners', 6),

  turn(6, 'a'),
  objective(4, 1),
  again(6),
  loses('Boar Chariot', 2),
  loses('Miners', 1),
  closes(6),
  ends(6),

  turn(6, 'b'),
  opens,
  fight(7, 'Clan Guard', 'Trolls'),
  charges(7, 'Trolls', 'Clan Guard'),
  loses('Clan Guard', 3),
  loses('Trolls', 4),
];
