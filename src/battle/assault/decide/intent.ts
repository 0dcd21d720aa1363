import type { HurtCause, ModelPlace, SaidCharacteristic } from '@/battle/state/assault-round';
import type { FocusFacts } from '@/battle/state/duel';
import type { FighterDraft, FighterSwitches } from '@/battle/state/fighters';
import type { CombatId, GroupId, ModelId, PoolId, StrikeId, UnitKey } from '@/battle/state/ids';
import type { StrikeWoundKind, WoundCounts } from '@/battle/state/strike';
import type { VehicleFacing } from '@/battle/state/vehicle-armour';
import type { AllocationStep, Side, SweepingEnd } from '@/rules/index';

type InCombat = { readonly combatId: CombatId };
type InStrike = InCombat & { readonly strikeId: StrikeId };
type OnUnit = InCombat & { readonly unitKey: UnitKey };

/**
 * Faces of D6 rolled by the app, 1 to 6, in order. The caller may give too many: dice that are not needed are
 * not recorded.
 */
export type Dice = readonly number[];

/** The changes to all groups of a unit at once. */
export type UnitChange = Partial<FighterSwitches> & {
  readonly unitName?: string;
  /** Every status that it has from now on, by their ids. */
  readonly statuses?: readonly string[];
};

/** What players want to do in an assault. */
export type AssaultIntent =
  /** `asUnit`: all drafts become one unit of that name, whatever the drafts say. */
  | (InCombat & {
      readonly type: 'addFighters';
      readonly fighters: readonly FighterDraft[];
      readonly asUnit?: string | undefined;
    })
  /** Changes a group. Its models keep their losses. */
  | (InCombat & { readonly type: 'changeFighters'; readonly groupId: GroupId; readonly to: FighterDraft })
  | (InCombat & { readonly type: 'removeFighters'; readonly groupId: GroupId })
  /**
   * Changes the name of the unit, or a switch of all its groups in this round. Models, losses and places
   * stay.
   */
  | (OnUnit & { readonly type: 'changeUnit'; readonly to: UnitChange })
  /** All groups of the unit join another unit of their side, which keeps its name. */
  | (OnUnit & { readonly type: 'mergeUnits'; readonly into: UnitKey })
  /** The group leaves its unit and becomes one of its own, with the group's name. */
  | (InCombat & { readonly type: 'splitGroup'; readonly groupId: GroupId })
  /** The side of a vehicle that is shot at. */
  | (OnUnit & { readonly type: 'turnVehicle'; readonly facing: VehicleFacing })
  /** The cover save of the unit's place when it is shot at; null: none. */
  | (OnUnit & { readonly type: 'takeCover'; readonly save: number | null })
  /**
   * Wounds lost other than by the blows, taken from the models in their order. A negative number gives them
   * back.
   */
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
  /** Changes the number of attacks or the unit struck. Earlier counts of the strike are deleted. */
  | (InStrike & { readonly type: 'changeStrike'; readonly attacks: number; readonly target: UnitKey })
  /** Some of the attacks of a strike go against another unit, as a strike of their own. */
  | (InStrike & { readonly type: 'splitStrike'; readonly attacks: number; readonly target: UnitKey })
  /**
   * `hot`: how many of the other shots got hot (for a vehicle: how many of them glance it); missing: none.
   */
  | (InStrike & {
      readonly type: 'enterHits';
      /** Those that roll to wound. */
      readonly hits: number;
      /** Those that wound without a die, by kind; missing: none. */
      readonly wounding?: WoundCounts | undefined;
      readonly hot?: number | undefined;
    })
  | (InStrike & { readonly type: 'rollHits'; readonly dice: Dice })
  /**
   * How many of its hits a character rolled with a 6. They become a strike of their own, whose Wounds the
   * attacker allocates.
   */
  | (InStrike & { readonly type: 'namePrecise'; readonly hits: number })
  /** Kinds without Wounds may be left out. */
  | (InStrike & {
      readonly type: 'enterWounds';
      readonly wounds: Readonly<Partial<Record<StrikeWoundKind, number>>>;
    })
  | (InStrike & { readonly type: 'rollWounds'; readonly dice: Dice })
  /**
   * No other group strikes at this step: strikes that were not entered get no hits. Refused while Wounds
   * wait.
   */
  | (InCombat & { readonly type: 'endStep' })
  | (OnUnit & { readonly type: 'orderPools'; readonly order: readonly PoolId[] })
  /** One step of the allocation, as the engine prompts for it. `byApp`: the app rolled the die. */
  | (OnUnit & {
      readonly type: 'allocate';
      readonly step: AllocationStep;
      readonly byApp?: boolean | undefined;
    })
  /**
   * Repeats several steps in their order when something earlier is corrected. Choices that are no longer
   * needed are left out.
   */
  | (OnUnit & {
      readonly type: 'allocateAgain';
      readonly steps: readonly AllocationStep[];
      readonly byApp: boolean;
    })
  /** The whole pool at once, if `togetherNow` allows it. */
  | (OnUnit & {
      readonly type: 'allocateTogether';
      readonly saved: number;
      readonly discounted: number;
      /**
       * The models that the defender removes. Models of one group are interchangeable; between groups the
       * defender must choose.
       */
      readonly defenderChoice: readonly string[];
    })
  /**
   * The app rolls until a player has to choose, or nothing is left. The models that the defender has chosen
   * take the Wounds in that order; without a choice, only models of one group with equal Wounds left are
   * taken in turn. `staysInHand`: the current Wound hits a character, and its player decided against Look
   * Out, Sir.
   */
  | (OnUnit & {
      readonly type: 'rollAllocation';
      readonly dice: Dice;
      readonly staysInHand?: boolean | undefined;
      readonly defenderChoice?: readonly string[] | undefined;
    })
  /** A character of either side challenges the enemy, before the first blow of the round. */
  | (InCombat & { readonly type: 'issueChallenge'; readonly modelId: ModelId })
  /** The enemy character that accepts; or, if refused, the one that the challenger's player sends aside. */
  | (InCombat & {
      readonly type: 'answerChallenge';
      readonly by: 'accepted' | 'refused';
      readonly modelId: ModelId;
    })
  /**
   * What the side chooses for its model in a round of the challenge: an id of the rulebook's, or null with a label of
   * the players' own. Who has the Advantage begins another round by it.
   */
  | (InCombat & {
      readonly type: 'chooseGambit';
      readonly side: Side;
      readonly gambit: string | null;
      readonly label?: string | undefined;
    })
  /** Who strikes first, by dice or as the players say; `facts`: what the app cannot see of both. */
  | (InCombat & {
      readonly type: 'rollFocus';
      readonly facts?: Readonly<Record<Side, FocusFacts>> | undefined;
      readonly by:
        | { readonly way: 'said'; readonly advantage: Side }
        | {
            readonly way: 'rolled';
            readonly dice: Readonly<Record<Side, Dice>>;
            readonly byApp: boolean;
          };
    })
  /** The Wounds that the other lost to the blows of the side's model. */
  | (InCombat & { readonly type: 'strikeDuel'; readonly side: Side; readonly lost: number })
  /** The challenge is over. Without numbers, the Wounds that were lost are those inflicted. */
  | (InCombat & {
      readonly type: 'endChallenge';
      readonly withdraws?: Side | undefined;
      readonly inflicted?: Readonly<Record<Side, number>> | undefined;
    })
  /** The characteristic with which a unit tests or runs after the round; null: the value by the rules. */
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
      /** False: dice on the table, which the players entered. */
      readonly byApp?: boolean | undefined;
    })
  /** The unit chooses to fail: Our Weapons Are Useless. */
  | (OnUnit & { readonly type: 'takeMorale'; readonly way: 'choseToFail' })
  /** The D6 of the winner, then of the loser. Without Initiatives, those of `sweepOf` are used. */
  | (OnUnit & {
      readonly type: 'sweep';
      readonly dice: readonly [number, number];
      readonly byApp: boolean;
      readonly winnerInitiative?: number | undefined;
      readonly loserInitiative?: number | undefined;
    })
  /** The players enter how it ended. */
  | (OnUnit & { readonly type: 'saySweep'; readonly end: SweepingEnd })
  /** The winner may not make a Sweeping Advance: the unit gets away. */
  | (OnUnit & { readonly type: 'barSweep' })
  /** What a side counts for a row of the combat's points; null: what the app counts. */
  | (InCombat & {
      readonly type: 'countPoints';
      readonly side: Side;
      readonly rowId: string;
      readonly to: number | null;
    })
  /**
   * The one check of the side that lost by points. Without a Leadership, the best that it may use; `lowered`: by how
   * much rules lower it besides the lost points.
   */
  | (InCombat & {
      readonly type: 'checkSide';
      readonly by:
        | { readonly way: 'said'; readonly passed: boolean }
        | { readonly way: 'rolled'; readonly dice: readonly [number, number]; readonly byApp: boolean };
      readonly leadership?: number | undefined;
      readonly lowered?: number | undefined;
    })
  /** What the unit does after a combat by points: the id of one of its options. */
  | (OnUnit & { readonly type: 'chooseAftermath'; readonly option: string })
  | { readonly type: 'changeReading'; readonly readingId: string; readonly to: string };

/** All of them: the compiler finds what is missing. */
export const ASSAULT_INTENTS: Readonly<Record<AssaultIntent['type'], null>> = {
  addFighters: null,
  changeFighters: null,
  removeFighters: null,
  changeUnit: null,
  mergeUnits: null,
  splitGroup: null,
  turnVehicle: null,
  takeCover: null,
  hurtModels: null,
  placeModels: null,
  changeStrike: null,
  splitStrike: null,
  enterHits: null,
  rollHits: null,
  namePrecise: null,
  enterWounds: null,
  rollWounds: null,
  endStep: null,
  orderPools: null,
  allocate: null,
  allocateAgain: null,
  allocateTogether: null,
  rollAllocation: null,
  issueChallenge: null,
  answerChallenge: null,
  chooseGambit: null,
  rollFocus: null,
  strikeDuel: null,
  endChallenge: null,
  sayCharacteristic: null,
  takeMorale: null,
  sweep: null,
  saySweep: null,
  barSweep: null,
  countPoints: null,
  checkSide: null,
  chooseAftermath: null,
  changeReading: null,
};
