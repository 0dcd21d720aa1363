import { expect, test } from 'vitest';
import { allowedBy } from '@/battle/army/lasting-fates';
import type { Edition, Outcome, UnitCounter } from '@/rules/index';
import { nerveScene, withNerve } from '@/testing/battles/nerve';
import { armyNow } from '@/testing/battles/scenes';
import { gathered } from './counted-unit';

const source = { at: 'a rulebook', standing: 'text' } as const;
const casualties: UnitCounter = {
  id: 'casualties',
  label: 'Casualties',
  unit: { one: 'casualty', other: 'casualties' },
  source,
};
const { ledger, id } = nerveScene([withNerve('Knights', 16, { attacks: 12 })], [{ name: 'Rabble' }]);
const [knights, rabble] = ['Knights', 'Rabble'].map((name) => armyNow(ledger, id(name)));
/** A test against Nerve; the unit is gone by another number of its profile. */
const book = {
  characteristics: [{ id: 'nerve', label: 'Nerve', min: 1, max: 40, source }],
  tests: [
    {
      inputs: [{ id: 'nerve', fromUnit: { profile: 'nerve' } }],
      valueInput: 'nerve',
    },
  ],
} as unknown as Pick<Edition, 'tests' | 'characteristics'>;

test('a counter that removes a unit is shown of its own limit, another one of what its tests are against', () => {
  const strength: UnitCounter = { ...casualties, removedFrom: { characteristic: 'attacks' } };
  const limits = (counter: UnitCounter) =>
    [knights, rabble].map((army) => army && gathered(book, army, counter).limit);
  expect(limits(casualties)).toEqual([16, null]);
  expect(limits(strength)).toEqual([12, null]);
  expect(limits({ ...casualties, removedFrom: 6 })).toEqual([6, 6]);
});

test('what a fate allows is told whether or not the fate ends by itself', () => {
  const outcome = { label: '', counts: 'broke', winner: { may: 'nothing' }, source } as const;
  const tests = [
    {
      outcomes: [
        { ...outcome, id: 'battered', fate: 'wavering', mayOnly: ['Rally'] },
        { ...outcome, id: 'routed', fate: 'destroyed' },
      ] satisfies readonly Outcome[],
    },
  ] as unknown as Edition['tests'];
  expect(allowedBy({ tests } as Pick<Edition, 'tests'>, 'wavering')).toEqual(['Rally']);
  expect(allowedBy({ tests } as Pick<Edition, 'tests'>, 'destroyed')).toBeUndefined();
});
