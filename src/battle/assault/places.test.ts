import { describe, expect, it } from 'vitest';
import { decide } from '@/battle/log/decide';
import { battleOf, type Ledger } from '@/battle/log/ledger';
import { parseLog } from '@/battle/log/parse-entry';
import type { FighterDraft } from '@/battle/state/fighters';
import {
  assaultNow,
  fighters,
  groupNamed,
  inAssault,
  viewOf,
  woundsLeft,
  woundsOn,
} from '@/testing/battles/assaults';
import { begun, played } from '@/testing/battles/battles';

function fight(...groups: readonly Partial<FighterDraft>[]): Ledger {
  return played(begun('hh-1'), inAssault({ type: 'addFighters', fighters: groups.map(fighters) }));
}

const struck = (ledger: Ledger, name: string, wounds: number) => [
  inAssault({ type: 'enterHits', strikeId: groupNamed(ledger, name), hits: wounds }),
  inAssault({ type: 'enterWounds', strikeId: groupNamed(ledger, name), wounds: { plain: wounds } }),
];

const start = fight(
  { name: 'Fast', initiative: 5, models: 2, weaponAp: 2 },
  { name: 'Even', initiative: 4, models: 2, weaponAp: 2 },
  { side: 'b', name: 'Mob', models: 4, initiative: 1 },
);
const mob = groupNamed(start, 'Mob');
const model = (number: number) => `${mob}.${number}`;
const waiting = played(start, ...struck(start, 'Fast', 2));
const take = inAssault({ type: 'allocate', unitKey: mob, step: { do: 'takeWound' } });
const apart = (number: number, distance: number, by?: 'order') => ({
  modelId: model(number),
  inContact: false,
  distance,
  ...(by ? { by } : {}),
});
const place = (
  ...places: readonly (ReturnType<typeof apart> | { modelId: string; inContact: true; distance: 0 })[]
) => inAssault({ type: 'placeModels', places });

describe('the next closest model', () => {
  it('is entered in inches: the Wounds go to the closest, and then to the one behind it', () => {
    const placed = played(waiting, place(apart(1, 3), apart(2, 1), apart(3, 2), apart(4, 4)));
    expect(woundsLeft(played(placed, take), 'Mob')).toEqual([1, 0, 1, 1]);
    expect(woundsLeft(played(placed, take, take), 'Mob')).toEqual([1, 0, 0, 1]);
  });

  it('is entered as an order, which is no distance', () => {
    const placed = played(
      waiting,
      place(apart(4, 1, 'order'), apart(2, 2, 'order'), apart(1, 3, 'order'), apart(3, 4, 'order')),
    );
    expect(assaultNow(placed).places).toMatchObject({ [model(4)]: { distance: 1, by: 'order' } });
    expect(woundsLeft(played(placed, take, take), 'Mob')).toEqual([1, 0, 1, 0]);
    const reopened = parseLog(JSON.parse(JSON.stringify(placed.entries)) as readonly unknown[]);
    expect(reopened.problems).toEqual([]);
    expect(reopened.ledger).toEqual(placed);
  });

  it('is entered in one way for a whole unit', () => {
    const mixed = decide(waiting, place(apart(1, 1, 'order'), apart(2, 3)));
    expect(mixed).toMatchObject({ ok: false, refusal: { code: 'mixedPlaces' } });
    const one = played(waiting, place(apart(1, 3)));
    expect(decide(one, place(apart(2, 1, 'order')))).toMatchObject({ refusal: { code: 'mixedPlaces' } });
    expect(decide(one, place(apart(1, 1, 'order'), apart(2, 2, 'order'))).ok).toBe(true);
  });
});

describe('where models stood in one Initiative step', () => {
  const back = played(
    waiting,
    place(apart(1, 2), apart(2, 2)),
    ...[3, 4].flatMap((number) => [
      ...(number === 3
        ? [inAssault({ type: 'allocate', unitKey: mob, step: { do: 'chooseModel', modelId: model(3) } })]
        : []),
      take,
    ]),
  );
  const next = played(back, ...struck(back, 'Even', 1));

  it('is not valid in the next step by default', () => {
    expect(woundsLeft(back, 'Mob')).toEqual([1, 1, 0, 0]);
    expect(assaultNow(back).places).toEqual({});
    expect(woundsOn(next, 'Mob')).toMatchObject({ formerPlaces: { [model(1)]: { distance: 2 } } });
    expect(viewOf(next).units.at(-1)?.models[0]?.place).toEqual({ inContact: true, distance: 0 });
  });

  it('is asked once: as before, or all in contact', () => {
    const same = played(next, place(apart(1, 2), apart(2, 2)));
    expect(woundsOn(same, 'Mob').formerPlaces).toBeNull();
    expect(woundsOn(same, 'Mob').prompt).toMatchObject({ ask: 'chooseModel', because: 'closest' });
    const contact = played(
      next,
      place(
        { modelId: model(1), inContact: true, distance: 0 },
        { modelId: model(2), inContact: true, distance: 0 },
      ),
    );
    expect(woundsOn(contact, 'Mob').formerPlaces).toBeNull();
    expect(woundsOn(contact, 'Mob').prompt).toMatchObject({ because: 'inContact' });
  });

  it('stays valid in old logs, in which it did', () => {
    const old = back.entries.map((entry) => ({
      ...entry,
      events: entry.events.map((event) =>
        event.type === 'stepFought'
          ? { type: event.type, combatId: event.combatId, round: event.round, step: event.step }
          : event,
      ),
    }));
    const { ledger, problems } = parseLog(JSON.parse(JSON.stringify(old)) as readonly unknown[]);
    expect(problems).toEqual([]);
    const round = ledger && battleOf(ledger).combats[0]?.rounds[0]?.assault;
    expect(round?.places).toMatchObject({ [model(1)]: { inContact: false, distance: 2 } });
  });
});
