import { describe, expect, it } from 'vitest';
import { battleOf } from '@/battle/log/ledger';
import { testOf } from '@/battle/state/combat';
import { combatId, unitId } from '@/battle/state/ids';
import { begun, draft, played } from '@/testing/battles/battles';
import { pursuedBy } from './log-tests';

const inFirst = { combatId: combatId('c1') } as const;
const guard = unitId('u3.1');
const inTest = { ...inFirst, side: 'b', unitId: guard } as const;

/** What is told of the Guard after its test ended so. */
function told(
  outcomeId: string,
  flight: {
    readonly fleeTotal: number | null;
    readonly pursuitTotal: number | null;
    readonly caught?: boolean;
  },
) {
  const ledger = played(
    begun('tow-1'),
    { type: 'addUnits', side: 'a', units: [draft({ name: 'Spears', models: 20 })] },
    { type: 'addUnits', side: 'b', units: [draft({ name: 'Guard', models: 20, characteristic: 8 })] },
    { type: 'engageUnits', ...inFirst, unitIds: [unitId('u2.1'), guard] },
    { type: 'changeHealth', unitId: guard, by: -3 },
    { type: 'closeRound', ...inFirst },
    { type: 'sayBreakTest', ...inTest, outcomeId },
    { type: 'resolvePursuit', ...inTest, ...flight },
  );
  const round = battleOf(ledger).combats[0]?.rounds.at(-1);
  const pursuit = round && testOf(round, 'b', guard).pursuit;
  if (!pursuit) throw new Error('Nobody pursued');
  return pursuedBy('Guard', pursuit);
}

describe('a unit that falls back in good order', () => {
  it('has not fled, however it is entered', () => {
    expect(told('fallsBack', { fleeTotal: null, pursuitTotal: null, caught: false })).toBe(
      'Guard fell back in good order',
    );
    expect(told('fallsBack', { fleeTotal: 5, pursuitTotal: 4 })).toBe('Guard fell back 5" and got away (4")');
    expect(told('fallsBack', { fleeTotal: 5, pursuitTotal: null })).toBe('Guard fell back 5", not pursued');
    expect(told('fallsBack', { fleeTotal: 5, pursuitTotal: 6 })).toBe(
      'Guard fell back 5" and got caught (6"): they fight on',
    );
  });
});

describe('a unit that breaks', () => {
  it('has fled', () => {
    expect(told('breaks', { fleeTotal: null, pursuitTotal: null, caught: false })).toBe(
      'Guard fled and got away',
    );
    expect(told('breaks', { fleeTotal: 5, pursuitTotal: 4 })).toBe('Guard fled 5" and got away (4")');
  });
});

it('a record of an older version is told as it was', () => {
  expect(pursuedBy('Guard', { fleeTotal: 5, pursuitTotal: 4, caught: false })).toBe(
    'Guard fled 5" and got away (4")',
  );
});
