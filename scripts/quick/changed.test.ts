import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { changedFiles } from './changed.mjs';

let folder = '';
const git = (...args: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.org', ...args], {
    cwd: folder,
    stdio: 'ignore',
  });
const commit = (name: string, text = name) => {
  writeFileSync(join(folder, name), text);
  git('add', '-A');
  git('commit', '-m', name);
};
const names = () => [...(changedFiles(folder)?.files ?? [])].sort();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'warledger-changed-'));
  git('init', '-b', 'main');
  commit('first.ts');
  commit('second.ts');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('on main with nothing open, the last commit is the change', () => {
  expect(names()).toEqual(['second.ts']);
});

it('on main, what is not committed is the change: edited, new and removed files', () => {
  writeFileSync(join(folder, 'first.ts'), 'edited');
  mkdirSync(join(folder, 'new'));
  writeFileSync(join(folder, 'new/ümlaut of a file.ts'), '');
  rmSync(join(folder, 'second.ts'));
  expect(names()).toEqual(['first.ts', 'new/ümlaut of a file.ts', 'second.ts']);
});

it('on a branch, its commits and what is open are the change, and nothing that main did meanwhile', () => {
  git('checkout', '-b', 'branch');
  commit('mine.ts');
  git('checkout', 'main');
  commit('theirs.ts');
  git('checkout', 'branch');
  writeFileSync(join(folder, 'open.ts'), '');
  expect(names()).toEqual(['mine.ts', 'open.ts']);
});

it('of main here and main as published, the one nearer to the branch counts', () => {
  git('update-ref', 'refs/remotes/origin/main', 'HEAD~1');
  git('checkout', '-b', 'branch');
  commit('mine.ts');
  expect(names()).toEqual(['mine.ts']);
  git('update-ref', 'refs/remotes/origin/main', 'HEAD');
  commit('mine-too.ts');
  expect(names()).toEqual(['mine-too.ts']);
});

it('a first commit alone has nothing before it, and a folder without git has no change', () => {
  rmSync(join(folder, '.git'), { recursive: true });
  expect(changedFiles(folder)).toBeNull();
  git('init', '-b', 'main');
  commit('third.ts');
  expect(names()).toEqual([]);
});
