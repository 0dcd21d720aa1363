import type { BackedUpEvent } from '@/storage/backup-events';
import { parseActEntry } from '@/tournament/act';
import { tournamentOf } from '@/tournament/tournament';
import { type EventFate, placeEvent, writesEvent } from './place-event';
import type { TournamentRecord } from './tournament-record';

/** An event of a backup, and the effect of restoring it. */
export type PlannedEvent = {
  readonly id: string;
  readonly fate: EventFate;
  /** As it will be here; null where it has none, or cannot be read. */
  readonly name: string | null;
  /** How many acts are written. */
  readonly acts: number;
  /** Whether this phone will organise it. */
  readonly organises: boolean;
  /** What is to be written; null: nothing. */
  readonly record: TournamentRecord | null;
};

export type EventPlan = readonly PlannedEvent[];

/** How many events were written, and the failure that stopped it, if any. */
export type RestoredEvents = { readonly written: number; readonly failure: string | null };

/** What restoring these events would do beside the records that are here. */
export function planEvents(
  events: readonly BackedUpEvent[],
  here: (id: string) => TournamentRecord | null,
): EventPlan {
  return events.map(({ id, record: stored }) => {
    const placed = placeEvent(here(id), stored);
    const entries = placed.record?.acts.map(parseActEntry).filter((entry) => entry !== null) ?? [];
    return {
      id,
      fate: placed.fate,
      name: tournamentOf(entries)?.name ?? null,
      acts: placed.acts,
      organises: placed.record !== null && placed.record.writer !== null,
      record: writesEvent(placed) ? placed.record : null,
    };
  });
}
