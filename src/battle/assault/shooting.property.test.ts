import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { logByTurn } from '@/battle/describe/log-lines';
import { battleOf, type Ledger } from '@/battle/log/ledger';
import { parseEntry, parseLog } from '@/battle/log/parse-entry';
import { battleReport } from '@/battle/report/report';
import { summarise } from '@/rules/index';
import { anyFighters, assaultIntentOf, assaultWish } from '@/testing/battles/assaults';
import { play, played, withArmies } from '@/testing/battles/battles';
import { attackOf, roundOf, shot } from '@/testing/battles/shooting';

const weapon = fc.record(
  {
    ballisticSkill: fc.integer({ min: 0, max: 10 }),
    shots: fc.integer({ min: 1, max: 4 }),
    strength: fc.constantFrom(3, 4, 6, 8, 'destroyer' as const),
    ap: fc.option(fc.integer({ min: 1, max: 6 })),
    rules: fc.subarray(['rerollFailedHits', 'ignoresCover', 'rending', 'shred'] as const),
    getsHot: fc.constant(true as const),
  },
  { requiredKeys: ['ballisticSkill', 'shots', 'strength', 'ap', 'rules'] },
);

/**
 * One to three weapons of Blue at one or two groups of Red in any cover, and the gestures of players until it
 * is over or they stop.
 */
const attacks: fc.Arbitrary<readonly [Ledger, ...Ledger[]]> = fc
  .tuple(
    fc.array(fc.tuple(anyFighters, weapon, fc.boolean()), { minLength: 1, maxLength: 3 }),
    fc.array(fc.tuple(anyFighters, fc.option(fc.integer({ min: 2, max: 6 }))), {
      minLength: 1,
      maxLength: 2,
    }),
    fc.array(assaultWish, { minLength: 10, maxLength: 40 }),
  )
  .map(([blue, red, wishes]) => {
    const entered = [
      ...blue.map(([group, ranged, snap]) => ({
        ...group,
        side: 'a' as const,
        ranged,
        ...(snap && { snapShots: true as const }),
      })),
      ...red.map(([group, cover]) => ({
        ...group,
        side: 'b' as const,
        ...(cover !== null && { coverSave: cover }),
      })),
    ];
    const opened = played(withArmies('hh-1'), { type: 'openCombat', shotBy: 'a' });
    const ledgers: [Ledger, ...Ledger[]] = [shot(opened, { type: 'addFighters', fighters: entered })];
    const { id } = attackOf(opened);
    for (const wish of wishes) {
      const before = ledgers.at(-1) as Ledger;
      const there = battleOf(before).combats.some((combat) => combat.id === id);
      if (there) ledgers.push(play(before, assaultIntentOf(wish, before, id)));
    }
    return ledgers;
  });

const RUNS = { numRuns: 25 };
const PATIENCE_MS = 60_000;

function whatever(what: string, holds: (ledger: Ledger) => void): void {
  it(
    what,
    () =>
      fc.assert(
        fc.property(attacks, (ledgers) => {
          for (const ledger of ledgers) {
            if (battleOf(ledger).combats.some(({ shotBy }) => shotBy)) holds(ledger);
          }
        }),
        RUNS,
      ),
    PATIENCE_MS,
  );
}

describe('in any shooting attack', () => {
  whatever('only the side that shoots strikes', (ledger) => {
    const { groups, strikes } = roundOf(ledger);
    const sides = strikes.map(({ groupId }) => groups.find(({ id }) => id === groupId)?.side ?? 'a');
    expect(sides.every((side) => side === 'a')).toBe(true);
    expect(strikes.every(({ blow }) => blow === 'shot')).toBe(true);
  });

  whatever(
    'every Wound of a pool is saved, discounted, lost, or left over when no model is left',
    (ledger) => {
      for (const { state } of roundOf(ledger).allocations) {
        const { removed, saved, discounted, wasted } = summarise(state);
        const wounds = state.pools.reduce((sum, pool) => sum + pool.wounds, 0);
        const lost = state.outcomes.filter(({ ended }) => ended === 'lost').length;
        const waiting = wounds - state.outcomes.length;
        expect(saved + discounted + lost + waiting).toBe(wounds);
        expect(wasted).toBe(removed.length === state.models.length ? waiting : 0);
      }
    },
  );

  whatever(
    'no model has fewer than 0 or more than all its Wounds, and no unit tests that is gone or lost too few',
    (ledger) => {
      const { groups, shot: ended } = roundOf(ledger);
      for (const { woundsLeft, wounds } of groups) {
        expect(woundsLeft.every((left) => left >= 0 && left <= wounds)).toBe(true);
      }
      for (const { tests, phase, modelsLeft } of ended?.units ?? []) {
        if (tests) expect([modelsLeft > 0, phase.lost * 4 >= phase.of]).toEqual([true, true]);
      }
    },
  );

  whatever('no combat is won, and the end is recorded before the combat ends', (ledger) => {
    const attack = attackOf(ledger);
    const round = roundOf(ledger);
    expect(round.outcome).toBeNull();
    if (attack.ended && round.strikes.length > 0) expect(round.shot).toBeDefined();
  });

  it(
    'the log is read as it was written, and can be shown and reported',
    () =>
      fc.assert(
        fc.property(attacks, (ledgers) => {
          const ledger = ledgers.at(-1) ?? ledgers[0];
          const stored = JSON.parse(JSON.stringify(ledger.entries)) as unknown[];
          expect(stored.every((entry) => parseEntry(entry).kind === 'entry')).toBe(true);
          expect(parseLog(stored)).toMatchObject({ problems: [] });
          const again = parseLog(stored).ledger;
          expect(again && battleOf(again)).toEqual(battleOf(ledger));
          expect(logByTurn(ledger).length).toBeGreaterThan(0);
          expect(battleReport(ledger).turns).toBeDefined();
        }),
        RUNS,
      ),
    PATIENCE_MS,
  );
});
