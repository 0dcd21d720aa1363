import { armyInTitle, knownArmy } from './army-names';
import { bareTotal, namedSize, statedTotal, THOUSANDS } from './totals';

/** What the lines above the units say. */
export type Heading = {
  readonly player: string | null;
  readonly army: string | null;
  /** The size of the army that a heading names, in points, or null. */
  readonly size: number | null;
};

const LABEL = /^(?:army|faction|race|armee|armée|fazione)\s*[:=]\s*(.+)$/i;
const PLAYER_LABEL = /^(?:player|spieler|joueur|jugador|name)\s*[:=]\s*(.+)$/i;
/** What an app's page says beside the list, and words that head any list. */
const NOISE =
  /^(?:text export|export options|export|meine liste|my list|list|army list|liste|copy|share)\s*:?$/i;

/**
 * Player, army and size from the lines above the units: "Player (nick) - Army", an army that stands alone, or
 * labels. Where no part is a known army, the part behind the last dash is taken as it is written.
 */
export function readHeading(lines: readonly string[]): Heading {
  const told = lines.filter((line) => line !== '' && !NOISE.test(line));
  const size =
    told.map((line) => statedTotal(line) ?? bareTotal(line) ?? namedSize(line)).find(isNumber) ?? null;
  for (const line of told) {
    const parts = partsOf(line);
    const place = parts.findIndex((part) => knownArmy(part) !== null);
    if (place >= 0) {
      const before = parts.filter((_, index) => index !== place)[0];
      const other = before ?? told.find((text) => text !== line && partsOf(text).length === 1);
      return { player: playerOf(other), army: knownArmy(parts[place] ?? ''), size };
    }
  }
  const labelled = told.map((line) => LABEL.exec(line)?.[1]).find((army) => army !== undefined);
  if (labelled !== undefined) return { player: playerOf(told[0]), army: labelled.trim(), size };
  const dashed = told.map((line) => /^(.{2,60}?) - ([^-]{2,60})$/.exec(line)).find((found) => found !== null);
  const named = dashed?.[2]?.replace(/\s*[[(]?[\d,. ]+(?:pts|points|p)?[\])]?$/i, '').trim() ?? null;
  return {
    // "Army of Elves - 2000 pts" names no player.
    player: named === '' ? null : playerOf(dashed?.[1] ?? told[0]),
    army: named === '' ? armyInTitle(dashed?.[1] ?? '') : named,
    size,
  };
}

function partsOf(line: string): readonly string[] {
  const label = LABEL.exec(line)?.[1];
  if (label !== undefined) return [label];
  return line
    .split(/\s-\s|-\s|\s-|[,:;|.](?:\s|$)|\s{2,}|\s[[(]|[\])]/)
    .map((part) =>
      part
        .replace(THOUSANDS, '')
        .replace(/\b\d[\d,. ]*\s*(?:pts|points|p)\b\.?/i, '')
        .trim(),
    )
    .filter((part) => part !== '');
}

function playerOf(text: string | undefined): string | null {
  if (text === undefined) return null;
  const name = (PLAYER_LABEL.exec(text)?.[1] ?? text).trim();
  // What a cut left of a unit is no name.
  const isRest = /^[\p{Ll}(),;]/u.test(name) && /[(),;]/.test(name);
  return !/\p{L}/u.test(name) || /\d{3}/.test(name) || name.length > 60 || isRest ? null : name;
}

function isNumber(value: number | null): value is number {
  return value !== null;
}
