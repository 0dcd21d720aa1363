import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { Ledger } from '@/battle/log/ledger';
import { writerId } from '@/battle/state/ids';
import { begun, played } from '@/testing/battles/battles';
import type { BattleState, BattleStore, OpenBattle } from './battle-store';
import { useHandedOver, useMayWrite, useMayWriteFor } from './use-battle';
import { BattleStoreContext } from './use-battle-store';

const running = begun();
const given = played(running, { type: 'handOver', to: 'b' });

const openAs = (writer: 'here' | 'opening' | 'elsewhere' | 'followed', ledger: Ledger): OpenBattle =>
  ({ kind: 'open', id: 'b1', ledger, problems: [], writer }) as unknown as OpenBattle;
const unread = { ...openAs('here', running), problems: [{ seq: 2, kind: 'doesNotFit' }] } as OpenBattle;
const none: OpenBattle = { kind: 'none' };

/** What a screen is told on the device of that writer. */
function told(use: () => unknown, open: OpenBattle, writer = 'w1'): unknown {
  const state = createStore<BattleState>(() => ({ open, refusal: null }));
  const store = Object.assign(state, { writer: writerId(writer) }) as unknown as BattleStore;
  let heard: unknown;
  function Screen() {
    heard = use();
    return null;
  }
  renderToStaticMarkup(createElement(BattleStoreContext, { value: store }, createElement(Screen)));
  return heard;
}

it.each<[string, OpenBattle, boolean]>([
  ['it is written here', openAs('here', running), true],
  ['it is just opening', openAs('opening', running), true],
  ['another tab writes it', openAs('elsewhere', running), false],
  ['it is followed', openAs('followed', running), false],
  ['a part of it cannot be read', unread, false],
  ['it was handed over', openAs('here', given), false],
  ['none is open', none, false],
])('where %s, the screen lets the battle be changed as far as it should', (_, open, may) => {
  expect(told(useMayWrite, open)).toBe(may);
});

const guestOf = (...sides: readonly string[]) =>
  ({ ...openAs('here', running), writer: 'guest', asks: { desk: { sides } } }) as unknown as OpenBattle;

it.each<[string, OpenBattle, boolean, boolean, boolean]>([
  ['it is written here', openAs('here', running), true, true, true],
  ['it is written as a guest of Blue', guestOf('a'), true, false, true],
  ['it is written as a guest of Red', guestOf('b'), false, true, true],
  ['it is written as a guest of both sides', guestOf('a', 'b'), true, true, true],
  ['it is followed', openAs('followed', running), false, false, false],
])('where %s, each side’s tiles are live or to look at', (_, open, a, b, any) => {
  expect([told(() => useMayWriteFor('a'), open), told(() => useMayWriteFor('b'), open)]).toEqual([a, b]);
  expect(told(() => useMayWriteFor(null), open)).toBe(any);
});

it.each<[string, OpenBattle, string, 'fromHere' | 'fromElsewhere' | null]>([
  ['from this device', openAs('here', given), 'w1', 'fromHere'],
  ['from another device', openAs('here', given), 'w2', 'fromElsewhere'],
  ['from nobody', openAs('here', running), 'w1', null],
  ['where none is open', none, 'w1', null],
])('a battle that was handed over %s is told as such', (_, open, writer, from) => {
  expect(told(useHandedOver, open, writer)).toBe(from);
});
