import type { ArmyList } from '@/army-list/list/army-list';

/** A number that stands alone at the end or the beginning of what a reader took for names and options. */
const LOOSE_NUMBER = /(?:^|[\s,;:(-])\d{2,4}(?:\s?(?:pts|points|p))?[\s).]*$|^\d{2,4}\s/i;

/**
 * How well a reading explains its source; larger is better. What counts: how many of the lines were read, how
 * many units have points, and how few numbers were left lying in names and options. Whether the units add up
 * to the stated total does not: a list that was cut or changed by hand does not either.
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
  return 2 * readShare + withPoints + sane - 2 * loose + Math.min(units.length, 40) / 100;
}

function hasLooseNumber({ name, options }: ArmyList['units'][number]): boolean {
  return [name, ...options].some((text) => LOOSE_NUMBER.test(text));
}
