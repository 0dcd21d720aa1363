import { MAX_DAMAGE } from '@/battle/state/book-weapon';
import type { FighterDraft } from '@/battle/state/fighters';
import {
  amountOf,
  type BookRule,
  type FighterWords,
  isOfRule,
  type WeaponModifier,
  weaponModifier,
} from '@/rules/book-parts';
import { assaultWords } from '@/words/assault/assault-words';
import type { Stat } from './stat-line';

/** What only some rulebooks know of a weapon and a model, beside the profile. */
const BOOK_STATS = ['weaponDamage', 'weaponInitiative', 'weaponAttacks', 'shrouded'] as const;
type BookStatId = (typeof BOOK_STATS)[number];
/** A number, a modifier as it is printed, or none. */
export type BookValue = number | string | null;

/** The modifiers that a weapon prints, in the order of the menu; the first leaves the characteristic. */
const OWN = 'own';
const MODIFIERS = [OWN, '+1', '+2', '+3', '+4', '+5', '-1', '-2', '-3', '-4', '-5', 'x2'] as const;
const SET = ['1', '2', '3', '4', '5', '6'] as const;
const SAVES = [null, 2, 3, 4, 5, 6] as const;
/** More Damage than this is typed nowhere in such games. */
const MOST_DAMAGE = Math.min(12, MAX_DAMAGE);

/** Whether the form's value belongs to this file. */
export function isBookStat(id: string): id is BookStatId {
  return BOOK_STATS.some((one) => one === id);
}

/** These values as the form shows them. */
export function bookStatsOf(draft: FighterDraft): readonly Stat<BookValue>[] {
  return BOOK_STATS.map((id) => {
    const value = standingOf(draft, id);
    return {
      id,
      label: assaultWords.bookStats.label(id),
      name: assaultWords.bookStats.name(id),
      value,
      shown: assaultWords.bookStats.shown(id, value),
      options: optionsOf(id).map((option) => ({
        value: option,
        shown: assaultWords.bookStats.shown(id, option),
      })),
    };
  });
}

/** Those of them that are not as with any ordinary weapon. */
export function unusualBookStats(draft: FighterDraft): readonly Stat<BookValue>[] {
  return bookStatsOf(draft).filter(
    ({ value, id }) => value !== null && value !== OWN && !(id === 'weaponDamage' && value === 1),
  );
}

/** The draft with that value. */
export function withBookStat(draft: FighterDraft, id: BookStatId, value: BookValue): FighterDraft {
  const { [id]: _, ...rest } = draft;
  if (value === null || value === OWN) return rest;
  if (typeof value === 'number') return { ...rest, [id]: value };
  const modifier = weaponModifier(value);
  return modifier ? { ...rest, [id]: modifier } : rest;
}

function standingOf(draft: FighterDraft, id: BookStatId): BookValue {
  if (id === 'weaponDamage') return draft.weaponDamage ?? 1;
  if (id === 'shrouded') return draft.shrouded ?? null;
  return printed(draft[id]);
}

function printed(modifier: WeaponModifier | undefined): string {
  if (!modifier || modifier.kind === 'none') return OWN;
  if (modifier.kind === 'set') return String(modifier.to);
  if (modifier.kind === 'times') return `x${modifier.by}`;
  return modifier.by < 0 ? String(modifier.by) : `+${modifier.by}`;
}

function optionsOf(id: BookStatId): readonly BookValue[] {
  if (id === 'shrouded') return SAVES;
  if (id === 'weaponDamage') return Array.from({ length: MOST_DAMAGE }, (_, index) => index + 1);
  return [...MODIFIERS, ...SET];
}

/** The rulebook's rules with a number as the form shows them: null where the fighter does not have one. */
export function numberedStatsOf(
  { numbered }: FighterWords,
  bookRules: readonly BookRule[],
): readonly Stat<BookValue>[] {
  return numbered.map((rule) => {
    const amount = amountOf(bookRules, rule);
    const value = amount === 0 ? null : amount;
    const shown = (number: number | null) => assaultWords.bookRules.number(rule, number);
    return {
      id: rule,
      label: assaultWords.bookRules.label(rule),
      name: assaultWords.bookRules.named(rule),
      value,
      shown: shown(value),
      options: [null, 1, 2, 3, 4, 5, 6]
        .filter((number) => number === null || assaultWords.bookRules.isAmount(rule) || number > 1)
        .map((number) => ({ value: number, shown: shown(number) })),
    };
  });
}

/** The rules with that number for the one, or without it. */
export function withNumbered(
  { numbered }: FighterWords,
  bookRules: readonly BookRule[],
  id: string,
  number: BookValue,
): readonly BookRule[] {
  const rule = numbered.find((one) => one === id);
  if (rule === undefined) return bookRules;
  const others = bookRules.filter((word) => !isOfRule(word, rule));
  return typeof number === 'number' ? [...others, `${rule}${number}` as BookRule] : others;
}
