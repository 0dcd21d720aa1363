import { describe, expect, it } from 'vitest';
import { describe as describeEntry } from '@/battle/describe/describe';
import { descriptionContext } from '@/battle/describe/description-context';
import { healthOf } from '@/battle/state/army';
import { counted, played } from '@/testing/battles/battles';
import { armyNow, casualties, expectToLast, first, health, scene, totals } from '@/testing/battles/scenes';

const { ledger, id } = scene(
  't9a-2',
  [{ name: 'Spears', models: 20 }],
  [{ name: 'Ogres', models: 4, healthPerModel: 3 }],
);
const [spears, ogres] = [id('Spears'), id('Ogres')];
/** The Ogres lost 5 before this combat. */
const wounded = played(ledger, health(ogres, -5), first.engage(spears, ogres));

describe('healing in an open round', () => {
  it('takes nothing from what is lost in it later: healed 3, lost 4, scored 4', () => {
    const fought = played(wounded, health(ogres, 3), health(ogres, -4));
    expect(casualties(fought, 'b')).toBe(4);
    expect(totals(fought)).toEqual([4, 0]);
    expect(healthOf(armyNow(fought, ogres))).toBe(6);
    expectToLast(fought);
  });

  it('takes nothing from what was lost in it before, where it is said to be from outside', () => {
    expect(casualties(played(wounded, health(ogres, -4), health(ogres, 2, 'other')), 'b')).toBe(4);
  });

  it('is a blow given back as far as the unit lost something in it, and heals with the rest', () => {
    const back = played(wounded, health(ogres, -2), health(ogres, 4));
    expect([casualties(back, 'b'), healthOf(armyNow(back, ogres))]).toEqual([0, 9]);
    expect(casualties(played(back, health(ogres, -1)), 'b')).toBe(1);
    expectToLast(back);
  });

  it('is one gesture, told with all that it gave back', () => {
    const back = played(wounded, health(ogres, -2), health(ogres, 4));
    const entry = back.entries.at(-1);
    expect(entry && describeEntry(entry, descriptionContext(back))).toMatchObject({ from: 5, to: 9 });
    expect(healthOf(armyNow(played(back, { type: 'undo' }), ogres))).toBe(5);
  });

  it('leaves the tile of the side as it is', () => {
    const healed = played(wounded, health(ogres, 3), counted('b', 'healthPointsLost', 2));
    expect(casualties(healed, 'b')).toBe(2);
    expect(casualties(played(healed, counted('b', 'healthPointsLost', -1)), 'b')).toBe(1);
  });
});
