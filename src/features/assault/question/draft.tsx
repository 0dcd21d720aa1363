import { createContext, type ReactNode, useContext, useMemo, useRef, useState } from 'react';
import type { ModelId, PoolId } from '@/battle/state/ids';
import type { Tap } from '@/ui/field/number-grid';
import { bounces } from './bounce';

/** Numbers that are chosen but not entered yet, and their question. */
type Numbers = {
  readonly topic: string;
  /** The answers to the earlier parts, in order. */
  readonly kept: readonly number[];
  /** The number chosen for the current part. */
  readonly chosen: number | null;
};

type Desk = {
  readonly numbers: Numbers;
  /** The order of pools that the attacker tries. */
  readonly order: { readonly topic: string; readonly ids: readonly PoolId[] };
  /** The effect of a tap on a model of the struck unit, and the roll for Look Out, Sir. */
  readonly tapping: { readonly topic: string; readonly mode: TapMode; readonly rolled: number | null };
  /** The models that the defender has tapped, in order. */
  readonly picked: { readonly topic: string; readonly ids: readonly ModelId[]; readonly rolling: boolean };
};

/**
 * The effect of a tap on a model: the defender chooses it; it tries Look Out, Sir; or it takes the Wound that
 * was passed on.
 */
export type TapMode = 'choose' | 'lookOut' | 'pass';

type DeskAccess = {
  readonly desk: Desk;
  change(to: Partial<Desk>): void;
  /** Whether the tap is accidental: its question appeared under the finger after the last tap. */
  slips(tap: Tap): boolean;
};

const NO_NUMBERS: Numbers = { topic: '', kept: [], chosen: null };
const EMPTY: Desk = {
  numbers: NO_NUMBERS,
  order: { topic: '', ids: [] },
  tapping: { topic: '', mode: 'choose', rolled: null },
  picked: { topic: '', ids: [], rolling: false },
};

const DeskContext = createContext<DeskAccess>({ desk: EMPTY, change: () => {}, slips: () => false });

/**
 * Holds numbers that the primary button will enter, because the question and the button are in different
 * parts of the screen. Nothing of it is recorded, and it holds nothing that is recorded.
 */
export function DraftDesk({ children }: { readonly children: ReactNode }) {
  const [desk, setDesk] = useState(EMPTY);
  const lastTap = useRef<Tap | null>(null);
  const access = useMemo(
    () => ({
      desk,
      change: (to: Partial<Desk>) => setDesk((before) => ({ ...before, ...to })),
      slips: (tap: Tap) => {
        const last = lastTap.current;
        const slip = bounces({ ...tap, question: '' }, last && { ...last, question: '' });
        if (!slip) lastTap.current = tap;
        return slip;
      },
    }),
    [desk],
  );
  return <DeskContext value={access}>{children}</DeskContext>;
}

export type Draft = Omit<Numbers, 'topic'> & {
  choose(value: number | null): void;
  /** Sets the answers to the parts so far, and goes on to the next part. */
  keep(counts: readonly number[]): void;
  /** Goes back to the part of that index, with its number chosen. */
  back(part: number): void;
};

/** The choices for that topic so far. The choices for an earlier topic are dropped. */
export function useDraft(topic: string): Draft {
  const { desk, change } = useContext(DeskContext);
  const { kept, chosen } = desk.numbers.topic === topic ? desk.numbers : NO_NUMBERS;
  const put = (numbers: Omit<Numbers, 'topic'>) => change({ numbers: { topic, ...numbers } });
  return {
    kept,
    chosen,
    choose: (value) => put({ kept, chosen: value }),
    keep: (counts) => put({ kept: counts, chosen: null }),
    back: (part) => put({ kept: kept.slice(0, part), chosen: kept[part] ?? null }),
  };
}

/** The order of pools tried for that topic, at first the given one, and a function to try another. */
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
  /** Starts or cancels the choice before the app rolls. */
  roll(rolling: boolean): void;
};

/** The models that the defender has chosen to fall, for that topic. */
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

/** The effect of a tap on a model for that topic, and a function to change it. */
export function useTapMode(topic: string): {
  readonly mode: TapMode;
  readonly rolled: number | null;
  set(mode: TapMode, rolled?: number): void;
} {
  const { desk, change } = useContext(DeskContext);
  const { mode, rolled } = desk.tapping.topic === topic ? desk.tapping : EMPTY.tapping;
  return { mode, rolled, set: (to, die) => change({ tapping: { topic, mode: to, rolled: die ?? null } }) };
}

/**
 * Tells an answer from a bounced tap: the next count appears in the same place, before its dice are rolled.
 */
export function useSlips(): DeskAccess['slips'] {
  return useContext(DeskContext).slips;
}
