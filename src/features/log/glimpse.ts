import type { LogTurn } from '@/battle/describe/log-lines';

/** The first (or last) `count` lines of the log, grouped by turn. */
export function glimpse(
  turns: readonly LogTurn[],
  from: 'newest' | 'oldest',
  count: number,
): readonly LogTurn[] {
  const taken: LogTurn[] = [];
  let left = count;
  for (const { turn, lines } of from === 'newest' ? turns.toReversed() : turns) {
    if (left === 0) break;
    const some = from === 'newest' ? lines.slice(-left) : lines.slice(0, left);
    taken.push({ turn, lines: some });
    left -= some.length;
  }
  return from === 'newest' ? taken.toReversed() : taken;
}
