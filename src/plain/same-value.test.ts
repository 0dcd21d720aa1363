import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sameValue } from './same-value';

describe('two pieces of plain data', () => {
  it('are the same as their own copy', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(sameValue(value, structuredClone(value))).toBe(true);
      }),
    );
  });

  it('are the same exactly when JSON with sorted keys says so', () => {
    fc.assert(
      fc.property(plainData, plainData, (one, other) => {
        expect(sameValue(one, other)).toBe(sortedJson(one) === sortedJson(other));
      }),
    );
  });

  it.each([
    [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
    [{ a: undefined }, {}, false],
    [{ a: undefined }, { b: undefined }, false],
    [[], {}, false],
    [[1, 2], [2, 1], false],
    [null, {}, false],
    [{ a: [{ b: 1 }] }, { a: [{ b: 2 }] }, false],
    ['1', 1, false],
  ])('%j and %j: %s', (one, other, same) => {
    expect(sameValue(one, other)).toBe(same);
    expect(sameValue(other, one)).toBe(same);
  });
});

// Few keys and values, so that equal pairs really come up.
const plainData = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 2 },
    fc.constantFrom(null, true, 0, 'a'),
    fc.array(tie('value'), { maxLength: 2 }),
    fc.dictionary(fc.constantFrom('a', 'b'), tie('value'), { maxKeys: 2, noNullPrototype: true }),
  ),
})).value;

function sortedJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}
