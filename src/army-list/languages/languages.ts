import { LISTS_IN_CHINESE } from './chinese';
import { LISTS_IN_ENGLISH } from './english';
import { LISTS_IN_FRENCH } from './french';
import { LISTS_IN_GERMAN } from './german';
import { LISTS_IN_ITALIAN } from './italian';
import { LIST_SECTIONS, type ListLanguage, type ListSection, type MarkWord } from './list-language';
import { LISTS_IN_POLISH } from './polish';
import { LISTS_IN_SPANISH } from './spanish';

/**
 * The languages that lists come in, one file each. A list is never asked for its language: programs mix two
 * in one list.
 */
export const LIST_LANGUAGES: readonly ListLanguage[] = [
  LISTS_IN_ENGLISH,
  LISTS_IN_GERMAN,
  LISTS_IN_SPANISH,
  LISTS_IN_FRENCH,
  LISTS_IN_ITALIAN,
  LISTS_IN_POLISH,
  LISTS_IN_CHINESE,
];

/** All words for a mark, in every language. */
export function wordsFor(mark: MarkWord): readonly string[] {
  return LIST_LANGUAGES.flatMap(({ words, alsoWritten }) => [...words[mark], ...(alsoWritten[mark] ?? [])]);
}

/** The names of champions in every language. */
export const CHAMPION_NAMES: readonly string[] = LIST_LANGUAGES.flatMap(({ championNames }) => championNames);

/** The names of detachments in every language. */
export const DETACHMENT_NAMES: readonly string[] = LIST_LANGUAGES.flatMap(({ detachments }) => detachments);

/** What marks a unit as a detachment in every language. */
export const AS_DETACHMENT: readonly string[] = [
  ...new Set(LIST_LANGUAGES.flatMap(({ asDetachment }) => asDetachment)),
];

/** What heads the special rules and the notes below a unit in every language. */
export const NOTE_HEADS: readonly string[] = LIST_LANGUAGES.flatMap(({ notes }) => notes);

/** The armies of every language but English, each with its English name. */
export const TRANSLATED_ARMIES: readonly (readonly [written: string, english: string])[] =
  LIST_LANGUAGES.flatMap(({ armies }) => armies);

/** How a part of a list is headed in every language, each heading with the part that it heads. */
export const SECTION_NAMES: readonly (readonly [heading: string, section: ListSection])[] =
  LIST_LANGUAGES.flatMap(({ sections }) =>
    LIST_SECTIONS.flatMap((section) =>
      sections[section].map((heading): [string, ListSection] => [heading, section]),
    ),
  );
