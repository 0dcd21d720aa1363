import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ClubAddress } from '@/club/address';
import type { ClubLink, WriterSecrets } from '@/club/link';
import { type LiveLog, type LiveState, NOT_YET_LIVE } from '@/club/live-log';
import { channelSubject } from '@/club/login';
import { openChannel } from '@/club/open-channel';
import { channelOf, newSecret, stampOf } from '@/club/secrets';
import { AT_THE_BEGINNING } from '@/club/shared-log';
import { accepted, type Result, refused } from '@/rules/index';
import type { StoredEntry } from '@/storage/entry-log';
import { readShares, type ShareRecord, writeShare } from '@/store/battle/share-record';
import { noteFollowed } from '@/store/device/followed-battles';
import { type BattleBook, battleBook } from './battle-book';
import { type ClubParts, socketOf } from './club-parts';
import {
  type ClubRecord,
  type DevicesRecord,
  readClub,
  readDevices,
  writeClub,
  writeDevices,
} from './club-record';
import type { ClubRefusal } from './club-refusal';
import { joinBattle } from './join-battle';
import { openDevices } from './own-devices';
import { loginOf } from './share-links';

export type ClubState = {
  readonly club: ClubRecord | null;
  /** How battles on this phone are shared, by their ids. */
  readonly shares: ReadonlyMap<string, ShareRecord>;
  /** How those stand that are kept equal now. */
  readonly live: ReadonlyMap<string, LiveState>;
  readonly devices: DevicesRecord | null;
  readonly devicesLive: LiveState | null;
};

export type ClubActions = {
  /** Chooses a club, or none: then nothing is asked for any more, and every share and key of the old one is forgotten on this phone. */
  choose(club: ClubRecord | null): Promise<void>;
  /** Shares a battle of this phone; where it is shared already, goes on with that. */
  share(battleId: string): Promise<Result<ShareRecord, ClubRefusal>>;
  /** Sends and takes over nothing more of that battle; what other phones have stays theirs. */
  stop(battleId: string): Promise<void>;
  /** Follows a battle, or writes it on: it is on this phone then, under the id that is returned. */
  join(link: Extract<ClubLink, { kind: 'follow' | 'write' }>): Promise<Result<string, ClubRefusal>>;
  /** Pairs this device with itself, for others to join: what their link needs. */
  pair(): Promise<Result<DevicesRecord, ClubRefusal>>;
  /** Becomes another device of the player whose link this is. */
  pairWith(link: Extract<ClubLink, { kind: 'device' }>): Promise<Result<null, ClubRefusal>>;
  unpair(): Promise<void>;
  /** An entry of this page's own reached the disk. */
  written(entry: StoredEntry): void;
  /** The page came back, or the network did: waits no longer. */
  wake(): void;
  /** The player has seen the followed battle up to that entry. */
  saw(battleId: string, upto: number): void;
};

export type ClubStore = StoreApi<ClubState> & { readonly actions: ClubActions };

/** What this phone shares and follows, kept equal to the club for as long as the page lives. Nothing is asked for while no club is chosen. */
export async function createClubStore(parts: ClubParts): Promise<ClubStore> {
  const { entryLog, random, now, wait, onFailure } = parts;
  const [club, shares, devices] = await Promise.all([
    readClub(entryLog),
    readShares(entryLog),
    readDevices(entryLog),
  ]);
  const store = createStore<ClubState>(() => ({
    club,
    shares,
    devices,
    live: new Map(),
    devicesLive: null,
  }));
  const running = new Map<string, LiveLog>();
  const books = new Map<string, BattleBook>();

  async function keepShare(id: string, change: Partial<ShareRecord>): Promise<void> {
    const before = store.getState().shares.get(id);
    if (!before) return;
    const share = { ...before, ...change } as ShareRecord;
    store.setState(({ shares: all }) => ({ shares: new Map(all).set(id, share) }));
    await writeShare(entryLog, id, share);
  }

  function showLive(id: string, state: LiveState | null): void {
    store.setState(({ live }) => {
      const next = new Map(live);
      if (state === null) next.delete(id);
      else next.set(id, state);
      return { live: next };
    });
  }

  // The logs of the last few battles in which something happens are remembered, not those of a hundred others.
  let lately: readonly string[] = [];
  function warm(id: string): void {
    if (lately[0] !== id) lately = [id, ...lately.filter((other) => other !== id)].slice(0, MAX_REMEMBERED);
  }
  function cool(id: string): void {
    if (!lately.includes(id)) books.get(id)?.forget();
  }

  // What another page of this phone wrote is on the disk: it is looked at, and sent where that page cannot.
  parts.lock.onWritten((id) => {
    for (const written of id === null ? [...books.keys()] : [id]) {
      books.get(written)?.forget();
      running.get(written)?.wake();
    }
  });

  function begin(id: string): void {
    const share = store.getState().shares.get(id);
    const chosen = store.getState().club;
    if (!share || !chosen || share.address !== chosen.address || share.ended || running.has(id)) return;
    const from: LiveState = { ...NOT_YET_LIVE, upto: share.position.upto, receivedAt: share.receivedAt };
    showLive(id, from);
    const book = battleBook(id, parts);
    books.set(id, book);
    running.set(
      id,
      openChannel({
        login: loginOf(share),
        socket: socketOf(share.address, parts),
        key: share.key,
        position: share.position,
        writes: share.role === 'write',
        book: {
          ...book,
          reached: (position) => keepShare(id, { position }),
        },
        random,
        now,
        wait,
        from,
        onState: (state) => {
          showLive(id, state);
          const { receivedAt } = store.getState().shares.get(id) ?? {};
          if (state.receivedAt === (receivedAt ?? null)) cool(id);
          else {
            warm(id);
            keepShare(id, { receivedAt: state.receivedAt }).catch(onFailure);
          }
          if (state.trouble === 'split') end(id, 'split').catch(onFailure);
        },
        onFailure,
      }),
    );
  }

  async function end(id: string, ended: 'stopped' | 'split'): Promise<void> {
    const live = running.get(id);
    running.delete(id);
    books.delete(id);
    await keepShare(id, { ended });
    if (ended === 'stopped') showLive(id, null);
    await live?.stop();
  }

  async function add(id: string, share: ShareRecord): Promise<void> {
    await writeShare(entryLog, id, share);
    await noteFollowed(entryLog, id, share.role === 'follow');
    store.setState(({ shares: all }) => ({ shares: new Map(all).set(id, share) }));
    begin(id);
  }

  function newWriter(address: ClubAddress, code: string): WriterSecrets {
    const writer = newSecret(random);
    const stamp = stampOf(code, channelSubject(channelOf(writer)));
    return { address, writer, stamp, key: newSecret(random) };
  }

  async function share(id: string): Promise<Result<ShareRecord, ClubRefusal>> {
    const { club: chosen, shares: all } = store.getState();
    if (!chosen) return refused('noClub');
    const before = all.get(id);
    if (before && before.address === chosen.address) {
      // A course that parted from the other one, or was stopped, is shared anew under the same link only where it may go on.
      if (before.ended === 'stopped') {
        await keepShare(id, { ended: null });
        begin(id);
      }
      const now = store.getState().shares.get(id) ?? before;
      if (now.ended === null) return accepted(now);
    }
    const made = { ...newWriter(chosen.address, chosen.code), ...NEW_SHARE, role: 'write' } as const;
    await add(id, made);
    own.note(id, made);
    return accepted(made);
  }

  const own = openDevices(parts, {
    shown: (record, live) => store.setState({ devices: record, devicesLive: live }),
    isShared: (id) => store.getState().shares.has(id),
    // A battle of another device of mine: it is fetched, and may be written here too.
    found: async (battle, address) => {
      const joined = await joinBattle({ kind: 'write', address, ...battle }, parts);
      if (joined.ok && !store.getState().shares.has(joined.value.battleId))
        await add(joined.value.battleId, joined.value.share);
      return joined.ok || joined.refusal.code !== 'linkAway';
    },
  });

  const actions: ClubActions = {
    async choose(next) {
      const before = store.getState().club;
      const isSame = before?.address === next?.address;
      await writeClub(entryLog, next);
      if (!isSame) {
        await Promise.all([...running.values()].map((live) => live.stop()));
        running.clear();
        await own.stop();
        for (const id of store.getState().shares.keys()) await writeShare(entryLog, id, null);
        await writeDevices(entryLog, null);
        store.setState({ shares: new Map(), live: new Map(), devices: null, devicesLive: null });
      }
      store.setState({ club: next });
    },
    share,
    stop: (id) => end(id, 'stopped'),
    async join(link) {
      const { club: chosen } = store.getState();
      if (chosen && chosen.address !== link.address) return refused('otherClub', { address: chosen.address });
      const joined = await joinBattle(link, parts);
      if (!joined.ok) return joined;
      const { battleId: id, share: made, isOwn } = joined.value;
      if (isOwn && link.kind === 'follow') return refused('begunHere', { battleId: id });
      if (!chosen) await actions.choose({ address: link.address, code: '' });
      const before = store.getState().shares.get(id);
      // Who may write already does not become a reader by a second link.
      if (before?.role === 'write' && link.kind === 'follow' && before.ended === null) return accepted(id);
      await running.get(id)?.stop();
      running.delete(id);
      await add(id, made);
      return accepted(id);
    },
    async pair() {
      const { club: chosen, devices: paired } = store.getState();
      if (!chosen) return refused('noClub');
      if (paired) return accepted(paired);
      const record: DevicesRecord = {
        ...newWriter(chosen.address, chosen.code),
        position: AT_THE_BEGINNING,
        battles: [],
      };
      await own.start(record);
      for (const [id, known] of store.getState().shares)
        if (known.role === 'write' && !known.ended) own.note(id, known);
      return accepted(record);
    },
    async pairWith({ address, writer, stamp, key }) {
      const { club: chosen } = store.getState();
      if (chosen && chosen.address !== address) return refused('otherClub', { address: chosen.address });
      if (!chosen) await actions.choose({ address, code: '' });
      await own.stop();
      await own.start({ address, writer, stamp, key, position: AT_THE_BEGINNING, battles: [] });
      return accepted(null);
    },
    async unpair() {
      await own.stop();
      await writeDevices(entryLog, null);
      store.setState({ devices: null, devicesLive: null });
    },
    written(entry) {
      const { battleId: id } = entry;
      warm(id);
      books.get(id)?.appended(entry);
      running.get(id)?.wake();
      const { devices: paired, shares: all, club: chosen } = store.getState();
      // What is played on a paired device is there on the others without being asked.
      if (paired && chosen?.code && !all.has(id)) share(id).catch(onFailure);
    },
    wake() {
      for (const live of running.values()) live.wake();
      own.wake();
    },
    saw(id, upto) {
      const known = store.getState().shares.get(id);
      if (known && known.seen < upto) keepShare(id, { seen: upto }).catch(onFailure);
    },
  };

  for (const id of shares.keys()) begin(id);
  if (devices && club && devices.address === club.address) await own.start(devices);
  return Object.assign(store, { actions });
}

/** So many battles of which the whole log is remembered between two messages. */
const MAX_REMEMBERED = 3;
const NEW_SHARE = { position: AT_THE_BEGINNING, seen: 0, receivedAt: null, ended: null } as const;
