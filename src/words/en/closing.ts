import type { Side } from '@/rules/index';
import { number, signed } from '@/messages/compiled/numbers';
import { side } from './format';

/** The end of a round in English: what is asked before it is closed, and what comes next in the game. */
export const closing = {
  forgotten: (label: string, which: Side): string =>
    `${label}, ${side(which)}: proposed by the units, but not in the score.`,
  forgottenTitle: 'Before you close the round',
  claimed: (label: string, which: Side): string => `${side(which)}: ${label}, more than its models can fill`,
  addIt: (points: number): string => `Add ${signed(points)}`,
  takeOff: (points: number): string => `Take off ${number.format(Math.abs(points))}`,
  closeAnyway: 'Close as it is',
  /** The end of a combat of which an enemy is gone. */
  over: {
    title: 'How the combat ended',
    destroyed: (names: readonly string[]): string => `${names.join(', ')} destroyed`,
    caught: (names: readonly string[]): string => `${names.join(', ')} caught`,
    fled: (names: readonly string[]): string => `${names.join(', ')} fled`,
    fellBack: (names: readonly string[]): string => `${names.join(', ')} fell back in good order`,
    gain: (which: Side, points: number): string => `${side(which)} ${signed(points)}`,
  },
  /** The next step of the game after a round is closed. */
  comesNext: {
    closeRound: 'Next: close the round.',
    nextRound: 'Next: another round of this combat, or end it.',
    nextCombat: 'Next: a combat that this turn still owes.',
    newCombat: 'Next: open a combat when a charge goes in.',
    nextTurn: 'Every combat of this turn is fought. The next turn begins, unless another charge went in.',
    endBattle: 'The last turn is fought: end the battle.',
    result: 'The battle has ended.',
  },
};
