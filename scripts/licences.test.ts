import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packagesOf, shippedLicences } from '../build/licences';
import { PROJECT } from './npm.mjs';

type Locked = { readonly dependencies?: Readonly<Record<string, string>> };

/** The packages that the lock file has for the app itself, not for building and testing it. */
function lockedForTheApp(): readonly string[] {
  const lock = JSON.parse(readFileSync(join(PROJECT, 'package-lock.json'), 'utf8'));
  const packages: Readonly<Record<string, Locked>> = lock.packages;
  const needs = (path: string) => Object.keys(packages[path]?.dependencies ?? {});
  const found = new Set(needs(''));
  for (const name of found) for (const needed of needs(`node_modules/${name}`)) found.add(needed);
  return [...found];
}

describe('the licences of what the app ships', () => {
  const shipped = shippedLicences(PROJECT);

  it('are of every package that the lock file has for the app', () => {
    expect(shipped.map(({ name }) => name)).toEqual(expect.arrayContaining([...lockedForTheApp()]));
  });

  it('come each with its own text, also where a package is published without one', () => {
    expect(shipped.filter(({ text }) => text.length < 400).map(({ name }) => name)).toEqual([]);
    const textOf = (wanted: string) => shipped.find(({ name }) => name === wanted)?.text;
    expect(textOf('saxes')).toContain('Copyright (c) Isaac Z. Schlueter and Contributors');
    expect(textOf('wouter')).toContain('released into the public domain');
  });

  it('are of the tools too of which a part is shipped, and not of what those bundle', () => {
    const vite = shipped.find(({ name }) => name === 'vite');
    expect(vite?.text).toContain('MIT License');
    expect(vite?.text.length).toBeLessThan(2_000);
    expect(shipped.map(({ name }) => name)).toEqual(expect.arrayContaining(['rolldown', 'tailwindcss']));
  });

  it('stop the build where a package has none', () => {
    const project = mkdtempSync(join(tmpdir(), 'warledger-licences-'));
    const manifest = (folder: string, content: object) => {
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, 'package.json'), JSON.stringify(content));
    };
    manifest(project, { dependencies: { bare: '1.0.0' } });
    manifest(join(project, 'node_modules/bare'), { version: '1.0.0', license: 'MIT' });
    expect(() => shippedLicences(project)).toThrow('bare carries no licence');
    cpSync(join(PROJECT, 'LICENSE'), join(project, 'node_modules/bare/LICENSE'));
    expect(shippedLicences(project)).toMatchObject([{ name: 'bare', version: '1.0.0', licence: 'MIT' }]);
    rmSync(project, { recursive: true });
  });
});

it('the package of a module is told from its path', () => {
  expect(
    packagesOf(['/p/node_modules/@a/b/c.js', '/p/src/x.ts', '/p/node_modules/d/node_modules/e/f.js']),
  ).toEqual(['@a/b', 'e']);
});
