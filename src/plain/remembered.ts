/**
 * The same work, done once for each pair: what comes out is remembered for as long as both are. Only for work that depends on nothing
 * but these two, and for data that is never changed.
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
