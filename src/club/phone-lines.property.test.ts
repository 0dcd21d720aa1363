import { describe, expect, it } from 'vitest';
import { fakeChannels } from '@/testing/phone-channels';
import { createHost, type HostMemory, NOTHING_DECIDED } from './answering-host';
import { namedWriter, numberNamed } from './asked';
import { readAnswerOf, readQuestion, sealAnswer, sealQuestion } from './asked-message';
import { createGuest, type GuestMemory, NOTHING_ASKED } from './asking-guest';
import type { ClubConnection } from './connection';
import { AT_THE_BEGINNING } from './log-book';
import { STORED } from './packing';
import { phoneConnection } from './phone-connection';
import { createPhoneWire } from './phone-wire';
import { createPocketClub } from './pocket-club';
import type { SharedEntry } from './run';
import { createSharedLog } from './shared-log';

const SECRETS = { channel: 'channel', guest: 'g1', key: 'AbcdefghijklmnopqrstUA' };

type Entry = SharedEntry & { readonly writer: string; readonly says: string };

/** Chance that comes again by its seed. */
function chanceOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 60; turn += 1) await Promise.resolve();
}

const never = () => new Promise<void>(() => {});

const numbersIn = (entries: readonly Entry[]) =>
  entries.flatMap(({ writer, seq }) => {
    const number = numberNamed(writer, SECRETS.guest);
    return number === null ? [] : [[number, seq] as const];
  });

/** Two phones that write one battle over a channel in memory, which is cut, and made anew by two more codes. */
function phones(seed: number) {
  const chance = chanceOf(seed);
  let drawn = seed;
  const random = (count: number) => {
    drawn += 1;
    return Uint8Array.from({ length: count }, (_, index) => (drawn * 31 + index * 7) % 256);
  };
  const hostLog: Entry[] = [];
  let hostMemory: HostMemory = NOTHING_DECIDED;
  let guestLog: Entry[] = [];
  let guestMemory: GuestMemory = NOTHING_ASKED;
  const tapped: string[] = [];
  const troubles = new Set<string>();

  const openHost = () =>
    createHost({
      named: () => new Map(numbersIn(hostLog)),
      memory: hostMemory,
      remember: async (memory) => {
        hostMemory = memory;
      },
      decide: (number, intent) => {
        const says = String(intent);
        // Whether it fits hangs on what came before, as at a table.
        if ((hostLog.length + says.length) % 3 === 0) return { refusal: { code: 'late', values: {} } };
        hostLog.push({ seq: hostLog.length + 1, writer: namedWriter(SECRETS.guest, number), says });
        return { seq: hostLog.length };
      },
    });
  const openGuest = () =>
    createGuest({
      memory: guestMemory,
      remember: async (memory) => {
        guestMemory = memory;
      },
      onChange: () => {},
    });
  const sharedLog = (writes: boolean) =>
    createSharedLog(
      {
        channel: SECRETS.channel,
        key: SECRETS.key,
        writes,
        random,
        wait: async () => {},
        book: {
          logId: () => (writes || guestLog.length > 0 ? 'b1' : null),
          entries: async () => (writes ? [...hostLog] : [...guestLog]),
          receive: async (_, entries) => {
            expect(writes, 'the host received').toBe(false);
            guestLog = [...guestLog, ...(entries as readonly Entry[])];
            await guest.named(numbersIn(guestLog).map(([number]) => number));
          },
          keepBeside: () => Promise.reject(new Error('No course may part')),
          reached: async () => {},
        },
      },
      AT_THE_BEGINNING,
    );

  let host = openHost();
  let guest = openGuest();
  let pocket = createPocketClub();
  let [hostShared, guestShared] = [sharedLog(true), sharedLog(false)];
  let line: {
    readonly cut: () => void;
    readonly host: ClubConnection;
    readonly guest: ClubConnection;
  } | null = null;

  async function join(): Promise<void> {
    const channels = fakeChannels();
    pocket.admit(createPhoneWire(channels.ends[0], never));
    const [ownEnd, otherEnd] = [
      pocket.connect(),
      phoneConnection(createPhoneWire(channels.ends[1], never), never),
    ];
    if (!ownEnd || !otherEnd) throw new Error('Not joined');
    line = { cut: channels.cut, host: ownEnd, guest: otherEnd };
    hostShared.doubt();
    guestShared.doubt();
    otherEnd.hearLog(guestShared.heard);
    const answered = async (message: Uint8Array) => {
      const question = readQuestion(message, SECRETS, STORED);
      if (!question) return;
      const answering = { to: 'p1', standing: 'in', verdicts: await host.answer(question) } as const;
      await ownEnd.say(sealAnswer(answering, SECRETS, random, STORED));
    };
    ownEnd.hearTalk((message) => void answered(message));
    otherEnd.hearTalk((message) => {
      const answer = readAnswerOf(message, SECRETS, STORED);
      if (answer) void guest.heard(answer.verdicts);
    });
  }

  const ask = async () =>
    void (await line?.guest.say(
      sealQuestion({ ...guest.question(), from: 'p1', leaves: false }, SECRETS, random, STORED),
    ));
  const working = { host: false, guest: false };
  /** A round of keeping equal; where the line is cut meanwhile it is begun again on the next one. */
  async function sync(which: 'host' | 'guest'): Promise<void> {
    if (line === null || working[which]) return;
    working[which] = true;
    const shared = which === 'host' ? hostShared : guestShared;
    const outcome = await shared.sync(line[which]).catch(() => null);
    working[which] = false;
    // A guest whose host has begun its channel anew has more of it for a moment.
    if (outcome && outcome.trouble !== null) troubles.add(outcome.trouble);
  }
  const steps: readonly (() => Promise<void>)[] = [
    async () => {
      const says = `guest ${tapped.length + 1}`;
      tapped.push(says);
      await guest.tap(says);
    },
    async () =>
      void hostLog.push({ seq: hostLog.length + 1, writer: 'h', says: `host ${hostLog.length + 1}` }),
    ask,
    // Not waited for: a cut may come in the middle of it.
    async () => void sync('host'),
    async () => void sync('guest'),
    settle,
  ];
  return {
    join,
    step: async () => await steps[chance(steps.length)]?.(),
    /** A cut at a random moment; a page may die with it, of either. */
    async cut() {
      for (let turns = chance(12); turns > 0; turns -= 1) await Promise.resolve();
      line?.cut();
      line = null;
      await settle();
      if (chance(3) === 0) {
        host = openHost();
        pocket = createPocketClub();
        hostShared = sharedLog(true);
      }
      if (chance(3) === 0) {
        guest = openGuest();
        guestShared = sharedLog(false);
      }
    },
    /** The line stands: what waits is asked until nothing waits. */
    async end() {
      for (let turn = 0; turn < 200; turn += 1) {
        await ask();
        await settle();
        await sync('host');
        await settle();
        await sync('guest');
        if (guestMemory.waiting.length === 0 && guestLog.length === hostLog.length) break;
      }
      return { hostLog, guestLog, guestMemory, tapped, troubles: [...troubles] };
    },
  };
}

describe('two phones without a server', () => {
  it.each(Array.from({ length: 40 }, (_, index) => index + 1))(
    'lose nothing, have nothing twice and nothing in another order through 25 cuts (%i)',
    async (seed) => {
      const { join, step, cut, end } = phones(seed);
      for (let cuts = 0; cuts < 25; cuts += 1) {
        await join();
        for (let count = 0; count < 12; count += 1) await step();
        await cut();
      }
      await join();
      const { hostLog, guestLog, guestMemory, tapped, troubles } = await end();
      expect(troubles.filter((trouble) => trouble !== 'lost')).toEqual([]);
      expect(guestLog).toEqual(hostLog);
      expect(hostLog.map(({ seq }) => seq)).toEqual(hostLog.map((_, index) => index + 1));
      expect(guestMemory.waiting).toEqual([]);
      const entered = numbersIn(hostLog).map(([number, seq]) => ({ number, says: hostLog[seq - 1]?.says }));
      expect(entered.map(({ number }) => number)).toEqual(
        entered.map(({ number }) => number).toSorted((one, other) => one - other),
      );
      const refused = guestMemory.refused.map(({ number, intent }) => ({ number, says: String(intent) }));
      const all = [...entered, ...refused].toSorted((one, other) => one.number - other.number);
      expect(all).toEqual(tapped.map((says, index) => ({ number: index + 1, says })));
      expect(Math.min(entered.length, refused.length)).toBeGreaterThan(5);
    },
  );
});
