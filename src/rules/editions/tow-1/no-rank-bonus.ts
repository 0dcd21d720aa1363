import type { EngagedUnit, NothingBecause } from '../../score-sheet/engagement';
import { typeOf } from '../../score-sheet/unit-strength';
import { COMBAT_ORDERS } from './formation';
import { unitStrength } from './troop-types';
import { FORMATIONS } from './unit-facts';

type Because = NothingBecause extends infer One
  ? One extends NothingBecause
    ? Pick<One, 'key' | 'values'>
    : never
  : never;

/**
 * Why the unit has no Rank Bonus although its type has ranks: its formation, its width, or too few models
 * behind the first rank. Null if its bonus was entered, for a single model, and while its width is not known.
 */
export function whyNoRankBonus(unit: EngagedUnit): Because | null {
  const { models = 0, frontWidth: wide = 0, formation, ranks } = unit;
  const needed = typeOf(unitStrength, unit.troopType)?.modelsInRank;
  if (needed === undefined || ranks !== undefined || models < 2) return null;
  if (formation !== undefined && !COMBAT_ORDERS.includes(formation)) {
    const label = FORMATIONS.find(({ id }) => id === formation)?.label ?? formation;
    return { key: 'formation', values: { formation: label } };
  }
  if (wide === 0) return null;
  const deep = Math.ceil(models / wide);
  if (deep > wide) return { key: 'deeperThanWide', values: { wide, deep } };
  if (wide < needed) return { key: 'tooNarrow', values: { wide, needed } };
  return { key: 'notFilled', values: { behind: Math.max(0, models - wide), needed } };
}
