import { number, signed } from '@/messages/compiled/numbers';
import { percent } from './battle-format';
import { side } from './format';

/** The sentences of an app without a battle, in English. */
export const enFirstMinute = {
  does: 'Settles every Round of Combat, explains every point, keeps both armies and the score. Offline.',
  emptyUnread: 'No battle begun since this page was opened.',
  example: 'Look at an example',
  exampleHint: 'Six turns, to look through and to play on. Practice: not in your record.',
  opening: 'Opening the example…',
  failed: (message: string): string => `The example could not be written to this phone (${message}).`,
  restore: 'Restore a backup',
  receive: 'Receive a battle',
  picture: {
    name: (a: number, b: number): string =>
      `A settled combat: ${side('a')} ${number.format(a)}, ${side('b')} ${number.format(b)}, line by line, and the break test of the loser.`,
    verdict: (by: number): string => `${side('a')} wins by ${number.format(by)}`,
    points: signed,
    test: (target: number): string => `${side('b')} tests: ${number.format(target)} or less`,
    odds: (odds: number): string => percent.format(odds),
  },
};
