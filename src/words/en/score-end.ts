import type { AgreedPoints } from '@/battle/state/agreed-points';
import type { Side } from '@/rules/index';
import { number, side } from './format';
import { points, versus } from './phrases';

/** The end of a battle and its result in English. */

/** A share of the points, to a tenth of a percent. */
export const SHARE = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 });

export const end = {
  button: 'End battle',
  reopen: 'Reopen',
  standing: 'It will be noted as',
  question: 'Who won? The score proposes; you decide.',
  confirms: (which: Side): string => `${side(which)} confirms`,
  conceded: 'Given up by',
  nobodyConceded: 'nobody',
  confirmHint: 'Both may confirm now, or leave it open. The log stays, and undo takes the end back.',
};

export const result = {
  title: 'Result',
  difference: 'Difference',
  differenceOf: (difference: number, share: number | null): string =>
    share === null ? number.format(difference) : `${number.format(difference)} · ${SHARE.format(share)}`,
  armyPoints: 'Army size',
  points,
  margin: 'Margin',
  mission: 'Mission',
  agreed: 'Agreed points',
  agreedOf: ({ a, b, reason: why }: AgreedPoints): string => `${versus(a, b)} · ${why}`,
  turns: 'Turns played',
  turnsOf: (played: number, of: number): string =>
    played <= of ? `${number.format(played)} of ${number.format(of)}` : number.format(played),
  firstTurn: 'First turn',
  deployment: 'Deployment',
  began: 'Began',
  ended: 'Ended',
  confirmed: 'Confirmed',
  confirmedBy: (confirmed: Readonly<Record<Side, boolean>>): string => {
    if (confirmed.a && confirmed.b) return 'by both sides';
    if (!confirmed.a && !confirmed.b) return 'by nobody yet';
    return confirmed.a ? 'by Blue, not yet by Red' : 'by Red, not yet by Blue';
  },
};
