import type { BreakTestAnswers } from '@/rules/break-test/break-test';
import { breakTest } from '@/rules/editions/tow-1/break-test';

/** What a unit could answer besides its Leadership, and that gives the limits another meaning. */
const NO_PLAIN_TEST = ['unbreakable', 'stubborn', 'unstable', 'shieldwall', 'unitStrength'];

/**
 * The Leadership of a Break Test of Warhammer: The Old World, with Terror and ranks; null: not entered.
 * Read from the test itself: who lost by one gives ground up to one less.
 */
export function leadershipUsed(answers: BreakTestAnswers): number | null {
  const plain = Object.fromEntries(Object.entries(answers).filter(([id]) => !NO_PLAIN_TEST.includes(id)));
  const upTo = breakTest.resolve(plain, 1).thresholds[0]?.upTo ?? null;
  return upTo === null ? null : upTo + 1;
}
