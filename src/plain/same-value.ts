/**
 * Whether two pieces of plain data (JSON and `undefined`) are deeply equal. The order of an object's keys
 * does not matter. A key with the value `undefined` differs from a missing one, as in the structured clone
 * that stored it.
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
