import { describe, expect, it } from 'vitest';
import type { Ledger } from '@/battle/log/ledger';
import { EMPTY_SETUP } from '@/battle/state/setup';
import { begun, counted, draft, played } from '@/testing/battles/battles';
import { MAX_NAME_LENGTH } from '@/tournament/act-values';
import { tableResultOf } from './table-result';

const players = { blue: 3, red: 7 };
const setup = {
  a: { player: 'Ada', army: 'Dwarves' },
  b: { player: 'Bo', army: 'Orcs' },
  armyPoints: 2000,
  firstSide: 'a',
  deployment: 'Corners',
} as const;
const mustered = played(begun('t9a-2', setup), {
  type: 'addUnits',
  side: 'b',
  units: [draft({ pointCost: 800 })],
});
const finish = (ledger: Ledger) =>
  played(ledger, { type: 'finishBattle', winner: 'a', confirmed: { a: true, b: false } });

describe('what a table hands in', () => {
  it('is the result with who was who, the armies and how it was deployed', () => {
    expect(tableResultOf(finish(mustered), players)).toMatchObject({
      ...players,
      winner: 'a',
      armies: { a: 'Dwarves', b: 'Orcs' },
      deployment: 'Corners',
      objectivePoints: { a: null, b: null },
      confirmed: { a: true, b: false },
    });
    expect(tableResultOf(finish(begun('t9a-2', EMPTY_SETUP)), players)).toMatchObject({
      deployment: '',
      armies: { a: '', b: '' },
    });
  });

  it('names the objective, and what of the Battle Points it gave', () => {
    const won = played(mustered, {
      type: 'changeObjective',
      objective: { name: 'Breakthrough', counters: { a: 1, b: 0 }, winner: 'counters' },
    });
    const handed = tableResultOf(finish(won), players);
    expect(handed.objective).toEqual({ name: 'Breakthrough', winner: 'a' });
    expect(handed.objectivePoints.a ?? 0).toBeGreaterThan(0);
    expect(handed.objectivePoints.b ?? 0).toBeLessThanOrEqual(0);
  });

  it('is as it stands while the battle runs, and cuts names that are too long', () => {
    const long = { ...setup, a: { player: 'Ada', army: 'x'.repeat(40) } };
    const { armies } = tableResultOf(begun('t9a-2', long), players);
    expect(armies.a).toBe('x'.repeat(Math.min(40, MAX_NAME_LENGTH)));
  });

  it('has a sum that is the same for the same log, and another one where one entry differs', () => {
    const hash = (ledger: Ledger) => tableResultOf(ledger, players).logHash;
    const one = finish(mustered);
    expect(hash(JSON.parse(JSON.stringify(one)))).toBe(hash(one));
    expect(hash(finish(played(mustered, counted('a', 'healthPointsLost', 1))))).not.toBe(hash(one));
    const turned = {
      ...one,
      entries: one.entries.map((entry) => Object.fromEntries(Object.entries(entry).toReversed())),
    };
    expect(hash(turned as unknown as Ledger)).toBe(hash(one));
    const other = { ...one, entries: one.entries.map((entry) => ({ ...entry, at: entry.at + 1 })) };
    expect(hash(other)).not.toBe(hash(one));
  });
});
