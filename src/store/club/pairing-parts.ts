import type { StoreApi } from 'zustand/vanilla';
import { AT_THE_BEGINNING } from '@/club/log-book';
import type { PocketClub } from '@/club/pocket-club';
import { newSecret } from '@/club/secrets';
import type { Result, Side } from '@/rules/index';
import type { ShareRecord } from '@/store/battle/share-record';
import type { HandsParts } from './club-parts';
import type { ClubRefusal } from './club-refusal';
import type { HandshakeParts } from './handshake';
import { type JoinedBattle, joinBattle } from './join-battle';
import type { liveShares } from './live-shares';
import { isNearby, NEARBY } from './nearby';
import type { PhonePairing } from './pairing';

type Shares = { readonly shares: ReadonlyMap<string, ShareRecord> };
type WriteShare = Extract<ShareRecord, { role: 'write' }>;

type Battles = Pick<ReturnType<typeof liveShares>, 'add' | 'begin' | 'end' | 'host' | 'keep' | 'phones'> & {
  readonly takeIn: (joined: JoinedBattle) => Promise<Result<string, ClubRefusal>>;
};

/** What joining two phones needs of the shares of this one; the joining itself is loaded when it is wanted. */
export function pairingOf(
  store: Pick<StoreApi<Shares>, 'getState'>,
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

  async function invite(id: string, sides: readonly Side[], guest: string | null) {
    const known = guest === null ? null : await battles.host.readmit(id, guest, sides);
    return known ?? battles.host.invite(id, sides);
  }

  const handshake: HandshakeParts = {
    wait,
    onFailure,
    phones: battles.phones,
    pockets,
    shares,
    shareNearby,
    invite,
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
