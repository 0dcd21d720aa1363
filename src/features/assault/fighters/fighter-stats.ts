import { type FighterDraft, MAX_FIGHTER_CHARACTERISTIC, MAX_FIGHTER_WOUNDS } from '@/battle/state/fighters';
import type { WoundPoolRules } from '@/rules/index';
import { assaultWords } from '@/words/assault/assault-words';
import type { Stat } from './stat-line';

/** The numbers of a profile and its weapon, in the order of the rulebook. */
export const STATS = [
  'weaponSkill',
  'strength',
  'toughness',
  'wounds',
  'initiative',
  'attacks',
  'leadership',
  'armourSave',
  'invulnerableSave',
  'feelNoPain',
  'weaponStrength',
  'weaponAp',
] as const;
export type StatId = (typeof STATS)[number];

/** The numbers that a vehicle or building does not have. */
const NOT_OF_VEHICLES: readonly StatId[] = ['toughness', 'leadership', 'armourSave', 'feelNoPain'];

type Value = FighterDraft[StatId];

/** The profile as the form shows it. */
export function statsOf(draft: FighterDraft, book: WoundPoolRules): readonly Stat<Value>[] {
  return STATS.filter((id) => draft.target !== 'vehicle' || !NOT_OF_VEHICLES.includes(id)).map((id) => ({
    id,
    label: assaultWords.stats.label(id, draft.target),
    name: assaultWords.stats.name(id, draft.target),
    value: draft[id],
    shown: assaultWords.stats.shown(id, draft[id]),
    options: optionsOf(id, book).map((value) => ({ value, shown: assaultWords.stats.shown(id, value) })),
  }));
}

function optionsOf(id: StatId, book: WoundPoolRules): readonly Value[] {
  switch (id) {
    case 'weaponSkill':
    case 'initiative':
    case 'attacks':
    case 'leadership':
      return range(0, MAX_FIGHTER_CHARACTERISTIC);
    case 'wounds':
      return range(1, MAX_FIGHTER_WOUNDS);
    case 'armourSave':
    case 'invulnerableSave':
    case 'feelNoPain':
      return [null, ...range(2, 6)];
    case 'weaponStrength':
      return [
        'user',
        ...range(1, MAX_FIGHTER_CHARACTERISTIC),
        ...(book.destroyer ? (['destroyer'] as const) : []),
      ];
    case 'weaponAp':
      return [null, ...range(1, 6)];
    default:
      return range(1, MAX_FIGHTER_CHARACTERISTIC);
  }
}

function range(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
