import { useLayoutEffect, useReducer, useRef } from 'react';
import type { StoreApi } from 'zustand/vanilla';

/** What a component reads of a store. */
type Readable<State> = Pick<StoreApi<State>, 'getState' | 'subscribe'>;

/** What was picked for what is on screen, and how. */
type Drawn<State, Picked> = { readonly select: (state: State) => Picked; readonly picked: Picked };

/** The store's state; the component is drawn again whenever that changes. */
export function usePicked<State>(store: Readable<State>): State;
/**
 * What the selector picks of the store's state; the component is drawn again when that changes. What is the same as before, by `isSame`,
 * stays the very same object. Picks made of one and the same state have to be the same.
 *
 * In place of zustand's `useStore`, which is React's `useSyncExternalStore`: that leaves React something to do once the screen is drawn, a
 * task of its own after each tap. Here all of it is done with the drawing.
 */
export function usePicked<State, Picked>(
  store: Readable<State>,
  select: (state: State) => Picked,
  isSame?: (one: Picked, other: Picked) => boolean,
): Picked;
export function usePicked<State>(
  store: Readable<State>,
  select: (state: State) => unknown = itself,
  isSame: (one: unknown, other: unknown) => boolean = Object.is,
): unknown {
  const [, drawAgain] = useReducer(oneMore, 0);
  const drawn = useRef<Drawn<State, unknown>>(null);
  const state = store.getState();
  const now = select(state);
  const picked = drawn.current !== null && isSame(drawn.current.picked, now) ? drawn.current.picked : now;
  useLayoutEffect(() => {
    drawn.current = { select, picked };
    // Another component may have changed the store while this one was drawn.
    if (store.getState() !== state) drawAgain();
  });
  useLayoutEffect(
    () =>
      store.subscribe((next) => {
        if (drawn.current === null || isStale(drawn.current, next, isSame)) drawAgain();
      }),
    [store, isSame],
  );
  return picked;
}

/**
 * Whether the state shows as something else than what is on screen. So it does where it cannot be picked from: either the component goes
 * in the same drawing, with what it showed, or it fails there, before its error boundary.
 */
function isStale<State, Picked>(
  { select, picked }: Drawn<State, Picked>,
  state: State,
  isSame: (one: Picked, other: Picked) => boolean,
): boolean {
  try {
    return !isSame(picked, select(state));
  } catch {
    return true;
  }
}

function itself<State>(state: State): State {
  return state;
}

function oneMore(count: number): number {
  return count + 1;
}
