import type { StoreApi } from 'zustand/vanilla';
import type { GuestMemory } from '@/club/asking-guest';
import type { LiveState } from '@/club/live-log';
import { AT_THE_BEGINNING } from '@/club/log-book';
import { accepted, type Result, refused } from '@/rules/index';
import { type ShareRecord, writeShare } from '@/store/battle/share-record';
import { chosenClub } from './chosen-club';
import type { ClubActions } from './club-actions';
import { newWriter, restamped } from './club-code';
import type { HandsParts } from './club-parts';
import type { ClubRecord } from './club-record';
import type { ClubRefusal } from './club-refusal';
import { type DevicesRecord, readDevices } from './devices-record';
import { type GuestRecord, writeAsks, writeGuests } from './hands-record';
import { joinBattle } from './join-battle';
import type { liveShares } from './live-shares';
import { isNearby } from './nearby';
import { openDevices } from './own-devices';

type Known = {
  readonly club: ClubRecord | null;
  readonly codeRefusal: ClubRefusal | null;
  readonly shares: ReadonlyMap<string, ShareRecord>;
  readonly devices: DevicesRecord | null;
  readonly devicesLive: LiveState | null;
  readonly live: ReadonlyMap<string, LiveState>;
  readonly guests: ReadonlyMap<string, readonly GuestRecord[]>;
  readonly asks: ReadonlyMap<string, GuestMemory>;
};

type Battles = Pick<ReturnType<typeof liveShares>, 'add' | 'begin' | 'halt' | 'keep' | 'wake'>;

/** What only a club makes possible; loaded once one is chosen. From phone to phone none of it is needed. */
export type ByClub = ReturnType<typeof byClub>;

/** The chosen club, the battles that are shared by it, and the player's own devices. */
export function byClub(
  store: Pick<StoreApi<Known>, 'getState' | 'setState'>,
  parts: HandsParts,
  battles: Battles,
) {
  const { entryLog, random } = parts;

  async function share(id: string): Promise<Result<ShareRecord, ClubRefusal>> {
    const { club: chosen, shares: all } = store.getState();
    if (!chosen) return refused('noClub');
    const before = all.get(id);
    if (before && before.address === chosen.address) {
      // A course that parted from the other one, or was stopped, is shared anew under the same link only
      // where it may go on.
      if (before.ended === 'stopped') {
        await battles.keep(id, { ended: null });
        battles.begin(id);
      }
      const now = store.getState().shares.get(id) ?? before;
      if (now.ended === null) return accepted(now);
    }
    const made = { ...newWriter(chosen, random), ...NEW_SHARE, role: 'write' } as const;
    await battles.add(id, made);
    own.note(id, made);
    return accepted(made);
  }

  const own = openDevices(parts, {
    shown: (record, live) => store.setState({ devices: record, devicesLive: live }),
    isShared: (id) => store.getState().shares.has(id),
    // A battle of another device of mine: it is fetched, and may be written here too.
    found: async (battle, address) => {
      const { club: chosen } = store.getState();
      const now = chosen?.isTried && chosen.address === address ? restamped(battle, chosen) : battle;
      const joined = await joinBattle({ kind: 'write', address, ...now }, parts);
      if (joined.ok && !store.getState().shares.has(joined.value.battleId))
        await battles.add(joined.value.battleId, joined.value.share);
      return joined.ok || joined.refusal.code !== 'linkAway';
    },
  });

  const choice = chosenClub(store, parts, {
    battles: { restamp, forget: forgetAll },
    devices: own,
    wake() {
      wake();
    },
  });

  /** Stamps anew what this phone may write at that club: its code is another one. */
  async function restamp(club: ClubRecord): Promise<void> {
    for (const [id, share] of store.getState().shares) {
      if (share.role === 'write' && share.address === club.address)
        await battles.keep(id, { stamp: restamped(share, club).stamp });
    }
  }

  /** Stops all that go by a club, and forgets their records: that club is no longer chosen. */
  async function forgetAll(): Promise<void> {
    const { shares, live, guests, asks } = store.getState();
    const byClub = new Set([...shares].flatMap(([id, share]) => (isNearby(share) ? [] : [id])));
    await Promise.all([...byClub].map(battles.halt));
    for (const id of byClub) {
      await writeShare(entryLog, id, null);
      await writeGuests(entryLog, id, null);
      await writeAsks(entryLog, id, null);
    }
    const others = <Value>(all: ReadonlyMap<string, Value>) =>
      new Map([...all].filter(([id]) => !byClub.has(id)));
    store.setState({
      shares: others(shares),
      live: others(live),
      guests: others(guests),
      asks: others(asks),
    });
  }

  function wake(): void {
    choice.tryCode().catch(parts.onFailure);
    battles.wake();
    own.wake();
  }

  return {
    own,
    share,
    choose: choice.choose,
    tryCode: choice.tryCode,
    /** Goes on with the player's own devices, where this one is paired. */
    async goOn(): Promise<void> {
      const devices = await readDevices(entryLog);
      store.setState({ devices });
      if (devices && devices.address === store.getState().club?.address) await own.start(devices);
    },
    async pair(): Promise<Result<DevicesRecord, ClubRefusal>> {
      const { club: chosen, devices: paired } = store.getState();
      if (!chosen) return refused('noClub');
      if (paired) return accepted(paired);
      const record = await own.begin(newWriter(chosen, random));
      for (const [id, known] of store.getState().shares)
        if (known.role === 'write' && !known.ended && !isNearby(known)) own.note(id, known);
      return accepted(record);
    },
    async pairWith({
      address,
      writer,
      stamp,
      key,
    }: Parameters<ClubActions['pairWith']>[0]): Promise<Result<null, ClubRefusal>> {
      const { club: chosen } = store.getState();
      if (chosen && chosen.address !== address) return refused('otherClub', { address: chosen.address });
      if (!chosen) await choice.choose({ address, code: '' });
      await own.stop();
      await own.begin({ address, writer, stamp, key });
      return accepted(null);
    },
  };
}

const NEW_SHARE = {
  position: AT_THE_BEGINNING,
  seen: 0,
  receivedAt: null,
  ended: null,
  parted: null,
} as const;
