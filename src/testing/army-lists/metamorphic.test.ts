import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { HARD_LISTS } from './hard-lists';
import { failuresOf } from './metamorphic';
import { NINE_AGE_LISTS } from './nine-age-lists';
import { ODD_LISTS } from './odd-lists';
import { sampleFolder } from './sample-lists';
import { WARHAMMER_LISTS } from './warhammer-lists';

const own = [...NINE_AGE_LISTS, ...WARHAMMER_LISTS, ...ODD_LISTS, ...HARD_LISTS];

describe('a list of the project, changed on its way', () => {
  test.each(own)('has the units it had: $format, $what', ({ source }) => {
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
