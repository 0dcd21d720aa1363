import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Edition, Source } from '@/rules/index';

/**
 * Holds an edition's SOURCES.md against its declaration: every source and every row and input is told there,
 * and every source that is not simply read at the text is among the open questions.
 */
export function testSourcesDocument(edition: Edition, document: URL): void {
  const text = readFileSync(document, 'utf8');
  const open = text.slice(text.indexOf('## Open questions'));
  const sources = [...sourcesIn(edition).values()];

  test('the sources tell of every source in the declaration', () => {
    expect(sources.length).toBeGreaterThan(0);
    expect(sources.map(({ at }) => at).filter((at) => !text.includes(at))).toEqual([]);
  });

  test('the open questions name every source that is a reading or recalled', () => {
    expect(text).toContain('## Open questions');
    const unsure = sources.filter(({ standing }) => standing !== 'text').map(({ at }) => at);
    expect(unsure.filter((at) => !open.includes(at))).toEqual([]);
  });

  test('the sources tell of every row of the score and every input of the break test', () => {
    const labels = [...(edition.combat?.rows ?? []), ...(edition.breakTest?.inputs ?? [])].map(
      ({ label }) => label,
    );
    expect(labels.filter((label) => !text.includes(label))).toEqual([]);
  });
}

function sourcesIn(value: unknown, found = new Map<string, Source>()): ReadonlyMap<string, Source> {
  if (typeof value !== 'object' || value === null) return found;
  if ('at' in value && 'standing' in value) {
    const source = value as Source;
    found.set(`${source.at} ${source.standing}`, source);
    return found;
  }
  for (const inner of Object.values(value)) sourcesIn(inner, found);
  return found;
}
