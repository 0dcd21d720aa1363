import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { mismatches } from './rule-case-comparison';
import { type CaseKind, caseFilesIn, caseFolder, caseKind, readCases, runCase, shape } from './rule-cases';

const doubled: CaseKind = caseKind({
  input: shape.object({ number: shape.int, word: shape.optional(shape.word(['once', 'twice'])) }),
  expected: shape.object({ double: shape.optional(shape.int), half: shape.optional(shape.fraction) }),
  run: ({ number }) => ({ double: number * 2, half: `${number}/2` }),
});
const kinds = { doubled };
const good = {
  id: 'one',
  edition: 't9a2',
  kind: 'doubled',
  source: 'arithmetic',
  reading: 'text',
  input: { number: 3 },
  expected: { double: 6 },
};
const run = (changes: object) => () => runCase('t9a-2', kinds, { ...good, ...changes });

describe('the gate for rulebook cases', () => {
  test('a case that comes out as expected passes and tells its kind', () => {
    expect(run({})()).toBe('doubled');
    expect(run({ expected: { double: 6, half: '6/4' }, derived: true, note: 'x', source: ['a'] })()).toBe(
      'doubled',
    );
  });

  test('a wrong result fails', () => {
    expect(run({ expected: { double: 7 } })).toThrow('double: expected 7, got 6');
    expect(run({ expected: { half: '1/3' } })).toThrow('half');
  });

  test.each([
    ['an unknown top-level field', { remark: 'x' }],
    ['an unknown kind', { kind: 'tripled' }],
    ['a kind that every object has', { kind: 'toString' }],
    ['an unknown input field', { input: { number: 3, base: 10 } }],
    ['an unknown word', { input: { number: 3, word: 'thrice' } }],
    ['a missing input field', { input: {} }],
    ['an unknown expected field', { expected: { triple: 9 } }],
    ['no expectation at all', { expected: {} }],
    ['another edition’s case', { edition: 't9a3' }],
    ['an unknown standing', { reading: 'rumour' }],
    ['a missing source', { source: undefined }],
  ])('%s fails instead of being skipped', (_what, changes) => {
    expect(run(changes)).toThrow();
  });

  test('a field that is expected but that the adapter does not return fails', () => {
    const silent: CaseKind = { ...doubled, run: () => ({}) };
    expect(() => runCase('t9a-2', { doubled: silent }, good)).toThrow('no such field');
  });
});

describe('the folder of cases', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rule-cases-'));
  afterEach(() => vi.unstubAllEnvs());

  test('is the one RULE_CASES names', () => {
    vi.stubEnv('RULE_CASES', folder);
    expect(caseFolder()).toBe(folder);
    writeFileSync(join(folder, 'wfb-6.json'), '[{"id":"x"}]');
    expect(readCases('wfb-6')).toEqual([{ id: 'x' }]);
    rmSync(folder, { recursive: true });
  });

  test('may hold the files of some editions, but not none, nor one that no edition has', () => {
    const other = mkdtempSync(join(tmpdir(), 'rule-cases-'));
    expect(() => caseFilesIn(other)).toThrow('holds no file of cases');
    writeFileSync(join(other, 'hh-1.json'), '[{"id":"x"}]');
    writeFileSync(join(other, 'README.md'), 'of cases');
    expect(caseFilesIn(other)).toEqual(['hh-1']);
    writeFileSync(join(other, 'hh-9.json'), '[{"id":"x"}]');
    expect(() => caseFilesIn(other)).toThrow('No edition is called hh-9');
    rmSync(other, { recursive: true });
  });

  test('fails when a file is missing or holds no cases', () => {
    const other = mkdtempSync(join(tmpdir(), 'rule-cases-'));
    expect(() => readCases('hh-1', other)).toThrow();
    writeFileSync(join(other, 'hh-1.json'), '[]');
    expect(() => readCases('hh-1', other)).toThrow('holds no cases');
    rmSync(other, { recursive: true });
  });
});

describe('comparing a result with what is expected', () => {
  test('null is a value, not a wildcard', () => {
    expect(mismatches({ save: null }, { save: null })).toEqual([]);
    expect(mismatches({ save: null }, { save: 3 })).toHaveLength(1);
    expect(mismatches({ save: null }, {})).toHaveLength(1);
  });

  test('fractions are equal as rationals, in lists too', () => {
    expect(mismatches({ distribution: ['1/2', '1/1'] }, { distribution: ['2/4', '3/3'] })).toEqual([]);
    expect(mismatches({ value: '1/2' }, { value: 0.5 })).toHaveLength(1);
  });

  test('chances that end with none are as those that stop before, and no others', () => {
    expect(mismatches({ distribution: ['1/2', '1/2'] }, { distribution: ['1/2', '1/2', '0/1'] })).toEqual([]);
    expect(mismatches({ distribution: ['1/2', '1/2', '0/1'] }, { distribution: ['1/2', '1/2'] })).toEqual([]);
    expect(mismatches({ distribution: ['0/1', '1/1'] }, { distribution: ['1/1'] })).not.toEqual([]);
    expect(mismatches({ dice: ['1/1'] }, { dice: ['1/1', '0/1'] })).not.toEqual([]);
  });

  test('lists keep their order, except those removed and the models of a step', () => {
    expect(mismatches({ poolSizes: [2, 4] }, { poolSizes: [4, 2] })).toHaveLength(2);
    expect(mismatches({ removed: ['x', 'y'] }, { removed: ['y', 'x'] })).toEqual([]);
    expect(
      mismatches({ order: [{ step: 4, models: ['x', 'y'] }] }, { order: [{ step: 4, models: ['y', 'x'] }] }),
    ).toEqual([]);
    expect(mismatches({ removed: ['x'] }, { removed: ['x', 'x'] })).toHaveLength(1);
  });

  test('more may be returned, but not in a map that is complete', () => {
    expect(mismatches({ value: 1 }, { value: 1, more: 2 })).toEqual([]);
    expect(mismatches({ remaining: { m1: 0 } }, { remaining: { m1: 0, m2: 1 } })).toHaveLength(1);
  });
});
