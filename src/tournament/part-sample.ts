import { scoredPoints } from '@/rules/index';
import type { ScoredPart } from './act-values';
import { ownScore, readScore, type TypedPart } from './typed-score';

/** A figure that a match may well have, where no limits say which. */
const USUAL: Readonly<Record<ScoredPart, number>> = { scenario: 5, kills: 1_300 };
const NOTHING = { win: 0, draw: 0, loss: 0 };

/**
 * What a part that is being typed gives the winner for one figure: the limit in the middle, else a usual one.
 * Null where the part does not count, or cannot be read.
 */
export function partSample(
  of: ScoredPart,
  typed: TypedPart,
): { readonly figure: number; readonly points: number } | null {
  const { parts: none, ...score } = ownScore(NOTHING);
  const absent: TypedPart = { ...none[of], by: 'none' };
  const read = readScore({ ...score, parts: { scenario: absent, kills: absent, [of]: typed } });
  const part = 'set' in read ? read.set.parts[0] : undefined;
  if (!part) return null;
  const figure = part.edges?.[Math.floor(part.edges.length / 2)] ?? USUAL[of];
  const { a } = scoredPoints(
    { parts: [part], least: Number.NEGATIVE_INFINITY, most: Number.POSITIVE_INFINITY },
    { a: { scenario: figure, kills: figure }, b: { scenario: 0, kills: 0 } },
    'a',
    { a: 0, b: 0 },
  );
  return { figure, points: a.total };
}
