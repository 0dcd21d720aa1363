import type { CountPart } from '@/battle/assault/standing/question';
import type { Answer, Fate, ScoreRow, Side } from '@/rules/index';
import type { LogIntent } from './intent';

/** What should have happened. */
type Instead = NonNullable<Extract<LogIntent, { type: 'correctEntries' }>['instead']>;

/** How a gesture can be put right: what it says now, and the intent that another answer makes. */
export type CorrectionQuestion =
  /** How many were lost or gained: Health Points, never 0. */
  | { readonly kind: 'amount'; readonly was: number; readonly lost: boolean; instead(count: number): Instead }
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
  /** Dice that were counted, in one or more parts, together never more than `most`. */
  | {
      readonly kind: 'counts';
      readonly parts: readonly { readonly id: CountPart; readonly was: number }[];
      readonly most: number;
      instead(counts: Readonly<Partial<Record<CountPart, number>>>): Instead;
    }
  /** How many models the groups have that joined a fight. */
  | {
      readonly kind: 'models';
      readonly groups: readonly { readonly name: string; readonly was: number }[];
      instead(models: readonly number[]): Instead;
    }
  /** It can only be said that it did not happen. */
  | { readonly kind: 'never' };
