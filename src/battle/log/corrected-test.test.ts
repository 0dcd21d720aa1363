import { describe, expect, it } from 'vitest';
import { battleOf, type Ledger } from '@/battle/log/ledger';
import { begun, draft, played } from '@/testing/battles/battles';
import { damaged, nerveScene, stands, thrown, withNerve } from '@/testing/battles/nerve';
import { type CorrectedTest, correctedTests } from './corrected-test';
import { correctionQuestion } from './correction-question';
import type { CorrectedSeqs } from './decide-correction';
import type { LogIntent } from './intent';

/* Nerve 12, damage 5: 6 or less holds. Damage 3: 8 or less. */
const { ledger: start, id } = nerveScene([withNerve('Bows', 12)], [withNerve('Archers', 12)]);
const archers = id('Archers');
const lastSeq = (ledger: Ledger) => ledger.entries.at(-1)?.seq ?? 0;

type Instead = Extract<LogIntent, { type: 'correctEntries' }>['instead'];
const corrected = (ledger: Ledger, seq: number, instead: Instead) =>
  played(ledger, { type: 'correctEntries', seqs: [seq] as CorrectedSeqs, instead });

const hurt = played(start, damaged(archers, 5, 'shooting'));
const damageAt = lastSeq(hurt);
const failed = played(hurt, thrown(archers, 'nerveRanged', 7));
const testAt = lastSeq(failed);
const said = (ledger: Ledger, at = testAt): CorrectedTest | undefined => correctedTests(ledger).get(at);

describe('a test whose damage was corrected afterwards', () => {
  const less = corrected(failed, damageAt, damaged(archers, 3, 'shooting'));

  it('keeps its record, and says what it would have been', () => {
    expect(stands(less, archers)).toEqual([3, 'wavering']);
    expect(said(less)).toMatchObject({ kind: 'ends', test: { outcome: { id: 'steady' }, target: 8 } });
    expect(said(failed)).toBeUndefined();
  });

  it('says so also where it ends the same, but on another number', () => {
    const more = corrected(failed, damageAt, damaged(archers, 6, 'shooting'));
    expect(said(more)).toMatchObject({ kind: 'ends', test: { outcome: { id: 'wavering' }, target: 5 } });
  });

  it('says that it need not have been taken where nothing was suffered', () => {
    expect(said(corrected(failed, damageAt, null))).toEqual({ kind: 'notDue' });
    const elsewhere = corrected(failed, damageAt, damaged(archers, 5, 'other'));
    expect(said(elsewhere)).toEqual({ kind: 'notDue' });
  });

  it('says nothing more once its own line is corrected, until something else is', () => {
    const question = correctionQuestion(less, [testAt]);
    if (question?.kind !== 'throws') return expect.fail();
    const own = corrected(less, testAt, question.instead([7, 7]));
    expect(stands(own, archers)).toEqual([3, 'fighting']);
    expect(said(own)).toBeUndefined();
    const again = corrected(own, damageAt, damaged(archers, 6, 'shooting'));
    expect(said(again)).toMatchObject({ kind: 'ends', test: { outcome: { id: 'wavering' }, target: 5 } });
  });

  it('says nothing more once the correction is undone', () => {
    expect(said(played(less, { type: 'undo' }))).toBeUndefined();
  });

  it('says nothing of a test that was taken after the correction, or of another unit', () => {
    const before = corrected(hurt, damageAt, damaged(archers, 3, 'shooting'));
    const taken = played(before, thrown(archers, 'nerveRanged', 8));
    expect(correctedTests(taken).size).toBe(0);
    const other = played(failed, damaged(id('Bows'), 2, 'other'));
    expect(said(corrected(other, lastSeq(other), damaged(id('Bows'), 1, 'other')))).toBeUndefined();
  });

  it('is to be looked at again where its outcome was said', () => {
    const told = played(hurt, {
      type: 'testUnit',
      unitId: archers,
      testId: 'nerveRanged',
      answers: {},
      outcomeId: 'steady',
    });
    expect(said(corrected(told, damageAt, damaged(archers, 3, 'shooting')), lastSeq(told))).toEqual({
      kind: 'open',
    });
  });

  it('keeps what was entered for it besides', () => {
    const of = { type: 'throwTest', unitId: archers, testId: 'nerveRanged' } as const;
    const brutal = played(hurt, { ...of, answers: { modifier: 2 }, total: 5 });
    // Nerve 12, damage 3, and 2: 6 or less holds.
    expect(said(corrected(brutal, damageAt, damaged(archers, 3, 'shooting')), lastSeq(brutal))).toMatchObject(
      {
        kind: 'ends',
        test: { outcome: { id: 'steady' }, target: 6 },
      },
    );
  });
});

it('a check on a characteristic is as it was, whatever is corrected of the health', () => {
  const squad = played(begun('hh-3'), {
    type: 'addUnits',
    side: 'a',
    units: [draft({ name: 'Squad', models: 5, facts: { cool: 7 } })],
  });
  const unitId = battleOf(squad).units[0]?.unit.id ?? expect.fail();
  const lost = played(squad, { type: 'changeHealth', unitId, by: -2, cause: 'other' });
  const checked = played(lost, {
    type: 'testUnit',
    unitId,
    testId: 'pinnedCheck',
    answers: { lowered: 1 },
    rolls: [7, 7],
  });
  const less = corrected(checked, lastSeq(lost), { type: 'changeHealth', unitId, by: -1, cause: 'other' });
  expect(said(less, lastSeq(checked))).toBeUndefined();
});
