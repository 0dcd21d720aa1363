import { describe, expect, it } from 'vitest';
import { strikeIdOf } from '@/battle/assault/standing/strikes';
import type { Ledger } from '@/battle/log/ledger';
import { parseLog } from '@/battle/log/parse-entry';
import type { FighterDraft } from '@/battle/state/fighters';
import { assaultNow, fighters, groupNamed, inAssault, viewOf, woundsOn } from '@/testing/battles/assaults';
import { begun, FIRST_COMBAT, played } from '@/testing/battles/battles';

/**
 * Two riders of Initiative 10 that charged, with Hammer of Wrath hits and blows of the same step; four Wounds
 * on a mob.
 */
function charging(blue: Partial<FighterDraft> = {}): Ledger {
  const start = played(
    begun('hh-1'),
    inAssault({
      type: 'addFighters',
      fighters: [
        fighters({
          name: 'Riders',
          models: 2,
          initiative: 10,
          charged: true,
          rules: ['hammerOfWrath'],
          ...blue,
        }),
        fighters({ side: 'b', name: 'Mob', models: 9, initiative: 1 }),
      ],
    }),
  );
  const riders = groupNamed(start, 'Riders');
  return played(
    start,
    inAssault({ type: 'enterWounds', strikeId: strikeIdOf(riders, 'hammerOfWrath'), wounds: { plain: 1 } }),
    inAssault({ type: 'enterHits', strikeId: riders, hits: 3 }),
    inAssault({ type: 'enterWounds', strikeId: riders, wounds: { plain: 3 } }),
  );
}

const saved = (ledger: Ledger, count: number) =>
  played(
    ledger,
    inAssault({
      type: 'allocateTogether',
      unitKey: groupNamed(ledger, 'Mob'),
      saved: count,
      discounted: 0,
      defenderChoice: [],
    }),
  );

describe('a Hammer of Wrath hit', () => {
  it('equal in Strength, AP and rules joins the pool of its step', () => {
    expect(woundsOn(charging(), 'Mob').pools).toMatchObject([{ id: 'S4 AP-', wounds: 4, hammers: 1 }]);
  });

  it('of another AP or Strength has a pool of its own', () => {
    for (const other of [{ weaponAp: 5 }, { weaponStrength: 6 }]) {
      expect(woundsOn(charging(other), 'Mob').pools).toMatchObject([
        { wounds: 1, blow: 'hammerOfWrath' },
        { wounds: 3, blow: 'weapon' },
      ]);
    }
  });

  it('has a pool of its own with the reading that separates Wounds by rules already used', () => {
    const apart = played(charging({ weaponAp: 5 }), { type: 'undo' }, { type: 'undo' }, { type: 'undo' });
    const read = played(apart, { type: 'changeReading', readingId: 'spentRules', to: 'ownPool' });
    const riders = groupNamed(read, 'Riders');
    const to = fighters({
      name: 'Riders',
      models: 2,
      initiative: 10,
      charged: true,
      rules: ['hammerOfWrath'],
    });
    const waiting = played(
      read,
      inAssault({ type: 'changeFighters', groupId: riders, to }),
      inAssault({ type: 'enterWounds', strikeId: strikeIdOf(riders, 'hammerOfWrath'), wounds: { plain: 1 } }),
      inAssault({ type: 'enterHits', strikeId: riders, hits: 3 }),
      inAssault({ type: 'enterWounds', strikeId: riders, wounds: { plain: 3 } }),
    );
    expect(woundsOn(waiting, 'Mob').pools).toHaveLength(2);
  });

  it('counts separately in the result: the first Wounds of the pool are its own', () => {
    const lost = saved(charging(), 0);
    expect(viewOf(lost).result.a).toEqual({
      score: 4,
      lines: [
        { key: 'unsavedWounds', values: { count: 3, points: 3 } },
        { key: 'hammerOfWrath', values: { count: 1, points: 1 } },
      ],
    });
    const uncounted = played(lost, {
      type: 'changeReading',
      readingId: 'hammerOfWrathScores',
      to: 'doesNotCount',
    });
    expect(viewOf(uncounted).result.a.score).toBe(3);
    const closed = played(uncounted, inAssault({ type: 'endStep' }), {
      type: 'closeRound',
      combatId: FIRST_COMBAT,
    });
    expect(assaultNow(closed).outcome?.readings).toMatchObject([
      { readingId: 'spentRules' },
      { readingId: 'hammerOfWrathScores' },
    ]);
    const reopened = parseLog(JSON.parse(JSON.stringify(closed.entries)) as readonly unknown[]);
    expect(reopened.problems).toEqual([]);
    expect(reopened.ledger).toEqual(closed);
  });
});
