import {
  type BreakTestResult,
  battlePoints,
  compare,
  type Edition,
  type Fate,
  isCaught,
  lossByRoll,
  parseEdges,
  playerTurn,
  type RoundAnswers,
  type ScoreSheet,
  simplifiedResult,
  tableOfEdges,
} from '@/rules/index';
import { heldWith } from './held-with';
import { type CaseKind, caseKind, shape } from './rule-cases';

const { bool, int, list, nullable, object, optional, word } = shape;

/** The fields of a settled round as the cases name them. */
export function combatScoreFields(sheet: ScoreSheet, answers: RoundAnswers): Record<string, unknown> {
  const { a, b, result } = compare(sheet, answers);
  const won = result.kind === 'won';
  return {
    a_total: a.total,
    b_total: b.total,
    a_static: a.beforeTheDice,
    b_static: b.beforeTheDice,
    difference: Math.abs(a.total - b.total),
    winner: won ? result.winner : sheet.verdict.tie === 'bothWin' ? 'tie' : 'draw',
    break_test: won && result.because !== 'lost',
  };
}

/** What a combat score may be expected to be. */
export const combatScoreExpected = {
  a_total: optional(int),
  b_total: optional(int),
  difference: optional(int),
};

const AUTO = {
  roll: null,
  holds: 'holds',
  breaks: 'breaks',
  noTest: 'no_test',
  losesHealthPoints: 'loses_hp',
  automatic: null,
  breaksUnlessDoubleOne: 'breaks_unless_double_one',
  losesByRoll: 'loses_by_roll',
} as const;

/** The fields of a break test as the cases name them; `roll` is the total of 2D6, where the case has one. */
export function breakTestFields(result: BreakTestResult, roll?: number): Record<string, unknown> {
  const held = heldWith(result, roll === undefined ? [] : [roll]);
  const loss = roll === undefined ? null : lossByRoll(result, roll);
  const { odds } = result;
  return {
    target: result.target,
    hold_in_36: result.holdIn36,
    hold_in_1296: odds && Number((odds.numerator * 1296n) / odds.denominator),
    auto: AUTO[result.kind],
    hp_lost: loss?.kind === 'loses' ? loss.healthPoints : result.healthPointsLost,
    outcome: loss && loss.kind !== 'loses' ? loss.kind : held === null ? null : held ? 'holds' : 'broken',
    modifier: result.modifier,
    steadfast: result.conditions.includes('steadfast'),
    steady: result.conditions.includes('steady'),
    solid: result.conditions.includes('solid'),
  };
}

/** What a break test may be expected to be. */
export const breakTestExpected = {
  target: optional(nullable(int)),
  hold_in_36: optional(nullable(int)),
  hold_in_1296: optional(nullable(int)),
  auto: optional(word(['holds', 'no_test', 'loses_hp', 'breaks'])),
  hp_lost: optional(int),
  outcome: optional(word(['holds', 'broken'])),
};

/** The same in the later editions, with their further words. */
export const laterBreakTestExpected = {
  ...breakTestExpected,
  auto: optional(
    nullable(word(['holds', 'no_test', 'loses_hp', 'breaks', 'breaks_unless_double_one', 'loses_by_roll'])),
  ),
  outcome: optional(word(['holds', 'broken', 'destroyed', 'restored'])),
  steadfast: optional(bool),
};

/** An enemy unit at the end of a battle, as the cases of Warhammer name it. */
export function enemyUnitOf(kinds: readonly string[]) {
  return object({
    cost: int,
    kind: word(kinds),
    start: int,
    now: int,
    destroyed: bool,
    fleeing: bool,
    fled_table: bool,
  });
}

/** What has become of a unit of a case. */
export function fateOfCase(unit: {
  readonly destroyed: boolean;
  readonly fleeing: boolean;
  readonly fled_table: boolean;
}): Fate {
  if (unit.destroyed) return 'destroyed';
  if (unit.fled_table) return 'fledTable';
  return unit.fleeing ? 'fleeing' : 'fighting';
}

/** Battle Points by a table whose ten upper edges a case gives. */
export const ownTableKind: CaseKind = caseKind({
  input: object({ edges: list(int), vp_a: int, vp_b: int }),
  expected: object({ a: optional(int), b: optional(int) }),
  run: (input) => {
    const edges = parseEdges(input.edges);
    if (!edges.ok) throw new Error(edges.refusal.code);
    const victoryPoints = { a: input.vp_a, b: input.vp_b };
    const points = battlePoints(tableOfEdges(edges.value), {
      armyPoints: 0,
      victoryPoints,
      objectiveWinner: null,
    });
    return { a: points.a.total, b: points.b.total };
  },
});

/** Fleeing and pursuit by the edition's own rule. */
export function pursuitKind({ pursuit }: Edition): CaseKind {
  return caseKind({
    input: object({ flee_roll: int, pursuit_roll: int }),
    expected: object({ destroyed: optional(bool) }),
    run: (input) => ({ destroyed: pursuit && isCaught(pursuit, input.flee_roll, input.pursuit_roll) }),
  });
}

/** The place of a Player Turn in the edition's standard game. */
export function gameStructureKind({ gameStructure }: Edition): CaseKind {
  return caseKind({
    input: object({ player_turn_number: int }),
    expected: object({ game_turn: optional(int), player: optional(word([1, 2])), last: optional(bool) }),
    run: (input) => {
      const { gameTurn, player, last } = playerTurn(input.player_turn_number, gameStructure.gameTurns);
      return { game_turn: gameTurn, player, last };
    },
  });
}

const standing = object({
  army_points: int,
  vp_a: int,
  vp_b: int,
  secondary_winner: nullable(word(['a', 'b'])),
});

function standingOf(input: {
  readonly army_points: number;
  readonly vp_a: number;
  readonly vp_b: number;
  readonly secondary_winner: 'a' | 'b' | null;
}) {
  return {
    armyPoints: input.army_points,
    victoryPoints: { a: input.vp_a, b: input.vp_b },
    objectiveWinner: input.secondary_winner,
  };
}

/** Battle Points by the edition's own table. */
export function battlePointsKind({ victory }: Edition): CaseKind {
  return caseKind({
    input: standing,
    expected: object({ a: optional(int), b: optional(int) }),
    run: (input) => {
      const points = victory?.battlePoints && battlePoints(victory.battlePoints, standingOf(input));
      return { a: points?.a.total, b: points?.b.total };
    },
  });
}

/** The edition's simplified result. */
export function simplifiedResultKind({ victory }: Edition): CaseKind {
  return caseKind({
    input: standing,
    expected: object({
      result: optional(word(['draw', 'win', 'massacre'])),
      winner: optional(nullable(word(['a', 'b']))),
    }),
    run: (input) => ({ ...(victory?.simplified && simplifiedResult(victory.simplified, standingOf(input))) }),
  });
}
