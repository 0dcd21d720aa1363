import type { ClockReading, TimeLimit } from '@/battle/state/clock';
import { otherSide, SIDES, type Side } from '@/rules/index';
import { number } from '@/messages/compiled/numbers';
import { side, sideBySide } from './format';
import { clockFace, timeLimit } from './phrases';

/** The word beside the digits of a clock; none while the time is as it should be. */
const PARTS: Readonly<Record<ClockReading['of'], string | null>> = {
  used: null,
  time: 'left',
  warning: 'soon over',
  reserve: 'of the reserve',
  flag: 'over time',
};

const digits = ({ of, ms }: ClockReading): string => `${of === 'flag' ? '+' : ''}${clockFace(ms)}`;
const reading = (shown: ClockReading): string =>
  [digits(shown), PARTS[shown.of]].filter((part) => part !== null).join(' ');
const action = (running: boolean): string => (running ? 'running: tap to pause' : 'tap to start');

/** The clocks of a battle in English. */
export const clocks = {
  title: 'Clocks',
  of: (which: Side): string => `${side(which)}’s clock`,
  action,
  control: (which: Side, shown: ClockReading, running: boolean): string =>
    `${side(which)}’s clock, ${reading(shown)} ${action(running)}`,
  digits,
  part: (of: ClockReading['of']): string | null => PARTS[of],
  pass: (from: Side, shown: ClockReading): string =>
    `${side(from)}’s clock, ${reading(shown)}: tap for ${side(otherSide(from))}’s time`,
  passHint: (from: Side): string => `tap: ${side(otherSide(from))}’s time`,
  resume: (which: Side, shown: ClockReading): string => `${side(which)}’s clock, ${reading(shown)}: start it`,
  startHint: 'tap to start',
  waits: 'waits',
  /** Under the digits: which time it is, and what a tap does. */
  below: ({ of }: ClockReading, hint: string): string => sideBySide([PARTS[of], hint]),
  face: 'Clock face',
  closeFace: 'Close the clock face',
  faceTitle: 'The clocks of both players',
  pause: 'Pause',
  limit: {
    title: 'Time limit',
    none: 'Time limit: none',
    is: (limit: TimeLimit): string => `Time limit: ${timeLimit(limit)}`,
    counts: 'The clocks count',
    up: 'Time used',
    down: 'Time left',
    minutes: 'Minutes for each player',
    reserve: 'Minutes in reserve after that',
    warning: 'Warn: minutes before the end',
    fewer: (label: string): string => `${label}: one fewer`,
    more: (label: string): string => `${label}: one more`,
    save: 'Save',
    hint: 'The time used so far counts. You can change the limit at any time.',
  },
  flag: {
    fell: (which: Side): string => `${side(which)}’s time is up. What follows is for you to say.`,
    more: (minutes: number): string => `${number.format(minutes)} more minutes for both`,
    end: 'End battle',
    playOn: 'Play on',
  },
  jump: {
    says: (which: Side, usedMs: number): string =>
      `The time of this phone jumped. Before that, ${side(which)} had used ${clockFace(usedMs)}.`,
    goOn: (usedMs: number): string => `Go on from ${clockFace(usedMs)}`,
    leave: 'Count the jump',
  },
  /** "Blue 12:04 · Red 0:40" */
  turn: (ms: Readonly<Record<Side, number>>): string =>
    sideBySide(SIDES.map((which) => ms[which] > 0 && `${side(which)} ${clockFace(ms[which])}`)),
};
