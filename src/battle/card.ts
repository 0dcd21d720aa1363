import * as v from 'valibot';
import type { BattleOutcome, Turn } from './event';
import type { BattleId } from './ids';
import type { Setup } from './setup';
import { battleIdSchema, outcomeSchema, setupSchema, turnSchema } from './setup-schema';

/** The version of the card's format. A card of another version is made anew from its entries. */
export const CARD_VERSION = 1;

/** One line of the list of battles: a cache of what its log says, written with every entry. */
export type Card = {
  readonly v: typeof CARD_VERSION;
  readonly battleId: BattleId;
  readonly status: 'running' | 'finished';
  /** In milliseconds since 1970. */
  readonly startedAt: number;
  readonly lastAt: number;
  /** The edition's short name stands beside its id, so that the list needs no rulebook. */
  readonly edition: { readonly id: string; readonly shortName: string };
  readonly setup: Setup;
  readonly turn: Turn;
  /** Rounds of Combat closed so far, and combats still being fought. */
  readonly roundsClosed: number;
  readonly combatsOpen: number;
  readonly outcome: BattleOutcome | null;
};

const cardSchema: v.GenericSchema<unknown, Card> = v.strictObject({
  v: v.literal(CARD_VERSION),
  battleId: battleIdSchema,
  status: v.picklist(['running', 'finished']),
  startedAt: v.number(),
  lastAt: v.number(),
  edition: v.strictObject({ id: v.string(), shortName: v.string() }),
  setup: setupSchema,
  turn: turnSchema,
  roundsClosed: v.number(),
  combatsOpen: v.number(),
  outcome: v.nullable(outcomeSchema),
});

/** What storage kept as a card: the card, or null where it is of another version or damaged and must be made anew from its entries. */
export function parseCard(stored: unknown): Card | null {
  const parsed = v.safeParse(cardSchema, stored);
  return parsed.success ? parsed.output : null;
}
