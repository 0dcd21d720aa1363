import { readCode } from './code-frame';
import { fromParts } from './code-series';
import { missingPart, type Parity, readParity } from './parity';

/** How many series are kept at once: two phones that are read in turn, and an earlier one. */
const KEPT_SERIES = 3;

type Series = {
  readonly series: number;
  readonly total: number;
  readonly parts: ReadonlyMap<number, Uint8Array>;
  /** The spare codes that were read, by stripe. */
  readonly spare: ReadonlyMap<number, Parity>;
};

/** The codes read so far. The series that was read last comes first. */
export type Collection = { readonly kept: readonly Series[] };

/** Nothing read yet. */
export const NO_CODES: Collection = { kept: [] };

/**
 * The effect of a scanned code. `added`: a new part. `repeated`: nothing new. `otherSeries`: the first part
 * of another content; what was read before is kept. `complete`: the last part, with the text. `broken`: all
 * parts are there but do not fit the content's checksum, so they are dropped. The others are not part of a
 * series.
 */
export const CODE_NEWS = [
  'added',
  'repeated',
  'otherSeries',
  'complete',
  'broken',
  'foreign',
  'newer',
  'damaged',
] as const;
export type CodeNews = (typeof CODE_NEWS)[number];

export type Collected = {
  readonly collection: Collection;
  readonly news: CodeNews;
  /** Only with `complete`. */
  readonly text: string | null;
};

/** Adds the text of a scanned code. Codes may come in any order, and repeatedly. Never throws. */
export function collect(collection: Collection, code: string): Collected {
  const spare = readParity(code);
  if (spare === 'damaged') return { collection, news: 'damaged', text: null };
  if (spare) return add(collection, spare, { parts: [], spare: [[spare.stripe, spare]] });
  const read = readCode(code);
  if (read.kind !== 'frame') return { collection, news: read.kind, text: null };
  const { frame } = read;
  return add(collection, frame, { parts: [[frame.index, frame.part]], spare: [] });
}

type Brought = {
  readonly parts: readonly (readonly [number, Uint8Array])[];
  readonly spare: readonly (readonly [number, Parity])[];
};

function add(collection: Collection, of: Pick<Series, 'series' | 'total'>, brought: Brought): Collected {
  const before = collection.kept.find((kept) => kept.series === of.series && kept.total === of.total);
  const others = collection.kept.filter((kept) => kept !== before);
  const present = madeGood({
    series: of.series,
    total: of.total,
    parts: new Map([...(before?.parts ?? []), ...brought.parts]),
    spare: new Map([...(before?.spare ?? []), ...brought.spare]),
  });
  const after: Collection = { kept: [present, ...others].slice(0, KEPT_SERIES) };
  const isKnown =
    brought.parts.every(([index]) => before?.parts.has(index)) &&
    brought.spare.every(([stripe]) => before?.spare.has(stripe));
  if (isKnown) return { collection: after, news: 'repeated', text: null };
  const wasComplete = before?.parts.size === of.total;
  if (present.parts.size === of.total && !wasComplete) return completed(present, after, others);
  const isOther = !before && others.length > 0;
  return { collection: after, news: isOther ? 'otherSeries' : 'added', text: null };
}

/** The series, with lost codes restored from its spare codes. */
function madeGood(series: Series): Series {
  const parts = new Map(series.parts);
  for (const spare of series.spare.values()) {
    const found = missingPart(spare, parts);
    if (found) parts.set(...found);
  }
  return { ...series, parts };
}

function completed(
  { series, total, parts }: Series,
  after: Collection,
  others: readonly Series[],
): Collected {
  const inOrder = Array.from({ length: total }, (_, index) => parts.get(index) ?? new Uint8Array());
  const text = fromParts(series, inOrder);
  return text === null
    ? { collection: { kept: others }, news: 'broken', text: null }
    : { collection: after, news: 'complete', text };
}

/**
 * The progress of the series read last: codes read, codes in all, and the missing ones, numbered from 1. Null
 * before the first.
 */
export function progressOf({ kept: [latest] }: Collection): {
  readonly read: number;
  readonly total: number;
  readonly missing: readonly number[];
} | null {
  if (!latest) return null;
  const { total, parts } = latest;
  const numbers = Array.from({ length: total }, (_, index) => index + 1);
  return { read: parts.size, total, missing: numbers.filter((number) => !parts.has(number - 1)) };
}
