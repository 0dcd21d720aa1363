import { describe, expect, it } from 'vitest';
import { moduleOf, valuesOf } from './message-code.mjs';
import { differencesFrom, readersOf, staleIn, unusedKeys } from './message-faults.mjs';
import { languages, offered, readMessages, waitingIn } from './messages.mjs';

const ENGLISH = readMessages();

/** The code of one message, after its key. */
const code = (defaultMessage: string, language = 'en') =>
  /^ {2}a: (.*),$/m.exec(moduleOf('a', { a: { defaultMessage } }, { language, from: 'a.json' }))?.[1];

/** What one message says of these values. */
const say = (defaultMessage: string, ...values: readonly unknown[]): string => {
  const untyped = code(defaultMessage)?.replace(/^\(([^)]*?): [^)]*\): string/, '($1)') ?? '';
  return new Function('number', 'signed', `return (${untyped})(...arguments[2])`)(
    new Intl.NumberFormat('en'),
    (points: number) => `±${points}`,
    values,
  );
};

describe('a message', () => {
  it('without values is a text', () => {
    expect(code("It''s '{'")).toBe('"It\'s {"');
    expect(code('')).toBe('""');
  });

  it('with one value is a function of it', () => {
    expect(code('Photo for: {sentence}')).toBe(`(sentence: string): string => \`Photo for: $\{sentence}\``);
    expect(code('{sentence}')).toBe('(sentence: string): string => sentence');
    expect(say('{n, number} `tick` $\\', 1200)).toBe('1,200 `tick` $\\');
    expect(say('{points, number, ::sign-except-zero} each', 3)).toBe('±3 each');
  });

  it('with several is a function of their names', () => {
    expect(code('{b}, {a}')).toBe(
      `({ b, a }: { readonly b: string; readonly a: string }): string => \`$\{b}, $\{a}\``,
    );
    expect(say('{b}, {a, number}', { a: 1, b: 'x' })).toBe('x, 1');
  });

  it('chooses by a number, and by a word', () => {
    const taps = '{pending, plural, =0 {No tap} one {# tap} other {# taps}}.';
    expect([0, 1, 2, 1000].map((n) => say(taps, n))).toEqual(['No tap.', '1 tap.', '2 taps.', '1,000 taps.']);
    expect([...valuesOf('{won, select, true {Won} other {Lost}} {by, select, hit {a} other {b}}')]).toEqual([
      ['won', 'boolean'],
      ['by', "'hit' | 'other'"],
    ]);
    expect([true, false].map((won) => say('{won, select, true {Won} other {Lost}}', won))).toEqual([
      'Won',
      'Lost',
    ]);
  });

  it('takes the ending of an ordinal from the language', () => {
    expect(code('{n, selectordinal, one {#st} other {#th}}')).toContain("ordinals.select(n) === 'one'");
  });

  it('counts as its language does', () => {
    const points = '{n, plural, one {punkt} few {punkty} other {punktów}}';
    expect(code(points, 'de')).toContain('n === 1');
    expect(code(points, 'pl')).toContain("plurals.select(n) === 'few'");
    expect(code('{n, plural, one {jour} other {jours}}', 'fr')).toContain("plurals.select(n) === 'one'");
  });

  it('stands in its group', () => {
    const messages = {
      'ways.camera': { defaultMessage: 'Camera' },
      'ways.2-phone': { defaultMessage: 'Phone' },
    };
    expect(moduleOf('a-photo', messages, { language: 'en', from: 'f' })).toContain(
      'export const aPhoto = {\n  ways: {\n    camera: "Camera",\n    "2-phone": "Phone",\n  },\n};',
    );
  });

  it.each([
    ['a value that is open', '{a'],
    ['one of two types', '{a} {a, number}'],
    ['a name that is none', '{0}'],
    ['a choice without other', '{n, plural, one {x}}'],
    ['a form that is not known', '{n, date}'],
    ['a style that is not known', '{n, number, percent}'],
    ['an offset', '{n, plural, offset:1 other {x}}'],
  ])('is refused with %s, and named', (_, defaultMessage) => {
    expect(() => code(defaultMessage)).toThrow('a.json: a: ');
  });

  it('is no group', () => {
    const [a, ab] = [{ a: { defaultMessage: '' } }, { 'a.b': { defaultMessage: '' } }];
    for (const messages of [
      { ...a, ...ab },
      { ...ab, ...a },
    ])
      expect(() => moduleOf('a', messages, { language: 'en', from: 'a.json' })).toThrow('a.json: a');
  });
});

describe('the messages', () => {
  it.each([...ENGLISH.keys()])('of %s are each read by a screen or by words', (name) => {
    expect(unusedKeys(ENGLISH.get(name) ?? {}, readersOf(name))).toEqual([]);
  });

  // The sides are called by the tinctures of their battle: one that says "Blue" is wrong for all others.
  it.each([...ENGLISH.keys()].filter((name) => name !== 'format'))(
    'of %s name no side by a colour',
    (name) => {
      const coloured = Object.entries(ENGLISH.get(name) ?? {}).filter(([, { defaultMessage }]) =>
        /\b(Blue|Red)\b/.test(defaultMessage),
      );
      expect(coloured.map(([key]) => key)).toEqual([]);
    },
  );

  it('that nobody reads are named', () => {
    const messages = Object.fromEntries(
      ['read', 'unread', 'ways.camera', 'ways.phone', 'whole.a', 'by.word', 'lost.one'].map((key) => [
        key,
        { defaultMessage: '' },
      ]),
    );
    const source = 'said.read; said.ways.camera; list(said.whole); said.by[word]; said.lost.other';
    expect(unusedKeys(messages, source)).toEqual(['unread', 'ways.phone', 'lost.one']);
  });

  /** So many messages of what players are offered may wait for their translators, shown in English. */
  const MAY_WAIT = 40;
  it.each(offered())(
    '%s has all of them of the English of today, but for few that wait',
    async (language) => {
      const files = await waitingIn(language);
      const waiting = files.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`));
      expect(waiting.length > MAY_WAIT ? waiting : []).toEqual([]);
    },
  );

  it.each(languages())('%s is read, whatever waits of it', async (language) => {
    await expect(waitingIn(language)).resolves.toBeDefined();
    expect(Intl.getCanonicalLocales(language)).toEqual([language]);
  });

  it('are offered in languages that have some', () => {
    expect(offered().filter((language) => !languages().includes(language))).toEqual([]);
  });

  it('of another language are named where their English was changed since', () => {
    const english = {
      a: { defaultMessage: 'Save' },
      b: { defaultMessage: 'Keep' },
      c: { defaultMessage: 'Undo' },
    };
    const dutch = {
      a: { defaultMessage: 'Opslaan', english: 'Save' },
      b: { defaultMessage: 'Opslaan', english: 'Store' },
      c: { defaultMessage: 'Terug' },
    };
    expect(staleIn(english, dutch)).toEqual([
      'b is of "Store", and that is now "Keep"',
      'c is of no English, and that is now "Undo"',
    ]);
  });

  it('of another language that differ are named', () => {
    const english = {
      a: { defaultMessage: '{n, number} of {x}' },
      b: { defaultMessage: 'b' },
      c: { defaultMessage: '' },
    };
    const polish = {
      a: { defaultMessage: '{x}: {n, number}' },
      b: { defaultMessage: '{z}' },
    };
    expect(differencesFrom(english, { ...polish, d: { defaultMessage: '' } }, 'pl')).toEqual([
      'b takes z: string, in English nothing',
      'c is missing',
      'd is in no English file',
    ]);
  });

  it.each([
    ['pl', 'many, few', '{n, plural, one {hit} other {hits}}'],
    ['pl', 'many', '{n, plural, =1 {hit} few {hits} other {hits}}'],
    ['de', 'one', '{n, plural, other {hits}}'],
  ])('in %s without %s of a plural are named', (language, forms, defaultMessage) => {
    const english = { a: { defaultMessage: '{n, plural, one {hit} other {hits}}' } };
    expect(differencesFrom(english, { a: { defaultMessage } }, language)).toEqual([
      `a counts n without ${forms}`,
    ]);
  });

  it.each([
    ['zh', '{n, plural, other {hits}}'],
    ['fr', '{n, plural, one {hit} other {hits}}'],
    ['de', 'hits: {n, number}'],
  ])('in %s may be counted as the language does: %s', (language, defaultMessage) => {
    const english = { a: { defaultMessage: '{n, plural, one {hit} other {hits}}' } };
    expect(differencesFrom(english, { a: { defaultMessage } }, language)).toEqual([]);
  });

  it.each(['{n', '{n, plural, one {hit}}', '{n, plural, one {hit} andere {hits}}'])(
    'of another language that cannot be read are named: %s',
    (defaultMessage) => {
      const english = { a: { defaultMessage: '{n}' }, b: { defaultMessage: 'b' } };
      expect(differencesFrom(english, { a: { defaultMessage }, b: { defaultMessage: 'b' } }, 'nl')).toEqual([
        expect.stringMatching(/^a cannot be read: ./),
      ]);
    },
  );
});
