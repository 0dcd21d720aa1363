import * as v from 'valibot';
import type { BattleTotals } from './battle-totals';
import type { BattleOutcome, RecordedScore, Turn } from './event';
import type { BattleId } from './ids';
import type { Setup } from './setup';
import { battleIdSchema, setupSchema, sideSchema, turnSchema, winnerSchema } from './setup-schema';

/** The version of the card's format. A card of another version is made anew from its entries. */
export const CARD_VERSION = 2;

/** The score of a finished battle in a line: what was recorded, without the units and reasons that led to it. */
export type CardScore = Pick<
  RecordedScore,
  'armyPoints' | 'objectiveName' | 'objectiveWinner' | 'battlePoints' | 'margin'
> & { readonly victoryPoints: { readonly a: number; readonly b: number } };

/** How a battle ended, in a line. */
export type CardOutcome = Pick<BattleOutcome, 'winner' | 'confirmed'> & { readonly score: CardScore | null };

/** One line of the list of battles, and its part of a season: a cache of what its log says, written with every entry. */
export type Card = {
  readonly v: typeof CARD_VERSION;
  readonly battleId: BattleId;
  readonly status: 'running' | 'finished';
  /** In milliseconds since 1970. */
  readonly startedAt: number;
  /** When it was last played: tags and notes that come later leave a battle at its place in the list. */
  readonly lastAt: number;
  /** The edition's short name stands beside its id, so that the list needs no rulebook. */
  readonly edition: { readonly id: string; readonly shortName: string };
  readonly setup: Setup;
  readonly turn: Turn;
  /** Rounds of Combat closed so far, and combats still being fought. */
  readonly roundsClosed: number;
  readonly combatsOpen: number;
  readonly outcome: CardOutcome | null;
  readonly tags: readonly string[];
  /** What was noted, line by line: for the search. */
  readonly notes: string;
  /** Null while the battle is running: a season counts finished ones. */
  readonly totals: BattleTotals | null;
};

const number = v.number();
const sides = v.strictObject({ a: number, b: number });
const outcomeSchema: v.GenericSchema<unknown, CardOutcome> = v.strictObject({
  winner: winnerSchema,
  confirmed: v.strictObject({ a: v.boolean(), b: v.boolean() }),
  score: v.nullable(
    v.strictObject({
      armyPoints: v.nullable(number),
      objectiveName: v.string(),
      objectiveWinner: v.nullable(sideSchema),
      battlePoints: v.nullable(sides),
      margin: v.nullable(v.string()),
      victoryPoints: sides,
    }),
  ),
});
const sideTotals = v.strictObject({
  rounds: v.strictObject({ won: number, drawn: number, lost: number }),
  tests: v.strictObject({ rolled: number, held: number, expected: v.string(), unknown: number }),
  deeds: v.array(v.strictObject({ name: v.string(), pointsDestroyed: number, healthTaken: number })),
});

const cardSchema: v.GenericSchema<unknown, Card> = v.strictObject({
  v: v.literal(CARD_VERSION),
  battleId: battleIdSchema,
  status: v.picklist(['running', 'finished']),
  startedAt: number,
  lastAt: number,
  edition: v.strictObject({ id: v.string(), shortName: v.string() }),
  setup: setupSchema,
  turn: turnSchema,
  roundsClosed: number,
  combatsOpen: number,
  outcome: v.nullable(outcomeSchema),
  tags: v.array(v.string()),
  notes: v.string(),
  totals: v.nullable(v.strictObject({ a: sideTotals, b: sideTotals })),
});

/** What storage kept as a card: the card, or null where it is of another version or damaged and must be made anew from its entries. */
export function parseCard(stored: unknown): Card | null {
  const parsed = v.safeParse(cardSchema, stored);
  return parsed.success ? parsed.output : null;
}
