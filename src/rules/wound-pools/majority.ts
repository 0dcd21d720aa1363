/** The value for a unit with several different ones, and how it was found. */
export type Majority = { readonly value: number; readonly mixed: boolean; readonly tied: boolean };

/** The most common value; of several equally common ones the highest or lowest. Throws on an empty list. */
export function majority(values: readonly number[], tie: 'highest' | 'lowest'): Majority {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const most = Math.max(...counts.values());
  const commonest = [...counts].filter(([, count]) => count === most).map(([value]) => value);
  if (commonest.length === 0) throw new RangeError('There is no majority among no models');
  return {
    value: tie === 'highest' ? Math.max(...commonest) : Math.min(...commonest),
    mixed: counts.size > 1,
    tied: commonest.length > 1,
  };
}
