import { describe, expect, it } from 'vitest';
import type { Intent } from '@/battle/log/intent';
import { battleOf, type Ledger } from '@/battle/log/ledger';
import { FIRST_COMBAT, played } from '@/testing/battles/battles';
import { closedOver, PURSUED_EDITIONS } from '@/testing/battles/open-flight';
import { first, health, scene } from '@/testing/battles/scenes';
import { battleScore, proposedWinner } from './battle-score';
import { flightsOfOpenWorth } from './open-worth';

const blue = (ledger: Ledger) => {
  const { total, open } = battleScore(battleOf(ledger))?.a ?? expect.fail('No score');
  return { total, to: open.reduce((sum, line) => sum + (line.open?.to ?? 0) - line.points, total) };
};
const open = (ledger: Ledger) => flightsOfOpenWorth(battleOf(ledger)).map(({ unit }) => unit.name);

describe('points for a unit whose flight nobody settled', () => {
  it.each([
    ['t9a-2', 100, 200],
    ['t9a-3', 100, 200],
    ['wfb-8', 0, 200],
    ['wap-23', 100, 200],
    ['wfb-6', 200, 200],
    ['wfb-7', 200, 200],
  ])('are open from what it gives fleeing to what it gives caught: %s', (editionId, total, to) => {
    const { closed, says } = closedOver(editionId);
    expect(blue(closed)).toEqual({ total, to });
    expect(open(closed)).toEqual(total === to ? [] : ['Wolves']);
    const caught = played(closed, says(true));
    expect([blue(caught), open(caught)]).toEqual([{ total: 200, to: 200 }, []]);
    const away = played(closed, says(false));
    expect([blue(away), open(away)]).toEqual([{ total, to: total }, []]);
  });

  it('are exact again when the players say what became of it', () => {
    const { closed, unitId } = closedOver('t9a-2');
    for (const [fate, points] of [
      ['fighting', 0],
      ['destroyed', 200],
      ['fledTable', 200],
    ] as const) {
      const said = played(closed, { type: 'changeFate', unitId, fate });
      expect([blue(said), open(said)]).toEqual([{ total: points, to: points }, []]);
    }
  });

  it('are open with what its fall would be worth besides: the General, a trophy', () => {
    const { closed } = closedOver('t9a-2', { marks: ['general'] });
    expect(blue(closed).total).toBe(100);
    expect(blue(closed).to).toBeGreaterThan(200);
    const trophy = closedOver('tow-1', { marks: ['standard'] }, 'breaks');
    expect(blue(trophy.closed).to).toBe(blue(played(trophy.closed, trophy.says(true))).total);
    expect(blue(trophy.closed).to).toBeGreaterThan(200);
  });

  it('stay open in the next turn, after the combat ended, and after its next round began', () => {
    const { closed } = closedOver('t9a-2');
    const turned = played(closed, { type: 'beginTurn', turn: { gameTurn: 1, side: 'b' } });
    expect(blue(turned)).toEqual({ total: 100, to: 200 });
    const ended = played(closed, { type: 'endCombat', combatId: FIRST_COMBAT });
    expect([blue(ended), open(ended)]).toEqual([{ total: 100, to: 200 }, ['Wolves']]);
    const next = played(closed, first.next);
    expect([blue(next), open(next)]).toEqual([{ total: 100, to: 200 }, ['Wolves']]);
  });

  it('are closed by the next round where it removes who is still engaged', () => {
    const { closed, unitId } = closedOver('t9a-3');
    const removed = played(closed, first.next);
    expect([blue(removed), open(removed)]).toEqual([{ total: 200, to: 200 }, []]);
    const away = played(closed, { ...first.next, gotAway: [unitId] } as Intent);
    expect([blue(away), open(away)]).toEqual([{ total: 100, to: 100 }, []]);
  });

  it('are nothing open of a unit that gives ground and would only be engaged again', () => {
    const { closed } = closedOver('tow-1', {}, 'fallsBack');
    expect([blue(closed), open(closed)]).toEqual([{ total: 0, to: 0 }, []]);
  });
});

it('no winner is proposed that an open flight could overturn', () => {
  const { ledger, id } = scene(
    'wfb-8',
    [
      { name: 'Guard', models: 20, pointCost: 300 },
      { name: 'Scouts', models: 5, pointCost: 150 },
    ],
    [{ name: 'Wolves', models: 20, pointCost: 400, characteristic: 7 }],
  );
  const wolves = id('Wolves');
  const place = { combatId: FIRST_COMBAT, side: 'b', unitId: wolves } as const;
  const closed = played(
    ledger,
    { type: 'changeFate', unitId: id('Scouts'), fate: 'destroyed' },
    first.engage(id('Guard'), wolves),
    health(wolves, -1),
    { type: 'sayBreakTest', ...place, outcomeId: 'broke' },
    first.close,
  );
  expect(proposedWinner(battleOf(closed))).toBe('unsaid');
  expect(battleScore(battleOf(closed))).toMatchObject({ isOpen: true, a: { total: 0 }, b: { total: 150 } });
  const away: Intent = {
    type: 'resolvePursuit',
    ...place,
    fleeTotal: null,
    pursuitTotal: null,
    caught: false,
  };
  expect(proposedWinner(battleOf(played(closed, away)))).toBe('b');
  const caught = battleOf(played(closed, { ...away, caught: true }));
  expect([proposedWinner(caught), battleScore(caught)?.isOpen]).toEqual(['a', false]);
});

it('in every edition whose broken units are pursued, the end of a flight lies within what was open', () => {
  expect(PURSUED_EDITIONS.length).toBeGreaterThan(4);
  for (const { id, breakTest } of PURSUED_EDITIONS) {
    for (const outcome of breakTest?.outcomes.filter(({ winner }) => winner.may === 'pursue') ?? []) {
      const { closed, says } = closedOver(id, { marks: ['general', 'standard'] }, outcome.id);
      const { total, to } = blue(closed);
      const ends = [true, false].map((caught) => blue(played(closed, says(caught))));
      for (const end of ends) {
        expect([id, outcome.id, end.total >= total, end.total <= to]).toEqual([id, outcome.id, true, true]);
        expect(end.to).toBe(end.total);
      }
    }
  }
});
