import { describe, expect, it } from 'vitest';
import { battleOf, type Ledger } from '@/battle/log/ledger';
import { battleScore } from '@/battle/score/battle-score';
import { unitsOfOpenWorth } from '@/battle/score/open-worth';
import { fateOf, healthOf, modelsLeft } from '@/battle/state/army';
import type { UnitDraft } from '@/battle/state/unit';
import { played } from '@/testing/battles/battles';
import { armyNow, casualties, expectToLast, first, health, roundNow, scene } from '@/testing/battles/scenes';
import { standingRound } from './engagement';

const NAMED = { models: 1, modelsUnsaid: true, healthPerModel: 1, characteristic: null, facts: {} } as const;
const RANKED = ['t9a-2', 't9a-3', 'wfb-6', 'wfb-7', 'wfb-8', 'tow-1', 'wap-23'];

/** Blue's Guard against Red's Wolves, of which only the name and the points were entered. */
function fight(editionId: string, wolves: Partial<UnitDraft> = {}) {
  const { ledger, id } = scene(
    editionId,
    [{ name: 'Guard', models: 20, facts: { frontWidth: 5, height: 1 } }],
    [{ name: 'Wolves', pointCost: 200, ...NAMED, ...wolves }],
  );
  return { ledger: played(ledger, first.engage(id('Guard'), id('Wolves'))), wolves: id('Wolves') };
}

type Fight = ReturnType<typeof fight>;

/** Whether something of Red hangs on the number of models of its Wolves. */
function asksModels({ ledger, wolves }: Fight): boolean {
  const { combat, round } = roundNow(ledger);
  const { open } = standingRound(battleOf(ledger), combat, round);
  return Object.values(open.b)
    .flatMap((row) => row?.missing ?? [])
    .some(({ unitId, fact }) => unitId === wolves && fact === 'models');
}

function hit({ ledger, wolves }: Fight, ...lost: readonly number[]): Fight {
  return { ledger: played(ledger, ...lost.map((by) => health(wolves, -by))), wolves };
}

const blueScores = (ledger: Ledger) => battleScore(battleOf(ledger))?.a;

describe('a unit of which nobody said how many models it has', () => {
  it.each(RANKED)('is not one model: what hangs on its models is open in %s', (editionId) => {
    expect(asksModels(fight(editionId))).toBe(true);
    expect(asksModels(hit(fight(editionId), 1, 2))).toBe(true);
    expect(asksModels(fight(editionId, { models: 20 }))).toBe(false);
  });

  it('claims no more and no fewer ranks than it has: none are proposed', () => {
    const { ledger } = fight('t9a-3');
    const { combat, round } = roundNow(ledger);
    expect(standingRound(battleOf(ledger), combat, round).proposed.b).not.toHaveProperty('properRanks');
  });

  it.each(RANKED)('is not destroyed by a loss, nor by several, in %s', (editionId) => {
    const { ledger, wolves } = hit(fight(editionId), 1, 3, 1);
    const army = armyNow(ledger, wolves);
    expect([army.lost, fateOf(army), healthOf(army)]).toEqual([5, 'fighting', 1]);
    expect(casualties(ledger, 'b')).toBe(5);
    expect(blueScores(ledger)?.total).toBe(0);
    expectToLast(ledger);
  });

  it('gets back what it lost and no more, and each tap is undone', () => {
    const { ledger, wolves } = hit(fight('t9a-2'), 3);
    const back = played(ledger, health(wolves, 2));
    expect([armyNow(back, wolves).lost, casualties(back, 'b')]).toEqual([1, 1]);
    expect(armyNow(played(back, health(wolves, 4)), wolves).lost).toBe(0);
    expect(armyNow(played(back, { type: 'undo' }), wolves).lost).toBe(3);
  });

  it('has what is left as soon as its models are said', () => {
    const { ledger, wolves } = hit(fight('t9a-2'), 3);
    const { id: _, side: __, modelsUnsaid: ___, ...unit } = armyNow(ledger, wolves).unit;
    const said = played(ledger, { type: 'editUnit', unitId: wolves, unit: { ...unit, models: 20 } });
    const army = armyNow(said, wolves);
    expect([healthOf(army), modelsLeft(army), casualties(said, 'b')]).toEqual([17, 17, 3]);
    expect(armyNow(played(said, health(wolves, -2)), wolves).lost).toBe(5);
  });

  it('leaves its Victory Points open once it lost something, until its models are said', () => {
    const whole = fight('t9a-2');
    expect(unitsOfOpenWorth(battleOf(whole.ledger))).toEqual([]);
    const { ledger, wolves } = hit(whole, 1);
    expect(unitsOfOpenWorth(battleOf(ledger)).map(({ unit }) => unit.name)).toEqual(['Wolves']);
    expect(blueScores(ledger)?.open).toMatchObject([
      { points: 0, open: { to: 100, missing: [{ unitId: wolves, fact: 'models' }] } },
    ]);
    const gone = played(ledger, { type: 'changeFate', unitId: wolves, fate: 'destroyed' });
    expect(blueScores(gone)).toMatchObject({ total: 200, open: [] });
  });

  it.each([2, 20])('says nothing of the kind of a unit of %i models', (models) => {
    const { ledger, wolves } = hit(fight('t9a-2', { models }), 1);
    const army = armyNow(ledger, wolves);
    expect([army.unit.modelsUnsaid, healthOf(army)]).toEqual([undefined, models - 1]);
  });

  it('is one model in a log of before, and where one was said', () => {
    const { ledger, id } = scene('t9a-2', [{ name: 'Guard' }], [{ name: 'Mage', pointCost: 200 }]);
    const hit = played(ledger, first.engage(id('Guard'), id('Mage')), health(id('Mage'), -1));
    expect(fateOf(armyNow(hit, id('Mage')))).toBe('destroyed');
  });
});
