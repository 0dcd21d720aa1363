import { describe, expect, it } from 'vitest';
import { battleOf } from '@/battle/log/ledger';
import { unitId } from '@/battle/state/ids';
import { begun, draft, played } from '@/testing/battles/battles';
import { armyBreakPoint } from './break-point';

const [spears, beast, wagon] = [unitId('u2.1'), unitId('u2.2'), unitId('u2.3')];

function army(editionId = 'tow-1') {
  return played(begun(editionId), {
    type: 'addUnits',
    side: 'a',
    units: [
      draft({ name: 'Spears', models: 20, facts: { troopType: 'regularInfantry' } }),
      draft({ name: 'Beast', models: 1, healthPerModel: 6, facts: { troopType: 'monstrousCreature' } }),
      draft({ name: 'Wagon', models: 1, healthPerModel: 4 }),
    ],
  });
}

describe('an army and its break point', () => {
  it('has the Unit Strength of the models left, and is broken below a quarter once all are known', () => {
    expect(armyBreakPoint(battleOf(army()), 'a')).toEqual({
      starting: 26,
      now: 26,
      limit: 6,
      broken: false,
      unknown: ['Wagon'],
    });
    const beaten = played(army(), { type: 'changeHealth', unitId: spears, by: -15 });
    expect(armyBreakPoint(battleOf(beaten), 'a')).toMatchObject({ now: 11, broken: false });
    const alone = played(beaten, { type: 'changeFate', unitId: beast, fate: 'fledTable' });
    expect(armyBreakPoint(battleOf(alone), 'a')).toMatchObject({ now: 5, broken: false });
    const said = played(alone, {
      type: 'editUnit',
      unitId: wagon,
      unit: draft({ name: 'Wagon', models: 1, facts: { troopType: 'warMachine' } }),
    });
    expect(armyBreakPoint(battleOf(said), 'a')).toMatchObject({ now: 6, limit: 6, broken: false });
    const gone = played(said, { type: 'changeFate', unitId: wagon, fate: 'fledTable' });
    expect(armyBreakPoint(battleOf(gone), 'a')).toMatchObject({ now: 5, broken: true });
  });

  it('keeps the strength of a wounded monster, and knows no unit without a type', () => {
    const wounded = played(
      army(),
      { type: 'changeHealth', unitId: beast, by: -5 },
      { type: 'changeHealth', unitId: wagon, by: -4 },
    );
    expect(armyBreakPoint(battleOf(wounded), 'a')).toMatchObject({ now: 26, starting: 26 });
  });

  it('is null if no army was entered, or the rulebook has none', () => {
    expect(armyBreakPoint(battleOf(army()), 'b')).toBeNull();
    expect(armyBreakPoint(battleOf(army('wfb-8')), 'a')).toBeNull();
  });
});
