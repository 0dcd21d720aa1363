import { createStore, type StoreApi } from 'zustand/vanilla';
import type { GuestMemory } from '@/club/asking-guest';
import type { LiveState } from '@/club/live-log';
import { AT_THE_BEGINNING } from '@/club/log-book';
import { accepted, type Result, refused, type Side } from '@/rules/index';
import { readShares, type ShareRecord } from '@/store/battle/share-record';
import { chosenClub } from './chosen-club';
import type { ClubActions } from './club-actions';
import { newWriter, restamped } from './club-code';
import type { HandsParts } from './club-parts';
import { type ClubRecord, type DevicesRecord, readClub, readDevices } from './club-record';
import type { ClubRefusal } from './club-refusal';
import type { GuestRecord } from './hands-record';
import { type JoinedBattle, joinBattle } from './join-battle';
import { liveShares } from './live-shares';
import { isNearby } from './nearby';
import { openDevices } from './own-devices';
import { pairingOf } from './pairing-parts';

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
  readonly devices: DevicesRecord | null;
  readonly devicesLive: LiveState | null;
};

export type ClubStore = StoreApi<ClubState> & { readonly actions: ClubActions };

/**
 * What this phone shares and follows, kept equal to the club for as long as the page lives. Nothing is asked
 * for while no club is chosen.
 */
export async function createClubStore(parts: HandsParts): Promise<ClubStore> {
  const { entryLog, random, onFailure } = parts;
  const [club, shares, devices] = await Promise.all([
    readClub(entryLog),
    readShares(entryLog),
    readDevices(entryLog),
  ]);
  const store = createStore<ClubState>(() => ({
    club,
    codeRefusal: null,
    shares,
    devices,
    live: new Map(),
    guests: new Map(),
    asks: new Map(),
    devicesLive: null,
  }));
  const battles = liveShares(store, parts);

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
    battles: { restamp: battles.restamp, forget: battles.forgetAll },
    devices: own,
    wake: () => actions.wake(),
  });

  /** What a tap begins and nobody waits for: where the disk takes nothing, that is told, and rejects to nobody. */
  const told =
    <Given extends unknown[]>(act: (id: string, ...given: Given) => Promise<void>) =>
    (id: string, ...given: Given): Promise<void> =>
      act(id, ...given).catch(onFailure);

  const actions: ClubActions = {
    choose: choice.choose,
    share,
    stop: told((id) => battles.end(id, 'stopped')),
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
    throwOut: told(battles.host.throwOut),
    leave: told(battles.guest.leave),
    putAwayAsked: battles.guest.putAway,
    async pair() {
      const { club: chosen, devices: paired } = store.getState();
      if (!chosen) return refused('noClub');
      if (paired) return accepted(paired);
      const record = await own.begin(newWriter(chosen, random));
      for (const [id, known] of store.getState().shares)
        if (known.role === 'write' && !known.ended && !isNearby(known)) own.note(id, known);
      return accepted(record);
    },
    async pairWith({ address, writer, stamp, key }) {
      const { club: chosen } = store.getState();
      if (chosen && chosen.address !== address) return refused('otherClub', { address: chosen.address });
      if (!chosen) await actions.choose({ address, code: '' });
      await own.stop();
      await own.begin({ address, writer, stamp, key });
      return accepted(null);
    },
    unpair: own.forget,
    noteEvent: own.noteEvent,
    written(entry) {
      const { battleId: id } = entry;
      battles.appended(entry);
      const { devices: paired, shares: all, club: chosen } = store.getState();
      // What is played on a paired device is there on the others without being asked.
      if (paired && chosen?.code && !all.has(id)) share(id).catch(onFailure);
    },
    wake() {
      choice.tryCode().catch(onFailure);
      battles.wake();
      own.wake();
    },
    cut() {
      battles.cut();
      own.cut();
    },
    putAway: (id) => void battles.keep(id, { parted: null }).catch(onFailure),
    saw(id, upto) {
      const known = store.getState().shares.get(id);
      if (known && known.seen < upto) battles.keep(id, { seen: upto }).catch(onFailure);
    },
  };

  choice.tryCode().catch(onFailure);
  for (const id of shares.keys()) battles.begin(id);
  if (devices && club && devices.address === club.address) await own.start(devices);
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

const NEW_SHARE = {
  position: AT_THE_BEGINNING,
  seen: 0,
  receivedAt: null,
  ended: null,
  parted: null,
} as const;
