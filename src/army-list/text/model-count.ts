import { singular } from './singular';

/** A line below a unit: how often, what, and what that carries. */
export type SubLine = { readonly count: number; readonly name: string; readonly items: readonly string[] };

/**
 * The models of a unit; `guessed` where they were worked out from lines that do not say which of them are
 * models.
 */
export type ModelCount = { readonly models: number; readonly guessed: boolean };

/** Who leads a squad is in it, whatever he carries. */
export const LEADER = /\b(?:sergeants?|serjeants?|leaders?)\b/i;

const COUNTED = /^(\d{1,3})\s?x\s?(\S.*)$/i;

/** "9x Grey Knight" apart; without a count it is one. */
export function counted(text: string): {
  readonly count: number;
  readonly name: string;
  readonly written: boolean;
} {
  const found = COUNTED.exec(text.trim());
  if (found?.[2] === undefined) return { count: 1, name: text.trim(), written: false };
  return { count: Number(found[1]), name: found[2], written: true };
}

/**
 * Models among bullets that put models and their weapons side by side: "4x Grey Knight, 4x Nemesis force
 * weapon, 4x Storm bolter". A run of one count begins with its model; a single one is a model where its
 * weapon is carried elsewhere too.
 */
export function bulletModels(unit: string, bullets: readonly string[]): ModelCount {
  const lines = bullets.map(counted);
  const gear = repeated(lines.map(({ name }) => singular(name)));
  const hasRuns = lines.some(({ count, written }) => written && count > 1);
  let models = 0;
  for (const [index, { count, name }] of lines.entries()) {
    const before = lines[index - 1];
    const after = lines[index + 1];
    const isGear = gear.has(singular(name));
    const beginsRun = count > 1 && (before === undefined || before.count !== count);
    const namesUnit = sharesWord(name, unit) && !isGear;
    const followsGear = before === undefined || gear.has(singular(before.name));
    const carriesGear = after !== undefined && after.count === count && gear.has(singular(after.name));
    const isModel =
      !isGear &&
      (beginsRun ||
        (followsGear && carriesGear && (hasRuns || namesUnit || hasSquad(unit))) ||
        ((namesUnit || LEADER.test(name)) && hasSquad(unit)));
    if (isModel) models += count;
  }
  return models === 0 ? { models: 1, guessed: hasSquad(unit) } : { models, guessed: true };
}

function repeated(names: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>();
  return new Set(names.filter((name) => seen.size === seen.add(name).size));
}

/**
 * Whether models share a word of their unit's name: "Terminator with Narthecium" in "Brotherhood Terminator
 * Squad".
 */
export function sharesWord(model: string, unit: string): boolean {
  const words = new Set(
    singular(unit)
      .split(' ')
      .filter((word) => word.length > 3 && !SQUAD_WORDS.has(word)),
  );
  return singular(withoutBrackets(model))
    .split(' ')
    .slice(0, 2)
    .some((word) => words.has(word));
}

/** Words that say that a unit has several models. */
const SQUAD_WORDS: ReadonlySet<string> = new Set([
  'squad',
  'unit',
  'team',
  'pack',
  'mob',
  'band',
  'squadron',
  'cohort',
  'retinue',
  'maniple',
  'section',
  'tercio',
  'talon',
  'covenant',
]);

/** Whether a unit's name says that it has several models. */
export function hasSquad(unit: string): boolean {
  return singular(unit)
    .split(' ')
    .some((word) => SQUAD_WORDS.has(word));
}

/** A name up to its first bracket. */
export function withoutBrackets(name: string): string {
  return name.replace(/\s*[([].*$/, '').trim();
}
