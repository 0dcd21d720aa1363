/** The words of an edition in the language that is spoken: from the rulebook's English, and back to it. */
type Wordbook = {
  readonly spoken: ReadonlyMap<string, string>;
  readonly english: ReadonlyMap<string, string>;
};

const wordbooks = new Map<string, Wordbook>();

/** Under which keys a record holds words of its rulebook. */
const RECORDED: ReadonlySet<string> = new Set(['label', 'option', 'margin', 'mission']);
/** The reasons of points whose line is called by the rulebook, and not by a unit. */
const BONUS: ReadonlySet<unknown> = new Set(['bonus', 'shared']);

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
      english: new Map(pairs.map(([english, spoken]) => [spoken, english] as const).toReversed()),
    });
}

/**
 * A record with its rulebook's words in English, as every log holds them: a battle is read by each phone in its
 * own language. The same object if nothing in it has other words.
 */
export const inEnglish = <T>(editionId: string, record: T): T =>
  worded(record, wordbooks.get(editionId)?.english);

/** A record with its rulebook's words in the language that is spoken. The same object in English. */
export const asSpoken = <T>(editionId: string, record: T): T =>
  worded(record, wordbooks.get(editionId)?.spoken);

function worded<T>(record: T, words: ReadonlyMap<string, string> | undefined): T {
  if (!words || typeof record !== 'object' || record === null) return record;
  if (Array.isArray(record)) {
    const items = record.map((item) => worded(item, words));
    return (items.some((item, at) => item !== record[at]) ? items : record) as T;
  }
  const changed = Object.entries(record).flatMap(([key, value]) => {
    const said = isWord(record, key, value) ? (words.get(value) ?? value) : worded(value, words);
    return said === value ? [] : [[key, said] as const];
  });
  return changed.length === 0 ? record : { ...record, ...Object.fromEntries(changed) };
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
