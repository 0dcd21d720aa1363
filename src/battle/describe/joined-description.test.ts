import { describe, expect, it } from 'vitest';
import type { CombatTitle } from '@/battle/state/engaged';
import type { Description } from './description';
import { joinedDescription } from './joined-description';

type Of<Key extends Description['key']> = Extract<Description, { readonly key: Key }>;

const combat: CombatTitle = { number: 1, a: [], b: [] };
const otherCombat: CombatTitle = { number: 2, a: [], b: [] };
const spears = { name: 'Spears', side: 'a' } as unknown as Of<'healthChanged'>['unit'];
const bows = { name: 'Bows', side: 'a' } as unknown as Of<'healthChanged'>['unit'];

const counted: Of<'counted'> = {
  key: 'counted',
  combat,
  round: 1,
  side: 'a',
  rowId: 'healthPointsLost',
  label: 'Health Points lost',
  from: 2,
  to: 3,
  lost: true,
} as Of<'counted'>;

const health: Of<'healthChanged'> = {
  key: 'healthChanged',
  unit: spears,
  from: 9,
  to: 7,
  cause: 'combat',
  combat,
  round: 1,
} as Of<'healthChanged'>;

const hurt: Of<'modelsHurt'> = {
  key: 'modelsHurt',
  combat,
  round: 1,
  unit: spears,
  because: 'overwatch',
  lost: 2,
} as unknown as Of<'modelsHurt'>;

const wounds: Of<'woundsAllocated'> = {
  key: 'woundsAllocated',
  combat,
  round: 1,
  step: 4,
  unit: spears,
  settled: 3,
  saved: 1,
  discounted: 1,
  lost: 1,
  vehicle: false,
  damage: ['crewShaken'],
  statuses: ['pinned'],
  removed: 1,
  hot: false,
  did: 'roll',
  model: null,
  dice: [2, 5],
  byApp: true,
} as unknown as Of<'woundsAllocated'>;

/** Changes that keep two gestures apart, each on its own. */
function apart<Found extends Description>(
  before: Found,
  after: Found,
  ...differences: readonly Partial<Found>[]
): readonly (readonly [Found, Found])[] {
  return differences.map((difference) => [before, { ...after, ...difference }] as const);
}

describe('two gestures within a short time', () => {
  it('on one counter become one, from the first value to the last', () => {
    expect(joinedDescription(counted, { ...counted, from: 3, to: 6 })).toEqual({
      ...counted,
      from: 2,
      to: 6,
    });
  });

  it('on the health of one unit become one, from the first value to the last', () => {
    expect(joinedDescription(health, { ...health, from: 7, to: 4 })).toEqual({ ...health, from: 9, to: 4 });
    const outside = { ...health, cause: 'other', combat: null, round: null } as const;
    expect(joinedDescription(outside, { ...outside, from: 7, to: 4 })).toMatchObject({ from: 9, to: 4 });
  });

  it('that hurt one unit of an assault are added up', () => {
    expect(joinedDescription(hurt, { ...hurt, lost: 3 })).toEqual({ ...hurt, lost: 5 });
  });

  it('on the Wounds of one unit are added up, with their dice in order', () => {
    const more = {
      ...wounds,
      settled: 4,
      saved: 2,
      discounted: 2,
      lost: 3,
      removed: 2,
      dice: [6],
      statuses: ['stunned'],
    };
    expect(joinedDescription(wounds, more)).toEqual({
      ...wounds,
      settled: 7,
      saved: 3,
      discounted: 3,
      lost: 4,
      damage: ['crewShaken', 'crewShaken'],
      statuses: ['pinned', 'stunned'],
      removed: 3,
      dice: [2, 5, 6],
      byApp: true,
    });
    const byApp = (one: boolean, other: boolean) => {
      const joined = joinedDescription({ ...wounds, byApp: one }, { ...wounds, byApp: other });
      return joined?.key === 'woundsAllocated' && joined.byApp;
    };
    expect([byApp(true, false), byApp(false, true), byApp(false, false)]).toEqual([false, false, false]);
  });

  it.each([
    ...apart<Description>(
      counted,
      { ...counted, from: 3, to: 4 },
      { from: 4 },
      { rowId: 'ranks' },
      { side: 'b' },
      { combat: otherCombat },
      { round: 2 },
    ),
    ...apart<Description>(
      health,
      { ...health, from: 7, to: 5 },
      { from: 6 },
      { unit: bows },
      { cause: 'other' },
      { combat: otherCombat },
      { round: 2 },
    ),
    ...apart<Description>(
      hurt,
      hurt,
      { unit: bows },
      { because: 'other' as never },
      { combat: otherCombat },
      { round: 2 },
    ),
    ...apart<Description>(
      wounds,
      wounds,
      { unit: bows },
      { step: 3 },
      { combat: otherCombat },
      { round: 2 },
      { did: 'passTo' },
    ),
    [{ ...wounds, did: 'passTo' }, wounds],
    [counted, health],
    [health, counted],
    [hurt, wounds],
    [wounds, hurt],
    [health, hurt],
  ] as readonly (readonly [Description, Description])[])(
    'are two lines where they differ: case %#',
    (before, after) => {
      expect(joinedDescription(before, after)).toBeNull();
    },
  );
});
