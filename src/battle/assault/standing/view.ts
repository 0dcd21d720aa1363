import type {
  Challenge,
  ModelPlace,
  Places,
  Strike,
  StrikePool,
  StrikeWoundKind,
  UnitTest,
} from '@/battle/state/assault-round';
import type { FighterGroup } from '@/battle/state/fighters';
import type { GroupId, ModelId, PoolId, UnitId, UnitKey } from '@/battle/state/ids';
import type { VehicleFacing } from '@/battle/state/vehicle-armour';
import type {
  AllocationPrompt,
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

/** A model of a group as it stands. */
export type ModelView = {
  readonly id: ModelId;
  readonly groupId: GroupId;
  /** The name of its group. */
  readonly name: string;
  /** What stands on its token before its number; empty where all models of the unit are alike, and the number alone tells them apart. */
  readonly mark: string;
  /** Which of the unit's models of that name it is, from 1; null where it is the only one. */
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

/** Why nothing can come of a strike, so that no dice are asked for. */
export const STRIKE_BARRIERS = [
  'cannotStrike', // Weapon Skill 0
  'noAttacks', // no attacks are left to make
  'cannotWound', // Strength against Toughness, with no rule that helps
  'onlyDestroyerHurtsVehicles', // nobody said what armour it has
  'cannotPenetrate', // the armour is too thick for these hits
  'noEnemyYet', // the enemy has no models in this round
  'nobodyToStrike', // the enemy has no models left
] as const;
export type StrikeBarrier = (typeof STRIKE_BARRIERS)[number];

/** The save and what follows of one kind of Wound against one group of the struck unit, said plainly. */
export type SaveNumbers = {
  readonly kind: StrikeWoundKind;
  readonly groupId: GroupId;
  /** The name of that group. */
  readonly name: string;
  readonly need: Need;
  readonly type: SaveType | null;
  /** Why it is that, or why there is none ("AP 3 against 3+"). */
  readonly reasons: readonly Reason<SaveReason>[];
  readonly feelNoPain: Need;
  /** An unsaved Wound removes the model at once. */
  readonly instantDeath: boolean;
};

/** The target numbers of a strike, before anything is rolled. */
export type StrikeNumbers = {
  /** Null where the hit is automatic or cannot be made: see `automaticHit` and `barrier`. */
  readonly hit: Need;
  readonly automaticHit: boolean;
  readonly hitReroll: 'failures' | 'ones' | null;
  /** What a die that is rolled again needs, where that is not `hit`. */
  readonly hitAgainOn?: number;
  readonly hitReasons: readonly Reason<ToHitReason>[];
  /** What a shot that gets hot does to who fired it, and the chance that a shot costs a Wound or a Hull Point so; missing: none does. */
  readonly hot?: { readonly effect: HotEffect; readonly chance: Fraction };
  /** Null where nothing but a Rending roll wounds, and for Destroyer hits. */
  readonly wound: Need;
  readonly woundReroll: boolean;
  /** The roll that wounds whatever the Toughness, or null. */
  readonly rendingOn: Need;
  readonly destroyer: boolean;
  /** What the hits need against the armour of a vehicle, and which side of it they meet; missing for any other target. */
  readonly penetration?: Penetration & { readonly facing: VehicleFacing };
  readonly woundReasons: readonly Reason<ToWoundReason>[];
  readonly saves: readonly SaveNumbers[];
  /** The kinds of Wounds that players count separately; a single one for ordinary blows. */
  readonly kinds: readonly StrikeWoundKind[];
  readonly barrier: StrikeBarrier | null;
};

/** What a strike waits for. `roll*` are the dice that matter now. */
export type StrikeStage = 'hits' | 'wounds' | 'settled';

/** A strike of the step in hand, or of a step that is fought. */
export type StrikeView = {
  readonly strike: Strike;
  readonly group: FighterGroup;
  /** The models that strike: those removed at this very step included. */
  readonly strikers: number;
  /** Attacks of each by the rules, and why. */
  readonly attacksEach: number;
  readonly attackReasons: readonly Reason<AttacksReason>[];
  readonly numbers: StrikeNumbers;
  readonly stage: StrikeStage;
  /** Rolls of 6 may be named as Precision Strikes. */
  readonly mayBePrecise: boolean;
};

/** A step of the ladder in which somebody strikes. */
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
  readonly prompt: AllocationPrompt;
  /** Not null where the whole pool may be rolled at once. */
  readonly together: Together | null;
  /** What Look Out, Sir has to roll for the Wound in hand, while it may be tried; null where it may not. */
  readonly lookOutSir: number | null;
  readonly summary: AllocationSummary;
  /** Where its models stood at an earlier step, to be said again; null where nobody was out of contact, or it was said already. */
  readonly formerPlaces: Places | null;
  /** Nothing has been allocated: models may be placed and pools ordered. */
  readonly untouched: boolean;
  /** The order the attacker chose, or the pools as they are. */
  readonly order: readonly PoolId[];
};

/** What a unit tests on: whose characteristic it is where its models differ (null: all alike, or the players'), and whether players said it. */
export type TestedOn = { readonly value: number; readonly of: string | null; readonly said: boolean };

/** A losing unit after the round. */
export type LoserView = {
  readonly unit: AssaultUnit;
  readonly check: MoraleCheck;
  readonly leadership: TestedOn;
  readonly test: UnitTest | null;
  /** What it still has to do: `done` when it passed, or when it is decided what became of it. */
  readonly stage: 'morale' | 'sweep' | 'done';
  /** For the Sweeping Advance; null where the winner has nobody left to advance. */
  readonly sweep: {
    readonly winnerInitiative: number;
    readonly loserInitiative: number;
    readonly chances: Readonly<Record<SweepingEnd, Fraction>>;
    /** The unit that follows: the fastest of the winner. */
    readonly winner: AssaultUnit;
  } | null;
};

/** What the screen should ask for now. */
export type AssaultNow =
  /** One side or both have no models yet; or nobody of either can strike. */
  | { readonly phase: 'setUp'; readonly missing: readonly Side[] }
  | { readonly phase: 'strike'; readonly step: LadderStep }
  | { readonly phase: 'allocate'; readonly step: number; readonly units: readonly UnitWounds[] }
  /** All steps are fought: the result stands and can be closed. */
  | { readonly phase: 'result' }
  /** Closed: the losers test. */
  | { readonly phase: 'losers'; readonly losers: readonly LoserView[] }
  /** Closed and settled: the next round, or the end. */
  | { readonly phase: 'settled' };

/** A character that is left, and the group it is of. */
export type Character = {
  readonly modelId: ModelId;
  readonly group: FighterGroup;
  /** Its number in the group, from 1; null where it is the only one there ever was. */
  readonly number: number | null;
};

/** The challenge of the round for the screen. */
export type ChallengeView = {
  /** One may be issued: by one of these, of either side. */
  readonly mayIssue: boolean;
  readonly characters: Readonly<Record<Side, readonly Character[]>>;
  /** What was issued, and what came of it; null where nothing was. */
  readonly issued: Challenge | null;
  /** Of the side that answers: who may be made to stand aside. */
  readonly refusers: readonly Character[];
};

/** The whole of a round for the screen. Odds are not in it: `strikeOdds` and `poolOdds` take their time. */
export type AssaultView = {
  readonly units: readonly AssaultUnit[];
  readonly ladder: readonly LadderStep[];
  readonly now: AssaultNow;
  /** As it stands after the Wounds allocated so far; the recorded one shows in `AssaultRound.outcome`. */
  readonly result: AssaultResult;
  /** The units that have to test after a closed round, those that have done so too; empty before. */
  readonly losers: readonly LoserView[];
  /** Units that face an enemy that causes Fear, and have no rule against it. */
  readonly fearTests: readonly UnitKey[];
  readonly challenge: ChallengeView;
};

/** Exact odds of what a unit loses. */
export type OddsView = {
  /** Wounds in the pools before saves, on average; for pools their number. */
  readonly expectedWounds: Fraction;
  readonly expectedLost: Fraction;
  readonly expectedRemoved: Fraction;
  /** The chance of losing exactly 0, 1, 2 … Wounds or Hull Points. */
  readonly lost: readonly Fraction[];
  /** The chance of losing at least 0, 1, 2 … */
  readonly lostAtLeast: readonly Fraction[];
  /** At least one model is removed; the whole unit is. */
  readonly killsOne: Fraction;
  readonly killsUnit: Fraction;
};
