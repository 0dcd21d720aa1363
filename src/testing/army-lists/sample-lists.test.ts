import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { readSamples, sampleFolder, sampleTable } from './sample-lists';

const SOURCE = 'Dwarven Holds\n480 - King, General\n230 - 10 Marksmen\n710';
const TRUTH = {
  game: 'T9A',
  army: 'Dwarven Holds',
  statedTotal: 710,
  sumOfUnitPoints: 710,
  unitCount: 2,
  generalMarked: true,
  bsbMarked: false,
  units: [
    { points: 480, models: 1, name: 'King', general: true, bsb: false },
    { points: 230, models: 10, name: 'Marksmen', general: false, bsb: false },
  ],
};

describe('the suite over samples of army lists', () => {
  const folders: string[] = [];
  afterEach(() => {
    vi.unstubAllEnvs();
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
  });

  function folderWith(format: string, truth: object | null, source = SOURCE): string {
    const folder = mkdtempSync(join(tmpdir(), 'army-lists-'));
    folders.push(folder);
    mkdirSync(join(folder, format));
    writeFileSync(join(folder, format, '01.txt'), source);
    if (truth !== null) writeFileSync(join(folder, format, '01.expected.json'), JSON.stringify(truth));
    return folder;
  }

  test('counts what is right', () => {
    const results = readSamples(folderWith('t9a-newrecruit', TRUTH));
    expect(results).toMatchObject([
      {
        lists: 1,
        units: 2,
        unitsRight: 2,
        totalsRight: 1,
        generalsRight: 1,
        standardsRight: 1,
        complaints: [],
      },
    ]);
    expect(sampleTable(results)).toContain('t9a-newrecruit');
  });

  test.each([
    ['other models', { units: [TRUTH.units[0], { ...TRUTH.units[1], models: 11 }] }],
    ['other points', { units: [TRUTH.units[0], { ...TRUTH.units[1], points: 231 }] }],
    ['another General', { units: [{ ...TRUTH.units[0], general: false }, TRUTH.units[1]] }],
    ['another name', { units: [{ ...TRUTH.units[0], name: 'Queen' }, TRUTH.units[1]] }],
  ])('complains of %s', (_what, change) => {
    expect(readSamples(folderWith('t9a-newrecruit', { ...TRUTH, ...change }))[0]?.complaints).not.toEqual([]);
  });

  test('complains of a difference that no mark shows', () => {
    const truth = { ...TRUTH, units: [TRUTH.units[0], { ...TRUTH.units[1], models: 11 }] };
    expect(readSamples(folderWith('whfb-text', truth))[0]?.complaints).toHaveLength(1);
  });

  test('complains of a list that is refused', () => {
    expect(readSamples(folderWith('whfb-text', TRUTH, 'nothing'))[0]?.complaints).toEqual([
      '01.txt was refused',
    ]);
  });

  test('asks for every unit, whole, in a folder of any other name', () => {
    const other = { ...TRUTH, units: [TRUTH.units[0], { ...TRUTH.units[1], models: 11 }] };
    expect(readSamples(folderWith('t9a-hologram', TRUTH))[0]?.complaints).toEqual([]);
    expect(readSamples(folderWith('t9a-hologram', other))[0]?.complaints).toContainEqual(
      expect.stringContaining('1 of 2 units are right'),
    );
  });

  test('fails on a truth that is missing or unknown, and on an empty folder', () => {
    expect(() => readSamples(folderWith('t9a-newrecruit', null))).toThrow();
    expect(() => readSamples(folderWith('t9a-newrecruit', { ...TRUTH, colour: 'red' }))).toThrow();
    const empty = mkdtempSync(join(tmpdir(), 'army-lists-'));
    folders.push(empty);
    expect(() => readSamples(empty)).toThrow('no folder');
  });

  test('runs over the folder that ARMY_LISTS names, and over none where it is not set', () => {
    const folder = folderWith('t9a-newrecruit', TRUTH);
    vi.stubEnv('ARMY_LISTS', folder);
    expect(sampleFolder()).toBe(folder);
    vi.stubEnv('ARMY_LISTS', join(folder, 'nowhere'));
    expect(() => sampleFolder()).toThrow('no folder');
    vi.stubEnv('ARMY_LISTS', '');
    expect(sampleFolder()).toBeNull();
  });
});

const named = sampleFolder();
if (named !== null) {
  describe('the samples that ARMY_LISTS names', () => {
    const results = readSamples(named);
    console.log(`\n${sampleTable(results)}\n`);

    test.each(results)('$format: $unitsRight of $units units are right', ({ complaints }) => {
      expect(complaints).toEqual([]);
    });
  });
}
