import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { builtFrom } from '../build/built-from.ts';

let folder = '';
const git = (...args: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.org', ...args], {
    cwd: folder,
    env: { ...process.env, GIT_COMMITTER_DATE: '2026-03-05T12:00:00Z' },
    encoding: 'utf8',
  }).trim();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'warledger-built-'));
  git('init', '-q', '-b', 'main');
  writeFileSync(join(folder, 'app.ts'), 'one');
  git('add', '-A');
  git('commit', '-q', '-m', 'begin');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('a build names its commit and that commit’s day, the same whenever it is asked', () => {
  const commit = git('rev-parse', 'HEAD').slice(0, 8);
  expect(builtFrom(folder)).toEqual({ commit, day: '2026-03-05' });
  writeFileSync(join(folder, 'shots.png'), 'not in git');
  expect(builtFrom(folder)).toEqual({ commit, day: '2026-03-05' });
});

it('a build of changed files says that it is not the commit alone', () => {
  writeFileSync(join(folder, 'app.ts'), 'two');
  expect(builtFrom(folder)?.commit).toMatch(/^[0-9a-f]{8}\+$/);
});

it('a folder without git has no commit, also where it lies within somebody else’s', () => {
  mkdirSync(join(folder, 'unpacked'));
  expect(builtFrom(join(folder, 'unpacked'))).toBeNull();
  rmSync(join(folder, '.git'), { recursive: true });
  expect(builtFrom(folder)).toBeNull();
});
