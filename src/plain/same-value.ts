/**
 * Whether two pieces of plain data (what JSON can say, and `undefined`) are the same throughout. The order of an object's keys
 * does not matter; a key holding `undefined` differs from a missing one, as it does to the structured clone that stored it.
 */
export function sameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every(
      (key) => Object.hasOwn(other, key) && sameValue(Reflect.get(one, key), Reflect.get(other, key)),
    )
  );
}
