import { channelOf, secretBelow } from '@/club/secrets';
import type { EntryLog } from '@/storage/entry-log';
import type { ClubStore } from '@/store/club/club-store';
import { EVENT_PREFIX } from '@/store/device/record-names';
import { nothingYet } from './tournament-record';
import type { TournamentStore } from './tournament-store';

/**
 * Keeps the events that this player organises on all own devices, by the list that these share. Each device has the
 * event's own key, and writes as the same organiser: where two wrote at once, the club's acts count, and the other
 * ones are added behind them.
 */
export function keepOwnEvents(
  tournaments: TournamentStore,
  club: ClubStore,
  { entryLog, onFailure }: { readonly entryLog: EntryLog; readonly onFailure: (error: unknown) => void },
): void {
  /** Those that are being taken in, or were looked at. */
  const seen = new Set<string>();

  function tell(): void {
    if (!club.getState().devices) return;
    for (const [id, { record }] of tournaments.getState().tournaments) {
      const { address, key, writer, organiser } = record;
      if (writer) {
        const { secret, stamp } = writer;
        club.actions.noteEvent({ id, address, key, writer: secret, stamp, organiser });
      }
    }
  }

  async function takeIn(): Promise<void> {
    const { devices } = club.getState();
    for (const { writer: secret, stamp, key, event } of devices?.battles ?? []) {
      if (!event || !devices) continue;
      const id = channelOf(secret);
      if (seen.has(id)) continue;
      seen.add(id);
      // One that was thrown away here, or lies in the wastebasket, does not come back by itself.
      const known = await entryLog.readRecord(EVENT_PREFIX + id);
      const watched = tournaments.getState().tournaments.get(id)?.record.writer === null;
      if (known !== undefined && !watched) continue;
      const record = nothingYet(devices.address, secretBelow(secret), key);
      await tournaments.actions.takeIn(id, {
        ...record,
        writer: { secret, stamp },
        organiser: event.organiser,
      });
      tournaments.actions.open(id);
    }
  }

  const look = () => {
    tell();
    takeIn().catch(onFailure);
  };
  club.subscribe(({ devices }, before) => {
    if (devices?.battles !== before.devices?.battles) look();
  });
  tournaments.subscribe((state, before) => {
    if (state.tournaments.size !== before.tournaments.size) tell();
  });
  look();
}
