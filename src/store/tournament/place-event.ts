import { AT_THE_BEGINNING } from '@/club/log-book';
import { sameValue } from '@/plain/same-value';
import { parseTournament, type TournamentRecord } from './tournament-record';

/**
 * What happens to an event of a backup. `added`: this device has nothing of it. `continued`: it has acts,
 * results or the key that are not here. `split`: two phones organised on; the acts of the backup come behind
 * those of here. `same` and `longerHere`: nothing to write. `unreadable`: a newer version wrote it.
 */
export const EVENT_FATES = ['added', 'continued', 'split', 'same', 'longerHere', 'unreadable'] as const;
export type EventFate = (typeof EVENT_FATES)[number];

/** The place of an event from elsewhere. */
export type PlacedEvent = {
  readonly fate: EventFate;
  /** The event as it will be here; null where it cannot be read. */
  readonly record: TournamentRecord | null;
  /** How many acts are written. */
  readonly acts: number;
};

type StoredAct = TournamentRecord['acts'][number];

/** The place of that record beside what is here; nothing that is here is lost by it. */
export function placeEvent(here: TournamentRecord | null, stored: unknown): PlacedEvent {
  const there = parseTournament(stored);
  if (!there) return { fate: 'unreadable', record: null, acts: 0 };
  if (!here)
    return { fate: 'added', record: { ...there, position: AT_THE_BEGINNING }, acts: there.acts.length };
  const common = commonLength(here.acts, there.acts);
  const acts = joined(here.acts, there.acts, common);
  const added = acts.length - here.acts.length;
  const results = union(here.results, there.results);
  const said = union(here.said, there.said);
  const lists = [
    ...here.lists,
    ...there.lists.filter(({ hash }) => here.lists.every((list) => list.hash !== hash)),
  ];
  const writer = here.writer ?? there.writer;
  const organiser = here.writer ? here.organiser : there.organiser;
  const gains =
    writer !== here.writer ||
    results.length + said.length > here.results.length + here.said.length ||
    lists.length > here.lists.length;
  if (added === 0 && !gains) {
    return { fate: here.acts.length > there.acts.length ? 'longerHere' : 'same', record: here, acts: 0 };
  }
  const stamp = here.stamp ?? there.stamp;
  return {
    fate: added > 0 && common < here.acts.length ? 'split' : 'continued',
    // The club is read anew: it may have the acts that come from the file.
    record: { ...here, acts, results, said, lists, writer, organiser, stamp, position: AT_THE_BEGINNING },
    acts: added,
  };
}

/** Whether restoring it writes anything. */
export function writesEvent({ fate }: PlacedEvent): boolean {
  return fate === 'added' || fate === 'continued' || fate === 'split';
}

function commonLength(here: readonly StoredAct[], there: readonly StoredAct[]): number {
  const differs = here.findIndex((entry, index) => !sameValue(entry, there[index]));
  return differs < 0 ? here.length : differs;
}

/**
 * The acts of here, and behind them those of the file that are not among them; what undoes or redoes one of
 * them names it by the number that it has now. Doing it twice changes nothing.
 */
function joined(here: readonly StoredAct[], there: readonly StoredAct[], common: number): StoredAct[] {
  const acts = [...here];
  const numbers = new Map<number, number>();
  for (const entry of there.slice(common)) {
    const moved = renumbered(entry, numbers);
    const known = here.slice(common).find((other) => sameValue({ ...other, seq: 0 }, { ...moved, seq: 0 }));
    const seq = known?.seq ?? acts.length + 1;
    numbers.set(entry.seq, seq);
    if (!known) acts.push({ ...moved, seq });
  }
  return acts;
}

/** An entry whose act names another entry by the number that this one has now. */
function renumbered(entry: StoredAct, numbers: ReadonlyMap<number, number>): StoredAct {
  const { act } = entry;
  if (typeof act !== 'object' || act === null || !('type' in act) || !('seq' in act)) return entry;
  if ((act.type !== 'undone' && act.type !== 'redone') || typeof act.seq !== 'number') return entry;
  return { ...entry, act: { ...act, seq: numbers.get(act.seq) ?? act.seq } };
}

/** Those of here, and of the others what has no line here. */
function union<Value>(
  here: readonly [string, Value][],
  there: readonly [string, Value][],
): [string, Value][] {
  return [...new Map([...there, ...here])];
}
