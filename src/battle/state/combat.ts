import type { BreakTestAnswers, Facing, RoundAnswers, RowId, Side } from '@/rules/index';
import type { AssaultRound } from './assault-round';
import type { CombatId, UnitId } from './ids';
import type { LossTarget } from './loss-target';
import type { PursuitOutcome, RoundOutcome, TakenTest, ThrownFlight } from './records';
import type { Turn } from './turn';

/* The combats of a battle and their rounds, as they stand. */

/** A break test of a losing unit, or of the losing side if no units were named. */
export type RoundTest = {
  readonly side: Side;
  readonly unitId: string | null;
  /** What the players entered. Everything else is as proposed. */
  readonly answers: BreakTestAnswers;
  readonly taken: TakenTest | null;
  readonly pursuit: PursuitOutcome | null;
  /** What was thrown since for its flight; missing: nothing that is not in `pursuit`. */
  readonly thrown?: ThrownFlight;
};

/** Casualties of a side that one gesture added, without those taken back: Health Points. */
export type Contribution = { readonly side: Side; readonly target: LossTarget; readonly lost: number };

/**
 * What one unit dealt to another in a duel: unsaved Health Points, and how many of them the victim no longer
 * had (overkill).
 */
export type Duel = {
  readonly side: Side;
  readonly unitId: UnitId;
  readonly enemyUnitId: UnitId;
  readonly dealt: number;
  readonly excess: number;
};

/** One Round of Combat: what the players answered, and its outcome once it is closed. */
export type Round = {
  readonly number: number;
  readonly answers: RoundAnswers;
  /** The turn in which it began. */
  readonly turn: Turn;
  /**
   * The rows that a side keeps, as the players said, although it may have lost them to what its enemy
   * entered; missing: none.
   */
  readonly staying?: readonly { readonly side: Side; readonly rowId: RowId }[];
  readonly outcome: RoundOutcome | null;
  /** It is over in an edition whose fights nobody wins, so that it has no outcome; missing: it is not. */
  readonly fought?: true;
  readonly tests: readonly RoundTest[];
  /**
   * Until when the strength of the units counts for rows that are determined before the attacks: until the
   * first blow of the round, or, in rounds of older logs, until the round began.
   */
  readonly frozenBy: 'firstBlow' | 'beginning';
  /** What each engaged unit had lost when its strength was frozen, or when it joined later: Health Points. */
  readonly lostAtStart: Readonly<Partial<Record<UnitId, number>>>;
  /**
   * What each unit has lost in this round of this combat, minus what was given back: Health Points, or what its
   * edition counts instead.
   */
  readonly unitLosses: Readonly<Partial<Record<UnitId, number>>>;
  /** The casualties of both sides, gesture by gesture, the newest last, without what was given back. */
  readonly contributions: readonly Contribution[];
  /** The damage of duels, the newest last. */
  readonly duels: readonly Duel[];
  /** Units that fled from this round. They do not fight in the next one, even if they rally before it. */
  readonly fled: readonly UnitId[];
  /** Whether anything was entered or fought in this round itself. */
  readonly touched: boolean;
  /**
   * What is fought with wound pools; null in a battle with a score sheet, and until the first group joins.
   */
  readonly assault: AssaultRound | null;
};

/** One combat with its rounds, the newest last. It always has at least one. */
export type Combat = {
  readonly id: CombatId;
  /** 1, 2, 3 … in the order of opening. */
  readonly number: number;
  readonly rounds: readonly Round[];
  readonly ended: boolean;
  /**
   * The engaged units in the order in which they were chosen; empty if the players named none. Units
   * destroyed in this round stay until the next.
   */
  readonly unitIds: readonly UnitId[];
  readonly contacts: readonly Contact[];
  /** The side that shoots, if the combat is a shooting attack; missing: both sides fight. */
  readonly shotBy?: Side;
};

/** How a unit fights an enemy: in which of the enemy's facings, and whether it charged in this round. */
export type ContactKind = {
  readonly facing: Facing;
  readonly charged: boolean;
  /**
   * How it got there without a charge in this round; missing: not entered (older logs), or a front, which
   * needs no charge.
   */
  readonly charge?: PastCharge;
  /** Not entered: the app paired the units by their order. */
  readonly guessed?: true;
};

/**
 * `earlier`: it charged in an earlier round. `supposed`: not entered, but only a charge leads into a flank or
 * the rear.
 */
export type PastCharge = 'earlier' | 'supposed';

/** `unitId` fights `enemyUnitId` in that facing of the enemy. */
export type Contact = Pick<ContactKind, 'facing'> & {
  readonly unitId: UnitId;
  readonly enemyUnitId: UnitId;
  /** The round for which it charged, or null. */
  readonly chargedInRound: number | null;
  /** How it got there without a charge in a known round; null: without a charge. */
  readonly charge: PastCharge | null;
  /**
   * Whether the app paired them and the players did not: the app pairs them again when units join or leave.
   */
  readonly guessed: boolean;
};

/** The round that is being fought, or the last one fought. Undefined for a combat before its first round. */
export function latestRound(combat: Combat): Round | undefined {
  return combat.rounds.at(-1);
}

/** Whether the round has been closed, so that its result is recorded. */
export function isClosed({ outcome, fought, assault }: Round): boolean {
  return (
    outcome !== null ||
    fought === true ||
    (assault !== null && (assault.outcome !== null || assault.shot !== undefined))
  );
}

/**
 * The break test of that unit, or of the side if `unitId` is null; an empty one if nothing was entered yet.
 */
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
