import type { Sweep, TakenMorale } from '@/battle/state/assault-round';
import type { AssaultResult, MoraleCheck, Reason, ResultLine, Side, SweepingEnd } from '@/rules/index';
import { counted, number, percent, side, signed, whole } from './format';

/** How a round of an assault ends, in English: its result, Morale checks and Sweeping Advances. */

const MODEL = { one: 'model', other: 'models' } as const;

/** A score as it stands or was recorded. */
type Result = Pick<AssaultResult, 'winner' | 'because'> & {
  readonly a: { readonly score: number };
  readonly b: { readonly score: number };
};

const LINES: Readonly<Record<ResultLine, string>> = {
  unsavedWounds: 'Unsaved Wounds',
  detailedWounds: 'several at once',
  hammerOfWrath: 'Hammer of Wrath',
  overwatch: 'Overwatch',
  saved: 'saved',
  feelNoPain: 'Feel No Pain',
};

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

/** "Ld 8 −3: 5 or less". */
const moraleTarget = ({ target, automatic, reasons }: MoraleCheck): string => {
  if (automatic || target === null) return 'Fearless: passes without a roll';
  const leadership = reasons.find(({ key }) => key === 'leadership')?.values.leadership ?? 0;
  const lostBy = reasons.find(({ key }) => key === 'lostBy')?.values.modifier;
  const how = lostBy === undefined ? ' Stubborn' : lostBy === 0 ? '' : ` ${signed(lostBy)}`;
  const needed = target < 3 ? 'only a double 1' : `${whole(target)} or less`;
  return `Ld ${number.format(leadership)}${how}: ${needed}`;
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
  verdict: verdictOf,
  corrected: (since: Result): string =>
    `Corrected since: ${number.format(since.a.score)} : ${number.format(since.b.score)} · ${verdictOf(since)}`,
  whoIsLeft: (which: Side): string => `Left of ${side(which)}`,
  inflicted: (which: Side): string => `${side(which)} inflicted`,
  nothing: 'nothing',
  line: ({ key, values }: Reason<ResultLine>): string => {
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
  taken: ({ passed, way, dice }: TakenMorale): string => {
    if (way === 'choseToFail') return 'Failed: Our Weapons Are Useless';
    const rolled = dice ? `, rolled ${number.format(dice[0] + dice[1])}` : '';
    return `${passed ? 'Held' : 'Failed'}${rolled}`;
  },
  held: 'Held',
  failed: 'Failed',
  choseToFail: 'Weapons useless: fail',
};

export const sweep = {
  rule: (winner: number, loser: number): string =>
    `Sweeping Advance: D6 + ${number.format(winner)} against D6 + ${number.format(loser)}, a tie catches`,
  end: (end: SweepingEnd, chance: number): string => `${ENDS[end]} · ${percent.format(chance)}`,
  ended: ({ end, dice, winnerInitiative, loserInitiative }: Sweep): string =>
    dice === null
      ? ENDS[end]
      : `${ENDS[end]}: ${number.format(dice[0] + winnerInitiative)} against ${number.format(dice[1] + loserInitiative)}`,
};
