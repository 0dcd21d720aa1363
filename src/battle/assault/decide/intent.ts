import type {
  HurtCause,
  ModelPlace,
  SaidCharacteristic,
  StrikeWoundKind,
} from '@/battle/state/assault-round';
import type { FighterDraft, FighterSwitches } from '@/battle/state/fighters';
import type { CombatId, GroupId, ModelId, PoolId, StrikeId, UnitKey } from '@/battle/state/ids';
import type { VehicleFacing } from '@/battle/state/vehicle-armour';
import type { AllocationStep, SweepingEnd } from '@/rules/index';

type InCombat = { readonly combatId: CombatId };
type InStrike = InCombat & { readonly strikeId: StrikeId };
type OnUnit = InCombat & { readonly unitKey: UnitKey };

/** Faces of D6 thrown by the app, 1 to 6, in their order. More than enough may be given: those not needed are not recorded. */
export type Dice = readonly number[];

/** What is changed of all groups of a unit at once. */
export type UnitChange = Partial<FighterSwitches> & { readonly unitName?: string };

/** What players want in an assault. */
export type AssaultIntent =
  /** `asUnit`: all of them are one unit, of that name, though no draft says so. */
  | (InCombat & {
      readonly type: 'addFighters';
      readonly fighters: readonly FighterDraft[];
      readonly asUnit?: string | undefined;
    })
  /** Changes a group; its models keep their losses. */
  | (InCombat & { readonly type: 'changeFighters'; readonly groupId: GroupId; readonly to: FighterDraft })
  | (InCombat & { readonly type: 'removeFighters'; readonly groupId: GroupId })
  /** The unit is called so, or all its groups are so in this round. Its models, losses and place stay. */
  | (OnUnit & { readonly type: 'changeUnit'; readonly to: UnitChange })
  /** All groups of the unit join another of its side, which keeps its name. */
  | (OnUnit & { readonly type: 'mergeUnits'; readonly into: UnitKey })
  /** The group leaves its unit and is one of its own, called as the group is. */
  | (InCombat & { readonly type: 'splitGroup'; readonly groupId: GroupId })
  /** The side of a vehicle that is shot at. */
  | (OnUnit & { readonly type: 'turnVehicle'; readonly facing: VehicleFacing })
  /** The cover save of where the unit stands when it is shot at; null: none. */
  | (OnUnit & { readonly type: 'takeCover'; readonly save: number | null })
  /** Wounds lost before or besides the blows, taken from the models in their order; a negative number gives back. */
  | (InCombat & {
      readonly type: 'hurtModels';
      readonly groupId: GroupId;
      readonly wounds: number;
      readonly because: HurtCause;
    })
  | (InCombat & {
      readonly type: 'placeModels';
      readonly places: readonly ({ readonly modelId: ModelId } & ModelPlace)[];
    })
  /** Changes the number of attacks or the unit struck. What was counted for the strike before is forgotten. */
  | (InStrike & { readonly type: 'changeStrike'; readonly attacks: number; readonly target: UnitKey })
  /** Some of the attacks of a strike go against another unit, as a strike of their own. */
  | (InStrike & { readonly type: 'splitStrike'; readonly attacks: number; readonly target: UnitKey })
  /** `hot`: so many of the other shots got hot, of a vehicle those that glance it; missing: none. */
  | (InStrike & { readonly type: 'enterHits'; readonly hits: number; readonly hot?: number | undefined })
  | (InStrike & { readonly type: 'rollHits'; readonly dice: Dice })
  /** So many of its hits were rolled with a 6 by a character: they become a strike of their own, whose Wounds the attacker allocates. */
  | (InStrike & { readonly type: 'namePrecise'; readonly hits: number })
  /** Kinds of none may be left out. */
  | (InStrike & {
      readonly type: 'enterWounds';
      readonly wounds: Readonly<Partial<Record<StrikeWoundKind, number>>>;
    })
  | (InStrike & { readonly type: 'rollWounds'; readonly dice: Dice })
  /** Nobody else strikes at this step: whatever was not entered comes to nothing. Refused while Wounds wait. */
  | (InCombat & { readonly type: 'endStep' })
  | (OnUnit & { readonly type: 'orderPools'; readonly order: readonly PoolId[] })
  /** One step of the allocation, as the prompt asks for it. `byApp`: the app rolled the die. */
  | (OnUnit & {
      readonly type: 'allocate';
      readonly step: AllocationStep;
      readonly byApp?: boolean | undefined;
    })
  /** Several steps that were taken once, in their order, as a correction takes them again. A choice that nobody is asked for is left out. */
  | (OnUnit & {
      readonly type: 'allocateAgain';
      readonly steps: readonly AllocationStep[];
      readonly byApp: boolean;
    })
  /** The whole pool at once, where `togetherNow` allows it. */
  | (OnUnit & {
      readonly type: 'allocateTogether';
      readonly saved: number;
      readonly discounted: number;
      /** Whom the defender removes; models of one group are as good as each other, of different ones they have to be chosen. */
      readonly defenderChoice: readonly string[];
    })
  /**
   * The app rolls on until a player has to choose, or nothing is left. Models that the defender has chosen take the Wounds in that
   * order; only models of one group with as many Wounds left are taken as they come. `staysInHand`: the Wound in hand meets a character,
   * whose player was asked and leaves out Look Out, Sir.
   */
  | (OnUnit & {
      readonly type: 'rollAllocation';
      readonly dice: Dice;
      readonly staysInHand?: boolean | undefined;
      readonly defenderChoice?: readonly string[] | undefined;
    })
  /** A character of either side challenges the enemy, before the first blow of the round. */
  | (InCombat & { readonly type: 'issueChallenge'; readonly modelId: ModelId })
  /** The enemy character that accepts; or, refused, the one that the challenger's player makes stand aside. */
  | (InCombat & {
      readonly type: 'answerChallenge';
      readonly by: 'accepted' | 'refused';
      readonly modelId: ModelId;
    })
  /** What a unit tests on, or runs with, after the round; null: what the rules say. */
  | (OnUnit & {
      readonly type: 'sayCharacteristic';
      readonly characteristic: SaidCharacteristic;
      readonly to: number | null;
    })
  | (OnUnit & { readonly type: 'takeMorale'; readonly way: 'said'; readonly passed: boolean })
  | (OnUnit & {
      readonly type: 'takeMorale';
      readonly way: 'rolled';
      readonly dice: readonly [number, number];
      /** False: they lay on the table, and the players typed them in. */
      readonly byApp?: boolean | undefined;
    })
  /** Our Weapons Are Useless. */
  | (OnUnit & { readonly type: 'takeMorale'; readonly way: 'choseToFail' })
  /** The D6 of the winner, then of the loser. The Initiatives are those of `sweepOf` where none are given. */
  | (OnUnit & {
      readonly type: 'sweep';
      readonly dice: readonly [number, number];
      readonly byApp: boolean;
      readonly winnerInitiative?: number | undefined;
      readonly loserInitiative?: number | undefined;
    })
  /** The players say how it ended. */
  | (OnUnit & { readonly type: 'saySweep'; readonly end: SweepingEnd })
  /** The winner may not make a Sweeping Advance: the unit gets away. */
  | (OnUnit & { readonly type: 'barSweep' })
  | { readonly type: 'changeReading'; readonly readingId: string; readonly to: string };
