import type { StoreApi } from 'zustand/vanilla';
import type { AskedTap, WaitingTap } from '@/battle/log/asked-ledger';
import type { Events } from '@/battle/log/decide';
import { writerId } from '@/battle/state/ids';
import { namedWriter, numberNamed, type Question, type Verdict } from '@/club/asked';
import { type HandsSecrets, readAnswerOf, sealQuestion } from '@/club/asked-message';
import { createGuest, type Guest, type GuestMemory, NOTHING_ASKED } from '@/club/asking-guest';
import type { ClubConnection } from '@/club/connection';
import { secretBelow } from '@/club/secrets';
import { SIDES } from '@/rules/index';
import type { GuestDesk } from '@/store/battle/battle-hands';
import type { ShareRecord } from '@/store/battle/share-record';
import { entriesNaming } from './answering';
import type { HandsParts } from './club-parts';
import { readAsks, writeAsks } from './hands-record';

export type GuestShare = Extract<ShareRecord, { readonly role: 'guest' }>;

/** A tap as it is kept: with what it would have become, to tell of it where it is refused. */
export type KeptTap = AskedTap & { readonly events: Events };

type Asks = {
  readonly shares: ReadonlyMap<string, ShareRecord>;
  /** What this phone asked for as a guest, of the battles that were opened. */
  readonly asks: ReadonlyMap<string, GuestMemory>;
};

/** How long to wait before it is asked again, by how often it was. */
const AGAIN_MS: readonly number[] = [1_000, 2_000, 4_000];
const LONGEST_AGAIN_MS = 5_000;
/** The host came back: what waits is asked at once, but not more often than this. */
const SOONEST_MS = 500;
const WRITE_AGAIN_MS = 4_000;

/** With what a guest and its host seal what they say. */
function secretsOf({ reader, guest }: GuestShare): HandsSecrets {
  return { channel: secretBelow(reader), guest: guest.id, key: guest.key };
}

/**
 * The guest's side of the battles on this phone. A tap is on the disk before it is asked; it is asked while
 * its battle is on screen, again and again until it is decided.
 */
export function askingGuests(
  store: Pick<StoreApi<Asks>, 'getState' | 'setState'>,
  parts: HandsParts,
  /** Keeps how this phone stands with the host. */
  keepStanding: (battleId: string, standing: GuestShare['standing']) => Promise<void>,
) {
  const { entryLog, random, now, wait, hands, onFailure, onReceived } = parts;
  const lines = new Map<string, ClubConnection>();
  const guests = new Map<string, Guest>();
  const looping = new Set<string>();
  const askedAt = new Map<string, number>();
  /** Whoever changes what waits draws it by itself. */
  let isQuiet = false;
  function quietly<Value>(work: () => Value): Value {
    isQuiet = true;
    try {
      return work();
    } finally {
      isQuiet = false;
    }
  }

  function shareOf(id: string): GuestShare | null {
    const share = store.getState().shares.get(id);
    return share?.role === 'guest' && share.ended === null ? share : null;
  }

  const memoryOf = (id: string) => store.getState().asks.get(id);

  function show(id: string, memory: GuestMemory): void {
    store.setState(({ asks }) => ({ asks: new Map(asks).set(id, memory) }));
    if (!isQuiet) hands.settled(id);
  }

  /** The last write of what is remembered, by battle: it resolves behind all before it. */
  const writes = new Map<string, Promise<void>>();

  /** How many of them are not done, by battle. */
  const unwritten = new Map<string, number>();
  const count = (id: string, change: 1 | -1) => unwritten.set(id, (unwritten.get(id) ?? 0) + change);

  /** Writes what is remembered, in order, and again after a failure: no tap is dropped. */
  function remembering(id: string): (memory: GuestMemory) => Promise<void> {
    return (memory) => {
      const write = async (): Promise<void> => {
        for (;;) {
          try {
            await writeAsks(entryLog, id, memory);
            break;
          } catch (error) {
            onFailure(error);
            await wait(WRITE_AGAIN_MS);
          }
        }
        count(id, -1);
      };
      // At once where nothing is in front of it: what is drawn in the same breath would hold it up.
      const before = (unwritten.get(id) ?? 0) > 0 ? writes.get(id) : undefined;
      count(id, 1);
      const written = before === undefined ? write() : before.then(write);
      writes.set(id, written);
      return written;
    };
  }

  /** What is remembered, with all that this tab has begun to write: older memory would ask again what is settled. */
  async function remembered(id: string): Promise<GuestMemory> {
    for (;;) {
      const last = writes.get(id);
      await last;
      const memory = await readAsks(entryLog, id);
      if (writes.get(id) === last) return memory;
    }
  }

  /** A question as it travels: what a tap would have become here is nothing to the host. */
  function travelling({ first, asked }: Question): Question {
    return {
      first,
      asked: asked.map(({ number, intent: kept }) => {
        const { events: _, ...tap } = kept as KeptTap;
        return { number, intent: tap };
      }),
    };
  }

  async function say(id: string, leaves = false): Promise<void> {
    const [share, line, guest] = [shareOf(id), lines.get(id), guests.get(id)];
    if (!share || !line || share.standing !== 'in') return;
    const question = guest ? travelling(guest.question()) : { first: 1, asked: [] };
    askedAt.set(id, now());
    const asking = { ...question, from: share.from, leaves };
    // A line that breaks meanwhile: it is asked again on the next one.
    await line.say(sealQuestion(asking, secretsOf(share), random, line.packing)).catch(() => false);
  }

  /** Asks until nothing waits, for as long as there is a line and the battle is on screen. */
  async function ask(id: string): Promise<void> {
    await say(id);
    if (looping.has(id)) return;
    looping.add(id);
    for (let times = 0; ; times += 1) {
      await wait(AGAIN_MS[times] ?? LONGEST_AGAIN_MS);
      if ((memoryOf(id)?.waiting.length ?? 0) === 0 || !lines.has(id) || !hands.asking(id)) break;
      await say(id);
    }
    looping.delete(id);
  }

  async function heard(id: string, message: Uint8Array, { packing }: ClubConnection): Promise<void> {
    const share = shareOf(id);
    if (share?.standing !== 'in') return;
    const answer = readAnswerOf(message, secretsOf(share), packing);
    if (answer?.to !== share.from) return;
    if (answer.standing !== 'in') return leave(id, answer.standing);
    const guest = guests.get(id);
    if (!guest || !hands.asking(id)) return;
    await guest.heard(answer.verdicts);
    const waits = guest.question().asked.length > 0;
    if (answer.verdicts.length === 0 && waits && now() - (askedAt.get(id) ?? 0) > SOONEST_MS) await ask(id);
  }

  /** What waits is told as refused: nobody decides it any more. */
  async function giveUp(id: string, code: 'askOut' | 'askTaken'): Promise<void> {
    const guest = guests.get(id) ?? (await open(id));
    await guest?.giveUp({ code, values: {} });
    guests.delete(id);
  }

  /** This phone asks no more, and the battle is read along. */
  async function leave(id: string, standing: 'out' | 'taken'): Promise<void> {
    await giveUp(id, standing === 'out' ? 'askOut' : 'askTaken');
    await keepStanding(id, standing);
    onReceived(id, null);
  }

  /**
   * This phone has taken the battle over: what waited is decided here, each tap in the name it had. What the host
   * had entered of it then reads the same in both courses.
   */
  async function decideHere(id: string, { id: name }: GuestShare['guest']): Promise<void> {
    const guest = guests.get(id) ?? (await open(id));
    const named = () => entriesNaming(hands.writing(id), name);
    const rights = { sides: SIDES, isOwn: (writer: string) => numberNamed(writer, name) !== null };
    const refusals = (memoryOf(id)?.waiting ?? []).flatMap(({ number, intent }): readonly Verdict[] => {
      const seqs = named();
      if (seqs.has(number)) return [];
      const { events: _, ...tap } = intent as KeptTap;
      const writer = writerId(namedWriter(name, number));
      const decided = hands.decideFor(id, writer, tap, rights, (one) => seqs.get(one));
      return decided && !decided.ok ? [{ number, refusal: decided.refusal }] : [];
    });
    // What the disk does not take waits on, and is decided when the battle is opened again.
    if (!(await hands.saved())) return;
    await guest?.named([...named().keys()]);
    await guest?.heard(refusals);
  }

  async function open(id: string): Promise<Guest | null> {
    if (store.getState().shares.get(id)?.role !== 'guest') return null;
    const memory = await remembered(id);
    const guest = createGuest({ memory, remember: remembering(id), onChange: (next) => show(id, next) });
    store.setState(({ asks }) => ({ asks: new Map(asks).set(id, memory) }));
    guests.set(id, guest);
    return guest;
  }

  /** The desk of that battle, read anew: another tab may have asked meanwhile. */
  async function deskOf(id: string): Promise<GuestDesk | null> {
    const share = shareOf(id);
    const guest = await open(id);
    if (!share || !guest || share.standing !== 'in') return null;
    const { id: name, sides } = share.guest;
    // A later reading of the battle has put another in its place, which knows what this one wrote.
    const present = () => guests.get(id) ?? guest;
    const writer = (number: number) => writerId(namedWriter(name, number));
    return {
      sides,
      isOwn: (other) => numberNamed(other, name) !== null,
      waiting: () =>
        (memoryOf(id)?.waiting ?? []).map(
          ({ number, intent }): WaitingTap => ({ ...(intent as KeptTap), number, writer: writer(number) }),
        ),
      next() {
        const number = memoryOf(id)?.next ?? 1;
        return { number, writer: writer(number) };
      },
      tap(tap, events) {
        const kept: KeptTap = { ...tap, events };
        quietly(() => present().tap(kept))
          .then(() => ask(id))
          .catch(onFailure);
      },
      decided({ entries }) {
        const numbers = entries.flatMap((entry) => numberNamed(entry.writer, name) ?? []);
        quietly(() => present().named(numbers)).catch(onFailure);
      },
    };
  }

  return {
    deskOf,
    /**
     * This phone joins anew: what it asked under another invitation is told as refused, and numbers begin at 1
     * again.
     */
    async joins(id: string, before: ShareRecord | null, made: ShareRecord): Promise<void> {
      guests.delete(id);
      if (made.role !== 'guest') return;
      if (before?.role === 'guest' && before.guest.id === made.guest.id) return;
      const { waiting, refused } = await readAsks(entryLog, id);
      const refusal = { code: 'askOut', values: {} };
      const old = [...refused, ...waiting.map((asked) => ({ ...asked, refusal }))];
      const memory = { ...NOTHING_ASKED, refused: old.map((one, index) => ({ ...one, number: -index })) };
      await writeAsks(entryLog, id, memory);
    },
    /** A line to the club stands: the host is told that this phone is there, and asked what waits. */
    connected(id: string, connection: ClubConnection): void {
      lines.set(id, connection);
      void connection.closed.then(() => {
        if (lines.get(id) === connection) lines.delete(id);
      });
      connection.hearTalk((message) => void heard(id, message, connection).catch(onFailure));
      void ask(id).catch(onFailure);
    },
    /** The battle is on screen: what waits is asked. */
    opened(id: string): void {
      const share = store.getState().shares.get(id);
      if (share?.role === 'guest' && share.ended === 'takenOver')
        void decideHere(id, share.guest).catch(onFailure);
      if (lines.has(id) && (memoryOf(id)?.waiting.length ?? 0) > 0) void ask(id).catch(onFailure);
    },
    giveUp: (id: string) => giveUp(id, 'askOut'),
    /** The player leaves: the host is told, where it hears it. */
    async leave(id: string): Promise<void> {
      await say(id, true);
      await leave(id, 'out');
    },
    async putAway(id: string, numbers: readonly number[]): Promise<void> {
      await (guests.get(id) ?? (await open(id)))?.putAway(numbers);
    },
  };
}
