/**
 * Caches the result of a function for each pair of arguments, as long as both exist. Only for a function that
 * depends on nothing else, and for data that never changes.
 */
export function remembered<One extends WeakKey, Other extends WeakKey, Value>(
  work: (one: One, other: Other) => Value,
): (one: One, other: Other) => Value {
  const values = new WeakMap<One, WeakMap<Other, { readonly value: Value }>>();
  return (one, other) => {
    const ofOne = values.get(one) ?? new WeakMap<Other, { readonly value: Value }>();
    const known = ofOne.get(other);
    if (known) return known.value;
    const value = work(one, other);
    values.set(one, ofOne.set(other, { value }));
    return value;
  };
}
