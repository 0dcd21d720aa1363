import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** A package that the app ships: its name, version and licence, and the licence's full text. */
export type Licence = {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly text: string;
};

const MODULE = 'virtual:licences';
const TEXT_FILE = /^(licen[cs]e|copying|ofl|notice)/i;
/**
 * Build tools that put a part of themselves into the app: the beginning of the style sheet, and the loader of
 * the app's parts.
 */
const SHIPPED_TOOLS = ['tailwindcss', 'rolldown', 'vite'];
/** Where a tool's own licence ends in its file: the packages it bundles are not shipped. */
const OF_THE_TOOL_ALONE = /\n# Licenses of bundled dependencies[\s\S]*$/;
/** The licence texts of packages that are published without one, from their sources: `<name>.txt`. */
const TEXTS = new URL('licence-texts/', import.meta.url);

/** Every package that the app ships, by name, with all dependencies. Throws if one has no licence. */
export function shippedLicences(project: string): readonly Licence[] {
  const wanted = [...SHIPPED_TOOLS, ...Object.keys(manifestOf(project).dependencies ?? {})];
  const found = new Map<string, Licence>();
  for (let name = wanted.shift(); name !== undefined; name = wanted.shift()) {
    const folder = join(project, 'node_modules', name);
    if (found.has(name) || !existsSync(folder)) continue;
    const { version, license, dependencies = {} } = manifestOf(folder);
    const text = licenceText(name, folder);
    if (license === undefined || text === '') throw new Error(`${name} carries no licence`);
    found.set(name, { name, version: version ?? '', licence: license, text });
    if (!SHIPPED_TOOLS.includes(name)) wanted.push(...Object.keys(dependencies));
  }
  return [...found.values()].toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

function licenceText(name: string, folder: string): string {
  const files = readdirSync(folder).filter((file) => TEXT_FILE.test(file));
  const own = new URL(`${name}.txt`, TEXTS);
  if (files.length === 0) return existsSync(own) ? readFileSync(own, 'utf8').trim() : '';
  const text = files.map((file) => readFileSync(join(folder, file), 'utf8').trim()).join('\n\n');
  return text.replace(OF_THE_TOOL_ALONE, '').trim();
}

/** The packages to which these modules belong, by name. */
export function packagesOf(modules: readonly string[]): readonly string[] {
  const names = modules.flatMap((path) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? []);
  return [...new Set(names)].toSorted();
}

type Manifest = {
  readonly version?: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
};

function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

/**
 * Gives the app the licences of its packages, as the module `virtual:licences`, and writes them and its own
 * licence next to the built page.
 */
export function licences(project: string): Plugin {
  return {
    name: 'warledger:licences',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load: (id) =>
      id === `\0${MODULE}` ? `export const licences = ${JSON.stringify(shippedLicences(project))};` : null,
    generateBundle(_options, bundle) {
      const shipped = shippedLicences(project);
      const modules = Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []));
      const unnamed = packagesOf(modules).filter((wanted) => shipped.every(({ name }) => name !== wanted));
      if (unnamed.length > 0) this.error(`The notices do not name ${unnamed.join(', ')}, which is shipped`);
      const notices = shipped.map(
        ({ name, version, licence, text }) => `${name} ${version} (${licence})\n\n${text}`,
      );
      const own = readFileSync(join(project, 'LICENSE'), 'utf8');
      this.emitFile({ type: 'asset', fileName: 'LICENSE.txt', source: own });
      const rule = `\n\n${'-'.repeat(78)}\n\n`;
      this.emitFile({ type: 'asset', fileName: 'NOTICES.txt', source: `${notices.join(rule)}\n` });
    },
  };
}
