import {
  breakTestExpected,
  breakTestFields,
  combatScoreExpected,
  combatScoreFields,
  gameStructureKind,
  pursuitKind,
} from '@/testing/cases/rank-and-flank-cases';
import { caseKind, describeRuleCases, type Shaped, shape } from '@/testing/cases/rule-cases';
import type { Contact, EngagedUnit, Facing } from '../../score-sheet/engagement';
import { effectiveAnswers } from '../../score-sheet/propose-round';
import { type Answers, otherSide, type Side } from '../../score-sheet/score-sheet';
import { unitStrength } from '../../score-sheet/unit-strength';
import type { Fate } from '../../victory-points/victory';
import { victoryPoints } from '../../victory-points/victory-points';
import { wfb6 } from './edition';

const { bool, int, list, object, optional, word } = shape;

const side = object({
  wounds_caused: int,
  units: list(object({ extra_ranks_start: int, front_width: int, rank_bonus_denied: bool })),
  unit_strength_end: int,
  standards_in_front_rank: int,
  higher_ground: bool,
  flank_attackers_us_end: list(int),
  rear_attackers_us_end: list(int),
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
  run: ({ a, b }) => combatScoreFields(wfb6.combat, { a: answers('a', a, b), b: answers('b', b, a) }),
});

/** What the case does not name of a unit is none, and not unknown. */
const NONE = { ranks: 0, unitStrength: 0, causesFear: false } as const;

function answers(name: Side, own: CaseSide, enemy: CaseSide): Answers {
  const target: EngagedUnit = { id: 'target', side: otherSide(name) };
  const ranked = own.units.map((unit, index) => ({
    id: `unit ${index}`,
    side: name,
    ranks: unit.extra_ranks_start,
    frontWidth: unit.front_width,
    rankBonusDenied: unit.rank_bonus_denied,
  }));
  const flanking = [
    ...own.flank_attackers_us_end.map((strength, index) =>
      flanker(name, `flank ${index}`, strength, 'rightFlank'),
    ),
    ...own.rear_attackers_us_end.map((strength, index) => flanker(name, `rear ${index}`, strength, 'rear')),
  ];
  const proposed = wfb6.propose({
    units: [target, ...ranked, ...flanking.map(({ unit }) => unit)].map((unit) => ({
      ...NONE,
      ...unit,
    })),
    contacts: flanking.map(({ contact }) => contact),
  });
  return effectiveAnswers(proposed[name], {
    wounds: enemy.wounds_caused,
    overkill: own.overkill_excess_in_challenge,
    unitStrength: own.unit_strength_end,
    standard: own.standards_in_front_rank > 0,
    higherGround: own.higher_ground,
    musician: own.musician,
    wipedOut: own.wiped_out,
  });
}

function flanker(name: Side, id: string, strength: number, facing: Facing) {
  const unit: EngagedUnit = { id, side: name, unitStrength: strength };
  const contact: Contact = { unitId: id, enemyUnitId: 'target', facing, charge: 'thisRound' };
  return { unit, contact };
}

const breakTest = caseKind({
  input: object({
    leadership: int,
    lost_by: int,
    roll: optional(int),
    stubborn: optional(bool),
    character_leadership: optional(int),
    character_stubborn: optional(bool),
    enemy_causes_fear: optional(bool),
    own_unit_strength: optional(int),
    enemy_unit_strength: optional(int),
    battle_standard_reroll: optional(bool),
    draw: optional(bool),
    winner: optional(bool),
  }),
  expected: object(breakTestExpected),
  run: (input) =>
    breakTestFields(
      wfb6.breakTest.resolve(
        {
          leadership: input.leadership,
          stubborn: input.stubborn ?? false,
          characterLeadership: input.character_leadership ?? null,
          characterStubborn: input.character_stubborn ?? false,
          fear: input.enemy_causes_fear ?? false,
          unitStrength: input.own_unit_strength ?? null,
          enemyUnitStrength: input.enemy_unit_strength ?? null,
          battleStandard: input.battle_standard_reroll ?? false,
        },
        input.winner ? -1 : input.draw ? 0 : input.lost_by,
      ),
      input.roll,
    ),
});

const TYPES = { infantry: 'infantry', cavalry: 'cavalry', large_infantry: 'largeInfantry' } as const;

const strength = caseKind({
  input: object({
    models: list(object({ type: word(['infantry', 'cavalry', 'large_infantry']), count: int })),
  }),
  expected: object({ unit_strength: optional(int) }),
  run: ({ models }) => ({
    unit_strength: unitStrength(
      wfb6.unitStrength,
      models.map(({ type, count }) => ({ type: TYPES[type], count })),
    ),
  }),
});

const enemyUnit = object({
  cost: int,
  kind: word(['unit', 'character', 'monster']),
  start: int,
  now: int,
  destroyed: bool,
  fleeing: bool,
  fled_table: bool,
});

function fateOf(unit: Shaped<typeof enemyUnit>): Fate {
  if (unit.destroyed) return 'destroyed';
  if (unit.fled_table) return 'fledTable';
  return unit.fleeing ? 'fleeing' : 'fighting';
}

const victory = caseKind({
  input: object({
    enemy_units: list(enemyUnit),
    enemy_general_slain_or_fled: bool,
    unit_standards_captured: int,
    battle_standards_captured: int,
    table_quarters_held: int,
  }),
  expected: object({ vp: optional(int) }),
  run: (input) => {
    const units = input.enemy_units.map((unit, index) => ({
      id: `${index}`,
      pointCost: unit.cost,
      fate: fateOf(unit),
      startingHealthPoints: unit.start,
      healthPoints: unit.now,
      startingModels: unit.kind === 'unit' ? unit.start : 1,
      models: unit.kind === 'unit' ? unit.now : 1,
    }));
    const bonuses = {
      generalSlainOrFled: Number(input.enemy_general_slain_or_fled),
      standardsCaptured: input.unit_standards_captured,
      battleStandardsCaptured: input.battle_standards_captured,
      tableQuarters: input.table_quarters_held,
    };
    return { vp: victoryPoints(wfb6.victory.points, units, bonuses).total };
  },
});

describeRuleCases('wfb-6', {
  combat_score: combatScore,
  break_test: breakTest,
  unit_strength: strength,
  victory_points: victory,
  pursuit: pursuitKind(wfb6),
  game_structure: gameStructureKind(wfb6),
});
