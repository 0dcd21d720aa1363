import type {
  Aftermath,
  ChallengeAnswer,
  CharacteristicSaid,
  HurtCause,
  Places,
  SideCheck,
  Sweep,
  TakenMorale,
} from '@/battle/state/assault-round';
import type { ChosenGambit, DuelEnd, Focus } from '@/battle/state/duel';
import type { OfType } from '@/battle/state/event-facts';
import type { FighterGroup } from '@/battle/state/fighters';
import type { CombatId, GroupId, ModelId, PoolId, UnitKey } from '@/battle/state/ids';
import type { ShootingOutcome } from '@/battle/state/shooting';
import type { Strike } from '@/battle/state/strike';
import type { ReadingId, Side } from '@/rules/index';
import type { AllocationStanding, AllocationWay, BegunAllocation, SettledWound } from './allocation-record';

import type { Closed } from './shapes';

type InRound = { readonly combatId: CombatId; readonly round: number };
type InDuel = InRound & { readonly duelRound: number };

/**
 * What happened in an assault. A change holds the value before and after; results of the rules are stored as
 * they were at that time.
 */
export type AssaultEvent =
  /** A group was added (`from` null), changed, or taken out (`to` null). */
  | (InRound & {
      readonly type: 'fightersChanged';
      readonly from: FighterGroup | null;
      readonly to: FighterGroup | null;
    })
  /**
   * Wounds left of models of one group, before and after, changed by something other than a blow of this
   * round.
   */
  | (InRound & {
      readonly type: 'modelsHurt';
      readonly groupId: GroupId;
      readonly because: HurtCause;
      readonly from: readonly number[];
      readonly to: readonly number[];
      /** The group's losses to Overwatch in this round, this one included. */
      readonly overwatch: number;
    })
  /** Only the models named here are changed. */
  | (InRound & { readonly type: 'modelsPlaced'; readonly from: Places; readonly to: Places })
  /** `from` is null for a strike that was as the rules propose it, and for a new one that was split off. */
  | (InRound & { readonly type: 'strikeChanged'; readonly from: Strike | null; readonly to: Strike })
  | (InRound & {
      readonly type: 'poolsOrdered';
      readonly unitKey: UnitKey;
      /** Ids of pools; empty: the attacker had not set an order. */
      readonly from: readonly PoolId[];
      readonly to: readonly PoolId[];
    })
  | (InRound & {
      readonly type: 'woundsAllocated';
      readonly step: number;
      readonly unitKey: UnitKey;
      /** What was to be allocated; null for Wounds of an allocation that had already begun. */
      readonly began: BegunAllocation | null;
      readonly way: AllocationWay;
      /** How many Wounds were settled before; `outcomes` follow them. */
      readonly settledBefore: number;
      readonly outcomes: readonly SettledWound[];
      readonly standing: AllocationStanding;
    })
  /**
   * `placesEnd`: the places of models are valid for that step only. Missing in old logs, in which they stayed
   * valid.
   */
  | (InRound & { readonly type: 'stepFought'; readonly step: number; readonly placesEnd?: true })
  | (InRound & Closed & { readonly type: 'assaultClosed' })
  /** The last shot of a shooting attack is settled. */
  | (InRound & { readonly type: 'shootingEnded'; readonly outcome: ShootingOutcome })
  | (InRound & {
      readonly type: 'moraleTaken';
      readonly unitKey: UnitKey;
      readonly from: TakenMorale | null;
      readonly to: TakenMorale;
    })
  | (InRound & {
      readonly type: 'sweepResolved';
      readonly unitKey: UnitKey;
      readonly from: Sweep | null;
      readonly to: Sweep;
    })
  /** A character issues a challenge, before the first blow of the round. */
  | (InRound & {
      readonly type: 'challengeIssued';
      readonly side: Side;
      readonly modelId: ModelId;
      /** It is fought in rounds of its own; missing: with the blows of the combat. */
      readonly inRounds?: true;
    })
  /** The model that accepted; or, if refused, the model that stands aside. */
  | (InRound & { readonly type: 'challengeAnswered' } & ChallengeAnswer)
  /** What a player chose for the own model in a round of the challenge, from 1. A new number begins a round. */
  | (InDuel & {
      readonly type: 'gambitChosen';
      readonly side: Side;
      readonly from: ChosenGambit | null;
      readonly to: ChosenGambit;
    })
  /** Who strikes first in that round. */
  | (InDuel & { readonly type: 'focusRolled'; readonly from: Focus | null; readonly to: Focus })
  /** The blows of one of the two: the Wounds left of the other, before and after. */
  | (InDuel & {
      readonly type: 'duelStruck';
      readonly side: Side;
      readonly modelId: ModelId;
      readonly from: number;
      readonly to: number;
    })
  /** The challenge is over, with its glory. */
  | (InRound & { readonly type: 'challengeEnded'; readonly to: DuelEnd })
  /** A unit's characteristic in the tests after the round; null: the value by the rules. */
  | (InRound & CharacteristicSaid & { readonly type: 'characteristicSaid' })
  /** What players entered for a row of the combat's points; null: what the app counts. */
  | (InRound & {
      readonly type: 'pointsCounted';
      readonly side: Side;
      readonly rowId: string;
      /** The row's name as it was shown. */
      readonly label: string;
      readonly from: number | null;
      readonly to: number | null;
    })
  /** The one check of the side that lost a combat by points. */
  | (InRound & {
      readonly type: 'sideChecked';
      readonly side: Side;
      readonly from: SideCheck | null;
      readonly to: SideCheck;
    })
  /** What a unit does after a combat by points. */
  | (InRound & {
      readonly type: 'aftermathChosen';
      readonly unitKey: UnitKey;
      readonly from: Aftermath | null;
      readonly to: Aftermath;
    })
  /** A setting of the whole battle. The options are those of the edition's questions. */
  | {
      readonly type: 'readingChanged';
      readonly readingId: ReadingId;
      readonly from: string;
      readonly to: string;
    };

export type AssaultEventOf<Type extends AssaultEvent['type']> = OfType<AssaultEvent, Type>;
