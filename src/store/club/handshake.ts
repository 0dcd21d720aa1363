import * as v from 'valibot';
import type { ClubConnection } from '@/club/connection';
import type { ClubLink } from '@/club/link';
import { phoneConnection } from '@/club/phone-connection';
import { nextHello, type PhoneWire, sendJson } from '@/club/phone-wire';
import { createPocketClub, type PocketClub } from '@/club/pocket-club';
import { secretBelow } from '@/club/secrets';
import { type Result, SIDES, type Side } from '@/rules/index';
import type { ShareRecord } from '@/store/battle/share-record';
import type { ClubRefusal } from './club-refusal';
import type { GuestRecord } from './hands-record';
import { isNearby, NEARBY } from './nearby';
import type { PhoneLines } from './phone-lines';

type JoinLink = Extract<ClubLink, { kind: 'guest' | 'follow' }>;
type WriteShare = Extract<ShareRecord, { role: 'write' }>;

/** What another phone is joined for: to write these sides, as a tablet of one's own or not; none: it follows. */
export type JoinedFor = { readonly sides: readonly Side[]; readonly isOwn: boolean };

/** What two phones need that were joined. */
export type HandshakeParts = {
  readonly wait: (ms: number) => Promise<void>;
  readonly onFailure: (error: unknown) => void;
  readonly phones: PhoneLines;
  readonly pockets: Map<string, PocketClub>;
  readonly shares: () => ReadonlyMap<string, ShareRecord>;
  /** Shares that battle from phone to phone; where it is already, goes on with that. */
  readonly shareNearby: (battleId: string) => Promise<WriteShare>;
  /** The guest of that name, who is there for that from now on, or a new one; null where it only follows. */
  readonly invite: (battleId: string, to: JoinedFor, guest: string | null) => Promise<GuestRecord | null>;
  /** A phone is there, until it is gone: that guest, or one that only follows. */
  readonly joins: (battleId: string, wire: PhoneWire, guest: string | null) => void;
  /** Joins a battle by an invitation, which is read over that connection. */
  readonly join: (link: JoinLink, connection: () => ClubConnection) => Promise<Result<string, ClubRefusal>>;
  /** Writes those sides as a guest from now on. */
  readonly writes: (battleId: string, sides: readonly Side[]) => Promise<void>;
};

/** Raised where phones of before could not agree with later ones. */
const VERSION = 2;
/** Who says nothing for so long does not speak as this version. */
const ANSWER_LIMIT_MS = 8_000;
const secret = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}$/));
const guestName = v.pipe(v.string(), v.regex(/^[go][A-Za-z0-9_-]{8}$/));

/** The phone that holds the battle: which one it is, by the public name of its channel. */
const OFFERED = v.strictObject({ v: v.literal(VERSION), channel: secret });
/** The other phone: the guest it was before, if any. */
const KNOWN = v.strictObject({ v: v.literal(VERSION), guest: v.nullable(guestName) });
const INVITED = v.strictObject({
  v: v.literal(VERSION),
  reader: secret,
  key: secret,
  stamp: v.string(),
  /** Null: it only follows. */
  guest: v.nullable(v.strictObject({ id: guestName, key: secret, sides: v.array(v.picklist(SIDES)) })),
});

/** What the phone does that holds the battle: it tells who asks what it is there for, and lets it in. */
export async function hostMeets(
  wire: PhoneWire,
  battleId: string,
  to: JoinedFor,
  parts: HandshakeParts,
): Promise<Result<null, never> | null> {
  const share = await parts.shareNearby(battleId);
  const answered = within(nextHello(wire, KNOWN), parts);
  sendJson(wire, { v: VERSION, channel: secretBelow(secretBelow(share.writer)) });
  const known = await answered;
  if (known === null) return null;
  const guest = await parts.invite(battleId, to, known.guest);
  const pocket = pocketOf(battleId, parts);
  pocket.admit(wire);
  // It reads at once, and what is shared goes in from now on.
  await Promise.race([pocket.begun, parts.wait(ANSWER_LIMIT_MS)]);
  sendJson(wire, {
    v: VERSION,
    reader: secretBelow(share.writer),
    key: share.key,
    // No gate asks for one.
    stamp: '',
    guest: guest && { id: guest.id, key: guest.key, sides: guest.sides },
  });
  parts.joins(battleId, wire, guest?.id ?? null);
  return { ok: true, value: null };
}

/** The battle's channel in this page; it stands whenever another phone is heard. */
function pocketOf(battleId: string, { pockets, phones }: HandshakeParts): PocketClub {
  const known = pockets.get(battleId);
  if (known) return known;
  const pocket = createPocketClub();
  pockets.set(battleId, pocket);
  pocket.onReachable((isReachable) => phones.stand(battleId, isReachable ? pocket.connect : null));
  phones.onRelease(battleId, () => {
    pockets.delete(battleId);
    pocket.close();
  });
  return pocket;
}

/** What the other phone does: it says which guest it was, and is let in. */
export async function guestMeets(
  wire: PhoneWire,
  parts: HandshakeParts,
): Promise<Result<string, ClubRefusal> | null> {
  const offered = await within(nextHello(wire, OFFERED), parts);
  if (offered === null) return null;
  const before = guestOf(offered.channel, parts.shares());
  const answered = within(nextHello(wire, INVITED), parts);
  sendJson(wire, { v: VERSION, guest: before?.guest ?? null });
  const invited = await answered;
  if (invited === null) return null;
  const { v: _, guest, ...secrets } = invited;
  const goesOn = guest !== null && before?.guest === guest.id;
  if (goesOn) await parts.writes(before.battleId, guest.sides);
  const shared = { address: NEARBY, ...secrets };
  const link: JoinLink = guest ? { kind: 'guest', guest, ...shared } : { kind: 'follow', ...shared };
  const joined: Result<string, ClubRefusal> = goesOn
    ? { ok: true, value: before.battleId }
    : await parts.join(link, () => readOver(wire, parts));
  if (joined.ok) standBy(wire, joined.value, parts);
  return joined;
}

function readOver(wire: PhoneWire, { wait }: HandshakeParts): ClubConnection {
  const connection = phoneConnection(wire, wait);
  if (connection === null) throw new Error('The other phone is silent already');
  return connection;
}

/** The battle goes over this wire from now on, whenever the other phone is heard; over no other one. */
function standBy(wire: PhoneWire, battleId: string, { phones, wait }: HandshakeParts): void {
  let isOwn = true;
  const look = () => {
    if (isOwn) phones.stand(battleId, wire.isHeard() ? () => phoneConnection(wire, wait) : null);
  };
  phones.onRelease(battleId, () => {
    isOwn = false;
    wire.close();
  });
  wire.onHeard(look);
  void wire.closed.then(look);
  look();
}

/** The guest that this phone was on that channel, and may still be. */
function guestOf(
  channel: string,
  shares: ReadonlyMap<string, ShareRecord>,
): { readonly battleId: string; readonly guest: string } | null {
  for (const [battleId, share] of shares) {
    const isGuest = share.role === 'guest' && share.standing === 'in' && share.ended === null;
    if (isGuest && isNearby(share) && secretBelow(share.reader) === channel)
      return { battleId, guest: share.guest.id };
  }
  return null;
}

function within<Value>(answer: Promise<Value | null>, { wait }: HandshakeParts): Promise<Value | null> {
  return Promise.race([answer, wait(ANSWER_LIMIT_MS).then(() => null)]);
}
