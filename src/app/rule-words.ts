import { forgetRemembered } from '@/plain/remembered';
import { bookWords, callWords, formsOf } from '@/rules/index';

/** What stands in an edition to be read, not to be found by. */
const SHOWN: ReadonlySet<string> = new Set([
  'label',
  'shortLabel',
  'short',
  'hint',
  'one',
  'other',
  'when',
  'name',
  'inOneLine',
  'characteristic',
  'rule',
  // What a difference in Victory Points is called.
  'draw',
  'victory',
  'crushing',
  'conceded',
]);

/** Lists whose every word is read. */
const LISTS: ReadonlySet<string> = new Set(['phases', 'suggestedNames', 'mayOnly']);

/** Under these keys stands a word of the rulebook, or the id of a row or rule: `nerve`. */
const WORD_OR_ID: ReadonlySet<string> = new Set(['when', 'characteristic', 'rule']);
const ID = /^[a-z]\w*$/;

/** An edition, as far as its words go. */
export type Worded = { readonly id: string };

/**
 * What each English word of a rulebook is called. Where a language counts few things in another way than many,
 * what is counted has both, the word that stands alone first: `szeregi|szeregów`.
 */
export type RuleWords = Readonly<Record<string, string>>;

/**
 * Lays these words over the editions, by their ids. An edition without any speaks English again. No two editions
 * share an object that has words (`scripts/rule-words.test.ts`): each is called as in its own book. What a log
 * holds stays English (`src/rules/spoken-words.ts`).
 */
export function layRuleWords(editions: readonly Worded[], words: Readonly<Record<string, RuleWords>>): void {
  for (const edition of editions) {
    const called = words[edition.id];
    callWords(edition.id, called);
    for (const { holder, key, first } of bookWordsOf(edition)) {
      const [form, many] = formsOf(called?.[first] ?? first);
      Reflect.set(holder, key, form);
      if (key !== 'other') continue;
      if (many === undefined) Reflect.deleteProperty(holder, 'many');
      else Reflect.set(holder, 'many', many);
    }
  }
  // Lines of scores and logs were made with the words of before.
  forgetRemembered();
}

type BookWord = { readonly holder: object; readonly key: string; readonly first: string };

/** The words of each edition with what its book says in English: looked for once, since the walk is long. */
const found = new WeakMap<Worded, readonly BookWord[]>();

function bookWordsOf(edition: Worded): readonly BookWord[] {
  const before = found.get(edition);
  if (before) return before;
  const all = shownIn(edition).map(({ holder, key }) => {
    const first = String(Reflect.get(holder, key));
    bookWords.set(holder, (bookWords.get(holder) ?? new Map<string, string>()).set(key, first));
    return { holder, key, first };
  });
  found.set(edition, all);
  return all;
}

/** Where words stand in an edition: in which object, and under which key of it. */
export function shownIn(edition: object): readonly { readonly holder: object; readonly key: string }[] {
  const seen = new Set<object>();
  const found: { holder: object; key: string }[] = [];
  const walk = (value: unknown, under: string): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    for (const [key, inner] of Object.entries(value)) {
      if (typeof inner !== 'string') walk(inner, key);
      else if (isShown(key, inner) || LISTS.has(under)) found.push({ holder: value, key });
    }
  };
  walk(edition, '');
  return found;
}

function isShown(key: string, value: string): boolean {
  return SHOWN.has(key) && !(WORD_OR_ID.has(key) && ID.test(value));
}
