import { describe, expect, it } from 'vitest';
import { battleOf } from '@/battle/log/ledger';
import { parseEntry } from '@/battle/log/parse-entry';
import { healthOf, modelsLeft, woundsOnLast } from '@/battle/state/army';
import { startingHealth } from '@/battle/state/unit';
import { draft, played } from '@/testing/battles/battles';
import { armyNow, health, scene } from '@/testing/battles/scenes';

const KINDS = [
  { name: 'Guard', models: 6, healthPoints: 2 },
  { name: 'Lord', models: 1, healthPoints: 3 },
] as const;
const { ledger, id } = scene(
  't9a-2',
  [
    { name: 'Retinue', models: 7, healthPerModel: 2, kinds: KINDS },
    { name: 'Spears', models: 20 },
  ],
  [{ name: 'Knights', models: 5 }],
);
const retinue = id('Retinue');

/** Health left, models left, and what the wounded one has lost, after that loss. */
function standing(lost: number): readonly [number, number, number] {
  const army = armyNow(lost === 0 ? ledger : played(ledger, health(retinue, -lost)), retinue);
  return [healthOf(army), modelsLeft(army), woundsOnLast(army)];
}

describe('a unit whose models differ in health', () => {
  it('has what its models have together', () => {
    expect(startingHealth(armyNow(ledger, retinue).unit)).toBe(15);
    expect(standing(0)).toEqual([15, 7, 0]);
  });

  it.each([
    [1, [14, 7, 1]],
    [2, [13, 6, 0]],
    [11, [4, 2, 1]],
    [12, [3, 1, 0]],
    [13, [2, 1, 1]],
    [14, [1, 1, 2]],
    [15, [0, 0, 0]],
  ])('loses one kind after the other: %d lost', (lost, expected) => {
    expect(standing(lost)).toEqual(expected);
  });

  it('gets back what it lost, the last kind first', () => {
    const healed = armyNow(played(ledger, health(retinue, -14), health(retinue, 3)), retinue);
    expect([healthOf(healed), modelsLeft(healed), woundsOnLast(healed)]).toEqual([4, 2, 1]);
  });

  it('is read back from the disk as it was', () => {
    const read = ledger.entries.map((entry) => parseEntry(JSON.parse(JSON.stringify(entry))));
    expect(read.map((one) => (one.kind === 'entry' ? one.entry : one))).toEqual(ledger.entries);
  });

  it('forgets its kinds when its models are changed, and one whose models are the same has none', () => {
    const { id: _, side: __, ...unit } = armyNow(ledger, retinue).unit;
    const edited = played(ledger, { type: 'editUnit', unitId: retinue, unit: { ...unit, models: 8 } });
    expect(armyNow(edited, retinue).unit.kinds).toBeUndefined();
    expect(startingHealth(armyNow(edited, retinue).unit)).toBe(16);
    expect(battleOf(ledger).units.find(({ unit: { name } }) => name === 'Spears')?.unit).toEqual({
      ...draft({ name: 'Spears', models: 20 }),
      id: id('Spears'),
      side: 'a',
    });
  });

  it.each([
    ['no health', [{ name: 'Guard', models: 6, healthPoints: 0 }, KINDS[1]]],
    ['too much health', [{ name: 'Guard', models: 6, healthPoints: 51 }, KINDS[1]]],
    ['one kind alone', [{ name: 'Guard', models: 7, healthPoints: 3 }]],
    ['other models', [{ name: 'Guard', models: 9, healthPoints: 2 }, KINDS[1]]],
  ])('has no kinds with %s', (_what, kinds) => {
    const odd = scene('t9a-2', [{ name: 'Odd', models: 7, healthPerModel: 2, kinds }], [{ name: 'Knights' }]);
    expect(armyNow(odd.ledger, odd.id('Odd')).unit.kinds).toBeUndefined();
  });
});
