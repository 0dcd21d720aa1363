import { describe, expect, it } from 'vitest';
import { logByTurn } from '@/battle/describe/log-lines';
import { type WriterId, writerId } from '@/battle/state/ids';
import { answered, begun, FIRST_COMBAT, played } from '@/testing/battles/battles';
import { battleWords } from '@/words/battle-words';
import { openAnswers } from './agreement';
import { decide } from './decide';
import { ENTRY_VERSION } from './event';
import type { Intent } from './intent';
import { append, battleOf, type Ledger, nextSeq } from './ledger';

const HOST = writerId('host');
/** A guest's entries carry the number of the tap. */
const guest = (tap: number) => writerId(`gHyYtNDtC.${tap}`);
const close: Intent = { type: 'closeRound', combatId: FIRST_COMBAT };
const answer = (seq: number, agrees: boolean): Intent => ({ type: 'answerEntry', seq, agrees });

/** The ledger after these intents, each of its writer. */
function by(ledger: Ledger, ...taps: readonly (readonly [WriterId, Intent])[]): Ledger {
  return taps.reduce((before, [writer, intent]) => {
    const decided = decide(before, intent);
    if (!decided.ok) throw new Error(decided.refusal.code);
    const after = append(before, {
      battleId: battleOf(before).id,
      seq: nextSeq(before),
      at: 1,
      writer,
      v: ENTRY_VERSION,
      events: decided.value,
    });
    if (!after) throw new Error('does not fit');
    return after;
  }, ledger);
}

const fought = played(
  begun('t9a-2'),
  { type: 'openCombat' },
  answered('a', 'charge', true),
  answered('a', 'charge', false),
);
const CHARGED = 3;
const closed = by(fought, [HOST, close]);
const CLOSED = closed.entries.length;
/** Blue charged after all: the round reads otherwise. */
const wrong: Intent = { type: 'correctEntries', seqs: [CHARGED + 1], instead: null };
/** It is said of what was taken back anyway. */
const idle: Intent = { type: 'correctEntries', seqs: [CHARGED], instead: null };

const open = (ledger: Ledger, writer: 'host' | 'guest', rounds = true) =>
  openAnswers(ledger, {
    isOwn: (other) => (writer === 'host' ? other === HOST : other.startsWith('gHyYtNDtC.')),
    isAsked: () => true,
    rounds,
  }).map(({ kind, entry }) => [kind, entry.seq]);
const told = (ledger: Ledger, seq: number) => {
  const line = logByTurn(ledger)
    .flatMap(({ lines }) => lines)
    .find(({ seqs }) => seqs.includes(seq));
  return line && battleWords.logDetail(line.description);
};
const code = (ledger: Ledger, intent: Intent) => {
  const decided = decide(ledger, intent);
  return decided.ok ? null : decided.refusal.code;
};

describe('a round that one phone closed', () => {
  it('is shown on the other one until it agrees, and says then that both phones did', () => {
    expect(open(closed, 'host')).toEqual([]);
    expect(open(closed, 'guest')).toEqual([['round', CLOSED]]);
    const agreed = by(closed, [guest(1), answer(CLOSED, true)]);
    expect(open(agreed, 'guest')).toEqual([]);
    expect(told(agreed, CLOSED)).toContain('agreed on 2 phones');
    expect(told(closed, CLOSED)).not.toContain('agreed');
  });

  it('agreed to by both at one phone says that it was one, and two phones where the other one agrees', () => {
    const both = by(fought, [HOST, { ...close, confirmedBy: ['a', 'b'] }]);
    expect(told(both, CLOSED)).toContain('agreed by both, on one phone');
    expect(told(by(both, [guest(1), answer(CLOSED, true)]), CLOSED)).toContain('agreed on 2 phones');
  });

  it('that the phone agrees to which closed it was agreed to on one phone', () => {
    expect(told(by(closed, [HOST, answer(CLOSED, true)]), CLOSED)).toContain('agreed on 1 phone');
  });

  it('is asked about where wanted, the last one alone, and not after the end', () => {
    expect(open(closed, 'guest', false)).toEqual([]);
    const again = by(closed, [HOST, { type: 'beginRound', combatId: FIRST_COMBAT }], [HOST, close]);
    expect(open(again, 'guest')).toEqual([['round', CLOSED + 2]]);
    const end: Intent = { type: 'finishBattle', winner: 'a', confirmed: { a: false, b: false } };
    expect(open(by(closed, [HOST, end]), 'guest')).toEqual([]);
  });

  it('objected to is told on the phone that closed it, until it is undone or the other one agrees', () => {
    const objected = by(closed, [guest(1), answer(CLOSED, false)]);
    expect(open(objected, 'host')).toEqual([['objected', CLOSED]]);
    expect(open(objected, 'guest')).toEqual([]);
    expect(told(objected, CLOSED)).toContain('one phone objects');
    const agreed = by(objected, [guest(2), answer(CLOSED, true)]);
    expect(open(agreed, 'host')).toEqual([]);
    const undone = by(objected, [guest(2), { type: 'undo' }]);
    expect(open(undone, 'host')).toEqual([]);
    expect(open(undone, 'guest')).toEqual([['round', CLOSED]]);
    const taken = by(undone, [HOST, { type: 'undo' }]);
    expect(open(taken, 'guest')).toEqual([]);
  });
});

describe('a correction on one phone', () => {
  it('leaves what both agreed on where it changes nothing: a round of another combat, and one that reads the same', () => {
    const second = by(closed, [guest(1), answer(CLOSED, true)], [HOST, { type: 'openCombat' }]);
    const combatId = battleOf(second).combats.at(-1)?.id ?? FIRST_COMBAT;
    const both = by(second, [HOST, { type: 'closeRound', combatId }]);
    const later = by(both, [guest(2), answer(both.entries.length, true)]);
    expect(told(later, both.entries.length)).toContain('2 phones');
    const corrected = by(later, [guest(3), wrong]);
    expect(told(corrected, both.entries.length)).toContain('2 phones');
    expect(told(corrected, CLOSED)).not.toContain('2 phones');
    const undone = by(corrected, [guest(4), { type: 'undo' }]);
    expect(told(undone, CLOSED)).toContain('2 phones');
    expect(told(by(later, [guest(3), idle]), CLOSED)).toContain('2 phones');
  });

  const corrected = by(closed, [guest(1), answer(CLOSED, true)], [HOST, wrong]);
  const CORRECTION = corrected.entries.length;

  it('is shown on the other one, whether rounds are or not, and voids what it said of the round', () => {
    expect(told(corrected, CLOSED)).not.toContain('agreed');
    expect(open(corrected, 'guest', false)).toEqual([['correction', CORRECTION]]);
    const agreed = by(corrected, [guest(2), answer(CORRECTION, true)]);
    expect(open(agreed, 'guest')).toEqual([]);
    expect(told(agreed, CORRECTION)).toContain('agreed on 2 phones');
  });

  it('of the guest is shown to the host, also after the end', () => {
    const end: Intent = { type: 'finishBattle', winner: 'a', confirmed: { a: true, b: true } };
    const late = by(closed, [HOST, end], [guest(1), wrong]);
    expect(open(late, 'host')).toEqual([['correction', late.entries.length]]);
    expect(code(late, answer(late.entries.length, false))).toBeNull();
  });
});

describe('an answer', () => {
  it('is refused to what is neither, and to what is not in force', () => {
    expect(code(closed, answer(CHARGED, true))).toBe('notAgreedOn');
    expect(code(closed, answer(1, true))).toBe('notAgreedOn');
    expect(code(closed, answer(99, true))).toBe('noSuchEntry');
    expect(code(by(closed, [HOST, { type: 'undo' }]), answer(CLOSED, true))).toBe('noSuchEntry');
  });

  it('is taken back by undo, and corrected by nothing', () => {
    const agreed = by(closed, [guest(1), answer(CLOSED, true)]);
    const seqs = [agreed.entries.length] as const;
    expect(code(agreed, { type: 'correctEntries', seqs, instead: null })).toBe('notCorrectable');
    expect(code(agreed, { type: 'undo' })).toBeNull();
  });

  it('changes nothing of the battle, and reads as what it is about', () => {
    const agreed = by(closed, [guest(1), answer(CLOSED, true)]);
    expect(battleOf(agreed)).toEqual(battleOf(closed));
    const line = logByTurn(agreed)
      .flatMap(({ lines }) => lines)
      .at(-1);
    expect(line && battleWords.logSentence(line.description)).toMatch(/^Agreed: Round 1 closed/);
  });
});
