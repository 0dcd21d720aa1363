import { CHAMPION_NAMES, wordsFor } from '@/army-list/languages/languages';
import type { CommandGroup } from '@/army-list/list/army-list';
import { folded, lettered } from './normalise';
import { splitOutside } from './split-options';

/** What players put in front of "General": "Army General", "The General". */
const BEFORE_GENERAL = '(?:(?:army|the|your|my|armee|le|il)[ -])?';
/** Marks in round brackets of which each says one thing: "Beugleur (musicien)" is a musician. */
const BRACKETS = /[[(]([^)\]]*)[\])]/g;
/** M, S and C, alone or fused: "MSC". */
const LETTERS = /^(?=[msc]{1,3}(?: |$))(?!(\w)\1)([msc]{1,3})(?: |$)/i;
/** "Warlord" is the General of some games; "Warlord Titan" is none. */
const WARLORD = /^warlord(?:\s*(?:[:([,].*)?$)/;

const GENERAL = new RegExp(
  `^${BEFORE_GENERAL}(?:${alternatives(
    wordsFor('general').filter((word) => word !== 'Warlord'),
    lettered,
  )})(?![\\p{L}'])(?! (?:staff|store|purpose))`,
  'u',
);
const BATTLE_STANDARD = new RegExp(
  `(?<![\\p{L}.])b\\.?\\s?s\\.?\\s?b(?![\\p{L}])|${anywhere(wordsFor('battleStandard').filter((word) => word !== 'B.S.B.'))}`,
  'u',
);
const STANDARD = new RegExp(`${anywhere(wordsFor('standard'))}|^s(?: |$)`, 'u');
const STANDARD_ALONE = new RegExp(`^(?:${alternatives(wordsFor('standard'), folded)})$`, 'u');
const MUSICIAN = new RegExp(anywhere(wordsFor('musician')), 'u');
const CHAMPION = new RegExp(anywhere(wordsFor('champion')), 'u');
const FULL_COMMAND = new RegExp(`^(?:${alternatives(wordsFor('fullCommand'), folded)})(?![\\p{L}])`, 'u');
const CHAMPIONS: ReadonlySet<string> = new Set(CHAMPION_NAMES.map(folded));

/** Whether an option makes its model the General. A unit's name never does. */
export function isGeneral(option: string): boolean {
  const written = lettered(option.trim());
  return GENERAL.test(written) || WARLORD.test(written);
}

/** Whether an option makes its model the Battle Standard Bearer. "Standard Bearer" alone does not. */
export function isBattleStandard(option: string): boolean {
  return BATTLE_STANDARD.test(lettered(option).replace(/[^\p{L}\p{N}.]+/gu, ' '));
}

/**
 * Who carries what by the unit's options: "Standard Bearer (Banner of Speed)" is one standard, "Bellower
 * (musician)" a musician. Of one model alone, what is named as some champion is: a weapon or a kind of it.
 */
export function commandIn(options: readonly string[], models = Number.POSITIVE_INFINITY): CommandGroup {
  const parts = options.flatMap((option) => splitOutside(withoutBrackets(option))).map(folded);
  const asked = (pattern: RegExp, letter: string) =>
    parts.some((part) => pattern.test(part) || FULL_COMMAND.test(part) || lettersOf(part).includes(letter));
  const plain = options
    .filter((option) => !isBattleStandard(option))
    .map(withoutBrackets)
    .map(folded);
  const musician = asked(MUSICIAN, 'm');
  const champion = asked(CHAMPION, 'c') || (models > 1 && parts.some((part) => CHAMPIONS.has(part)));
  // A "Grisly Totem" of one model alone is something that it bears.
  const standards = models > 1 || musician || champion ? STANDARD : STANDARD_ALONE;
  return {
    standard: plain.some(
      (part) => standards.test(part) || FULL_COMMAND.test(part) || lettersOf(part).includes('s'),
    ),
    musician,
    champion,
  };
}

/** An option without its brackets, apart from those that say nothing but a mark. */
function withoutBrackets(option: string): string {
  return option
    .replace(BRACKETS, (_, inner: string) => (isMarkAlone(folded(inner)) ? ` ${inner}` : ' '))
    .trim();
}

function isMarkAlone(inner: string): boolean {
  return MARKS_ALONE.has(inner) || CHAMPION.test(inner);
}

const MARKS_ALONE: ReadonlySet<string> = new Set(
  [...wordsFor('musician'), ...wordsFor('standard')].map(folded),
);

function lettersOf(part: string): string {
  return LETTERS.exec(part.trim())?.[2]?.toLowerCase() ?? '';
}

/**
 * A pattern of any of the words, each as a word of its own; scripts that put no space between words hold them
 * anywhere.
 */
function anywhere(words: readonly string[]): string {
  const spaced = words.filter((word) => /\p{Script=Latin}/u.test(word));
  const others = words.filter((word) => !spaced.includes(word));
  const found = `(?<![\\p{L}\\p{N}])(?:${alternatives(spaced, folded)})(?![\\p{L}\\p{N}])`;
  return others.length === 0 ? found : `${found}|${alternatives(others, folded)}`;
}

/** The longest first, so that none hides behind its own beginning. */
function alternatives(words: readonly string[], fold: (word: string) => string): string {
  return [...new Set(words.map(fold))]
    .sort((one, other) => other.length - one.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|');
}
