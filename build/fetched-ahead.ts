import type { Plugin, Rolldown } from 'vite';

type Parts = readonly Rolldown.OutputChunk[];

/**
 * Names in the page what it will need, so that no part waits until another tells of it: what the first script
 * imports comes beside it, and the parts that begin with one of `ahead` come in that order when that script
 * runs (`src/app/fetch-ahead.ts` turns `rel`). The browser only fetches and reads these; they run when a screen
 * asks for them.
 */
export function fetchedAhead(project: string, ahead: readonly string[]): Plugin {
  return {
    name: 'warledger:fetched-ahead',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {}, chunk }) {
        if (chunk === undefined) return;
        const parts = Object.values(bundle).filter((file) => file.type === 'chunk');
        const first = imported([chunk], parts);
        const later = new Set(
          ahead
            .map((path) => partOf(project + path, parts))
            .flatMap((part) => [...imported([part], parts), part]),
        );
        for (const part of [chunk, ...first]) later.delete(part);
        return [
          ...first.map((part) => link('modulepreload', part)),
          ...[...later].map((part) => link('ahead', part)),
        ];
      },
    },
  };
}

/** The part that begins with this module; a build without it would fetch nothing ahead, and nobody would see. */
function partOf(path: string, parts: Parts): Rolldown.OutputChunk {
  const part = parts.find(({ facadeModuleId }) => facadeModuleId === path);
  if (part === undefined)
    throw new Error(`No part begins with ${path}: name in build/coarse-parts.ts what does.`);
  return part;
}

/** What these parts import, and what that imports, the largest first: it takes longest. */
function imported(by: Parts, parts: Parts): Rolldown.OutputChunk[] {
  const found = new Set(by.flatMap((part) => part.imports));
  // A set that grows while it is walked is walked to its new end.
  for (const name of found)
    for (const next of parts.find(({ fileName }) => fileName === name)?.imports ?? []) found.add(next);
  return parts
    .filter(({ fileName }) => found.has(fileName))
    .toSorted((a, b) => b.code.length - a.code.length);
}

function link(rel: 'modulepreload' | 'ahead', { fileName }: Rolldown.OutputChunk) {
  return { tag: 'link', attrs: { rel, crossorigin: true, href: `./${fileName}` }, injectTo: 'head' as const };
}
