import {
  breakTestFields,
  combatScoreExpected,
  combatScoreFields,
  enemyUnitOf,
  fateOfCase,
  gameStructureKind,
  laterBreakTestExpected,
} from '@/testing/cases/rank-and-flank-cases';
import { caseKind, describeRuleCases, type Shaped, shape } from '@/testing/cases/rule-cases';
import { outcomeOf } from '../../break-test/outcome';
import { chase } from '../../break-test/pursuit';
import type { Contact, EngagedUnit } from '../../score-sheet/engagement';
import { effectiveAnswers } from '../../score-sheet/propose-round';
import { type Answers, otherSide, type Side } from '../../score-sheet/score-sheet';
import { percentResult } from '../../victory-points/lead';
import { victoryPoints } from '../../victory-points/victory-points';
import { wap23 } from './edition';

const { bool, int, list, nullable, object, optional, text, word } = shape;

const side = object({
  wounds_caused: int,
  charging_units: int,
  units: list(object({ extra_ranks_end: int, arc: text, rank_bonus_denied: bool })),
  unit_strength_end: int,
  standard_bearers: int,
  battle_standard_bearers: int,
  enemy_flanks_engaged: int,
  enemy_rears_engaged: int,
  higher_ground: bool,
  fear_unit_strength: int,
  overkill_excess_in_challenge: int,
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
  run: ({ a, b }) => combatScoreFields(wap23.combat, { a: answers('a', a, b), b: answers('b', b, a) }),
});

/** What the case does not name of a unit is none, and not unknown. */
const NONE = { ranks: 0, unitStrength: 0, causesFear: false } as const;

/**
 * The units of a side, one enemy for every arc that its units name: an arc's name says which units fight
 * in the same one.
 */
function engaged(name: Side, own: CaseSide) {
  const arcs = [...new Set(own.units.map(({ arc }) => arc))];
  const units: readonly EngagedUnit[] = [
    ...own.units.map((unit, index) => ({
      id: `${name} unit ${index}`,
      side: name,
      // The case counts the ranks behind the first, the product all of them.
      ranks: unit.extra_ranks_end + 1,
      rankBonusDenied: unit.rank_bonus_denied,
    })),
    {
      id: `${name} fearsome`,
      side: name,
      unitStrength: own.fear_unit_strength,
      causesFear: own.fear_unit_strength > 0,
    },
    { id: `${name} others`, side: name, unitStrength: own.unit_strength_end - own.fear_unit_strength },
    {
      id: `${name} command`,
      side: name,
      battleStandard: own.battle_standard_bearers > 0,
      higherGround: own.higher_ground,
      musician: own.musician,
    },
    ...Array.from({ length: own.standard_bearers }, (_, index) => ({
      id: `${name} standard ${index}`,
      side: name,
      standard: true,
    })),
    ...arcs.map((arc) => ({ id: `${name} arc ${arc}`, side: otherSide(name) })),
  ];
  const contacts: readonly Contact[] = own.units.map(({ arc }, index) => ({
    unitId: `${name} unit ${index}`,
    enemyUnitId: `${name} arc ${arc}`,
    facing: 'front',
    charge: 'none',
  }));
  return { units: units.map((unit) => ({ ...NONE, ...unit })), contacts };
}

function answers(name: Side, own: CaseSide, enemy: CaseSide): Answers {
  const [ours, theirs] = [engaged(name, own), engaged(otherSide(name), enemy)];
  const proposed = wap23.propose({
    units: [...ours.units, ...theirs.units],
    contacts: [...ours.contacts, ...theirs.contacts],
  });
  return effectiveAnswers(proposed[name], {
    wounds: enemy.wounds_caused,
    charge: own.charging_units,
    flank: own.enemy_flanks_engaged,
    rear: own.enemy_rears_engaged,
    overkill: own.overkill_excess_in_challenge,
    wipedOut: own.wiped_out,
  });
}

const breakTest = caseKind({
  input: object({
    leadership: int,
    lost_by: int,
    roll: optional(int),
    draw: optional(bool),
    winner: optional(bool),
    own_full_ranks: optional(int),
    enemy_full_ranks_in_contact: optional(list(int)),
    disrupted: optional(bool),
    skirmishing: optional(bool),
    stubborn: optional(bool),
    unbreakable: optional(bool),
    unstable: optional(bool),
    general_leadership_within_12: optional(int),
    bsb_within_12: optional(bool),
    double_one_passes: optional(bool),
  }),
  expected: object(laterBreakTestExpected),
  run: (input) =>
    breakTestFields(
      wap23.breakTest.resolve(
        {
          leadership: input.leadership,
          generalLeadership: input.general_leadership_within_12 ?? null,
          battleStandard: input.bsb_within_12 ?? false,
          ranks: input.own_full_ranks ?? 0,
          enemyRanks: Math.max(0, ...(input.enemy_full_ranks_in_contact ?? [])),
          disrupted: input.disrupted ?? false,
          skirmishing: input.skirmishing ?? false,
          stubborn: input.stubborn ?? false,
          unbreakable: input.unbreakable ?? false,
          unstable: input.unstable ?? false,
          doubleOne: input.double_one_passes ?? false,
        },
        input.winner ? -1 : input.draw ? 0 : input.lost_by,
      ),
      input.roll,
    ),
});

const victory = caseKind({
  input: object({
    enemy_units: list(enemyUnitOf(['unit', 'character', 'monster', 'war_machine'])),
    enemy_general_slain_or_fled: bool,
    unit_standards_captured: int,
    battle_standards_captured: int,
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
    const bonuses = {
      generalSlainOrFled: Number(input.enemy_general_slain_or_fled),
      standardsCaptured: input.unit_standards_captured,
      battleStandardsCaptured: input.battle_standards_captured,
    };
    return { vp: victoryPoints(wap23.victory.points, units, bonuses).total };
  },
});

const RESULTS: Readonly<Record<string, string>> = {
  Draw: 'draw',
  'Marginal victory': 'marginal',
  'Solid victory': 'solid',
  Massacre: 'massacre',
};
const sideOrNobody = nullable(word(['a', 'b']));

const margin = caseKind({
  input: object({
    army_points: int,
    vp_a: int,
    vp_b: int,
    wiped_out: sideOrNobody,
    conceded: sideOrNobody,
  }),
  expected: object({
    result: optional(word(['draw', 'marginal', 'solid', 'massacre'])),
    winner: optional(sideOrNobody),
  }),
  run: (input) => {
    const { name, winner } = percentResult(wap23.victory.percentMargins, {
      armyPoints: input.army_points,
      victoryPoints: { a: input.vp_a, b: input.vp_b },
      wipedOut: input.wiped_out,
      conceded: input.conceded,
    });
    return { result: RESULTS[name], winner };
  },
});

const pursuit = caseKind({
  input: object({
    flee_roll: int,
    pursuit_roll: int,
    pursuers_unit_strength: int,
    fleeing_wounds_left: int,
  }),
  expected: object({ caught: optional(bool), wounds: optional(int), destroyed: optional(bool) }),
  run: (input) => {
    const broke = outcomeOf(wap23.breakTest, 'broke');
    if (broke?.winner.may !== 'pursue') throw new Error('Nobody may pursue the broken');
    const { caught, wounds, destroyed } = chase(wap23.pursuit, broke.winner.caught, {
      fleeTotal: input.flee_roll,
      pursuitTotal: input.pursuit_roll,
      pursuersUnitStrength: input.pursuers_unit_strength,
      healthLeft: input.fleeing_wounds_left,
    });
    return { caught, wounds, destroyed };
  },
});

describeRuleCases('wap-23', {
  combat_score: combatScore,
  break_test: breakTest,
  victory_points: victory,
  victory_margin: margin,
  pursuit,
  game_structure: gameStructureKind(wap23),
});
