import type { ChosenGambit, DuelEnd, Focus, FocusFacts } from '@/battle/state/duel';
import type { FighterGroup } from '@/battle/state/fighters';
import type { ModelId } from '@/battle/state/ids';
import type { Gambit, Glory } from '@/rules/book-parts';
import type { Fraction, Need, Side } from '@/rules/index';

/** One of the two in a challenge of rounds, with what it needs against the other. */
export type DuelSide = {
  readonly modelId: ModelId;
  readonly group: FighterGroup;
  /** Its number in the group, from 1; null: it was always the only one. */
  readonly number: number | null;
  readonly woundsLeft: number;
  readonly gambit: ChosenGambit | null;
  /** What its player may choose now; empty while the other chooses, or when both have. */
  readonly gambits: readonly Gambit[];
  readonly facts: FocusFacts;
  /** What is added to its die. */
  readonly modifier: number;
  /** The dice of its focus, of which one counts. */
  readonly dice: number;
  readonly attacks: number;
  /** A D3 more of them, which its player rolls. */
  readonly attacksD3: boolean;
  readonly hit: Need;
  readonly wound: Need;
  readonly damage: number;
  /** What the other saves with, and what may undo the Wound after it. */
  readonly save: Need;
  readonly feelNoPain: Need;
  /** Its Wounds inflicted in this challenge so far. */
  readonly inflicted: number;
};

/** What a challenge of rounds waits for. */
export type DuelStage =
  | { readonly kind: 'gambit'; readonly side: Side }
  /** `given`: who has the Advantage without a roll; null: it is rolled. */
  | { readonly kind: 'focus'; readonly given: Side | null }
  | { readonly kind: 'strike'; readonly side: Side }
  /**
   * Both have struck, or one is gone: `goesOn`, who may ask for another round; null: it is over. `mayWithdraw`: who
   * may end it without glory.
   */
  | { readonly kind: 'decide'; readonly goesOn: Side | null; readonly mayWithdraw: readonly Side[] }
  | { readonly kind: 'over' };

/** A challenge that is fought in rounds, for the screen. */
export type DuelView = {
  /** The round of the challenge, from 1. */
  readonly round: number;
  readonly stage: DuelStage;
  readonly sides: Readonly<Record<Side, DuelSide>>;
  readonly odds: Readonly<Record<Side, Fraction>>;
  readonly focus: Focus | null;
  /** What its end is worth now, or was. */
  readonly glory: Glory;
  readonly ended: DuelEnd | null;
};
