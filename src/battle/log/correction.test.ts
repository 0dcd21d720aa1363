import { describe, expect, it } from 'vitest';
import { logByTurn } from '@/battle/describe/log-lines';
import { timelineOf } from '@/battle/log/timeline';
import { reportTurns } from '@/battle/report/report-turns';
import { fateOf, healthOf } from '@/battle/state/army';
import { FIRST_COMBAT, played } from '@/testing/battles/battles';
import {
  armyNow,
  casualties,
  expectToLast,
  first,
  health,
  roundNow,
  scene,
  stored,
  totals,
} from '@/testing/battles/scenes';
import { battleWords } from '@/words/battle-words';
import { correctedOutcome } from './corrected-round';
import { decide } from './decide';
import { ENTRY_VERSION } from './event';
import type { Intent } from './intent';
import { battleOf, type Ledger, nextUndo } from './ledger';
import { parseEntry } from './parse-entry';

const { ledger, id } = scene(
  't9a-2',
  [{ name: 'Spears', models: 20 }],
  [{ name: 'Knights', models: 8, pointCost: 300, characteristic: 8 }],
);
const [spears, knights] = [id('Spears'), id('Knights')];
const engaged = played(ledger, first.engage(spears, knights));

type Seqs = Extract<Intent, { type: 'correctEntries' }>['seqs'];
type Instead = Extract<Intent, { type: 'correctEntries' }>['instead'];
const wrong = (seqs: Seqs, instead: Instead): Intent => ({ type: 'correctEntries', seqs, instead });
const lost = (unitId: typeof spears, by: number): Instead => ({
  type: 'changeHealth',
  unitId,
  by: -by,
  cause: 'combat',
});
/** The numbers of the newest entries. */
const last = (of: Ledger, back = 0): Seqs => [(of.entries.at(-1 - back)?.seq ?? 0) as number];
const refusal = (of: Ledger, intent: Intent) => {
  const decision = decide(of, intent);
  return decision.ok ? null : decision.refusal;
};
const lines = (of: Ledger) => logByTurn(of).flatMap((turn) => turn.lines);

describe('a correction', () => {
  const five = played(engaged, health(knights, -5));
  const wrongSeq = last(five);
  const later = played(five, health(knights, -2), health(spears, -4));
  const corrected = played(later, wrong(wrongSeq, lost(knights, 3)));

  it('puts what should have been in the place of what was written; what came later keeps its step', () => {
    expect([casualties(corrected, 'b'), casualties(corrected, 'a')]).toEqual([5, 4]);
    expect(healthOf(armyNow(corrected, knights))).toBe(3);
    expect(totals(corrected)).toEqual([5, 4]);
    expectToLast(corrected);
  });

  it('leaves as much as there is to be lost, to the last Health Point, and no less than none', () => {
    const three = played(five, health(knights, -3));
    expect(refusal(three, wrong(wrongSeq, lost(knights, 6)))).toMatchObject({ code: 'laterDoesNotFit' });
    const whole = played(engaged, health(knights, -5), health(knights, 5));
    const seq = last(whole, 1);
    expect(healthOf(armyNow(played(three, wrong(wrongSeq, lost(knights, 4))), knights))).toBe(1);
    const none = played(five, health(knights, -2));
    expect(healthOf(armyNow(played(none, wrong(wrongSeq, lost(knights, 6))), knights))).toBe(0);
    expect(refusal(whole, wrong(seq, lost(knights, 4)))).toMatchObject({ code: 'laterDoesNotFit' });
    expect(healthOf(armyNow(played(whole, wrong(seq, lost(knights, 6))), knights))).toBe(7);
  });

  it('does not concern what was written after it', () => {
    const after = played(corrected, health(knights, -1), health(spears, -1));
    expect(healthOf(armyNow(after, knights))).toBe(2);
    const again = played(after, wrong(last(after, 1), lost(knights, 2)));
    expect([healthOf(armyNow(again, knights)), casualties(again, 'a')]).toEqual([1, 5]);
  });

  it('leaves every entry as it was written, and stands at the end of the log', () => {
    expect(corrected.entries.slice(0, -1)).toEqual(later.entries);
    expect(nextUndo(corrected)?.seq).toBe(corrected.entries.length);
  });

  it('is undone and redone like any gesture, with more played before and after', () => {
    const more = played(corrected, health(knights, -1));
    expect(casualties(more, 'b')).toBe(6);
    const back = played(more, { type: 'undo' }, { type: 'undo' });
    expect(battleOf(back)).toEqual(battleOf(later));
    const further = played(back, { type: 'undo' }, { type: 'undo' });
    expect(battleOf(further)).toEqual(battleOf(five));
    const again = [1, 2, 3, 4].reduce((before) => played(before, { type: 'redo' }), further);
    expect(battleOf(again)).toEqual(battleOf(more));
    expectToLast(more);
  });

  it('may say that nothing of it happened', () => {
    const nothing = played(later, wrong(wrongSeq, null));
    expect([casualties(nothing, 'b'), healthOf(armyNow(nothing, knights))]).toEqual([2, 6]);
    expectToLast(nothing);
  });

  it('may be corrected again, back to what it was too', () => {
    const again = played(corrected, wrong(wrongSeq, lost(knights, 1)));
    expect(casualties(again, 'b')).toBe(3);
    const nothing = played(again, wrong(wrongSeq, null));
    expect(casualties(nothing, 'b')).toBe(2);
    const back = played(nothing, wrong(wrongSeq, lost(knights, 5)));
    expect(casualties(back, 'b')).toBe(7);
    expectToLast(back);
  });

  it('takes a burst of taps as one', () => {
    const burst = played(engaged, health(knights, -1), health(knights, -1), health(knights, -1));
    const seqs = [...last(burst, 2), ...last(burst, 1), ...last(burst)] as unknown as Seqs;
    const two = played(burst, wrong(seqs, lost(knights, 2)));
    expect(casualties(two, 'b')).toBe(2);
    expect(lines(two).at(-1)?.description).toMatchObject({ was: { from: 8, to: 5 }, to: { from: 8, to: 6 } });
    expectToLast(two);
  });

  it('moves a loss to another unit, and follows a test that went otherwise', () => {
    const moved = played(later, wrong(wrongSeq, lost(spears, 5)));
    expect([casualties(moved, 'a'), casualties(moved, 'b')]).toEqual([9, 2]);
    const broke = played(engaged, health(knights, -3), first.says('b', knights, false));
    const held = played(broke, wrong(last(broke), { ...first.says('b', knights, true) } as Instead));
    expect(fateOf(armyNow(held, knights))).toBe('fighting');
    expectToLast(held);
  });

  it('keeps the step of casualties of no unit in particular', () => {
    const tap = (by: number) =>
      ({
        type: 'count',
        combatId: FIRST_COMBAT,
        side: 'b',
        rowId: 'healthPointsLost',
        by,
        on: 'unassigned',
      }) as const;
    const tapped = played(engaged, tap(3), tap(4));
    const less = played(tapped, wrong(last(tapped, 1), tap(1)));
    expect(casualties(less, 'b')).toBe(5);
    expectToLast(less);
  });
});

it('a correction is undone beside an older one, whatever was opened between them', () => {
  const tapped = played(engaged, health(knights, -5));
  const opened = played(tapped, wrong(last(tapped), null), health(knights, -1), { type: 'openCombat' });
  const both = played(opened, wrong(last(opened), null));
  expect(battleOf(both).combats).toHaveLength(1);
  expect(battleOf(played(both, { type: 'undo' }))).toEqual(battleOf(opened));
  expectToLast(both);
});

describe('a correction is refused', () => {
  const tapped = played(engaged, health(knights, -5));

  it('where a later entry would no longer fit, with its number', () => {
    const gone = played(tapped, health(knights, -3));
    expect(refusal(gone, wrong(last(gone, 1), lost(knights, 6)))).toEqual({
      code: 'laterDoesNotFit',
      values: { seq: last(gone)[0] },
    });
    expect(refusal(gone, wrong(last(gone, 2), null))?.code).toBe('laterDoesNotFit');
  });

  it('where it would change nothing, or is of nothing that can be corrected', () => {
    expect(refusal(tapped, wrong(last(tapped), lost(knights, 5)))?.code).toBe('nothingChanged');
    expect(refusal(tapped, wrong([1], null))?.code).toBe('notCorrectable');
    expect(refusal(tapped, wrong([99], null))?.code).toBe('noSuchEntry');
    const undone = played(tapped, { type: 'undo' });
    expect(refusal(undone, wrong(last(tapped), null))?.code).toBe('noSuchEntry');
    const twice = played(tapped, wrong(last(tapped), null));
    expect(refusal(twice, wrong(last(twice), null))?.code).toBe('notCorrectable');
  });

  it('where the rules refuse what should have been', () => {
    expect(
      refusal(tapped, wrong(last(tapped), { type: 'changeFate', unitId: knights, fate: 'shaken' }))?.code,
    ).toBe('noSuchFate');
  });
});

describe('what was recorded', () => {
  const fought = played(engaged, health(knights, -5), first.close);
  const closed = played(fought, wrong(last(fought, 1), lost(knights, 2)));

  it('stays in a closed round, with the corrected result beside it', () => {
    expect(totals(closed)).toEqual([5, 0]);
    expect(roundNow(closed).round.outcome).toEqual(roundNow(fought).round.outcome);
    expect(correctedOutcome(closed, FIRST_COMBAT, 1)).toMatchObject({ a: { total: 2 }, b: { total: 0 } });
    expect(correctedOutcome(fought, FIRST_COMBAT, 1)).toBeNull();
    expect(healthOf(armyNow(closed, knights))).toBe(6);
    expectToLast(closed);
  });

  it('at the end stays too, and its confirmations lapse', () => {
    const ended = played(fought, { type: 'finishBattle', winner: 'a', confirmed: { a: true, b: true } });
    const seqs = last(ended, 2);
    const after = played(ended, wrong(seqs, lost(knights, 8)));
    expect(battleOf(after).outcome).toEqual({
      ...battleOf(ended).outcome,
      confirmed: { a: false, b: false },
    });
    expect(battleOf(played(after, { type: 'undo' })).outcome?.confirmed).toEqual({ a: true, b: true });
    expect(fateOf(armyNow(after, knights))).toBe('destroyed');
    const again = played(played(after, { type: 'confirmEnd', side: 'a' }), { type: 'confirmEnd', side: 'b' });
    expect(battleOf(again).outcome?.confirmed).toEqual({ a: true, b: true });
  });

  it('reads in the log: the wrong line with what it should have been, and the correction', () => {
    const [wrongLine] = lines(closed).filter(({ corrected }) => corrected !== undefined);
    expect(wrongLine).toMatchObject({ undone: false, description: { from: 8, to: 3 } });
    expect(wrongLine?.corrected?.to).toMatchObject({ from: 8, to: 6 });
    const correction = lines(closed).at(-1)?.description;
    expect(correction && battleWords.logSentence(correction)).toBe('Corrected: Knights −2');
    expect(correction && battleWords.logDetail(correction)).toBe('was: Knights −5');
  });

  it('reads in the replay as it stood then, and as it stands now', () => {
    const moments = timelineOf(closed);
    const at = (index: number) => {
      const battle = moments.at(index)?.battle;
      const army = battle?.units.find(({ unit }) => unit.id === knights);
      return army && healthOf(army);
    };
    expect([at(-2), at(-1)]).toEqual([3, 6]);
  });

  it('reads in the report', () => {
    const told = reportTurns(closed).flatMap(({ items }) => items);
    expect(told).toMatchObject([
      {
        kind: 'round',
        round: { outcome: { a: { total: 5 } }, corrected: { a: { total: 2 } }, losses: [{ lost: 2 }] },
      },
      { kind: 'line', description: { key: 'corrected' } },
    ]);
  });

  it('is from a newer version for an app that does not know corrections', () => {
    const entry = JSON.parse(
      JSON.stringify(stored(closed).at(-1)).replace('entriesCorrected', 'entriesCorrectedAnew'),
    ) as { v: number };
    expect(entry.v).toBe(ENTRY_VERSION);
    expect(parseEntry(entry)).toEqual({ kind: 'fromNewerVersion' });
  });
});
