import { describe, expect, it } from 'vitest';
import { READING_IDS, READING_OPTIONS } from '../../wound-pools/readings';
import { toHit } from '../../wound-pools/to-hit';
import { toWound } from '../../wound-pools/to-wound';
import { hh1 } from './edition';

const book = hh1.woundPools;
const scale = Array.from({ length: 10 }, (_, index) => index + 1);
const HARDEST = 7;

function needToHit(attackerWs: number, targetWs: number): number {
  return toHit(book, { attackerWs, targetWs: [targetWs], rules: [] }).need ?? HARDEST;
}

function needToWound(strength: number, toughness: number): number {
  return toWound(book, { strength, toughness: [toughness], rules: [] }).need ?? HARDEST;
}

describe('the charts of Horus Heresy 1.0', () => {
  it('hit on 3+ with the higher Weapon Skill, on 5+ below half the target’s, else on 4+', () => {
    for (const attacker of scale) {
      for (const target of scale) {
        const rule = attacker > target ? 3 : target > 2 * attacker ? 5 : 4;
        expect([attacker, target, needToHit(attacker, target)]).toEqual([attacker, target, rule]);
      }
    }
  });

  it('wound on 4+ and the difference, held between 2+ and 6+, and never from Strength + 4 on', () => {
    let hopeless = 0;
    for (const strength of scale) {
      for (const toughness of scale) {
        const rule = toughness >= strength + 4 ? HARDEST : Math.max(2, Math.min(6, 4 + toughness - strength));
        expect([strength, toughness, needToWound(strength, toughness)]).toEqual([strength, toughness, rule]);
        if (rule === HARDEST) hopeless += 1;
      }
    }
    expect(hopeless).toBe(21);
  });

  it.each([
    ['to hit', needToHit],
    ['to wound', needToWound],
  ] as const)(
    'never make it harder %s with more of your own, or easier against more of the target’s',
    (_, need) => {
      for (const own of scale) {
        for (const other of scale.slice(0, -1)) {
          expect(need(own, other + 1)).toBeGreaterThanOrEqual(need(own, other));
          expect(need(other + 1, own)).toBeLessThanOrEqual(need(other, own));
        }
      }
    },
  );
});

describe('the edition Horus Heresy 1.0', () => {
  it('has one row of the Destroyer table for every roll', () => {
    for (const roll of [1, 2, 3, 4, 5, 6]) {
      expect(book.destroyer.rows.filter(({ from, to }) => from <= roll && roll <= to)).toHaveLength(1);
    }
  });

  it('asks every open question once, offers every reading, and recommends the first', () => {
    // Three are about cells of another rulebook's chart.
    const others: readonly string[] = ['slightlyLower', 'nearlyHalf', 'tenAgainstFive'];
    const asked = READING_IDS.filter((id) => !others.includes(id));
    expect(book.questions.map(({ id }) => id).sort()).toEqual([...asked].sort());
    for (const { id, options } of book.questions) {
      expect(options.map((option) => option.id)).toEqual([...READING_OPTIONS[id]]);
      expect(book.readings[id]).toBe(READING_OPTIONS[id][0]);
    }
  });
});
