import type { ArmyList } from '@/army-list/list/army-list';

/** A number that stands alone at the end or the beginning of what a reader took for names and options. */
const LOOSE_NUMBER = /(?:^|[\s,;:(-])\d{2,4}(?:\s?(?:pts|points|p))?[\s).]*$|^\d{2,4}\s/i;

/**
 * How well a reading explains its source; larger is better. What counts: that the units add up to the stated total, how many
 * of the lines were read, how many units have points, and how few numbers were left lying in names and options.
 */
export function scoreOf(list: ArmyList): number {
  const { units } = list;
  if (units.length === 0) return Number.NEGATIVE_INFINITY;
  const told = list.lines.filter(({ kind }) => kind !== 'empty').length;
  const unread = list.lines.filter(({ kind }) => kind === 'unread').length;
  const readShare = told === 0 ? 1 : 1 - unread / told;
  const withPoints = units.filter(({ points }) => points !== null).length / units.length;
  const loose = units.filter(hasLooseNumber).length / units.length;
  const sane = units.filter(({ name }) => /\p{L}{2}/u.test(name) && name.length <= 60).length / units.length;
  return (
    (list.agrees === true ? 3 : -gapOf(list)) +
    2 * readShare +
    withPoints +
    sane -
    2 * loose +
    Math.min(units.length, 40) / 100
  );
}

/** How far a list is from its stated total, from 0 to 2. A list of which not all units have points cannot be held to it. */
function gapOf({ units, sum, statedTotal }: ArmyList): number {
  if (statedTotal === null || units.some(({ points }) => points === null)) return 0;
  return Math.min(2, (4 * Math.abs(sum - statedTotal)) / statedTotal);
}

function hasLooseNumber({ name, options }: ArmyList['units'][number]): boolean {
  return [name, ...options].some((text) => LOOSE_NUMBER.test(text));
}
