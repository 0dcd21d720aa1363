import { describe, expect, it } from 'vitest';
import { editionOf, type Outcome } from '@/rules/index';
import { battleWords } from '@/words/battle-words';

const { limits } = battleWords.breakTest;
const outcomes: readonly Outcome[] = editionOf('tow-1')?.breakTest?.outcomes ?? [];
const upTo = (outcomeId: string, total: number | null) =>
  ({ outcomeId, counts: outcomeId === 'breaks' ? 'broke' : 'held', upTo: total }) as const;

describe('the limits of a test with several outcomes', () => {
  it('say what each total leads to, but for the worst', () => {
    const thresholds = [upTo('givesGround', 4), upTo('fallsBack', 7), upTo('breaks', null)];
    expect(limits({ thresholds, doubleOnePasses: false }, outcomes)).toBe('holds 4, falls back to 7');
  });

  it('say it where the best one cannot happen', () => {
    const thresholds = [upTo('fallsBack', 9), upTo('breaks', null)];
    expect(limits({ thresholds, doubleOnePasses: false }, outcomes)).toBe('falls back to 9');
  });

  it('know that a double 1 holds, whatever the limit', () => {
    const thresholds = [upTo('givesGround', -1), upTo('fallsBack', 5), upTo('breaks', null)];
    expect(limits({ thresholds, doubleOnePasses: true }, outcomes)).toBe('holds 2, falls back to 5');
  });
});
