import { withoutTag } from './sections';
import { firstOutside, splitOutside } from './split-options';

/** A unit's name apart from what it carries. */
export type NamedUnit = {
  readonly name: string;
  readonly options: readonly string[];
  /** The tag that stood behind the name, such as "Core", or null. */
  readonly tag: string | null;
};

/**
 * Gear and command letters that stand behind a name without a comma: "15 Wildhorns PW". Only what no unit is
 * called.
 */
const TRAILING =
  /^(.*\S)\s+((?:[MSC]{1,3}|PW|GW|HW|AHW|HA|LA|FC|fc|FCG|GMC|HW\/S|[Ff]ull [Cc]ommand|[Ss]kirmish(?:er)?|[Vv]anguard|[Ss]hields?|[Mm]usician)\.?)$/;
/** A rank glued to the name: "Satrap General", "Savaran BsB", "Old Blood - General". */
const GLUED_RANK =
  /^(.*?[\p{L}\d)])\s+(?:-\s+)?((?:[Aa]rmy )?[Gg]eneral|[Bb]\.?[Ss]\.?[Bb]\.?|[Bb]attle [Ss]tandard(?: [Bb]earer)?)(?:\s+(.*))?$/u;
const RANK_FIRST =
  /^((?:[Aa]rmy )?[Gg]eneral|GENERAL|[Bb]\.?[Ss]\.?[Bb]\.?|[Bb]attle [Ss]tandard(?: [Bb]earer)?)(?:\s*:\s*|\s+-\s+)(\p{Lu}[^,;:]{2,40})(?=$|[,;])/u;
/** Any section in square brackets behind the name: "Weapon Team [Tunnel Gunners]". */
const CATEGORY = /^(.*\S)\s*\[([\p{L}][\p{L} ]{2,30})\]\s*$/u;
/** The end of a sentence behind a name: "Vermin Daemon. General, ...". */
const SENTENCE = /^([^.,;:([]{3,50})\.\s+(?=\p{Lu})/u;

/** The name up to the first comma, colon or semicolon outside brackets, and the options behind it. */
export function nameAndOptions(text: string): NamedUnit {
  const { text: bare, tag } = withoutTag(rankBehind(text.trim()));
  const sentence = SENTENCE.exec(bare);
  const place = sentence === null ? firstOutside(bare, ',:;') : (sentence[1]?.length ?? -1);
  const head = place < 0 ? bare : bare.slice(0, place);
  const behind = place < 0 ? '' : bare.slice(place + 1);
  const colon = place >= 0 && bare.charAt(place) === ':';
  const category = CATEGORY.exec(head);
  const plain = category?.[1] ?? head;
  const { name, bracket } = colon ? { name: plain, bracket: [] } : bracketApart(plain);
  const options = [...bracket, ...splitOutside(behind.trim(), ',;')];
  return { name: cleaned(name), options, tag: tag ?? category?.[2] ?? null };
}

/** "General: Glade Lord" as "Glade Lord, General". */
function rankBehind(text: string): string {
  return text.replace(RANK_FIRST, '$2, $1');
}

/** As `nameAndOptions`, for texts that put gear and ranks behind the name without a comma. */
export function looseName(text: string): NamedUnit {
  const found = nameAndOptions(text);
  const rank = GLUED_RANK.exec(found.name);
  if (rank?.[1] !== undefined && rank[2] !== undefined) {
    const more = rank[3] === undefined ? [] : [rank[3]];
    return { ...found, name: cleaned(rank[1]), options: [rank[2], ...more, ...found.options] };
  }
  return gearApart(found);
}

/** Gear that stands behind the name without a comma becomes options. */
export function gearApart(found: NamedUnit): NamedUnit {
  let { name } = found;
  const gear: string[] = [];
  for (let trailing = TRAILING.exec(name); trailing !== null; trailing = TRAILING.exec(name)) {
    // "King on shield" is ridden by, or stands on, what it is called with.
    if (/\s(?:on|of|in|with|and|the|an?)$/i.test(trailing[1] ?? '')) break;
    name = trailing[1] ?? '';
    gear.unshift(trailing[2] ?? '');
  }
  return { ...found, name: cleaned(name), options: [...gear, ...found.options] };
}

/** "Yeoman outriders (Bow)" carries a bow; "Kevin (Giant)" is told apart by its reader. */
function bracketApart(head: string): { readonly name: string; readonly bracket: readonly string[] } {
  const found = /^([^([]+?)\s*[([]([^)\]]+)[)\]]\s*(.*)$/.exec(head);
  if (found?.[1] === undefined || found[2] === undefined) return { name: head, bracket: [] };
  const more = found[3] === undefined || found[3] === '' ? [] : [found[3]];
  return { name: found[1], bracket: [found[2], ...more] };
}

function cleaned(name: string): string {
  return name.replace(/^[\s\-*:.,=]+|[\s\-*:.,=]+$/g, '').replace(/\s+/g, ' ');
}
