import { caseKind, describeRuleCases, type Shaped, shape } from '@/testing/cases/rule-cases';
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
  object({ kind: word(['test']), ...taken }),
]);
type State = { readonly damage: number; readonly state: End };

function afterEvent(nerve: number, { damage, state }: State, event: Shaped<typeof wornEvent>): State {
  switch (event.kind) {
    case 'damage':
      return { damage: damage + event.points, state };
    case 'regain':
      return { damage: Math.max(0, damage - event.points), state };
    case 'regenerate':
      return { damage: damage - event.dice.filter((die) => die >= event.need).length, state };
    case 'own_turn_ends':
      return { damage, state: state === 'wavering' ? 'steady' : state };
    default: {
      const { kind: _, ...test } = event as Extract<typeof event, { kind: 'test' }>;
      const result = nerveTest({ nerve, damage, ...test });
      const end = (result.outcome as End | undefined) ?? state;
      // A unit that wavers still wavers after a later test that it passes.
      return {
        damage: (result.damage_after as number | undefined) ?? damage,
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

describeRuleCases('kow-4', {
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
});
