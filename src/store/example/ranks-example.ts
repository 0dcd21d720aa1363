import type { Battle } from '@/battle/state/battle';
import type { Side } from '@/rules/index';
import { HILL_CLAN, WILD_HOST } from './example-armies';
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
  nth,
  opens,
  shot,
  turn,
} from './example-step';

/*
 * The example of regiments in ranks, the first of all: the set-up, both armies, and every gesture in order. The
 * rules make its log when it is opened (`example-battle.ts`), so that this version can always read it.
 */

const setup: Example['setup'] = {
  a: { player: 'Ada', army: 'Hill Clan' },
  b: { player: 'Bruno', army: 'Wild Host' },
  armyPoints: 2_000,
  firstSide: 'a',
  deployment: 'Frontline Clash',
};

/** The side of that unit. */
function sideOf(battle: Battle, name: string): Side {
  return battle.units.find(({ unit }) => unit.name === name)?.unit.side ?? 'a';
}

const joins =
  (name: string, host: string): ExampleStep =>
  (battle) => ({
    type: 'joinUnit',
    unitId: named(battle, name),
    hostId: named(battle, host),
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

/** Health Points lost in the combat. */
const loses =
  (name: string, lost: number): ExampleStep =>
  (battle) => ({
    type: 'changeHealth',
    unitId: named(battle, name),
    by: -lost,
  });
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
const steps: readonly ExampleStep[] = [
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

/** Regiments whose combats are won by a score. */
export const ranksExample: Example = { setup, steps };
