import { accepted, type NoValues, type RefusalOf, type Result, refused } from '@/rules/index';
import type { Act, ActEntry } from './act';
import { actLog, nextRedo, nextUndo } from './act-log';
import { isOfPair, type SentResults } from './matches';
import { tableKey } from './table-key';
import { type Tournament, tournamentOf } from './tournament';

/** Why nothing is taken back, or nothing brought back. */
export type EventUndoRefusal = RefusalOf<{
  eventNothingToUndo: NoValues; // only the making of the event stands
  eventNothingToRedo: NoValues; // nothing was undone, or something was done since
  eventResultCame: { round: number; table: number }; // the table's own result would be of other players
}>;

/** The act that takes back the newest act in force, or the reason why it cannot be. */
export function decideUndo(
  entries: readonly ActEntry[],
  sent: SentResults,
): Result<Extract<Act, { type: 'undone' }>, EventUndoRefusal> {
  const next = nextUndo(actLog(entries));
  if (!next) return refused('eventNothingToUndo');
  return keepingResults(entries, { type: 'undone', seq: next.seq }, sent);
}

/** The act that brings back what was taken back last, or the reason why it cannot be. */
export function decideRedo(
  entries: readonly ActEntry[],
  sent: SentResults,
): Result<Extract<Act, { type: 'redone' }>, EventUndoRefusal> {
  const next = nextRedo(actLog(entries));
  if (!next) return refused('eventNothingToRedo');
  return keepingResults(entries, { type: 'redone', seq: next.seq }, sent);
}

/** The act; refused where a result that a table has sent would then be of other players. */
function keepingResults<Taken extends Act>(
  entries: readonly ActEntry[],
  act: Taken,
  sent: SentResults,
): Result<Taken, EventUndoRefusal> {
  const after = tournamentOf([...entries, { seq: entries.length + 1, at: 0, act }]);
  const lost = lostResult(tournamentOf(entries), after, sent);
  return lost ? refused('eventResultCame', lost) : accepted(act);
}

/** The first table whose own result is of its players before, and not after. */
function lostResult(
  before: Tournament | null,
  after: Tournament | null,
  sent: SentResults,
): { round: number; table: number } | null {
  for (const [index, pairs] of (before?.paired ?? []).entries()) {
    for (const pair of pairs) {
      const result = sent.get(tableKey(index + 1, pair.table));
      if (!result || !isOfPair(result, pair)) continue;
      const now = after?.paired[index]?.find(({ table }) => table === pair.table);
      if (!now || !isOfPair(result, now)) return { round: index + 1, table: pair.table };
    }
  }
  return null;
}
