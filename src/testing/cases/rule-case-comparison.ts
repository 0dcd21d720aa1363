const FRACTION = /^(-?\d+)\/([1-9]\d*)$/;
/** Lists whose order means nothing: `removed` anywhere, `models` inside `order`. */
const ANY_ORDER = [/(^|\.)removed$/, /(^|\.)order\.\d+\.models$/];
/** Chances by a number from 0, in order: a number that is missing at the end has no chance. */
const CHANCES = /(^|\.)distribution$/;
/** Maps that are complete: an entry that is not expected is as wrong as one that is missing. */
const COMPLETE = [/(^|\.)pools$/, /(^|\.)remaining$/, /(^|\.)strikes$/];

/**
 * What differs, one sentence each, empty when the result is as expected. Only the fields present in
 * `expected` are compared; one that the result lacks is a difference. Fractions are equal as rationals,
 * `null` is a value, and lists keep their order.
 */
export function mismatches(expected: unknown, actual: unknown, path = ''): readonly string[] {
  if (Array.isArray(expected)) return listMismatches(expected, actual, path);
  if (isRecord(expected)) return recordMismatches(expected, actual, path);
  const same =
    typeof expected === 'string' && FRACTION.test(expected)
      ? sameFraction(expected, actual)
      : expected === actual;
  return same ? [] : [`${path}: expected ${show(expected)}, got ${show(actual)}`];
}

function listMismatches(told: readonly unknown[], result: unknown, path: string): readonly string[] {
  const isOfChances = CHANCES.test(path) && Array.isArray(result);
  const [expected, actual] = isOfChances
    ? [withoutLastZeros(told), withoutLastZeros(result)]
    : [told, result];
  if (!Array.isArray(actual) || actual.length !== expected.length) {
    return [`${path}: expected ${show(expected)}, got ${show(actual)}`];
  }
  const anyOrder = ANY_ORDER.some((pattern) => pattern.test(path));
  const [left, right] = anyOrder ? [[...expected].sort(), [...actual].sort()] : [expected, actual];
  return left.flatMap((value, index) => mismatches(value, right[index], `${path}.${index}`));
}

function recordMismatches(
  expected: Record<string, unknown>,
  actual: unknown,
  path: string,
): readonly string[] {
  if (!isRecord(actual)) return [`${path}: expected ${show(expected)}, got ${show(actual)}`];
  const surplus = COMPLETE.some((pattern) => pattern.test(path))
    ? Object.keys(actual).filter((key) => !Object.hasOwn(expected, key))
    : [];
  return [
    ...surplus.map((key) => `${path}.${key}: not expected, got ${show(actual[key])}`),
    ...Object.entries(expected).flatMap(([key, value]) => {
      const inner = path === '' ? key : `${path}.${key}`;
      return Object.hasOwn(actual, key)
        ? mismatches(value, actual[key], inner)
        : [`${inner}: expected ${show(value)}, but the result has no such field`];
    }),
  ];
}

function withoutLastZeros(chances: readonly unknown[]): readonly unknown[] {
  return chances.slice(0, chances.findLastIndex((chance) => !/^0\/\d+$/.test(String(chance))) + 1);
}

function sameFraction(expected: string, actual: unknown): boolean {
  const [left, right] = [FRACTION.exec(expected), FRACTION.exec(String(actual))];
  if (!left || !right) return false;
  return BigInt(left[1] ?? '') * BigInt(right[2] ?? '') === BigInt(right[1] ?? '') * BigInt(left[2] ?? '');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function show(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value);
}
