import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  answerTo,
  breakTestAnswersTo,
  breakTestAnswerTo,
  idleInputs,
  roundOf,
  victoryUnit,
} from '@/testing/battles/rule-arbitraries';
import { heldWith } from '@/testing/cases/held-with';
import { testTotal } from './break-test/thresholds';
import { compare as compareFractions, fraction, ONE, sum as sumFractions, ZERO } from './dice/fraction';
import {
  type BattlePointRules,
  type BreakTestResult,
  bandEdges,
  battlePoints,
  compare,
  defaultAnswer,
  EDITIONS,
  type Edition,
  MAX_COUNT,
  otherSide,
  outcomeChances,
  outcomeWith,
  parseAnswer,
  parseBreakTestAnswer,
  playerTurn,
  proposedBonus,
  type RerollWay,
  type RoundAnswers,
  rerollWays,
  SIDES,
  type Side,
  simplifiedResult,
  type TestRules,
  type UnitFact,
  unitWorth,
  victoryPoints,
} from './index';
import { explain } from './score-sheet/explain';

const editions: readonly Edition[] = EDITIONS;
const formationsOf = (facts: readonly UnitFact[]) => [
  'unknown',
  ...facts
    .flatMap((fact) => (fact.id === 'formation' && fact.input === 'choice' ? fact.options : []))
    .map(({ id }) => id),
];
const swapped = ({ a, b }: RoundAnswers): RoundAnswers => ({ a: b, b: a });
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

describe.each(
  editions.flatMap((edition) => (edition.combat ? [{ id: edition.id, sheet: edition.combat }] : [])),
)('the combat score of $id', ({ sheet }) => {
  const round = roundOf(sheet);
  const scoredFrom = (row: (typeof sheet.rows)[number], side: Side) =>
    row.countedFrom === 'enemy' ? otherSide(side) : side;

  test('is the sum of its lines, one for every row in its order, and one more only for a tie-break', () => {
    fc.assert(
      fc.property(round, (answers) => {
        const settled = compare(sheet, answers);
        for (const side of SIDES) {
          const { lines, total } = settled[side];
          expect(total).toBe(sum(lines.map(({ points }) => points)));
          const rows = lines.filter(({ detail }) => detail.key !== 'tieBreak');
          expect(rows.map(({ rowId }) => rowId)).toEqual(sheet.rows.map(({ id }) => id));
          expect(lines.length - rows.length).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  test('keeps every counter within what it may score', () => {
    fc.assert(
      fc.property(round, ({ a, b }) => {
        for (const [index, line] of explain(sheet, a, b).entries()) {
          const row = sheet.rows[index];
          if (row?.input !== 'counter') continue;
          const { score } = row;
          const most = score.kind === 'majority' ? score.points : (score.cap ?? MAX_COUNT) * score.pointsEach;
          expect(line.points).toBeGreaterThanOrEqual(0);
          expect(line.points).toBeLessThanOrEqual(most);
        }
      }),
    );
  });

  test('never falls when a side counts one more', () => {
    fc.assert(
      fc.property(round, fc.constantFrom(...SIDES), (answers, side) => {
        for (const row of sheet.rows) {
          if (row.input !== 'counter') continue;
          const from = scoredFrom(row, side);
          const before = answers[from][row.id] ?? 0;
          const more = { ...answers, [from]: { ...answers[from], [row.id]: Number(before) + 1 } };
          const points = (of: RoundAnswers) =>
            sum(explain(sheet, of[side], of[otherSide(side)]).map((line) => line.points));
          expect(points(more)).toBeGreaterThanOrEqual(points(answers));
        }
      }),
    );
  });

  test('swaps with the sides, and so does the winner', () => {
    fc.assert(
      fc.property(round, (answers) => {
        const one = compare(sheet, answers);
        const other = compare(sheet, swapped(answers));
        expect(other.a).toEqual(one.b);
        expect(other.b).toEqual(one.a);
        expect(other.result).toEqual(
          one.result.kind === 'won' ? { ...one.result, winner: otherSide(one.result.winner) } : one.result,
        );
      }),
    );
  });

  test('pays a majority to one side at most, and to nobody when the counts are equal', () => {
    fc.assert(
      fc.property(round, ({ a, b }) => {
        const [own, theirs] = [explain(sheet, a, b), explain(sheet, b, a)];
        for (const [index, row] of sheet.rows.entries()) {
          if (row.input !== 'counter' || row.score.kind !== 'majority') continue;
          const paid = [own[index]?.points ?? 0, theirs[index]?.points ?? 0].filter((points) => points > 0);
          expect(paid.length).toBe((a[row.id] ?? 0) === (b[row.id] ?? 0) ? 0 : 1);
        }
      }),
    );
  });

  test('before the dice is not moved by what the dice did', () => {
    fc.assert(
      fc.property(round, round, (answers, others) => {
        const rolled = sheet.rows.filter((row) => row.fromTheDice).map(({ id }) => id);
        const withOtherDice = (side: Side) => ({
          ...answers[side],
          ...Object.fromEntries(rolled.flatMap((id) => (id in others[side] ? [[id, others[side][id]]] : []))),
        });
        const changed = { a: withOtherDice('a'), b: withOtherDice('b') } as RoundAnswers;
        const [one, other] = [compare(sheet, answers), compare(sheet, changed)];
        expect(other.a.beforeTheDice).toBe(one.a.beforeTheDice);
        expect(other.b.beforeTheDice).toBe(one.b.beforeTheDice);
      }),
    );
  });

  test('is nothing against nothing before anybody answered, and that is a tie', () => {
    const blank = Object.fromEntries(sheet.rows.map((row) => [row.id, defaultAnswer(row)]));
    for (const answers of [
      { a: {}, b: {} },
      { a: blank, b: blank },
    ]) {
      const { a, b, result } = compare(sheet, answers);
      expect([a.total, b.total, a.beforeTheDice, b.beforeTheDice]).toEqual([0, 0, 0, 0]);
      expect(result).toEqual({ kind: sheet.verdict.tie });
    }
  });

  test('makes the side with more points the winner, unless a side is lost or a tie is broken', () => {
    fc.assert(
      fc.property(round, (answers) => {
        const { a, b, result } = compare(sheet, answers);
        const lost = sheet.verdict.lost?.rowId;
        const gone = SIDES.filter((side) => lost !== undefined && answers[side][lost] === true);
        const higher = a.total > b.total ? 'a' : 'b';
        const byPoints =
          a.total === b.total
            ? { kind: sheet.verdict.tie }
            : { kind: 'won', winner: higher, by: Math.abs(a.total - b.total) };
        const byLoss = gone[0] && { kind: 'won', winner: otherSide(gone[0]), because: 'lost' };
        expect(result).toMatchObject(gone.length === 2 ? { kind: 'bothLost' } : (byLoss ?? byPoints));
      }),
    );
  });

  test('accepts again whatever it accepted once', () => {
    for (const row of sheet.rows) {
      fc.assert(
        fc.property(fc.oneof(answerTo(row), fc.anything()), (entered) => {
          const once = parseAnswer(row, entered);
          if (once.ok) expect(parseAnswer(row, once.value)).toEqual(once);
          else expect(once.refusal.code).not.toBe('');
        }),
      );
      fc.assert(fc.property(answerTo(row), (answer) => parseAnswer(row, answer).ok));
    }
  });
});

describe.each(
  editions.flatMap(({ id, breakTest, combat }) => (breakTest ? [{ id, breakTest, combat }] : [])),
)('the break test of $id', ({ breakTest }) => {
  const answers = breakTestAnswersTo(breakTest);
  const lostBy = fc.integer({ min: 1, max: 20 });

  test('is never easier after a heavier defeat', () => {
    fc.assert(
      fc.property(answers, lostBy, (given, by) => {
        const one = breakTest.resolve(given, by);
        const heavier = breakTest.resolve(given, by + 1);
        expect(heavier.holdIn36 ?? 0).toBeLessThanOrEqual(one.holdIn36 ?? 36);
        expect(heavier.healthPointsLost ?? 0).toBeGreaterThanOrEqual(one.healthPointsLost ?? 0);
        if (one.odds && heavier.odds) expect(compareFractions(heavier.odds, one.odds)).not.toBe(1);
      }),
    );
  });

  test('has odds between none and certain, which a re-roll never lessens', () => {
    fc.assert(
      fc.property(answers, lostBy, (given, by) => {
        const { odds, oddsWithoutReroll, holdIn36, thresholds, modifier } = breakTest.resolve(given, by);
        expect(modifier).toBeLessThanOrEqual(0);
        expect(Object.is(modifier, -0)).toBe(false);
        expect(odds === null).toBe(oddsWithoutReroll === null);
        expect(odds === null).toBe(holdIn36 === null);
        if (!odds || !oddsWithoutReroll) return;
        expect(compareFractions(odds, ZERO)).not.toBe(-1);
        expect(compareFractions(odds, ONE)).not.toBe(1);
        expect(compareFractions(odds, oddsWithoutReroll)).not.toBe(-1);
        if (thresholds.length === 0) expect([0, 36]).toContain(holdIn36);
      }),
    );
  });

  test('is held by exactly as many throws of two dice as it says', () => {
    fc.assert(
      fc.property(answers, lostBy, (given, by) => {
        const result = breakTest.resolve(given, by);
        if (result.kind !== 'roll' || result.target === null) return;
        let held = 0;
        for (let first = 1; first <= 6; first += 1) {
          for (let second = 1; second <= 6; second += 1) {
            if (heldWith(result, [first + second])) held += 1;
          }
        }
        expect(held).toBe(result.holdIn36);
      }),
    );
  });

  test('ends in each outcome on exactly as many throws, and pairs of throws, as it says', () => {
    fc.assert(
      fc.property(answers, lostBy, fc.constantFrom(...rerollWays(breakTest)), (given, by, way) => {
        expectCounted(breakTest, breakTest.resolve(given, by), way);
      }),
      { numRuns: 40 },
    );
  });

  test('reads every input that it declares', () => {
    expect(idleInputs(breakTest)).toEqual([]);
  });

  test('has outcomes of different names, those that count as held before those that count as broken', () => {
    const ids = breakTest.outcomes.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const counts = breakTest.outcomes.map((outcome) => outcome.counts);
    expect(counts).toEqual(counts.toSorted().toReversed());
    expect(new Set(counts).size).toBe(2);
    for (const way of rerollWays(breakTest)) {
      for (const id of way.after) expect(ids).toContain(id);
    }
  });

  test('is not taken by a side that did not lose', () => {
    fc.assert(
      fc.property(answers, fc.integer({ min: -20, max: 0 }), (given, by) => {
        expect(breakTest.resolve(given, by)).toMatchObject({ kind: 'noTest', holdIn36: 36 });
      }),
    );
  });

  test('says why, whatever comes of it', () => {
    fc.assert(
      fc.property(answers, fc.integer({ min: -2, max: 20 }), (given, by) => {
        expect(breakTest.resolve(given, by).reasons.length).toBeGreaterThan(0);
      }),
    );
  });

  test('accepts again whatever it accepted once, and takes any answer it accepts', () => {
    for (const input of breakTest.inputs) {
      fc.assert(
        fc.property(fc.oneof(breakTestAnswerTo(input), fc.anything()), (entered) => {
          const once = parseBreakTestAnswer(input, entered);
          if (once.ok) expect(parseBreakTestAnswer(input, once.value)).toEqual(once);
        }),
      );
      fc.assert(fc.property(breakTestAnswerTo(input), (answer) => parseBreakTestAnswer(input, answer).ok));
    }
  });
});

describe.each(
  editions.flatMap(({ id, tests = [] }) =>
    tests.map((test) => ({ id: `${id} for ${test.id}`, rules: test })),
  ),
)('the test of $id', ({ rules }) => {
  const answers = breakTestAnswersTo(rules);

  test('says why, and ends in outcomes that it declares', () => {
    fc.assert(
      fc.property(answers, (given) => {
        const result = rules.resolve(given);
        expect(result.reasons.length).toBeGreaterThan(0);
        const ids = rules.outcomes.map(({ id }) => id);
        for (const { outcomeId } of result.thresholds) expect(ids).toContain(outcomeId);
        if (result.automatic !== null) expect(ids).toContain(result.automatic);
      }),
    );
  });

  test('ends in each outcome on exactly as many throws, and pairs of throws, as it says', () => {
    fc.assert(
      fc.property(answers, fc.constantFrom(...rerollWays(rules)), (given, way) => {
        expectCounted(rules, rules.resolve(given), way);
      }),
      { numRuns: 40 },
    );
  });

  test('is never failed by the best outcome nor passed by the worst, and a re-roll helps', () => {
    expect(rules.outcomes.map(({ counts }) => counts).at(0)).toBe('held');
    expect(rules.outcomes.map(({ counts }) => counts).at(-1)).toBe('broke');
    fc.assert(
      fc.property(answers, (given) => {
        const { odds, oddsWithoutReroll, reroll, kind } = rules.resolve(given);
        if (kind !== 'roll' || !odds || !oddsWithoutReroll) return;
        const isOpen = ![ZERO, ONE].some((sure) => compareFractions(sure, oddsWithoutReroll) === 0);
        expect(compareFractions(odds, oddsWithoutReroll)).toBe(reroll && isOpen ? 1 : 0);
      }),
    );
  });

  test('asks for the value that is tested, and reads every input', () => {
    if (rules.valueInput !== null) {
      expect(rules.inputs.find(({ id }) => id === rules.valueInput)).toMatchObject({ input: 'number' });
    }
    expect(idleInputs({ inputs: rules.inputs, resolve: (given) => rules.resolve(given) })).toEqual([]);
  });
});

/** Each total of a test's dice, with the number of ways to throw it. */
function throwsOf({ dice }: BreakTestResult): readonly (readonly [number, number])[] {
  const faces = [1, 2, 3, 4, 5, 6];
  const all = Array.from({ length: dice?.dice ?? 2 }).reduce<number[][]>(
    (thrown) => thrown.flatMap((before) => faces.map((face) => [...before, face])),
    [[]],
  );
  const ways = new Map<number, number>();
  for (const thrown of all) {
    const total = testTotal(dice, thrown);
    ways.set(total, (ways.get(total) ?? 0) + 1);
  }
  return [...ways];
}

/**
 * Fails where the chance of an outcome is not what counting all throws, and with a re-roll all pairs of
 * throws, comes to.
 */
function expectCounted(rules: TestRules, result: BreakTestResult, { after }: RerollWay): void {
  const rerollAfter = result.reroll ? after : [];
  const { dice, doubleOnePasses: doubleOne, naturals } = result;
  const chances = outcomeChances(result.thresholds, { doubleOne, rerollAfter, dice, naturals });
  const totals = throwsOf(result);
  for (const { outcomeId, in36, odds } of chances) {
    expect(rules.outcomes.map(({ id }) => id)).toContain(outcomeId);
    const ends = (rolls: readonly number[]) => outcomeWith(result, rolls, rerollAfter) === outcomeId;
    const once = totals.flatMap(([total, count]) => (ends([total]) ? [count] : []));
    expect(in36).toBe(dice === undefined ? sum(once) : null);
    const pairs = totals.flatMap(([total, count]) =>
      totals.flatMap(([again, counted]) => (ends([total, again]) ? [count * counted] : [])),
    );
    expect(odds).toEqual(fraction(sum(pairs), sum(totals.map(([, count]) => count)) ** 2));
  }
  if (chances.length > 0) expect(sumFractions(chances.map(({ odds }) => odds))).toEqual(ONE);
}

const standing = fc.record({
  armyPoints: fc.integer({ min: 0, max: 10_000 }),
  victoryPoints: fc.record({
    a: fc.integer({ min: 0, max: 10_000 }),
    b: fc.integer({ min: 0, max: 10_000 }),
  }),
  objectiveWinner: fc.constantFrom('a' as const, 'b' as const, null),
});

describe.each(
  editions.flatMap(({ id, victory }) => [
    ...(victory?.battlePoints ? [{ id, table: victory.battlePoints as BattlePointRules }] : []),
    ...(victory?.tables ?? []).map((table) => ({
      id: `${id} by ${table.id}`,
      table: table as BattlePointRules,
    })),
  ]),
)('the Battle Points of $id', ({ table }) => {
  test('are always the same together where the table shares its total, and none is below 0', () => {
    fc.assert(
      fc.property(standing, (of) => {
        const { a, b } = battlePoints(table, of);
        if (table.shared !== false) expect(a.total + b.total).toBe(table.total);
        expect(Math.max(a.total, b.total)).toBeLessThanOrEqual(table.total);
        expect(Math.min(a.total, b.total)).toBeGreaterThanOrEqual(0);
        for (const side of [a, b]) expect(side.total).toBe(sum(side.lines.map(({ points }) => points)));
      }),
    );
  });

  test('never fall when a side gains a Victory Point', () => {
    fc.assert(
      fc.property(standing, (of) => {
        const more = { ...of, victoryPoints: { ...of.victoryPoints, a: of.victoryPoints.a + 1 } };
        expect(battlePoints(table, more).a.total).toBeGreaterThanOrEqual(battlePoints(table, of).a.total);
      }),
    );
  });

  test('have bands that leave no gap and overlap nowhere, for any army size', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000 }),
        fc.integer({ min: 0, max: 12_000 }),
        (army, difference) => {
          const edges = bandEdges(table, army);
          expect(edges[0]?.from).toBe(0);
          expect(edges.at(-1)?.to).toBeNull();
          const inside = edges.flatMap(({ from, to }, band) =>
            difference >= from && (to === null || difference <= to) ? [band] : [],
          );
          const of = { armyPoints: army, victoryPoints: { a: difference, b: 0 }, objectiveWinner: null };
          expect(inside).toEqual([battlePoints(table, of).band]);
        },
      ),
    );
  });

  test('share the total in every band, the winner never with fewer than in the band before', () => {
    let before = 0;
    for (const [index, band] of table.bands.entries()) {
      if (table.shared !== false) expect(band.winner + band.loser).toBe(table.total);
      expect(band.winner).toBeGreaterThanOrEqual(Math.max(band.loser, before));
      const upTo = 'upToPoints' in band ? band.upToPoints : band.upToPercent;
      expect(upTo === null).toBe(index === table.bands.length - 1);
      before = band.winner;
    }
  });

  test('stay within their bounds when they are adjusted by hand, and the lines still add up', () => {
    const adjustment = fc.integer({ min: -25, max: 25 });
    fc.assert(
      fc.property(standing, fc.record({ a: adjustment, b: adjustment }), (of, adjustments) => {
        const result = battlePoints(table, of, adjustments);
        for (const side of [result.a, result.b]) {
          expect(side.total).toBeGreaterThanOrEqual(0);
          expect(side.total).toBeLessThanOrEqual(table.total);
          expect(side.total).toBe(sum(side.lines.map(({ points }) => points)));
        }
      }),
    );
  });
});

describe.each(
  editions.flatMap(({ id, victory }) =>
    victory?.simplified ? [{ id, simplified: victory.simplified }] : [],
  ),
)('the simplified result of $id', ({ simplified }) => {
  test('names a winner exactly when it is no draw, and swaps with the sides', () => {
    fc.assert(
      fc.property(standing, (of) => {
        const { result, winner } = simplifiedResult(simplified, of);
        expect(winner === null).toBe(result === 'draw');
        const sides = { a: of.victoryPoints.b, b: of.victoryPoints.a };
        const mirrored = { a: 'b', b: 'a' } as const;
        const other = simplifiedResult(simplified, {
          ...of,
          victoryPoints: sides,
          objectiveWinner: of.objectiveWinner && mirrored[of.objectiveWinner],
        });
        expect(other).toEqual({ result, winner: winner && mirrored[winner] });
      }),
    );
  });
});

describe.each(
  editions.flatMap(({ id, victory }) =>
    victory
      ? [
          { id, rules: victory.points },
          ...(victory.variants ?? []).map((variant) => ({
            id: `${id} by ${variant.id}`,
            rules: variant.points,
          })),
        ]
      : [],
  ),
)('the Victory Points of $id', ({ rules }) => {
  test('are the sum of their lines, and a unit is never worth more than it cost', () => {
    fc.assert(
      fc.property(fc.array(victoryUnit, { maxLength: 8 }), (units) => {
        const { lines, total } = victoryPoints(rules, units);
        expect(total).toBe(sum(lines.map(({ points }) => points)));
        for (const unit of units) {
          const { points } = unitWorth(rules, unit);
          const percents = [0, 50, 100, rules.weakened?.percent ?? 50];
          expect(percents.map((percent) => Math.ceil((unit.pointCost * percent) / 100))).toContain(points);
        }
        for (const bonus of rules.bonuses) {
          expect(proposedBonus(bonus, units)).toBeLessThanOrEqual(bonus.max);
        }
      }),
    );
  });

  test('never fall when a unit that still fights is destroyed', () => {
    fc.assert(
      fc.property(victoryUnit, (unit) => {
        const destroyed = { ...unit, fate: 'destroyed' as const };
        expect(victoryPoints(rules, [destroyed]).total).toBeGreaterThanOrEqual(
          victoryPoints(rules, [unit]).total,
        );
      }),
    );
  });
});

describe.each(editions)('the game of $id', ({ gameStructure, woundPools }) => {
  test('has the phase in which its shooting is done', () => {
    const phase = woundPools?.shooting?.phase;
    if (phase !== undefined) expect(gameStructure.phases[phase]).toBe('Shooting');
  });

  test('has two Player Turns in every Game Turn, and ends with the last of them', () => {
    const turns = 2 * gameStructure.gameTurns;
    const all = Array.from({ length: turns }, (_, index) => playerTurn(index + 1, gameStructure.gameTurns));
    expect(all.map(({ player }) => player)).toEqual(
      Array.from({ length: turns }, (_, index) => (index % 2 === 0 ? 1 : 2)),
    );
    expect(all.filter(({ last }) => last)).toEqual([
      { gameTurn: gameStructure.gameTurns, player: 2, last: true },
    ]);
    expect(new Set(all.map(({ gameTurn }) => gameTurn)).size).toBe(gameStructure.gameTurns);
  });
});

describe.each(
  editions.flatMap(({ id, combat, propose, unitFacts = [], unitStrength }) =>
    combat && propose ? [{ id, sheet: combat, propose, unitFacts, unitStrength }] : [],
  ),
)('the proposals of $id', ({ sheet, propose, unitFacts, unitStrength }) => {
  const unit = fc.record(
    {
      ranks: fc.integer({ min: 0, max: 8 }),
      models: fc.integer({ min: 1, max: 60 }),
      frontWidth: fc.integer({ min: 1, max: 10 }),
      height: fc.integer({ min: 0, max: 5 }),
      unitStrength: fc.integer({ min: 0, max: 60 }),
      standard: fc.boolean(),
      battleStandard: fc.boolean(),
      musician: fc.boolean(),
      higherGround: fc.boolean(),
      causesFear: fc.boolean(),
      noRankBonus: fc.boolean(),
      troopType: fc.constantFrom('unknown', ...(unitStrength?.types ?? []).map((type) => type.id)),
      formation: fc.constantFrom(...formationsOf(unitFacts)),
      startingWounds: fc.integer({ min: 1, max: 10 }),
      riders: fc.nat(3),
      horde: fc.boolean(),
      disrupted: fc.boolean(),
      massedInfantry: fc.boolean(),
      wipedOut: fc.boolean(),
    },
    { requiredKeys: [] },
  );
  const index = fc.nat(5);
  const engagement = fc
    .record({
      a: fc.array(unit, { maxLength: 3 }),
      b: fc.array(unit, { maxLength: 3 }),
      contacts: fc.array(
        fc.record({
          unit: index,
          enemy: index,
          facing: fc.constantFrom(
            'front' as const,
            'leftFlank' as const,
            'rightFlank' as const,
            'rear' as const,
          ),
          charge: fc.constantFrom('none' as const, 'thisRound' as const, 'earlier' as const),
        }),
        { maxLength: 6 },
      ),
    })
    .map(({ a, b, contacts }) => {
      const units = [
        ...a.map((facts, number) => ({ ...facts, id: `a${number}`, side: 'a' as const })),
        ...b.map((facts, number) => ({ ...facts, id: `b${number}`, side: 'b' as const })),
      ];
      const idOf = (number: number) => units[number % Math.max(1, units.length)]?.id ?? 'nobody';
      return {
        units,
        contacts: contacts.map((contact) => ({
          unitId: idOf(contact.unit),
          enemyUnitId: idOf(contact.enemy),
          facing: contact.facing,
          charge: contact.charge,
        })),
      };
    });

  test('are answers that their rows accept, never about the dice’s casualties', () => {
    fc.assert(
      fc.property(engagement, (engaged) => {
        const proposed = propose(engaged);
        for (const side of SIDES) {
          for (const [rowId, answer] of Object.entries(proposed[side])) {
            const row = sheet.rows.find(({ id }) => id === rowId);
            expect(row && parseAnswer(row, answer)).toEqual({ ok: true, value: answer });
            expect(rowId).not.toBe(sheet.casualties);
          }
        }
        for (const { rowId, unitIds } of proposed.open ?? []) {
          expect(sheet.rows.map(({ id }) => id)).toContain(rowId);
          expect(unitIds.length).toBeGreaterThan(0);
        }
      }),
    );
  });

  test('swap with the sides', () => {
    fc.assert(
      fc.property(engagement, (engaged) => {
        const mirrored = {
          ...engaged,
          units: engaged.units.map((each) => ({ ...each, side: otherSide(each.side) })),
        };
        const [one, other] = [propose(engaged), propose(mirrored)];
        expect(other.a).toEqual(one.b);
        expect(other.b).toEqual(one.a);
      }),
    );
  });
});
