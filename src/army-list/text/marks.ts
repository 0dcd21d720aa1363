import type { CommandGroup } from '@/army-list/list/army-list';
import { folded } from './normalise';
import { splitOutside } from './split-options';

/** "General", with what players add to it: "General (Ancient Grudge)", "General and The Dead Arise", "Army General". */
const GENERAL =
  /^(?:(?:army|the|your|my|armee|le|il)[ -])?(?:general|g[eé]n[eé]ral|generale|genera[lł]|general der armee|将军)(?![\p{L}'])(?! (?:staff|store|purpose))/iu;
const BATTLE_STANDARD =
  /\bbattle[ -]?standard(?![\p{L}])|(?<![\p{L}.])b\.?\s?s\.?\s?b(?![\p{L}])|\barmy standard bearer\b|armeestandarte|grande banni[eè]re|portaestandarte de batalla|stendardo da battaglia|alfiere da battaglia|sztandar bojowy|战旗/iu;
const STANDARD =
  /\b(?:standard|standards|banner|flag|totem) ?(?:bearers?)?\b|^s(?: |$)|\bbanner\b|standartentr[aä]ger|portaestandarte|porte-[eé]tendard|alfiere|vessillifero/iu;
const MUSICIAN =
  /\bmusici?ans?\b|\bmucisian\b|\bmuso\b|\bmusiker\b|\bm[uú]sico\b|\bmusicien\b|\bmusicista\b/iu;
const CHAMPION = /\bchampion\b|\bchamp\b|\bcampe[oó]n\b/iu;
const FULL_COMMAND =
  /^(?:full (?:command(?: group)?|cmd)|fcg?|gmc|fc|volles kommando|mando completo|[eé]tat-major complet)\b/iu;
/** M, S and C, alone or fused: "MSC". */
const LETTERS = /^(?=[msc]{1,3}(?: |$))(?!(\w)\1)([msc]{1,3})(?: |$)/i;

/** Whether an option makes its model the General. A unit's name never does. */
export function isGeneral(option: string): boolean {
  return GENERAL.test(option.trim());
}

/** Whether an option makes its model the Battle Standard Bearer. "Standard Bearer" alone does not. */
export function isBattleStandard(option: string): boolean {
  return BATTLE_STANDARD.test(option);
}

/** Who carries what by the unit's options, brackets aside: "Standard Bearer (Banner of Speed)" is one standard. */
export function commandIn(options: readonly string[]): CommandGroup {
  const parts = options.flatMap((option) =>
    splitOutside(
      option.replace(/[[(][^)\]]*[\])]/g, (inner) => (/champion/i.test(inner) ? ' champion' : ' ')),
    ),
  );
  const asked = (pattern: RegExp, letter: string) =>
    parts.some((part) => pattern.test(part) || FULL_COMMAND.test(part) || lettersOf(part).includes(letter));
  return {
    standard: options.some((option) => !isBattleStandard(option) && hasStandard(option)),
    musician: asked(MUSICIAN, 'm'),
    champion: asked(CHAMPION, 'c'),
  };
}

function hasStandard(option: string): boolean {
  const outside = option.replace(/[[(][^)\]]*[\])]/g, ' ').trim();
  return STANDARD.test(folded(outside)) || FULL_COMMAND.test(outside) || lettersOf(outside).includes('s');
}

function lettersOf(part: string): string {
  return LETTERS.exec(part.trim())?.[2]?.toLowerCase() ?? '';
}
