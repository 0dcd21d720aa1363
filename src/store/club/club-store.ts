import { createStore, type StoreApi } from 'zustand/vanilla';
import type { GuestMemory } from '@/club/asking-guest';
import type { LiveState } from '@/club/live-log';
import { accepted, type Result, refused, type Side } from '@/rules/index';
import { readShares, type ShareRecord } from '@/store/battle/share-record';
import type { ByClub } from './by-club';
import type { ClubActions } from './club-actions';
import type { HandsParts } from './club-parts';
import { type ClubRecord, DEVICES, readClub } from './club-record';
import type { ClubRefusal } from './club-refusal';
import type { DevicesRecord } from './devices-record';
import type { GuestRecord } from './hands-record';
import { type JoinedBattle, joinBattle } from './join-battle';
import { liveShares } from './live-shares';
import { type JoinedPhone, pairingOf } from './pairing-parts';

export type ClubState = {
  readonly club: ClubRecord | null;
  /** Why the code of the chosen club is no good; null while it is, or nobody knows. */
  readonly codeRefusal: ClubRefusal | null;
  /** How battles on this phone are shared, by their ids. */
  readonly shares: ReadonlyMap<string, ShareRecord>;
  /** How those stand that are kept equal now. */
  readonly live: ReadonlyMap<string, LiveState>;
  /** The guests of battles that this phone writes, and what it asked for where it is one. */
  readonly guests: ReadonlyMap<string, readonly GuestRecord[]>;
  readonly asks: ReadonlyMap<string, GuestMemory>;
  /** The phones that are joined to a battle of this one, from phone to phone. */
  readonly joined: ReadonlyMap<string, readonly JoinedPhone[]>;
  readonly devices: DevicesRecord | null;
  readonly devicesLive: LiveState | null;
};

export type ClubStore = StoreApi<ClubState> & { readonly actions: ClubActions };

/**
 * What this phone shares and follows, kept equal to the club for as long as the page lives. Nothing is asked
 * for while no club is chosen.
 */
export async function createClubStore(parts: HandsParts): Promise<ClubStore> {
  const { entryLog, onFailure } = parts;
  const [chosen, shares, devices] = await Promise.all([
    readClub(entryLog),
    readShares(entryLog),
    entryLog.readRecord(DEVICES),
  ]);
  const store = createStore<ClubState>(() => ({
    club: chosen,
    codeRefusal: null,
    shares,
    devices: null,
    live: new Map(),
    guests: new Map(),
    asks: new Map(),
    joined: new Map(),
    devicesLive: null,
  }));
  const battles = liveShares(store, parts);

  let club: ByClub | null = null;
  /** What a club makes possible: without one none of its code is loaded. */
  async function withClub(): Promise<ByClub> {
    club ??= (await import('./by-club')).byClub(store, parts, battles);
    return club;
  }

  /** A battle that was joined goes on under what its link is for. */
  async function takeIn(joined: JoinedBattle): Promise<Result<string, ClubRefusal>> {
    const { battleId: id, share: made } = joined;
    if (isRefusedHere(joined)) return refused('begunHere', { battleId: id });
    const before = store.getState().shares.get(id);
    if (before && goesOnAs(before, made)) return accepted(id);
    await battles.halt(id);
    await battles.guest.joins(id, before ?? null, made);
    await battles.add(id, made);
    return accepted(id);
  }

  const pairing = pairingOf(store, parts, { ...battles, takeIn });

  /** What a tap begins and nobody waits for: where the disk takes nothing, that is told, and rejects to nobody. */
  const told =
    <Given extends unknown[]>(act: (id: string, ...given: Given) => Promise<void>) =>
    (id: string, ...given: Given): Promise<void> =>
      act(id, ...given).catch(onFailure);

  const actions: ClubActions = {
    choose: async (...chosen) => (await withClub()).choose(...chosen),
    share: async (id) => (await withClub()).share(id),
    stop: told(async (id) => {
      // A host that hears it knows that this phone has left; one that does not may come back.
      const isHeard = store.getState().live.get(id)?.line === 'live';
      await (isHeard ? battles.guest.leave(id) : battles.guest.giveUp(id));
      await battles.end(id, 'stopped');
    }),
    takeOver: told(async (id) => {
      await battles.end(id, 'takenOver');
      // Read anew it is written here, and what waits is decided.
      parts.onReceived(id, null);
    }),
    async join(link) {
      const { club: chosen } = store.getState();
      if (chosen && chosen.address !== link.address) return refused('otherClub', { address: chosen.address });
      const joined = await joinBattle(link, parts);
      if (!joined.ok) return joined;
      if (!chosen && !isRefusedHere(joined.value)) await actions.choose({ address: link.address, code: '' });
      return takeIn(joined.value);
    },
    pairing,
    invite: told(async (id, sides: readonly Side[]) => {
      await battles.host.invite(id, sides);
    }),
    throwOut: told(async (id, guestId: string) => {
      await battles.host.throwOut(id, guestId);
      for (const { wire, guest } of store.getState().joined.get(id) ?? [])
        if (guest === guestId) wire.close();
    }),
    leave: told(battles.guest.leave),
    putAwayAsked: battles.guest.putAway,
    pair: async () => (await withClub()).pair(),
    pairWith: async (link) => (await withClub()).pairWith(link),
    unpair: async () => (await withClub()).own.forget(),
    noteEvent: (event) => club?.own.noteEvent(event),
    written(entry) {
      const { battleId: id } = entry;
      battles.appended(entry);
      const { devices: paired, shares: all, club: chosen } = store.getState();
      // What is played on a paired device is there on the others without being asked.
      if (paired && chosen?.code && !all.has(id)) actions.share(id).catch(onFailure);
    },
    wake() {
      club?.tryCode().catch(onFailure);
      battles.wake();
      club?.own.wake();
    },
    cut() {
      battles.cut();
      club?.own.cut();
    },
    putAway: (id) => void battles.keep(id, { parted: null }).catch(onFailure),
    saw(id, upto) {
      const known = store.getState().shares.get(id);
      if (known && known.seen < upto) battles.keep(id, { seen: upto }).catch(onFailure);
    },
  };

  const known = chosen || devices ? await withClub() : null;
  known?.tryCode().catch(onFailure);
  for (const id of shares.keys()) battles.begin(id);
  await known?.goOn();
  return Object.assign(store, { actions });
}

/** Whoever began a battle is no guest or follower of it. */
function isRefusedHere({ isOwn, share }: JoinedBattle): boolean {
  return isOwn && share.role !== 'write';
}

/** Who may write already does not become a reader by a second link, nor another guest by the same one. */
function goesOnAs(before: ShareRecord, made: ShareRecord): boolean {
  if (before.ended !== null || made.role === 'write' || before.address !== made.address) return false;
  if (before.role === 'write') return true;
  if (before.role !== 'guest' || before.standing !== 'in') return false;
  return made.role === 'follow' || made.guest.id === before.guest.id;
}
