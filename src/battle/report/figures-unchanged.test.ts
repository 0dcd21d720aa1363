import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/*
 * The eight rulebooks that were there before Horus Heresy 3 and Kings of War 4: their golden logs byte for byte, and
 * every figure of their golden results and reports. The sums are of these files at commit 506d1f01, the last before the
 * first that declared one of the two. What a report has told since then, and did not tell, is left out of them: the lines of
 * ranks that are lost, and on how many phones an end was confirmed.
 */

const sumOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);
const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

/** Whatever is counted in a report, in its order. */
function figuresIn(report: string): string {
  const lines = report.split('\n').filter((line) => !/^- .* \d+ → \d+: .* left\.$/.test(line));
  return (lines.join('\n').match(/\d+/g) ?? []).join(' ');
}

/** The result as it goes to an organiser. */
function resultIn(text: string): string {
  const { confirmedPhones: _, ...rest } = JSON.parse(text) as Readonly<Record<string, unknown>>;
  return JSON.stringify(rest);
}

/** The sums of the result, and of the figures of the report after the battle and within it. */
const FIGURES = {
  't9a-2': ['d3d98f7bd171a2ca', 'b5b4100ec5bd9f7c', 'c9386ca056fa8d0f'],
  't9a-3': ['10c6dcee7812b0b4', '5ed8ed994cd03ccd', '4642598f67a5d29a'],
  'wfb-6': ['ce49d404df6e144f', '21f65fb323380ee5', 'aef26587a932ffbe'],
  'wfb-7': ['390f45ba68fda472', 'e46c26490dd9270c', 'cc2ed8135cb6ac80'],
  'wfb-8': ['8e2407e7eea565d1', '39a60f337b833e2c', 'ace3c7c180709c0c'],
  'wap-23': ['d8aa38e23307e171', 'b5c83dee6f794232', '5e0c9cf06230a6df'],
  'tow-1': ['180d3ebd90a457e6', '539c187bdd3da12d', '50d28177fef31b2a'],
  'hh-1': ['0b10615c5d03bec7', '08fb3b4a119f75a7', 'e0b0392210d19fe5'],
} as const;

/** The logs that no version may change, and the texts as which they are read. */
const LOGS = {
  'battle/assault/golden/assault-character-hh-1.jsonl': '5f087d2427a42c08',
  'battle/assault/golden/assault-character-hh-1.txt': '99b5a5f0121c0d20',
  'battle/assault/golden/assault-hh-1.jsonl': 'ea7595152711ce66',
  'battle/assault/golden/assault-hh-1.txt': '49b075ba1a805b8a',
  'battle/assault/golden/assault-split-hh-1.jsonl': 'b4ae5f173cdc3de3',
  'battle/assault/golden/assault-split-hh-1.txt': 'b55ac102769d7b6c',
  'battle/assault/golden/shooting-hh-1.jsonl': '319e80fc3ab0e0ca',
  'battle/assault/golden/shooting-hh-1.txt': 'e04967992f62e0e1',
  'battle/combat/golden/ranks-stay-wfb-6.jsonl': '8025cd4e9cfd5450',
  'battle/combat/golden/ranks-stay-wfb-6.txt': 'e02ff5d25797a8c5',
} as const;

describe.each(Object.entries(FIGURES))('the figures of %s', (id, [result, report, soFar]) => {
  it('are what they were before the two new books', () => {
    expect(sumOf(resultIn(read(`battle/report/golden/result-${id}.json.txt`)))).toBe(result);
    expect(sumOf(figuresIn(read(`features/hand-over/golden/${id}.txt`)))).toBe(report);
    expect(sumOf(figuresIn(read(`features/hand-over/golden/${id}-so-far.txt`)))).toBe(soFar);
  });
});

it.each(Object.entries(LOGS))('%s is what it was, byte for byte', (path, sum) => {
  expect(sumOf(read(path))).toBe(sum);
});
