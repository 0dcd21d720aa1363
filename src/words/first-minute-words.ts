import { firstMinute as said } from '@/messages/compiled/first-minute';
import { percent } from '@/messages/compiled/formats';
import { signed } from '@/messages/compiled/numbers';
import { side } from './shared/format';

/** These sentences in the current language; loaded with their screen. */
export const firstMinuteWords = {
  ...said,
  picture: {
    ...said.picture,
    name: (a: number, b: number): string => said.picture.name({ sideA: side('a'), a, sideB: side('b'), b }),
    verdict: (by: number): string => said.picture.verdict({ sideA: side('a'), by }),
    points: signed,
    test: (target: number): string => said.picture.test({ sideB: side('b'), target }),
    odds: (odds: number): string => percent.format(odds),
  },
};
