import * as v from 'valibot';
import { listPhone, MAX_LIST_LENGTH, playerId } from './act-values';

/** How many lists of one player are kept. */
const MAX_KEPT = 8;

/** An army list as a text of the length that lists may have. */
export const LIST_TEXT = v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_LIST_LENGTH));

export const SENT_LIST = v.object({
  player: playerId,
  /** The phone that sent it, under a name that it made for this event. */
  from: listPhone,
  /** When the club had it, by the club's clock, in milliseconds since 1970. */
  at: v.number(),
  /** When the first one came that this one takes the place of. */
  since: v.number(),
  /** Of the message by which the club has it. */
  hash: v.string(),
  text: LIST_TEXT,
});

/** An army list that a player sent by the event's code. */
export type SentList = v.InferOutput<typeof SENT_LIST>;

type Kept = {
  readonly deadline: number | null;
  readonly chosen: ReadonlyMap<number, { readonly list: Pick<SentList, 'from' | 'at'> | null }>;
};

/**
 * The lists that are known with one that arrived. It takes the place of an earlier one of the same phone, where both
 * were late, or both in time; after the deadline the one in time stays beside it, and so does one that was chosen.
 */
export function withArrived(
  known: readonly SentList[],
  arrived: SentList,
  { deadline, chosen }: Kept,
): readonly SentList[] {
  const named = chosen.get(arrived.player)?.list ?? null;
  const isReplaced = (list: SentList) =>
    !(named?.from === list.from && named.at === list.at) &&
    list.player === arrived.player &&
    list.from === arrived.from &&
    list.at <= arrived.at &&
    isLate(list, deadline) === isLate(arrived, deadline);
  const others = known.filter((list) => list.hash !== arrived.hash && !isReplaced(list));
  const own = others.filter(({ player }) => player === arrived.player);
  const since = Math.min(arrived.since, ...known.filter(isReplaced).map((list) => list.since));
  return own.length < MAX_KEPT ? [...others, { ...arrived, since }] : known;
}

/**
 * Of the lists that were sent for one player, the one that counts: what the organiser chose, while it is there;
 * else the newest that came in time from the phone that sent first. One that came later never takes its place.
 */
export function standsOf(
  own: readonly SentList[],
  chosen: Pick<SentList, 'from' | 'at'> | null,
  deadline: number | null,
): SentList | null {
  const named = chosen && own.find(({ from, at }) => from === chosen.from && at === chosen.at);
  if (named) return named;
  const [first] = own.toSorted(
    (one, other) =>
      Number(isLate(one, deadline)) - Number(isLate(other, deadline)) || one.since - other.since,
  );
  if (!first) return null;
  const same = own.filter(
    (list) => list.from === first.from && isLate(list, deadline) === isLate(first, deadline),
  );
  return same.toSorted((one, other) => other.at - one.at)[0] ?? null;
}

/** The newest first, of the same text one. */
export function latestOf(own: readonly SentList[]): readonly SentList[] {
  const newest = own.toSorted((one, other) => other.at - one.at);
  return newest.filter((list, index) => newest.findIndex(({ text }) => text === list.text) === index);
}

function isLate({ at }: SentList, deadline: number | null): boolean {
  return deadline !== null && at > deadline;
}
