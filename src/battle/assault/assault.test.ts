import { describe, expect, it } from 'vitest';
import { fighters, groupNamed, inAssault, viewOf, woundsLeft, woundsOn } from '@/testing/battles/assaults';
import { begun, FIRST_COMBAT, played } from '@/testing/battles/battles';

describe('a bulk assault', () => {
  it('runs from the groups to the result, one entry for each gesture', () => {
    const start = played(
      begun('hh-1'),
      inAssault({
        type: 'addFighters',
        fighters: [
          fighters({ side: 'a', name: 'Legionaries', models: 10, charged: true }),
          fighters({
            side: 'b',
            name: 'Militia',
            models: 20,
            weaponSkill: 3,
            toughness: 3,
            strength: 3,
            initiative: 3,
            armourSave: 5,
            leadership: 7,
          }),
        ],
      }),
    );
    const blue = groupNamed(start, 'Legionaries');
    const red = groupNamed(start, 'Militia');
    expect(viewOf(start).ladder.map(({ step, standing }) => [step, standing])).toEqual([
      [4, 'now'],
      [3, 'toCome'],
    ]);
    expect(viewOf(start).ladder[0]?.strikes[0]).toMatchObject({
      strike: { attacks: 20, target: red },
      numbers: { hit: 3, wound: 3, kinds: ['plain'], saves: [{ need: 5, type: 'armour' }] },
      stage: 'hits',
    });
    const wounded = played(
      start,
      inAssault({ type: 'enterHits', strikeId: blue, hits: 13 }),
      inAssault({ type: 'enterWounds', strikeId: blue, wounds: { plain: 9 } }),
    );
    expect(woundsOn(wounded, 'Militia').together).toEqual({ wounds: 9, save: 5, feelNoPain: null });
    const allocated = played(
      wounded,
      inAssault({
        type: 'allocateTogether',
        unitKey: red,
        saved: 3,
        discounted: 0,
        defenderChoice: [],
      }),
    );
    expect(woundsLeft(allocated, 'Militia').filter((left) => left > 0)).toHaveLength(14);
    expect(viewOf(allocated).now).toMatchObject({ phase: 'strike', step: { step: 3 } });
    expect(viewOf(allocated).ladder.at(-1)?.strikes[0]?.strike.attacks).toBe(14);
    const fought = played(
      allocated,
      inAssault({ type: 'enterHits', strikeId: red, hits: 7 }),
      inAssault({ type: 'enterWounds', strikeId: red, wounds: { plain: 1 } }),
      inAssault({ type: 'allocate', unitKey: blue, step: { do: 'chooseModel', modelId: `${blue}.4` } }),
      inAssault({ type: 'allocate', unitKey: blue, step: { do: 'roll', value: 2 } }),
    );
    expect(viewOf(fought).now).toEqual({ phase: 'result' });
    expect(viewOf(fought).result).toMatchObject({ winner: 'a', loserModifier: -5, next: 'morale' });
    const closed = played(fought, { type: 'closeRound', combatId: FIRST_COMBAT });
    expect(closed.entries).toHaveLength(10);
    expect(viewOf(closed).losers).toMatchObject([
      { unit: { name: 'Militia' }, check: { target: 2 }, stage: 'morale' },
    ]);
  });
});
