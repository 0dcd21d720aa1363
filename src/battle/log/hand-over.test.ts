import { describe, expect, it } from 'vitest';
import { writerId } from '@/battle/state/ids';
import { begun, counted, entry, played } from '@/testing/battles/battles';
import { decide } from './decide';
import { append, battleOf, type Ledger, nextSeq } from './ledger';
import { writesNow } from './writes-now';

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

/** The other device took it over, and writes. */
function takenOver(): Ledger {
  const over = append(GIVEN, { ...entry(nextSeq(GIVEN), [{ type: 'takenOver' }]), writer: THERE });
  if (!over) throw new Error('It does not fit');
  return over;
}

describe('a battle that another device took over', () => {
  it('stays with that device, for every phone, until it is given back', () => {
    const over = takenOver();
    expect(writesNow(over, THERE)).toBe(true);
    expect(writesNow(over, HERE)).toBe(false);
    expect(writesNow(over, writerId('w3'))).toBe(false);
    const tapped = played(over, counted('b', 'healthPointsLost', 1));
    expect(writesNow(tapped, HERE)).toBe(false);
  });

  it('is given back as it was given away', () => {
    const given = append(takenOver(), {
      ...entry(nextSeq(takenOver()), [{ type: 'handedOver', to: 'a' }]),
      writer: THERE,
    });
    if (!given) throw new Error('It does not fit');
    expect(writesNow(given, THERE)).toBe(false);
    const back = played(given, { type: 'takeOver', writer: HERE });
    expect(back.entries.at(-1)?.events).toEqual([{ type: 'takenOver' }]);
    expect(writesNow(back, HERE)).toBe(true);
    expect(writesNow(back, THERE)).toBe(false);
  });

  it.each([
    ['finished', { type: 'finishBattle', winner: 'a', confirmed: { a: true, b: true } }],
    ['conceded', { type: 'finishBattle', winner: 'b', conceded: 'a', confirmed: { a: true, b: false } }],
  ] as const)('and that is %s is a copy for everybody, to be tagged by each', (_how, end) => {
    const over = played(takenOver(), end);
    expect(writesNow(over, HERE)).toBe(true);
    expect(writesNow(over, THERE)).toBe(true);
    const again = played(over, { type: 'reopenBattle' });
    expect(writesNow(again, HERE)).toBe(false);
    expect(writesNow(again, THERE)).toBe(true);
  });

  it('is taken from a device that does not come back', () => {
    const over = takenOver();
    expect(refusalOf(over, { type: 'takeOver', writer: THERE })).toBe('notHandedOver');
    const taken = played(over, { type: 'takeOver', writer: HERE });
    expect(taken.entries.at(-1)?.events).toEqual([{ type: 'takenOver' }]);
    expect(writesNow(taken, HERE)).toBe(true);
  });
});

it('a battle that was given and taken back belongs to the device that took it back', () => {
  const back = played(GIVEN, { type: 'takeOver', writer: HERE });
  expect(writesNow(back, HERE)).toBe(true);
  expect(writesNow(back, THERE)).toBe(false);
});

it('a battle that nobody handed over is written by every device that has it', () => {
  expect(writesNow(FOUGHT, HERE)).toBe(true);
  expect(writesNow(FOUGHT, THERE)).toBe(true);
  expect(writesNow(GIVEN, HERE)).toBe(false);
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
