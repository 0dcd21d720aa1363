import { leadershipUsed } from '@/testing/cases/leadership-used';
import {
  combatScoreExpected,
  combatScoreFields,
  fateOfCase,
  gameStructureKind,
} from '@/testing/cases/rank-and-flank-cases';
import { caseKind, describeRuleCases, type Shaped, shape } from '@/testing/cases/rule-cases';
import { outcomeWith } from '../../break-test/break-test-result';
import { outcomeOf, rerollWays } from '../../break-test/outcome';
import { chase, inchesOf } from '../../break-test/pursuit';
import { outcomeChances } from '../../break-test/thresholds';
import { formatFraction } from '../../dice/fraction';
import { breakPoint, endsGame, facesThatEnd } from '../../game-structure';
import type { EngagedUnit } from '../../score-sheet/engagement';
import { effectiveAnswers } from '../../score-sheet/propose-round';
import type { Answers, Side } from '../../score-sheet/score-sheet';
import { unitStrength as strengthOf, typeOf } from '../../score-sheet/unit-strength';
import { battlePoints as battlePointsBy } from '../../victory-points/battle-points';
import { leadResult } from '../../victory-points/lead';
import type { VictoryPointRules } from '../../victory-points/victory';
import { victoryPoints as pointsBy } from '../../victory-points/victory-points';
import { tow1 } from './edition';
import { countedRanks, rankBonus as rankBonusOf } from './formation';

const { bool, int, fraction, list, nullable, object, optional, word } = shape;

const side = object({
  unsaved_wounds: int,
  units: list(object({ rank_bonus: int, close_order: bool })),
  standard_bearers: int,
  battle_standards: int,
  enemy_units_attacked_in_flank: int,
  enemy_units_attacked_in_rear: int,
  higher_ground: bool,
  overkill_excess: int,
  massed_infantry: bool,
  unit_strength: int,
  other_points: int,
  musician: bool,
  wiped_out: bool,
});
type CaseSide = Shaped<typeof side>;

const combatScore = caseKind({
  input: object({ a: side, b: side }),
  expected: object({
    ...combatScoreExpected,
    winner: optional(word(['a', 'b', 'draw'])),
    break_test: optional(bool),
  }),
  run: ({ a, b }) => {
    const units = [...unitsOf('a', a), ...unitsOf('b', b)];
    const proposed = tow1.propose({ units, contacts: [] });
    return combatScoreFields(tow1.combat, {
      a: effectiveAnswers(proposed.a, given(a, b)),
      b: effectiveAnswers(proposed.b, given(b, a)),
    });
  },
});

/** The side's units with their Rank Bonus, and one more that stands for its numbers and its command. */
function unitsOf(name: Side, own: CaseSide): readonly EngagedUnit[] {
  return [
    ...own.units.map(({ rank_bonus }, index) => ({
      id: `${name} ${index}`,
      side: name,
      ranks: rank_bonus,
      formation: 'closeOrder',
      troopType: 'monstrousInfantry',
      unitStrength: 0,
    })),
    {
      id: `${name} all`,
      side: name,
      ranks: 0,
      troopType: 'monstrousInfantry',
      unitStrength: own.unit_strength,
      massedInfantry: own.massed_infantry,
      standard: own.standard_bearers > 0,
      battleStandard: own.battle_standards > 0,
      higherGround: own.higher_ground,
      musician: own.musician,
    },
  ];
}

function given(own: CaseSide, enemy: CaseSide): Answers {
  return {
    wounds: enemy.unsaved_wounds,
    closeOrder: own.units.filter(({ close_order }) => close_order).length,
    flank: own.enemy_units_attacked_in_flank,
    rear: own.enemy_units_attacked_in_rear,
    overkill: own.overkill_excess,
    otherModifiers: { points: own.other_points, note: '' },
    wipedOut: own.wiped_out,
  };
}

const TROOP_TYPES = {
  regular_infantry: 'regularInfantry',
  heavy_infantry: 'heavyInfantry',
  monstrous_infantry: 'monstrousInfantry',
  swarm: 'swarm',
  light_cavalry: 'lightCavalry',
  heavy_cavalry: 'heavyCavalry',
  monstrous_cavalry: 'monstrousCavalry',
  war_beasts: 'warBeasts',
  light_chariot: 'lightChariot',
  heavy_chariot: 'heavyChariot',
  monstrous_creature: 'monstrousCreature',
  behemoth: 'behemoth',
  war_machine: 'warMachine',
} as const;
const troopType = word(Object.keys(TROOP_TYPES) as (keyof typeof TROOP_TYPES)[]);
const FORMATIONS = {
  close: 'closeOrder',
  open: 'openOrder',
  marching_column: 'marchingColumn',
  skirmish: 'skirmish',
} as const;

const rankBonus = caseKind({
  input: object({
    troop_type: troopType,
    models: int,
    files: int,
    formation: word(['close', 'open', 'marching_column', 'skirmish']),
    disrupted: bool,
    horde: optional(bool),
    wounds: optional(int),
  }),
  expected: object({
    counted_ranks: optional(int),
    rank_bonus: optional(int),
    unit_strength: optional(int),
    close_order_bonus: optional(int),
  }),
  run: (input) => {
    const unit: EngagedUnit = {
      id: 'unit',
      side: 'a',
      troopType: TROOP_TYPES[input.troop_type],
      models: input.models,
      frontWidth: input.files,
      formation: FORMATIONS[input.formation],
      disrupted: input.disrupted,
      horde: input.horde ?? false,
      ...(input.wounds === undefined ? {} : { startingWounds: input.wounds }),
    };
    const proposed = tow1.propose({ units: [unit], contacts: [] });
    const type = typeOf(tow1.unitStrength, unit.troopType);
    return {
      counted_ranks: type && countedRanks(unit, type).high,
      rank_bonus: rankBonusOf(unit).high,
      unit_strength: tow1.proposeBreakTest({ units: [unit], contacts: [] }, 'unit').answers.unitStrength,
      close_order_bonus: proposed.a.closeOrder,
    };
  },
});

const unitStrength = caseKind({
  input: object({ models: list(object({ type: troopType, count: int, wounds: optional(int) })) }),
  expected: object({ unit_strength: optional(int) }),
  run: ({ models }) => ({
    unit_strength: strengthOf(
      tow1.unitStrength,
      models.map(({ type, count, wounds }) => ({
        type: TROOP_TYPES[type],
        count,
        startingWounds: wounds ?? 0,
      })),
    ),
  }),
});

const OUTCOMES = { givesGround: 'gives_ground', fallsBack: 'falls_back', breaks: 'breaks' } as const;
const outcomeWords = ['gives_ground', 'falls_back', 'breaks'] as const;
const IDS = { gives_ground: 'givesGround', falls_back: 'fallsBack', breaks: 'breaks' } as const;
const REROLLS = { breaks: 'breaks', not_gives_ground: 'notGivesGround' } as const;
const dice = list(int);

const breakTest = caseKind({
  input: object({
    leadership: int,
    lost_by: int,
    general_leadership: optional(int),
    character_leadership: optional(int),
    warband_rank_bonus: optional(int),
    enemy_causes_terror: optional(bool),
    reroll: optional(word(['breaks', 'not_gives_ground'])),
    undisciplined: optional(bool),
    stubborn: optional(bool),
    unbreakable: optional(bool),
    unstable: optional(bool),
    own_side_unit_strength: optional(int),
    enemy_side_unit_strength: optional(int),
    shieldwall: optional(bool),
    draw: optional(bool),
    winner: optional(bool),
    roll: optional(dice),
    re_roll: optional(dice),
  }),
  expected: object({
    leadership_used: optional(int),
    breaks_over: optional(nullable(int)),
    falls_back_over: optional(nullable(int)),
    in_36: optional(object({ gives_ground: int, falls_back: int, breaks: int })),
    odds: optional(object({ gives_ground: fraction, falls_back: fraction, breaks: fraction })),
    overwhelmed: optional(bool),
    wounds_lost: optional(int),
    auto: optional(nullable(word(['gives_ground', 'falls_back', 'no_test']))),
    outcome: optional(word(outcomeWords)),
  }),
  run: (input) => {
    const answers = {
      leadership: input.leadership,
      generalLeadership: input.general_leadership ?? null,
      characterLeadership: input.character_leadership ?? null,
      warband: input.warband_rank_bonus ?? 0,
      terror: input.enemy_causes_terror ?? false,
      battleStandard: input.reroll !== undefined,
      undisciplined: input.undisciplined ?? false,
      stubborn: input.stubborn ?? false,
      unbreakable: input.unbreakable ?? false,
      unstable: input.unstable ?? false,
      unitStrength: input.own_side_unit_strength ?? null,
      enemyUnitStrength: input.enemy_side_unit_strength ?? null,
      shieldwall: input.shieldwall ?? false,
    };
    const lostBy = input.winner ? -1 : input.draw ? 0 : input.lost_by;
    const result = tow1.breakTest.resolve(answers, lostBy);
    const way = rerollWays(tow1.breakTest).find(
      ({ id }) => input.reroll !== undefined && id === REROLLS[input.reroll],
    );
    const rerollAfter = result.reroll ? (way?.after ?? []) : [];
    const chances = outcomeChances(result.thresholds, { doubleOne: result.doubleOnePasses, rerollAfter });
    const chanceOf = (id: string) => chances.find(({ outcomeId }) => outcomeId === id);
    const limit = (id: string) => {
      const index = result.thresholds.findIndex(({ outcomeId }) => outcomeId === id);
      return index < 1 ? null : (result.thresholds[index - 1]?.upTo ?? null);
    };
    const total = (thrown: readonly number[]) => thrown.reduce((sum, die) => sum + die, 0);
    const totals = [input.roll, input.re_roll].flatMap((thrown) => (thrown ? [total(thrown)] : []));
    const outcome = outcomeWith(result, totals, rerollAfter);
    const fallsBack = chanceOf('fallsBack');
    return {
      leadership_used: leadershipUsed(answers),
      breaks_over: limit('breaks'),
      falls_back_over: fallsBack === undefined || fallsBack.in36 === 0 ? null : limit('fallsBack'),
      in_36: fields((id) => chanceOf(id)?.in36 ?? 0),
      odds: fields((id) => {
        const odds = chanceOf(id)?.odds;
        return odds ? formatFraction(odds) : '0/1';
      }),
      overwhelmed: result.conditions.includes('overwhelmed'),
      wounds_lost: result.healthPointsLost ?? 0,
      auto: result.kind === 'noTest' ? 'no_test' : named(result.automatic),
      outcome: named(outcome),
    };
  },
});

function fields<Value>(of: (id: string) => Value) {
  return Object.fromEntries(outcomeWords.map((name) => [name, of(IDS[name])]));
}

function named(id: string | null): string | null {
  return Object.entries(OUTCOMES).find(([known]) => known === id)?.[1] ?? null;
}

const retreatMove = caseKind({
  input: object({
    loser: word(outcomeWords),
    dice,
    swiftstride_die: optional(int),
    already_fled: optional(bool),
  }),
  expected: object({ inches: optional(int) }),
  run: (input) => {
    const move = outcomeOf(tow1.breakTest, IDS[input.loser])?.move;
    if (!move) throw new Error(`Nobody moves after ${input.loser}`);
    return {
      inches: inchesOf(move, input.dice, {
        added: input.swiftstride_die ?? 0,
        movedAlready: input.already_fled ?? false,
      }),
    };
  },
});

const pursuit = caseKind({
  input: object({ loser: word(['falls_back', 'breaks']), flee_roll: int, pursuit_roll: int }),
  expected: object({ caught: optional(bool), destroyed: optional(bool) }),
  run: (input) => {
    const outcome = outcomeOf(tow1.breakTest, IDS[input.loser]);
    if (outcome?.winner.may !== 'pursue') throw new Error(`Nobody pursues after ${input.loser}`);
    const { caught, destroyed } = chase(tow1.pursuit, outcome.winner.caught, {
      fleeTotal: input.flee_roll,
      pursuitTotal: input.pursuit_roll,
    });
    return { caught, destroyed };
  },
});

const RULES = { matched_play: null, battle_march: 'battleMarch', first_printing: 'firstPrinting' } as const;

function rulesNamed(name: keyof typeof RULES): VictoryPointRules {
  const variant = tow1.victory.variants.find(({ id }) => id === RULES[name]);
  return variant?.points ?? tow1.victory.points;
}

const victoryPoints = caseKind({
  input: object({
    rules: word(['matched_play', 'battle_march', 'first_printing']),
    enemy_units: list(
      object({ cost: int, start: int, now: int, destroyed: bool, fleeing: bool, fled_table: bool }),
    ),
    enemy_general_down: bool,
    enemy_battle_standard_down: bool,
    standards_taken: int,
    objective_points: int,
  }),
  expected: object({ vp: optional(int) }),
  run: (input) => {
    const units = input.enemy_units.map((unit, index) => ({
      id: `${index}`,
      pointCost: unit.cost,
      fate: fateOfCase(unit),
      startingHealthPoints: unit.start,
      healthPoints: unit.now,
      startingModels: 1,
      models: 1,
      startingUnitStrength: unit.start,
      unitStrength: unit.now,
    }));
    const { total } = pointsBy(rulesNamed(input.rules), units, {
      generalDown: Number(input.enemy_general_down),
      battleStandardDown: Number(input.enemy_battle_standard_down),
      standardsTaken: input.standards_taken,
    });
    return { vp: total + input.objective_points };
  },
});

const LEVELS: Readonly<Record<string, string>> = {
  Draw: 'draw',
  Victory: 'victory',
  'Crushing victory': 'crushing_victory',
};

const victoryLevel = caseKind({
  input: object({ vp_a: int, vp_b: int }),
  expected: object({
    result: optional(word(['draw', 'victory', 'crushing_victory'])),
    winner: optional(nullable(word(['a', 'b']))),
  }),
  run: (input) => {
    const { name, winner } = leadResult(tow1.victory.lead, {
      armyPoints: 0,
      victoryPoints: { a: input.vp_a, b: input.vp_b },
    });
    return { result: LEVELS[name], winner };
  },
});

const TABLES = {
  warfare_20_0: 'warfare200',
  ocb_20_0: 'ocb200',
  matched_play_6_0: 'matchedPlay60',
  dicediele_15: 'dicediele15',
} as const;

const battlePoints = caseKind({
  input: object({
    table: word(['warfare_20_0', 'ocb_20_0', 'matched_play_6_0', 'dicediele_15']),
    vp_a: int,
    vp_b: int,
  }),
  expected: object({ a: optional(int), b: optional(int) }),
  run: (input) => {
    const table = tow1.victory.tables.find(({ id }) => id === TABLES[input.table]);
    if (!table) throw new Error(`No table is called ${input.table}`);
    const { a, b } = battlePointsBy(table, {
      armyPoints: 0,
      victoryPoints: { a: input.vp_a, b: input.vp_b },
      objectiveWinner: null,
    });
    return { a: a.total, b: b.total };
  },
});

const objectivePoints = caseKind({
  input: object({
    strategic_location_turns: int,
    hill_turns: int,
    quarters_held: int,
    quarters_over_double: int,
    quarters_uncontested: int,
    special_features_held: int,
    baggage_trains_held: int,
    baggage_trains_destroyed: int,
    enemy_broken: bool,
    trove_turns: int,
    landmark_turns: int,
  }),
  expected: object({ vp: optional(int) }),
  run: (input) => {
    const answers = {
      strategicLocations: input.strategic_location_turns,
      hill: input.hill_turns,
      quarters: input.quarters_held,
      quartersOverDouble: input.quarters_over_double,
      quartersUncontested: input.quarters_uncontested,
      specialFeatures: input.special_features_held,
      baggageHeld: input.baggage_trains_held,
      baggageDestroyed: input.baggage_trains_destroyed,
      enemyBroken: Number(input.enemy_broken),
      troveTurns: input.trove_turns,
      landmarkTurns: input.landmark_turns,
    };
    // Matched Play and Battle March have objectives of their own; no id is in both.
    const points = (rules: VictoryPointRules) => pointsBy(rules, [], answers).total;
    return { vp: points(rulesNamed('matched_play')) + points(rulesNamed('battle_march')) };
  },
});

const randomGameLength = caseKind({
  input: object({ round: int, roll: int }),
  expected: object({ ends: optional(bool), ends_in_6: optional(int) }),
  run: ({ round, roll }) => {
    const { randomLength } = tow1.gameStructure;
    return {
      ends: endsGame(randomLength, round, roll),
      ends_in_6: facesThatEnd(randomLength, round),
    };
  },
});

const breakPointKind = caseKind({
  input: object({ army_unit_strength: int, now: int }),
  expected: object({ break_point: optional(int), broken: optional(bool) }),
  run: (input) => {
    const point = breakPoint(tow1.gameStructure.breakPoint, input.army_unit_strength);
    return { break_point: point, broken: input.now < point };
  },
});

describeRuleCases('tow-1', {
  combat_score: combatScore,
  rank_bonus: rankBonus,
  unit_strength: unitStrength,
  break_test: breakTest,
  retreat_move: retreatMove,
  pursuit,
  victory_points: victoryPoints,
  victory_level: victoryLevel,
  battle_points: battlePoints,
  objective_points: objectivePoints,
  random_game_length: randomGameLength,
  break_point: breakPointKind,
  game_structure: gameStructureKind(tow1),
});
