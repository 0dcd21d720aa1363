import {
  battlePointsKind,
  breakTestExpected,
  breakTestFields,
  combatScoreExpected,
  combatScoreFields,
  gameStructureKind,
  pursuitKind,
  simplifiedResultKind,
} from '@/testing/cases/rank-and-flank-cases';
import { caseKind, describeRuleCases, type Shaped, shape } from '@/testing/cases/rule-cases';
import type { Contact, EngagedUnit, Facing } from '../../score-sheet/engagement';
import { effectiveAnswers } from '../../score-sheet/propose-round';
import { type Answers, otherSide, type Side } from '../../score-sheet/score-sheet';
import { victoryPoints } from '../../victory-points/victory-points';
import { t9a2 } from './edition';

const { bool, int, list, object, optional, word } = shape;

const side = object({
  enemy_health_points_lost: int,
  excess_health_points: int,
  excess_from_duel: bool,
  charging: bool,
  units_full_ranks: list(int),
  standard_bearers: int,
  battle_standard_bearers: int,
  flanking_units_full_ranks: list(int),
  rear_units_full_ranks: list(int),
});
type CaseSide = Shaped<typeof side>;

const combatScore = caseKind({
  input: object({ a: side, b: side }),
  expected: object({ ...combatScoreExpected, winner: optional(word(['a', 'b', 'tie'])) }),
  run: ({ a, b }) => combatScoreFields(t9a2.combat, { a: answers('a', a, b), b: answers('b', b, a) }),
});

/**
 * Ranks and flanks are proposed from units, in two engagements: the cases list the flanking units apart
 * from those with ranks.
 */
function answers(name: Side, own: CaseSide, enemy: CaseSide): Answers {
  const inLine = own.units_full_ranks.map((ranks, index) => unit(name, `line ${index}`, ranks));
  const target = unit(otherSide(name), 'target', 0);
  const flanking = [
    ...own.flanking_units_full_ranks.map((ranks, index) =>
      flanker(name, `flank ${index}`, ranks, 'leftFlank'),
    ),
    ...own.rear_units_full_ranks.map((ranks, index) => flanker(name, `rear ${index}`, ranks, 'rear')),
  ];
  const { flank, rear } = t9a2.propose({
    units: [target, ...flanking.map(({ unit }) => unit)],
    contacts: flanking.map(({ contact }) => contact),
  })[name];
  const given = {
    healthPointsLost: enemy.enemy_health_points_lost,
    overkill: own.excess_from_duel ? own.excess_health_points : 0,
    charge: own.charging,
    standards: own.standard_bearers + own.battle_standard_bearers,
    flank: flank ?? null,
    rear: rear ?? null,
  };
  return effectiveAnswers(t9a2.propose({ units: inLine, contacts: [] })[name], given);
}

function unit(name: Side, id: string, ranks: number): EngagedUnit {
  return { id: `${name} ${id}`, side: name, ranks };
}

function flanker(name: Side, id: string, ranks: number, facing: Facing) {
  const flanking = unit(name, id, ranks);
  const contact: Contact = {
    unitId: flanking.id,
    enemyUnitId: `${otherSide(name)} target`,
    facing,
    charge: 'none',
  };
  return { unit: flanking, contact };
}

const most = (ranks: readonly number[] = []) => Math.max(0, ...ranks);

const breakTest = caseKind({
  input: object({
    discipline: int,
    lost_by: int,
    own_full_ranks: optional(int),
    enemy_full_ranks_same_combat: optional(list(int)),
    flank_or_rear_enemy_full_ranks: optional(list(int)),
    stubborn: optional(bool),
    unbreakable: optional(bool),
    unstable: optional(bool),
    undead: optional(bool),
    tie: optional(bool),
    bsb_within_12: optional(bool),
    general_discipline_within_12: optional(int),
    enemy_causes_fear_in_contact: optional(bool),
    rally_around_the_flag: optional(bool),
    rank_bonus: optional(int),
  }),
  expected: object({ ...breakTestExpected, steadfast: optional(bool) }),
  run: (input) =>
    breakTestFields(
      t9a2.breakTest.resolve(
        {
          discipline: input.discipline,
          generalDiscipline: input.general_discipline_within_12 ?? null,
          // One switch on the screen: the cases name it by what it does, a re-roll or fewer losses of Undead.
          battleStandard: (input.undead ? input.rally_around_the_flag : input.bsb_within_12) ?? false,
          stubborn: input.stubborn ?? false,
          fullRanks: input.own_full_ranks ?? 0,
          enemyFullRanks: most(input.enemy_full_ranks_same_combat),
          disruptingFullRanks: most(input.flank_or_rear_enemy_full_ranks),
          fear: input.enemy_causes_fear_in_contact ?? false,
          unbreakable: input.unbreakable ?? false,
          unstable: input.unstable ?? false,
          undead: input.undead ?? false,
          rankBonus: input.rank_bonus ?? 0,
        },
        input.tie ? 0 : input.lost_by,
      ),
    ),
});

const victory = caseKind({
  input: object({
    enemy_units: list(
      object({ cost: int, starting_hp: int, current_hp: int, destroyed: bool, fleeing: bool }),
    ),
    enemy_general_removed: bool,
    enemy_bsb_removed: bool,
  }),
  expected: object({ vp: optional(int) }),
  run: (input) => {
    const units = input.enemy_units.map((enemy, index) => ({
      id: `${index}`,
      pointCost: enemy.cost,
      fate: enemy.destroyed
        ? ('destroyed' as const)
        : enemy.fleeing
          ? ('fleeing' as const)
          : ('fighting' as const),
      startingHealthPoints: enemy.starting_hp,
      healthPoints: enemy.current_hp,
      startingModels: enemy.starting_hp,
      models: enemy.current_hp,
    }));
    const bonuses = {
      generalRemoved: Number(input.enemy_general_removed),
      battleStandardRemoved: Number(input.enemy_bsb_removed),
    };
    return { vp: victoryPoints(t9a2.victory.points, units, bonuses).total };
  },
});

describeRuleCases('t9a-2', {
  combat_score: combatScore,
  break_test: breakTest,
  victory_points: victory,
  battle_points: battlePointsKind(t9a2),
  simplified_result: simplifiedResultKind(t9a2),
  pursuit: pursuitKind(t9a2),
  game_structure: gameStructureKind(t9a2),
});
