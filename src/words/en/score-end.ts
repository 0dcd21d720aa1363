import type { OpenEnd } from '@/battle/review/open-ends';
import type { AgreedPoints } from '@/battle/state/agreed-points';
import { number, signed } from '@/messages/compiled/numbers';
import { assertNever, otherSide, type Side } from '@/rules/index';
import { side } from './format';
import { agreeing, combatTitle, points, versus } from './phrases';

/** The end of a battle and its result in English. */

/** A share of the points, to a tenth of a percent. */
export const SHARE = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 });

/** A side of a combat that tests or flees: its unit, or all of it. */
const tester = ({ name, side: which }: { readonly name: string | null; readonly side: Side }): string =>
  name ?? side(which);

/** What is settled on the way to the end of a battle. */
const open = {
  title: 'Still open',
  what: (one: OpenEnd): string => {
    switch (one.kind) {
      case 'test':
        return `${tester(one)} ${agreeing(tester(one), 'has', 'have')} not tested`;
      case 'flight':
        return `${tester(one)} broke: did ${agreeing(tester(one), 'it', 'they')} get away?`;
      case 'round':
        return `${combatTitle(one.combat)}, round ${number.format(one.round)}`;
      case 'fleeing':
        return `${one.name} still ${agreeing(one.name, 'flees', 'flee')}`;
      case 'worth':
        return `${one.name}: nobody said what ${agreeing(one.name, 'it is', 'they are')}`;
      case 'objective':
        return one.label;
      case 'bonus':
        return one.bonus.label;
      case 'places':
        return `${one.bonus.label}: nobody holds one`;
      case 'mission':
        return 'No mission is chosen';
      default:
        return assertNever(one);
    }
  },
  /** Why it matters, in small letters. */
  why: (one: OpenEnd): string => {
    switch (one.kind) {
      case 'test':
        return one.ended ? `${combatTitle(one.combat)} ended without it.` : combatTitle(one.combat);
      case 'flight':
        return combatTitle(one.combat);
      case 'round':
        return 'It is not closed.';
      case 'fleeing':
        return `${side(one.side)}: ${side(otherSide(one.side))} ${signed(one.worth)} as it stands`;
      case 'worth':
        return `${side(one.side)}: ${side(otherSide(one.side))} ${signed(one.from)} as it stands, ${signed(one.to)} at most`;
      case 'objective':
        return `Who has it? Worth ${number.format(one.points)}.`;
      case 'bonus':
        return `${signed(one.bonus.pointsEach)}${one.bonus.max > 1 ? ' each: count more of them on Score' : ''}`;
      case 'places':
        return 'Set on Score who held them.';
      case 'mission':
        return 'Choose it on Score, and its points count.';
      default:
        return assertNever(one);
    }
  },
  asItStands: (one: OpenEnd): string =>
    one.kind === 'bonus' || one.kind === 'places' ? 'nobody' : 'as it stands',
  rest: 'The rest as it stands',
  change: 'Change',
  changeOf: (one: OpenEnd): string => `Change: ${open.what(one)}`,
  first: (count: number): string =>
    count === 1 ? '1 answer first' : `${number.format(count)} answers first`,
  answers: {
    untested: 'Not tested',
    closeRound: 'Close it',
    notFought: 'Not fought',
    stillFleeing: 'Still fleeing',
    rallied: 'Rallied',
    leftTable: 'Left the table',
    drawn: 'Drawn',
    nobody: 'Nobody',
    noMission: 'Without one',
    asItStands: 'As it stands',
    sayInArmies: 'Say it in Armies',
    onScore: 'On Score',
  },
};

export const end = {
  open,
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
