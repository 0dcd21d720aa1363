import type { Sweep, TakenMorale } from '@/battle/state/assault-round';
import { percent } from '@/messages/compiled/formats';
import { number, signed } from '@/messages/compiled/numbers';
import type { AssaultResult, MoraleCheck, Reason, ResultLine, Side, SweepingEnd } from '@/rules/index';
import { side } from './format';
import { counted, whole } from './phrases';

/** The end of a round of an assault, in English: its result, Morale checks and Sweeping Advances. */

const MODEL = { one: 'model', other: 'models' } as const;

/** A score so far or as recorded. */
type Result = Pick<AssaultResult, 'winner' | 'because'> & {
  readonly a: { readonly score: number };
  readonly b: { readonly score: number };
};

const LINES: Readonly<Record<ResultLine, string>> = {
  unsavedWounds: 'Unsaved Wounds',
  detailedWounds: 'of more than one',
  challenge: 'in the challenge',
  hammerOfWrath: 'Hammer of Wrath',
  overwatch: 'Overwatch',
  saved: 'saved',
  feelNoPain: 'Feel No Pain',
};

/** "1 by Instant Death", "2 by Instant Death, 1 of more than one". */
const detailed = ({ count = 0, atOnce = 0 }: Reason<ResultLine>['values']): string =>
  [
    ...(atOnce > 0 ? [`${number.format(atOnce)} by Instant Death`] : []),
    ...(count > atOnce ? [`${number.format(count - atOnce)} ${LINES.detailedWounds}`] : []),
  ].join(', ');

const NEXT: Readonly<Record<AssaultResult['next'], string>> = {
  morale: 'The loser takes a Morale check.',
  fightOn: 'Nobody tests. The units stay locked in combat.',
  consolidate: 'Nobody is left to test. The winner consolidates D6".',
  nobodyLeft: 'Nobody is left on either side.',
};

const ENDS: Readonly<Record<SweepingEnd, string>> = {
  escapes: 'Escapes',
  destroyed: 'Caught: destroyed',
  locked: 'Caught: stays locked',
};

const needed = (target: number): string => (target < 3 ? 'only a double 1' : `${whole(target)} or less`);

/** "Ld 8 −3: 5 or less". */
const moraleTarget = ({ target, automatic, reasons }: MoraleCheck): string => {
  if (automatic || target === null) return 'Fearless: passes without a roll';
  const leadership = reasons.find(({ key }) => key === 'leadership')?.values.leadership ?? 0;
  const lostBy = reasons.find(({ key }) => key === 'lostBy')?.values.modifier;
  const fallen = reasons.find(({ key }) => key === 'casualties')?.values;
  if (fallen) {
    return `Ld ${number.format(leadership)}, lost ${number.format(fallen.lost ?? 0)} of ${number.format(fallen.of ?? 0)}: ${whole(target)} or less`;
  }
  const how = lostBy === undefined ? ' Stubborn' : lostBy === 0 ? '' : ` ${signed(lostBy)}`;
  return `Ld ${number.format(leadership)}${how}: ${needed(target)}`;
};

const verdictOf = ({ winner, because, a, b }: Result): string => {
  if (because === 'wipedOut')
    return winner === 'draw' ? 'Nobody is left' : `${side(winner)} wins, the enemy is wiped out`;
  return winner === 'draw'
    ? 'A draw'
    : `${side(winner)} wins by ${number.format(Math.abs(a.score - b.score))}`;
};

export const result = {
  title: 'Result of the assault',
  told: 'How the round came out',
  verdict: verdictOf,
  corrected: (since: Result): string =>
    `Corrected since: ${number.format(since.a.score)} : ${number.format(since.b.score)} · ${verdictOf(since)}`,
  whoIsLeft: (which: Side): string => `Left of ${side(which)}`,
  inflicted: (which: Side): string => `${side(which)} inflicted`,
  nothing: 'nothing',
  /** Wounds that the side saved or discounted, so that they do not count for the enemy. */
  warded: (lines: readonly Reason<ResultLine>[]): string =>
    lines.map(({ key, values }) => `${number.format(values.count ?? 0)} ${LINES[key]}`).join(', '),
  line: ({ key, values }: Reason<ResultLine>): string => {
    if (key === 'detailedWounds' && values.atOnce !== undefined) return detailed(values);
    const count = number.format(values.count ?? 0);
    return (values.points ?? 0) === 0 ? `${count} ${LINES[key]}: not counted` : `${count} ${LINES[key]}`;
  },
  points: ({ values }: Reason<ResultLine>): string => signed(values.points ?? 0),
  left: (unit: string, models: number): string =>
    models === 0 ? `${unit}: none left` : `${unit}: ${counted(models, MODEL)} left`,
  next: (next: AssaultResult['next']): string => NEXT[next],
};

export const morale = {
  title: (unit: string): string => `${unit}: Morale check`,
  target: moraleTarget,
  /** "Failed: 3 + 5 = 8, needed 6 or less". */
  taken: ({ passed, way, dice, target }: TakenMorale): string => {
    if (way === 'choseToFail') return 'Failed: Our Weapons Are Useless';
    const end = passed ? 'Held' : 'Failed';
    if (!dice) return end;
    const [first, second] = dice;
    const total = `${number.format(first)} + ${number.format(second)} = ${number.format(first + second)}`;
    if (first === 1 && second === 1) return `${end}: ${total}, a double 1`;
    return target === null ? `${end}: ${total}` : `${end}: ${total}, needed ${needed(target)}`;
  },
  /** The accessible name of a control, with its losing unit: the screen may show several units. */
  control: (what: string, unit: string): string => `${what}, ${unit}`,
  held: 'Held',
  /** Shown beside the chance that the unit holds. */
  holds: 'holds',
  failed: 'Failed',
  choseToFail: 'Weapons useless: fail',
};

const sumOf = (initiative: number, die: number): string =>
  `${number.format(initiative)} + ${number.format(die)} = ${number.format(initiative + die)}`;

export const sweep = {
  rule: (winner: number, loser: number): string =>
    `Sweeping Advance: D6 + ${number.format(winner)} against D6 + ${number.format(loser)}, a tie catches`,
  end: (end: SweepingEnd, chance: number): string => `${ENDS[end]} · ${percent.format(chance)}`,
  /** "Caught: destroyed: 4 + 5 = 9 against 3 + 2 = 5": the winner's Initiative and die, then the loser's. */
  ended: ({ end, dice, winnerInitiative, loserInitiative, barred }: Sweep): string => {
    if (barred) return `${ENDS[end]}: the winner may not sweep`;
    if (dice === null) return ENDS[end];
    const [winner, loser] = dice;
    return `${ENDS[end]}, ${sumOf(winnerInitiative, winner)} against ${sumOf(loserInitiative, loser)}`;
  },
  barred: 'The winner may not sweep',
  getsAway: 'It gets away',
};
