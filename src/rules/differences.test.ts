import { describe, expect, test } from 'vitest';
import { t9a2 } from './editions/t9a-2/edition';
import { t9a3 } from './editions/t9a-3/edition';
import { wfb6 } from './editions/wfb-6/edition';
import {
  type Contact,
  compare,
  EDITIONS,
  type Edition,
  type EngagedUnit,
  effectiveAnswers,
  type Fate,
  proposeRound,
  unitWorth,
  type VictoryUnit,
} from './index';

/**
 * One situation, and what each rulebook makes of it: whoever changes an edition sees here that the others
 * stay as they were.
 */

const editions = [
  { edition: t9a2, deep: (ranks: number) => ranks },
  { edition: t9a3, deep: (ranks: number) => ranks },
  // This edition counts the ranks behind the first.
  { edition: wfb6, deep: (ranks: number) => ranks - 1 },
] as const;

describe('Red knights in the flank of Blue spearmen who face orcs', () => {
  const settle = ({ edition, deep }: (typeof editions)[number]) => {
    const known: readonly EngagedUnit[] = [
      {
        id: 'spearmen',
        side: 'a',
        ranks: deep(4),
        height: 1,
        unitStrength: 20,
        standard: true,
        battleStandard: true,
      },
      { id: 'orcs', side: 'b', ranks: deep(3), height: 1, unitStrength: 15, standard: true },
      { id: 'knights', side: 'b', ranks: deep(1), height: 2, unitStrength: 10, standard: true },
    ];
    const units = known.map((unit) => ({ ...unit, causesFear: false }));
    const contacts: readonly Contact[] = [
      { unitId: 'orcs', enemyUnitId: 'spearmen', facing: 'front', charge: 'none' },
      { unitId: 'knights', enemyUnitId: 'spearmen', facing: 'leftFlank', charge: 'thisRound' },
    ];
    const engagement = { units, contacts };
    const proposed = proposeRound(edition.combat, edition.propose, {
      roundBegan: engagement,
      now: engagement,
    });
    const { a, b, result } = compare(edition.combat, {
      a: effectiveAnswers(proposed.a, { [edition.combat.casualties]: 4 }),
      b: effectiveAnswers(proposed.b, { [edition.combat.casualties]: 3 }),
    });
    const test = edition.breakTest.resolve(
      { [edition.breakTest.valueInput]: 7, ...edition.proposeBreakTest(engagement, 'spearmen').answers },
      b.total - a.total,
    );
    return { a: a.total, b: b.total, before: [a.beforeTheDice, b.beforeTheDice], result, test };
  };

  test('in the second edition of The Ninth Age win by 3 against Steadfast spearmen', () => {
    const { test: breakTest, ...score } = settle(editions[0]);
    // 3 lost, Rank Bonus 3, two standards; 4 lost, charge, flank with a Full Rank 2, Rank Bonus 2, two
    // standards.
    expect(score).toMatchObject({ a: 8, b: 11, before: [5, 7], result: { winner: 'b', by: 3 } });
    expect(breakTest).toMatchObject({ target: 7, holdIn36: 21, conditions: ['steadfast'] });
  });

  test('in the third edition win by 4 against Surrounded spearmen who are Solid but not Steady', () => {
    const { test: breakTest, ...score } = settle(editions[1]);
    // 3 lost, 4 − 1 Proper Ranks, standard, Battle Standard; 4 lost, charge, 3 Proper Ranks, two
    // standards, one Facing 2.
    expect(score).toMatchObject({ a: 8, b: 12, before: [5, 8], result: { winner: 'b', by: 4 } });
    expect(breakTest).toMatchObject({ target: 3, holdIn36: 3, conditions: ['surrounded', 'solid'] });
  });

  test('in the sixth edition of Warhammer win by 5, having taken the spearmen’s ranks', () => {
    const { test: breakTest, ...score } = settle(editions[2]);
    // 3 wounds, one standard; 4 wounds, two extra ranks, outnumbering 25 to 20, one standard, flank.
    expect(score).toMatchObject({ a: 4, b: 9, before: [1, 5], result: { winner: 'b', by: 5 } });
    expect(breakTest).toMatchObject({ target: 2, holdIn36: 1, conditions: [] });
  });
});

/** What an edition without proposals proposes. */
const NOTHING = { a: {}, b: {} };

/**
 * The same fight in every rulebook with a score, line by line, in a file of its own: a new one writes its
 * file, to be read.
 */
describe.each(
  (EDITIONS as readonly Edition[]).flatMap(({ combat, ...edition }) =>
    combat ? [{ ...edition, combat }] : [],
  ),
)('Red knights in the flank of Blue spearmen in $id', (edition) => {
  test('score what its own file says', async () => {
    const { combat, propose = () => NOTHING, unitFacts = [], unitStrength, breakTest } = edition;
    const behind = unitFacts.some((fact) => fact.id === 'ranks' && fact.behindTheFirst === true);
    const unit = (id: string, side: 'a' | 'b', ranks: number, strength: number): EngagedUnit => ({
      id,
      side,
      ranks: behind ? ranks - 1 : ranks,
      models: strength,
      height: 1,
      unitStrength: strength,
      formation: 'openOrder',
      causesFear: false,
      standard: true,
      ...(unitStrength?.types[0] ? { troopType: unitStrength.types[0].id } : {}),
    });
    const units = [unit('spearmen', 'a', 4, 20), unit('orcs', 'b', 3, 15), unit('knights', 'b', 1, 10)];
    const engagement = {
      units,
      contacts: [
        { unitId: 'orcs', enemyUnitId: 'spearmen', facing: 'front', charge: 'none' },
        { unitId: 'knights', enemyUnitId: 'spearmen', facing: 'leftFlank', charge: 'thisRound' },
      ] as const,
    };
    const proposed = proposeRound(combat, propose, { roundBegan: engagement, now: engagement });
    const { a, b, result } = compare(combat, {
      a: effectiveAnswers(proposed.a, { [combat.casualties]: 4 }),
      b: effectiveAnswers(proposed.b, { [combat.casualties]: 3 }),
    });
    const told = (name: string, side: typeof a) => [
      `${name} ${side.total}`,
      ...side.lines.filter(({ points }) => points !== 0).map(({ label, points }) => `  ${label} ${points}`),
    ];
    const value = breakTest ? { [breakTest.valueInput]: 7 } : {};
    const answers = { ...value, ...edition.proposeBreakTest?.(engagement, 'spearmen').answers };
    const tested = breakTest?.resolve(answers, b.total - a.total);
    const limits = (tested?.thresholds ?? []).map(
      ({ outcomeId, upTo }) => `  ${outcomeId} ${upTo ?? 'above'}`,
    );
    const text = [
      ...told('Blue', a),
      ...told('Red', b),
      JSON.stringify(result),
      ...(tested ? [`Leadership 7: ${tested.kind}`, ...limits] : []),
    ].join('\n');
    await expect(`${text}\n`).toMatchFileSnapshot(`differences/${edition.id}.txt`);
  });
});

describe('equal scores', () => {
  test.each([
    ['t9a-2', t9a2, 'bothWin'],
    ['t9a-3', t9a3, 'bothWin'],
    ['wfb-6', wfb6, 'draw'],
  ] as const)('in %s mean what its rulebook says', (_id, { combat }, kind) => {
    const lost = { [combat.casualties]: 2 };
    expect(compare(combat, { a: lost, b: lost }).result).toEqual({ kind });
  });

  test('are decided by a lone musician in the sixth edition of Warhammer only', () => {
    for (const { combat } of [t9a2, t9a3]) expect(combat.verdict).not.toHaveProperty('tieBreak');
    expect(compare(wfb6.combat, { a: { musician: true }, b: {} }).result).toEqual({
      kind: 'won',
      winner: 'a',
      by: 1,
      because: 'tieBreak',
    });
  });
});

test('six excess wounds in a challenge score 3, nothing or 5', () => {
  const score = ({ combat }: (typeof editions)[number]['edition']) =>
    compare(combat, { a: { overkill: 6 }, b: {} }).a.total;
  expect([score(t9a2), score(t9a3), score(wfb6)]).toEqual([3, 0, 5]);
});

test('two units wiped out score 2 in the third edition of The Ninth Age alone', () => {
  const score = ({ combat }: (typeof editions)[number]['edition']) =>
    compare(combat, { a: {}, b: { unitsWipedOut: 2 } }).a.total;
  expect([score(t9a2), score(t9a3), score(wfb6)]).toEqual([0, 2, 0]);
});

describe('a unit of 20 models that cost 325 points', () => {
  const worth = (fate: Fate, models: number) => {
    const unit: VictoryUnit = {
      id: 'unit',
      pointCost: 325,
      fate,
      startingHealthPoints: 20,
      healthPoints: models,
      startingModels: 20,
      models,
    };
    return [t9a2, t9a3, wfb6].map(({ victory }) => unitWorth(victory.points, unit).points);
  };

  test('gives half or all of them when it flees unhurt', () => {
    expect(worth('fleeing', 20)).toEqual([163, 163, 325]);
  });

  test('gives nothing or half at nine models, and half everywhere at five', () => {
    expect(worth('fighting', 10)).toEqual([0, 0, 0]);
    expect(worth('fighting', 9)).toEqual([0, 0, 163]);
    expect(worth('fighting', 5)).toEqual([163, 163, 163]);
  });

  test('gives all of them once it is destroyed or has fled the table', () => {
    expect(worth('destroyed', 0)).toEqual([325, 325, 325]);
    expect(worth('fledTable', 20)).toEqual([325, 325, 325]);
  });
});
