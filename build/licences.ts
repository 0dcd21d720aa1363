import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** What of another's work the app ships: its name, version and licence, and the licence's own text. */
export type Licence = {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly text: string;
};

const MODULE = 'virtual:licences';
const TEXT_FILE = /^(licen[cs]e|copying|ofl|notice)/i;
/** Build tools of which a part ends up in what is shipped: the style sheet's beginning. */
const SHIPPED_TOOLS = ['tailwindcss'];

/** Every package that the app ships, by name: what it depends on, and what those depend on. Throws where one carries no licence. */
export function shippedLicences(project: string): readonly Licence[] {
  const wanted = [...Object.keys(manifestOf(project).dependencies ?? {}), ...SHIPPED_TOOLS];
  const found = new Map<string, Licence>();
  for (let name = wanted.shift(); name !== undefined; name = wanted.shift()) {
    const folder = join(project, 'node_modules', name);
    if (found.has(name) || !existsSync(folder)) continue;
    const { version, license, dependencies = {} } = manifestOf(folder);
    const texts = readdirSync(folder).filter((file) => TEXT_FILE.test(file));
    if (license === undefined) throw new Error(`${name} names no licence`);
    const text = texts.map((file) => readFileSync(join(folder, file), 'utf8').trim()).join('\n\n');
    found.set(name, { name, version: version ?? '', licence: license, text });
    wanted.push(...Object.keys(dependencies));
  }
  return [...found.values()].toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

type Manifest = {
  readonly version?: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
};

function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

/** Gives the app the licences of what it ships, as the module `virtual:licences`, and puts them and its own beside the built page. */
export function licences(project: string): Plugin {
  return {
    name: 'warledger:licences',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load: (id) =>
      id === `\0${MODULE}` ? `export const licences = ${JSON.stringify(shippedLicences(project))};` : null,
    generateBundle() {
      const notices = shippedLicences(project).map(
        ({ name, version, licence, text }) => `${name} ${version} (${licence})\n\n${text}`,
      );
      const own = readFileSync(join(project, 'LICENSE'), 'utf8');
      this.emitFile({ type: 'asset', fileName: 'LICENSE.txt', source: own });
      const rule = `\n\n${'-'.repeat(78)}\n\n`;
      this.emitFile({ type: 'asset', fileName: 'NOTICES.txt', source: `${notices.join(rule)}\n` });
    },
  };
}
