import { describe, expect, it } from 'vitest';
import type { Intent } from '@/battle/log/intent';
import { battleOf, type Ledger } from '@/battle/log/ledger';
import type { UnitDraft } from '@/battle/state/unit';
import { answered, FIRST_COMBAT, played } from '@/testing/battles/battles';
import { counts, expectToLast, first, health, roundNow, scene } from '@/testing/battles/scenes';
import { unsaidRows } from './unsaid-rows';

const CARRIED = [
  ['t9a-2', 'standards', 1],
  ['t9a-3', 'standards', 1],
  ['wap-23', 'battleStandard', true],
  ['wfb-6', 'standard', true],
  ['wfb-7', 'musician', true],
  ['wfb-8', 'battleStandard', true],
  ['tow-1', 'standard', true],
] as const;

/** Blue's Guard fights Red's Wolves and Bows, of which only the models are known. */
function fight(editionId: string, wolves: Partial<UnitDraft> = {}, bows: Partial<UnitDraft> = {}) {
  const { ledger, id } = scene(
    editionId,
    [{ name: 'Guard', models: 40 }],
    [
      { name: 'Wolves', models: 5, ...wolves },
      { name: 'Bows', models: 30, ...bows },
    ],
  );
  const [guard, killed, left] = [id('Guard'), id('Wolves'), id('Bows')];
  return { engaged: played(ledger, first.engage(guard, killed, left)), guard, killed, left };
}

const own = (ledger: Ledger, row: string) => roundNow(ledger).round.answers.b[row];
const unsaid = (ledger: Ledger) => {
  const { combat, round } = roundNow(ledger);
  return unsaidRows(battleOf(ledger), round, combat).b;
};

describe.each(CARRIED)('%s: %s tapped by hand', (editionId, row, answer) => {
  const { engaged, guard, killed } = fight(editionId);
  const said = played(engaged, answered('b', row, answer));

  it('is open in the next round when one of the units that may have carried it was destroyed', () => {
    const next = played(said, health(killed, -5), first.close, first.next);
    expect(own(next, row)).toBeUndefined();
    expect(counts(next, 'b', row)).toBe(answer === true ? false : 0);
    expect(unsaid(next)).toContain(row);
    expectToLast(next);
  });

  it('is kept while all its units stand, and while only an enemy fell', () => {
    const hurt = played(said, health(killed, -1), health(guard, -3), first.close, first.next);
    expect(own(hurt, row)).toEqual(answer);
  });

  it('is asked once: tapped again, it stays in the rounds after', () => {
    const next = played(said, health(killed, -5), first.close, first.next, answered('b', row, answer));
    const after = played(next, health(guard, -1), first.close, first.next);
    expect(own(after, row)).toEqual(answer);
  });
});

describe('a standard tapped by hand', () => {
  const standards = answered('b', 'standards', 1);

  it('is open when its unit fled, was caught, or was destroyed by the players’ word', () => {
    const { engaged, killed } = fight('t9a-2');
    const lost = played(engaged, standards, health(killed, -4));
    const broke: Intent = {
      type: 'sayBreakTest',
      combatId: FIRST_COMBAT,
      side: 'b',
      unitId: killed,
      outcomeId: 'broke',
    };
    const caught: Intent = {
      type: 'resolvePursuit',
      combatId: FIRST_COMBAT,
      side: 'b',
      unitId: killed,
      fleeTotal: null,
      pursuitTotal: null,
      caught: true,
    };
    const destroyed: Intent = { type: 'changeFate', unitId: killed, fate: 'destroyed' };
    for (const ways of [[broke], [broke, caught], [destroyed]]) {
      expect(own(played(lost, ...ways, first.close, first.next), 'standards')).toBeUndefined();
    }
  });

  it('is kept where it was said that the destroyed unit carried none', () => {
    const { engaged, killed } = fight('t9a-2', { facts: { standard: false, battleStandard: false } });
    const next = played(engaged, standards, health(killed, -5), first.close, first.next);
    expect(own(next, 'standards')).toBe(1);
  });

  it('follows what is known of those who are left', () => {
    const { engaged, killed } = fight('t9a-2', {}, { marks: ['standard'] });
    const next = played(engaged, answered('b', 'standards', 2), health(killed, -5), first.close, first.next);
    expect(counts(next, 'b', 'standards')).toBe(1);
  });

  it('that was said to be none stays none, and so does the ground', () => {
    const { engaged, killed } = fight('wap-23', { marks: ['standard'] });
    const said = played(engaged, answered('b', 'standards', 0), answered('b', 'highGround', true));
    const next = played(said, health(killed, -5), first.close, first.next);
    expect([own(next, 'standards'), own(next, 'highGround')]).toEqual([0, true]);
  });
});
