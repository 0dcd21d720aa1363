import {
  breakTestFields,
  combatScoreExpected,
  combatScoreFields,
  enemyUnitOf,
  fateOfCase,
  gameStructureKind,
  laterBreakTestExpected,
  ownTableKind,
  pursuitKind,
} from '@/testing/cases/rank-and-flank-cases';
import { caseKind, describeRuleCases, type Shaped, shape } from '@/testing/cases/rule-cases';
import type { Contact, EngagedUnit, Facing } from '../../score-sheet/engagement';
import { effectiveAnswers } from '../../score-sheet/propose-round';
import { type Answers, otherSide, type Side } from '../../score-sheet/score-sheet';
import { unitStrength } from '../../score-sheet/unit-strength';
import { victoryPoints } from '../../victory-points/victory-points';
import { wfb7 } from './edition';

const { bool, int, list, object, optional, word } = shape;

const side = object({
  wounds_caused: int,
  units: list(object({ extra_ranks_start: int, front_width: int, rank_bonus_denied: bool })),
  unit_strength_end: int,
  standards_in_front_rank: int,
  battle_standards_fighting: int,
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
  run: ({ a, b }) => combatScoreFields(wfb7.combat, { a: answers('a', a, b), b: answers('b', b, a) }),
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
  const bearers: readonly EngagedUnit[] = [
    { id: 'standards', side: name, standard: own.standards_in_front_rank > 0 },
    { id: 'battle standards', side: name, battleStandard: own.battle_standards_fighting > 0 },
  ];
  const proposed = wfb7.propose({
    units: [target, ...ranked, ...bearers, ...flanking.map(({ unit }) => unit)].map((unit) => ({
      ...NONE,
      ...unit,
    })),
    contacts: flanking.map(({ contact }) => contact),
  });
  return effectiveAnswers(proposed[name], {
    wounds: enemy.wounds_caused,
    overkill: own.overkill_excess_in_challenge,
    unitStrength: own.unit_strength_end,
    higherGround: own.higher_ground,
    musician: own.musician,
    wipedOut: own.wiped_out,
  });
}

function flanker(name: Side, id: string, strength: number, facing: Facing) {
  const unit: EngagedUnit = { id, side: name, unitStrength: strength };
  const contact: Contact = { unitId: id, enemyUnitId: 'target', facing, charge: 'none' };
  return { unit, contact };
}

const breakTest = caseKind({
  input: object({
    leadership: int,
    lost_by: int,
    roll: optional(int),
    draw: optional(bool),
    winner: optional(bool),
    stubborn: optional(bool),
    immune_to_psychology: optional(bool),
    unbreakable: optional(bool),
    undead: optional(bool),
    swarm: optional(bool),
    general_leadership_within_12: optional(int),
    character_leadership: optional(int),
    character_stubborn: optional(bool),
    enemy_causes_fear: optional(bool),
    own_unit_strength: optional(int),
    enemy_unit_strength: optional(int),
    battle_standard_reroll: optional(bool),
  }),
  expected: object(laterBreakTestExpected),
  run: (input) =>
    breakTestFields(
      wfb7.breakTest.resolve(
        {
          leadership: input.leadership,
          generalLeadership: input.general_leadership_within_12 ?? null,
          characterLeadership: input.character_leadership ?? null,
          characterStubborn: input.character_stubborn ?? false,
          stubborn: input.stubborn ?? false,
          immuneToPsychology: input.immune_to_psychology ?? false,
          unbreakable: input.unbreakable ?? false,
          undead: input.undead ?? false,
          swarm: input.swarm ?? false,
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

const TYPES = {
  infantry: 'infantry',
  large_infantry: 'largeInfantry',
  cavalry: 'cavalry',
  chariot: 'chariot',
  monster: 'monster',
  flyer: 'flyer',
  flying_cavalry: 'flyingCavalry',
  war_machine_crew: 'warMachineCrew',
} as const;

const strength = caseKind({
  input: object({
    models: list(
      object({
        type: word(Object.keys(TYPES) as (keyof typeof TYPES)[]),
        count: int,
        starting_wounds: optional(int),
        riders: optional(int),
      }),
    ),
  }),
  expected: object({ unit_strength: optional(int) }),
  run: ({ models }) => ({
    unit_strength: unitStrength(
      wfb7.unitStrength,
      models.map(({ type, count, starting_wounds, riders }) => ({
        type: TYPES[type],
        count,
        startingWounds: starting_wounds ?? 0,
        riders: riders ?? 0,
      })),
    ),
  }),
});

const victory = caseKind({
  input: object({
    enemy_units: list(enemyUnitOf(['unit', 'character', 'monster', 'war_machine'])),
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
      fate: fateOfCase(unit),
      startingHealthPoints: unit.start,
      healthPoints: unit.now,
      startingModels: unit.kind === 'unit' ? unit.start : 1,
      models: unit.kind === 'unit' ? unit.now : 1,
      neverWeakened: unit.kind === 'war_machine',
    }));
    const bonuses = {
      generalSlainOrFled: Number(input.enemy_general_slain_or_fled),
      standardsCaptured: input.unit_standards_captured,
      battleStandardsCaptured: input.battle_standards_captured,
      tableQuarters: input.table_quarters_held,
    };
    return { vp: victoryPoints(wfb7.victory.points, units, bonuses).total };
  },
});

describeRuleCases('wfb-7', {
  combat_score: combatScore,
  break_test: breakTest,
  unit_strength: strength,
  victory_points: victory,
  battle_points_table: ownTableKind,
  pursuit: pursuitKind(wfb7),
  game_structure: gameStructureKind(wfb7),
});
