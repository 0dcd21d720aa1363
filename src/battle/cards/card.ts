import type { KeptArmyRef } from '@/battle/state/battle';
import type { BattleId } from '@/battle/state/ids';
import type { BattleOutcome, BattleWinner, RecordedScore } from '@/battle/state/records';
import type { Setup } from '@/battle/state/setup';
import type { Turn } from '@/battle/state/turn';
import type { Side } from '@/rules/index';
import type { BattleTotals } from './battle-totals';

/*
 * One line for each battle: the list, the search and the season.
 *
 * 1. With every entry the store writes the battle's card (`card-of.ts`), so that the list does not read
 * the log. A card is a cache: if it is missing or of another version, it is rebuilt from the entries.
 * 2. The card holds the totals that a season adds up (`battle-totals.ts`).
 * 3. `card-matcher.ts` finds the cards of a search; `own-result.ts` gives a result from the owner's side;
 * `season.ts` adds up many cards.
 * 4. Season and search need less than a card: a line (`card-line.ts`). The lines of all finished battles
 * are stored together (`card-digest.ts`), as a cache of a cache.
 *
 * This file imports only `state`, because it is part of the app's first load.
 */

/** The version of the card's format. A card of another version is rebuilt from its entries. */
export const CARD_VERSION = 5;

/** The score of a finished battle in short: as recorded, without the units and the reasons. */
export type CardScore = Pick<
  RecordedScore,
  'armyPoints' | 'objectiveName' | 'objectiveWinner' | 'battlePoints' | 'margin' | 'mission' | 'agreed'
> & { readonly victoryPoints: { readonly a: number; readonly b: number } };

/** How a battle ended, in short. */
export type CardOutcome = Pick<BattleOutcome, 'winner' | 'confirmed'> & { readonly score: CardScore | null };

/**
 * One line of the list of battles, and the battle's part of a season. It is a cache of the log, written with
 * every entry.
 */
export type Card = {
  readonly v: typeof CARD_VERSION;
  readonly battleId: BattleId;
  readonly status: 'running' | 'finished';
  /** In milliseconds since 1970. */
  readonly startedAt: number;
  /**
   * When it was last played. Later tags and notes do not change it, so that the battle keeps its place in the
   * list.
   */
  readonly lastAt: number;
  /** The edition's short name is stored with its id, so that the list needs no rulebook. */
  readonly edition: { readonly id: string; readonly shortName: string };
  readonly setup: Setup;
  readonly turn: Turn;
  /** Rounds of Combat closed so far, and combats still being fought. */
  readonly roundsClosed: number;
  readonly combatsOpen: number;
  readonly outcome: CardOutcome | null;
  readonly tags: readonly string[];
  /** All notes, one in each line, for the search. */
  readonly notes: string;
  /** Null while the battle is running: a season counts only finished battles. */
  readonly totals: BattleTotals | null;
  /** The kept army of each side; null if it was not kept. */
  readonly lists: Readonly<Record<Side, KeptArmyRef | null>>;
};

/**
 * The stored card, or null if it is damaged or of another version: then it must be rebuilt from its entries.
 * A season reads ten thousand cards, so each field is checked by hand, without a schema.
 */
export function parseCard(stored: unknown): Card | null {
  return isCard(stored) ? stored : null;
}

type Fields = Readonly<Record<string, unknown>>;

function isCard(stored: unknown): stored is Card {
  return (
    isFields(stored) &&
    stored.v === CARD_VERSION &&
    areTexts(stored.battleId, stored.notes) &&
    stored.battleId !== '' &&
    (stored.status === 'running' || stored.status === 'finished') &&
    areNumbers(stored.startedAt, stored.lastAt, stored.roundsClosed, stored.combatsOpen) &&
    isFields(stored.edition) &&
    areTexts(stored.edition.id, stored.edition.shortName) &&
    isSetup(stored.setup) &&
    isFields(stored.turn) &&
    areNumbers(stored.turn.gameTurn) &&
    isSide(stored.turn.side) &&
    (stored.outcome === null || isOutcome(stored.outcome)) &&
    Array.isArray(stored.tags) &&
    areTexts(...stored.tags) &&
    (stored.totals === null || areBoth(stored.totals, isSideTotals)) &&
    isFields(stored.lists) &&
    isList(stored.lists.a) &&
    isList(stored.lists.b)
  );
}

function isList(list: unknown): boolean {
  return list === null || (isFields(list) && areTexts(list.id, list.name));
}

function isSetup(setup: unknown): boolean {
  return (
    areBoth(setup, (side) => areTexts(side.player, side.army)) &&
    isFields(setup) &&
    isNumberOrNull(setup.armyPoints) &&
    isSide(setup.firstSide) &&
    (setup.deployment === undefined || areTexts(setup.deployment))
  );
}

function isOutcome(outcome: unknown): boolean {
  return (
    isFields(outcome) &&
    WINNERS.some((winner) => winner === outcome.winner) &&
    isFields(outcome.confirmed) &&
    (outcome.score === null || isScore(outcome.score))
  );
}

function isScore(score: unknown): boolean {
  return (
    isFields(score) &&
    isNumberOrNull(score.armyPoints) &&
    areTexts(score.objectiveName) &&
    (score.objectiveWinner === null || isSide(score.objectiveWinner)) &&
    (score.battlePoints === null || areBothNumbers(score.battlePoints)) &&
    (score.margin === null || areTexts(score.margin)) &&
    areBothNumbers(score.victoryPoints)
  );
}

function isSideTotals({ rounds, tests, deeds }: Fields): boolean {
  return (
    isFields(rounds) &&
    areNumbers(rounds.won, rounds.drawn, rounds.lost) &&
    isFields(tests) &&
    areNumbers(tests.rolled, tests.held, tests.unknown) &&
    areTexts(tests.expected) &&
    Array.isArray(deeds) &&
    deeds.every(
      (deed) => isFields(deed) && areTexts(deed.name) && areNumbers(deed.pointsDestroyed, deed.healthTaken),
    )
  );
}

const WINNERS: readonly BattleWinner[] = ['a', 'b', 'draw', 'unsaid'];

function areBoth(pair: unknown, is: (side: Fields) => boolean): boolean {
  return isFields(pair) && isFields(pair.a) && is(pair.a) && isFields(pair.b) && is(pair.b);
}

function areBothNumbers(pair: unknown): boolean {
  return isFields(pair) && areNumbers(pair.a, pair.b);
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

function areTexts(...values: readonly unknown[]): boolean {
  return values.every((value) => typeof value === 'string');
}

function areNumbers(...values: readonly unknown[]): boolean {
  return values.every((value) => typeof value === 'number' && !Number.isNaN(value));
}

function isNumberOrNull(value: unknown): boolean {
  return value === null || areNumbers(value);
}

function isSide(value: unknown): boolean {
  return value === 'a' || value === 'b';
}
