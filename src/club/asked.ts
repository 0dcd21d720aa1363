import * as v from 'valibot';

/*
 * One writer, two hands. The host alone appends. A guest's tap is an intent with a number of its own; the host
 * decides each number once, in the order of the numbers, and answers it with the entry that it became, or with
 * a refusal. Whatever is said may be lost, doubled, late or old: a question is asked again until each of its
 * numbers is answered, and a number that was answered gets the same answer.
 */

/** A guest's intent under its number. */
export type Asked = { readonly number: number; readonly intent: unknown };

/** All that a guest waits for, by rising number. Whatever is in front of `first` it knows the answer of. */
export type Question = { readonly first: number; readonly asked: readonly Asked[] };

/** What a guest says: what it asks, as which phone, and whether it leaves. */
export type Asking = Question & {
  /** Drawn when the phone joined: the first phone that says something under an invitation is its guest. */
  readonly from: string;
  readonly leaves: boolean;
};

/**
 * How a guest stands with the host. `out`: it left, or was thrown out. `taken`: another phone came by the same
 * invitation before.
 */
export const STANDINGS = ['in', 'out', 'taken'] as const;
export type Standing = (typeof STANDINGS)[number];

/** What the host says to one phone. */
export type Answering = {
  readonly to: string;
  readonly standing: Standing;
  readonly verdicts: readonly Verdict[];
};

/** What became of a number: the entry in the log that names it, or why there is none. */
export type Verdict =
  | { readonly number: number; readonly seq: number }
  | { readonly number: number; readonly refusal: Refused };

/** A refusal as it travels: its code and values, which the guest's screen has the sentence for. */
export type Refused = { readonly code: string; readonly values: Readonly<Record<string, unknown>> };

/** So many intents are asked at once at most; the rest waits its turn. */
export const MAX_ASKED = 50;

const number = v.pipe(v.number(), v.integer(), v.minValue(1));
const name = v.pipe(v.string(), v.minLength(1), v.maxLength(40));
export const refusedSchema = v.strictObject({ code: v.string(), values: v.record(v.string(), v.unknown()) });

export const askedSchema = v.strictObject({ number, intent: v.unknown() });

/** A question that was unsealed: numbers that follow each other. */
export const questionSchema = v.pipe(
  v.strictObject({
    v: v.literal(1),
    from: name,
    leaves: v.boolean(),
    first: number,
    asked: v.pipe(v.array(askedSchema), v.maxLength(MAX_ASKED)),
  }),
  v.check(({ first, asked }) => asked.every((one, index) => one.number === first + index)),
);

/** The answers to a question that were unsealed. */
export const answerSchema = v.strictObject({
  v: v.literal(1),
  to: name,
  standing: v.picklist(STANDINGS),
  verdicts: v.array(
    v.union([v.strictObject({ number, seq: number }), v.strictObject({ number, refusal: refusedSchema })]),
  ),
});

const MARK = '.';

/** How the names of guests begin: of another player's phone, and of a tablet of the player who invited it. */
export const GUEST_NAMES = { other: 'g', own: 'o' } as const;

/** Whether that guest, or who an entry names, is a tablet of the host's own player. */
export function isOwnTablet(name: string): boolean {
  return name.startsWith(GUEST_NAMES.own);
}

/** Who an entry names that a guest asked for: the guest, and the number of its intent. */
export function namedWriter(guest: string, asked: number): string {
  return `${guest}${MARK}${asked}`;
}

/** The number of that guest's intent which an entry names; null where it is another's. */
export function numberNamed(writer: string, guest: string): number | null {
  if (!writer.startsWith(guest + MARK)) return null;
  const text = writer.slice(guest.length + MARK.length);
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
