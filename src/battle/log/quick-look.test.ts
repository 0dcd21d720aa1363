import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { answered, counted, played } from '@/testing/battles/battles';
import { EVERY_EVENT, WHAT_EVENTS_HOLD } from '@/testing/battles/every-event';
import { first, health, scene } from '@/testing/battles/scenes';
import { entrySchema } from './entry-schema';
import { quickLook } from './quick-look';

const entries = [...Object.values(EVERY_EVENT), ...Object.values(WHAT_EVENTS_HOLD)].flatMap(({ stored }) =>
  stored.map((entry): unknown => JSON.parse(JSON.stringify(entry))),
);

const { ledger: mustered, id } = scene(
  't9a-2',
  [{ name: 'Spears', models: 20, pointCost: 200 }],
  [{ name: 'Ogres', models: 4, healthPerModel: 3, pointCost: 300 }],
);
/** A fight as it is mostly tapped. */
const FIGHT = played(
  mustered,
  first.engage(id('Spears'), id('Ogres')),
  health(id('Spears'), -2),
  counted('a', 'fullRanks', 1),
  answered('b', 'charge', true),
  { type: 'undo' },
  { type: 'redo' },
  first.close,
  first.next,
);

/** The same, with the fields in the same order: what is told of an entry follows them. */
function expectSame(output: unknown, given: unknown): void {
  expect(output).toStrictEqual(given);
  expect(JSON.stringify(output)).toBe(JSON.stringify(given));
}

/** What the shape makes of the value, or null where it refuses it. */
function askedOf(
  shape: v.GenericSchema<unknown, unknown>,
  value: unknown,
): { readonly output: unknown } | null {
  const { success, output } = v.safeParse(shape, value);
  return success ? { output } : null;
}

describe('a quick look at an entry', () => {
  it.each(['combatAnswered', 'healthChanged', 'roundClosed', 'roundBegan', 'undone', 'redone'] as const)(
    'is enough for %s, as a fight of this version writes it',
    (type) => {
      const written = FIGHT.entries.filter(({ events: [event] }) => event.type === type);
      expect(written).not.toEqual([]);
      expect(written.filter((entry) => !quickLook(entrySchema)(entry))).toEqual([]);
    },
  );

  it('takes nothing that the shape refuses or changes, whatever is wrong with it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...entries), fc.nat(), wrongs(), (entry, place, wrong) => {
        const given = changedAt(entry, place, wrong);
        if (quickLook(entrySchema)(given)) expectSame(askedOf(entrySchema, given)?.output, given);
      }),
      { numRuns: 500 },
    );
  });
});

describe('a quick look at a shape', () => {
  const text = v.pipe(v.string(), v.minLength(2));
  const count = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9));
  const side = v.picklist(['a', 'b']);
  const point = v.strictObject({ x: v.number(), y: v.exactOptional(v.nullable(v.number())) });
  const holed = [1, 2];
  delete holed[0];
  const cases: readonly [
    string,
    v.GenericSchema<unknown, unknown>,
    readonly unknown[],
    readonly unknown[],
  ][] = [
    ['of text', text, ['ab'], ['a', 1, null, undefined]],
    ['of a count', count, [1, 9], [0, 10, 1.5, Number.NaN, Number.POSITIVE_INFINITY, '1']],
    ['of one of a few', side, ['a'], ['c', null]],
    ['of yes and no', v.boolean(), [true, false], [0, null]],
    [
      'of a field that may be missing',
      point,
      [{ x: 1 }, { x: 1, y: null }],
      [{ y: 1 }, { x: 1, y: undefined }, { x: 1, z: 2 }, { y: 1, x: 1 }],
    ],
    ['of a list', v.array(v.number()), [[], [1, 2]], [[1, '2'], holed, { length: 0 }]],
    [
      'of a list that is never empty',
      v.tupleWithRest([text], v.number()),
      [['ab'], ['ab', 1]],
      [[], ['ab', 'cd'], 'ab'],
    ],
    ['of no fields at all', v.strictObject({}), [{}], [[], new Date(0), new Map(), { x: 1 }]],
    [
      'of values by name',
      v.record(text, v.number()),
      [{}, { ab: 1 }],
      [{ a: 1 }, { ab: '1' }, [], JSON.parse('{"__proto__":1}')],
    ],
    ['of several shapes', v.union([v.number(), text]), [1, 'ab'], ['a', null]],
    [
      'of shapes told apart by a field',
      v.variant('is', [
        v.strictObject({ is: v.literal('x'), n: v.number() }),
        v.strictObject({ is: v.literal('y') }),
      ]),
      [{ is: 'x', n: 1 }, { is: 'y' }],
      [{ is: 'x' }, { is: 'z' }],
    ],
    [
      'of what is called otherwise',
      v.pipe(
        v.string(),
        v.transform((given) => given.trim()),
      ),
      ['ab'],
      [' ab', 1],
    ],
    ['that it does not know', v.looseObject({ x: v.number() }), [{ x: 1, z: 2 }], [{ x: '1' }]],
    ['with a question that it does not know', v.pipe(v.string(), v.email()), ['a@b.de'], ['ab']],
    ['with a field that has a default', v.strictObject({ x: v.optional(v.number(), 1) }), [{ x: 2 }], [{}]],
  ];

  it.each(cases)(
    '%s says yes to what comes back as it is, and to nothing else',
    (_what, shape, good, bad) => {
      expect(good.map((value) => [askedOf(shape, value), quickLook(shape)(value)])).toEqual(
        good.map((output) => [{ output }, true]),
      );
      expect(bad.map(quickLook(shape))).toEqual(bad.map(() => false));
    },
  );
});

/** What stands in the place of something in an entry; a function makes it of what stood there. */
function wrongs(): fc.Arbitrary<(was: unknown) => unknown> {
  return fc.oneof(
    fc
      .constantFrom<unknown>(null, undefined, Number.NaN, -1, 0, 0.5, 1e300, '', 'a', 'b', true, [], {}, [
        null,
      ])
      .map((value) => () => value),
    fc.constant((was: unknown) =>
      typeof was === 'object' && was !== null ? { ...was, weather: 'rain' } : [was],
    ),
    fc.constant((was: unknown) =>
      typeof was === 'object' && was !== null && !Array.isArray(was)
        ? Object.fromEntries(Object.entries(was).toReversed())
        : was,
    ),
    fc.constant((was: unknown) => (Array.isArray(was) ? was.slice(1) : `${String(was)}x`)),
  );
}

/** The value with the change made at one of its places, counted from the outside in. */
function changedAt(value: unknown, place: number, change: (was: unknown) => unknown): unknown {
  const copy: unknown = structuredClone(value);
  const places: { readonly of: object; readonly key: string }[] = [];
  const walk = (of: unknown) => {
    if (typeof of !== 'object' || of === null) return;
    for (const key of Object.keys(of)) {
      places.push({ of, key });
      walk(Reflect.get(of, key));
    }
  };
  walk(copy);
  const chosen = places[place % places.length];
  if (chosen) Reflect.set(chosen.of, chosen.key, change(Reflect.get(chosen.of, chosen.key)));
  return copy;
}
