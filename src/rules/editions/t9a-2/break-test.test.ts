import { describe, expect, test } from 'vitest';
import { idleInputs } from '@/testing/battles/rule-arbitraries';
import type { BreakTestAnswers } from '../../break-test/break-test';
import { outcomeOf, rerollWays } from '../../break-test/outcome';
import { fastMove, inchesOf } from '../../break-test/pursuit';
import { outcomeChances } from '../../break-test/thresholds';
import { fraction } from '../../dice/fraction';
import { breakTest, pursuit } from './break-test';

const of = (answers: BreakTestAnswers, lostBy: number) =>
  breakTest.resolve({ discipline: 8, ...answers }, lostBy);
const keys = (answers: BreakTestAnswers, lostBy: number) => of(answers, lostBy).reasons.map(({ key }) => key);

describe('Discipline', () => {
  test('is tested less the difference', () => {
    expect(of({}, 3)).toMatchObject({ kind: 'roll', target: 5, modifier: -3, holdIn36: 10 });
    expect(keys({}, 3)).toEqual(['ownValue', 'difference']);
  });

  test('may be the General’s, then modified, but never for the worse', () => {
    expect(of({ generalDiscipline: 9 }, 3)).toMatchObject({ target: 6 });
    expect(of({ generalDiscipline: 6 }, 3)).toMatchObject({ target: 5 });
    expect(of({ discipline: null, generalDiscipline: 9 }, 3)).toMatchObject({ target: 6 });
  });

  test('that was not entered gives no target, and says so', () => {
    expect(of({ discipline: null }, 3)).toMatchObject({
      kind: 'roll',
      target: null,
      odds: null,
      modifier: -3,
    });
    expect(keys({ discipline: null }, 3)).toEqual(['valueMissing', 'difference']);
  });
});

describe('Steadfast', () => {
  test('needs more Full Ranks than each enemy unit', () => {
    expect(of({ fullRanks: 4, enemyFullRanks: 3 }, 6)).toMatchObject({
      target: 8,
      conditions: ['steadfast'],
    });
    expect(of({ fullRanks: 4, enemyFullRanks: 4 }, 6)).toMatchObject({ target: 2, conditions: [] });
    expect(of({ fullRanks: 0, enemyFullRanks: 0 }, 6)).toMatchObject({ target: 2, conditions: [] });
  });

  test('is lost to 2 Full Ranks in flank or rear, not to 1', () => {
    expect(of({ fullRanks: 4, disruptingFullRanks: 1 }, 6).target).toBe(8);
    expect(of({ fullRanks: 4, disruptingFullRanks: 2 }, 6)).toMatchObject({
      target: 2,
      conditions: ['disrupted'],
    });
    expect(keys({ fullRanks: 4, disruptingFullRanks: 2 }, 6)).toEqual([
      'ownValue',
      'disrupted',
      'difference',
    ]);
  });

  test('is not spoken of as lost by a unit that had no more Full Ranks', () => {
    const told = (fullRanks: number) => keys({ fullRanks, enemyFullRanks: 3, disruptingFullRanks: 2 }, 6);
    expect([told(2), told(3)]).toEqual([
      ['ownValue', 'difference'],
      ['ownValue', 'difference'],
    ]);
    expect(told(4)).toContain('disrupted');
  });

  test('and Stubborn ignore the difference, but not Fear', () => {
    expect(of({ fullRanks: 2, fear: true }, 6)).toMatchObject({ target: 7, modifier: -1 });
    expect(of({ stubborn: true, fear: true, disruptingFullRanks: 3 }, 6)).toMatchObject({ target: 7 });
    expect(of({ fear: true }, 2)).toMatchObject({ target: 5, modifier: -3 });
    expect(keys({ stubborn: true, fear: true }, 6)).toEqual(['ownValue', 'stubborn', 'fear']);
  });
});

describe('a unit that does not roll', () => {
  test('is Unbreakable', () => {
    expect(of({ unbreakable: true }, 12)).toMatchObject({ kind: 'holds', holdIn36: 36 });
  });

  test('has no enemy in contact left, or did not lose', () => {
    expect(of({ noEnemyInContact: true }, 3)).toMatchObject({ kind: 'noTest', holdIn36: 36 });
    expect(of({ unstable: true }, 0)).toMatchObject({ kind: 'noTest', healthPointsLost: null });
    expect(keys({}, 0)).toEqual(['tie']);
    expect(keys({}, -2)).toEqual(['won']);
  });

  test('is Unstable and loses the difference, Stubborn or not, Unbreakable or not', () => {
    expect(of({ unstable: true, stubborn: true, fullRanks: 9, battleStandard: true }, 15)).toMatchObject({
      kind: 'losesHealthPoints',
      healthPointsLost: 15,
      holdIn36: null,
      reroll: false,
    });
    expect(of({ unstable: true, unbreakable: true }, 4)).toMatchObject({ healthPointsLost: 4 });
  });
});

describe('Undead', () => {
  const loss = (answers: BreakTestAnswers, lostBy: number) =>
    of({ undead: true, ...answers }, lostBy).healthPointsLost;

  test('are Unstable without being told so', () => {
    expect(of({ undead: true }, 4)).toMatchObject({ kind: 'losesHealthPoints', healthPointsLost: 4 });
  });

  test('lose half when Stubborn, rounded up', () => {
    expect(loss({ stubborn: true }, 5)).toBe(3);
    expect(loss({ stubborn: true }, 4)).toBe(2);
    expect(loss({ stubborn: true }, 1)).toBe(1);
  });

  test('lose no more than 12 when Steadfast', () => {
    expect(loss({ fullRanks: 3 }, 15)).toBe(12);
    expect(loss({ fullRanks: 3 }, 12)).toBe(12);
    expect(loss({ fullRanks: 3, disruptingFullRanks: 2 }, 15)).toBe(15);
  });

  test('lose their Rank Bonus less near the Battle Standard, at least 1 less, and never below none', () => {
    expect(loss({ battleStandard: true }, 3)).toBe(2);
    expect(loss({ battleStandard: true, fullRanks: 1, enemyFullRanks: 4 }, 3)).toBe(2);
    expect(loss({ battleStandard: true, fullRanks: 3, enemyFullRanks: 4 }, 6)).toBe(4);
    expect(loss({ battleStandard: true, fullRanks: 9, enemyFullRanks: 9 }, 6)).toBe(3);
    expect(loss({ battleStandard: true, fullRanks: 9, enemyFullRanks: 9, rankBonus: 0 }, 6)).toBe(5);
    expect(loss({ battleStandard: true, rankBonus: 3 }, 2)).toBe(0);
    expect(loss({ battleStandard: true }, 1)).toBe(0);
  });

  test('apply all three in their order', () => {
    const all = { undead: true, stubborn: true, fullRanks: 4, battleStandard: true };
    expect(of(all, 31)).toMatchObject({
      healthPointsLost: 9,
      reasons: [
        { key: 'unstable', values: { healthPoints: 31 } },
        { key: 'undeadStubborn', values: { from: 31, to: 16 } },
        { key: 'undeadSteadfast', values: { from: 16, to: 12 } },
        { key: 'undeadBattleStandard', values: { from: 12, to: 9 } },
      ],
    });
  });
});

test('the Battle Standard allows one re-roll', () => {
  expect(of({ battleStandard: true }, 2)).toMatchObject({
    target: 6,
    holdIn36: 15,
    reroll: true,
    odds: fraction(855, 1296),
    oddsWithoutReroll: fraction(5, 12),
  });
});

test('a double 1 passes only by the players’ choice', () => {
  expect(of({}, 9)).toMatchObject({ target: -1, holdIn36: 0 });
  expect(of({ doubleOne: true }, 9)).toMatchObject({ target: -1, holdIn36: 1 });
});

test('every input that is declared is read', () => {
  expect(idleInputs(breakTest)).toEqual([]);
});

describe('Supernal', () => {
  const supernal = (answers: BreakTestAnswers, lostBy: number) => of({ supernal: true, ...answers }, lostBy);
  const chances = (answers: BreakTestAnswers, lostBy: number) => {
    const { thresholds, doubleOnePasses: doubleOne, reroll } = supernal(answers, lostBy);
    const rerollAfter = reroll ? (rerollWays(breakTest)[0]?.after ?? []) : [];
    return outcomeChances(thresholds, { doubleOne, rerollAfter }).map(({ outcomeId, odds }) => [
      outcomeId,
      odds,
    ]);
  };

  test('tests, and loses the difference only when it fails', () => {
    expect(supernal({}, 3)).toMatchObject({
      kind: 'roll',
      target: 5,
      healthPointsLost: null,
      possible: ['held', 'losesDifference'],
      losesWith: { outcomeId: 'losesDifference', healthPoints: 3 },
    });
    expect(chances({}, 3)).toEqual([
      ['held', fraction(10, 36)],
      ['losesDifference', fraction(26, 36)],
    ]);
  });

  test('ignores the difference in the roll while Stubborn or Steadfast, and still loses all of it', () => {
    expect(supernal({ stubborn: true }, 6)).toMatchObject({ target: 8, losesWith: { healthPoints: 6 } });
    expect(supernal({ fullRanks: 3 }, 6)).toMatchObject({ target: 8, losesWith: { healthPoints: 6 } });
  });

  test('tests again near the Battle Standard', () => {
    expect(chances({ battleStandard: true }, 3)).toEqual([
      ['held', fraction(36 * 36 - 26 * 26, 36 * 36)],
      ['losesDifference', fraction(26 * 26, 36 * 36)],
    ]);
  });

  test('does not test where it is Unstable too', () => {
    expect(supernal({ unstable: true }, 3)).toMatchObject({ kind: 'losesHealthPoints', healthPointsLost: 3 });
  });
});

describe('a war machine', () => {
  test('that breaks is destroyed, and nobody pursues it', () => {
    const { thresholds, holdIn36 } = of({ warMachine: true }, 3);
    expect(holdIn36).toBe(10);
    expect(thresholds.map(({ outcomeId }) => outcomeId)).toEqual(['held', 'destroyed']);
    expect(outcomeOf(breakTest, 'destroyed')).toMatchObject({
      counts: 'broke',
      fate: 'destroyed',
      winner: { may: 'nothing' },
    });
  });

  test('that is Unbreakable or Unstable is judged as any other unit', () => {
    expect(of({ warMachine: true, unbreakable: true }, 3).kind).toBe('holds');
    expect(of({ warMachine: true, unstable: true }, 3).kind).toBe('losesHealthPoints');
  });

  test('without a value may still be said to hold or to be destroyed', () => {
    expect(of({ discipline: null, warMachine: true }, 3).possible).toEqual(['held', 'destroyed']);
    expect(of({ discipline: null }, 3).possible).toEqual(['held', 'broke']);
  });
});

describe('flight and pursuit', () => {
  test('take three dice with Swiftstride, of which the two highest count, the overrun too', () => {
    const thrown = inchesOf(fastMove({ dice: 2 }, pursuit.fast), [1, 6, 4]);
    expect(thrown).toBe(10);
    expect(inchesOf(fastMove(pursuit.overrun.move, pursuit.overrun.fast), [5, 5, 2])).toBe(10);
    expect(inchesOf(pursuit.overrun.move, [5, 2])).toBe(7);
  });

  test('are restrained by a test', () => {
    expect(pursuit.restraintTest).toBe('restraint');
  });
});
