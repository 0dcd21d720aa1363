import type { Reading } from './draft';
import { isUnitCost, POINTS_WORD, pointsOf, UNIT_POINTS } from './numbers';
import { unitHead } from './unit-head';

/** A unit whose points stand in front of it. */
export type PointsFirst = {
  /** The text behind points and count. */
  readonly rest: string;
  readonly readings: readonly [Reading, ...Reading[]];
  /** A dash or colon stood between points and unit. */
  readonly dashed: boolean;
};

const DASHED = new RegExp(
  String.raw`^(?:(\d{1,2})\s?x\s?)?(${UNIT_POINTS})\s?${POINTS_WORD}?\s?(?:x\s?(\d{1,2}))?\s*[-*:=]+\s*(\S.*)$`,
  'i',
);
const TIMES = new RegExp(String.raw`^(\d{2,4})\s?${POINTS_WORD}?\s?x\s?(\d{1,2})\s+(\S.*)$`, 'i');
const BARE = new RegExp(
  String.raw`^(${UNIT_POINTS})\s?${POINTS_WORD}?\s+((?:\d{1,3}\s?x?\s?|\d{1,2}\s?x\s?\d{1,3}\s+|x\s?\d{1,3}\s+)?[\p{L}("'].*)$`,
  'iu',
);

/** "176 Points" is no unit called "Points". */
const NO_NAME = new RegExp(`^${POINTS_WORD}$`, 'i');

/** A smaller number without a dash and without a count behind it is the count itself: "20 spearmen". */
const CHEAPEST_BARE = 50;

/**
 * A unit in one of the shapes that begin with points, or null: "354 - 33x Herd", "475 - 2x1 Gortach", "210 20
 * skeletons", "160x2 2x1 sand scorpion", "2x 175 - x30 levy".
 */
export function pointsFirst(text: string): PointsFirst | null {
  const line = text.replace(/^[-*.\s]+(?=\d)/, '');
  const dashed = DASHED.exec(line);
  if (dashed !== null) {
    return unitBehind(dashed[2], dashed[1] ?? dashed[3], dashed[4], true);
  }
  const times = TIMES.exec(line);
  if (times !== null) return unitBehind(times[1], times[2], times[3], false);
  const bare = BARE.exec(line);
  if (bare?.[2] === undefined) return null;
  const isCount = pointsOf(bare[1] ?? '') < CHEAPEST_BARE && !/^x?\s?\d/i.test(bare[2]);
  return isCount ? null : unitBehind(bare[1], undefined, bare[2], false);
}

function unitBehind(
  written: string | undefined,
  times: string | undefined,
  behind: string | undefined,
  dashed: boolean,
): PointsFirst | null {
  if (written === undefined || behind === undefined) return null;
  const points = pointsOf(written);
  if (!isUnitCost(points) || !/\p{L}{2}/u.test(behind) || NO_NAME.test(behind)) return null;
  const head = unitHead(behind);
  const copies = head.copies > 1 || times === undefined ? head.copies : Number(times);
  const models = times !== undefined && head.perhapsCopies && head.models === copies ? 1 : head.models;
  if (copies < 1 || copies > 12) return null;
  // "2x 175" and "160x2" say themselves that the points are for each.
  const readings =
    times === undefined
      ? readingsOf(copies, models, points, head.perhapsCopies)
      : ([{ copies, models, together: points * copies }] as const);
  return { rest: head.rest, readings, dashed };
}

/**
 * The ways to read points beside a count: for each of several units or for all of them. "3x Chariot" may be
 * either.
 */
export function readingsOf(
  copies: number,
  models: number,
  points: number | null,
  perhapsCopies: boolean,
): readonly [Reading, ...Reading[]] {
  if (points === null) return [{ copies, models, together: null }];
  if (copies > 1) {
    return [
      { copies, models, together: points * copies },
      { copies, models, together: points },
    ];
  }
  const plain: Reading = { copies, models, together: points };
  if (!perhapsCopies) return [plain];
  return [plain, { copies: models, models: 1, together: points * models }];
}
