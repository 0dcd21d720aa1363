import type { Plugin, Rolldown } from 'vite';

/** What an app without a battle shows. */
const FIRST_MINUTE = 'src/app/first-screen.tsx';
/** What a battle is begun with, and what keeps its list; each is loaded when it is needed. */
const TO_BEGIN = [
  'src/app/new-battle-route.tsx',
  'src/app/open-battle-part.ts',
  'src/store/armies/create-kept.ts',
  'src/store/battles/quiet-work.ts',
];
const TO_FIGHT = ['src/app/battle-route.tsx'];
/** What the first screen waits for, then what a first battle is begun and fought with, as the line carries them. */
export const AHEAD: readonly string[] = [FIRST_MINUTE, ...TO_BEGIN, ...TO_FIGHT];
/** Screens that are opened without a battle: what they share with the fight stays apart from it. */
const WITHOUT_A_BATTLE = [
  'src/app/club-pages.tsx',
  'src/app/tournament-route.tsx',
  'src/app/armies-route.tsx',
  'src/app/transfer-route.tsx',
];
/** The small screens of Home and what has them speak a language; they must not wait for the part of a battle. */
const SMALL_SCREENS = [
  FIRST_MINUTE,
  'src/app/frame/home-notices.tsx',
  'src/app/settings-route.tsx',
  'src/app/language.ts',
];
/** What nearly every screen uses, the small ones too. */
const CONTROLS =
  /\/lucide\/|\/src\/(ui|pwa|messages\/compiled\/(formats|phrases)|words\/shared\/phrases|app\/(first-paint|own-name)|rules\/(score-sheet\/score-sheet|spoken-words)|plain\/remembered|battle\/state\/tincture)/;
/** Loaded for themselves, by a screen that asks for them. */
const ASKED_FOR = /\/src\/pwa\/(keep-registered|camera|scale-picture)/;

/** Whoever shares anything loads all of these: apart from each other their files cost more than what they hold. */
const TO_SHARE =
  /\/@noble\/hashes\/(utils|hmac|_u64|_md|sha2)\.js$|\/src\/(club\/(secrets|login|packing|answer|address|signed|seal)|store\/device\/page-moments|store\/club\/(nearby|share-links))\.ts/;

type Names = Exclude<Rolldown.CodeSplittingGroup['name'], string>;

/**
 * Few, coarse parts on the way to a first battle. Left to itself, the build makes a file of everything that two
 * screens share: 80 files lay between a new visitor and the first counter, most of them smaller than their
 * headers, in four waves, because a file tells only when it is there what it needs.
 */
export function coarseParts(project: string): {
  readonly groups: Rolldown.CodeSplittingGroup[];
  readonly plugin: Plugin;
} {
  const begin = roots(project, TO_BEGIN);
  const fight = roots(project, TO_FIGHT);
  let needed: { begin: Set<string>; fight: Set<string>; elsewhere: Set<string> } | undefined;
  const name: Names = (id, modules) => {
    needed ??= {
      begin: closure(begin, modules),
      fight: closure(fight, modules),
      elsewhere: closure(roots(project, WITHOUT_A_BATTLE), modules),
    };
    if (begin.includes(id) || fight.includes(id) || ASKED_FOR.test(id)) return null;
    if (TO_SHARE.test(id)) return 'to-share';
    if (CONTROLS.test(id)) return 'controls';
    if (needed.begin.has(id)) return 'battle';
    return needed.fight.has(id) && !needed.elsewhere.has(id) ? 'fight' : null;
  };
  return {
    groups: [
      // Everything that the page needs for its first paint is in one file: each further file costs a slow
      // connection a round trip.
      { name: 'first-load', tags: ['$initial'] },
      { name, includeDependenciesRecursively: false },
    ],
    plugin: {
      name: 'warledger:coarse-parts',
      apply: 'build',
      generateBundle(_, bundle) {
        const parts = Object.values(bundle).filter((file) => file.type === 'chunk');
        const imports = new Map(parts.map((part) => [part.fileName, part.imports]));
        for (const { fileName, facadeModuleId } of parts) {
          const needs = allImports(fileName, imports);
          // A part that waits for itself finds what it imports undefined.
          if (needs.has(fileName)) this.error(`${fileName} needs itself: ${[...needs]}`);
          const heavy = [...needs].find((file) => /\/(battle|fight)-/.test(file));
          if (heavy !== undefined && SMALL_SCREENS.some((path) => facadeModuleId?.endsWith(path)))
            this.error(`${fileName} would wait for ${heavy}: name what they share in CONTROLS`);
        }
      },
    },
  };
}

function allImports(of: string, imports: ReadonlyMap<string, readonly string[]>): Set<string> {
  const found = new Set(imports.get(of));
  for (const file of found) for (const imported of imports.get(file) ?? []) found.add(imported);
  return found;
}

function roots(project: string, paths: readonly string[]): string[] {
  return paths.map((path) => project + path);
}

/** The modules and everything they import, and what that imports. */
function closure(from: readonly string[], modules: Rolldown.ChunkingContext): Set<string> {
  const found = new Set(from);
  // A set that grows while it is walked is walked to its new end.
  for (const id of found)
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}
