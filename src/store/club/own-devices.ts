import type { ClubAddress } from '@/club/address';
import type { WriterSecrets } from '@/club/link';
import { type LiveLog, type LiveState, NOT_YET_LIVE } from '@/club/live-log';
import { AT_THE_BEGINNING } from '@/club/log-book';
import { writerLogin } from '@/club/login';
import { openChannel } from '@/club/open-channel';
import type { ShareRecord } from '@/store/battle/share-record';
import { restamped } from './club-code';
import { type ClubParts, socketOf } from './club-parts';
import type { ClubRecord } from './club-record';
import { type DevicesRecord, type OwnBattle, writeDevices } from './devices-record';

export type OwnDevicesHooks = {
  readonly shown: (record: DevicesRecord | null, live: LiveState | null) => void;
  readonly isShared: (battleId: string) => boolean;
  /** Fetches a battle of another device; false where that should be tried again later. */
  readonly found: (battle: OwnBattle, address: ClubAddress) => Promise<boolean>;
};

/** An event that this player organises, with what another device needs to organise it too. */
export type OwnEvent = WriterSecrets & { readonly id: string; readonly organiser: string | null };

/**
 * The list of a player's battles and events that all paired devices share: a log like any other, whose entries
 * name each and what opens it.
 */
export function openDevices(parts: ClubParts, hooks: OwnDevicesHooks) {
  const { entryLog, random, now, wait, onFailure } = parts;
  const { shown, isShared, found } = hooks;
  let record: DevicesRecord | null = null;
  let live: LiveLog | null = null;
  let state: LiveState = NOT_YET_LIVE;

  async function keep(change: Partial<DevicesRecord>): Promise<void> {
    if (!record) return;
    record = { ...record, ...change };
    shown(record, state);
    await writeDevices(entryLog, record);
  }

  async function fetchMissing(): Promise<void> {
    for (const battle of record?.battles ?? []) {
      // The events are for the store of tournaments, which looks at the list itself.
      if (record && !battle.event && !isShared(battle.battleId)) await found(battle, record.address);
    }
  }

  function add(own: OwnBattle, address: ClubAddress): void {
    if (!record || address !== record.address) return;
    if (record.battles.some(({ battleId }) => battleId === own.battleId)) return;
    keep({ battles: numbered([...record.battles, own]) }).then(() => live?.wake(), onFailure);
  }

  const self = {
    async start(started: DevicesRecord): Promise<void> {
      record = started;
      await keep({});
      const { address, writer, stamp, key, position } = started;
      live = openChannel({
        login: () => writerLogin(writer, record?.stamp ?? stamp),
        socket: socketOf(address, parts),
        key,
        position,
        writes: true,
        book: {
          logId: () => 'devices',
          entries: async () => record?.battles ?? [],
          receive: async (_, entries) => {
            await keep({ battles: [...(record?.battles ?? []), ...(entries as readonly OwnBattle[])] });
            fetchMissing().catch(onFailure);
          },
          // Two devices named a battle at once: what the other named comes first, what this one named again
          // behind it.
          keepBeside: async (_, course) => {
            const battles = course as readonly OwnBattle[];
            const missing = (record?.battles ?? []).filter(
              ({ battleId }) => !battles.some((other) => other.battleId === battleId),
            );
            await keep({ battles: numbered([...battles, ...missing]) });
            fetchMissing().catch(onFailure);
          },
          reached: (reached) => keep({ position: reached }),
        },
        random,
        now,
        wait,
        from: state,
        onState: (next) => {
          const hasParted = next.trouble === 'split' && state.trouble !== 'split';
          state = next;
          shown(record, state);
          // Begun again behind what the other device wrote.
          if (hasParted && record) restart().catch(onFailure);
        },
        onFailure,
      });
      fetchMissing().catch(onFailure);
    },
    /** Names a battle of this device to the others. */
    note(battleId: string, share: ShareRecord): void {
      if (share.role !== 'write') return;
      const { writer, stamp, key } = share;
      add({ seq: 0, battleId, writer, stamp, key }, share.address);
    },
    /** The same of an event. */
    noteEvent({ address, id, organiser, ...secrets }: OwnEvent): void {
      add({ seq: 0, battleId: `event-${id}`, ...secrets, event: { organiser } }, address);
    },
    /** Begins a list under these secrets, empty as far as this device knows. */
    async begin(secrets: WriterSecrets): Promise<DevicesRecord> {
      const begun = { ...secrets, position: AT_THE_BEGINNING, battles: [] };
      await self.start(begun);
      return begun;
    },
    /** Ends the pairing on this device. */
    async forget(): Promise<void> {
      await self.stop();
      await writeDevices(entryLog, null);
      shown(null, null);
    },
    wake: () => live?.wake(),
    cut: () => live?.cut(),
    /**
     * Stamps the list anew, for the club's code is another one. What it names of battles stays: those are
     * entries of a log.
     */
    async restamp(club: ClubRecord): Promise<void> {
      if (!record || record.address !== club.address) return;
      await keep({ stamp: restamped(record, club).stamp });
    },
    async stop(): Promise<void> {
      const stopped = live;
      live = null;
      record = null;
      await stopped?.stop();
    },
  };
  return self;

  async function restart(): Promise<void> {
    const again = record;
    await live?.stop();
    live = null;
    if (again) await self.start({ ...again, position: AT_THE_BEGINNING });
  }
}

function numbered(battles: readonly OwnBattle[]): OwnBattle[] {
  return battles.map((battle, index) => ({ ...battle, seq: index + 1 }));
}
