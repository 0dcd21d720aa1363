import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { completionsOf, forgetful } from '@/testing/battles/forgotten-facts';
import {
  type Answers,
  type BreakTestAnswers,
  type BreakTestResult,
  compare,
  EDITIONS,
  type Edition,
  type Engagement,
  effectiveAnswers,
  formatFraction,
  type OpenResult,
  type ProposedAnswers,
  resolveOpen,
  SIDES,
  stillOpen,
} from './index';

/** `UNKNOWN_RUNS=10000` runs it as long as a release wants. */
const numRuns = Number(process.env.UNKNOWN_RUNS ?? 100);
const RUNS = { numRuns, ...(numRuns > 100 ? { endOnFailure: true } : {}) };

const editions = (EDITIONS as readonly Edition[]).flatMap(
  ({ id, combat, propose, proposeBreakTest, breakTest, unitFacts = [], unitStrength }) =>
    combat && propose && proposeBreakTest && breakTest
      ? [{ id, combat, propose, proposeBreakTest, breakTest, unitFacts, unitStrength }]
      : [],
);

describe.each(editions)('what is not known of units of $id', (edition) => {
  const { combat, propose, proposeBreakTest, breakTest } = edition;
  const timeout = Math.max(30_000, numRuns * 300);

  const scored = (proposed: ProposedAnswers, losses: { readonly a: number; readonly b: number }) => {
    const answers = (side: 'a' | 'b'): Answers => ({
      ...effectiveAnswers(proposed[side], {}),
      [combat.casualties]: losses[side],
    });
    return compare(
      combat,
      { a: answers('a'), b: answers('b') },
      { a: stillOpen(proposed, 'a', {}), b: stillOpen(proposed, 'b', {}) },
    );
  };

  test(
    'changes no row that is proposed, no line that has points, and no result that is decided',
    () => {
      fc.assert(
        fc.property(forgetful(edition), ({ known, forgotten, seed, losses }) => {
          const before = propose(forgotten);
          const score = scored(before, losses);
          for (const completion of [known, ...completionsOf(edition, forgotten, seed)]) {
            const full = propose(completion);
            expect(Object.values(stillOpen(full, 'a', {}))).toEqual([]);
            const truth = scored(full, losses);
            for (const side of SIDES) {
              const proposed = Object.keys(before[side]).map((rowId) => full[side][rowId]);
              expect(proposed.join()).toBe(Object.values(before[side]).join());
              for (const [index, line] of score[side].lines.entries()) {
                const points = truth[side].lines[index]?.points ?? 0;
                if (line.detail.key === 'tieBreak' || truth[side].lines[index]?.rowId !== line.rowId)
                  continue;
                const { from, to } = line.open ?? { from: line.points, to: line.points };
                if (points < from || points > to)
                  throw new Error(`${line.label}: ${points} of ${from} to ${to}`);
              }
            }
            expectWithin(score.open, truth.a.total - truth.b.total, combat.verdict.tieBreak !== undefined);
            if (score.open === null) expect(truth.result).toEqual(score.result);
            else if (score.open.winner !== null) {
              expect(truth.result).toMatchObject({ kind: 'won', winner: score.open.winner });
            }
          }
        }),
        RUNS,
      );
    },
    timeout,
  );

  test(
    'changes no break test that has a result: neither its limits and odds nor an outcome without a roll',
    () => {
      fc.assert(
        fc.property(
          forgetful(edition),
          fc.integer({ min: 1, max: 9 }),
          fc.constantFrom<BreakTestAnswers>(
            { [breakTest.valueInput]: 7 },
            { [breakTest.valueInput]: 9, stubborn: true },
            { [breakTest.valueInput]: 6, battleStandard: true, shieldwall: true },
            { [breakTest.valueInput]: 8, unstable: true, undead: true },
          ),
          ({ known, forgotten, seed }, difference, given) => {
            const lostBy = { from: difference, to: difference, missing: [] };
            const resolved = (engagement: Engagement, unitId: string) => {
              const { answers, open } = proposeBreakTest(engagement, unitId);
              return resolveOpen(breakTest, { ...answers, ...given }, open, lostBy);
            };
            const there = forgotten.units.filter(({ wipedOut }) => !wipedOut);
            const id = there[seed % Math.max(1, there.length)]?.id ?? 'nobody';
            const now = resolved(forgotten, id);
            const answers = Object.entries(proposeBreakTest(forgotten, id).answers);
            for (const completion of [known, ...completionsOf(edition, forgotten, seed)]) {
              const full = proposeBreakTest(completion, id).answers;
              expect(answers.map(([input]) => full[input]).join()).toBe(answers.map(([, to]) => to).join());
              const then = resolved(completion, id);
              expect(then.missing.length).toBe(0);
              if (now.missing.length === 0) expect(meaningOf(now)).toBe(meaningOf(then));
            }
          },
        ),
        RUNS,
      );
    },
    timeout,
  );

  test(
    'is named where something is open: a fact of a unit that is there, and was not entered',
    () => {
      fc.assert(
        fc.property(forgetful(edition), ({ forgotten }) => {
          for (const { missing, unitIds } of (propose(forgotten).open ?? []).flatMap((open) =>
            open.reason === 'unknown' ? [open] : [],
          )) {
            expect(missing.length).toBeGreaterThan(0);
            expect([...unitIds].toSorted()).toEqual(
              [...new Set(missing.map(({ unitId }) => unitId))].toSorted(),
            );
            for (const { unitId, fact } of missing) {
              const unit = forgotten.units
                .flatMap((one) => [one, ...(one.characters ?? [])])
                .find(({ id }) => id === unitId);
              expect(unit).toBeDefined();
              if (fact !== 'characteristic') expect(unit?.[fact]).toBeUndefined();
            }
          }
        }),
        RUNS,
      );
    },
    timeout,
  );

  test(
    'claims no more ranks after losses than the models left can fill',
    () => {
      fc.assert(
        fc.property(forgetful(edition), ({ known }) => {
          for (const unit of known.units) {
            for (const models of [1, 2, 4, Math.ceil((unit.models ?? 1) / 2)]) {
              const left = { ...unit, models, startingModels: unit.models ?? models };
              const alone = { units: [left], contacts: [] };
              const bare = { units: [{ ...left, ranks: undefined }], contacts: [] } as unknown as Engagement;
              for (const { id, proposedFrom } of breakTest.inputs) {
                if (proposedFrom?.side !== 'own') continue;
                const { answers } = proposeBreakTest(alone, unit.id);
                const { answers: most, open } = proposeBreakTest(bare, unit.id);
                const highest = open[id]?.to ?? most[id];
                if (typeof highest === 'number')
                  expect(Number(answers[id] ?? 0)).toBeLessThanOrEqual(highest);
              }
            }
          }
        }),
        RUNS,
      );
    },
    timeout,
  );
});

/** What a test means for the unit, without its reasons. */
function meaningOf({
  kind,
  thresholds,
  odds,
  automatic,
  healthPointsLost,
  conditions,
}: BreakTestResult): string {
  const limits = thresholds.map(({ outcomeId, upTo }) => `${outcomeId} ${upTo}`);
  return [kind, ...limits, odds && formatFraction(odds), automatic, healthPointsLost, ...conditions].join();
}

function expectWithin(open: OpenResult | null, lead: number, mayBreakTies: boolean): void {
  if (open === null) return;
  const slack = mayBreakTies ? 1 : 0;
  expect(lead).toBeGreaterThanOrEqual(open.lead.from - slack);
  expect(lead).toBeLessThanOrEqual(open.lead.to + slack);
}
