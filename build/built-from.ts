import { execFileSync } from 'node:child_process';

/**
 * What a build was made of: the commit in eight digits, with a "+" where files had been changed since, and
 * the day of that commit.
 */
export type BuiltFrom = { readonly commit: string; readonly day: string };

/**
 * The commit that stands in the folder; null without git, as in a downloaded archive. Nothing of it depends
 * on when it is asked: the same commit makes the same files.
 */
export function builtFrom(folder: string): BuiltFrom | null {
  const git = (...args: readonly string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    // A folder without git that lies within somebody else's repository is not built from that one's commit.
    if (git('rev-parse', '--show-prefix') !== '') return null;
    const [hash = '', day = ''] = git('log', '-1', '--format=%H %cs').split(' ');
    const changed = git('status', '--porcelain', '--untracked-files=no') !== '';
    return { commit: `${hash.slice(0, 8)}${changed ? '+' : ''}`, day };
  } catch {
    return null;
  }
}
