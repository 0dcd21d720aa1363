import type { ClockReading, TimeLimit } from '@/battle/state/clock';
import { clocks as said } from '@/messages/compiled/clocks';
import { otherSide, SIDES, type Side } from '@/rules/index';
import { side, sideBySide } from './shared/format';
import { clockFace, timeLimit } from './shared/phrases';

/** The word beside the digits of a clock; none while the time is as it should be. */
const PARTS: Readonly<Record<ClockReading['of'], string | null>> = { ...said.parts, used: null };

const digits = ({ of, ms }: ClockReading): string => `${of === 'flag' ? '+' : ''}${clockFace(ms)}`;
const reading = (shown: ClockReading): string =>
  [digits(shown), PARTS[shown.of]].filter((part) => part !== null).join(' ');
const action = (running: boolean): string => (running ? said.action.running : said.action.otherwise);

/** The clocks of a battle in English. */
export const clocks = {
  ...said,
  of: (which: Side): string => said.of(side(which)),
  action,
  control: (which: Side, shown: ClockReading, running: boolean): string =>
    said.control({ side: side(which), shown: reading(shown), running: action(running) }),
  digits,
  part: (of: ClockReading['of']): string | null => PARTS[of],
  pass: (from: Side, shown: ClockReading): string =>
    said.pass({ side: side(from), shown: reading(shown), otherSide: side(otherSide(from)) }),
  passHint: (from: Side): string => said.passHint(side(otherSide(from))),
  resume: (which: Side, shown: ClockReading): string =>
    said.resume({ side: side(which), shown: reading(shown) }),
  /** Under the digits: which time it is, and what a tap does. */
  below: ({ of }: ClockReading, hint: string): string => sideBySide([PARTS[of], hint]),
  limit: { ...said.limit, is: (limit: TimeLimit): string => said.limit.is(timeLimit(limit)) },
  flag: { ...said.flag, fell: (which: Side): string => said.flag.fell(side(which)) },
  jump: {
    ...said.jump,
    says: (which: Side, usedMs: number): string =>
      said.jump.says({ side: side(which), usedMs: clockFace(usedMs) }),
    goOn: (usedMs: number): string => said.jump.goOn(clockFace(usedMs)),
  },
  /** "Blue 12:04 · Red 0:40" */
  turn: (ms: Readonly<Record<Side, number>>): string =>
    sideBySide(SIDES.map((which) => ms[which] > 0 && `${side(which)} ${clockFace(ms[which])}`)),
};
