import { createContext, type ReactNode, useContext, useMemo, useRef, useState } from 'react';
import type { ModelId, PoolId } from '@/battle/state/ids';
import type { Tap } from '@/ui/field/number-grid';
import { bounces } from './bounce';

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
  /** What a tap on a model of the struck unit means, and what Look Out, Sir has rolled. */
  readonly tapping: { readonly topic: string; readonly mode: TapMode; readonly rolled: number | null };
  /** The models that the defender has tapped, in their order. */
  readonly picked: { readonly topic: string; readonly ids: readonly ModelId[]; readonly rolling: boolean };
};

/** What a tap on a model means: the defender's choice, or Look Out, Sir: its roll, and then who takes the Wound. */
export type TapMode = 'choose' | 'lookOut' | 'pass';

type DeskAccess = {
  readonly desk: Desk;
  change(to: Partial<Desk>): void;
  /** Whether the tap answers by a slip what came up under the finger after the last one. */
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
 * Where the numbers lie that the primary button of the frame will enter: the question and the button are apart on the screen. Nothing
 * of it is recorded, and nothing that was recorded stands here.
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
  /** Takes these as the answers to the parts so far, and goes on to the next. */
  keep(counts: readonly number[]): void;
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
    keep: (counts) => put({ kept: counts, chosen: null }),
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

/** What a tap on a model means for that topic, and how it comes to mean something else. */
export function useTapMode(topic: string): {
  readonly mode: TapMode;
  readonly rolled: number | null;
  set(mode: TapMode, rolled?: number): void;
} {
  const { desk, change } = useContext(DeskContext);
  const { mode, rolled } = desk.tapping.topic === topic ? desk.tapping : EMPTY.tapping;
  return { mode, rolled, set: (to, die) => change({ tapping: { topic, mode: to, rolled: die ?? null } }) };
}

/** Tells a tap that answers from one that bounced: the next count stands where the last one stood, and its dice are not rolled yet. */
export function useSlips(): DeskAccess['slips'] {
  return useContext(DeskContext).slips;
}
