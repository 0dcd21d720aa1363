import type { BreakTestAnswers, RoundAnswers, Side } from '@/rules/index';
import type { BattleOutcome, PursuitOutcome, RoundOutcome, TakenTest, Turn } from './event';
import type { BattleId, CombatId } from './ids';
import type { Setup } from './setup';

/** A break test of a losing unit, or of the losing side at large. */
export type RoundTest = {
  readonly side: Side;
  readonly unitId: string | null;
  /** What the players entered; the rest follows the proposals. */
  readonly answers: BreakTestAnswers;
  readonly taken: TakenTest | null;
  readonly pursuit: PursuitOutcome | null;
};

/** One Round of Combat: what the players answered, and its outcome once it is closed. */
export type Round = {
  readonly number: number;
  readonly answers: RoundAnswers;
  /** The turn in which it began. */
  readonly turn: Turn;
  readonly outcome: RoundOutcome | null;
  readonly tests: readonly RoundTest[];
  /** Whether anything was answered in this round itself. */
  readonly touched: boolean;
};

/** One combat with its rounds, the newest last; there is always one. */
export type Combat = {
  readonly id: CombatId;
  /** 1, 2, 3 … in the order of opening. */
  readonly number: number;
  readonly rounds: readonly Round[];
  readonly ended: boolean;
};

/** A battle as it stands after the entries in force. Nothing here is stored: it is replayed from the log. */
export type Battle = {
  readonly id: BattleId;
  readonly editionId: string;
  readonly setup: Setup;
  /** When its first entry was written, in milliseconds since 1970. */
  readonly startedAt: number;
  readonly turn: Turn;
  readonly combats: readonly Combat[];
  readonly outcome: BattleOutcome | null;
};

/** The combat of that id, or undefined. */
export function combatOf(battle: Battle, combatId: CombatId): Combat | undefined {
  return battle.combats.find((combat) => combat.id === combatId);
}

/** The round that is being fought, or the last one fought. Undefined for a combat whose first round has not begun. */
export function latestRound(combat: Combat): Round | undefined {
  return combat.rounds.at(-1);
}

/** The break test of that unit, or of the side at large; an empty one where nothing was entered yet. */
export function testOf(round: Round, side: Side, unitId: string | null): RoundTest {
  return (
    round.tests.find((test) => test.side === side && test.unitId === unitId) ?? {
      side,
      unitId,
      answers: {},
      taken: null,
      pursuit: null,
    }
  );
}

/** The combats that are still being fought. */
export function openCombats(battle: Battle): readonly Combat[] {
  return battle.combats.filter((combat) => !combat.ended);
}
