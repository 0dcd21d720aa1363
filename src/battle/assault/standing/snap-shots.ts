import type { FighterGroup } from '@/battle/state/fighters';
import type { WoundPoolRules } from '@/rules/index';

/** The name of the status that makes all shots of the group Snap Shots; undefined: none does. */
export function snappedBy(
  { statuses }: WoundPoolRules,
  { statuses: has = [] }: Pick<FighterGroup, 'statuses'>,
): string | undefined {
  return statuses?.statuses.find(({ id, snapShots }) => snapShots && has.includes(id))?.label;
}
