/** Empties every store of results. */
const empties: (() => void)[] = [];

/** Forgets every result: what they follow from says something else now, such as the words of a rulebook. */
export function forgetRemembered(): void {
  for (const empty of empties) empty();
}

/** Results by the object that they follow from, as long as it exists and nothing is forgotten. */
export function resultsBy<One extends WeakKey, Value>() {
  let values = new WeakMap<One, Value>();
  empties.push(() => {
    values = new WeakMap();
  });
  return {
    get: (one: One): Value | undefined => values.get(one),
    set: (one: One, value: Value): void => void values.set(one, value),
    delete: (one: One): void => void values.delete(one),
  };
}

/**
 * Caches the result of a function for each pair of its first two arguments, as long as both exist. Only for a
 * function that depends on nothing else but the rulebooks, and for data that never changes. `more` are arguments
 * that follow from the pair.
 */
export function remembered<
  One extends WeakKey,
  Other extends WeakKey,
  More extends readonly unknown[],
  Value,
>(work: (one: One, other: Other, ...more: More) => Value): (one: One, other: Other, ...more: More) => Value {
  const values = resultsBy<One, WeakMap<Other, { readonly value: Value }>>();
  return (one, other, ...more) => {
    const ofOne = values.get(one) ?? new WeakMap<Other, { readonly value: Value }>();
    const known = ofOne.get(other);
    if (known) return known.value;
    const value = work(one, other, ...more);
    values.set(one, ofOne.set(other, { value }));
    return value;
  };
}
