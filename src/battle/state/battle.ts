import type {
  BonusAnswers,
  BreakTestAnswers,
  Counts,
  Facing,
  Fate,
  MarginTable,
  Readings,
  RoundAnswers,
  RowId,
  Side,
} from '@/rules/index';
import type { AgreedPoints } from './agreed-points';
import type { AssaultRound } from './assault-round';
import type { Clock, TimeLimit } from './clock';
import type { HeldPlace, WeighedPlace } from './held-places';
import type { BattleId, CombatId, UnitId, WriterId } from './ids';
import type { LossTarget } from './loss-target';
import type { Objective } from './objective';
import type { MadeReaction } from './reactions';
import type {
  BattleOutcome,
  OwedDice,
  PursuitOutcome,
  RoundOutcome,
  TakenTest,
  TakenUnitTest,
  ThrownFlight,
  ThrownTest,
  Untested,
} from './records';
import type { ScoredMarker } from './scored-markers';
import type { Setup } from './setup';
import type { Turn } from './turn';
import type { Unit } from './unit';

/*
 * A battle as it stands. The rest of `battle` uses these types.
 *
 * - `battle.ts`: the battle with its combats, their rounds and its units. Plain data that never changes:
 * every event makes a new one.
 * - `assault-round.ts` and `fighters.ts`: what is fought in a round with wound pools, and the groups that
 * fight in it.
 * - `army.ts`, `unit.ts`, `engaged.ts`, `contributions.ts`: queries, such as a unit's health or the combat
 * it is in.
 * - `records.ts`: what was recorded, as it was at that time. `setup.ts`, `turn.ts`, `objective.ts`: the
 * agreed set-up, the current turn, the objective.
 * - `change-combat.ts`: how a subject changes a combat or a round. `event-facts.ts`, `decision.ts`: what
 * the events and decisions of all subjects have in common. `ids.ts` and `shapes.ts`: ids and stored shapes
 * that several subjects share.
 *
 * Events and intents stand in the folders of the subjects: `army`, `score`, `match`, `combat`, `assault`.
 */

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

/** A unit in the battle: its data, its losses, and its fate as entered. */
export type ArmyUnit = {
  readonly unit: Unit;
  /** Health Points lost so far: at least 0, at most all that the unit had. */
  readonly lost: number;
  /**
   * The fate as entered. It does not matter once the unit has no Health Points left: then it is destroyed.
   */
  readonly fate: Fate;
  /** The tests it took other than break tests, the newest last; missing: none. */
  readonly tests?: readonly TakenUnitTest[];
  /** The unit that this character has joined; missing: none. */
  readonly joined?: UnitId;
  /** What it has gathered, by counter; missing: nothing. */
  readonly counts?: Counts;
  /** What it is for a time, by the ids of the rulebook's statuses; missing: nothing. */
  readonly statuses?: readonly string[];
  /** The statuses that were checked in that Player Turn; missing: none. */
  readonly checked?: { readonly turn: Turn; readonly statuses: readonly string[] };
  /** What it suffered and was not tested for; missing: nothing. */
  readonly untested?: Untested;
  /** The first throw of a test that must be thrown again; missing: no test waits. */
  readonly thrown?: ThrownTest;
  /** Dice that the outcome of its last test adds to a counter; missing: none, or they were rolled. */
  readonly owed?: OwedDice;
};

/**
 * The kept army on a player's device from which a side's army came: its id on that device, and its name at
 * that time.
 */
export type KeptArmyRef = { readonly id: string; readonly name: string };

/** A battle after all entries in force. It is never stored: the app replays it from the log. */
export type Battle = {
  readonly id: BattleId;
  readonly editionId: string;
  readonly setup: Setup;
  /** When its first entry was written, in milliseconds since 1970. */
  readonly startedAt: number;
  readonly turn: Turn;
  readonly combats: readonly Combat[];
  /** Both rosters; each side's units in their order. */
  readonly units: readonly ArmyUnit[];
  /**
   * The units that left the table, in the order in which they left it. Units of one gesture stand together.
   * Missing: none.
   */
  readonly lostInOrder?: readonly (readonly UnitId[])[];
  /** How often each bonus was earned, as the players entered it. */
  readonly bonuses: Readonly<Record<Side, BonusAnswers>>;
  /** The places on the table that a side held at a time when they count. */
  readonly held: readonly HeldPlace[];
  /** The strength of both sides at places that are held by strength; missing: none was entered. */
  readonly weighed?: readonly WeighedPlace[];
  /** What sides scored at markers in their own turns; missing: nothing. */
  readonly scoredMarkers?: readonly ScoredMarker[];
  /** The reactions of the battle, in their order; missing: none. */
  readonly reactions?: readonly MadeReaction[];
  /** The sides that declared a Counter Offensive; missing: none. */
  readonly counterOffensives?: readonly Side[];
  /** The Victory Points that the players agreed on; null: the counted ones are valid. */
  readonly agreed: AgreedPoints | null;
  readonly objective: Objective;
  /** Battle Points that the players gave or took. */
  readonly adjustments: Readonly<Record<Side, number>>;
  /**
   * The players' names for differences in Victory Points, in editions that leave these to the players; null:
   * not entered.
   */
  readonly margins: MarginTable | null;
  /** The readings of unclear rules that the players chose. For the others the edition's default is valid. */
  readonly readings: Partial<Readings>;
  readonly clocks: Readonly<Record<Side, Clock>>;
  /** The time that the players agreed on; missing: the clocks only count what was used. */
  readonly timeLimit?: TimeLimit;
  readonly outcome: BattleOutcome | null;
  /**
   * The device on which each side confirms the end. It counts where `outcome` says that the side did; missing:
   * the battle has not ended yet.
   */
  readonly confirmedOn?: Readonly<Partial<Record<Side, WriterId>>>;
  /** Which device handed the battle over, and to which side's player; null while this device may write. */
  readonly handedOver: { readonly by: WriterId; readonly to: Side | null } | null;
  /** The players' tags, in their order. */
  readonly tags: readonly string[];
  /**
   * The kept armies from which the sides' armies came; missing for an army that was not imported, or not
   * saved.
   */
  readonly lists?: Readonly<Partial<Record<Side, KeptArmyRef>>>;
};

/** The combat of that id, or undefined. */
export function combatOf(battle: Battle, combatId: CombatId): Combat | undefined {
  return battle.combats.find((combat) => combat.id === combatId);
}

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

/** The combats that are still being fought. */
export function openCombats(battle: Battle): readonly Combat[] {
  return battle.combats.filter((combat) => !combat.ended);
}
