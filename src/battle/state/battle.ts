import type {
  BonusAnswers,
  BreakTestAnswers,
  Facing,
  Fate,
  MarginTable,
  Readings,
  RoundAnswers,
  Side,
} from '@/rules/index';
import type { AgreedPoints } from './agreed-points';
import type { AssaultRound } from './assault-round';
import type { HeldPlace } from './held-places';
import type { BattleId, CombatId, UnitId, WriterId } from './ids';
import type { LossTarget } from './loss-target';
import type { Objective } from './objective';
import type { BattleOutcome, PursuitOutcome, RoundOutcome, TakenTest, TakenUnitTest } from './records';
import type { Setup } from './setup';
import type { Turn } from './turn';
import type { Unit } from './unit';

/*
 * A battle as it stands, and the words in which everything else in `battle` speaks of it.
 *
 * - `battle.ts`: the battle with its combats, their rounds and its units. Plain data that never changes: every event makes a new one.
 * - `assault-round.ts` and `fighters.ts`: what is fought in a round with wound pools, and the groups that fight in it.
 * - `army.ts`, `unit.ts`, `engaged.ts`, `contributions.ts`: questions to it, such as a unit's health or the combat a unit is in.
 * - `records.ts`: what was recorded as it was then. `setup.ts`, `turn.ts`, `objective.ts`: what was agreed, whose turn it is, what is at stake.
 * - `change-combat.ts`: how a subject changes a combat or a round. `event-facts.ts`, `decision.ts`: what every subject's events and decisions
 *   have in common. `ids.ts` and `shapes.ts`: names and stored shapes that several subjects share.
 * What happens, and who may want it, stands in the subjects above: `army`, `score`, `match`, `combat`, `assault`.
 */

/** A break test of a losing unit, or of the losing side at large. */
export type RoundTest = {
  readonly side: Side;
  readonly unitId: string | null;
  /** What the players entered; the rest follows the proposals. */
  readonly answers: BreakTestAnswers;
  readonly taken: TakenTest | null;
  readonly pursuit: PursuitOutcome | null;
};

/** Casualties of a side added in one gesture, as many as still stand: Health Points. */
export type Contribution = { readonly side: Side; readonly target: LossTarget; readonly lost: number };

/** What one unit dealt to another in a duel: unsaved Health Points, and how many of them were more than that one had left. */
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
  readonly outcome: RoundOutcome | null;
  readonly tests: readonly RoundTest[];
  /**
   * Until when the strength of the units counts for rows that are determined before the attacks: until the first blow of the round; or,
   * in rounds from older logs, until it began.
   */
  readonly frozenBy: 'firstBlow' | 'beginning';
  /** What each engaged unit had lost when the round was frozen, or when it joined later: Health Points. */
  readonly lostAtStart: Readonly<Partial<Record<UnitId, number>>>;
  /** What each unit has lost in this round of this combat, given back included: Health Points. */
  readonly unitLosses: Readonly<Partial<Record<UnitId, number>>>;
  /** Where the casualties of both sides went, gesture by gesture, the newest last, without what was given back since. */
  readonly contributions: readonly Contribution[];
  /** What was dealt in duels, the newest last. */
  readonly duels: readonly Duel[];
  /** Units that have fled from this round: they do not fight in the next, even where they rally before it. */
  readonly fled: readonly UnitId[];
  /** Whether anything was answered or fought in this round itself. */
  readonly touched: boolean;
  /** What is fought with wound pools; null in a battle with a score sheet, and until the first group joins. */
  readonly assault: AssaultRound | null;
};

/** One combat with its rounds, the newest last; there is always one. */
export type Combat = {
  readonly id: CombatId;
  /** 1, 2, 3 … in the order of opening. */
  readonly number: number;
  readonly rounds: readonly Round[];
  readonly ended: boolean;
  /** The engaged units in the order they were chosen; empty where the players named none. Those destroyed in this round stay until the next. */
  readonly unitIds: readonly UnitId[];
  readonly contacts: readonly Contact[];
  /** The side that shoots: the combat is a shooting attack; missing: both sides fight. */
  readonly shotBy?: Side;
};

/** How a unit fights an enemy: in which of the enemy's facings, and whether it charged in this round to get there. */
export type ContactKind = {
  readonly facing: Facing;
  readonly charged: boolean;
  /** How it got there, where it did not charge in this round; missing: nobody said, as in older logs, or the front needs no charge. */
  readonly charge?: PastCharge;
  /** Nobody said it: the app paired the units by their order. */
  readonly guessed?: true;
};

/** `earlier`: it charged in a round before. `supposed`: nobody said, but only a charge leads into a flank or the rear. */
export type PastCharge = 'earlier' | 'supposed';

/** `unitId` fights `enemyUnitId` in that facing of the enemy. */
export type Contact = Pick<ContactKind, 'facing'> & {
  readonly unitId: UnitId;
  readonly enemyUnitId: UnitId;
  /** The round for which it charged, or null. */
  readonly chargedInRound: number | null;
  /** How it got there where that was not told with a round; null: not by a charge. */
  readonly charge: PastCharge | null;
  /** Whether the app paired them and nobody has said so: it is paired anew when units join or leave. */
  readonly guessed: boolean;
};

/** A unit in the battle: what it was, what it has lost, and what the players said has become of it. */
export type ArmyUnit = {
  readonly unit: Unit;
  /** Health Points lost so far, held within what the unit has. */
  readonly lost: number;
  /** Only what health cannot tell; a unit without health is destroyed whatever stands here. */
  readonly fate: Fate;
  /** The tests it took beside break tests, the newest last; missing where none. */
  readonly tests?: readonly TakenUnitTest[];
  /** The unit that this character has joined; missing: none. */
  readonly joined?: UnitId;
};

/** The army on a player's device from which a side's army came: by its id there, and as it was called then. */
export type KeptArmyRef = { readonly id: string; readonly name: string };

/** A player's clock: what it has run so far, and since when it runs, in milliseconds. */
export type Clock = { readonly ranMs: number; readonly runningSince: number | null };

/** A battle as it stands after the entries in force. Nothing here is stored: it is replayed from the log. */
export type Battle = {
  readonly id: BattleId;
  readonly editionId: string;
  readonly setup: Setup;
  /** When its first entry was written, in milliseconds since 1970. */
  readonly startedAt: number;
  readonly turn: Turn;
  readonly combats: readonly Combat[];
  /** Both rosters, each side's units in their order. */
  readonly units: readonly ArmyUnit[];
  /** The units that left the table, in the order in which they did, those of one gesture together; missing while nobody has. */
  readonly lostInOrder?: readonly (readonly UnitId[])[];
  /** How often each bonus was earned, by the players' word. */
  readonly bonuses: Readonly<Record<Side, BonusAnswers>>;
  /** The places on the table that a side held when they counted. */
  readonly held: readonly HeldPlace[];
  /** The Victory Points that the players agreed on; null: what is counted holds. */
  readonly agreed: AgreedPoints | null;
  readonly objective: Objective;
  /** Battle Points given or taken by the players. */
  readonly adjustments: Readonly<Record<Side, number>>;
  /** What a difference in Victory Points is called, where the edition leaves it to the players; null until they say. */
  readonly margins: MarginTable | null;
  /** The readings of unclear rules that this table chose; the others are the edition's. */
  readonly readings: Partial<Readings>;
  readonly clocks: Readonly<Record<Side, Clock>>;
  readonly outcome: BattleOutcome | null;
  /** Which device gave the writing away, and to whose player; null while the battle may be written. */
  readonly handedOver: { readonly by: WriterId; readonly to: Side | null } | null;
  /** What the players file the battle under, in their order. */
  readonly tags: readonly string[];
  /** The kept armies from which the sides' armies came; missing for one that was not imported, or not kept. */
  readonly lists?: Readonly<Partial<Record<Side, KeptArmyRef>>>;
};

/** The combat of that id, or undefined. */
export function combatOf(battle: Battle, combatId: CombatId): Combat | undefined {
  return battle.combats.find((combat) => combat.id === combatId);
}

/** The round that is being fought, or the last one fought. Undefined for a combat whose first round has not begun. */
export function latestRound(combat: Combat): Round | undefined {
  return combat.rounds.at(-1);
}

/** Whether the round has been closed: its result is recorded. */
export function isClosed({ outcome, assault }: Round): boolean {
  return outcome !== null || (assault !== null && (assault.outcome !== null || assault.shot !== undefined));
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
