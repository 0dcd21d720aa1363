import { expect, it, describe as suite } from 'vitest';
import type { Ledger } from '@/battle/log/ledger';
import { answered, begun, counted, FIRST_COMBAT, played } from '@/testing/battles/battles';
import { first, health, scene } from '@/testing/battles/scenes';
import { describe } from './describe';
import { descriptionContext } from './description-context';

const told = (ledger: Ledger, back = 0) =>
  describe(ledger.entries.at(-1 - back) ?? expect.fail('No entry'), descriptionContext(ledger));

suite('an answer is told', () => {
  it('as a counter with what it counts, casualties as losses', () => {
    expect(told(played(begun(), counted('b', 'healthPointsLost', 2)))).toMatchObject({
      key: 'counted',
      label: 'Health Points lost',
      lost: true,
      from: 0,
      to: 2,
    });
    expect(told(played(begun(), answered('a', 'fullRanks', 3)))).toMatchObject({
      key: 'counted',
      lost: false,
      to: 3,
    });
  });

  it('as a switch, as points with their note, and as following the units again', () => {
    expect(told(played(begun(), answered('a', 'charge', true)))).toMatchObject({
      key: 'toggled',
      label: 'Charge',
      on: true,
    });
    const modified = played(begun(), answered('a', 'otherModifiers', { points: -2, note: 'cursed' }));
    expect(told(modified)).toMatchObject({ key: 'modified', from: 0, to: -2, note: 'cursed' });
    const followed = played(begun(), answered('a', 'charge', true), answered('a', 'charge', null));
    expect(told(followed)).toMatchObject({ key: 'followed', rowId: 'charge', label: 'Charge' });
  });
});

suite('what is entered for a break test is told', () => {
  const { ledger, id } = scene('t9a-2', [{ name: 'Spears', models: 20 }], [{ name: 'Knights', models: 5 }]);
  const knights = id('Knights');
  const lost = played(ledger, first.engage(id('Spears'), knights), health(knights, -2), first.close);
  const enter = (inputId: string, answer: number | boolean, unitId: typeof knights | null = knights) =>
    ({ type: 'answerBreakTest', combatId: FIRST_COMBAT, side: 'b', unitId, inputId, answer }) as const;

  it('with its name, its kind and the unit that tests', () => {
    expect(told(played(lost, enter('discipline', 8)))).toMatchObject({
      key: 'testAnswered',
      label: 'Discipline',
      input: 'number',
      unit: { name: 'Knights' },
      to: 8,
    });
    expect(told(played(lost, enter('stubborn', true)))).toMatchObject({
      label: 'Stubborn',
      input: 'switch',
      to: true,
    });
  });

  it('of the whole side if no unit was named', () => {
    const large = played(
      begun(),
      counted('b', 'healthPointsLost', 1),
      first.close,
      enter('discipline', 7, null),
    );
    expect(told(large)).toMatchObject({ key: 'testAnswered', side: 'b', unit: null, to: 7 });
  });
});
