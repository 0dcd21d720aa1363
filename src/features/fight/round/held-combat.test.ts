import { expect, it } from 'vitest';
import { isByOther } from '@/battle/log/by-other';
import { decide } from '@/battle/log/decide';
import type { Intent } from '@/battle/log/intent';
import { append, battleOf, type Ledger, nextSeq } from '@/battle/log/ledger';
import { type WriterId, writerId } from '@/battle/state/ids';
import { begun, counted, entry, FIRST_COMBAT } from '@/testing/battles/battles';
import { heldCombat } from './held-combat';

const HOST = 'host';
const GUEST = 'gA.1';
const onHost = (writer: WriterId) => isByOther(writer, null);
const onGuest = (writer: WriterId) => isByOther(writer, { isOwn: (own) => own === GUEST });
const loses = counted('b', 'healthPointsLost', 1);
const OPEN: Intent = { type: 'openCombat' };

function tapped(...taps: readonly (readonly [by: string, intent: Intent])[]): Ledger {
  return taps.reduce((ledger, [by, intent]) => {
    const decided = decide(ledger, intent);
    if (!decided.ok) throw new Error(decided.refusal.code);
    const next = { ...entry(nextSeq(ledger), decided.value), writer: writerId(by) };
    return append(ledger, next) ?? expect.fail('does not fit');
  }, begun());
}

it('holds the combat that the host counts when a guest opens another', () => {
  const ledger = tapped([HOST, loses], [GUEST, OPEN]);
  expect(heldCombat(ledger, onHost)).toBe(FIRST_COMBAT);
  expect(heldCombat(ledger, onGuest), 'who opened it sees the new one').toBeNull();
});

it('holds the combat that a guest counts when the host opens another', () => {
  expect(heldCombat(tapped([GUEST, loses], [HOST, OPEN]), onGuest)).toBe(FIRST_COMBAT);
});

it.each<[string, Ledger]>([
  ['this phone has counted nothing', tapped([GUEST, loses], [GUEST, OPEN])],
  [
    'its round is closed',
    tapped([HOST, loses], [HOST, { type: 'closeRound', combatId: FIRST_COMBAT }], [GUEST, OPEN]),
  ],
  ['this phone opened the other one', tapped([HOST, loses], [HOST, OPEN])],
  [
    'the combat was ended',
    tapped([HOST, loses], [GUEST, OPEN], [GUEST, { type: 'endCombat', combatId: FIRST_COMBAT }]),
  ],
  ['the other one was taken back', tapped([HOST, loses], [GUEST, OPEN], [GUEST, { type: 'undo' }])],
])('holds none where %s', (_, ledger) => {
  expect(battleOf(ledger).combats.length).toBeGreaterThan(0);
  expect(heldCombat(ledger, onHost)).toBeNull();
});
