import { execFileSync } from 'node:child_process';
import { PROJECT } from '../npm.mjs';

/**
 * What was changed: since this branch left main, with what is not committed. On main itself it is what is not
 * committed, and where all is, the last commit.
 * @param {string} [folder] the repository
 * @returns {{ since: string, files: readonly string[] } | null} paths with forward slashes, those of
 * removed files too; null without git
 */
export function changedFiles(folder = PROJECT) {
  const git = (/** @type {readonly string[]} */ ...args) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .split('\0')
      .join('\n')
      .split('\n')
      .filter(Boolean);
  /** @param {readonly string[]} args */
  const tried = (...args) => {
    try {
      return git(...args)[0] ?? null;
    } catch {
      return null;
    }
  };
  const head = tried('rev-parse', '--verify', 'HEAD');
  if (head === null) return null;
  const changedSince = (/** @type {string} */ base) => [
    ...new Set([
      ...git('diff', '--name-only', '-z', '--no-renames', '--relative', base),
      ...git('ls-files', '-z', '--others', '--exclude-standard'),
    ]),
  ];
  const bases = ['origin/main', 'main']
    .map((main) => tried('merge-base', 'HEAD', main))
    .filter((base) => base !== null);
  // Of two, the one that is nearer: main here may be behind, or ahead of, what is published.
  const base = bases.find((one) => bases.every((other) => tried('merge-base', one, other) === other)) ?? head;
  const files = changedSince(base);
  const before = tried('rev-parse', '--verify', 'HEAD~1');
  if (files.length > 0 || before === null) return { since: base.slice(0, 8), files };
  return { since: before.slice(0, 8), files: changedSince(before) };
}
