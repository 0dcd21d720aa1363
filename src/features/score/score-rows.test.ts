import { describe, expect, it } from 'vitest';
import { battleOf } from '@/battle/log/ledger';
import { unitId } from '@/battle/state/ids';
import { EDITIONS, type Edition, editionOf, type Victory } from '@/rules/index';
import { begun, draft, played } from '@/testing/battles/battles';
import { bandRows, battlePointRows, bonusAnswer, bonusRows, marginRows } from './score-rows';

const victoryOf = (id: string): Victory => {
  const victory = editionOf(id)?.victory;
  if (!victory) throw new Error(`${id} has no victory rules`);
  return victory;
};

describe('the band table', () => {
  const rules = victoryOf('t9a-2').battlePoints;
  if (!rules) throw new Error('no bands');

  it('is in percent and in points for an army size', () => {
    const rows = bandRows(rules, 4500);
    expect(rows[0]).toEqual({
      overPercent: 0,
      upToPercent: 5,
      points: { from: 0, to: 225 },
      winner: 10,
      loser: 10,
    });
    expect(rows[2]).toMatchObject({ overPercent: 10, upToPercent: 20, points: { from: 451, to: 900 } });
    expect(rows.at(-1)).toMatchObject({
      overPercent: 70,
      upToPercent: null,
      points: { from: 3151, to: null },
    });
  });

  it('is only in percent while no size is known', () => {
    expect(bandRows(rules, null).every(({ points }) => points === null)).toBe(true);
  });
});

it('a players’ table begins each line where the one before ends', () => {
  const rows = marginRows([
    { upTo: 149, name: 'Draw' },
    { upTo: 299, name: 'Minor victory' },
    { upTo: null, name: 'Massacre' },
  ]);
  expect(rows.map(({ from, to }) => [from, to])).toEqual([
    [0, 149],
    [150, 299],
    [300, null],
  ]);
});

describe('a bonus', () => {
  const { bonuses } = victoryOf('t9a-2').points;
  const armies = played(begun('t9a-2'), {
    type: 'addUnits',
    side: 'b',
    units: [draft({ name: 'King', marks: ['general'] })],
  });
  const fallen = played(armies, { type: 'changeFate', unitId: unitId('u2.1'), fate: 'destroyed' });
  const general = (ledger: typeof armies) => {
    const row = bonusRows(battleOf(ledger), bonuses).find(({ bonus }) => bonus.id === 'generalRemoved');
    if (!row) throw new Error('no such bonus');
    return row;
  };

  it('is proposed for the side whose enemy lost its General', () => {
    expect(general(armies).a).toEqual({ count: 0, points: 0, overridden: false, proposed: 0 });
    expect(general(fallen).a).toEqual({ count: 1, points: 200, overridden: false, proposed: 1 });
    expect(general(fallen).b.count).toBe(0);
  });

  it('is overridden by the players’ count, and follows the armies again once both are the same', () => {
    const said = played(fallen, { type: 'countBonus', side: 'a', bonusId: 'generalRemoved', to: 0 });
    expect(general(said).a).toEqual({ count: 0, points: 0, overridden: true, proposed: 1 });
    expect(bonusAnswer(general(said).a, 1)).toBeNull();
    expect(bonusAnswer(general(fallen).a, 0)).toBe(0);
  });

  it('that only players can count is never an override', () => {
    const counted = played(begun('wfb-6'), {
      type: 'countBonus',
      side: 'b',
      bonusId: 'tableQuarters',
      to: 3,
    });
    const rows = bonusRows(battleOf(counted), victoryOf('wfb-6').points.bonuses);
    expect(rows.find(({ bonus }) => bonus.id === 'tableQuarters')?.b).toEqual({
      count: 3,
      points: 300,
      overridden: false,
      proposed: 0,
    });
  });
});

it('Battle Points are explained part by part, with 0 for a part that the other side does not have', () => {
  expect(
    battlePointRows({
      a: [{ key: 'band', points: 8, values: { difference: 583 } }],
      b: [
        { key: 'band', points: 12, values: { difference: 583 } },
        { key: 'adjustment', points: 10, values: {} },
        { key: 'limit', points: -2, values: { most: 20 } },
      ],
    }),
  ).toEqual([
    { key: 'band', a: 8, b: 12, detail: 583 },
    { key: 'adjustment', a: 0, b: 10, detail: null },
    { key: 'limit', a: 0, b: -2, detail: 20 },
  ]);
});

describe.each(
  (EDITIONS as readonly Edition[]).filter(({ victory }) => victory).map((edition) => [edition.id, edition]),
)('the room of %s', (_, edition) => {
  it('has a row for every bonus and every band that the edition declares', () => {
    const victory = victoryOf(edition.id);
    expect(bonusRows(battleOf(begun(edition.id)), victory.points.bonuses)).toHaveLength(
      victory.points.bonuses.length,
    );
    const bands = victory.battlePoints ? bandRows(victory.battlePoints, 2000) : [];
    expect(bands).toHaveLength(victory.battlePoints?.bands.length ?? 0);
  });
});
