import * as v from 'valibot';
import { type Question, type Refused, refusedSchema, type Verdict } from './asked';

const NUMBER = v.pipe(v.number(), v.integer(), v.minValue(0));

/** What a host remembers of a guest besides its log. It is on the disk before a refusal is said. */
export const hostMemorySchema = v.strictObject({
  /** The last number that was decided, as far as no entry says so. */
  last: NUMBER,
  /** What was refused, and the guest may not know yet. */
  refusals: v.array(v.strictObject({ number: NUMBER, refusal: refusedSchema })),
});
export type HostMemory = v.InferOutput<typeof hostMemorySchema>;

export const NOTHING_DECIDED: HostMemory = { last: 0, refusals: [] };

export type HostParts = {
  /** The entries of the log that name a number of this guest: the number, and where it stands. */
  readonly named: () => ReadonlyMap<number, number>;
  readonly memory: HostMemory;
  /** Resolves when it is on the disk, and behind every entry that was decided before. */
  readonly remember: (memory: HostMemory) => Promise<void>;
  /**
   * Decides an intent like any tap of this phone's; its entry names the guest and the number. Null: nothing can
   * be decided now, and it is asked again.
   */
  readonly decide: (
    number: number,
    intent: unknown,
  ) => { readonly seq: number } | { readonly refusal: Refused } | null;
};

export type Host = {
  /** Decides what is new in a question, and answers all of it that is decided. One question at a time. */
  answer(question: Question): Promise<readonly Verdict[]>;
};

/** The host's side of one guest: each number is decided once, whatever is asked again, late or in part. */
export function createHost({ named, remember, decide, ...parts }: HostParts): Host {
  let memory = parts.memory;
  let work: Promise<unknown> = Promise.resolve();

  const lastDecided = () => Math.max(memory.last, ...named().keys());

  async function keep(next: HostMemory): Promise<void> {
    memory = next;
    await remember(next);
  }

  async function answerNow({ first, asked }: Question): Promise<readonly Verdict[]> {
    // What the guest knows needs not be remembered; an old question takes nothing back.
    const refusals = memory.refusals.filter(({ number }) => number >= first);
    if (refusals.length < memory.refusals.length) await keep({ last: lastDecided(), refusals });
    for (const { number, intent } of asked) {
      if (number !== lastDecided() + 1) continue;
      const decided = decide(number, intent);
      if (decided === null) break;
      if ('refusal' in decided) {
        const refused = { number, refusal: decided.refusal };
        await keep({ last: number, refusals: [...memory.refusals, refused] });
      }
    }
    const entries = named();
    return asked.flatMap(({ number }): readonly Verdict[] => {
      const seq = entries.get(number);
      if (seq !== undefined) return [{ number, seq }];
      const refused = memory.refusals.find((known) => known.number === number);
      return refused ? [refused] : [];
    });
  }

  return {
    answer(question) {
      const answered = work.then(() => answerNow(question));
      work = answered.catch(() => {});
      return answered;
    },
  };
}
