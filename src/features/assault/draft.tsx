import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import type { ModelId, PoolId } from '@/battle/state/ids';

/** Numbers that were chosen but are not entered yet, and what they are about. */
type Numbers = {
  readonly topic: string;
  /** The parts already answered, in their order. */
  readonly kept: readonly number[];
  /** The number chosen for the part in hand. */
  readonly chosen: number | null;
};

type Desk = {
  readonly numbers: Numbers;
  /** The order of pools that the attacker is trying out. */
  readonly order: { readonly topic: string; readonly ids: readonly PoolId[] };
  /** The models that the defender has tapped, in their order. */
  readonly picked: { readonly topic: string; readonly ids: readonly ModelId[]; readonly rolling: boolean };
  /** What the players decided about the screen itself, such as that a fight has begun. */
  readonly decided: readonly string[];
};

type DeskAccess = { readonly desk: Desk; change(to: Partial<Desk>): void };

const NO_NUMBERS: Numbers = { topic: '', kept: [], chosen: null };
const EMPTY: Desk = {
  numbers: NO_NUMBERS,
  order: { topic: '', ids: [] },
  picked: { topic: '', ids: [], rolling: false },
  decided: [],
};

const DeskContext = createContext<DeskAccess>({ desk: EMPTY, change: () => {} });

/**
 * Where the numbers lie that the primary button of the frame will enter: the question and the button are apart on the screen. Nothing
 * of it is recorded, and nothing that was recorded stands here.
 */
export function DraftDesk({ children }: { readonly children: ReactNode }) {
  const [desk, setDesk] = useState(EMPTY);
  const access = useMemo(
    () => ({ desk, change: (to: Partial<Desk>) => setDesk((before) => ({ ...before, ...to })) }),
    [desk],
  );
  return <DeskContext value={access}>{children}</DeskContext>;
}

export type Draft = Omit<Numbers, 'topic'> & {
  choose(value: number | null): void;
  /** Takes the chosen number as the answer to the part in hand, and goes on to the next. */
  keep(): void;
  /** Goes back to the part of that index, with its number chosen. */
  back(part: number): void;
};

/** What was chosen about that topic so far. What was chosen about an earlier one is gone. */
export function useDraft(topic: string): Draft {
  const { desk, change } = useContext(DeskContext);
  const { kept, chosen } = desk.numbers.topic === topic ? desk.numbers : NO_NUMBERS;
  const put = (numbers: Omit<Numbers, 'topic'>) => change({ numbers: { topic, ...numbers } });
  return {
    kept,
    chosen,
    choose: (value) => put({ kept, chosen: value }),
    keep: () => {
      if (chosen !== null) put({ kept: [...kept, chosen], chosen: null });
    },
    back: (part) => put({ kept: kept.slice(0, part), chosen: kept[part] ?? null }),
  };
}

/** The order of pools tried out about that topic, at first the one that is given; and how to try another. */
export function useOrderDraft(
  topic: string,
  at: readonly PoolId[],
): readonly [readonly PoolId[], (ids: readonly PoolId[]) => void] {
  const { desk, change } = useContext(DeskContext);
  const ids = desk.order.topic === topic ? desk.order.ids : at;
  return [ids, (tried) => change({ order: { topic, ids: tried } })];
}

export type Picked = {
  readonly ids: readonly ModelId[];
  /** They are chosen before the app rolls, in the order in which they would fall. */
  readonly rolling: boolean;
  pick(ids: readonly ModelId[]): void;
  /** Chooses before the app rolls, or no more. */
  roll(rolling: boolean): void;
};

/** Whom the defender has chosen to fall about that topic. */
export function usePicked(topic: string): Picked {
  const { desk, change } = useContext(DeskContext);
  const { ids, rolling } = desk.picked.topic === topic ? desk.picked : EMPTY.picked;
  return {
    ids,
    rolling,
    pick: (to) => change({ picked: { topic, ids: to, rolling } }),
    roll: (to) => change({ picked: { topic, ids: [], rolling: to } }),
  };
}

export type Decisions = {
  has(key: string): boolean;
  decide(key: string): void;
};

/** What the players decided about the screen. It is forgotten with the page. */
export function useDecisions(): Decisions {
  const { desk, change } = useContext(DeskContext);
  return {
    has: (key) => desk.decided.includes(key),
    decide: (key) => change({ decided: [...desk.decided, key] }),
  };
}
