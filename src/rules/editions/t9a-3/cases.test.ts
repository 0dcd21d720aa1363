import {
  breakTestExpected,
  breakTestFields,
  combatScoreExpected,
  combatScoreFields,
} from '@/testing/cases/rank-and-flank-cases';
import { caseKind, describeRuleCases, type Shaped, shape } from '@/testing/cases/rule-cases';
import { effectiveAnswers } from '../../score-sheet/propose-round';
import type { Answers, Side } from '../../score-sheet/score-sheet';
import { t9a3 } from './edition';

const { bool, int, list, object, optional, word } = shape;

const side = object({
  enemy_health_points_lost: int,
  enemy_units_wiped: int,
  charging: bool,
  units: list(object({ proper_ranks: int, enemy_flank_rear_proper_ranks: list(int) })),
  units_with_standard_bearer: int,
  bsb_engaged: bool,
  distinct_enemy_flank_or_rear_facings_engaged: int,
});
type CaseSide = Shaped<typeof side>;

const combatScore = caseKind({
  input: object({ a: side, b: side }),
  expected: object({
    ...combatScoreExpected,
    a_static: optional(int),
    b_static: optional(int),
    winner: optional(word(['a', 'b', 'tie'])),
  }),
  run: ({ a, b }) => combatScoreFields(t9a3.combat, { a: answers('a', a, b), b: answers('b', b, a) }),
});

function answers(name: Side, own: CaseSide, enemy: CaseSide): Answers {
  const units = own.units.map((unit, index) => ({
    id: `${name} ${index}`,
    side: name,
    ranks: unit.proper_ranks,
    surroundingRanks: unit.enemy_flank_rear_proper_ranks,
  }));
  return effectiveAnswers(t9a3.propose({ units, contacts: [] })[name], {
    healthPointsLost: enemy.enemy_health_points_lost,
    unitsWipedOut: enemy.enemy_units_wiped,
    charge: own.charging,
    standards: own.units_with_standard_bearer,
    battleStandard: own.bsb_engaged,
    facings: own.distinct_enemy_flank_or_rear_facings_engaged,
  });
}

const most = (ranks: readonly number[] = []) => Math.max(0, ...ranks);
const sum = (ranks: readonly number[] = []) => ranks.reduce((total, each) => total + each, 0);

const breakTest = caseKind({
  input: object({
    courage: int,
    lost_by: int,
    height: optional(int),
    own_proper_ranks: optional(int),
    enemy_proper_ranks_in_contact: optional(list(int)),
    enemy_flank_rear_proper_ranks: optional(list(int)),
    tie: optional(bool),
    no_enemy_in_contact_left: optional(bool),
  }),
  expected: object({
    ...breakTestExpected,
    steady: optional(bool),
    solid: optional(bool),
    modifier: optional(int),
  }),
  run: (input) =>
    breakTestFields(
      t9a3.breakTest.resolve(
        {
          courage: input.courage,
          height: input.height ?? null,
          properRanks: input.own_proper_ranks ?? 0,
          enemyProperRanks: most(input.enemy_proper_ranks_in_contact),
          surroundingProperRanks: sum(input.enemy_flank_rear_proper_ranks),
          noEnemyInContact: input.no_enemy_in_contact_left ?? false,
        },
        input.tie ? 0 : input.lost_by,
      ),
    ),
});

describeRuleCases('t9a-3', { combat_score: combatScore, break_test: breakTest });
