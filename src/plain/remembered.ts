/**
 * Caches the result of a function for each pair of its first two arguments, as long as both exist. Only for a
 * function that depends on nothing else, and for data that never changes. `more` are arguments that follow
 * from the pair.
 */
export function remembered<
  One extends WeakKey,
  Other extends WeakKey,
  More extends readonly unknown[],
  Value,
>(work: (one: One, other: Other, ...more: More) => Value): (one: One, other: Other, ...more: More) => Value {
  const values = new WeakMap<One, WeakMap<Other, { readonly value: Value }>>();
  return (one, other, ...more) => {
    const ofOne = values.get(one) ?? new WeakMap<Other, { readonly value: Value }>();
    const known = ofOne.get(other);
    if (known) return known.value;
    const value = work(one, other, ...more);
    values.set(one, ofOne.set(other, { value }));
    return value;
  };
}
