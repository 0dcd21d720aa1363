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
import type { EngagedUnit } from '../../score-sheet/engagement';
import { effectiveAnswers } from '../../score-sheet/propose-round';
import { type Answers, otherSide, type Side } from '../../score-sheet/score-sheet';
import { leadResult } from '../../victory-points/lead';
import { victoryPoints } from '../../victory-points/victory-points';
import { wfb8 } from './edition';

const { bool, int, list, nullable, object, optional, word } = shape;

const side = object({
  wounds_caused: int,
  charging: bool,
  units: list(object({ extra_ranks_end: int, front_width: int, rank_bonus_denied: bool })),
  standard_bearers: int,
  battle_standard_bearers: int,
  enemy_units_attacked_in_flank: int,
  enemy_units_attacked_in_rear: int,
  higher_ground: bool,
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
  run: ({ a, b }) => combatScoreFields(wfb8.combat, { a: answers('a', a, b), b: answers('b', b, a) }),
});

function answers(name: Side, own: CaseSide, enemy: CaseSide): Answers {
  const enemies = Math.max(own.enemy_units_attacked_in_flank, own.enemy_units_attacked_in_rear);
  const units: readonly EngagedUnit[] = [
    ...own.units.map((unit, index) => ({
      id: `unit ${index}`,
      side: name,
      // The case counts the ranks behind the first, the product all of them.
      ranks: unit.extra_ranks_end + 1,
      frontWidth: unit.front_width,
      rankBonusDenied: unit.rank_bonus_denied,
    })),
    {
      id: 'command',
      side: name,
      ranks: 0,
      standard: own.standard_bearers > 0,
      battleStandard: own.battle_standard_bearers > 0,
      higherGround: own.higher_ground,
      musician: own.musician,
    },
    ...Array.from({ length: enemies }, (_, index) => ({
      id: `enemy ${index}`,
      side: otherSide(name),
      ranks: 0,
    })),
  ];
  const proposed = wfb8.propose({
    units,
    contacts: Array.from({ length: enemies }).flatMap((_, index) => [
      ...(index < own.enemy_units_attacked_in_flank ? [contact(index, 'leftFlank')] : []),
      ...(index < own.enemy_units_attacked_in_rear ? [contact(index, 'rear')] : []),
    ]),
  });
  return effectiveAnswers(proposed[name], {
    wounds: enemy.wounds_caused,
    charge: own.charging,
    overkill: own.overkill_excess_in_challenge,
    wipedOut: own.wiped_out,
  });
}

function contact(index: number, facing: 'leftFlank' | 'rear') {
  return { unitId: 'command', enemyUnitId: `enemy ${index}`, facing, charge: 'none' } as const;
}

const breakTest = caseKind({
  input: object({
    leadership: int,
    lost_by: int,
    roll: optional(int),
    draw: optional(bool),
    winner: optional(bool),
    own_full_ranks: optional(int),
    enemy_full_ranks_same_combat: optional(list(int)),
    flank_or_rear_enemy_full_ranks: optional(list(int)),
    stubborn: optional(bool),
    unbreakable: optional(bool),
    unstable: optional(bool),
    daemonic: optional(bool),
    general_leadership_within_12: optional(int),
    bsb_within_12: optional(bool),
  }),
  expected: object(laterBreakTestExpected),
  run: (input) => {
    const enemies = [
      ...(input.enemy_full_ranks_same_combat ?? []),
      ...(input.flank_or_rear_enemy_full_ranks ?? []),
    ];
    const proposed = wfb8.proposeBreakTest(
      {
        units: [
          { id: 'unit', side: 'a', ranks: input.own_full_ranks ?? 0 },
          ...enemies.map((ranks, index) => ({ id: `enemy ${index}`, side: 'b' as const, ranks })),
        ],
        contacts: [],
      },
      'unit',
    );
    return breakTestFields(
      wfb8.breakTest.resolve(
        {
          ...proposed.answers,
          leadership: input.leadership,
          generalLeadership: input.general_leadership_within_12 ?? null,
          battleStandard: input.bsb_within_12 ?? false,
          stubborn: input.stubborn ?? false,
          unbreakable: input.unbreakable ?? false,
          unstable: input.unstable ?? false,
          daemonic: input.daemonic ?? false,
        },
        input.winner ? -1 : input.draw ? 0 : input.lost_by,
      ),
      input.roll,
    );
  },
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
      startingModels: unit.kind === 'unit' ? unit.start : 1,
      models: unit.kind === 'unit' ? unit.now : 1,
    }));
    const bonuses = {
      generalSlainOrFled: Number(input.enemy_general_slain_or_fled),
      standardsCaptured: input.unit_standards_captured,
      battleStandardsCaptured: input.battle_standards_captured,
    };
    return { vp: victoryPoints(wfb8.victory.points, units, bonuses).total };
  },
});

const RESULTS: Readonly<Record<string, string>> = {
  Draw: 'draw',
  Victory: 'victory',
  'Crushing victory': 'crushing',
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
    result: optional(word(['draw', 'victory', 'crushing'])),
    winner: optional(sideOrNobody),
  }),
  run: (input) => {
    const { name, winner } = leadResult(wfb8.victory.lead, {
      armyPoints: input.army_points,
      victoryPoints: { a: input.vp_a, b: input.vp_b },
      wipedOut: input.wiped_out,
      conceded: input.conceded,
    });
    return { result: RESULTS[name], winner };
  },
});

describeRuleCases('wfb-8', {
  combat_score: combatScore,
  break_test: breakTest,
  victory_points: victory,
  victory_margin: margin,
  battle_points_table: ownTableKind,
  pursuit: pursuitKind(wfb8),
  game_structure: gameStructureKind(wfb8),
});
