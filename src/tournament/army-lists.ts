import { latestOf, type SentList, standsOf } from './sent-lists';
import type { Audience } from './soft-scores';

/**
 * Which list of a player counts, as an organiser said: one of those that were sent, or null for the pasted one.
 * `upTo`: when the newest came of which the organiser knew.
 */
export type ChosenList = { readonly list: Pick<SentList, 'from' | 'at'> | null; readonly upTo: number };

/** The army lists of an event, and whether everybody sees them. */
export type ArmyLists = {
  /** Those that an organiser pasted, by the numbers of their players. */
  readonly texts: ReadonlyMap<number, string>;
  /** Those that players sent, as far as this phone has them and may open them. */
  readonly sent: readonly SentList[];
  readonly chosen: ReadonlyMap<number, ChosenList>;
  /** Until when a list is in time, in milliseconds since 1970; null: at any time. */
  readonly deadline: number | null;
  readonly areShown: boolean;
  /** The key that opens those that were sent, once the organiser has shown them; null: only organisers have it. */
  readonly key: string | null;
};

/** No list, and none is shown before the organiser says so. */
export const NO_LISTS: ArmyLists = {
  texts: new Map(),
  sent: [],
  chosen: new Map(),
  deadline: null,
  areShown: false,
  key: null,
};

/** The lists with that player's, pasted by an organiser: it counts from now on; null takes it out. */
export function withList(lists: ArmyLists, id: number, text: string | null): ArmyLists {
  const texts = new Map(lists.texts);
  if (text === null) return { ...lists, texts: without(texts, id) };
  return { ...lists, texts: texts.set(id, text), chosen: without(lists.chosen, id) };
}

/** The lists with what an organiser chose: one that was sent counts in place of one that was pasted. */
export function withChosen(lists: ArmyLists, id: number, chosen: ChosenList): ArmyLists {
  const texts = chosen.list === null ? lists.texts : without(lists.texts, id);
  return { ...lists, texts, chosen: new Map(lists.chosen).set(id, chosen) };
}

/** The lists without those of a player who is gone: they go to the heir, where that one has none. */
export function withoutListOf(lists: ArmyLists, id: number, heir: number | null): ArmyLists {
  const text = lists.texts.get(id);
  const left = { ...lists, texts: without(lists.texts, id), chosen: without(lists.chosen, id) };
  if (text === undefined || heir === null || lists.texts.has(heir)) return left;
  return withList(left, heir, text);
}

/** The army list of a player for that audience; null: there is none, or it is not for it. */
export function listOf(
  { armyLists }: { readonly armyLists: ArmyLists },
  id: number,
  audience: Audience,
): string | null {
  if (audience === 'everybody' && !armyLists.areShown) return null;
  return listState(armyLists, id).text;
}

/**
 * How it stands with a player's list. `counting`: of those that were sent; null where one was pasted, or none came.
 * `others`: those that were sent besides, and say something else. `time`: missing, late or in time; one that an
 * organiser pasted is in time.
 */
export type ListState = {
  readonly text: string | null;
  readonly counting: SentList | null;
  readonly others: readonly SentList[];
  /** Whether one of those came since an organiser chose, or none has chosen yet. */
  readonly isOpen: boolean;
  readonly time: 'inTime' | 'late' | 'missing';
};

/** How it stands with that player's list, for the organisers. */
export function listState({ texts, sent, chosen, deadline }: ArmyLists, id: number): ListState {
  const own = sent.filter(({ player }) => player === id);
  const pasted = texts.get(id);
  const counting = pasted === undefined ? standsOf(own, chosen.get(id)?.list ?? null, deadline) : null;
  const text = pasted ?? counting?.text ?? null;
  const others = latestOf(own).filter((list) => list !== counting && list.text !== text);
  const known = chosen.get(id)?.upTo ?? Number.NEGATIVE_INFINITY;
  return {
    text,
    counting,
    others,
    isOpen: others.some(({ at }) => at > known),
    time:
      text === null
        ? 'missing'
        : counting === null || deadline === null || counting.at <= deadline
          ? 'inTime'
          : 'late',
  };
}

function without<Value>(map: ReadonlyMap<number, Value>, id: number): Map<number, Value> {
  const left = new Map(map);
  left.delete(id);
  return left;
}
