import { describe, expect, it } from 'vitest';
import { decide } from '@/battle/log/decide';
import type { Intent } from '@/battle/log/intent';
import type { Ledger } from '@/battle/log/ledger';
import { battleOf } from '@/battle/log/ledger';
import { battleScore } from '@/battle/score/battle-score';
import { fateOf, healthOf } from '@/battle/state/army';
import { testOf } from '@/battle/state/combat';
import { FIRST_COMBAT, played } from '@/testing/battles/battles';
import {
  armyNow,
  casualties,
  counts,
  expectToLast,
  first,
  health,
  roundNow,
  scene,
  totals,
} from '@/testing/battles/scenes';
import { removedNext } from './in-combat';

/** Blue's guard against Red's spears (a standard) and bows; Red has lost 4. */
function lost(editionId: string) {
  const { ledger, id } = scene(
    editionId,
    [{ name: 'Guard', models: 20 }],
    [
      { name: 'Spears', models: 20, pointCost: 200, marks: ['standard'] },
      { name: 'Bows', models: 10 },
    ],
  );
  const [guard, spears, bows] = [id('Guard'), id('Spears'), id('Bows')];
  const ledger4 = played(ledger, first.engage(guard, spears, bows), health(spears, -4));
  return { ledger: ledger4, guard, spears, bows };
}

const fled = (unitId: ReturnType<typeof lost>['spears'], caught: boolean): Intent => ({
  type: 'resolvePursuit',
  combatId: FIRST_COMBAT,
  side: 'b',
  unitId,
  fleeTotal: null,
  pursuitTotal: null,
  caught,
});
const fate = (ledger: Ledger, unitId: ReturnType<typeof lost>['spears']) => fateOf(armyNow(ledger, unitId));

describe.each(['t9a-2', 'wfb-6'])('a unit of %s that fled', (editionId) => {
  const { ledger, spears, guard, bows } = lost(editionId);
  const broke = played(ledger, first.says('b', spears, false));
  const rallied: Intent = { type: 'changeFate', unitId: spears, fate: 'fighting' };

  it('does not come back into its combat by rallying before the next round', () => {
    const next = played(broke, first.close, rallied, first.next);
    expect(roundNow(next).combat.unitIds).toEqual([guard, bows]);
    const never = played(broke, first.close, first.next);
    expect(totals(next)).toEqual(totals(never));
    expectToLast(next);
  });

  it('does not come back either where the players said that it fled, without a test', () => {
    const said = played(
      ledger,
      { type: 'changeFate', unitId: spears, fate: 'fleeing' },
      first.close,
      rallied,
      first.next,
    );
    expect(roundNow(said).combat.unitIds).toEqual([guard, bows]);
  });

  it('stays where that was a mistake, or its test was taken again', () => {
    const slip = played(
      ledger,
      { type: 'changeFate', unitId: spears, fate: 'fleeing' },
      rallied,
      first.close,
      first.next,
    );
    expect(roundNow(slip).combat.unitIds).toEqual([guard, spears, bows]);
    const held = played(broke, first.close, first.says('b', spears, true), first.next);
    expect(roundNow(held).combat.unitIds).toEqual([guard, spears, bows]);
  });

  it('may be taken into a combat again by the players', () => {
    const next = played(broke, first.close, rallied, first.next, first.engage(guard, bows, spears));
    expect(roundNow(next).combat.unitIds).toContain(spears);
  });

  it('got away or was caught as the players say, without inches', () => {
    const away = played(broke, fled(spears, false));
    expect([fate(away, spears), testOf(roundNow(away).round, 'b', spears).pursuit]).toMatchObject([
      'fleeing',
      { caught: false, fleeTotal: null },
    ]);
    const caught = played(broke, fled(spears, true));
    expect(fate(caught, spears)).toBe('destroyed');
    expectToLast(away);
    expectToLast(caught);
  });

  it('is not caught by inches that nobody measured', () => {
    const { caught: _, ...unsaid } = fled(spears, true) as Extract<Intent, { type: 'resolvePursuit' }>;
    for (const inches of [{ fleeTotal: 0, pursuitTotal: 0 }, {}]) {
      const decision = decide(broke, { ...unsaid, ...inches });
      expect(decision.ok ? null : decision.refusal.code).toBe('noTotals');
    }
    expect(fate(played(broke, { ...unsaid, fleeTotal: 4, pursuitTotal: 9 }), spears)).toBe('destroyed');
  });
});

describe('a unit of the 3rd edition that fails its test', () => {
  const { ledger, spears, guard, bows } = lost('t9a-3');
  const broke = played(ledger, first.says('b', spears, false));

  it('is Broken and Shaken, and worth as much as a fleeing one', () => {
    expect(fate(broke, spears)).toBe('shaken');
    expect(battleScore(battleOf(broke))?.a.total).toBe(100);
    expectToLast(broke);
  });

  it('is removed at the start of the next round while it is still engaged: wiped out, without Health Points', () => {
    const next = played(broke, first.close, first.next);
    expect([fate(next, spears), healthOf(armyNow(next, spears))]).toEqual(['destroyed', 16]);
    expect([counts(next, 'b', 'unitsWipedOut'), casualties(next, 'b'), totals(next)[0]]).toEqual([1, 0, 1]);
    expectToLast(next);
    const after = played(next, health(bows, -1), first.close, first.next);
    expect(counts(after, 'b', 'unitsWipedOut')).toBe(0);
  });

  it('is asked about before the next round, and not removed where the players say that it got away', () => {
    const closed = played(broke, first.close);
    const asked = removedNext(battleOf(closed), roundNow(closed).combat);
    expect(asked.map(({ unit }) => unit.id)).toEqual([spears]);
    const next = played(closed, { ...first.next, gotAway: [spears] });
    expect([fate(next, spears), counts(next, 'b', 'unitsWipedOut')]).toEqual(['shaken', 0]);
    expect(roundNow(next).combat.unitIds).toEqual([guard, bows]);
    expectToLast(next);
    const away = played(closed, fled(spears, false));
    expect(removedNext(battleOf(away), roundNow(away).combat)).toEqual([]);
  });

  it('is gone from the combat where it got away, and not removed', () => {
    const next = played(broke, fled(spears, false), first.close, first.next);
    expect(fate(next, spears)).toBe('shaken');
    expect(roundNow(next).combat.unitIds).toEqual([guard, bows]);
    expect(counts(next, 'b', 'unitsWipedOut')).toBe(0);
  });

  it('fights on where its test was taken again and held', () => {
    const held = played(broke, first.says('b', spears, true), first.close, first.next);
    expect(fate(held, spears)).toBe('fighting');
    expect(roundNow(held).combat.unitIds).toEqual([guard, spears, bows]);
  });
});
