import type { CountPart } from '@/battle/assault/standing/question';
import type { Answer, Fate, ScoreRow, Side } from '@/rules/index';
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
  /** It can only be taken back. */
  | { readonly kind: 'never' };
