import type { HurtCause, ModelPlace, StrikeWoundKind } from '@/battle/state/assault-round';
import type { FighterDraft } from '@/battle/state/fighters';
import type { CombatId, GroupId, ModelId, PoolId, StrikeId, UnitKey } from '@/battle/state/ids';
import type { AllocationStep, SweepingEnd } from '@/rules/index';

type InCombat = { readonly combatId: CombatId };
type InStrike = InCombat & { readonly strikeId: StrikeId };
type OnUnit = InCombat & { readonly unitKey: UnitKey };

/** Faces of D6 thrown by the app, 1 to 6, in their order. More than enough may be given: those not needed are not recorded. */
export type Dice = readonly number[];

/** What players want in an assault. */
export type AssaultIntent =
  | (InCombat & { readonly type: 'addFighters'; readonly fighters: readonly FighterDraft[] })
  /** Changes a group; its models keep their losses. */
  | (InCombat & { readonly type: 'changeFighters'; readonly groupId: GroupId; readonly to: FighterDraft })
  | (InCombat & { readonly type: 'removeFighters'; readonly groupId: GroupId })
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
  | (InStrike & { readonly type: 'enterHits'; readonly hits: number })
  | (InStrike & { readonly type: 'rollHits'; readonly dice: Dice })
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
   * order; only models of one group with as many Wounds left are taken as they come.
   */
  | (OnUnit & {
      readonly type: 'rollAllocation';
      readonly dice: Dice;
      readonly defenderChoice?: readonly string[] | undefined;
    })
  | (OnUnit & { readonly type: 'takeMorale'; readonly way: 'said'; readonly passed: boolean })
  | (OnUnit & {
      readonly type: 'takeMorale';
      readonly way: 'rolled';
      readonly dice: readonly [number, number];
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
  | { readonly type: 'changeReading'; readonly readingId: string; readonly to: string };
