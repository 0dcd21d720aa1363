import type { CountedUnit } from './score-sheet/score-sheet';

/** The words of an edition in the language that is spoken: from the rulebook's English, and back to it. */
type Wordbook = {
  readonly spoken: ReadonlyMap<string, string>;
  readonly english: ReadonlyMap<string, string>;
};

const wordbooks = new Map<string, Wordbook>();

/**
 * What an object of an edition says in its rulebook's English, by the key, while another language lies over it:
 * one word of that language may stand for two of English, as for one Wound and for several.
 */
export const bookWords = new WeakMap<object, Map<string, string>>();

/** Under which keys a record holds words of its rulebook. */
const RECORDED: ReadonlySet<string> = new Set(['label', 'option', 'margin', 'mission']);
/** The reasons of points whose line is called by the rulebook, and not by a unit. */
const BONUS: ReadonlySet<unknown> = new Set(['bonus', 'shared']);

/** A word's form that stands alone, and the one for many of it: `szeregi|szeregów`. */
export function formsOf(word: string): readonly [form: string, many?: string] {
  const [form = word, many] = word.split('|');
  return many === undefined ? [form] : [form, many];
}

/**
 * What the words of an edition are called from now on, by their English; none: it speaks English. Two English
 * words that are called alike count as the first of them.
 */
export function callWords(editionId: string, words: Readonly<Record<string, string>> | undefined): void {
  const pairs = Object.entries(words ?? {});
  if (pairs.length === 0) wordbooks.delete(editionId);
  else
    wordbooks.set(editionId, {
      spoken: new Map(pairs),
      english: new Map(pairs.map(([english, spoken]) => [formsOf(spoken)[0], english] as const).toReversed()),
    });
}

/**
 * A record with its rulebook's words in English, as every log holds them: a battle is read by each phone in its
 * own language. What is counted is a copy, so that no other language is laid over it later.
 */
export function inEnglish<T>(editionId: string, record: T): T {
  const english = wordbooks.get(editionId)?.english;
  const word = (spoken: string) => english?.get(spoken) ?? spoken;
  return worded(record, word, (what) => ({
    one: bookWords.get(what)?.get('one') ?? word(what.one),
    other: bookWords.get(what)?.get('other') ?? word(what.other),
  }));
}

/** A record with its rulebook's words in the language that is spoken. The same object in English. */
export function asSpoken<T>(editionId: string, record: T): T {
  const spoken = wordbooks.get(editionId)?.spoken;
  if (!spoken) return record;
  const word = (english: string) => formsOf(spoken.get(english) ?? english)[0];
  return worded(record, word, ({ one, other, many: before }) => {
    const [, many = before] = formsOf(spoken.get(other) ?? other);
    return { one: word(one), other: word(other), ...(many === undefined ? {} : { many }) };
  });
}

function worded<T>(
  record: T,
  word: (word: string) => string,
  counted: (what: CountedUnit) => CountedUnit,
): T {
  if (typeof record !== 'object' || record === null) return record;
  if (isCounted(record)) return counted(record) as T & CountedUnit;
  if (Array.isArray(record)) {
    const items = record.map((item) => worded(item, word, counted));
    return (items.some((item, at) => item !== record[at]) ? items : record) as T;
  }
  const changed = Object.entries(record).flatMap(([key, value]) => {
    const said = isWord(record, key, value) ? word(value) : worded(value, word, counted);
    return said === value ? [] : [[key, said] as const];
  });
  return changed.length === 0 ? record : { ...record, ...Object.fromEntries(changed) };
}

function isCounted(record: object): record is CountedUnit {
  return (
    'one' in record && 'other' in record && typeof record.one === 'string' && typeof record.other === 'string'
  );
}

/** Whether that is a word of the rulebook: under some keys always, else what a line of a bonus is called. */
function isWord(record: object, key: string, value: unknown): value is string {
  if (typeof value !== 'string') return false;
  return (
    RECORDED.has(key) || ((key === 'name' || key === 'of') && 'reason' in record && isBonus(record.reason))
  );
}

function isBonus(reason: unknown): boolean {
  return typeof reason === 'object' && reason !== null && 'key' in reason && BONUS.has(reason.key);
}
