import type { StoreApi } from 'zustand/vanilla';
import { isOwnTablet } from '@/club/asked';
import { AT_THE_BEGINNING } from '@/club/log-book';
import type { PhoneWire } from '@/club/phone-wire';
import type { PocketClub } from '@/club/pocket-club';
import { newSecret } from '@/club/secrets';
import type { Result } from '@/rules/index';
import type { ShareRecord } from '@/store/battle/share-record';
import type { HandsParts } from './club-parts';
import type { ClubRefusal } from './club-refusal';
import type { HandshakeParts, JoinedFor } from './handshake';
import { type JoinedBattle, joinBattle } from './join-battle';
import type { liveShares } from './live-shares';
import { isNearby, NEARBY } from './nearby';
import type { PhonePairing } from './pairing';

type Shares = {
  readonly shares: ReadonlyMap<string, ShareRecord>;
  /** The phones that are joined to a battle of this one, from phone to phone. */
  readonly joined: ReadonlyMap<string, readonly JoinedPhone[]>;
};
/** A phone that was joined by codes, while it is there: as which guest; null: it only follows. */
export type JoinedPhone = { readonly wire: PhoneWire; readonly guest: string | null };
type WriteShare = Extract<ShareRecord, { role: 'write' }>;

type Battles = Pick<ReturnType<typeof liveShares>, 'add' | 'begin' | 'end' | 'host' | 'keep' | 'phones'> & {
  readonly takeIn: (joined: JoinedBattle) => Promise<Result<string, ClubRefusal>>;
};

/** What joining two phones needs of the shares of this one; the joining itself is loaded when it is wanted. */
export function pairingOf(
  store: Pick<StoreApi<Shares>, 'getState' | 'setState'>,
  parts: HandsParts,
  battles: Battles,
): () => Promise<PhonePairing> {
  const { random, wait, onFailure, onReceived } = parts;
  const pockets = new Map<string, PocketClub>();
  const shares = () => store.getState().shares;

  async function shareNearby(id: string): Promise<WriteShare> {
    const before = shares().get(id);
    if (before?.role === 'write' && isNearby(before) && before.ended !== 'split') {
      if (before.ended === null) return before;
      const again = { ...before, ended: null };
      await battles.keep(id, again);
      battles.begin(id);
      return again;
    }
    // By one way at a time: who followed by a club reads what it has.
    if (before && before.ended === null) await battles.end(id, 'stopped');
    const made: WriteShare = {
      role: 'write',
      address: NEARBY,
      writer: newSecret(random),
      // No gate asks for one.
      stamp: '',
      key: newSecret(random),
      position: AT_THE_BEGINNING,
      seen: 0,
      receivedAt: null,
      ended: null,
      parted: null,
    };
    await battles.add(id, made);
    return made;
  }

  async function invite(id: string, { sides, isOwn }: JoinedFor, before: string | null) {
    const goesOn = before !== null && sides.length > 0 && isOwnTablet(before) === isOwn;
    const known = goesOn ? await battles.host.readmit(id, before, sides) : null;
    if (known) return known;
    // It is there as something else from now on.
    if (before !== null && !goesOn) await battles.host.throwOut(id, before);
    return sides.length > 0 ? battles.host.invite(id, sides, isOwn) : null;
  }

  function joins(id: string, wire: PhoneWire, guest: string | null): void {
    const change = (changed: (known: readonly JoinedPhone[]) => readonly JoinedPhone[]) =>
      store.setState(({ joined }) => ({ joined: new Map(joined).set(id, changed(joined.get(id) ?? [])) }));
    change((known) => [...known, { wire, guest }]);
    void wire.closed.then(() => change((known) => known.filter((other) => other.wire !== wire)));
  }

  const handshake: HandshakeParts = {
    wait,
    onFailure,
    phones: battles.phones,
    pockets,
    shares,
    shareNearby,
    invite,
    joins,
    async join(link, connection) {
      const joined = await joinBattle(link, parts, async () => ({ ok: true, connection: connection() }));
      return joined.ok ? battles.takeIn(joined.value) : joined;
    },
    async writes(id, sides) {
      const share = shares().get(id);
      if (share?.role !== 'guest' || share.guest.sides.join() === sides.join()) return;
      await battles.keep(id, { guest: { ...share.guest, sides: [...sides] } });
      onReceived(id, null);
    },
  };
  return async () => (await import('./pairing')).phonePairing(handshake);
}
