import type { BonusAnswers, Counts, Fate, MarginTable, Readings, Side } from '@/rules/index';
import type { AgreedPoints } from './agreed-points';
import type { Clock, TimeLimit } from './clock';
import type { Combat } from './combat';
import type { HeldPlace, WeighedPlace } from './held-places';
import type { BattleId, CombatId, UnitId, WriterId } from './ids';
import type { Objective } from './objective';
import type { MadeReaction } from './reactions';
import type { BattleOutcome, OwedDice, TakenUnitTest, ThrownTest, Untested } from './records';
import type { ScoredMarker } from './scored-markers';
import type { Setup } from './setup';
import type { Turn } from './turn';
import type { Unit } from './unit';

/*
 * A battle as it stands. The rest of `battle` uses these types.
 *
 * - `battle.ts` and `combat.ts`: the battle with its units, and its combats with their rounds. Plain data that
 * never changes: every event makes a new one.
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

/** The combats that are still being fought. */
export function openCombats(battle: Battle): readonly Combat[] {
  return battle.combats.filter((combat) => !combat.ended);
}
