import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { codePoints, parted, rangeOf, rangesOf } from '../build/first-letters';
import { PROJECT } from './npm.mjs';

const FAMILIES = ['alegreya-sc', 'barlow-condensed'];

describe('the letters of a font', () => {
  it('are those of its range, each once', () => {
    expect(codePoints('U+0041-0043,U+00C9, U+0042')).toEqual([0x41, 0x42, 0x43, 0xc9]);
    expect(rangeOf([0x41, 0x42, 0x43, 0xc9])).toBe('U+41-43,U+C9');
    expect(() => codePoints('latin')).toThrow();
  });

  it.each(FAMILIES)('of %s come in two files that together have all, and nothing twice', (family) => {
    const latin = rangesOf(family).latin ?? '';
    const { first, more } = parted(latin);
    expect([...first, ...more].toSorted((one, other) => one - other)).toEqual(codePoints(latin));
    expect(codePoints(rangeOf(more))).toEqual(more);
    expect(more).toContain('é'.codePointAt(0));
    expect(first).toContain('9'.codePointAt(0));
  });

  it('that the app’s own words have are in the first file, where the font has them', () => {
    const said = ['src/messages/en', 'src/words/shared']
      .flatMap((folder) => readdirSync(join(PROJECT, folder)).map((name) => join(PROJECT, folder, name)))
      .filter((path) => !path.includes('.test.'))
      .map((path) => readFileSync(path, 'utf8'))
      .join('');
    const { more } = parted(rangesOf('barlow-condensed').latin ?? '');
    const rare = [...new Set(said)].filter((letter) => more.includes(letter.codePointAt(0) ?? 0));
    expect(rare.filter((letter) => letter.trim() !== '')).toEqual([]);
  });
});
