import { posix } from 'node:path';

/**
 * The page objects of `e2e/pages` that meet the screens of a feature. A journey that imports one of them goes
 * through that feature.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const PAGES_OF_FEATURE = {
  armies: ['armies-page', 'full-roster'],
  'army-import': ['import-sheet'],
  assault: ['assault-page', 'fighter-sheet', 'shooting-page'],
  backup: ['restore-page', 'settings-page'],
  'battle-list': ['battles-page'],
  // Played with a server beside the app: `npm run test:club`.
  club: [],
  fight: ['fight-page', 'engage-sheet', 'break-test-sheet', 'across-page'],
  'hand-over': ['hand-over-page'],
  'kept-armies': ['kept-armies-page'],
  ladder: ['season-page'],
  log: ['log-page'],
  'new-battle': ['new-battle-page'],
  review: ['review-page'],
  score: ['score-page'],
  season: ['season-page'],
  settings: ['settings-page'],
  tournament: [],
  transfer: ['send-page', 'receive-page'],
};

/**
 * Places that journeys meet without a screen of their own: what the path begins with or ends in, and the
 * files of `e2e`.
 */
const SPECS_OF_PLACE = [
  {
    place: /^src\/(sw\.ts|pwa\/)|^(build|public)\/|^(index\.html|vite\.config\.ts)$/,
    specs: ['offline', 'manifest', 'sub-path', 'update'],
  },
  {
    place: /^src\/storage\//,
    specs: ['storage-failure', 'no-database', 'nothing-lost', 'journeys/persistence'],
  },
  { place: /^src\/store\//, specs: ['journeys/persistence', 'two-tabs'] },
  { place: /\.css$/, specs: ['layout', 'targets', 'forced-colors'] },
  { place: /^src\/ui\//, specs: ['targets', 'focus'] },
  { place: /^src\/rules\/editions\//, specs: ['editions-tour'] },
  { place: /^(scripts\/serve\.mjs|e2e\/serve\.ts)$/, specs: ['offline', 'sub-path'] },
];

/** What each tool reads: a change of it may change the outcome of every unit test. */
const CONCERNS_ALL_UNITS = /^(vitest\.config\.ts|tsconfig.*\.json|package-lock\.json)$/;

/** Unit tests that look at every file: they take two seconds, and go with every change. */
export const GATES = ['src/testing/lint-gate.test.ts', 'scripts/papers.test.ts'];

/** How many journeys are played besides the ten: with both, some 100 s on two quiet cores. */
export const MOST_JOURNEYS = 20;

/**
 * @typedef {Readonly<Record<string, string>>} Sources text of every module by its path in the project, with forward slashes
 */

/**
 * The modules that a module names, as paths in the project without their ending.
 * @param {string} path
 * @param {string} source
 */
function importsOf(path, source) {
  const named = [...source.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g)].map(
    ([, name = '']) => name,
  );
  return named
    .map((name) => {
      if (name.startsWith('@/')) return `src/${name.slice(2)}`;
      return name.startsWith('.') ? posix.join(posix.dirname(path), name) : '';
    })
    .filter((name) => name !== '')
    .map(withoutEnding);
}

/** @param {string} path */
function withoutEnding(path) {
  return path.replace(/\.(tsx?|mjs)$/, '');
}

/**
 * The features whose screens use a module, with the number of imports between: 0 for a module of the feature
 * itself. A module of `app` counts for the features that it puts on screen.
 * @param {string} path
 * @param {Sources} sources
 * @returns {ReadonlyMap<string, number>}
 */
export function featuresReached(path, sources) {
  /** @type {Map<string, number>} */
  const features = new Map();
  const own = featureOf(path);
  if (own !== null) return new Map([[own, 0]]);
  if (path.startsWith('src/app/')) {
    for (const name of importsOf(path, sources[path] ?? '')) {
      const feature = featureOf(`${name}.ts`);
      if (feature !== null) features.set(feature, 1);
    }
    return features;
  }
  const users = usersIn(sources);
  let ring = [withoutEnding(path)];
  const seen = new Set(ring);
  for (let distance = 1; ring.length > 0; distance += 1) {
    /** @type {string[]} */
    const next = [];
    for (const user of ring.flatMap((module) => users.get(module) ?? [])) {
      if (seen.has(user)) continue;
      seen.add(user);
      const feature = featureOf(`${user}.ts`);
      if (feature === null) next.push(user);
      else if (!features.has(feature)) features.set(feature, distance);
    }
    ring = next;
  }
  return features;
}

/** @param {string} path */
function featureOf(path) {
  return /^src\/features\/([^/]+)\//.exec(path)?.[1] ?? null;
}

/**
 * Who imports each module: all as paths without their ending. Tests use a module, but no screen does by them.
 * @param {Sources} sources
 */
function usersIn(sources) {
  /** @type {Map<string, string[]>} */
  const users = new Map();
  for (const [path, source] of Object.entries(sources)) {
    if (!path.startsWith('src/') || /\.test\.tsx?$/.test(path)) continue;
    for (const module of importsOf(path, source)) {
      const known = users.get(module) ?? [];
      users.set(module, [...known, withoutEnding(path)]);
    }
  }
  return users;
}

/**
 * The journeys that a change reaches, the nearest first: those that were changed themselves, those named
 * after the place, then those through the features that use it, of each feature the journeys with the fewest
 * other pages first.
 * @param {readonly string[]} changed paths in the project
 * @param {Sources} sources
 * @returns {readonly string[]} paths below `e2e`
 */
export function specsReached(changed, sources) {
  const specs = specsIn(sources);
  /** @type {Map<string, number>} */
  const ranks = new Map();
  const reach = (/** @type {string} */ spec, /** @type {number} */ rank) => {
    if (specs.has(spec)) ranks.set(spec, Math.min(rank, ranks.get(spec) ?? rank));
  };
  for (const path of changed) {
    if (path.startsWith('e2e/')) {
      reach(path.slice('e2e/'.length), 0);
      for (const [spec, { imports }] of specs) if (imports.includes(withoutEnding(path))) reach(spec, 1);
    }
    for (const { place, specs: near } of SPECS_OF_PLACE) {
      if (place.test(path)) for (const [index, name] of near.entries()) reach(`${name}.spec.ts`, 1 + index);
    }
    for (const spec of specs.keys()) if (isNamedAfter(spec, path)) reach(spec, 1);
    for (const [feature, distance] of featuresReached(path, sources)) {
      for (const [index, spec] of journeysThrough(feature, specs).entries())
        reach(spec, 2 + 3 * distance + index);
    }
  }
  return [...ranks].toSorted(([one, a], [other, b]) => a - b || (one < other ? -1 : 1)).map(([spec]) => spec);
}

/**
 * Whether a journey's name begins or ends with a folder or a file of the path: `assault-dice` goes with
 * `battle/assault`, `whole-battle-t9a-2` with that edition.
 * @param {string} spec path below `e2e`
 * @param {string} path
 */
function isNamedAfter(spec, path) {
  if (!path.startsWith('src/')) return false;
  const name = posix.basename(spec, '.spec.ts');
  return withoutEnding(path)
    .split('/')
    .slice(1)
    .some((part) => name === part || name.startsWith(`${part}-`) || name.endsWith(`-${part}`));
}

/**
 * @param {Sources} sources
 * @returns {ReadonlyMap<string, { imports: readonly string[], tests: number }>} by path below `e2e`
 */
function specsIn(sources) {
  return new Map(
    Object.entries(sources)
      .filter(([path]) => /^e2e\/.*\.spec\.ts$/.test(path))
      .map(([path, source]) => [
        path.slice('e2e/'.length),
        { imports: importsOf(path, source), tests: testsIn(source) },
      ]),
  );
}

/** @param {string} source */
function testsIn(source) {
  return Math.max(1, [...source.matchAll(/^\s*(?:test|offlineTest)\(/gm)].length);
}

/**
 * @param {string} feature
 * @param {ReturnType<typeof specsIn>} specs
 */
function journeysThrough(feature, specs) {
  const pages = (PAGES_OF_FEATURE[feature] ?? []).map((page) => `e2e/pages/${page}`);
  return [...specs]
    .filter(([, { imports }]) => imports.some((name) => pages.includes(name)))
    .map(([spec, { imports }]) => ({ spec, others: imports.filter((name) => !pages.includes(name)).length }))
    .toSorted((one, other) => one.others - other.others)
    .map(({ spec }) => spec);
}

/**
 * As many of these files as hold `most` tests together, in their order; a file that would be too much is
 * passed over. The first one is always among them.
 * @param {readonly string[]} specs paths below `e2e`
 * @param {Sources} sources
 * @returns {{ played: readonly string[], left: readonly string[] }}
 */
export function withinBudget(specs, sources, most = MOST_JOURNEYS) {
  let tests = 0;
  /** @type {string[]} */
  const played = [];
  /** @type {string[]} */
  const left = [];
  for (const spec of specs) {
    const more = testsIn(sources[`e2e/${spec}`] ?? '');
    if (played.length > 0 && tests + more > most) {
      left.push(spec);
      continue;
    }
    tests += more;
    played.push(spec);
  }
  return { played, left };
}

/**
 * What Vitest is to find the tests of: modules as they are, and for any other file (a golden file, a table, a
 * paper) the tests of its folder and of those above it in the same room. `null`: all of them.
 * @param {readonly string[]} changed paths in the project
 * @param {readonly string[]} files every file of the project
 * @returns {readonly string[] | null}
 */
export function unitsReached(changed, files) {
  if (changed.some((path) => CONCERNS_ALL_UNITS.test(path))) return null;
  const there = new Set(files);
  const tests = files.filter((file) => /\.test\.tsx?$/.test(file));
  const near = changed
    .filter((path) => /^(src|scripts|club|build)\//.test(path))
    .flatMap((path) => {
      if (/\.(tsx?|mjs)$/.test(path)) return there.has(path) ? [path] : [];
      const folders = foldersAbove(path);
      return tests.filter((test) => folders.includes(posix.dirname(test)));
    });
  return [...new Set([...near, ...GATES])];
}

/** The folders that hold the path, up to its room: `src/rules/cases`, `src/rules`. @param {string} path */
function foldersAbove(path) {
  const parts = posix.dirname(path).split('/');
  return parts.map((_, index) => parts.slice(0, index + 1).join('/')).filter((folder) => folder !== 'src');
}
