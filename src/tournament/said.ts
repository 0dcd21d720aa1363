import * as v from 'valibot';
import { sameValue } from '@/plain/same-value';
import { SCORED_PARTS } from './act-values';
import { RESULT, type TableResult } from './table-result';

/** How many phones of one table are heard. */
const MAX_PHONES = 6;
/** How many results that were changed are told apart from another phone's. */
const MAX_TAKEN_BACK = 6;

const SAID = v.strictObject({
  results: v.pipe(v.array(RESULT), v.minLength(1), v.maxLength(MAX_PHONES)),
  takenBack: v.pipe(v.array(RESULT), v.maxLength(MAX_TAKEN_BACK)),
});

/**
 * What the phones of one table say: a result for each phone, the same ones too, and those that a phone sent
 * before and changed. So nobody's later word takes the place of another's.
 */
export type Said = {
  readonly results: readonly TableResult[];
  readonly takenBack: readonly TableResult[];
};

/** What a table sent; null if it is not valid. The first word of a table is a result alone, as it always was. */
export function parseSaid(value: unknown): Said | null {
  const alone = v.safeParse(RESULT, value);
  if (alone.success) return { results: [alone.output], takenBack: [] };
  const parsed = v.safeParse(SAID, value);
  return parsed.success ? parsed.output : null;
}

/** What is sealed and sent. */
export function toSend({ results, takenBack }: Said): TableResult | Said {
  const [first] = results;
  return first && results.length === 1 && takenBack.length === 0 ? first : { results, takenBack };
}

/** What is there with one phone's word: in place of what it said `before`, beside what others say. */
export function withWord(there: Said | null, word: TableResult, before: readonly TableResult[]): Said {
  const changed = before.filter((old) => !sameValue(old, word));
  // Another phone may have said the very same: only one word goes.
  const mine = there?.results.findIndex((result) => isAmong(changed, result)) ?? -1;
  const others = (there?.results ?? []).filter((_, index) => index !== mine);
  const gone = [...(there?.takenBack ?? []), ...changed];
  return {
    results: [...others, word].slice(-MAX_PHONES),
    takenBack: distinct(gone.filter((result) => !sameValue(result, word))).slice(-MAX_TAKEN_BACK),
  };
}

/** Whether a result is among these. */
export function isAmong(results: readonly TableResult[], result: TableResult): boolean {
  return results.some((other) => sameValue(other, result));
}

/**
 * What is known of a table with what arrived: it stays beside what arrived, unless a phone took it back. A
 * result alone that says the same as a known one is the same word, confirmed by more people or fewer.
 */
export function heard(known: readonly TableResult[], arrived: Said): readonly TableResult[] {
  const [alone] = arrived.results;
  const isAlone = alone !== undefined && arrived.results.length === 1;
  const kept = known.filter(
    (result) =>
      !isAmong(arrived.results, result) &&
      !isAmong(arrived.takenBack, result) &&
      !(isAlone && saysTheSame(alone, result)),
  );
  return [...kept, ...arrived.results];
}

/** Results that say the same, and from how many phones they came. */
export type SaidResult = { readonly result: TableResult; readonly phones: number };

/** What the phones of a table say, by what they say; who confirmed it on any of them has confirmed it. */
export function bySaying(results: readonly TableResult[]): readonly SaidResult[] {
  const groups: (readonly TableResult[])[] = [];
  for (const result of results) {
    const index = groups.findIndex(([first]) => first && saysTheSame(first, result));
    if (index < 0) groups.push([result]);
    else groups[index] = [...(groups[index] ?? []), result];
  }
  return groups.flatMap((group) => {
    const newest = group.at(-1);
    if (!newest) return [];
    const by = (id: number) => group.some(({ blue, confirmed }) => (blue === id ? confirmed.a : confirmed.b));
    const confirmed = { a: by(newest.blue), b: by(newest.red) };
    return [{ result: { ...newest, confirmed }, phones: group.length }];
  });
}

/** Whether two results give both players the same, whoever was Blue. */
export function saysTheSame(one: TableResult, other: TableResult): boolean {
  return sameValue(figuresOf(one, 'a'), figuresOf(other, one.blue === other.blue ? 'a' : 'b'));
}

/** The figures of a result, those of that side first. */
function figuresOf(
  { blue, red, winner, victoryPoints, battlePoints, scored, objectives = [] }: TableResult,
  first: 'a' | 'b',
) {
  const second = first === 'a' ? 'b' : 'a';
  const won = winner === first ? 'first' : winner === second ? 'second' : winner;
  const players = first === 'a' ? [blue, red] : [red, blue];
  const points = [victoryPoints[first], victoryPoints[second], battlePoints[first], battlePoints[second]];
  const counted = SCORED_PARTS.flatMap((part) => [
    scored?.[part][first] ?? null,
    scored?.[part][second] ?? null,
  ]);
  const reached = objectives.flatMap(({ id, ...count }) => [id, count[first], count[second]]);
  return { won, players, points: [...points, ...counted, ...reached] };
}

function distinct(results: readonly TableResult[]): readonly TableResult[] {
  return results.filter((result, index) => !isAmong(results.slice(index + 1), result));
}
