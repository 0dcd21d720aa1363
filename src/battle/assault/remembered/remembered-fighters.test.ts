import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_FIGHTER } from '@/battle/state/fighters';
import { unitId } from '@/battle/state/ids';
import { parseFighters } from '@/battle/state/parse-fighters';
import type { UnitDraft } from '@/battle/state/unit';
import { anyFighters, fighters } from '@/testing/battles/assaults';
import { draft } from '@/testing/battles/battles';
import {
  fightersOf,
  groupsOf,
  isKnown,
  MAX_REMEMBERED,
  parseRemembered,
  recall,
  remember,
} from './remembered-fighters';

const squad = { ...EMPTY_FIGHTER, name: 'Squad' };

describe('what a device remembers of fighters', () => {
  it('is the latest profile of a name, whatever its capitals', () => {
    const list = remember(remember([], [squad]), [{ ...squad, name: 'SQUAD', strength: 5 }]);
    expect(list).toHaveLength(1);
    expect(recall(list, 'squad')?.strength).toBe(5);
    expect(recall(list, 'nobody')).toBeNull();
  });

  it('leaves out what belongs to one fight', () => {
    expect(remember([], [fighters({ name: 'Squad', charged: true })])).toEqual([{ ...squad, models: 1 }]);
  });

  it('forgets the oldest beyond its limit', () => {
    const many = Array.from({ length: MAX_REMEMBERED + 5 }, (_, index) => ({
      ...squad,
      name: `Squad ${index}`,
    }));
    const list = remember([], many);
    expect(list).toHaveLength(MAX_REMEMBERED);
    expect(recall(list, `Squad ${MAX_REMEMBERED}`)).toBeNull();
  });

  it('comes back from its record as it was', () => {
    fc.assert(
      fc.property(fc.array(anyFighters, { maxLength: 5 }), (entered) => {
        const profiles = entered.flatMap((one) => {
          const parsed = parseFighters(one);
          return parsed.ok ? [parsed.value] : [];
        });
        const list = remember([], profiles);
        expect(parseRemembered(JSON.parse(JSON.stringify(list)))).toEqual(list);
      }),
    );
  });

  it('is what can be read of a record, and empty for garbage', () => {
    expect(parseRemembered([squad, { ...squad, name: 'Broken', strength: 99 }, 7, null])).toEqual([squad]);
    fc.assert(fc.property(fc.anything(), (record) => void parseRemembered(record)));
  });

  it('is not used for groups of an army list, of which the largest loses the models that are gone', () => {
    const groups = [
      { ...squad, name: 'Legionary', models: 4 },
      { ...squad, name: 'Sergeant', models: 1, attacks: 2 },
    ];
    const unit = {
      ...draft({ name: 'Squad', models: 5, fighters: groups }),
      id: unitId('u1'),
      side: 'b' as const,
    };
    const left = (lost: number) =>
      groupsOf({ unit, lost, fate: 'fighting' }, [squad]).map(({ name, models }) => `${models} ${name}`);
    expect(left(0)).toEqual(['4 Legionary', '1 Sergeant']);
    expect(left(3)).toEqual(['1 Legionary', '1 Sergeant']);
    expect(left(4)).toEqual(['1 Sergeant']);
    expect(groupsOf({ unit, lost: 0, fate: 'fighting' }, [])[1]).toMatchObject({
      attacks: 2,
      side: 'b',
      unitId: 'u1',
      unitKey: null,
    });
  });

  it('is used for a unit whose list did not name all models', () => {
    const unit = {
      ...draft({ name: 'Squad', models: 5, fighters: [{ ...squad, models: 3 }] }),
      id: unitId('u1'),
      side: 'b' as const,
    };
    expect(groupsOf({ unit, lost: 0, fate: 'fighting' }, [squad])).toHaveLength(1);
  });

  it('is proposed for a unit of that name, with the army’s own values', () => {
    const unit = {
      ...draft({ name: 'Squad', models: 5, healthPerModel: 2, characteristic: 9 }),
      id: unitId('u1'),
      side: 'b' as const,
    };
    const proposed = fightersOf({ unit, lost: 4, fate: 'fighting' }, [{ ...squad, strength: 6 }]);
    expect(proposed).toMatchObject({
      strength: 6,
      side: 'b',
      models: 3,
      wounds: 2,
      leadership: 9,
      unitId: 'u1',
    });
    expect(parseFighters(proposed).ok).toBe(true);
  });
});

describe('the number of models', () => {
  const veterans = { ...EMPTY_FIGHTER, name: 'Veterans' };

  it('is remembered with the profile, the latest one', () => {
    const list = remember(remember([], [{ ...veterans, models: 5 }]), [{ ...veterans, models: 7 }]);
    expect(list).toEqual([{ ...veterans, models: 7 }]);
    expect(parseRemembered(JSON.parse(JSON.stringify(list)))).toEqual(list);
  });

  it('is not known of what an older version remembered, nor where it is no number of models', () => {
    expect(parseRemembered([veterans])).toEqual([veterans]);
    expect(remember([], [{ ...veterans, models: 0 }])).toEqual([veterans]);
  });
});

describe('a unit of which only what its form asks was entered', () => {
  const unit = (facts: UnitDraft['facts'], name = 'Squad') => ({
    unit: {
      ...draft({ name, models: 1, healthPerModel: 3, facts }),
      id: unitId('u1'),
      side: 'b' as const,
    },
    lost: 0,
    fate: 'fighting' as const,
  });

  it('fights with the Leadership of its form, of every value, before that of a remembered profile', () => {
    for (let leadership = 0; leadership <= 12; leadership++) {
      const drafted = fightersOf(unit({ leadership }), [{ ...squad, leadership: 9 }]);
      expect(drafted.leadership).toBe(Math.min(10, leadership));
      expect(parseFighters(drafted).ok).toBe(true);
    }
    expect(fightersOf(unit({}), [{ ...squad, leadership: 9 }]).leadership).toBe(9);
  });

  it('is a vehicle where its form says so, and its armour is not known', () => {
    const drafted = fightersOf(unit({ vehicle: true }), []);
    expect(drafted).toMatchObject({ target: 'vehicle', wounds: 3, attacks: 0, toughness: null });
    expect(parseFighters(drafted)).toMatchObject({ ok: true, value: { target: 'vehicle' } });
    expect(isKnown(unit({ vehicle: true }), [])).toBe(false);
    expect(fightersOf(unit({ vehicle: false }), []).target).toBe('model');
  });

  it('is not what was remembered of models that have its name, and is what was of a vehicle', () => {
    const models = [{ ...squad, toughness: 5 }];
    expect(fightersOf(unit({ vehicle: true }), models).target).toBe('vehicle');
    expect(isKnown(unit({ vehicle: true }), models)).toBe(false);
    const armour = { front: 14, side: 13, rear: 12 };
    const vehicle = [{ ...squad, target: 'vehicle' as const, toughness: null, leadership: null, armour }];
    expect(fightersOf(unit({ vehicle: true }), vehicle).armour).toEqual(armour);
    expect(isKnown(unit({ vehicle: true }), vehicle)).toBe(true);
  });
});
