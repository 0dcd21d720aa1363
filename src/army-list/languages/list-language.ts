/** The marks that lists name by words. A full command is a standard, a musician and a champion in one. */
export const MARK_WORDS = [
  'general',
  'battleStandard',
  'standard',
  'musician',
  'champion',
  'fullCommand',
] as const;
export type MarkWord = (typeof MARK_WORDS)[number];

/** The parts of a list, as list builders head them. */
export const LIST_SECTIONS = [
  'characters',
  'lords',
  'heroes',
  'core',
  'special',
  'rare',
  'mercenaries',
  'allies',
] as const;
export type ListSection = (typeof LIST_SECTIONS)[number];

/**
 * The words of one language that lists come in, as data. They are folded before they are compared, and so is
 * the list.
 */
export type ListLanguage = {
  /** As a list builder writes them; the file says which one and where it was read. */
  readonly words: Readonly<Record<MarkWord, readonly string[]>>;
  /** Other ways in which lists of that language write the same. */
  readonly alsoWritten: Readonly<Partial<Record<MarkWord, readonly string[]>>>;
  /** Champions that go by a name of their own, which no word tells as champions. */
  readonly championNames: readonly string[];
  readonly sections: Readonly<Record<ListSection, readonly string[]>>;
  /** Units that march as a detachment of a regiment, and stand among what it carries. */
  readonly detachments: readonly string[];
  /** What a unit of its own carries that marches as a detachment. */
  readonly asDetachment: readonly string[];
  /**
   * Armies as the list builder names them, each with the English name that it stands for; empty where it
   * writes English.
   */
  readonly armies: readonly (readonly [written: string, english: string])[];
  /** What stands, with a colon, in front of the special rules and the notes below a unit: no choice of it. */
  readonly notes: readonly string[];
  /** What stands in front of the name of the program below a list. */
  readonly createdWith: readonly string[];
};
