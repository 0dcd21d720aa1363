import type { DestroyedSide } from '@/battle/combat/destroyed';
import type { FallenRow } from '@/battle/combat/fallen';
import type { TimeLimit } from '@/battle/state/clock';
import type { CombatTitle } from '@/battle/state/engaged';
import { dated } from '@/messages/compiled/dates';
import { number, plurals } from '@/messages/compiled/numbers';
import { phrases as said } from '@/messages/compiled/phrases';
import {
  assertNever,
  type CountedUnit,
  type Facing,
  type Fate,
  type RoundResult,
  type Side,
} from '@/rules/index';
import { safe, side, unlessEmpty } from './format';

/** Combats, fates, results and counts in English, shared by the sentences of a battle. */

/** The lowest total of two dice. */
export const LOWEST_ROLL = 2;

const month = safe(dated({ month: 'short', year: 'numeric', timeZone: 'UTC' }), () => '');
const date = safe(dated({ day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }), () => '');

/** "2026" stays; "2026-03" and "2026-03-05" become "Mar 2026" and "5 Mar 2026", as the language writes them. */
export const calendarName = (iso: string): string => {
  const parts = iso.split('-').length;
  if (parts === 1) return iso;
  // biome-ignore lint/style/noRestrictedGlobals: The day is an argument; only the calendar is asked.
  return (parts === 2 ? month : date).format(Date.parse(iso)) || iso;
};

/** "1:05:09" or "5:09". */
export const clockFace = (ms: number): string => {
  const seconds = Math.floor(ms / 1_000);
  const two = (part: number) => String(part).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  return hours > 0
    ? said.clockFace.more({ hours: String(hours), minutes: two(minutes), seconds: two(seconds % 60) })
    : said.clockFace.less({ minutes: String(minutes), seconds: two(seconds % 60) });
};

/** "75 minutes each, then 5 in reserve". */
export const timeLimit = ({ minutes, reserve }: TimeLimit): string => {
  const each = said.timeLimit.each(minutes);
  return reserve === 0 ? each : said.timeLimit.some({ each, reserve });
};

/** The sides that agreed to a round, if they were asked. */
export const agreed = (sides: readonly Side[]): readonly string[] => {
  const [only] = sides;
  if (only === undefined) return [];
  return [sides.length > 1 ? said.agreed.with.more : said.agreed.with.less(side(only))];
};

/** A whole number with a real minus sign. */
export const whole = (value: number): string => number.format(value).replace('-', '−');

export const counted = (count: number, { one, other, many = other }: CountedUnit): string => {
  const form = plurals.select(count);
  return `${number.format(count)} ${form === 'one' ? one : form === 'few' ? other : many}`;
};

export const combat = (n: number): string => said.combat(n);

export const shootingAttack = (n: number): string => said.shootingAttack(n);

/** "Spearmen v Knights", or the combat's number if no units are chosen. */
export const combatTitle = ({ number: n, a, b, shotBy }: CombatTitle): string => {
  if (a.length + b.length === 0) return shotBy ? shootingAttack(n) : combat(n);
  const names = (units: readonly string[]) => unlessEmpty(units.join(said.comma), '…');
  if (shotBy)
    return said.combatTitle.shotBy({
      shooter: names(shotBy === 'a' ? a : b),
      target: names(shotBy === 'a' ? b : a),
    });
  return said.combatTitle.notShotBy({ a: names(a), b: names(b) });
};

/** The most letters of a short name. */
const SHORT_NAME = 12;

/**
 * The first word of the first unit's name, as players say it: "Clan" for the Clan Guard, "Knights" for the
 * Knights of the Realm.
 */
const shortName = ([first = '…']: readonly string[]): string => {
  const [word = ''] = first.replace(/^(the|an?) /i, '').split(/[\s,]+/);
  return word.length > SHORT_NAME ? said.shortName(word.slice(0, SHORT_NAME - 1)) : word;
};

/**
 * "1 Clan v Wild", short enough to stand beside others; "2 Miners" if only one side has named units; "Combat
 * 3" if neither has.
 */
export const combatChip = ({ number: n, a, b, shotBy }: CombatTitle): string => {
  const sides = (shotBy === 'b' ? [b, a] : [a, b]).filter((names) => names.length > 0).map(shortName);
  const [first = '', second] = sides;
  if (shotBy)
    return second === undefined
      ? shootingAttack(n)
      : said.combatTitle.shotBy({ shooter: first, target: second });
  if (sides.length === 0) return combat(n);
  const names = second === undefined ? first : said.combatTitle.notShotBy({ a: first, b: second });
  return said.combatChip({ n, names });
};

/** The short name and the long one: the text of a control, and its accessible name. */
export const combatCalled = (title: CombatTitle): string =>
  title.a.length + title.b.length === 0
    ? combatTitle(title)
    : said.combatCalled({ combatChip: combatChip(title), combatTitle: combatTitle(title) });

/** "1 · Spearmen v Knights", or "Combat 1" if no units are named. */
export const combatNamed = (title: CombatTitle): string =>
  title.a.length + title.b.length === 0
    ? combatTitle(title)
    : title.shotBy
      ? said.combatNamed.shotBy({ attack: shootingAttack(title.number), title: combatTitle(title) })
      : said.combatNamed.fought({ n: title.number, title: combatTitle(title) });

/**
 * Where something happened; under the name of its combat (`named`) only the round. A shooting attack has only
 * one round, so its title is enough.
 */
export const place = (d: { readonly combat: CombatTitle; readonly round: number }, named = false): string => {
  if (d.combat.shotBy) return named ? shootingAttack(d.combat.number) : combatTitle(d.combat);
  const round = said.place.round(d.round);
  return named ? round : said.place.notShotBy.notNamed({ combatTitle: combatTitle(d.combat), round });
};

export const fates: Readonly<Record<Fate, string>> = said.fates;

export const facings: Readonly<Record<Facing, string>> = said.facings;

export const verdict = (result: RoundResult): string => {
  switch (result.kind) {
    case 'won':
      if (result.because === 'lost') return said.verdict.won.lost(side(result.winner));
      return said.verdict.won.said({ side: side(result.winner), by: result.by });
    case 'bothWin':
      return said.verdict.bothWin;
    case 'draw':
      return said.verdict.draw;
    case 'bothLost':
      return said.verdict.bothLost;
    default:
      return assertNever(result);
  }
};

/**
 * How a round stands or ended: who was destroyed in it, else by its points. Who has no enemy left needs no
 * points to have won.
 */
export const roundEnd = (result: RoundResult, destroyed: readonly DestroyedSide[]): string => {
  const [first, ...others] = destroyed;
  if (!first) return verdict(result);
  if (others.length > 0) return verdict({ kind: 'bothLost' });
  return unitsDestroyed(first);
};

/** "Grey Watchers destroyed", "Grey Watchers, Wolves destroyed". */
export const unitsDestroyed = ({ names }: Pick<DestroyedSide, 'names'>): string =>
  said.unitsDestroyed(names.join(said.comma));

/** Why a bonus fell away: "Spears, 2 left", "an enemy in the flank or rear of Spears", "Spears gone". */
const fallenBecause = ({ because, units }: FallenRow): string => {
  const names = units.map(({ name }) => name).join(said.comma);
  switch (because) {
    case 'models':
      return units
        .map(({ name, left }) =>
          left === 0 ? said.fallenBecause.models.none(name) : said.fallenBecause.models.some({ name, left }),
        )
        .join(said.comma);
    case 'surrounded':
      return said.fallenBecause.surrounded(names);
    case 'gone':
      return said.fallenBecause.gone(names);
    default:
      return assertNever(because);
  }
};

/** "Blue’s Rank Bonus 3 → 0: Spears, 2 left". */
export const fallenRow = (row: FallenRow): string =>
  said.fallenRow({
    side: side(row.side),
    label: row.label,
    from: whole(row.from),
    to: whole(row.to),
    row: fallenBecause(row),
  });

/** The same under the name of the row: "Blue 3 → 0". */
export const fallenShort = (rows: readonly Pick<FallenRow, 'side' | 'from' | 'to'>[]): string =>
  rows
    .map((row) => said.fallenShort({ side: side(row.side), from: whole(row.from), to: whole(row.to) }))
    .join(said.comma);

/** A unit's name; with its side where the other side has a unit of that name, too. */
export const unitCalled = (unit: {
  readonly name: string;
  readonly side: Side;
  readonly shared?: boolean;
}): string => (unit.shared ? said.unitCalled({ name: unit.name, side: side(unit.side) }) : unit.name);

/** A number of points as text. */
export const points = (total: number): string => said.points(total);
/** Points of units that hang on what is not entered; `isResult`: so does the result. */
export const openWorth = (names: readonly string[], isResult: boolean): string => {
  const what = said.openWorth.what(names.length);
  return said.openWorth.said({ names: names.join(said.comma), what, isResult });
};

/** Points of units whose flight nobody settled. */
export const openFlights = (names: readonly string[], isResult: boolean): string =>
  said.openFlights({ names: names.join(said.comma), isResult });

/** Two numbers against each other. */
export const versus = (a: number, b: number): string => said.versus({ a, b });

/** The letters and digits of a name, joined by hyphens, as part of a file's name. */
export const fileName = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
