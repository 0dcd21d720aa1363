import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { PROJECT } from './npm.mjs';

/** JavaScript that a first visit loads before the app stands, gzip, in bytes. */
export const FIRST_LOAD_BUDGET_BYTES = 91_600;

/**
 * JavaScript that a phone loads besides once a club is chosen, gzip, in bytes: what neither the first load
 * nor a battle needs.
 */
export const CLUB_BUDGET_BYTES = 60_000;

/**
 * The scripts a first visit loads: those that index.html names or holds, and what those import statically. Lazy
 * parts and the service worker are not among them.
 * @param {string} dist
 * @returns {{ bytes: number, files: readonly { name: string, bytes: number }[] }} gzip sizes
 */
export function firstLoadScripts(dist) {
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  const queue = [
    ...html.matchAll(/<(?:script|link)\b(?![^>]*rel="ahead")[^>]*?(?:src|href)="([^"]+\.js)"/g),
  ].map(([, path]) => path ?? '');
  const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => ({
    name: 'inline in the page',
    bytes: gzipSync(text, { level: 9 }).length,
  }));
  const named = loadedScripts(dist, queue);
  return {
    bytes: inline.reduce((sum, { bytes }) => sum + bytes, named.bytes),
    files: [...inline, ...named.files],
  };
}

/**
 * JavaScript that a phone loads besides to write a battle with another one by codes, with no club, gzip, in
 * bytes.
 */
export const PHONES_BUDGET_BYTES = 25_000;

/** What a club needs: its store and what only a club has of it, what speaks to its server, and the slow hash of its code. */
const CLUB_PARTS = ['open-club', 'by-club', 'connection', 'scrypt'];
/** What two phones need with no club: the same store, and the way from one to the other. */
const PHONES_PARTS = ['open-club', 'pairing'];

/**
 * The scripts that sharing and following load once a club is chosen, without those that the page or a battle
 * has loaded anyway.
 * @param {string} dist
 */
export function clubScripts(dist) {
  return scriptsBeside(dist, CLUB_PARTS);
}

/**
 * The scripts that two phones load to write one battle with no club, without those that the page or a battle
 * has loaded anyway.
 * @param {string} dist
 */
export function phonesScripts(dist) {
  return scriptsBeside(dist, PHONES_PARTS);
}

/** @param {string} dist @param {readonly string[]} parts */
function scriptsBeside(dist, parts) {
  const assets = readdirSync(join(dist, 'assets'));
  const named = (/** @type {string} */ name) =>
    assets
      .filter((file) => file.startsWith(`${name}-`) && file.endsWith('.js'))
      .map((file) => `assets/${file}`);
  const before = [
    firstLoadScripts(dist),
    loadedScripts(dist, [...named('battle-route'), ...named('create-battle-store')]),
  ];
  const known = new Set(before.flatMap(({ files }) => files.map(({ name }) => name)));
  const files = loadedScripts(dist, parts.flatMap(named)).files.filter(({ name }) => !known.has(name));
  return { bytes: files.reduce((sum, file) => sum + file.bytes, 0), files };
}

/**
 * These scripts and what they import statically.
 * @param {string} dist @param {string[]} queue
 * @returns {{ bytes: number, files: readonly { name: string, bytes: number }[] }} gzip sizes
 */
function loadedScripts(dist, queue) {
  const seen = new Set();
  const files = [];
  for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
    const clean = name.replace(/^\.?\//, '');
    if (seen.has(clean)) continue;
    seen.add(clean);
    const source = readFileSync(join(dist, clean));
    files.push({ name: clean, bytes: gzipSync(source, { level: 9 }).length });
    for (const [, imported] of source
      .toString('utf8')
      .matchAll(/(?:\bfrom|\bimport)\s*["']\.\/([^"']+\.js)["']/g)) {
      queue.push(`assets/${imported}`);
    }
  }
  return { bytes: files.reduce((sum, file) => sum + file.bytes, 0), files };
}

function main() {
  const { bytes, files } = firstLoadScripts(join(PROJECT, 'dist'));
  if (files.length === 0) {
    console.error('index.html names no script: is dist/ a build?');
    process.exit(1);
  }
  for (const file of files) console.log(`  ${kilobytes(file.bytes).padStart(8)}  ${file.name}`);
  const verdict = `${kilobytes(bytes)} of ${kilobytes(FIRST_LOAD_BUDGET_BYTES)} JavaScript on first load (gzip)`;
  if (bytes > FIRST_LOAD_BUDGET_BYTES) {
    console.error(`${verdict}: over budget`);
    process.exit(1);
  }
  console.log(verdict);
  const dist = join(PROJECT, 'dist');
  const areSmall = [
    told(clubScripts(dist), CLUB_BUDGET_BYTES, 'once a club is chosen'),
    told(phonesScripts(dist), PHONES_BUDGET_BYTES, 'once two phones join by codes'),
  ];
  if (areSmall.includes(false)) process.exit(1);
}

/** @param {{ bytes: number, files: readonly unknown[] }} part @param {number} budget @param {string} when */
function told({ bytes, files }, budget, when) {
  const isSmall = files.length > 0 && bytes <= budget;
  console.log(
    `${kilobytes(bytes)} of ${kilobytes(budget)} JavaScript more ${when}${isSmall ? '' : ': over budget'}`,
  );
  return isSmall;
}

/** @param {number} bytes */
function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) main();
