import { folded } from '@/army-list/text/normalise';
import { tagKey } from '@/battle/match/tags';
import type { KeptArmy } from '@/store/armies/kept-kinds';

/** The search among the kept armies: a text in any of their words, and a tag; null: any. */
export type ArmySearch = { readonly text: string; readonly tag: string | null };

/** The armies that have every word of the search, and the tag. */
export function foundArmies(armies: readonly KeptArmy[], { text, tag }: ArmySearch): readonly KeptArmy[] {
  const wanted = folded(text)
    .split(' ')
    .filter((word) => word !== '');
  return armies.filter((army) => {
    if (tag !== null && !army.tags.some((own) => tagKey(own) === tagKey(tag))) return false;
    const { name, notes, tags, units } = army;
    const said = folded([name, army.army, notes, ...tags, ...units.map((unit) => unit.name)].join(' '));
    return wanted.every((word) => said.includes(word));
  });
}

/** Every tag of the armies once, in its first spelling, in alphabetical order. */
export function tagsOf(armies: readonly KeptArmy[]): readonly string[] {
  const tags = new Map<string, string>();
  for (const tag of armies.flatMap((army) => army.tags)) {
    if (!tags.has(tagKey(tag))) tags.set(tagKey(tag), tag);
  }
  return [...tags.values()].toSorted((one, other) => (tagKey(one) < tagKey(other) ? -1 : 1));
}

/** The points of an army's units added up. */
export function armyPoints({ units }: Pick<KeptArmy, 'units'>): number {
  return units.reduce((sum, { pointCost }) => sum + pointCost, 0);
}
