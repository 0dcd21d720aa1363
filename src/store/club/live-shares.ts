import type { StoreApi } from 'zustand/vanilla';
import type { GuestMemory } from '@/club/asking-guest';
import { type LiveLog, type LiveState, NOT_YET_LIVE } from '@/club/live-log';
import { AT_THE_BEGINNING } from '@/club/log-book';
import { openChannel } from '@/club/open-channel';
import type { StoredEntry } from '@/storage/entry-log';
import { type ShareRecord, writeShare } from '@/store/battle/share-record';
import { noteFollowed } from '@/store/device/followed-battles';
import { answeringHost } from './answering';
import { askingGuests } from './asking';
import { battleBook } from './battle-book';
import { type HandsParts, socketOf } from './club-parts';
import { type ClubRecord, writeClub } from './club-record';
import type { GuestRecord } from './hands-record';
import { isNearby } from './nearby';
import { phoneLines } from './phone-lines';
import { recentBooks } from './recent-books';
import { loginOf } from './share-links';

type Shares = {
  readonly club: ClubRecord | null;
  readonly shares: ReadonlyMap<string, ShareRecord>;
  readonly live: ReadonlyMap<string, LiveState>;
  readonly guests: ReadonlyMap<string, readonly GuestRecord[]>;
  readonly asks: ReadonlyMap<string, GuestMemory>;
};

/** The battles that this phone shares and follows, each kept equal to its channel while the page lives. */
export function liveShares(store: Pick<StoreApi<Shares>, 'getState' | 'setState'>, parts: HandsParts) {
  const { entryLog, random, now, wait, onFailure } = parts;
  const running = new Map<string, LiveLog>();
  const { books, warm, cool } = recentBooks();
  const phones = phoneLines();

  async function keep(id: string, change: Partial<ShareRecord>): Promise<void> {
    const before = store.getState().shares.get(id);
    if (!before) return;
    const share = { ...before, ...change } as ShareRecord;
    store.setState(({ shares: all }) => ({ shares: new Map(all).set(id, share) }));
    await writeShare(entryLog, id, share);
  }

  const host = answeringHost(store, parts);
  const guest = askingGuests(store, parts, (id, standing) => keep(id, { standing }));
  parts.hands.seatAt(guest.deskOf);
  parts.hands.onRead((id) => {
    host.opened(id);
    guest.opened(id);
  });

  function showLive(id: string, state: LiveState | null): void {
    store.setState(({ live }) => {
      const next = new Map(live);
      if (state === null) next.delete(id);
      else next.set(id, state);
      return { live: next };
    });
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
    if (!share || share.ended || running.has(id)) return;
    const nearby = isNearby(share);
    if (!nearby && share.address !== store.getState().club?.address) return;
    // From phone to phone the channel is filled by each page of the host's anew: it is read from its beginning.
    const position = nearby ? AT_THE_BEGINNING : share.position;
    const line = nearby ? 'offline' : 'connecting';
    const { upto } = share.position;
    const from: LiveState = { ...NOT_YET_LIVE, line, upto, receivedAt: share.receivedAt };
    showLive(id, from);
    const book = battleBook(id, parts);
    books.set(id, book);
    running.set(
      id,
      openChannel({
        login: () => loginOf(store.getState().shares.get(id) ?? share),
        socket: socketOf(share.address, parts),
        ...(nearby && { connect: () => phones.connect(id) }),
        key: share.key,
        position,
        writes: share.role === 'write',
        ...(share.role !== 'follow' && {
          onConnection: (connection) => (share.role === 'write' ? host : guest).connected(id, connection),
        }),
        book: {
          ...book,
          reached: (position) => keep(id, { position }),
          async keepBeside(logId, course, at) {
            await book.keepBeside(logId, course, at);
            await keep(id, { parted: at });
          },
        },
        tellsSplit: true,
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
            keep(id, { receivedAt: state.receivedAt }).catch(onFailure);
          }
          if (state.trouble === 'split') end(id, 'split').catch(onFailure);
        },
        onFailure,
      }),
    );
  }

  async function end(id: string, ended: NonNullable<ShareRecord['ended']>): Promise<void> {
    const live = running.get(id);
    running.delete(id);
    books.delete(id);
    if (ended !== 'split') showLive(id, null);
    // Also where the disk does not take it: nothing goes over from now on.
    await Promise.all([keep(id, { ended }), stopped(id, live)]);
  }

  /** Who waits for another phone waits no longer: only then does a log end that had none. */
  async function stopped(id: string, live: LiveLog | undefined): Promise<void> {
    const stopping = live?.stop();
    phones.release(id);
    await stopping;
  }

  async function add(id: string, share: ShareRecord): Promise<void> {
    await writeShare(entryLog, id, share);
    await noteFollowed(entryLog, id, share.role === 'follow');
    if (isNearby(share) && store.getState().club === null) await writeClub(entryLog, null, true);
    store.setState(({ shares: all }) => ({ shares: new Map(all).set(id, share) }));
    begin(id);
  }

  return {
    keep,
    phones,
    host,
    guest,
    add,
    begin,
    end,
    /** Stops what runs for that battle, and leaves its record as it is. */
    async halt(id: string): Promise<void> {
      const live = running.get(id);
      running.delete(id);
      await stopped(id, live);
    },
    /** An entry of this page's own reached the disk. */
    appended(entry: StoredEntry): void {
      const { battleId: id } = entry;
      warm(id);
      books.get(id)?.appended(entry);
      running.get(id)?.wake();
    },
    wake(): void {
      for (const live of running.values()) live.wake();
    },
    /** The network is gone: a club is. Another phone may be reached all the same, as on its own hotspot. */
    cut(): void {
      for (const [id, live] of running) {
        const share = store.getState().shares.get(id);
        if (share && !isNearby(share)) live.cut();
      }
    },
  };
}
