import type { CombatTitle } from '@/battle/state/engaged';
import type { BattleWinner } from '@/battle/state/records';
import type { SideSetup } from '@/battle/state/setup';
import type { Turn } from '@/battle/state/turn';
import {
  assertNever,
  type CountedUnit,
  type Facing,
  type Fate,
  type RoundResult,
  type Side,
} from '@/rules/index';

/** Numbers, sides and names as English puts them: what all sentences share. */

export const number = new Intl.NumberFormat('en');

/** The lowest total of two dice. */
export const LOWEST_ROLL = 2;

export const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 0 });

/** A format of times that no time can break: one that no calendar has, as a damaged file may name it, is said to be none. */
const safe = (format: Intl.DateTimeFormat, none: string): { format(at: number): string } => ({
  format: (at) => (Math.abs(at) <= MAX_TIME_MS ? format.format(at) : none),
});

/** The farthest a time may lie from 1970, in milliseconds (ECMA-262, Time Values). */
const MAX_TIME_MS = 8.64e15;

/** Dates and times as the device writes them: what is English here is the sentence around them. */
export const day = safe(
  new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', year: 'numeric' }),
  'no date',
);

export const isoDay = safe(
  new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit' }),
  '0000-00-00',
);

const monthName = new Intl.DateTimeFormat(undefined, { month: 'short', timeZone: 'UTC' });
const DAY_MS = 86_400_000;

/** "2026" as it is, "2026-03" as "Mar 2026", "2026-03-05" as "5 Mar 2026". */
export const calendarName = (iso: string): string => {
  const [year = '', month, dayOfMonth] = iso.split('-');
  if (month === undefined) return year;
  // A day in the middle of that month of 1970.
  const name = monthName.format((31 * (Number(month) - 1) + 15) * DAY_MS);
  return [dayOfMonth === undefined ? '' : String(Number(dayOfMonth)), name, year].filter(Boolean).join(' ');
};

export const clockTime = safe(
  new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
  '–:–',
);

export const plurals = new Intl.PluralRules('en');

/** "1:05:09" or "5:09". */
export const clockFace = (ms: number): string => {
  const seconds = Math.floor(ms / 1_000);
  const two = (part: number) => String(part).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
};

const SIDE_NAMES: Readonly<Record<Side, string>> = { a: 'Blue', b: 'Red' };

export const side = (which: Side): string => SIDE_NAMES[which];

/** Whether a name is of several, so that its verb is too: "Spearmen lose", "Knights of the Realm lose", "The Dragon loses". */
export const isPlural = (name: string): boolean =>
  /(?:[^s]s|men)$/i.test(name.replace(/ #\d+$/, '').split(/ (?:of|on|in|with) /)[0] ?? '');

/** The verb that goes with the name: "Spearmen are", "Red is". */
export const agreeing = (name: string, one: string, other: string): string => (isPlural(name) ? other : one);

/** A real minus sign, and a plus where the direction matters. */
export const signed = (points: number): string =>
  points > 0 ? `+${number.format(points)}` : number.format(points).replace('-', '−');

/** A whole number with a real minus sign. */
export const whole = (value: number): string => number.format(value).replace('-', '−');

export const counted = (count: number, unit: CountedUnit): string =>
  `${number.format(count)} ${plurals.select(count) === 'one' ? unit.one : unit.other}`;

export const turn = ({ gameTurn, side: whose }: Turn): string =>
  `Turn ${number.format(gameTurn)} · ${side(whose)}`;

export const combat = (n: number): string => `Combat ${number.format(n)}`;

/** The same in parts, for a line that has to cut both sides rather than the second one: "Spearmen", "v", "Knights". */
export const combatTitleParts = ({ number: n, a, b }: CombatTitle): readonly string[] => {
  if (a.length + b.length === 0) return [combat(n)];
  const names = (units: readonly string[]) => unlessEmpty(units.join(', '), '…');
  return [names(a), 'v', names(b)];
};

/** "Spearmen v Knights", or the combat's number where no units are chosen. */
export const combatTitle = (title: CombatTitle): string => combatTitleParts(title).join(' ');

/** "1 · Spearmen v Knights", or "Combat 1" for a combat in which no units are named. */
export const combatNamed = (title: CombatTitle): string =>
  title.a.length + title.b.length === 0
    ? combat(title.number)
    : `${number.format(title.number)} · ${combatTitle(title)}`;

export const place = (d: { readonly combat: CombatTitle; readonly round: number }): string =>
  `${combatTitle(d.combat)}, round ${number.format(d.round)}`;

export const fates: Readonly<Record<Fate, string>> = {
  fighting: 'fighting',
  fleeing: 'fleeing',
  shaken: 'Broken and Shaken',
  destroyed: 'destroyed',
  fledTable: 'fled the table',
};

export const facings: Readonly<Record<Facing, string>> = {
  front: 'front',
  leftFlank: 'left flank',
  rightFlank: 'right flank',
  rear: 'rear',
};

export const verdict = (result: RoundResult): string => {
  switch (result.kind) {
    case 'won':
      if (result.because === 'lost') return `${side(result.winner)} wins, the enemy is wiped out`;
      if (result.because === 'tieBreak') return `${side(result.winner)} wins by ${number.format(result.by)}`;
      return `${side(result.winner)} wins by ${number.format(result.by)}`;
    case 'bothWin':
      return 'A tie: both are winners';
    case 'draw':
      return 'A draw';
    case 'bothLost':
      return 'Both sides are wiped out';
    default:
      return assertNever(result);
  }
};

export const winner = (who: BattleWinner): string => {
  switch (who) {
    case 'a':
    case 'b':
      return `${side(who)} won`;
    case 'draw':
      return 'A draw';
    case 'unsaid':
      return 'No result noted';
    default:
      return assertNever(who);
  }
};

/** Facts side by side in one line; those that are missing leave no gap. */
export const sideBySide = (facts: readonly (string | null | undefined | false)[]): string =>
  facts.filter(Boolean).join(' · ');

/** The text, or the other one where it is empty. */
export const unlessEmpty = (text: string, other: string): string => (text === '' ? other : text);

export const sideNames = ({ player, army }: SideSetup): string => sideBySide([player, army]);

/** A number of points in words. */
export const points = (total: number): string =>
  plurals.select(total) === 'one' ? '1 point' : `${number.format(total)} points`;
/** Two numbers against each other. */
export const versus = (a: number, b: number): string => `${number.format(a)} : ${number.format(b)}`;

/** Letters and digits of a name for a file, joined by hyphens. */
export const fileName = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
