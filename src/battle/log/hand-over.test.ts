import { describe, expect, it } from 'vitest';
import { writerId } from '@/battle/state/ids';
import { begun, counted, entry, played } from '@/testing/battles/battles';
import { decide } from './decide';
import { append, battleOf, type Ledger, nextSeq } from './ledger';

/** `entry` of the tests writes as this device. */
const HERE = writerId('w1');
const THERE = writerId('w2');

const FOUGHT = played(begun(), counted('b', 'healthPointsLost', 2));
const GIVEN = played(FOUGHT, { type: 'handOver', to: 'b' });

function refusalOf(ledger: Ledger, ...intent: [Parameters<typeof decide>[1]]): string {
  const decision = decide(ledger, ...intent);
  return decision.ok ? 'accepted' : decision.refusal.code;
}

describe('a battle that was handed over', () => {
  it('says by which device, and to whom', () => {
    expect(battleOf(GIVEN).handedOver).toEqual({ by: HERE, to: 'b' });
  });

  it.each([
    ['a tap', counted('b', 'healthPointsLost', 1)],
    ['undo', { type: 'undo' }],
    ['redo', { type: 'redo' }],
    ['a note', { type: 'addNote', text: 'Well', about: null }],
    ['its end', { type: 'finishBattle', winner: 'a', confirmed: { a: true, b: true } }],
    ['handing it over again', { type: 'handOver', to: null }],
  ] as const)('takes no %s', (_name, intent) => {
    expect(refusalOf(GIVEN, intent)).toBe('handedOver');
  });

  it('is taken back by the device that gave it, and goes on', () => {
    const back = played(GIVEN, { type: 'takeOver', writer: HERE });
    expect(back.entries.at(-1)?.events).toEqual([{ type: 'takenBack' }]);
    expect(battleOf(back).handedOver).toBeNull();
    expect(refusalOf(back, counted('b', 'healthPointsLost', 1))).toBe('accepted');
  });

  it('is taken over by another device, and the log says so', () => {
    const over = played(GIVEN, { type: 'takeOver', writer: THERE });
    expect(over.entries.at(-1)?.events).toEqual([{ type: 'takenOver' }]);
    expect(battleOf(over).handedOver).toBeNull();
  });

  it('is not given back by undo, which takes back what was done before', () => {
    const over = played(GIVEN, { type: 'takeOver', writer: THERE }, { type: 'undo' });
    expect(over.entries.at(-1)?.events).toEqual([{ type: 'undone', seq: 2 }]);
    expect(battleOf(over).handedOver).toBeNull();
    expect(battleOf(played(over, { type: 'redo' }))).toEqual({ ...battleOf(GIVEN), handedOver: null });
  });
});

it('a battle that was not handed over cannot be taken over', () => {
  expect(refusalOf(FOUGHT, { type: 'takeOver', writer: THERE })).toBe('notHandedOver');
});

it('a battle that has ended is not handed over: its log is a copy, and nobody writes it', () => {
  const ended = played(FOUGHT, { type: 'finishBattle', winner: 'a', confirmed: { a: true, b: true } });
  expect(refusalOf(ended, { type: 'handOver', to: null })).toBe('battleFinished');
});

it('the writer of the entry is the device that gave it away', () => {
  const given = append(FOUGHT, {
    ...entry(nextSeq(FOUGHT), [{ type: 'handedOver', to: null }]),
    writer: THERE,
  });
  expect(given && battleOf(given).handedOver).toEqual({ by: THERE, to: null });
});
