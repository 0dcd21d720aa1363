import { describe, expect, it } from 'vitest';
import { writerId } from '@/battle/state/ids';
import { begun, counted, FIRST_COMBAT, played } from '@/testing/battles/battles';
import { decideAsked, isAboutWaiting, isTooLarge, mayAsk, tapOf, withAsked } from './asked-ledger';
import type { Intent } from './intent';
import { append, battleOf, type Ledger, nextSeq } from './ledger';
import { parseLog } from './parse-entry';

const HOST = played(begun(), counted('b', 'healthPointsLost', 2));
const waiting = (ledger: Ledger, intent: Intent, number = 1) => ({
  ...tapOf(ledger, intent, 5),
  number,
  writer: writerId(`g1.${number}`),
});
const isOwn = (writer: string) => writer.startsWith('g1.');
const BOTH = { sides: ['a', 'b'] as const, isOwn };

const end = (a: boolean, b: boolean): Intent => ({
  type: 'finishBattle',
  winner: 'a',
  confirmed: { a, b },
});

function codeOf(ledger: Ledger, intent: Intent, sides: readonly ('a' | 'b')[], seen = ledger): string {
  const may = mayAsk(ledger, tapOf(seen, intent, 5), { sides, isOwn });
  return may.ok ? 'accepted' : may.refusal.code;
}

/** The host's log after it decided what a guest asked for. */
function decided(ledger: Ledger, asked: readonly ReturnType<typeof waiting>[]): Ledger {
  return asked.reduce((before, tap) => {
    const seqs = new Map(
      before.entries.flatMap(({ writer, seq }) => (isOwn(writer) ? [[Number(writer.slice(3)), seq]] : [])),
    );
    const result = decideAsked(before, tap, BOTH, (number) => seqs.get(number));
    if (!result.ok) throw new Error(result.refusal.code);
    const at = before.entries.at(-1)?.at ?? 0;
    const { battleId, v } = before.entries[0] as Ledger['entries'][0];
    const entry = { battleId, v, seq: nextSeq(before), at, writer: tap.writer, events: result.value };
    return append(before, entry) ?? before;
  }, ledger);
}

describe('what a guest may ask for', () => {
  it.each<[Intent, string, string]>([
    [counted('a', 'healthPointsLost', 1), 'accepted', 'accepted'],
    [counted('b', 'healthPointsLost', 1), 'othersSide', 'accepted'],
    [{ type: 'startClock', side: 'b' }, 'othersSide', 'accepted'],
    [{ type: 'addNote', text: 'Well', about: null }, 'accepted', 'accepted'],
    [{ type: 'undo' }, 'othersTap', 'accepted'],
    [{ type: 'correctEntries', seqs: [2], instead: null }, 'othersTap', 'accepted'],
    [{ type: 'closeRound', combatId: FIRST_COMBAT, confirmedBy: ['a'] }, 'accepted', 'accepted'],
    [{ type: 'closeRound', combatId: FIRST_COMBAT, confirmedBy: ['a', 'b'] }, 'othersSide', 'accepted'],
    [{ type: 'closeRound', combatId: FIRST_COMBAT }, 'accepted', 'accepted'],
    [end(true, false), 'accepted', 'accepted'],
    [end(true, true), 'othersSide', 'accepted'],
    [{ type: 'answerEntry', seq: 2, agrees: true }, 'accepted', 'accepted'],
    [{ type: 'handOver', to: null }, 'hostOnly', 'hostOnly'],
    [{ type: 'changeTags', tags: ['x'] }, 'hostOnly', 'hostOnly'],
    [{ type: 'takeOver', writer: writerId('g1') }, 'hostOnly', 'hostOnly'],
  ])('%o of Blue alone: %s; of both: %s', (intent, alone, both) => {
    expect(codeOf(HOST, intent, ['a'])).toBe(alone);
    expect(codeOf(HOST, intent, ['a', 'b'])).toBe(both);
  });

  it('is to undo its own tap, and nobody else’s', () => {
    const own = withAsked(HOST, [waiting(HOST, counted('a', 'healthPointsLost', 1))]);
    expect(codeOf(own, { type: 'undo' }, ['a'])).toBe('accepted');
    expect(codeOf(played(own, counted('b', 'healthPointsLost', 3)), { type: 'undo' }, ['a'])).toBe(
      'othersTap',
    );
  });

  it.each<[string, Intent]>([
    ['undo', { type: 'undo' }],
    ['redo', { type: 'redo' }],
  ])('is to %s what it saw, and nothing that came since', (_, intent) => {
    const seen = intent.type === 'redo' ? played(HOST, { type: 'undo' }) : HOST;
    const since =
      intent.type === 'redo'
        ? played(seen, counted('a', 'healthPointsLost', 1), { type: 'undo' })
        : played(HOST, counted('a', 'healthPointsLost', 1));
    expect(codeOf(seen, intent, ['a', 'b'], seen)).toBe('accepted');
    expect(codeOf(since, intent, ['a', 'b'], seen)).toBe('othersTap');
  });

  it('is not about a tap that waits itself, nor more than goes over', () => {
    const shown = withAsked(HOST, [waiting(HOST, counted('a', 'healthPointsLost', 1))]);
    expect(isAboutWaiting(shown, { type: 'correctEntries', seqs: [3], instead: null })).toBe(true);
    expect(isAboutWaiting(shown, { type: 'correctEntries', seqs: [2], instead: null })).toBe(false);
    expect(isAboutWaiting(shown, { type: 'answerEntry', seq: 3, agrees: true })).toBe(true);
    expect(isAboutWaiting(shown, { type: 'answerEntry', seq: 2, agrees: true })).toBe(false);
    expect(isAboutWaiting(shown, { type: 'addNote', text: 'Well', about: 3 })).toBe(true);
    expect(isTooLarge({ type: 'addNote', text: 'x'.repeat(70_000), about: null })).toBe(true);
    expect(isTooLarge({ type: 'addNote', text: 'x', about: null })).toBe(false);
  });
});

describe('a battle with taps that wait', () => {
  it('shows them at once, one behind the other, and is the host’s log again without them', () => {
    const shown = withAsked(HOST, [
      waiting(HOST, counted('a', 'healthPointsLost', 1), 1),
      waiting(HOST, counted('a', 'healthPointsLost', 2), 2),
    ]);
    expect(shown.entries.slice(0, HOST.entries.length)).toEqual(HOST.entries);
    expect(shown.entries.map(({ seq }) => seq)).toEqual(shown.entries.map((_, index) => index + 1));
    expect(shown.stored).toBe(HOST.stored);
    expect(withAsked(HOST, [])).toBe(HOST);
  });

  it('leaves out what no longer fits', () => {
    const shown = withAsked(HOST, [
      waiting(HOST, { type: 'reopenBattle' }, 1),
      waiting(HOST, counted('a', 'healthPointsLost', 1), 2),
    ]);
    expect(shown.entries).toHaveLength(HOST.entries.length + 1);
  });

  it('is read as any other by a phone that knows of no guests', () => {
    const log = decided(HOST, [waiting(HOST, counted('a', 'healthPointsLost', 1))]);
    const read = parseLog(JSON.parse(JSON.stringify(log.stored)));
    expect(read.problems).toEqual([]);
    expect(read.ledger && battleOf(read.ledger)).toEqual(battleOf(log));
    expect(read.ledger?.entries.at(-1)?.writer).toBe('g1.1');
  });
});

describe('what the host decides of it', () => {
  it('is about the combat that the guest began, though the host wrote in between', () => {
    const first = waiting(HOST, { type: 'openCombat' }, 1);
    const seen = withAsked(HOST, [first]);
    const begunHere = battleOf(seen).combats.at(-1);
    if (!begunHere) throw new Error('No combat');
    const second = waiting(
      seen,
      { ...counted('a', 'healthPointsLost', 3), combatId: begunHere.id } as Intent,
      2,
    );
    expect(withAsked(HOST, [first, second]).entries).toHaveLength(HOST.entries.length + 2);
    const host = decided(played(HOST, counted('b', 'healthPointsLost', 4)), [first, second]);
    const combat = battleOf(host).combats.at(-1);
    expect(host.entries.map(({ writer }) => writer).slice(-2)).toEqual(['g1.1', 'g1.2']);
    expect(combat?.id).not.toBe(begunHere.id);
    expect(JSON.stringify(host.entries.at(-1)?.events)).toContain(`"${combat?.id}"`);
  });

  it.each<[string, unknown]>([
    ['no intent', null],
    ['of a later version', { type: 'summonDragon' }],
    ['without its fields', { type: 'changeSetup' }],
    ['of a name that is none', { type: 'addNote', text: { not: 'text' }, about: null }],
  ])('refuses what is %s', (_, intent) => {
    const tap = { intent: intent as Intent, at: 5, names: null };
    const result = decideAsked(HOST, tap, BOTH, () => undefined);
    expect(result.ok).toBe(false);
  });
});
