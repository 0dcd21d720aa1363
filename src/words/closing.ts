import { closing as said } from '@/messages/compiled/closing';
import { phrases } from '@/messages/compiled/phrases';
import type { Side } from '@/rules/index';
import { side } from './shared/format';

/** The end of a round in English: what is asked before it is closed, and what comes next in the game. */
export const closing = {
  ...said,
  forgotten: (label: string, which: Side): string => said.forgotten({ label, side: side(which) }),
  claimed: (label: string, which: Side): string => said.claimed({ side: side(which), label }),
  takeOff: (points: number): string => said.takeOff(Math.abs(points)),
  /** The end of a combat of which an enemy is gone. */
  over: {
    ...said.over,
    destroyed: (names: readonly string[]): string => said.over.destroyed(names.join(phrases.comma)),
    caught: (names: readonly string[]): string => said.over.caught(names.join(phrases.comma)),
    fled: (names: readonly string[]): string => said.over.fled(names.join(phrases.comma)),
    fellBack: (names: readonly string[]): string => said.over.fellBack(names.join(phrases.comma)),
    open: (names: readonly string[]): string => said.over.open(names.join(phrases.comma)),
    gain: (which: Side, points: number, most: number): string =>
      most > points
        ? said.over.gainIfCaught({ side: side(which), points, most })
        : said.over.gain({ side: side(which), points }),
  },
};
