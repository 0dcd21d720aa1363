import { cheapestPairs } from './perfect-matching';

/** Up to so many are paired exactly as one; more are paired in parts, so that a page does not stand still. */
const MOST_AT_ONCE = 256;
/** Further apart than this is the same as this far apart: the sums stay within whole numbers. */
const FAR = 200;
const FAR_GROUPS = 40;
/** A step between score groups weighs as much as ten places. */
const GROUP_WEIGHT = 100;
const LARGEST_COST = 2 ** 50;

/** What is wished of two who could be paired, the first wish before the second, and that before nearness. */
export type Wishes<Item> = {
  /** How often they have met. */
  readonly met: (one: Item, other: Item) => number;
  /** Whether they are of one club. */
  readonly areMates: (one: Item, other: Item) => boolean;
  /** Equal for those with as many points; null where there are no points yet. */
  readonly pointsOf: ((item: Item) => number) | null;
  /** The upper half is to meet the lower one, in order; else neighbours meet. */
  readonly halves: boolean;
};

/**
 * All of an even number in pairs, exactly: those who meet again are as few as can be, then those of one club,
 * then the pairs stand as near as can be to each other, in points and then in order.
 */
export function couplesOf<Item>(
  order: readonly Item[],
  wishes: Wishes<Item>,
): readonly (readonly [Item, Item])[] {
  if (order.length <= MOST_AT_ONCE) return exactCouples(order, wishes);
  return partsOf(order, wishes).flatMap((part) => exactCouples(part, wishes));
}

function exactCouples<Item>(
  order: readonly Item[],
  wishes: Wishes<Item>,
): readonly (readonly [Item, Item])[] {
  const { met, areMates, pointsOf, halves } = wishes;
  const half = order.length / 2;
  const apart = halves ? half : 1;
  const groups = pointsOf === null ? [] : groupsOf(order.map(pointsOf));
  const mates = (FAR ** 2 + GROUP_WEIGHT * FAR_GROUPS ** 2) * half + 1;
  const again = mates * (half + 1);
  const cost = (one: number, other: number): number => {
    const [first, second] = [order[one], order[other]];
    if (first === undefined || second === undefined) return 0;
    const places = Math.min(FAR, Math.abs(Math.abs(one - other) - apart));
    const steps = Math.min(FAR_GROUPS, Math.abs((groups[one] ?? 0) - (groups[other] ?? 0)));
    const repeats = Math.min(met(first, second) ** 2, Math.floor(LARGEST_COST / again) - 1);
    return places ** 2 + GROUP_WEIGHT * steps ** 2 + (areMates(first, second) ? mates : 0) + repeats * again;
  };
  return cheapestPairs(order.length, cost).flatMap((mate, place) => {
    const [first, second] = [order[place], order[mate]];
    return mate > place && first !== undefined && second !== undefined ? [[first, second] as const] : [];
  });
}

/** The score group of each, counted from the top. */
function groupsOf(points: readonly number[]): readonly number[] {
  const steps = [...new Set(points)].sort((one, other) => other - one);
  const places = new Map(steps.map((value, place) => [value, place]));
  return points.map((value) => places.get(value) ?? 0);
}

/**
 * Parts of an even number each. By points they follow each other. Without, the field is laid out club by club
 * and each is dealt together with the one half the field further on, who is of another club unless a club has
 * more than half: so what can be paired without club mates can be in every part.
 */
function partsOf<Item>(
  order: readonly Item[],
  { areMates, pointsOf }: Wishes<Item>,
): readonly (readonly Item[])[] {
  const count = Math.ceil(order.length / MOST_AT_ONCE);
  if (pointsOf !== null) {
    const size = 2 * Math.ceil(order.length / count / 2);
    return Array.from({ length: count }, (_, part) => order.slice(part * size, (part + 1) * size));
  }
  const clubs: Item[][] = [];
  for (const item of order) {
    const club = clubs.find(([first]) => first !== undefined && areMates(first, item));
    if (club) club.push(item);
    else clubs.push([item]);
  }
  const half = order.length / 2;
  const parts = new Map(clubs.flat().map((item, place) => [item, (place % half) % count]));
  return Array.from({ length: count }, (_, part) => order.filter((item) => parts.get(item) === part));
}
