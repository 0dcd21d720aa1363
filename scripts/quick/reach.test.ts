import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { featuresReached, PAGES_OF_FEATURE, specsReached, unitsReached, withinBudget } from './reach.mjs';

const PROJECT = new URL('../../', import.meta.url);
const filesIn = (folder: string) =>
  readdirSync(new URL(folder, PROJECT), { recursive: true, encoding: 'utf8' }).map(
    (name) => `${folder}/${name.replaceAll('\\', '/')}`,
  );

const TEST = "\ntest('plays', () => {});";
const SOURCES = {
  'src/features/log/log-screen.tsx':
    "import { line } from './line';\nimport { told } from '@/battle/describe/told';",
  'src/features/log/line.tsx': "import { Tile } from '@/ui/tile';",
  'src/features/season/season-screen.tsx': "import { Tile } from '@/ui/tile';",
  'src/battle/describe/told.ts': "import type { Unit } from '../state/unit';",
  'src/battle/state/unit.ts': '',
  'src/battle/state/unit.test.ts': "import { Unit } from './unit';",
  'src/ui/tile.tsx': '',
  'src/app/season-route.tsx': "const Season = lazy(() => import('@/features/season/season-screen'));",
  'src/storage/disk.ts': '',
  'e2e/storage-failure.spec.ts': `import { full } from './disk';${TEST}`,
  'e2e/journeys/score.spec.ts': `import { LogPage } from '../pages/log-page';\nimport { Score } from '../pages/score-page';${TEST}${TEST}`,
  'e2e/journeys/told.spec.ts': `import { LogPage } from '../pages/log-page';${TEST}`,
  'e2e/journeys/season.spec.ts': `import { SeasonPage } from '../pages/season-page';${TEST}`,
  'e2e/journeys/assault-dice.spec.ts': TEST,
  'e2e/journeys/whole-battle-t9a-2.spec.ts': TEST,
};

describe('a changed module', () => {
  it('reaches the features that use it, with the number of imports between', () => {
    expect([...featuresReached('src/features/log/line.tsx', SOURCES)]).toEqual([['log', 0]]);
    expect([...featuresReached('src/ui/tile.tsx', SOURCES)]).toEqual([
      ['log', 1],
      ['season', 1],
    ]);
    expect([...featuresReached('src/battle/state/unit.ts', SOURCES)]).toEqual([['log', 2]]);
  });

  it('of the app reaches the features that it puts on screen', () => {
    expect([...featuresReached('src/app/season-route.tsx', SOURCES)]).toEqual([['season', 1]]);
  });

  it('that nothing imports reaches no feature', () => {
    expect([...featuresReached('src/storage/disk.ts', SOURCES)]).toEqual([]);
  });
});

describe('the journeys that a change reaches', () => {
  it.each([
    [['src/features/log/line.tsx'], ['journeys/told.spec.ts', 'journeys/score.spec.ts']],
    [['src/storage/disk.ts'], ['storage-failure.spec.ts']],
    [
      ['e2e/journeys/season.spec.ts', 'src/storage/disk.ts'],
      ['journeys/season.spec.ts', 'storage-failure.spec.ts'],
    ],
    [['e2e/pages/season-page.ts'], ['journeys/season.spec.ts']],
    [['e2e/disk.ts'], ['storage-failure.spec.ts']],
    [['src/battle/assault/reduce.ts'], ['journeys/assault-dice.spec.ts']],
    [['src/rules/editions/t9a-2/SOURCES.md'], ['journeys/whole-battle-t9a-2.spec.ts']],
    [['src/rules/editions/t9a-3/edition.ts'], []],
    [['README.md', 'scripts/dice.mjs'], []],
    [['e2e/journeys/removed.spec.ts'], []],
  ])('of %j are %j', (changed, specs) => {
    expect(specsReached(changed, SOURCES)).toEqual(specs);
  });

  it('are played in their order as far as there is time, the first one always', () => {
    const specs = ['journeys/score.spec.ts', 'journeys/told.spec.ts', 'journeys/season.spec.ts'];
    expect(withinBudget(specs, SOURCES, 3)).toEqual({ played: specs.slice(0, 2), left: specs.slice(2) });
    expect(withinBudget(specs, SOURCES, 1)).toEqual({ played: specs.slice(0, 1), left: specs.slice(1) });
    expect(withinBudget([], SOURCES, 1)).toEqual({ played: [], left: [] });
  });
});

describe('the unit tests that a change reaches', () => {
  const files = ['src/rules/a.test.ts', 'src/rules/cases/b.test.ts', 'src/words/c.test.ts', 'src/rules/a.ts'];
  const found = (...changed: readonly string[]) =>
    unitsReached(changed, files)?.filter((path) => files.includes(path));

  it('are found by Vitest for a module, a removed one left out', () => {
    expect(found('src/rules/a.ts', 'src/rules/gone.ts')).toEqual(['src/rules/a.ts']);
  });

  it('are those of its folder and above for a file that nothing imports', () => {
    expect(found('src/rules/cases/t9a-2.json')).toEqual(['src/rules/a.test.ts', 'src/rules/cases/b.test.ts']);
  });

  it('are the gates alone for a paper, and all for a tool', () => {
    expect(unitsReached(['README.md'], files)).toEqual([
      'src/testing/lint-gate.test.ts',
      'scripts/papers.test.ts',
    ]);
    expect(unitsReached(['README.md', 'package-lock.json'], files)).toBeNull();
  });
});

describe('the table of features', () => {
  it('has a row for each feature there is, and names page objects that are there', () => {
    const features = new Set(filesIn('src/features').map((path) => path.split('/')[2]));
    expect(new Set(Object.keys(PAGES_OF_FEATURE))).toEqual(features);
    for (const page of Object.values(PAGES_OF_FEATURE).flat()) {
      expect(existsSync(new URL(`e2e/pages/${page}.ts`, PROJECT)), page).toBe(true);
    }
  });

  it('leads to a journey for every feature that is not a club’s', () => {
    const sources = Object.fromEntries(
      [...filesIn('src'), ...filesIn('e2e')]
        .filter((path) => /\.tsx?$/.test(path))
        .map((path) => [path, readFileSync(new URL(path, PROJECT), 'utf8')]),
    );
    const without = Object.keys(PAGES_OF_FEATURE).filter(
      (feature) => specsReached([`src/features/${feature}/new.tsx`], sources).length === 0,
    );
    expect(without).toEqual(['club', 'tournament']);
    const near = specsReached(['src/battle/assault/event.ts'], sources).slice(0, 5);
    expect(near.filter((spec) => spec.startsWith('journeys/assault-'))).toHaveLength(5);
  });
});

it('the ten that carry most are ten, each a title of its file', () => {
  const rows = readFileSync(new URL('ten.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('['))
    .map((line) => line.split(' › ').slice(1));
  expect(rows).toHaveLength(10);
  for (const [file = '', title = ''] of rows) {
    expect(readFileSync(new URL(`e2e/${file}`, PROJECT), 'utf8'), title).toContain(`'${title}`);
  }
});
