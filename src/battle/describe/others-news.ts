import { closesRound } from '@/battle/log/agreement';
import type { Entry } from '@/battle/log/event';
import { entryAt, isInForce, type Ledger } from '@/battle/log/ledger';
import { deviceOf, type WriterId } from '@/battle/state/ids';
import { describe } from './describe';
import type { Description } from './description';
import { descriptionContext } from './description-context';
import { joinedDescription } from './joined-description';

/** Two phones that count the same loss tap within this time of each other, by the clock of the one that writes. */
export const TWICE_MS = 2_000;

/**
 * What a phone is told of another one that writes too. `tookBack`: the other took back what this one had entered.
 * `twice`: both counted the same, one right behind the other. `seq` numbers the entry that did it.
 */
export type OthersNews = {
  readonly kind: 'tookBack' | 'twice';
  readonly seq: number;
  readonly what: Description;
};

/**
 * What another phone did to this one's taps and may not have been meant, the newest first. What it took back is
 * told until it is brought back, a round is closed or a turn begins; a loss counted twice, until the next tap.
 */
export function othersNews(ledger: Ledger, isByOther: (writer: WriterId) => boolean): readonly OthersNews[] {
  const context = descriptionContext(ledger);
  const since = ledger.entries.findLastIndex(
    (entry) => entry.events[0].type === 'turnBegan' || closesRound(entry),
  );
  const tookBack = ledger.entries.slice(since + 1).flatMap((entry): OthersNews[] => {
    const [event] = entry.events;
    if (event.type !== 'undone' || !isByOther(entry.writer) || isInForce(ledger, event.seq)) return [];
    const taken = entryAt(ledger, event.seq);
    if (!taken || isByOther(taken.writer)) return [];
    return [{ kind: 'tookBack', seq: entry.seq, what: describe(taken, context) }];
  });
  const newest = ledger.entries.at(-1);
  const isTwice = newest !== undefined && countsTheSame(ledger, newest);
  return [
    ...(isTwice ? [{ kind: 'twice' as const, seq: newest.seq, what: describe(newest, context) }] : []),
    ...tookBack.toReversed(),
  ];
}

/** Whether that entry counts the same as the one before it, from another phone, at nearly the same time. */
function countsTheSame(ledger: Ledger, entry: Entry): boolean {
  const before = entryAt(ledger, entry.seq - 1);
  if (!before || deviceOf(before.writer) === deviceOf(entry.writer)) return false;
  if (entry.at - before.at > TWICE_MS) return false;
  if (!isInForce(ledger, entry.seq) || !isInForce(ledger, before.seq)) return false;
  const context = descriptionContext(ledger);
  const [one, other] = [describe(before, context), describe(entry, context)];
  return joinedDescription(one, other) !== null && changeIn(one) === changeIn(other);
}

/** By how much a gesture changed what it counts; null: it counts nothing. */
function changeIn(description: Description): number | null {
  if ('from' in description && typeof description.from === 'number' && 'to' in description)
    return Number(description.to) - description.from;
  return 'lost' in description ? Number(description.lost) : null;
}
