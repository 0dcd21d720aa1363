import { describe, expect, it } from 'vitest';
import { latestVersion, MIGRATIONS, type Migration } from './migrations';

function numbered(...versions: readonly number[]): readonly Migration[] {
  return versions.map((version) => ({ version, adds: [] }));
}

describe('the migrations of this app', () => {
  it('lead to the version of the last one', () => {
    expect(latestVersion(MIGRATIONS)).toBe(MIGRATIONS.at(-1)?.version);
  });
});

describe('misnumbered migrations', () => {
  it.each([[[]], [[0, 1]], [[2, 3]], [[1, 3]], [[1, 2, 2]], [[2, 1]]])('%j do not start', (versions) => {
    expect(() => latestVersion(numbered(...versions))).toThrow();
  });
});
