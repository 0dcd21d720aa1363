import { describe, expect, it } from 'vitest';
import { writerId } from '@/battle/state/ids';
import { begun, counted, played } from '@/testing/battles/battles';
import { mayAsk, withAsked } from './asked-ledger';
import type { Intent } from './intent';
import { battleOf, type Ledger } from './ledger';
import { parseLog } from './parse-entry';

const HOST = played(begun(), counted('b', 'healthPointsLost', 2));
const ask = (intent: Intent, number = 1) => ({ intent, writer: writerId(`g1.${number}`), at: 5 });
const isOwn = (writer: string) => writer.startsWith('g1.');

function codeOf(ledger: Ledger, intent: Intent, sides: readonly ('a' | 'b')[]): string {
  const may = mayAsk(ledger, intent, { sides, isOwn });
  return may.ok ? 'accepted' : may.refusal.code;
}

describe('what a guest may ask for', () => {
  it.each<[Intent, string, string]>([
    [counted('a', 'healthPointsLost', 1), 'accepted', 'accepted'],
    [counted('b', 'healthPointsLost', 1), 'othersSide', 'accepted'],
    [{ type: 'startClock', side: 'b' }, 'othersSide', 'accepted'],
    [{ type: 'addNote', text: 'Well', about: null }, 'accepted', 'accepted'],
    [{ type: 'undo' }, 'othersTap', 'accepted'],
    [{ type: 'redo' }, 'othersTap', 'accepted'],
    [{ type: 'handOver', to: null }, 'hostOnly', 'hostOnly'],
    [{ type: 'takeOver', writer: writerId('g1') }, 'hostOnly', 'hostOnly'],
  ])('%o of Blue alone: %s; of both: %s', (intent, alone, both) => {
    expect(codeOf(HOST, intent, ['a'])).toBe(alone);
    expect(codeOf(HOST, intent, ['a', 'b'])).toBe(both);
  });

  it('is to undo its own tap, and nobody else’s', () => {
    const own = withAsked(HOST, [ask(counted('a', 'healthPointsLost', 1))]);
    expect(codeOf(own, { type: 'undo' }, ['a'])).toBe('accepted');
    expect(codeOf(played(own, counted('b', 'healthPointsLost', 3)), { type: 'undo' }, ['a'])).toBe(
      'othersTap',
    );
  });
});

describe('a battle with taps that wait', () => {
  it('shows them at once, one behind the other, and is the host’s log again without them', () => {
    const shown = withAsked(HOST, [
      ask(counted('a', 'healthPointsLost', 1), 1),
      ask(counted('a', 'healthPointsLost', 2), 2),
    ]);
    expect(shown.entries.slice(0, HOST.entries.length)).toEqual(HOST.entries);
    expect(shown.entries.map(({ seq }) => seq)).toEqual(shown.entries.map((_, index) => index + 1));
    expect(withAsked(HOST, [])).toBe(HOST);
  });

  it('leaves out what no longer fits', () => {
    const shown = withAsked(HOST, [
      ask({ type: 'reopenBattle' }, 1),
      ask(counted('a', 'healthPointsLost', 1), 2),
    ]);
    expect(shown.entries).toHaveLength(HOST.entries.length + 1);
  });

  it('is read as any other by a phone that knows of no guests', () => {
    const log = withAsked(HOST, [ask(counted('a', 'healthPointsLost', 1))]);
    const read = parseLog(JSON.parse(JSON.stringify(log.stored)));
    expect(read.problems).toEqual([]);
    expect(read.ledger && battleOf(read.ledger)).toEqual(battleOf(log));
    expect(read.ledger?.entries.at(-1)?.writer).toBe('g1.1');
  });
});
