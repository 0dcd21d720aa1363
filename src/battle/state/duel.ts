import type { Side } from '@/rules/index';

/** What a player chose for the own model in a round of a challenge, in the words that were shown. */
export type ChosenGambit = {
  /** Null: one that only the players know, such as that of a faction. */
  readonly id: string | null;
  readonly label: string;
};

/** What the app cannot see of one of the two, as the players entered it for the focus. */
export type FocusFacts = {
  readonly heavy: boolean;
  readonly light: boolean;
  readonly duellistsEdge: number;
  readonly outsideSupport: number;
  /** Attacks that missed it while it kept its guard up in the round before. */
  readonly guardUpMisses: number;
};

/** Who strikes first in a round of a challenge. */
export type Focus = {
  /** `rolled`: by the app. `typed`: dice of the table. `said`: without dice. */
  readonly way: 'rolled' | 'typed' | 'said';
  readonly facts: Readonly<Record<Side, FocusFacts>>;
  /** What was added to the die of each. */
  readonly modifiers: Readonly<Record<Side, number>>;
  /** The dice of each, of which one counts; null: said. */
  readonly dice: Readonly<Record<Side, readonly number[]>> | null;
  /** The chance of each to have the higher total: fractions in lowest terms. */
  readonly odds: Readonly<Record<Side, string>>;
  readonly advantage: Side;
};

/** A round of a challenge. */
export type DuelRound = {
  /** Who chooses the gambit first. */
  readonly first: Side;
  readonly gambits: Readonly<Partial<Record<Side, ChosenGambit>>>;
  readonly focus: Focus | null;
  /** The Wounds that each side's model took from the other, by the side that struck; missing: not yet. */
  readonly struck: Readonly<Partial<Record<Side, number>>>;
};

/** How a challenge ended, with its points. */
export type DuelEnd = {
  readonly winner: Side | null;
  readonly glory: Readonly<Record<Side, number>>;
  /** The Wounds that count as inflicted by each side. */
  readonly inflicted: Readonly<Record<Side, number>>;
  /** Who ended it by a gambit, without glory for either; missing: nobody. */
  readonly withdrew?: Side;
};

/** A challenge that is fought in rounds of its own. */
export type Duel = { readonly rounds: readonly DuelRound[]; readonly ended: DuelEnd | null };
