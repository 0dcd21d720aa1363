import * as v from 'valibot';
import {
  type Asked,
  askedSchema,
  MAX_ASKED,
  type Question,
  type Refused,
  refusedSchema,
  type Verdict,
} from './asked';

/** What a guest keeps on its disk: it is there before anything of it is asked. */
export const guestMemorySchema = v.strictObject({
  /** The number of its next tap: none is used twice. */
  next: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Taps without an answer, in their order. */
  waiting: v.array(askedSchema),
  /** Taps that were refused, until the player puts them away. */
  refused: v.array(
    // Those of an earlier invitation have numbers below 1.
    v.strictObject({ number: v.pipe(v.number(), v.integer()), intent: v.unknown(), refusal: refusedSchema }),
  ),
});
export type GuestMemory = {
  readonly next: number;
  readonly waiting: readonly Asked[];
  readonly refused: readonly (Asked & { readonly refusal: Refused })[];
};

export const NOTHING_ASKED: GuestMemory = { next: 1, waiting: [], refused: [] };

export type GuestParts = {
  readonly memory: GuestMemory;
  /** Keeps it on the disk, in the order of the calls; the tap is shown meanwhile. */
  readonly remember: (memory: GuestMemory) => Promise<void>;
  readonly onChange: (memory: GuestMemory) => void;
};

export type Guest = {
  /** A tap of this phone's player: it waits from now on. Resolves when it is on the disk and may be asked. */
  tap(intent: unknown): Promise<void>;
  /** What is to be asked, again and again until all of it is answered. */
  question(): Question;
  /** An answer of the host came. */
  heard(verdicts: readonly Verdict[]): Promise<void>;
  /** The log has entries that name these numbers. */
  named(numbers: readonly number[]): Promise<void>;
  /** The player has read why these taps were refused. */
  putAway(numbers: readonly number[]): Promise<void>;
  /** Nothing is asked any more: what waits is refused like that. */
  giveUp(refusal: Refused): Promise<void>;
};

/** The guest's side: its taps wait under their numbers, and each settles once. */
export function createGuest({ remember, onChange, ...parts }: GuestParts): Guest {
  let memory = parts.memory;
  /**
   * What is on the disk: only that is asked, and the host is told of no answer that this phone could forget.
   */
  let saved = parts.memory;

  async function keep(next: GuestMemory): Promise<void> {
    memory = next;
    // On its way to the disk before it is drawn: what is on the disk is asked, and drawing takes longer.
    const remembered = remember(next);
    onChange(next);
    await remembered;
    saved = next;
  }

  const without = (numbers: ReadonlySet<number>) =>
    memory.waiting.filter(({ number }) => !numbers.has(number));

  return {
    tap: (intent) =>
      keep({
        ...memory,
        next: memory.next + 1,
        waiting: [...memory.waiting, { number: memory.next, intent }],
      }),
    question() {
      const asked = saved.waiting;
      const [first] = asked;
      if (!first) return { first: saved.next, asked: [] };
      // Numbers that follow each other: one that is answered between two others is not asked again.
      const gap = asked.findIndex(({ number }, index) => number !== first.number + index);
      return {
        first: first.number,
        asked: asked.slice(0, Math.min(gap < 0 ? asked.length : gap, MAX_ASKED)),
      };
    },
    async heard(verdicts) {
      const refusals = new Map(
        verdicts.flatMap((one) => ('refusal' in one ? [[one.number, one.refusal]] : [])),
      );
      const refused = memory.waiting.flatMap((asked) => {
        const refusal = refusals.get(asked.number);
        return refusal ? [{ ...asked, refusal }] : [];
      });
      // An entry settles when it is in the log of this phone: until then its tap is shown as waiting.
      if (refused.length === 0) return;
      const settled = new Set(refused.map(({ number }) => number));
      await keep({ ...memory, waiting: without(settled), refused: [...memory.refused, ...refused] });
    },
    async named(numbers) {
      const settled = new Set(numbers);
      const waiting = without(settled);
      const next = Math.max(memory.next, ...numbers.map((number) => number + 1));
      if (waiting.length < memory.waiting.length || next > memory.next)
        await keep({ ...memory, next, waiting });
    },
    putAway: (numbers) =>
      keep({ ...memory, refused: memory.refused.filter(({ number }) => !numbers.includes(number)) }),
    async giveUp(refusal) {
      if (memory.waiting.length === 0) return;
      const refused = memory.waiting.map((asked) => ({ ...asked, refusal }));
      await keep({ ...memory, waiting: [], refused: [...memory.refused, ...refused] });
    },
  };
}
