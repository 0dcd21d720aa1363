import { describe, expect, it } from 'vitest';
import type { PoolId } from '@/battle/state/ids';
import {
  assaultNow,
  fighters,
  groupNamed,
  inAssault,
  woundsLeft,
  woundsOn,
} from '@/testing/battles/assaults';
import { begun, draft, FIRST_COMBAT, played } from '@/testing/battles/battles';
import { armyNow, expectToLast } from '@/testing/battles/scenes';
import type { Intent, LogIntent } from './intent';
import { battleOf, type Ledger, nextSeq } from './ledger';

type Instead = Extract<LogIntent, { type: 'correctEntries' }>['instead'];
const corrected = (seq: number, instead: Intent | null): Intent => ({
  type: 'correctEntries',
  seqs: [seq],
  instead: instead as Instead,
});

describe('where the attacker ordered the pools', () => {
  const start = played(
    begun('hh-1'),
    inAssault({
      type: 'addFighters',
      fighters: [
        fighters({ name: 'Squad', models: 3, weaponAp: 3 }),
        fighters({ name: 'Sergeant', models: 2, weaponAp: 2 }),
        fighters({ name: 'Mob', side: 'b', models: 4, initiative: 1, armourSave: 5 }),
      ],
    }),
  );
  const mob = groupNamed(start, 'Mob');
  const struck = played(
    start,
    ...['Squad', 'Sergeant'].flatMap((name) => [
      inAssault({ type: 'enterHits', strikeId: groupNamed(start, name), hits: 2 }),
      inAssault({ type: 'enterWounds', strikeId: groupNamed(start, name), wounds: { plain: 2 } }),
    ]),
  );
  const pools = woundsOn(struck, 'Mob').state.pools.map(({ id }) => id as PoolId);
  const order = (of: readonly PoolId[]) => inAssault({ type: 'orderPools', unitKey: mob, order: of });
  const chosen = inAssault({
    type: 'allocate',
    unitKey: mob,
    step: { do: 'chooseModel', modelId: `${mob}.2` },
  });
  const lost = inAssault({ type: 'allocate', unitKey: mob, step: { do: 'takeWound' } });
  const firstPool = (of: Ledger) => assaultNow(of).allocations[0]?.state.poolOrder[0];
  const [seq, again] = [nextSeq(struck), nextSeq(struck) + 1];

  it('and changed their order by mistake, the defender’s later choice of a model stays', () => {
    const fought = played(struck, order(pools), order(pools.toReversed()), chosen);
    expect(firstPool(fought)).toBe(pools[1]);
    const mended = played(fought, corrected(again, null));
    expect(firstPool(mended)).toBe(pools[0]);
    expectToLast(mended);
  });

  it('and meant the other order, the choice stays', () => {
    const mended = played(struck, order(pools), chosen, corrected(seq, order(pools.toReversed())));
    expect(firstPool(mended)).toBe(pools[1]);
    expectToLast(mended);
  });

  it('and meant the other order, what was lost afterwards stays lost', () => {
    const fought = played(struck, order(pools), chosen, lost);
    const mended = played(fought, corrected(seq, order(pools.toReversed())));
    expect(firstPool(mended)).toBe(pools[1]);
    expect(woundsLeft(mended, 'Mob')).toEqual([1, 0, 1, 1]);
    expectToLast(mended);
  });
});

describe('where a unit was taken out of the combat while its fighters were struck', () => {
  const listed = played(begun('hh-1'), {
    type: 'addUnits',
    side: 'b',
    units: [draft({ name: 'Mob', models: 10 }), draft({ name: 'Riders', models: 5 })],
  });
  const [mob, riders] = battleOf(listed).units.map(({ unit }) => unit.id);
  if (!mob || !riders) throw new Error('There are no units');
  const group = inAssault({
    type: 'addFighters',
    fighters: [
      fighters({ name: 'Squad', models: 5 }),
      fighters({ name: 'Mob', side: 'b', models: 10, initiative: 1, unitId: mob }),
    ],
  });
  const start = played(listed, group);
  const squad = groupNamed(start, 'Squad');
  const joined = nextSeq(listed);
  const hits = inAssault({ type: 'enterHits', strikeId: squad, hits: 4 });
  const out: Intent = { type: 'engageUnits', combatId: FIRST_COMBAT, unitIds: [] };
  const late = inAssault({
    type: 'addFighters',
    fighters: [fighters({ name: 'Riders', side: 'b', models: 2, initiative: 1, unitId: riders })],
  });
  const wounds = inAssault({ type: 'enterWounds', strikeId: squad, wounds: { plain: 3 } });
  const lost = inAssault({
    type: 'allocateTogether',
    unitKey: mob,
    saved: 0,
    discounted: 0,
    defenderChoice: [],
  });
  const fought = played(start, hits, out, late, wounds, lost);
  const left = (of: Ledger) => woundsLeft(of, 'Mob').filter((one) => one > 0).length;

  it('fighters that came to another unit are corrected in their number', () => {
    const three = inAssault({
      type: 'addFighters',
      fighters: [fighters({ name: 'Riders', side: 'b', models: 3, initiative: 1, unitId: riders })],
    });
    const mended = played(fought, corrected(joined + 3, three));
    expect([left(fought), left(mended)]).toEqual([7, 7]);
    expectToLast(mended);
  });

  it('what it lost is corrected', () => {
    const two = inAssault({ type: 'enterWounds', strikeId: squad, wounds: { plain: 2 } });
    const mended = played(fought, corrected(joined + 4, two));
    expect(left(mended)).toBe(8);
    expect(armyNow(mended, mob).lost).toBe(2);
    expectToLast(mended);
  });

  it('that it was taken out is corrected', () => {
    expectToLast(played(fought, corrected(joined + 2, null)));
  });
});

describe('where a blow began again at a lower Initiative, and its step ended while Wounds waited', () => {
  const listed = played(begun('hh-1'), {
    type: 'addUnits',
    side: 'a',
    units: [draft({ name: 'Riders', models: 5 })],
  });
  const riders = battleOf(listed).units[0]?.unit.id;
  if (!riders) throw new Error('There are no Riders');
  const lost = (by: number): Intent => ({ type: 'changeHealth', unitId: riders, by: -by, cause: 'other' });
  const start = played(
    listed,
    inAssault({
      type: 'addFighters',
      fighters: [
        fighters({ name: 'Squad', models: 3, initiative: 4 }),
        fighters({ name: 'Mob', side: 'b', models: 4, initiative: 2 }),
      ],
    }),
  );
  const [squad, mob] = [groupNamed(start, 'Squad'), groupNamed(start, 'Mob')];
  const hitBack = [
    inAssault({ type: 'enterHits', strikeId: mob, hits: 3 }),
    inAssault({ type: 'enterWounds', strikeId: mob, wounds: { plain: 1 } }),
  ];
  const slower = inAssault({
    type: 'changeFighters',
    groupId: squad,
    to: fighters({ name: 'Squad', models: 3, initiative: 2 }),
  });

  it.each([
    ['3 hits', inAssault({ type: 'enterHits', strikeId: squad, hits: 3 })],
    ['dice', inAssault({ type: 'rollHits', strikeId: squad, dice: [6, 6, 1] })],
    ['1 hit', inAssault({ type: 'enterHits', strikeId: squad, hits: 1 })],
  ])('a loss elsewhere is corrected, after %s at the higher one', (_, hits) => {
    const fought = played(start, lost(1), hits, slower, ...hitBack, inAssault({ type: 'endStep' }));
    const mended = played(fought, corrected(nextSeq(start), lost(2)));
    expect(armyNow(mended, riders).lost).toBe(2);
    expect(assaultNow(mended)).toEqual(assaultNow(fought));
    expectToLast(mended);
  });
});
