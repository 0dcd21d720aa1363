import { expect, test } from 'vitest';
import { battleOf, type Ledger } from '@/battle/log/ledger';
import { unitId } from '@/battle/state/ids';
import { begun, counted, draft, FIRST_COMBAT, FOUGHT_EDITIONS, played } from '@/testing/battles/battles';
import { shownRound } from './shown-round';
import { verdictNow } from './verdict-now';

const ON_A_SHEET = FOUGHT_EDITIONS.filter(({ combat }) => combat !== undefined);
const [spears, guard] = [unitId('u2.1'), unitId('u3.1')];
const verdict = (ledger: Ledger) => verdictNow(shownRound(battleOf(ledger), FIRST_COMBAT));

test.each(ON_A_SHEET)('0 : 0 is nothing yet before any tap, and a tie after one: $id', ({ id, combat }) => {
  const fresh = begun(id);
  expect(verdict(fresh)).toBe('Nothing yet');
  const row = combat?.casualties ?? '';
  const tapped = played(fresh, counted('b', row, 1), counted('b', row, -1));
  expect(verdict(tapped)).toMatch(/tie|draw/);
});

test.each(ON_A_SHEET)(
  'an enemy of whom nobody is left is the verdict, whatever the points are: $id',
  ({ id }) => {
    const ledger = played(
      begun(id),
      { type: 'addUnits', side: 'a', units: [draft({ name: 'Spears', models: 20 })] },
      { type: 'addUnits', side: 'b', units: [draft({ name: 'Grey Watchers', models: 3 })] },
      { type: 'engageUnits', combatId: FIRST_COMBAT, unitIds: [spears, guard] },
      { type: 'changeHealth', unitId: spears, by: -3 },
      { type: 'changeHealth', unitId: guard, by: -3 },
    );
    expect(verdict(ledger)).toBe('Grey Watchers destroyed');
    expect(verdict(played(ledger, { type: 'closeRound', combatId: FIRST_COMBAT }))).toBe(
      'Grey Watchers destroyed',
    );
  },
);
