import { describe, expect, test } from 'vitest';
import {
  type CaseKind,
  caseKind,
  describeRuleCases,
  runCase,
  type Shaped,
  shape,
} from '@/testing/cases/rule-cases';
import type { BreakTestAnswers, BreakTestResult } from '../../break-test/break-test';
import { outcomeWith } from '../../break-test/break-test-result';
import { countAfter } from '../../break-test/counter-change';
import { rerollWays } from '../../break-test/outcome';
import { outcomeChances } from '../../break-test/thresholds';
import type { UnitTest } from '../../break-test/unit-test';
import { type Fraction, formatFraction, ZERO } from '../../dice/fraction';
import { endsGame, facesThatEnd, playerTurn } from '../../game-structure';
import { halvedBy, hasStatus } from '../../profile/unit-counter';
import { attackDice } from '../../score-sheet/melee';
import { unitStrength } from '../../score-sheet/unit-strength';
import { sharedPoints } from '../../victory-points/share';
import { tournamentPoints } from '../../victory-points/tournament-score';
import { controller, mostUnitsLeft } from '../../victory-points/units-left';
import { unitWorth, victoryPoints } from '../../victory-points/victory-points';
import { devastated } from './counters';
import { kow4 } from './edition';
import { WAVERING_ORDERS } from './tests';

const { bool, fraction, int, list, nullable, object, optional, union, word } = shape;
const winner = optional(nullable(word(['a', 'b'])));

/* The Nerve test. */

const taken = {
  after: word(['ranged', 'combat', 'withdraw']),
  damage_this_phase: optional(int),
  modifier: optional(int),
  inspiring: optional(bool),
  engaged_only_by_individuals: optional(bool),
  iron_resolve: optional(int),
  rolls: optional(list(shape.list(int))),
  doomed_damage: optional(int),
};
const takenTest = object({ nerve: int, damage: int, ...taken });
/** In a row of events a test may say its Nerve and damage again. */
const again = { nerve: optional(int), damage: optional(int) };
type TakenTest = Shaped<typeof takenTest>;

const TESTS = { ranged: 'nerveRanged', combat: 'nerveCombat', withdraw: 'withdraw' } as const;
const ENDS = ['steady', 'wavering', 'routed'] as const;
type End = (typeof ENDS)[number];

/** Doomed passes: the cases call it steady. */
const endOf = (id: string): End => ENDS.find((end) => end === id) ?? 'steady';

function testAfter(after: TakenTest['after']): UnitTest {
  const found = kow4.tests.find(({ id }) => id === TESTS[after]);
  if (!found) throw new Error(`no test after ${after}`);
  return found;
}

function answersOf({ nerve, damage, modifier = 0, ...input }: TakenTest): BreakTestAnswers {
  return {
    nerve,
    damage,
    modifier,
    inspiring: input.inspiring ?? false,
    ironResolve: Math.min(3, input.iron_resolve ?? 0),
    individualsOnly: (input.after === 'withdraw' && input.engaged_only_by_individuals) ?? false,
  };
}

function isDevastated(nerve: number, damage: number): boolean {
  return hasStatus(devastated, { counts: { damage }, profile: { nerve } });
}

/** Whether a test is due: a Withdraw! always tests; after a phase only what was damaged in it. */
function isDue({ after, damage_this_phase: damaged }: TakenTest): boolean {
  return after === 'withdraw' || damaged !== 0;
}

/** How the test ended with these dice. */
function ended(test: UnitTest, result: BreakTestResult, input: TakenTest) {
  const after = rerollWays(test)[0]?.after ?? [];
  const totals = (input.rolls ?? []).map((dice) => dice.reduce((sum, face) => sum + face, 0));
  const first = outcomeWith(result, totals.slice(0, 1), after);
  const outcome = outcomeWith(result, totals, after);
  if (first === null || outcome === null) return null;
  const isAgain = result.reroll && after.includes(first) && totals.length > 1;
  const counts = { damage: input.damage };
  return {
    outcome: endOf(outcome),
    rolls_used: result.automatic === null ? (isAgain ? 2 : 1) : 0,
    damage_after: countAfter(result, outcome, 'damage', counts, input.doomed_damage ?? 0),
  };
}

function nerveTest(input: TakenTest): Record<string, unknown> {
  const { nerve, damage } = input;
  const untested = { test: false, devastated: isDevastated(nerve, damage), fails_from: null };
  if (!isDue(input)) return untested;
  const test = testAfter(input.after);
  const result = test.resolve(answersOf(input));
  if (result.automatic !== null) return { ...untested, outcome: endOf(result.automatic) };
  const { thresholds, naturals } = result;
  const once = outcomeChances(thresholds, { doubleOne: false, naturals });
  const rerollAfter = result.reroll ? (rerollWays(test)[0]?.after ?? []) : [];
  const odds = outcomeChances(thresholds, { doubleOne: false, naturals, rerollAfter });
  const of = (end: End) => once.filter(({ outcomeId }) => endOf(outcomeId) === end);
  const oddsOf = (id: string): Fraction => odds.find(({ outcomeId }) => outcomeId === id)?.odds ?? ZERO;
  const held = result.odds ?? ZERO;
  const end = ended(test, result, input);
  return {
    test: true,
    devastated: isDevastated(nerve, damage),
    fails_from: (result.target ?? 0) + 1,
    in_36: Object.fromEntries(
      ENDS.map((each) => [each, of(each).reduce((sum, { in36 }) => sum + (in36 ?? 0), 0)]),
    ),
    odds: {
      steady: formatFraction(held),
      wavering: formatFraction(oddsOf('wavering')),
      routed: formatFraction(oddsOf('routed')),
    },
    doomed_odds: formatFraction(oddsOf('doomed')),
    ...(end ? { ...end, devastated_after: isDevastated(nerve, end.damage_after) } : {}),
  };
}

const byEnd = <Each extends typeof int | typeof fraction>(each: Each) =>
  object({ steady: optional(each), wavering: optional(each), routed: optional(each) });

const nerveKind = caseKind({
  input: takenTest,
  expected: object({
    test: optional(bool),
    devastated: optional(bool),
    fails_from: optional(nullable(int)),
    in_36: optional(byEnd(int)),
    odds: optional(byEnd(fraction)),
    doomed_odds: optional(fraction),
    outcome: optional(word(ENDS)),
    rolls_used: optional(int),
    damage_after: optional(int),
    devastated_after: optional(bool),
  }),
  run: nerveTest,
});

/* Damage over several turns. */

const wornEvent = union([
  object({ kind: word(['damage', 'regain']), points: int }),
  object({ kind: word(['regenerate']), need: int, dice: list(int) }),
  object({ kind: word(['own_turn_ends']) }),
  object({ kind: word(['test']), ...again, ...taken }),
]);
type TestEvent = Extract<Shaped<typeof wornEvent>, { kind: 'test' }>;
type State = { readonly damage: number; readonly state: End };

function afterEvent(nerve: number, { damage, state }: State, event: Shaped<typeof wornEvent>): State {
  switch (event.kind) {
    case 'damage':
      return { damage: damage + event.points, state };
    case 'regain':
      return { damage: Math.max(0, damage - event.points), state };
    case 'regenerate':
      return { damage: Math.max(0, damage - event.dice.filter((die) => die >= event.need).length), state };
    case 'own_turn_ends':
      return { damage, state: state === 'wavering' ? 'steady' : state };
    default: {
      const { kind: _, nerve: own = nerve, damage: now = damage, ...test } = event as TestEvent;
      const result = nerveTest({ nerve: own, damage: now, ...test });
      const end = (result.outcome as End | undefined) ?? state;
      // A unit that wavers still wavers after a later test that it passes.
      return {
        damage: (result.damage_after as number | undefined) ?? now,
        state: end === 'steady' ? state : end,
      };
    }
  }
}

const turnsKind = caseKind({
  input: object({ nerve: int, start_damage: optional(int), events: list(wornEvent) }),
  expected: object({
    states: optional(
      list(object({ damage: optional(int), devastated: optional(bool), state: optional(word(ENDS)) })),
    ),
  }),
  run: ({ nerve, start_damage: damage = 0, events }) => {
    let now: State = { damage, state: 'steady' };
    const states = events.map((event) => {
      now = afterEvent(nerve, now, event);
      return { ...now, devastated: isDevastated(nerve, now.damage) };
    });
    return { states };
  },
});

/* Attacks, Unit Strength, places. */

const FACINGS = { front: 'front', flank: 'leftFlank', rear: 'rear' } as const;

const attacksKind = caseKind({
  input: object({
    attacks: int,
    devastated: optional(bool),
    attacker_individual: optional(bool),
    directed: list(
      object({ attacks: int, facing: word(['front', 'flank', 'rear']), war_engine: optional(bool) }),
    ),
  }),
  expected: object({
    attacks_available: optional(int),
    dice: optional(list(int)),
    allowed: optional(bool),
  }),
  run: (input) => {
    const unit = {
      counts: { damage: input.devastated ? 2 : 0 },
      profile: {
        nerve: 1,
        attacks: input.attacks,
        individual: input.attacker_individual ? 1 : 0,
      },
    };
    const directed = input.directed.map(({ attacks, facing, war_engine: isEngine }) => ({
      attacks,
      facing: FACINGS[facing],
      ...(isEngine ? { troopType: 'warEngine' } : {}),
    }));
    const { available, dice, allowed } = attackDice(kow4.melee, kow4.statuses, unit, directed);
    return { attacks_available: available, dice, allowed };
  },
});

const SIZES = {
  troop: 'troop',
  regiment: 'regiment',
  horde: 'horde',
  monster: 'monster',
  titan: 'titan',
  war_engine: 'warEngine',
  warlord: 'warlord',
  champion: 'champion',
} as const;
const sizes = [
  'troop',
  'regiment',
  'horde',
  'monster',
  'titan',
  'war_engine',
  'warlord',
  'champion',
] as const;

const strengthKind = caseKind({
  input: object({
    units: list(
      object({
        size: word(sizes),
        printed: optional(int),
        bonus: optional(int),
        devastated: optional(bool),
      }),
    ),
  }),
  expected: object({ unit_strength: optional(int) }),
  run: ({ units }) => ({
    unit_strength: units.reduce((sum, { size, printed, bonus = 0, devastated: isHalved }) => {
      const bySize = unitStrength(kow4.unitStrength, [{ type: SIZES[size], count: 1 }]);
      const whole = (printed ?? bySize) + bonus;
      return sum + (isHalved ? halvedBy([devastated], 'unitStrength', whole) : whole);
    }, 0),
  }),
});

const controlKind = caseKind({
  input: object({ a: list(int), b: list(int) }),
  expected: object({ controller: optional(nullable(word(['a', 'b']))) }),
  run: ({ a, b }) => ({ controller: controller(a, b) }),
});

/* Scenarios. */

const side = <Fields extends Parameters<typeof object>[0]>(fields: Fields) => object(fields);
const scored = <Id extends string, Fields extends Parameters<typeof object>[0]>(
  ids: readonly Id[],
  fields: Fields,
) => object({ scenario: word(ids), a: side(fields), b: side(fields) });

const scenarioInput = union([
  scored(['pillage', 'seek_and_destroy'], { count: int }),
  object({ scenario: word(['hold_the_line']), areas: list(object({ a: int, b: int })) }),
  scored(['invade', 'dominate_small'], { unit_strength: int }),
  scored(['control'], { enemy_centre: bool, others: int }),
  scored(['loot'], { primary: bool, secondary: int }),
  scored(['plunder'], { primary: int, others: int }),
  scored(['compass_points'], { enemy: bool, own: bool, centre_line: int }),
  scored(['fools_gold'], { central: bool, twos: int, ones: int }),
  scored(['gold_rush'], { units: list(object({ loot: int, unit_strength: int })) }),
]);
type ScenarioSide = Readonly<Record<string, unknown>>;

/** The ids of the declaration, and which bonus each field counts. */
const SCENARIOS: Readonly<Record<string, { readonly id: string; readonly counts: Record<string, string> }>> =
  {
    pillage: { id: 'pillage', counts: {} },
    seek_and_destroy: { id: 'seekAndDestroy', counts: { count: 'loot' } },
    hold_the_line: { id: 'holdTheLine', counts: {} },
    invade: { id: 'invade', counts: {} },
    dominate_small: { id: 'dominateSmall', counts: {} },
    control: { id: 'control', counts: { enemy_centre: 'enemyCentre', others: 'otherSquares' } },
    loot: { id: 'loot', counts: { primary: 'middleLoot', secondary: 'otherLoot' } },
    plunder: { id: 'plunder', counts: { primary: 'richLoot', others: 'plainLoot' } },
    compass_points: {
      id: 'compassPoints',
      counts: { enemy: 'enemyMarker', own: 'ownMarker', centre_line: 'lineMarkers' },
    },
    fools_gold: { id: 'foolsGold', counts: { central: 'centralMarker', twos: 'twos', ones: 'ones' } },
    gold_rush: { id: 'goldRush', counts: { loot: 'loot' } },
  };

function scenarioPoints(input: Shaped<typeof scenarioInput>): Record<'a' | 'b', number> {
  const { id, counts } = SCENARIOS[input.scenario] ?? { id: '', counts: {} };
  const found = kow4.victory.variants.find((variant) => variant.id === id);
  if (!found) throw new Error(`no scenario ${input.scenario}`);
  const { points } = found;
  if ('areas' in input) {
    const held = (name: 'a' | 'b') =>
      input.areas.flatMap((area, index) => (controller([area.a], [area.b]) === name ? [index + 1] : []));
    const total = (name: 'a' | 'b') => victoryPoints(points, [], {}, { lineHeld: held(name) }).total;
    return { a: total('a'), b: total('b') };
  }
  const [a, b] = [input.a as ScenarioSide, input.b as ScenarioSide];
  const table = points.bonuses.find(({ share }) => share)?.share;
  if (table) return sharedPoints(table, Number(a.unit_strength), Number(b.unit_strength));
  const total = (own: ScenarioSide) => {
    const carried = Array.isArray(own.units)
      ? { ...own, loot: own.units.reduce((sum, unit) => sum + Math.min(unit.loot, unit.unit_strength), 0) }
      : own;
    const answers = Object.fromEntries(
      Object.entries(counts).map(([field, bonusId]) => [
        bonusId,
        Number((carried as ScenarioSide)[field] ?? 0),
      ]),
    );
    const places = Array.from({ length: Number(own.count ?? 0) }, (_, index) => index + 1);
    const held = points.bonuses.some((bonus) => bonus.places) ? { markersHeld: places } : {};
    return victoryPoints(points, [], answers, held).total;
  };
  return { a: total(a), b: total(b) };
}

const scenarioKind = caseKind({
  input: scenarioInput,
  expected: object({ a: optional(int), b: optional(int), winner }),
  run: (input) => {
    const { a, b } = scenarioPoints(input);
    return { a, b, winner: a === b ? null : a > b ? 'a' : 'b' };
  },
});

/* The end of the battle. */

const killsKind = caseKind({
  input: object({ enemy_units: list(object({ cost: int, routed: bool })) }),
  expected: object({ kill_points: optional(int) }),
  run: ({ enemy_units: units }) => ({
    kill_points: units.reduce(
      (sum, { cost, routed }, index) =>
        sum +
        unitWorth(kow4.victory.kills, {
          id: `${index}`,
          pointCost: cost,
          fate: routed ? 'destroyed' : 'wavering',
          startingHealthPoints: 1,
          healthPoints: 1,
          startingModels: 1,
          models: 1,
        }).points,
      0,
    ),
  }),
});

const SYSTEMS = {
  northern_kings: 'northernKings',
  cogs_2026: 'cogs2026',
  blackjack: 'blackjack',
  difference_20_0: 'difference20',
} as const;
const standing = object({ scenario_points: int, kill_points: int });

const tournamentKind = caseKind({
  input: object({
    system: word(['northern_kings', 'cogs_2026', 'blackjack', 'difference_20_0']),
    a: standing,
    b: standing,
    scenario_edges: optional(list(int)),
    attrition_edges: optional(list(int)),
  }),
  expected: object({ a: optional(int), b: optional(int), winner }),
  run: (input) => {
    const score = kow4.victory.scores.find(({ id }) => id === SYSTEMS[input.system]);
    if (!score) throw new Error(`no system ${input.system}`);
    const of = ({ scenario_points: scenario, kill_points: kills }: typeof input.a) => ({ scenario, kills });
    const own = [input.scenario_edges, input.attrition_edges];
    const edges = Object.fromEntries(own.flatMap((each, index) => (each ? [[index, each]] : [])));
    const result = tournamentPoints(score, { a: of(input.a), b: of(input.b) }, edges);
    return { a: result.a.total, b: result.b.total, winner: result.winner };
  },
});

const basicKind = caseKind({
  input: object({ a_units: int, b_units: int, a_hero: bool, b_hero: bool }),
  expected: object({ winner }),
  run: (input) => ({
    winner: mostUnitsLeft(
      { units: input.a_units, hero: input.a_hero },
      { units: input.b_units, hero: input.b_hero },
    ),
  }),
});

const { randomLength } = kow4.gameStructure;

const lengthKind = caseKind({
  input: object({ round: int, roll: optional(int) }),
  expected: object({ ends_in_6: optional(int), ends: optional(bool) }),
  run: ({ round, roll }) => {
    const faces = facesThatEnd(randomLength, round);
    const isCertain = faces === 0 || faces === 6;
    if (roll === undefined) return { ends_in_6: faces, ...(isCertain ? { ends: faces === 6 } : {}) };
    return { ends_in_6: faces, ends: endsGame(randomLength, round, roll) };
  },
});

const structureKind = caseKind({
  input: object({ player_turn_number: int }),
  expected: object({
    game_turn: optional(int),
    player: optional(int),
    may_be_last: optional(bool),
    last: optional(bool),
  }),
  run: ({ player_turn_number: number }) => {
    const { gameTurn, player } = playerTurn(number, kow4.gameStructure.gameTurns);
    const faces = player === 2 ? facesThatEnd(randomLength, gameTurn) : 0;
    return { game_turn: gameTurn, player, may_be_last: faces > 0 && faces < 6, last: faces === 6 };
  },
});

const ORDERS = {
  halt: 'Halt!',
  change_facing: 'Change Facing!',
  back: 'Back!',
  advance: 'Advance!',
  at_the_double: 'At the Double!',
  sidestep: 'Sidestep!',
  charge: 'Charge!',
  withdraw: 'Withdraw!',
  reform: 'Reform!',
} as const;

const orderKind = caseKind({
  input: object({
    order: word([
      'halt',
      'change_facing',
      'back',
      'advance',
      'at_the_double',
      'sidestep',
      'charge',
      'withdraw',
      'reform',
    ]),
  }),
  expected: object({ allowed: optional(bool) }),
  run: ({ order }) => ({ allowed: (WAVERING_ORDERS as readonly string[]).includes(ORDERS[order]) }),
});

const kinds: Readonly<Record<string, CaseKind>> = {
  nerve_test: nerveKind,
  damage_turns: turnsKind,
  attack_dice: attacksKind,
  unit_strength: strengthKind,
  control: controlKind,
  scenario_points: scenarioKind,
  kill_points: killsKind,
  tournament_points: tournamentKind,
  basic_victory: basicKind,
  game_length: lengthKind,
  game_structure: structureKind,
  wavering_order: orderKind,
};

describeRuleCases('kow-4', kinds);

/* Corners that no supplied case reaches: [what it shows, kind, input, expected]. */

type Corner = readonly [string, string, Record<string, unknown>, Record<string, unknown>];

const tested = { nerve: 16, damage: 3, after: 'combat' };
const scenario = (name: string, a: object, b: object) => ({ scenario: name, a, b });
const strengths = (name: string, a: number, b: number) =>
  scenario(name, { unit_strength: a }, { unit_strength: b });
const played = (system: string, a: readonly [number, number], b: readonly [number, number]) => ({
  system,
  a: { scenario_points: a[0], kill_points: a[1] },
  b: { scenario_points: b[0], kill_points: b[1] },
});
const edged = { scenario_edges: [1, 2, 4, 6], attrition_edges: [300, 700, 1100] };
const orders = (order: string) => ({ order });

// biome-ignore format: one corner a line
const CORNERS: readonly Corner[] = [
  ['Doomed is Steady: the die more, and Iron Resolve off', 'nerve_test', { ...tested, rolls: [[6, 6]], doomed_damage: 5, iron_resolve: 1 }, { outcome: 'steady', damage_after: 7 }],
  ['a Doomed unit may become Devastated, and takes no further test', 'nerve_test', { ...tested, nerve: 13, damage: 1, modifier: -4, rolls: [[6, 6]], doomed_damage: 6 }, { fails_from: 16, outcome: 'steady', rolls_used: 1, damage_after: 7, devastated_after: false }],
  ['Iron Resolve takes no more than there is', 'nerve_test', { ...tested, damage: 1, rolls: [[2, 2]], iron_resolve: 3 }, { damage_after: 0 }],
  ['nor more than 3', 'nerve_test', { ...tested, damage: 8, rolls: [[2, 2]], iron_resolve: 5 }, { damage_after: 5 }],
  ['Iron Resolve may end that it is Devastated', 'nerve_test', { ...tested, damage: 17, after: 'ranged', rolls: [[1, 1]], iron_resolve: 1 }, { devastated: true, outcome: 'steady', damage_after: 16, devastated_after: false }],
  ['and on a Withdraw!', 'nerve_test', { ...tested, after: 'withdraw', rolls: [[2, 3]], iron_resolve: 2 }, { outcome: 'steady', damage_after: 1 }],
  ['Inspiring rolls no Doomed again', 'nerve_test', { ...tested, inspiring: true, rolls: [[6, 6], [1, 2]], doomed_damage: 4 }, { odds: { steady: '1/1', routed: '0/1' }, doomed_odds: '1/36', rolls_used: 1, damage_after: 7 }],
  ['but the Waver of a double 6', 'nerve_test', { ...tested, after: 'ranged', inspiring: true, rolls: [[6, 6], [6, 6]] }, { odds: { steady: '1295/1296', wavering: '1/1296', routed: '0/1' }, outcome: 'wavering', rolls_used: 2, damage_after: 3 }],
  ['a double 6 on a Withdraw! costs its die', 'nerve_test', { ...tested, after: 'withdraw', rolls: [[6, 6]], doomed_damage: 2 }, { outcome: 'steady', damage_after: 5, doomed_odds: '1/36' }],
  ['Individuals matter to a Withdraw! only', 'nerve_test', { ...tested, damage: 5, engaged_only_by_individuals: true }, { test: true, fails_from: 11 }],
  ['no damage by shooting, no test, Devastated or not', 'nerve_test', { ...tested, damage: 20, after: 'ranged', damage_this_phase: 0 }, { test: false, devastated: true, fails_from: null }],
  ['a modifier below 0 eases the test', 'nerve_test', { ...tested, damage: 14, modifier: -4 }, { fails_from: 6, in_36: { steady: 10, routed: 26 } }],
  ['a double 1 stands whatever is added', 'nerve_test', { ...tested, damage: 13, modifier: 3, rolls: [[1, 1]] }, { fails_from: 0, outcome: 'steady' }],
  ['Devastated and inspired on a Withdraw!', 'nerve_test', { ...tested, damage: 20, after: 'withdraw', inspiring: true }, { odds: { steady: '71/1296', wavering: '0/1', routed: '1225/1296' } }],
  ['a Wavering unit that passes in Combat wavers on, until its own turn ends', 'damage_turns', { nerve: 14, events: [{ kind: 'damage', points: 8 }, { kind: 'test', after: 'ranged', rolls: [[4, 4]] }, { kind: 'damage', points: 1 }, { kind: 'test', after: 'combat', rolls: [[1, 2]] }, { kind: 'own_turn_ends' }] }, { states: [{ damage: 8, state: 'steady' }, { damage: 8, state: 'wavering' }, { damage: 9, state: 'wavering' }, { damage: 9, state: 'wavering' }, { damage: 9, state: 'steady' }] }],
  ['Regeneration leaves no less than none', 'damage_turns', { nerve: 14, start_damage: 2, events: [{ kind: 'regenerate', need: 5, dice: [5, 6, 6] }, { kind: 'regain', points: 3 }] }, { states: [{ damage: 0 }, { damage: 0 }] }],
  ['a rout stands', 'damage_turns', { nerve: 10, events: [{ kind: 'damage', points: 9 }, { kind: 'test', after: 'combat', rolls: [[3, 3]] }, { kind: 'own_turn_ends' }] }, { states: [{ state: 'steady' }, { state: 'routed' }, { state: 'routed' }] }],
  ['half the Attacks, an Individual in a rear, and a War Engine', 'attack_dice', { attacks: 25, devastated: true, attacker_individual: true, directed: [{ attacks: 9, facing: 'rear' }, { attacks: 3, facing: 'flank', war_engine: true }] }, { attacks_available: 12, dice: [9, 9], allowed: true }],
  ['a War Engine is struck in the rear from everywhere', 'attack_dice', { attacks: 8, directed: [{ attacks: 8, facing: 'front', war_engine: true }] }, { dice: [24], allowed: true }],
  ['no more Attacks than there are', 'attack_dice', { attacks: 30, directed: [{ attacks: 20, facing: 'front' }, { attacks: 11, facing: 'front' }] }, { attacks_available: 30, allowed: false }],
  ['and none may be directed at one of two', 'attack_dice', { attacks: 30, directed: [{ attacks: 30, facing: 'front' }, { attacks: 0, facing: 'flank' }] }, { dice: [30, 0], allowed: true }],
  ['half of 1 is none, and a bonus is halved with it', 'unit_strength', { units: [{ size: 'troop', devastated: true }, { size: 'champion', bonus: 1, devastated: true }] }, { unit_strength: 1 }],
  ['nobody controls what nobody is near', 'control', { a: [], b: [] }, { controller: null }],
  ['Invade: nobody there against many', 'scenario_points', strengths('invade', 10, 0), { a: 7, b: 0, winner: 'a' }],
  ['7 together are as counted', 'scenario_points', strengths('invade', 4, 3), { a: 4, b: 3 }],
  ['a third is not less than a third', 'scenario_points', strengths('invade', 9, 3), { a: 5, b: 2 }],
  ['two thirds are not less than two thirds', 'scenario_points', strengths('invade', 9, 6), { a: 4, b: 3 }],
  ['equal above 7', 'scenario_points', strengths('invade', 9, 9), { a: 3, b: 3, winner: null }],
  ['Dominate: 5 together are as counted', 'scenario_points', strengths('dominate_small', 2, 3), { a: 2, b: 3, winner: 'b' }],
  ['half is not less than half', 'scenario_points', strengths('dominate_small', 8, 4), { a: 3, b: 2 }],
  ['less than half', 'scenario_points', strengths('dominate_small', 3, 8), { a: 1, b: 4, winner: 'b' }],
  ['alone in the centre', 'scenario_points', strengths('dominate_small', 8, 0), { a: 5, b: 0 }],
  ['equal above 5', 'scenario_points', strengths('dominate_small', 4, 4), { a: 2, b: 2, winner: null }],
  ['Control: the enemy’s middle square 2', 'scenario_points', scenario('control', { enemy_centre: true, others: 2 }, { enemy_centre: false, others: 3 }), { a: 4, b: 3 }],
  ['Loot: the middle one 3, others 2', 'scenario_points', scenario('loot', { primary: true, secondary: 1 }, { primary: false, secondary: 1 }), { a: 5, b: 2 }],
  ['Plunder: two of 2', 'scenario_points', scenario('plunder', { primary: 2, others: 1 }, { primary: 0, others: 2 }), { a: 5, b: 2 }],
  ['Compass Points: 3, 2 and 1', 'scenario_points', scenario('compass_points', { enemy: true, own: true, centre_line: 1 }, { enemy: false, own: false, centre_line: 1 }), { a: 6, b: 1 }],
  ['Northern Kings at both ends', 'tournament_points', played('northern_kings', [7, 2100], [0, 0]), { a: 25, b: 5, winner: 'a' }],
  ['and in a draw', 'tournament_points', played('northern_kings', [3, 499], [3, 1699]), { a: 13, b: 16, winner: null }],
  ['Cogs: 7 at most, 3 without a win', 'tournament_points', played('cogs_2026', [9, 575], [5, 574]), { a: 13, b: 3 }],
  ['20 : 0 by the difference in kills', 'tournament_points', played('difference_20_0', [1, 900], [0, 500]), { a: 17, b: 3 }],
  ['a draw may be 15 : 5', 'tournament_points', played('difference_20_0', [0, 2000], [0, 400]), { a: 15, b: 5, winner: null }],
  ['and a win 10 : 10', 'tournament_points', played('difference_20_0', [2, 200], [0, 2400]), { a: 10, b: 10, winner: 'a' }],
  ['Blackjack drawn, by attrition', 'tournament_points', { ...played('blackjack', [2, 900], [2, 100]), ...edged }, { a: 12, b: 8, winner: null }],
  ['Blackjack won by all', 'tournament_points', { ...played('blackjack', [7, 1900], [0, 100]), ...edged }, { a: 21, b: 0 }],
  ['as many units and both have a hero', 'basic_victory', { a_units: 3, b_units: 3, a_hero: true, b_hero: true }, { winner: null }],
  ['the fifth Round does not end it', 'game_length', { round: 5 }, { ends_in_6: 0, ends: false }],
  ['the sixth by 1 to 3', 'game_length', { round: 6, roll: 3 }, { ends_in_6: 3, ends: true }],
  ['the seventh without a roll', 'game_length', { round: 7 }, { ends_in_6: 6, ends: true }],
  ['the second Turn of Round 6 may be the last', 'game_structure', { player_turn_number: 12 }, { game_turn: 6, player: 2, may_be_last: true, last: false }],
  ['the first of it not', 'game_structure', { player_turn_number: 11 }, { game_turn: 6, player: 1, may_be_last: false, last: false }],
  ['that of Round 7 is', 'game_structure', { player_turn_number: 14 }, { game_turn: 7, player: 2, may_be_last: false, last: true }],
  ...['halt', 'change_facing', 'back'].map((order): Corner => [`a Wavering unit may ${order}`, 'wavering_order', orders(order), { allowed: true }]),
  ...['advance', 'at_the_double', 'sidestep', 'withdraw', 'reform'].map((order): Corner => [`and not ${order}`, 'wavering_order', orders(order), { allowed: false }]),
];

describe('corners that no supplied case reaches', () => {
  test.each(CORNERS)('%s', (name, kind, input, expected) => {
    const ruleCase = {
      id: name,
      edition: 'kow4',
      kind,
      source: 'SOURCES.md',
      reading: 'interpretation',
      input,
      expected,
    };
    expect(runCase('kow-4', kinds, ruleCase)).toBe(kind);
  });

  test('an unknown word, kind or field fails', () => {
    const ruleCase = { id: 'x', edition: 'kow4', kind: 'wavering_order', source: 's', reading: 'text' };
    const expected = { allowed: true };
    expect(() => runCase('kow-4', kinds, { ...ruleCase, input: orders('flee'), expected })).toThrow();
    expect(() => runCase('kow-4', kinds, { ...ruleCase, kind: 'rally', input: {}, expected })).toThrow();
    expect(() =>
      runCase('kow-4', kinds, { ...ruleCase, input: { ...orders('halt'), extra: 1 }, expected }),
    ).toThrow();
  });
});
