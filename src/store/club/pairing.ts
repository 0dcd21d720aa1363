import { nameOfFirst, type PairRefusal, pairHash, readPairCode } from '@/club/pair-code';
import { firstPeer, type NoPeer, type Peer, secondPeer } from '@/club/peer';
import { createPhoneWire, type PhoneWire } from '@/club/phone-wire';
import { accepted, type NoValues, type RefusalOf, type Result, refused } from '@/rules/index';
import type { ClubRefusal } from './club-refusal';
import { guestMeets, type HandshakeParts, hostMeets, type JoinedFor } from './handshake';

/** Why two phones were not joined. */
export type PairingRefusal =
  | PairRefusal
  | ClubRefusal
  | RefusalOf<{
      pairUnable: NoValues; // this browser opens no channel to another phone
      pairNoNetwork: NoValues; // this phone is in no network
      pairNoWay: NoValues; // the two do not reach each other
      pairEnded: NoValues; // the other phone was closed, or does not speak as this one
    }>;

/** This phone shows a code, and waits for the other. */
export type FirstStep = {
  /** The first code, as the part of a link behind the "#". */
  readonly hash: string;
  /** The second code was read: whether it answers this one. What comes of it says `joined`. */
  take(text: string): Result<null, PairRefusal>;
  /** Both write from now on; or why not. */
  readonly joined: Promise<Result<null, PairingRefusal>>;
  cancel(): void;
};

/** This phone has read the first code, and shows the second. */
export type SecondStep = {
  readonly hash: string;
  /** The id of the battle, which is on this phone now; or why not. */
  readonly joined: Promise<Result<string, PairingRefusal>>;
  cancel(): void;
};

export type PhonePairing = {
  /** Begins to join another phone, which is there for that in the battle. */
  first(battleId: string, to: JoinedFor): Promise<Result<FirstStep, PairingRefusal>>;
  /** Answers the first code of another phone. */
  second(text: string): Promise<Result<SecondStep, PairingRefusal>>;
};

/** Both ends know each other by then, where there is a way between them. */
const WAY_LIMIT_MS = 8_000;

/** Joins two phones by two codes: a channel from one to the other, of which no server knows. */
export function phonePairing(parts: HandshakeParts): PhonePairing {
  const { wait, onFailure } = parts;

  /** What comes of a channel, if one opens; `meet` agrees with the other phone on what goes over it. */
  async function metBy<Value>(
    peer: Peer,
    meet: (wire: PhoneWire) => Promise<Result<Value, PairingRefusal> | null>,
    limit: Promise<'noWay'>,
  ): Promise<Result<Value, PairingRefusal>> {
    try {
      const channel = await Promise.race([peer.opened, limit]);
      if (channel === 'noWay') {
        peer.close();
        return refused('pairNoWay');
      }
      const met = channel && (await meet(createPhoneWire(channel, wait)));
      if (met?.ok !== true) peer.close();
      return met ?? refused('pairEnded');
    } catch (error) {
      onFailure(error);
      peer.close();
      return refused('pairEnded');
    }
  }

  return {
    async first(battleId, to) {
      const peer = await firstPeer(wait);
      if (typeof peer === 'string') return refused(NO_PEER[peer]);
      let isTaken = false;
      let tooLong = () => {};
      const limit = new Promise<'noWay'>((done) => {
        tooLong = () => done('noWay');
      });
      return accepted({
        hash: pairHash({ kind: 'first', ...peer.params }),
        take(text) {
          const read = readPairCode(text, 'second');
          if (!read.ok) return read;
          if (read.value.answers !== nameOfFirst(peer.params)) return refused('pairOther');
          if (isTaken) return accepted(null);
          isTaken = true;
          peer.accept(read.value).catch(tooLong);
          void wait(WAY_LIMIT_MS).then(tooLong);
          return accepted(null);
        },
        joined: metBy(peer, (wire) => hostMeets(wire, battleId, to, parts), limit),
        cancel: peer.close,
      });
    },
    async second(text) {
      const read = readPairCode(text, 'first');
      if (!read.ok) return read;
      const peer = await secondPeer(read.value, wait);
      if (typeof peer === 'string') return refused(NO_PEER[peer]);
      return accepted({
        hash: pairHash({ kind: 'second', answers: nameOfFirst(read.value), ...peer.params }),
        // The other player takes the time: only this one ends it.
        joined: metBy(peer, (wire) => guestMeets(wire, parts), new Promise(() => {})),
        cancel: peer.close,
      });
    },
  };
}

const NO_PEER = {
  unable: 'pairUnable',
  noNetwork: 'pairNoNetwork',
} as const satisfies Record<NoPeer, PairingRefusal['code']>;
