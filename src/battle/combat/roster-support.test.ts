import { describe, expect, it } from 'vitest';
import { battleOf, type Ledger } from '@/battle/log/ledger';
import { editionOfBattle } from '@/battle/state/edition-of';
import { unitId } from '@/battle/state/ids';
import { EDITIONS, type Edition } from '@/rules/index';
import { begun, draft, played } from '@/testing/battles/battles';
import { rosterSupport } from './roster-support';

const army = played(begun(), {
  type: 'addUnits',
  side: 'b',
  units: [
    draft({ name: 'King', characteristic: 9, marks: ['general'] }),
    draft({ name: 'Banner', models: 20, marks: ['battleStandard'] }),
    draft({ name: 'Knights', models: 5, characteristic: 8 }),
  ],
});
const [king, banner, knights] = ['u2.1', 'u2.2', 'u2.3'].map(unitId);

function offered(ledger: Ledger, unit: string | null = knights ?? null, effective = {}) {
  const battle = battleOf(ledger);
  const { breakTest } = editionOfBattle(battle);
  if (!breakTest) throw new Error('no break test');
  return rosterSupport(battle, breakTest, { side: 'b', unitId: unit }, effective).map(
    ({ input, name, answer }) => [input.id, name, answer],
  );
}

describe('what the roster offers for a break test', () => {
  it('is the General with his value, and the Battle Standard', () => {
    expect(offered(army)).toEqual([
      ['generalDiscipline', 'King', 9],
      ['battleStandard', 'Banner', true],
    ]);
    expect(offered(army, null)).toHaveLength(2);
  });

  it('is nobody’s own help, and none that counts already', () => {
    expect(offered(army, king)).toEqual([['battleStandard', 'Banner', true]]);
    expect(offered(army, banner)).toEqual([['generalDiscipline', 'King', 9]]);
    expect(offered(army, knights, { generalDiscipline: 9, battleStandard: true })).toEqual([]);
  });

  it('is none of a unit that flees, has left the table or is destroyed', () => {
    for (const fate of ['fleeing', 'fledTable', 'destroyed'] as const) {
      const gone = played(army, { type: 'changeFate', unitId: king ?? unitId(''), fate });
      expect(offered(gone)).toEqual([['battleStandard', 'Banner', true]]);
    }
  });

  it('is known to every edition whose test asks for a General', () => {
    for (const edition of EDITIONS as readonly Edition[]) {
      const { breakTest } = edition;
      if (!breakTest?.inputs.some(({ id }) => id.startsWith('general'))) continue;
      expect(breakTest.inputs.filter(({ fromRoster }) => fromRoster === 'general')).toHaveLength(1);
      expect(breakTest.inputs.filter(({ fromRoster }) => fromRoster === 'battleStandard')).toHaveLength(1);
    }
  });
});
