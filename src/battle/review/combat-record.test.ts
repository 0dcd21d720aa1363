import { describe, expect, it } from 'vitest';
import { answered, FIRST_COMBAT, played } from '@/testing/battles/battles';
import { first, health, scene } from '@/testing/battles/scenes';
import { toldBattles } from '@/testing/battles/told-battles';
import { combatRecords } from './combat-record';

const { ledger, id } = scene(
  't9a-2',
  [{ name: 'Spears', models: 20 }],
  [{ name: 'Knights', models: 5, characteristic: 8 }],
);
const [spears, knights] = [id('Spears'), id('Knights')];
const engaged = played(ledger, first.engage(spears, knights));

describe('the record of a combat', () => {
  it('has every round that was fought or closed, with the entries of each and who closed it', () => {
    const fought = played(
      engaged,
      health(knights, -1),
      first.close,
      first.says('b', knights, true),
      first.next,
      answered('a', 'charge', true),
    );
    const [record] = combatRecords(fought);
    expect(record).toMatchObject({ ended: false, rounds: [{ number: 1 }, { number: 2 }] });
    const [one, two] = record?.rounds ?? [];
    const close = fought.entries.find(({ events }) => events[0].type === 'roundClosed')?.seq;
    expect(one).toMatchObject({
      closedBy: close,
      tests: [{ unitId: knights, taken: { held: true } }],
      today: null,
    });
    expect(one?.seqs).toEqual([4, 5, 6, 7].filter((seq) => one?.seqs.includes(seq)));
    expect(two).toMatchObject({ closedBy: null, outcome: null, tests: [], corrected: null });
    expect(two?.seqs).not.toContain(close);
  });

  it('leaves out a round without any fight, and a unit that was only entered', () => {
    expect(combatRecords(engaged)).toEqual([]);
    expect(combatRecords(played(engaged, first.close))[0]?.rounds).toHaveLength(1);
    const next = played(engaged, health(knights, -1), first.close, first.next);
    expect(combatRecords(next)[0]?.rounds).toHaveLength(1);
  });

  it('names the entry that closed it last, and none once that was undone', () => {
    const closed = played(engaged, health(knights, -1), first.close);
    const undone = played(closed, { type: 'undo' });
    expect(combatRecords(undone)[0]?.rounds[0]?.closedBy).toBeNull();
    const again = played(undone, health(knights, -1), first.close);
    expect(combatRecords(again)[0]?.rounds[0]?.closedBy).toBe(again.entries.at(-1)?.seq);
  });

  it('has only the tests with a result', () => {
    const entered = played(engaged, health(knights, -1), first.close, {
      type: 'answerBreakTest',
      combatId: FIRST_COMBAT,
      side: 'b',
      unitId: knights,
      inputId: 'discipline',
      answer: 7,
    });
    expect(combatRecords(entered)[0]?.rounds[0]?.tests).toEqual([]);
    const fled = played(entered, first.says('b', knights, false));
    expect(combatRecords(fled)[0]?.rounds[0]?.tests).toMatchObject([{ taken: { held: false } }]);
  });

  it('has the outcome after corrections next to the record of a round', () => {
    const closed = played(engaged, health(knights, -2), first.close);
    const wrong = closed.entries.at(-2)?.seq ?? 0;
    expect(combatRecords(closed)[0]?.rounds[0]?.corrected).toBeNull();
    const corrected = played(closed, {
      type: 'correctEntries',
      seqs: [wrong],
      instead: { type: 'changeHealth', unitId: knights, by: -1, cause: 'combat' },
    });
    expect(combatRecords(corrected)[0]?.rounds[0]).toMatchObject({
      outcome: { a: { total: 2 } },
      corrected: { a: { total: 1 } },
    });
    const after = played(closed, first.next, health(knights, -1));
    const later = played(after, {
      type: 'correctEntries',
      seqs: [after.entries.at(-1)?.seq ?? 0],
      instead: { type: 'changeHealth', unitId: knights, by: -2, cause: 'combat' },
    });
    expect(combatRecords(later)[0]?.rounds[0]?.corrected).toBeNull();
  });

  it('of an assault has its result, and the units that tested', () => {
    const { ended } =
      toldBattles().find(({ editionId }) => editionId === 'hh-1') ?? expect.fail('no assault');
    const rounds = combatRecords(ended).flatMap((record) => record.rounds);
    const closed = rounds.filter(({ assault }) => assault !== null);
    expect(closed.length).toBeGreaterThan(0);
    for (const { assault, closedBy } of closed) {
      expect(closedBy).not.toBeNull();
      expect(assault?.today).toBeNull();
      expect(assault?.tests.every(({ morale, sweep }) => morale !== null || sweep !== null)).toBe(true);
    }
    expect(closed.some(({ assault }) => (assault?.tests.length ?? 0) > 0)).toBe(true);
  });
});
