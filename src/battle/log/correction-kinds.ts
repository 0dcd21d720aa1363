import type { CountPart } from '@/battle/assault/standing/question';
import type { Answer, Fate, Outcome, ScoreRow, Side } from '@/rules/index';
import type { LogIntent } from './intent';

/** What should have happened. */
type Instead = NonNullable<Extract<LogIntent, { type: 'correctEntries' }>['instead']>;

/**
 * How a gesture can be corrected: its present value, and a function that makes the intent for another one.
 */
export type CorrectionQuestion =
  /** A number of Health Points lost or gained, never 0. */
  | {
      readonly kind: 'amount';
      readonly was: number;
      /** Of health or models: lost or given back; of what a unit gathers: suffered or taken away. */
      readonly of: 'health' | 'counter';
      readonly lost: boolean;
      instead(count: number): Instead;
    }
  | {
      readonly kind: 'answer';
      readonly side: Side;
      readonly row: ScoreRow;
      readonly was: Answer | null;
      instead(answer: Answer): Instead;
    }
  | {
      readonly kind: 'fate';
      readonly was: Fate;
      readonly fates: readonly Fate[];
      instead(fate: Fate): Instead;
    }
  | { readonly kind: 'held'; readonly was: boolean; instead(held: boolean): Instead }
  /** Dice that were counted, in one or more parts, together at most `most`. */
  | {
      readonly kind: 'counts';
      readonly parts: readonly { readonly id: CountPart; readonly was: number }[];
      readonly most: number;
      instead(counts: Readonly<Partial<Record<CountPart, number>>>): Instead;
    }
  /** The number of models of the groups that joined a fight. */
  | {
      readonly kind: 'models';
      readonly groups: readonly { readonly name: string; readonly was: number }[];
      instead(models: readonly number[]): Instead;
    }
  /** What the dice of a unit's test showed: the first throw, and the second, which counts where it must. */
  | {
      readonly kind: 'throws';
      readonly was: readonly [number, number];
      /** Whether a throw may have to be thrown again: then a second number is asked for. */
      readonly again: boolean;
      readonly min: number;
      readonly max: number;
      instead(rolls: readonly [number, number]): Instead;
    }
  /** How a unit's test ended, where no dice were entered. */
  | {
      readonly kind: 'outcome';
      readonly was: string;
      readonly outcomes: readonly Outcome[];
      instead(outcomeId: string): Instead;
    }
  /** It can only be taken back. */
  | { readonly kind: 'never' };
