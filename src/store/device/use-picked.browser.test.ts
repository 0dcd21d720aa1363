import { Component, createElement, type ReactNode, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { sameValue } from '@/plain/same-value';
import { usePicked } from './use-picked';

type Army = { readonly units: readonly { readonly name: string; readonly lost: number }[] };

const start: Army = {
  units: [
    { name: 'Spearmen', lost: 0 },
    { name: 'Knights', lost: 0 },
  ],
};

let place: HTMLElement;
let root: Root;
let drawings: string[];

beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  drawings = [];
});

afterEach(() => {
  flushSync(() => root.unmount());
  place.remove();
});

function armyStore() {
  const store = createStore<Army>(() => start);
  const lose = (name: string, lost: number) =>
    flushSync(() =>
      store.setState({
        units: store.getState().units.map((unit) => (unit.name === name ? { ...unit, lost } : { ...unit })),
      }),
    );
  return { store, lose };
}

function draw(node: ReactNode): void {
  flushSync(() => root.render(node));
}

test('a component is drawn again for what it picks, and for nothing else', () => {
  const { store, lose } = armyStore();
  function Lost({ at }: { readonly at: number }) {
    const lost = usePicked(store, ({ units }) => units[at]?.lost);
    drawings.push(`${at}: ${lost}`);
    return `${lost} `;
  }
  draw([createElement(Lost, { key: 0, at: 0 }), createElement(Lost, { key: 1, at: 1 })]);
  lose('Knights', 2);
  lose('Knights', 2);
  lose('Spearmen', 1);
  expect(drawings).toEqual(['0: 0', '1: 0', '1: 2', '0: 1']);
  expect(place.textContent).toBe('1 2 ');
});

test('without a selector it is the whole state', () => {
  const { store, lose } = armyStore();
  const All = () => usePicked(store).units.map(({ name, lost }) => `${name} ${lost}`);
  draw(createElement(All));
  lose('Knights', 3);
  expect(place.textContent).toBe('Spearmen 0Knights 3');
});

test('what is equal to what was picked before stays the very same object', () => {
  const { store, lose } = armyStore();
  const seen = new Set<unknown>();
  function First({ said }: { readonly said: string }) {
    seen.add(usePicked(store, ({ units }) => units[0], sameValue));
    drawings.push(said);
    return said;
  }
  draw(createElement(First, { said: 'one' }));
  lose('Knights', 1);
  draw(createElement(First, { said: 'two' }));
  expect([drawings, seen.size]).toEqual([['one', 'two'], 1]);
  lose('Spearmen', 1);
  expect([drawings, seen.size]).toEqual([['one', 'two', 'two'], 2]);
});

test('the selector of the latest drawing picks, with the properties it was given', () => {
  const { store, lose } = armyStore();
  const Lost = ({ at }: { readonly at: number }) => usePicked(store, ({ units }) => units[at]?.lost);
  draw(createElement(Lost, { at: 0 }));
  draw(createElement(Lost, { at: 1 }));
  lose('Knights', 4);
  expect(place.textContent).toBe('4');
});

test('a change made while the screen is drawn is shown with it', () => {
  const { store } = armyStore();
  function Changes() {
    useLayoutEffect(() => store.setState({ units: [{ name: 'Spearmen', lost: 5 }] }), []);
    return null;
  }
  const Lost = () => usePicked(store, ({ units }) => units[0]?.lost);
  draw([createElement(Changes, { key: 1 }), createElement(Lost, { key: 2 })]);
  expect(place.textContent).toBe('5');
});

test('a component whose thing has gone goes with it, though it can no longer pick', () => {
  const { store } = armyStore();
  const Lost = ({ name }: { readonly name: string }) =>
    usePicked(store, ({ units }) => {
      const unit = units.find((each) => each.name === name);
      if (!unit) throw new Error(`${name} is not there`);
      return unit.lost;
    });
  const All = () =>
    usePicked(store, ({ units }) => units).map(({ name }) => createElement(Lost, { key: name, name }));
  draw(createElement(All));
  flushSync(() => store.setState({ units: [{ name: 'Spearmen', lost: 7 }] }));
  expect(place.textContent).toBe('7');
});

test('what cannot be picked while it is still on screen fails before its error boundary', () => {
  const { store } = armyStore();
  const First = () =>
    usePicked(store, ({ units }) => {
      if (!units[0]) throw new Error('No unit is there');
      return units[0].name;
    });
  class Boundary extends Component<{ readonly children: ReactNode }> {
    override state = { failed: false };
    static getDerivedStateFromError = () => ({ failed: true });
    override render = () => (this.state.failed ? 'Something failed' : this.props.children);
  }
  root.unmount();
  root = createRoot(place, { onCaughtError: (error) => void drawings.push(String(error)) });
  draw(createElement(Boundary, null, createElement(First)));
  flushSync(() => store.setState({ units: [] }));
  expect([place.textContent, drawings]).toEqual(['Something failed', ['Error: No unit is there']]);
});

test('a component that has gone hears of nothing more, and one that is given another store hears of that', () => {
  const { store, lose } = armyStore();
  const other = armyStore();
  const Lost = ({ of }: { readonly of: typeof store }) => {
    const lost = usePicked(of, ({ units }) => units[0]?.lost);
    drawings.push(String(lost));
    return lost;
  };
  draw(createElement(Lost, { of: store }));
  draw(createElement(Lost, { of: other.store }));
  lose('Spearmen', 1);
  other.lose('Spearmen', 2);
  draw(null);
  other.lose('Spearmen', 3);
  expect(drawings).toEqual(['0', '0', '2']);
});
