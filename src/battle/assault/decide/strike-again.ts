import type { AssaultEvent, AssaultEventOf } from '@/battle/assault/event';
import type { AssaultIntent } from './intent';

/**
 * Whether the step was ended by hand while Wounds waited: then the blows that nobody had entered name the
 * gesture. Only that settles several blows, or one whose hits were not entered in this step.
 */
export function isEndOfStep(
  { from, to }: AssaultEventOf<'strikeChanged'>,
  said: readonly AssaultEvent[],
): boolean {
  const settled = said.filter((event) => event.type === 'strikeChanged' && event.to.wounds !== null);
  const entered = from?.step === to.step ? from.hits : null;
  return settled.length > 1 || (to.wounds !== null && to.hits !== null && entered === null);
}

/** The intent behind a gesture that changed one strike. */
export function strikeIntent({ combatId, from, to }: AssaultEventOf<'strikeChanged'>): AssaultIntent {
  if (to.precise && to.splitFrom !== null && to.wounds === null) {
    return { type: 'namePrecise', combatId, strikeId: to.splitFrom, hits: to.hits?.count ?? 0 };
  }
  const of = { combatId, strikeId: to.id };
  if (to.wounds) {
    const { counts, rolled } = to.wounds;
    return rolled
      ? { type: 'rollWounds', ...of, dice: rolled }
      : { type: 'enterWounds', ...of, wounds: counts };
  }
  if (to.hits) {
    const { count, rolled, hot, wounding } = to.hits;
    return rolled
      ? { type: 'rollHits', ...of, dice: [...rolled, ...(hot?.rolled ?? [])] }
      : { type: 'enterHits', ...of, hits: count, wounding, hot: hot?.count };
  }
  const { attacks, target, splitFrom } = to;
  return from === null && splitFrom !== null
    ? { type: 'splitStrike', combatId, strikeId: splitFrom, attacks, target }
    : { type: 'changeStrike', ...of, attacks, target };
}
