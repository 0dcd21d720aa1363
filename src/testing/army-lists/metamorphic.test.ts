import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { failuresOf } from './metamorphic';
import { sampleFolder } from './sample-lists';
import { readVariants } from './variants';
import { WRITTEN_LISTS } from './written-lists';

const own = [
  ...WRITTEN_LISTS.map(({ format, what, source }) => ({ of: format, what, source })),
  ...readVariants().map(({ file, what, source }) => ({ of: file, what, source })),
];

describe('a list of the project, changed on its way', () => {
  test.each(own)('has the units it had: $of, $what', ({ source }) => {
    expect(failuresOf(source)).toEqual([]);
  });
});

const named = sampleFolder();
if (named !== null) {
  const files = readdirSync(named, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.txt'),
  );
  describe('a list that ARMY_LISTS names, changed on its way', () => {
    test.each(files.sort())('has the units it had: %s', (name) => {
      expect(failuresOf(readFileSync(join(named, name), 'utf8'))).toEqual([]);
    });
  });
}
