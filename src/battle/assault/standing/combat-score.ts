import type { AssaultRound } from '@/battle/state/assault-round';
import type { FighterGroup } from '@/battle/state/fighters';
import {
  type CombatSide,
  combatPoints,
  modelsCounted,
  type ResultRules,
  type RuleWord,
  type ScoredRow,
} from '@/rules/book-parts';
import { type AssaultResult, otherSide, type Side } from '@/rules/index';
import { groupsIn, isWipedOut, livingOf } from './units';

/** The rules of a result by rows of points. */
type PointRules = Extract<ResultRules, { by: 'points' }>;

/** The status of models that have fled already, so that their side makes no check. */
const ROUTED = 'routed';

/** The row of a challenge's points. */
const GLORY = 'glory';

/** The result of the round so far, where points are counted row by row. */
export function combatScore(rules: PointRules, round: AssaultRound): AssaultResult {
  const { rows } = rules;
  const { a, b, winner, because, loserModifier, next } = combatPoints(
    rows,
    sideOf(rules, round, 'a'),
    sideOf(rules, round, 'b'),
  );
  const scored = ({ score, lines }: typeof a): AssaultResult['a'] => ({
    score,
    lines: [],
    rows: lines.map(({ key, values }): ScoredRow => {
      const label = rows.find(({ id }) => id === key)?.label ?? key;
      return { id: key, label, count: values.count ?? 0, points: values.points ?? 0 };
    }),
  });
  return {
    a: scored(a),
    b: scored(b),
    winner,
    because: because === 'massacre' ? 'wipedOut' : because === 'equal' ? 'equal' : 'wounds',
    loserModifier,
    next: next === 'panicCheck' ? 'morale' : next === 'aftermath' ? 'fightOn' : next,
    counted: 'points',
  };
}

function sideOf(rules: PointRules, round: AssaultRound, side: Side): CombatSide {
  const left = groupsIn(round, { side }).filter((group) => livingOf(group).length > 0);
  return {
    counts: pointCounts(rules, round, side),
    gone: isWipedOut(round, side),
    allRouted: left.length > 0 && left.every(({ statuses = [] }) => statuses.includes(ROUTED)),
  };
}

/** What the side counts by the rows' ids: what the app knows, and what the players entered in its place. */
export function pointCounts(
  { countAsWounds }: PointRules,
  round: AssaultRound,
  side: Side,
): Readonly<Record<string, number>> {
  const models = groupsIn(round, { side }).map((group) => ({
    count: livingOf(group).length,
    type: typeOf(group, countAsWounds),
    baseWounds: group.wounds,
  }));
  return {
    modelsRemoved: removedBy(round, side),
    models: modelsCounted(models, countAsWounds),
    ...gloryOf(round, side),
    ...round.points?.[side],
  };
}

/** The glory of the round's challenge. */
function gloryOf({ challenge }: AssaultRound, side: Side): Readonly<Record<string, number>> {
  const glory = challenge?.duel?.ended?.glory[side];
  return glory === undefined ? {} : { [GLORY]: glory };
}

/** Models of the enemy that blows of this round removed. */
function removedBy({ allocations }: AssaultRound, side: Side): number {
  return allocations
    .filter((allocation) => allocation.side === otherSide(side))
    .reduce((sum, { state }) => sum + state.outcomes.filter(({ removed }) => removed).length, 0);
}

/** The type or the rank by which its models may count as their Wounds. */
function typeOf({ rank, bookRules = [] }: FighterGroup, known: readonly string[]): string {
  const words: readonly RuleWord[] = bookRules;
  return [...(rank === undefined ? [] : [rank]), ...words].find((word) => known.includes(word)) ?? '';
}
