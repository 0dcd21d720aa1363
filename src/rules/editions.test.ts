import { describe, expect, test } from 'vitest';
import { EDITIONS, type Edition, editionOf, KNOWN_EDITIONS, rowOf, type Source, STANDINGS } from './index';

const editions: readonly Edition[] = KNOWN_EDITIONS;
const CAMEL_CASE = /^[a-z][a-zA-Z0-9]*$/;
const repeated = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) !== index);

describe('the registry', () => {
  test('names every edition once, in kebab-case, and finds each by its id', () => {
    expect(repeated(editions.map(({ id }) => id))).toEqual([]);
    for (const edition of editions) {
      expect(edition.id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(editionOf(edition.id)).toBe(edition);
    }
  });

  test('offers those whose screens stand', () => {
    expect(EDITIONS.map(({ id }) => id)).toEqual(expect.arrayContaining(['kow-4', 'hh-3']));
    expect(editionOf('hh-3')?.name).toBe('Horus Heresy, 3rd edition');
  });

  test('knows no edition by a name it does not have', () => {
    expect(editionOf('t9a2')).toBeUndefined();
    expect(editionOf('')).toBeUndefined();
    expect(editionOf('constructor')).toBeUndefined();
  });
});

describe.each(editions)('the declaration of $id', (edition) => {
  const { combat, breakTest, victory, unitFacts } = edition;
  const rowIds = combat?.rows.map(({ id }) => id) ?? [];

  test('gives every row, input, fact and bonus a name of its own in camelCase', () => {
    const lists = [
      rowIds,
      breakTest?.inputs.map(({ id }) => id) ?? [],
      unitFacts?.map(({ id }) => id) ?? [],
      victory?.points.bonuses.map(({ id }) => id) ?? [],
    ];
    for (const ids of lists) {
      expect(repeated(ids)).toEqual([]);
      for (const id of ids) expect(id).toMatch(CAMEL_CASE);
    }
  });

  test('names rows that exist and are of the right kind for casualties, a tie-break and a side that has lost', () => {
    if (!combat) return;
    expect(rowOf(combat, combat.casualties)).toMatchObject({ input: 'counter', fromTheDice: true });
    for (const serving of [combat.verdict.tieBreak, combat.verdict.lost]) {
      if (serving) expect(rowOf(combat, serving.rowId)).toMatchObject({ input: 'toggle', points: 0 });
    }
  });

  test('proposes for its break test only from rows that exist, and declares the value that is tested', () => {
    if (!breakTest) return;
    for (const { proposedFrom } of breakTest.inputs) {
      if (proposedFrom) expect(rowIds).toContain(proposedFrom.rowId);
    }
    expect(breakTest.inputs.find(({ id }) => id === breakTest.valueInput)).toMatchObject({ input: 'number' });
  });

  test('bounds every number with the default inside', () => {
    for (const input of breakTest?.inputs ?? []) {
      if (input.input !== 'number') continue;
      expect(input.min).toBeLessThanOrEqual(input.default ?? input.min);
      expect(input.max).toBeGreaterThanOrEqual(input.default ?? input.max);
      expect(input.min).toBeLessThan(input.max);
    }
  });

  test('gives every choice options of different names, the first worth nothing', () => {
    for (const row of combat?.rows ?? []) {
      if (row.input !== 'choice') continue;
      expect(repeated(row.options.map(({ id }) => id))).toEqual([]);
      expect(row.options[0].points).toBe(0);
    }
  });

  test('gives every label and number its source', () => {
    const found = sourcesOf(edition);
    expect(found.unsourced).toEqual([]);
    expect(found.sources.length).toBeGreaterThan(0);
    for (const source of found.sources) {
      expect(source.at.trim()).not.toBe('');
      expect(STANDINGS).toContain(source.standing);
    }
  });
});

/**
 * Every source in the declaration, and every labelled thing that has none itself and lies in nothing that
 * has one.
 */
function sourcesOf(edition: Edition) {
  const sources: Source[] = [];
  const unsourced: string[] = [];
  const walk = (value: unknown, path: string, inherited: boolean): void => {
    if (typeof value !== 'object' || value === null) return;
    const fields: Record<string, unknown> = { ...value };
    const source = fields.source;
    if (isSource(source)) sources.push(source);
    const sourced = inherited || isSource(source);
    if (!sourced && typeof fields.label === 'string') unsourced.push(`${path}: ${fields.label}`);
    for (const [key, inner] of Object.entries(fields)) {
      if (key !== 'source') walk(inner, `${path}.${key}`, sourced);
    }
  };
  walk(edition, edition.id, false);
  return { sources, unsourced };
}

function isSource(value: unknown): value is Source {
  return typeof value === 'object' && value !== null && 'at' in value && 'standing' in value;
}
