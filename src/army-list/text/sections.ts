import { SECTION_NAMES } from '@/army-list/languages/languages';
import { folded } from './normalise';
import { POINTS, POINTS_WORD } from './numbers';

/** Words that head a part of a list and are never a unit, folded. */
const SECTIONS: ReadonlySet<string> = new Set([
  ...SECTION_NAMES.map(([heading]) => folded(heading)),
  'character',
  'lord',
  'hero',
  'lords and heroes',
  'core',
  'special',
  'elite',
  'elites',
  'rare',
  'mercenary',
  'allied',
  'allied units',
  'auxiliary',
  'auxiliaries',
  'regiments',
  'infantry',
  'cavalry',
  'war machines',
  'engines of war',
  'chariots',
  'monsters',
  'beasts',
  'artillery',
  'battleline',
  'behemoth',
  'behemoths',
  'epic hero',
  'epic heroes',
  'vehicle',
  'vehicles',
  'dedicated transport',
  'dedicated transports',
  'fortification',
  'fortifications',
  'other datasheets',
  'leader',
  'leaders',
  'hq',
  'troops',
  'fast attack',
  'heavy support',
  'lord of war',
  'lords of war',
  'retinue',
  'retinues',
  'support',
  'war engine',
  'war engines',
  'transport',
  'transports',
  'command',
  'high command',
  'heavy assault',
  'recon',
  'primarch',
  'configuration',
  'army configuration',
  'secret objectives',
  'units',
  'army roster',
  'main force',
  'regular units',
  'options',
]);

/** How list builders head the parts of a list, folded. */
const PARTS: ReadonlySet<string> = new Set(SECTION_NAMES.map(([heading]) => folded(heading)));

/** Sections that stand as a tag behind a unit: "Footpads [Core]". */
const TAGS: ReadonlySet<string> = new Set([
  'character',
  'characters',
  'core',
  'special',
  'rare',
  'elite',
  'hero',
  'lord',
]);

const TRIMMINGS = /^[\s#+*=<>_~|-]+|[\s#+*=<>_~|:-]+$/g;
const COST = new RegExp(
  String.raw`[\s:\-]*[[(]?\s*(?:${POINTS}\s*${POINTS_WORD}?|\d{1,3}(?:\.\d+)?\s*%)\s*[\])]?(?:\s*[/,]?\s*\(?\d{1,3}(?:[.,]\d+)?\s*%\)?)?$`,
  'i',
);
const SUBTOTAL = /^[\s\-*]*(?:sub ?-?totals?|zwischensumme|subtotale?)\b/i;
const NOT_A_UNIT =
  /^(?:models? in army|number of models|power level|drops?|army (?:name|faction|list)|faction|player|name|list|points|game|battle ?scribe|exported|created with|made with|erstellt mit|www\.|https?:)\b/i;

/**
 * The words of a section that a line heads, without its points and ornaments, or null where it heads none.
 */
export function sectionOf(text: string): string | null {
  const bare = text.replace(TRIMMINGS, '').replace(COST, '').replace(TRIMMINGS, '').trim();
  return SECTIONS.has(folded(bare)) ? bare : null;
}

/**
 * As `sectionOf`, but only for the words that list builders head their parts with; a cost behind them is the
 * part's. A line that heads a part keeps its sense where its signs were lost in copying.
 */
export function listSectionOf(text: string): string | null {
  const bare = sectionOf(text);
  return bare !== null && PARTS.has(folded(bare)) ? bare : null;
}

/** Whether a line adds up a part of the list or tells of the list itself, and so is no unit. */
export function isRemark(text: string): boolean {
  return SUBTOTAL.test(text) || NOT_A_UNIT.test(text.replace(TRIMMINGS, ''));
}

/** A text without tags such as "[Core]" or "( character )", and the tag that stood there. */
export function withoutTag(text: string): { readonly text: string; readonly tag: string | null } {
  let tag: string | null = null;
  const rest = text.replace(/\s*[[(]\s*([\p{L} ]{3,24}?)\s*[\])]\s*/gu, (whole, words: string) => {
    const key = folded(words);
    if (!TAGS.has(key)) return whole;
    tag = words;
    return ' ';
  });
  return { text: rest.trim(), tag };
}

/** How the parts of characters are headed, folded. */
const CHARACTERS: ReadonlySet<string> = new Set(
  SECTION_NAMES.filter(([, section]) => ['characters', 'lords', 'heroes'].includes(section)).map(
    ([heading]) => folded(heading),
  ),
);

/** Whether a section is the one of the characters. */
export function isCharacters(section: string | null): boolean {
  if (section === null) return false;
  return CHARACTERS.has(folded(section)) || /charact|\blords?\b|\bhero|\bhq\b|command|leader/i.test(section);
}
