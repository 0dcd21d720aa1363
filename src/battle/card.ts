import * as v from 'valibot';
import { openCombats } from './battle';
import { battleId, outcomeSchema, setup, turn } from './entry-schema';
import type { BattleOutcome, Turn } from './event';
import type { BattleId } from './ids';
import { battleOf, type Ledger } from './ledger';
import type { Setup } from './setup';

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
  readonly editionId: string;
  readonly setup: Setup;
  readonly turn: Turn;
  /** Rounds of Combat closed so far, and combats still being fought. */
  readonly roundsClosed: number;
  readonly combatsOpen: number;
  readonly outcome: BattleOutcome | null;
};

/** The card of a battle as it stands. */
export function cardOf(ledger: Ledger): Card {
  const battle = battleOf(ledger);
  const rounds = battle.combats.flatMap((combat) => combat.rounds);
  return {
    v: CARD_VERSION,
    battleId: battle.id,
    status: battle.outcome ? 'finished' : 'running',
    startedAt: battle.startedAt,
    lastAt: ledger.entries.at(-1)?.at ?? battle.startedAt,
    editionId: battle.editionId,
    setup: battle.setup,
    turn: battle.turn,
    roundsClosed: rounds.filter((round) => round.outcome).length,
    combatsOpen: openCombats(battle).length,
    outcome: battle.outcome,
  };
}

const cardSchema: v.GenericSchema<unknown, Card> = v.strictObject({
  v: v.literal(CARD_VERSION),
  battleId,
  status: v.picklist(['running', 'finished']),
  startedAt: v.number(),
  lastAt: v.number(),
  editionId: v.string(),
  setup,
  turn,
  roundsClosed: v.number(),
  combatsOpen: v.number(),
  outcome: v.nullable(outcomeSchema),
});

/** What storage kept as a card: the card, or null where it is of another version or damaged and must be made anew from its entries. */
export function parseCard(stored: unknown): Card | null {
  const parsed = v.safeParse(cardSchema, stored);
  return parsed.success ? parsed.output : null;
}
