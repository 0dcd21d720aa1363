import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { HERESY_ROSTER, OLD_WORLD_ROSTER } from '@/testing/army-lists/roster-samples';
import { packed, rosterJson, rosterXml } from '@/testing/army-lists/rosters';
import { WRITTEN_LISTS } from '@/testing/army-lists/written-lists';
import type { ArmyList } from './list/army-list';
import { readArmyLists } from './read-army-lists';
import { linesOf } from './text/normalise';

/**
 * Some hundred lists of one seed in every run of the suite; `npm run lists:fuzz` reads ten thousand new ones.
 */
const RUNS = Number(process.env.LIST_FUZZ ?? 600);
const SEED = process.env.LIST_FUZZ === undefined ? { seed: 1204 } : {};
const MOST_MS = 200;
/** What a clock cannot tell apart in so short a time. */
const NOISE_MS = 20;
/** So many lists on a machine that has other work too. */
const PATIENCE_MS = 300_000;

const TEXTS = WRITTEN_LISTS.map(({ source }) => source);
const FILES = [rosterJson(OLD_WORLD_ROSTER), rosterXml(OLD_WORLD_ROSTER), rosterJson(HERESY_ROSTER)];
const PACKED = packed(rosterXml(OLD_WORLD_ROSTER));

/** What happens to a list between two programs, and what a thumb does to it. */
const MUTATIONS: readonly ((text: string, at: number, other: number) => string)[] = [
  (text, at) => lined(text, (lines) => lines.filter((_, place) => place !== at % lines.length)),
  (text, at) => lined(text, (lines) => [...lines, lines[at % lines.length] ?? '']),
  (text, at, other) =>
    lined(text, (lines) => [...lines.slice(at % lines.length), ...lines.slice(0, other % lines.length)]),
  (text, at) => text.slice(0, at % (text.length + 1)),
  (text, at) => text.slice(at % (text.length + 1)),
  (text) => text.replaceAll('\n', ' '),
  (text) => text.replaceAll('\n', '\n\n'),
  (text) => text.replaceAll(', ', '\n'),
  (text) => text.replaceAll(' ', '\u00a0'),
  (text) => text.replaceAll('-', '–').replaceAll('"', '”'),
  (text, at) =>
    text.replace(/\d+/g, (digits, place) => (place % 7 === at % 7 ? `${digits}${at % 10}` : digits)),
  (text, at) => inserted(text, at, '([{'.repeat((at % 9) + 1)),
  (text, at) => inserted(text, at, ')]}'.repeat((at % 9) + 1)),
  (text, at, other) => inserted(text, at, String.fromCodePoint(32 + (other % 0xd700))),
  (text, at, other) =>
    inserted(
      text,
      at,
      ['[N 12 pts]', '2x5 ', '++', '===', ' - 345', '&#0;', '• ', '\r', '1x'][other % 9] ?? '',
    ),
  (text, at) => inserted(text, at, text.slice(0, at % 200)),
  (text, at) => inserted(text, at, '1 '.repeat(at % 500)),
  (text, at) => inserted(text, at, 'ab, '.repeat(at % 2000)),
  (text) => text.toUpperCase(),
  (text) => text.toLowerCase(),
];

function lined(text: string, change: (lines: readonly string[]) => readonly string[]): string {
  return change(text.split('\n')).join('\n');
}

function inserted(text: string, at: number, what: string): string {
  const place = at % (text.length + 1);
  return text.slice(0, place) + what + text.slice(place);
}

const mutation = fc.record({
  kind: fc.nat(MUTATIONS.length - 1),
  at: fc.nat(10_000),
  other: fc.nat(60_000),
});
const mutated = fc
  .tuple(fc.constantFrom(...TEXTS, ...FILES), fc.array(mutation, { minLength: 1, maxLength: 5 }))
  .map(([text, mutations]) =>
    mutations.reduce((now, { kind, at, other }) => MUTATIONS[kind]?.(now, at, other) ?? now, text),
  );
const damaged = fc
  .array(fc.tuple(fc.nat(PACKED.length - 1), fc.nat(255)), { minLength: 1, maxLength: 8 })
  .map((changes) => {
    const bytes = PACKED.slice();
    for (const [place, value] of changes) bytes[place] = value;
    return bytes;
  });
const anything = fc.oneof(
  { weight: 16, arbitrary: mutated },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 2000 }) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 2000 }) },
  { weight: 1, arbitrary: damaged },
);

type Read = ReturnType<typeof readArmyLists>;

/** So many tries has a slow list: other work on the machine only adds to a time, so the least one counts. */
const TRIES = 6;

/** What was read, and in how much processor time at the least; a list that is fast enough is read once. */
function timed(source: string | Uint8Array, fastMs: number): { readonly read: Read; readonly cpuMs: number } {
  let cpuMs = Number.POSITIVE_INFINITY;
  for (let tries = 1; ; tries += 1) {
    const begun = process.cpuUsage();
    const read = readArmyLists(source);
    const { user, system } = process.cpuUsage(begun);
    cpuMs = Math.min(cpuMs, (user + system) / 1000);
    if (cpuMs <= fastMs || tries === TRIES) return { read, cpuMs };
  }
}

test(
  'no mutated list throws, takes over 200 ms, or loses a line',
  () => {
    let lists = 0;
    const checked = fc.property(anything, (source) => {
      const { read, cpuMs } = timed(source, MOST_MS);
      expect(cpuMs).toBeLessThanOrEqual(MOST_MS);
      if (!read.ok) return;
      lists += 1;
      for (const list of read.value) expect(wrongIn(list)).toEqual([]);
      if (typeof source !== 'string' || !isText(source)) return;
      const kept = read.value[0].lines.map(({ text }) => text);
      expect(kept).toEqual(linesOf(source.replace(/^\ufeff/, '')).map(({ original }) => original));
    });
    void fc.assert(checked, { numRuns: RUNS, ...SEED });
    // A property over refusals alone would prove nothing.
    expect(lists).toBeGreaterThan(RUNS / 2);
  },
  PATIENCE_MS,
);

/**
 * What no list may have: a line that is neither read nor unread, a unit's line without the unit, a number
 * that is none.
 */
function wrongIn({ lines, units }: ArmyList): readonly string[] {
  const taken = new Set(units.flatMap((unit) => unit.lines));
  return [
    ...lines.flatMap(({ text, kind }, place) => {
      if (kind === 'empty' && /[\p{L}\p{N}]/u.test(text)) return [`line ${place} is lost: ${text}`];
      return kind === 'unit' && !taken.has(place) ? [`line ${place} is no unit's: ${text}`] : [];
    }),
    ...units.flatMap(({ name, models, points }) => {
      const areNumbers =
        Number.isInteger(models) &&
        models >= 1 &&
        (points === null || (points >= 0 && Number.isFinite(points)));
      return areNumbers ? [] : [`${name}: ${models} models, ${points} points`];
    }),
  ];
}

function isText(source: string): boolean {
  return !/^\s*[<{[]/.test(source.replace(/^\ufeff/, ''));
}

/** These are as long as a list may be, thirty times an army: twice the letters must not take four times as long. */
test.each([
  ['a line of brackets', '('.repeat(100_000)],
  ['a line of digits', '1'.repeat(150_000)],
  ['a line of numbers', '123 '.repeat(40_000)],
  ['a line of units', '505 - Name, opts '.repeat(9000)],
  ['a line of prices in brackets', 'Name (505) '.repeat(14_000)],
  ['a line of spaces', `100 - ${' '.repeat(150_000)}x`],
  ['a line of dashes', '- '.repeat(80_000)],
  ['many units', '505 - 20 Spearmen, Standard Bearer, Musician\n'.repeat(4000)],
  ['many copies', '505 - 2x5 Spearmen\n'.repeat(8000)],
  ['many brackets', '20 Spearmen [505 pts]\n- Spear [\n'.repeat(5000)],
  ['many words', 'abc def '.repeat(20_000)],
  ['many options', `505 - Name${', option'.repeat(20_000)}`],
  ['many entities', '&amp;'.repeat(35_000)],
  ['many stats', `${'M(5) WS(4) '.repeat(10_000)}\n20 Spearmen [505 pts]`],
])('%s up to the limit takes time as it has letters', (_what, source) => {
  expect(source.length).toBeLessThan(200 * 1024);
  const half = source.slice(0, source.length / 2);
  const mostMs = 3 * timed(half, 0).cpuMs + NOISE_MS;
  expect(timed(source, mostMs).cpuMs).toBeLessThanOrEqual(mostMs);
});
