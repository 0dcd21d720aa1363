import { describe, expect, it } from 'vitest';
import type { Intent } from '@/battle/log/intent';
import type { Ledger } from '@/battle/log/ledger';
import { parseLog } from '@/battle/log/parse-entry';
import type { Facing } from '@/rules/index';
import { FIRST_COMBAT, played } from '@/testing/battles/battles';
import { counts, expectToLast, first, health, scene, stored, totals } from '@/testing/battles/scenes';

/** Blue's spears, four extra ranks deep, against knights of Unit Strength 10 and two hounds. */
const { ledger, id } = scene(
  'wfb-6',
  [{ name: 'Spears', models: 25, facts: { frontWidth: 5, unitStrength: 25 } }],
  [
    { name: 'Knights', models: 5, facts: { unitStrength: 10 } },
    { name: 'Hounds', models: 2, facts: { unitStrength: 2 } },
  ],
);
const [spears, knights, hounds] = [id('Spears'), id('Knights'), id('Hounds')];
const meets = (facing: Facing, charged = false, unitId = knights): Intent => ({
  type: 'changeContact',
  combatId: FIRST_COMBAT,
  unitId,
  enemyUnitId: spears,
  contact: { facing, charged },
});
const engaged = played(ledger, first.engage(spears, knights));
const ranks = (of: Ledger) => counts(of, 'a', 'extraRanks');
/** The next round, after a Wound on each side. */
const later = (before: Ledger, ...intents: readonly Intent[]) =>
  played(before, health(knights, -1), first.close, first.next, ...intents);

describe('the ranks of a unit with an enemy in its flank', () => {
  it('are lost to one that charged, and stay lost when the facing is edited in a later round', () => {
    const charged = played(engaged, meets('leftFlank', true));
    expect(ranks(charged)).toBe(0);
    const edited = later(charged, meets('rear'));
    expect(ranks(edited)).toBe(0);
    expect(ranks(later(edited, meets('rightFlank')))).toBe(0);
    expectToLast(edited);
  });

  it('are proposed as lost if it is not entered how it got there, and a tap sets them', () => {
    const flanked = played(engaged, meets('leftFlank'));
    expect(ranks(flanked)).toBe(0);
    expect(totals(flanked)).toEqual([1, 1]);
    const set = played(flanked, {
      type: 'answer',
      combatId: FIRST_COMBAT,
      side: 'a',
      rowId: 'extraRanks',
      answer: 4,
    });
    expect(ranks(set)).toBe(4);
    expectToLast(flanked);
  });

  it('are lost too where a charge on the front was said before the flank', () => {
    const front = later(played(engaged, meets('front', true)));
    expect(ranks(front)).toBe(4);
    expect(ranks(played(front, meets('leftFlank')))).toBe(0);
  });

  it('stay where the enemy is below Unit Strength 5, and come back when it goes', () => {
    const both = played(ledger, first.engage(spears, knights, hounds));
    expect(ranks(played(both, meets('leftFlank', true, hounds)))).toBe(4);
    const flanked = played(both, meets('leftFlank', true));
    expect(ranks(played(flanked, first.engage(spears, hounds)))).toBe(4);
  });

  it('are lost for the round in which the enemy falls below 5, and not for the next', () => {
    const cut = played(engaged, meets('leftFlank', true), health(knights, -3));
    expect(ranks(cut)).toBe(0);
    expect(counts(cut, 'b', 'flank')).toBe(0);
    expect(ranks(played(cut, first.close, first.next))).toBe(4);
  });

  it('are what they were in an older log, which did not know how a unit got there', () => {
    const old = stored(played(engaged, meets('leftFlank'))).map(
      (entry) =>
        JSON.parse(JSON.stringify(entry, (key, value) => (key === 'charge' ? undefined : value))) as unknown,
    );
    const { ledger: reread, problems } = parseLog(old);
    expect(problems).toEqual([]);
    expect(reread && ranks(reread)).toBe(4);
  });
});

it('changing nothing about a contact is refused, in the round of the charge and after it', () => {
  const charged = played(engaged, meets('leftFlank', true));
  expect(() => played(charged, meets('leftFlank', true))).toThrow('Refused');
  expect(() => later(charged, meets('leftFlank'))).toThrow('Refused');
});
