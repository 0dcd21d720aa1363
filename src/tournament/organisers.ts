import { folded } from '@/plain/folded';
import { sameValue } from '@/plain/same-value';
import { accepted, type NoValues, type RefusalOf, type Result, refused } from '@/rules/index';
import type { Act, ActEntry } from './act';
import { type ActLog, actLog, type Deed, type DeedEntry, type Organiser } from './act-log';

/** How many may organise an event beside the one who made it. */
export const MAX_ORGANISERS = 8;

/** Why nobody is invited, or the writing is not passed. */
export type OrganiserRefusal = RefusalOf<{
  organiserUnnamed: NoValues; // without a name nobody knows who writes
  organiserTwice: NoValues; // two of one name cannot be told apart
  organisersFull: { most: number };
  eventWrittenElsewhere: { name: string }; // another organiser writes now; empty: who made the event
  organiserUnknown: NoValues; // nobody invited that organiser
}>;

/** The act that invites somebody to organise too, or the reason against it. `id` is a new one. */
export function decideInvite(
  entries: readonly ActEntry[],
  name: string,
  id: string,
): Result<Extract<Act, { type: 'organiserInvited' }>, OrganiserRefusal> {
  const { organisers } = actLog(entries);
  const plain = name.trim();
  if (plain === '') return refused('organiserUnnamed');
  if (organisers.some((known) => folded(known.name) === folded(plain))) return refused('organiserTwice');
  if (organisers.length >= MAX_ORGANISERS) return refused('organisersFull', { most: MAX_ORGANISERS });
  return accepted({ type: 'organiserInvited', organiser: id, name: plain });
}

/**
 * The act by which the organiser `own` gives the writing to `to`, or takes it for himself; the reason
 * against it where he would pass on what another one has.
 */
export function decidePass(
  entries: readonly ActEntry[],
  own: string | null,
  to: string | null,
): Result<Extract<Act, { type: 'writingPassed' }>, OrganiserRefusal> {
  const log = actLog(entries);
  if (to !== null && organiserOf(log, to) === null) return refused('organiserUnknown');
  if (to !== own && log.writer !== own) {
    return refused('eventWrittenElsewhere', { name: writerName(log) });
  }
  return accepted({ type: 'writingPassed', to });
}

/** The name of who writes now; empty: who made the event, and has none. */
export function writerName(log: Pick<ActLog, 'organisers' | 'writer'>): string {
  return organiserOf(log, log.writer)?.name ?? '';
}

/** Who organises under that name in the acts; null for the one who made the event, and for nobody known. */
export function organiserOf({ organisers }: Pick<ActLog, 'organisers'>, id: string | null): Organiser | null {
  return organisers.find((known) => known.id === id) ?? null;
}

/** What may be done once more although it was done by a phone that did not write: it hangs on nothing else. */
const RETAKEN: ReadonlySet<Deed['type']> = new Set([
  'playersEntered',
  'playerDropped',
  'playerReturned',
  'resultEntered',
  'penaltyGiven',
  'tableKept',
  'noShowAgreed',
]);

/** What was set aside and not done since, each with whether it may simply be done now. */
export function asideOf({
  aside,
  inForce,
}: ActLog): readonly (DeedEntry & { readonly mayBeDone: boolean })[] {
  return aside
    .filter((entry) => !inForce.some(({ seq, act }) => seq > entry.seq && sameValue(act, entry.act)))
    .map((entry) => ({ ...entry, mayBeDone: RETAKEN.has(entry.act.type) }));
}
