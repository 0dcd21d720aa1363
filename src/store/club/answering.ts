import type { StoreApi } from 'zustand/vanilla';
import type { AskedTap } from '@/battle/log/asked-ledger';
import type { Ledger } from '@/battle/log/ledger';
import { writerId } from '@/battle/state/ids';
import { createHost, NOTHING_DECIDED } from '@/club/answering-host';
import {
  type Answering,
  type Asking,
  GUEST_NAMES,
  namedWriter,
  numberNamed,
  type Verdict,
} from '@/club/asked';
import { type HandsSecrets, readQuestion, sealAnswer } from '@/club/asked-message';
import { toBase64Url } from '@/club/bytes';
import type { ClubConnection } from '@/club/connection';
import { channelOf, newSecret } from '@/club/secrets';
import type { Side } from '@/rules/index';
import type { ShareRecord } from '@/store/battle/share-record';
import type { HandsParts } from './club-parts';
import { type GuestRecord, readGuests, writeGuests } from './hands-record';

type Hosted = {
  readonly shares: ReadonlyMap<string, ShareRecord>;
  /** The guests of the battles that this phone writes. */
  readonly guests: ReadonlyMap<string, readonly GuestRecord[]>;
};

const GUEST_NAME_BYTES = 6;

/**
 * The host's side of the battles on this phone. What a guest asks is decided while the battle is on screen
 * here and written here; it is answered once that is on the disk. One question at a time.
 */
export function answeringHost(store: Pick<StoreApi<Hosted>, 'getState' | 'setState'>, parts: HandsParts) {
  const { entryLog, random, hands, onFailure } = parts;
  const lines = new Map<string, ClubConnection>();
  let work: Promise<unknown> = Promise.resolve();

  function inTurn<Value>(job: () => Promise<Value>): Promise<Value> {
    const done = work.then(job);
    work = done.catch(() => {});
    return done;
  }

  function channelOfShare(id: string): string | null {
    const share = store.getState().shares.get(id);
    return share?.role === 'write' && share.ended === null ? channelOf(share.writer) : null;
  }

  const secretsOf = (channel: string, { id, key }: GuestRecord): HandsSecrets => ({
    channel,
    guest: id,
    key,
  });

  function show(id: string, guests: readonly GuestRecord[]): void {
    store.setState(({ guests: all }) => ({ guests: new Map(all).set(id, guests) }));
  }

  /** What is on the disk counts: another tab may have invited or answered. */
  async function guestsOf(id: string): Promise<readonly GuestRecord[]> {
    const guests = await readGuests(entryLog, id);
    if (guests.length > 0 || store.getState().guests.has(id)) show(id, guests);
    return guests;
  }

  async function change(id: string, guest: GuestRecord, changes: Partial<GuestRecord>): Promise<GuestRecord> {
    const changed = { ...guest, ...changes };
    const guests = (await readGuests(entryLog, id)).map((known) => (known.id === guest.id ? changed : known));
    await writeGuests(entryLog, id, guests);
    show(id, guests);
    return changed;
  }

  async function say(id: string, guest: GuestRecord, answering: Answering): Promise<void> {
    const channel = channelOfShare(id);
    if (channel === null) return;
    const line = lines.get(id);
    // A line that breaks meanwhile: the guest asks again.
    await line
      ?.say(sealAnswer(answering, secretsOf(channel, guest), random, line.packing))
      .catch(() => false);
  }

  async function heard(id: string, message: Uint8Array, { packing }: ClubConnection): Promise<void> {
    const channel = channelOfShare(id);
    if (channel === null) return;
    for (const guest of await guestsOf(id)) {
      const asking = readQuestion(message, secretsOf(channel, guest), packing);
      if (asking === null) continue;
      const answering = await answerTo(id, guest, asking);
      if (answering !== null) await say(id, guest, answering);
      return;
    }
  }

  async function answerTo(id: string, known: GuestRecord, asking: Asking): Promise<Answering | null> {
    const to = asking.from;
    if (known.phone !== null && known.phone !== to) return { to, standing: 'taken', verdicts: [] };
    if (known.isOut) return { to, standing: 'out', verdicts: [] };
    const guest = known.phone === null ? await change(id, known, { phone: to }) : known;
    if (asking.leaves) {
      await change(id, guest, { isOut: true });
      return { to, standing: 'out', verdicts: [] };
    }
    if (hands.writing(id) === null) return null;
    const verdicts = await decided(id, guest, asking);
    return (await hands.saved()) ? { to, standing: 'in', verdicts } : null;
  }

  function decided(id: string, guest: GuestRecord, asking: Asking): Promise<readonly Verdict[]> {
    const isOwn = (writer: string) => numberNamed(writer, guest.id) !== null;
    const named = () => entriesNaming(hands.writing(id), guest.id);
    const host = createHost({
      named,
      memory: guest.memory,
      async remember(memory) {
        // Behind every entry that was decided before: what is on the disk says so in this order.
        if (await hands.saved()) await change(id, guest, { memory });
      },
      decide(number, intent) {
        const writer = writerId(namedWriter(guest.id, number));
        const rights = { sides: guest.sides, isOwn };
        const seqs = named();
        const result = hands.decideFor(id, writer, intent as AskedTap, rights, (one) => seqs.get(one));
        if (result === null) return null;
        return result.ok ? { seq: result.value } : { refusal: result.refusal };
      },
    });
    return host.answer(asking);
  }

  /** The battle is on screen: its guests may ask. */
  function opened(id: string): void {
    if (channelOfShare(id) === null) return;
    void inTurn(async () => {
      for (const guest of await guestsOf(id))
        if (guest.phone !== null && !guest.isOut && hands.writing(id) !== null)
          await say(id, guest, { to: guest.phone, standing: 'in', verdicts: [] });
    }).catch(onFailure);
  }

  return {
    /** A line to the club stands: guests are heard, and told that this phone is there again. */
    connected(id: string, connection: ClubConnection): void {
      lines.set(id, connection);
      void connection.closed.then(() => {
        if (lines.get(id) === connection) lines.delete(id);
      });
      connection.hearTalk((message) => void inTurn(() => heard(id, message, connection)).catch(onFailure));
      opened(id);
    },
    opened,
    /** Invites another phone to write those sides, or a tablet of this very player. */
    invite: (id: string, sides: readonly Side[], isOwn = false): Promise<GuestRecord> =>
      inTurn(async () => {
        const guest: GuestRecord = {
          id: GUEST_NAMES[isOwn ? 'own' : 'other'] + toBase64Url(random(GUEST_NAME_BYTES)),
          key: newSecret(random),
          sides: [...sides],
          phone: null,
          isOut: false,
          memory: NOTHING_DECIDED,
        };
        // An invitation that nobody came by is worth nothing any more.
        const guests = [...(await readGuests(entryLog, id)).filter(({ phone }) => phone !== null), guest];
        await writeGuests(entryLog, id, guests);
        show(id, guests);
        return guest;
      }),
    /** A guest is there anew, and writes those sides from now on; null where it is no guest any more. */
    readmit: (id: string, guestId: string, sides: readonly Side[]): Promise<GuestRecord | null> =>
      inTurn(async () => {
        const guest = (await readGuests(entryLog, id)).find((known) => known.id === guestId);
        return guest && !guest.isOut ? change(id, guest, { sides: [...sides] }) : null;
      }),
    /** Throws a guest out: what it asks from now on is not decided. */
    throwOut: (id: string, guestId: string): Promise<void> =>
      inTurn(async () => {
        const guest = (await readGuests(entryLog, id)).find((known) => known.id === guestId);
        if (!guest) return;
        const out = await change(id, guest, { isOut: true });
        if (out.phone !== null) await say(id, out, { to: out.phone, standing: 'out', verdicts: [] });
      }),
  };
}

/** Which of a guest's numbers became which entry. */
export function entriesNaming(ledger: Ledger | null, guest: string): ReadonlyMap<number, number> {
  const numbers = new Map<number, number>();
  for (const { seq, writer } of ledger?.entries ?? []) {
    const number = numberNamed(writer, guest);
    if (number !== null) numbers.set(number, seq);
  }
  return numbers;
}
