import { describe, expect, it, test } from 'vitest';
import { decide } from '@/battle/log/decide';
import type { Intent } from '@/battle/log/intent';
import { battleOf, type Ledger } from '@/battle/log/ledger';
import { begun, draft, FIRST_COMBAT, FOUGHT_EDITIONS, played } from '@/testing/battles/battles';
import { openCombats } from './battle';
import { foughtCombats, isOver } from './combat-over';
import { unitId } from './ids';
import { nextStep } from './next-step';

const [spears, guard, wolves] = [unitId('u2.1'), unitId('u3.1'), unitId('u3.2')];
const inFirst = { combatId: FIRST_COMBAT } as const;
const close: Intent = { type: 'closeRound', ...inFirst };
const test9 = { ...inFirst, side: 'b', unitId: guard } as const;

function fought(editionId = 't9a-2'): Ledger {
  return played(
    begun(editionId),
    { type: 'addUnits', side: 'a', units: [draft({ name: 'Spears', models: 20 })] },
    {
      type: 'addUnits',
      side: 'b',
      units: [
        draft({ name: 'Guard', models: 9, characteristic: 8 }),
        draft({ name: 'Wolves', models: 5, characteristic: 4 }),
      ],
    },
    { type: 'engageUnits', ...inFirst, unitIds: [spears, guard] },
  );
}

const firstOf = (ledger: Ledger) => {
  const battle = battleOf(ledger);
  const [combat] = battle.combats;
  if (!combat) throw new Error('No combat');
  return { battle, combat };
};
const over = (ledger: Ledger) => {
  const { battle, combat } = firstOf(ledger);
  return isOver(battle, combat);
};
const next = (ledger: Ledger) => {
  const { battle, combat } = firstOf(ledger);
  return nextStep(battle, combat);
};

const wounded = () => played(fought(), { type: 'changeHealth', unitId: guard, by: -3 });
const broken = () => played(wounded(), { type: 'sayBreakTest', ...test9, outcomeId: 'broke' }, close);

describe('a combat whose enemy is gone', () => {
  it.each([
    ['caught', { type: 'resolvePursuit', ...test9, fleeTotal: 6, pursuitTotal: 8 }],
    ['fled', { type: 'resolvePursuit', ...test9, fleeTotal: 9, pursuitTotal: 8 }],
  ] as const)('is over, and no next round of it is offered: %s', (_, end) => {
    const ended = played(broken(), end);
    expect(over(ended)).toBe(true);
    expect(next(ended)).toMatchObject({ kind: 'nextTurn' });
    expect(foughtCombats(battleOf(ended))).toEqual([]);
  });

  it('is over in the next turn, too, so that the turn opens on no ghost', () => {
    const ended = played(broken(), { type: 'resolvePursuit', ...test9, fleeTotal: 6, pursuitTotal: 8 });
    const { turn } = next(ended) as Extract<ReturnType<typeof nextStep>, { kind: 'nextTurn' }>;
    expect(next(played(ended, { type: 'beginTurn', turn }))).toMatchObject({ kind: 'newCombat' });
  });

  it('is over where a round of it began without an enemy, as older logs have it', () => {
    const ghost = played(
      broken(),
      { type: 'resolvePursuit', ...test9, fleeTotal: 6, pursuitTotal: 8 },
      { type: 'beginRound', ...inFirst },
    );
    expect(over(ghost)).toBe(true);
    expect(next(ghost)).toMatchObject({ kind: 'nextTurn' });
  });

  it('frees the winner: it joins another combat, which ends the one it comes from', () => {
    const ended = played(broken(), { type: 'resolvePursuit', ...test9, fleeTotal: 6, pursuitTotal: 8 });
    const second = played(ended, { type: 'hitUnit', unitId: spears, enemyUnitId: wolves });
    expect(openCombats(battleOf(second)).map(({ unitIds }) => unitIds)).toEqual([[spears, wolves]]);
    expect(firstOf(second).combat.ended).toBe(true);
    const taken = decide(second, { type: 'undo' });
    expect(taken.ok).toBe(true);
  });
});

describe('a combat that goes on', () => {
  it('is not over while its round is fought, nor after a unit held', () => {
    expect(over(wounded())).toBe(false);
    const held = played(wounded(), { type: 'sayBreakTest', ...test9, outcomeId: 'held' }, close);
    expect(over(held)).toBe(false);
  });

  it('is not over where another unit of the side fights on', () => {
    const two = played(
      fought(),
      { type: 'engageUnits', ...inFirst, unitIds: [spears, guard, wolves] },
      { type: 'changeHealth', unitId: guard, by: -9 },
      close,
    );
    expect(over(two)).toBe(false);
    expect(over(played(two, { type: 'changeHealth', unitId: wolves, by: -5 }))).toBe(true);
  });

  it('is over by nobody’s loss where the players named no units', () => {
    expect(over(played(begun(), close))).toBe(false);
  });
});

test.each(FOUGHT_EDITIONS.filter(({ combat }) => combat !== undefined).map(({ id }) => id))(
  'a side that the blows left nobody of is gone in every rulebook: %s',
  (edition) => {
    const wiped = played(fought(edition), { type: 'changeHealth', unitId: guard, by: -9 }, close);
    expect(over(wiped)).toBe(true);
    expect(next(wiped).kind).not.toBe('nextRound');
  },
);
