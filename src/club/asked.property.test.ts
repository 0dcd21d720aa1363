import { describe, expect, it } from 'vitest';
import { createHost, type HostMemory, NOTHING_DECIDED } from './answering-host';
import { type Answering, type Asking, namedWriter, numberNamed, type Question, type Verdict } from './asked';
import { readAnswerOf, readQuestion, sealAnswer, sealQuestion } from './asked-message';
import { createGuest, type GuestMemory, NOTHING_ASKED } from './asking-guest';
import { STORED } from './packing';

const SECRETS = { channel: 'channel', guest: 'g1', key: 'AbcdefghijklmnopqrstUA' };

const asking = (question: Question): Asking => ({ ...question, from: 'p1', leaves: false });
const answering = (verdicts: readonly Verdict[]): Answering => ({ to: 'p1', standing: 'in', verdicts });

type Entry = { readonly seq: number; readonly writer: string; readonly says: string };

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

/** A host, a guest, and a liar between them, who loses, doubles, keeps, mixes and forges what they say. */
function table(seed: number) {
  const chance = chanceOf(seed);
  let drawn = seed;
  const random = (count: number) => {
    drawn += 1;
    return Uint8Array.from({ length: count }, (_, index) => (drawn * 31 + index * 7) % 256);
  };
  // What is on the disks. Entries wait for theirs, as in the app.
  let hostLog: Entry[] = [];
  let hostMemory: HostMemory = NOTHING_DECIDED;
  let guestLog: readonly Entry[] = [];
  let guestMemory: GuestMemory = NOTHING_ASKED;
  let screen: Entry[] = [];
  const tapped: string[] = [];
  const refusedOnce = new Map<string, string>();
  const toHost: Uint8Array[] = [];
  const toGuest: Uint8Array[] = [];

  const flush = () => {
    hostLog = [...screen];
  };
  const add = (writer: string, says: string) => {
    screen.push({ seq: screen.length + 1, writer, says });
    return screen.length;
  };
  const openHost = () =>
    createHost({
      named: () =>
        new Map(
          screen.flatMap(({ writer, seq }) => {
            const number = numberNamed(writer, SECRETS.guest);
            return number === null ? [] : [[number, seq] as const];
          }),
        ),
      memory: hostMemory,
      remember: async (memory) => {
        flush();
        hostMemory = memory;
      },
      decide: (number, intent) => {
        const says = String(intent);
        // Whether it fits hangs on what came before, as at a table.
        if ((screen.length + says.length) % 3 === 0)
          return { refusal: { code: 'noLongerFits', values: { at: screen.length } } };
        return { seq: add(namedWriter(SECRETS.guest, number), says) };
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
  let host = openHost();
  let guest = openGuest();

  const steps: readonly (() => Promise<void>)[] = [
    async () => {
      const says = `guest ${tapped.length + 1}`;
      tapped.push(says);
      await guest.tap(says);
    },
    async () => void add('h', `host ${screen.length + 1}`),
    async () => flush(),
    async () => {
      toHost.push(sealQuestion(asking(guest.question()), SECRETS, random, STORED));
    },
    async () => {
      const message = toHost[chance(Math.max(1, toHost.length))];
      const question = message && readQuestion(message, SECRETS, STORED);
      if (question) toGuest.push(sealAnswer(answering(await host.answer(question)), SECRETS, random, STORED));
    },
    async () => {
      const message = toGuest[chance(Math.max(1, toGuest.length))];
      const answer = message && readAnswerOf(message, SECRETS, STORED);
      if (answer) await guest.heard(answer.verdicts);
    },
    async () => {
      guestLog = hostLog.slice(0, Math.max(guestLog.length, chance(hostLog.length + 1)));
      await guest.named(
        guestLog.flatMap(({ writer }) => {
          const number = numberNamed(writer, SECRETS.guest);
          return number === null ? [] : [number];
        }),
      );
    },
  ];
  const lies: readonly (() => void)[] = [
    () => void toHost.splice(0, chance(toHost.length + 1)),
    () => void toGuest.splice(0, chance(toGuest.length + 1)),
    // A message back to who said it, to the other side, or with a bit of it turned.
    () => void toHost.push(...toGuest.slice(-1)),
    () => void toGuest.push(...toHost.slice(-1)),
    () => {
      const message = toHost.at(-1);
      if (message)
        toHost.push(message.map((byte, index) => (index === chance(message.length) ? byte ^ 1 : byte)));
    },
    () => void toHost.push(random(60)),
    () => void toGuest.push(random(60)),
    // A question as anybody would make it who has no key of theirs.
    () =>
      void toHost.push(
        sealQuestion(
          asking({ first: 1, asked: [{ number: 1, intent: 'forged' }] }),
          { ...SECRETS, key: 'BbcdefghijklmnopqrstUA' },
          random,
          STORED,
        ),
      ),
  ];
  return {
    async step() {
      if (chance(6) === 0) lies[chance(lies.length)]?.();
      await steps[chance(steps.length)]?.();
      for (const { number, intent, refusal } of guestMemory.refused) {
        const before = refusedOnce.get(`${number}`);
        const now = `${String(intent)} ${JSON.stringify(refusal)}`;
        expect(before ?? now, 'a refusal that changed').toBe(now);
        refusedOnce.set(`${number}`, now);
      }
    },
    /** A cut: what is on its way is lost, or kept by the liar; a page may die with it, of either. */
    cut() {
      if (chance(2) === 0) toHost.length = 0;
      if (chance(2) === 0) toGuest.length = 0;
      if (chance(3) === 0) {
        screen = [...hostLog];
        host = openHost();
      }
      if (chance(3) === 0) guest = openGuest();
    },
    /** The line stands: what waits is asked until nothing waits. */
    async settle() {
      flush();
      for (let turn = 0; turn < 400 && guestMemory.waiting.length > 0; turn += 1) {
        const heard = readQuestion(
          sealQuestion(asking(guest.question()), SECRETS, random, STORED),
          SECRETS,
          STORED,
        );
        if (heard) await guest.heard(await host.answer(heard));
        flush();
        guestLog = [...hostLog];
        await guest.named(guestLog.flatMap(({ writer }) => numberNamed(writer, SECRETS.guest) ?? []));
      }
      guestLog = [...hostLog];
    },
    end: () => ({ hostLog, guestLog, guestMemory, tapped }),
  };
}

describe('one writer, two hands', () => {
  it.each(Array.from({ length: 20 }, (_, index) => index + 1))(
    'loses nothing, has nothing twice and nothing in another order through 50 cuts and a liar (%i)',
    async (seed) => {
      const { step, cut, settle, end } = table(seed);
      for (let cuts = 0; cuts < 50; cuts += 1) {
        for (let count = 0; count < 12; count += 1) await step();
        cut();
      }
      await settle();
      const { hostLog, guestLog, guestMemory, tapped } = end();
      expect(guestLog).toEqual(hostLog);
      expect(hostLog.map(({ seq }) => seq)).toEqual(hostLog.map((_, index) => index + 1));
      expect(guestMemory.waiting).toEqual([]);
      const entered = hostLog.flatMap(({ writer, says }) => {
        const number = numberNamed(writer, SECRETS.guest);
        return number === null ? [] : [{ number, says }];
      });
      const refused = guestMemory.refused.map(({ number, intent }) => ({ number, says: String(intent) }));
      expect(entered.map(({ number }) => number)).toEqual(
        entered.map(({ number }) => number).toSorted((one, other) => one - other),
      );
      const all = [...entered, ...refused].toSorted((one, other) => one.number - other.number);
      expect(all).toEqual(tapped.map((says, index) => ({ number: index + 1, says })));
      expect(Math.min(entered.length, refused.length)).toBeGreaterThan(5);
    },
  );
});
