import type { AssaultRound } from '@/battle/state/assault-round';
import { SIDES, type Side, type WoundPoolRules } from '@/rules/index';
import { pointCounts } from './combat-score';
import type { PointRowView } from './points-view';

/** Every row of a combat's points as it stands, also those that score nothing; null where Wounds are counted. */
export function pointRows({ result }: WoundPoolRules, round: AssaultRound): readonly PointRowView[] | null {
  if (result.by !== 'points' || round.shotBy) return null;
  const [a, b] = SIDES.map((side) => pointCounts(result, round, side));
  return result.rows.map(({ id, label, counted, points }) => {
    const count = { a: a?.[id] ?? 0, b: b?.[id] ?? 0 };
    const scored = (own: number, enemy: number) => points * (counted === 'each' ? own : Number(own > enemy));
    const side = (which: Side, gained: number) => ({
      count: count[which],
      points: gained,
      said: round.points?.[which]?.[id] !== undefined,
    });
    return {
      id,
      label,
      counted,
      worth: points,
      a: side('a', scored(count.a, count.b)),
      b: side('b', scored(count.b, count.a)),
    };
  });
}
