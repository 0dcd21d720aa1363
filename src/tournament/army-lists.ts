import type { Audience } from './soft-scores';

/** The army lists of an event by the numbers of their players, and whether everybody sees them. */
export type ArmyLists = { readonly texts: ReadonlyMap<number, string>; readonly areShown: boolean };

/** No list, and none is shown before the organiser says so. */
export const NO_LISTS: ArmyLists = { texts: new Map(), areShown: false };

/** The lists with that player's; null takes it out. */
export function withList(lists: ArmyLists, id: number, text: string | null): ArmyLists {
  const texts = new Map(lists.texts);
  if (text === null) texts.delete(id);
  else texts.set(id, text);
  return { ...lists, texts };
}

/** The lists without those of a player who is gone: they go to the heir, where that one has none. */
export function withoutListOf(lists: ArmyLists, id: number, heir: number | null): ArmyLists {
  const text = lists.texts.get(id);
  if (text === undefined) return lists;
  const without = withList(lists, id, null);
  return heir === null || lists.texts.has(heir) ? without : withList(without, heir, text);
}

/** The army list of a player for that audience; null: there is none, or it is not for it. */
export function listOf(
  { armyLists }: { readonly armyLists: ArmyLists },
  id: number,
  audience: Audience,
): string | null {
  if (audience === 'everybody' && !armyLists.areShown) return null;
  return armyLists.texts.get(id) ?? null;
}
