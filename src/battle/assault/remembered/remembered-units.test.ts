import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Intent } from '@/battle/log/intent';
import { battleOf, type Ledger } from '@/battle/log/ledger';
import { EMPTY_FIGHTER } from '@/battle/state/fighters';
import { fighters, inAssault, viewOf } from '@/testing/battles/assaults';
import { begun, draft, FIRST_COMBAT, played } from '@/testing/battles/battles';
import {
  draftsOf,
  MAX_REMEMBERED_UNITS,
  parseUnits,
  remembered,
  rememberUnits,
  worthRemembering,
} from './remembered-units';

const squad = {
  name: 'Veterans',
  groups: [
    { ...EMPTY_FIGHTER, name: 'Veteran', models: 9 },
    { ...EMPTY_FIGHTER, name: 'Sergeant', models: 1, attacks: 2, character: 'character' as const },
  ],
};

describe('a unit that fought', () => {
  it('is remembered with the counts it began with, and comes again as it was', () => {
    const came = played(
      begun('hh-1'),
      inAssault({ type: 'addFighters', asUnit: squad.name, fighters: draftsOf(squad, 'b') }),
      inAssault({ type: 'hurtModels', groupId: 'g2.1', wounds: 3, because: 'overwatch' }),
    );
    const [unit] = viewOf(came).units;
    if (!unit) throw new Error('No unit came');
    expect(unit.modelsLeft).toBe(7);
    expect(remembered(unit)).toEqual(squad);
  });

  it('leaves out what belongs to one fight', () => {
    const group = { ...fighters({ name: 'Veteran', charged: true }), id: 'g', woundsLeft: [1] };
    const kept = remembered({ name: 'Veterans', groups: [group as never] });
    expect(kept.groups).toEqual([{ ...EMPTY_FIGHTER, name: 'Veteran', models: 1 }]);
  });
});

describe('what is remembered when a fight begins', () => {
  const listed = played(begun('hh-1'), {
    type: 'addUnits',
    side: 'a',
    units: [draft({ name: 'Guard', models: 5 })],
  });
  const guard = battleOf(listed).units[0]?.unit.id ?? null;
  const met = (ledger: Ledger) =>
    played(
      ledger,
      inAssault({
        type: 'addFighters',
        fighters: [
          fighters({ name: 'Guard', models: 3, unitId: guard }),
          fighters({ name: 'Blue squad', models: 10 }),
          fighters({ side: 'b', name: 'Mob', models: 10 }),
        ],
      }),
    );
  const names = (ledger: Ledger) => {
    const battle = battleOf(ledger);
    const combat = battle.combats[0];
    if (!combat) throw new Error('No combat');
    return worthRemembering(battle, combat, viewOf(ledger).units, ['Blue squad']).map(({ name }) => name);
  };

  it('are the units that players named', () => {
    expect(names(met(listed))).toEqual(['Guard', 'Mob']);
  });

  it('exclude units that have lost models in the armies, and later rounds', () => {
    const hurt = { type: 'changeHealth', unitId: guard ?? '', by: -2, cause: 'other' } as Intent;
    expect(names(met(played(listed, hurt)))).toEqual(['Mob']);
    const later = played(
      met(listed),
      { type: 'closeRound', combatId: FIRST_COMBAT },
      { type: 'beginRound', combatId: FIRST_COMBAT },
    );
    expect(names(later)).toEqual([]);
  });
});

describe('the units that a device remembers', () => {
  it('are the latest of each name, whatever its capitals, up to a limit', () => {
    const list = rememberUnits([squad], [{ ...squad, name: 'VETERANS', groups: squad.groups.slice(0, 1) }]);
    expect(list).toHaveLength(1);
    expect(list[0]?.groups).toHaveLength(1);
    const many = Array.from({ length: MAX_REMEMBERED_UNITS + 3 }, (_, index) => ({
      ...squad,
      name: `${index}`,
    }));
    expect(rememberUnits([], many)).toHaveLength(MAX_REMEMBERED_UNITS);
  });

  it('come back from their record as they were, and garbage gives none', () => {
    expect(parseUnits(JSON.parse(JSON.stringify([squad])))).toEqual([squad]);
    const broken = { ...squad, groups: [{ ...squad.groups[0], strength: 99 }] };
    const nameless = { ...squad, name: ' ' };
    expect(parseUnits([broken, nameless, { name: 'Nobody', groups: [] }, 7, null])).toEqual([]);
    fc.assert(fc.property(fc.anything(), (record) => void parseUnits(record)));
  });
});
