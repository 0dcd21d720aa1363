import type { Challenge, ModelPlace, Places, StrikePool, UnitTest } from '@/battle/state/assault-round';
import type { FighterGroup } from '@/battle/state/fighters';
import type { GroupId, ModelId, PoolId, UnitId, UnitKey } from '@/battle/state/ids';
import type { Strike, StrikeWoundKind } from '@/battle/state/strike';
import type { VehicleFacing } from '@/battle/state/vehicle-armour';
import type { WoundingHits } from '@/rules/book-parts';
import type {
  AllocationPrompt,
  AllocationRules,
  AllocationState,
  AllocationSummary,
  AssaultResult,
  AttacksReason,
  Fraction,
  HotEffect,
  MoraleCheck,
  Need,
  Penetration,
  Reason,
  SaveReason,
  SaveType,
  Side,
  SweepingEnd,
  Together,
  ToHitReason,
  ToWoundReason,
} from '@/rules/index';
import type { DuelView } from './duel-view';
import type { AftermathUnit, AftermathView, DueCheck, PointRowView } from './points-view';

/** The present state of a model of a group. */
export type ModelView = {
  readonly id: ModelId;
  readonly groupId: GroupId;
  /** The name of its group. */
  readonly name: string;
  /**
   * The mark on its token, before its number; empty if all models of the unit are alike: then the number is
   * enough.
   */
  readonly mark: string;
  /** The model's number among the unit's models of that name, from 1; null: the only one. */
  readonly number: number | null;
  readonly woundsLeft: number;
  readonly wounds: number;
  readonly place: ModelPlace;
};

/** A unit of the fight: all groups with its key. */
export type AssaultUnit = {
  readonly key: UnitKey;
  readonly side: Side;
  /** The unit's name in the armies, else that of its first group. */
  readonly name: string;
  readonly unitId: UnitId | null;
  readonly groups: readonly FighterGroup[];
  readonly models: readonly ModelView[];
  readonly modelsLeft: number;
};

/** Why a strike cannot hurt, so that no dice are asked for. */
export const STRIKE_BARRIERS = [
  'cannotStrike', // Weapon Skill 0
  'noAttacks', // no attacks are left
  'cannotWound', // Strength against Toughness, with no rule that helps
  'onlyDestroyerHurtsVehicles', // its armour was not entered
  'cannotPenetrate', // the armour is too thick for these hits
  'noEnemyYet', // the enemy has no models in this round
  'nobodyToStrike', // the enemy has no models left
] as const;
export type StrikeBarrier = (typeof STRIKE_BARRIERS)[number];

/** The save of one group of the struck unit against one kind of Wound, and what follows, for the screen. */
export type SaveNumbers = {
  readonly kind: StrikeWoundKind;
  readonly groupId: GroupId;
  /** The name of that group. */
  readonly name: string;
  readonly need: Need;
  readonly type: SaveType | null;
  /** The reasons for it, or why there is no save ("AP 3 against 3+"). */
  readonly reasons: readonly Reason<SaveReason>[];
  readonly feelNoPain: Need;
  /** True: an unsaved Wound removes the model at once. */
  readonly instantDeath: boolean;
};

/** The target numbers of a strike before the dice. */
export type StrikeNumbers = {
  /** Null if the hit is automatic or impossible: see `automaticHit` and `barrier`. */
  readonly hit: Need;
  readonly automaticHit: boolean;
  readonly hitReroll: 'failures' | 'ones' | null;
  /** The number for a re-rolled die, if it differs from `hit`. */
  readonly hitAgainOn?: number;
  readonly hitReasons: readonly Reason<ToHitReason>[];
  /**
   * The effect of a shot that gets hot on its shooter, and the chance that a shot costs a Wound or a Hull
   * Point in this way; missing: it does not get hot.
   */
  readonly hot?: { readonly effect: HotEffect; readonly chance: Fraction };
  /** Null if only a Rending roll wounds, and for Destroyer hits. */
  readonly wound: Need;
  readonly woundReroll: boolean;
  /** The roll that wounds against any Toughness, or null. */
  readonly rendingOn: Need;
  readonly destroyer: boolean;
  /**
   * What the hits need against the armour of a vehicle, and which of its sides they hit; missing for any
   * other target.
   */
  readonly penetration?: Penetration & { readonly facing: VehicleFacing };
  /** Hits that wound without a die, counted apart; missing: none. */
  readonly wounding?: readonly WoundingHits[];
  readonly woundReasons: readonly Reason<ToWoundReason>[];
  readonly saves: readonly SaveNumbers[];
  /** The kinds of Wounds that players count separately; only one for ordinary blows. */
  readonly kinds: readonly StrikeWoundKind[];
  /** What each face of the die to wound makes, from 1 to 6; missing: no face alters the Wound. */
  readonly byFace?: readonly (StrikeWoundKind | null)[];
  readonly barrier: StrikeBarrier | null;
};

/** What a strike waits for. `roll*` are the dice that matter now. */
export type StrikeStage = 'hits' | 'wounds' | 'settled';

/** A strike of the current step, or of a fought one. */
export type StrikeView = {
  readonly strike: Strike;
  readonly group: FighterGroup;
  /** The one model that strikes in a challenge, numbered if its group has several; missing: no challenge. */
  readonly duellist?: { readonly name: string; readonly number: number | null };
  /** The models that strike, including those removed at this very step. */
  readonly strikers: number;
  /** The attacks of each model by the rules, and the reasons. */
  readonly attacksEach: number;
  readonly attackReasons: readonly Reason<AttacksReason>[];
  readonly numbers: StrikeNumbers;
  readonly stage: StrikeStage;
  /** Rolls of 6 may be entered as Precision Strikes. */
  readonly mayBePrecise: boolean;
};

/** A step of the ladder with strikers. */
export type LadderStep = {
  readonly step: number;
  readonly standing: 'fought' | 'now' | 'toCome';
  readonly strikes: readonly StrikeView[];
};

/** The Wounds of the step on one unit. */
export type UnitWounds = {
  readonly unit: AssaultUnit;
  readonly pools: readonly StrikePool[];
  readonly state: AllocationState;
  /** From which models of the unit the rulebook names the next one. */
  readonly allocation: AllocationRules;
  readonly prompt: AllocationPrompt;
  /** Not null if the whole pool may be rolled at once. */
  readonly together: Together | null;
  /** The roll for Look Out, Sir on the current Wound; null: it may not be tried. */
  readonly lookOutSir: number | null;
  readonly summary: AllocationSummary;
  /** The places of its models at an earlier step, to be confirmed or changed; null: nothing to ask. */
  readonly formerPlaces: Places | null;
  /** Nothing has been allocated: models may be placed and pools ordered. */
  readonly untouched: boolean;
  /** The order that the attacker chose, else the pools in order of arrival. */
  readonly order: readonly PoolId[];
};

/**
 * The value with which a unit tests. `of`: the model whose characteristic it is (null: all models are alike,
 * or it was entered). `said`: the players entered it.
 */
export type TestedOn = { readonly value: number; readonly of: string | null; readonly said: boolean };

/** A losing unit after the round. */
export type LoserView = {
  readonly unit: AssaultUnit;
  readonly check: MoraleCheck;
  readonly leadership: TestedOn;
  readonly test: UnitTest | null;
  /** What it still has to do. `done`: it passed, or its fate is decided. */
  readonly stage: 'morale' | 'sweep' | 'done';
  /** For the Sweeping Advance; null if the winner has no models left. */
  readonly sweep: {
    readonly winnerInitiative: number;
    readonly loserInitiative: number;
    readonly chances: Readonly<Record<SweepingEnd, Fraction>>;
    /** The unit that pursues: the fastest of the winner. */
    readonly winner: AssaultUnit;
  } | null;
};

/** What the screen should ask now. */
export type AssaultNow =
  /** One or both sides have no models yet, or no side can strike. */
  | { readonly phase: 'setUp'; readonly missing: readonly Side[] }
  | { readonly phase: 'strike'; readonly step: LadderStep }
  | { readonly phase: 'allocate'; readonly step: number; readonly units: readonly UnitWounds[] }
  /** All steps are fought: the round can be closed with its result. */
  | { readonly phase: 'result' }
  /** Closed: the losers test. */
  | { readonly phase: 'losers'; readonly losers: readonly LoserView[] }
  /** Closed by points: the side that lost makes its one check. */
  | { readonly phase: 'check'; readonly check: DueCheck }
  /** Closed by points: these units choose what they do, the loser's first. */
  | { readonly phase: 'aftermath'; readonly units: readonly AftermathUnit[] }
  /** Closed and settled: the next round, or the end. */
  | { readonly phase: 'settled' };

/** A character that is left, and its group. */
export type Character = {
  readonly modelId: ModelId;
  readonly group: FighterGroup;
  /** Its number in the group, from 1; null: it was always the only one. */
  readonly number: number | null;
};

/** The challenge of the round, for the screen. */
export type ChallengeView = {
  /** One of these characters, of either side, may issue one. */
  readonly mayIssue: boolean;
  readonly characters: Readonly<Record<Side, readonly Character[]>>;
  /** The challenge and its answer; null: none was issued. */
  readonly issued: Challenge | null;
  /** The characters of the answering side that may be sent aside. */
  readonly refusers: readonly Character[];
  /** The challenge as it is fought in rounds of its own; null: it is not, or not accepted. */
  readonly duel: DuelView | null;
};

/** A whole round for the screen. Odds are not in it, because `strikeOdds` and `poolOdds` are slow. */
export type AssaultView = {
  readonly units: readonly AssaultUnit[];
  readonly ladder: readonly LadderStep[];
  readonly now: AssaultNow;
  /** The result after the Wounds allocated so far. The recorded result is in `AssaultRound.outcome`. */
  readonly result: AssaultResult;
  /** The rows of a combat by points that is not closed; null: Wounds are counted, or it is closed. */
  readonly points: readonly PointRowView[] | null;
  /** The units that have to test after a closed round, also those that have done so; empty before. */
  readonly losers: readonly LoserView[];
  /** What is to be done after a combat by points; null: Wounds are counted, or it is not closed. */
  readonly aftermath: AftermathView | null;
  /** Units that face an enemy that causes Fear, and have no rule against it. */
  readonly fearTests: readonly UnitKey[];
  readonly challenge: ChallengeView;
};

/** Exact odds of a unit's losses. */
export type OddsView = {
  /** Wounds in the pools before saves, on average; for pools, their number. */
  readonly expectedWounds: Fraction;
  readonly expectedLost: Fraction;
  readonly expectedRemoved: Fraction;
  /** The chance of losing exactly 0, 1, 2 … Wounds or Hull Points. */
  readonly lost: readonly Fraction[];
  /** The chance of losing at least 0, 1, 2 … */
  readonly lostAtLeast: readonly Fraction[];
  /** The chance that at least one model is removed, and that the whole unit is. */
  readonly killsOne: Fraction;
  readonly killsUnit: Fraction;
};
