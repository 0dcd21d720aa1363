import type {
  AllocationModel,
  AllocationState,
  AllocationStep,
  Pool,
  ReadingId,
  Side,
  WoundOutcome,
} from '@/rules/index';
import type { AssaultOutcome, HurtCause, Places, Strike, Sweep, TakenMorale } from './assault';
import type { FighterGroup } from './fighters';
import type { CombatId } from './ids';

type InRound = { readonly combatId: CombatId; readonly round: number };

/** Where an allocation stands after some steps, besides its outcomes: what it is locked on, and what is being rolled. */
export type AllocationStanding = Pick<AllocationState, 'poolOrder' | 'lockedOn' | 'pending'>;

/** The models of the struck unit and the pools of Wounds on it, as they were when the first Wound was allocated. */
export type BegunAllocation = {
  /** The side that is struck. */
  readonly side: Side;
  readonly models: readonly AllocationModel[];
  readonly pools: readonly Pool[];
};

/** How Wounds were allocated: by the prompts, dice of the app or the table; or all at once. */
export type AllocationWay =
  | { readonly by: 'steps'; readonly steps: readonly AllocationStep[]; readonly byApp: boolean }
  | { readonly by: 'together'; readonly saved: number; readonly discounted: number };

/** What happened in an assault. Changes hold the value before and after; what the rules made of it is kept as it was then. */
export type AssaultEvent =
  /** A group was added (`from` null), changed, or taken out (`to` null). */
  | (InRound & {
      readonly type: 'fightersChanged';
      readonly from: FighterGroup | null;
      readonly to: FighterGroup | null;
    })
  /** Wounds left of models of one group, before and after, by no blow of this round. */
  | (InRound & {
      readonly type: 'modelsHurt';
      readonly groupId: string;
      readonly because: HurtCause;
      readonly from: readonly number[];
      readonly to: readonly number[];
      /** What the group has lost to Overwatch in this round with this. */
      readonly overwatch: number;
    })
  /** Only the models named are changed. */
  | (InRound & { readonly type: 'modelsPlaced'; readonly from: Places; readonly to: Places })
  /** `from` is null for a strike that stood as the rules propose it, or for one split from another. */
  | (InRound & { readonly type: 'strikeChanged'; readonly from: Strike | null; readonly to: Strike })
  | (InRound & {
      readonly type: 'poolsOrdered';
      readonly unitKey: string;
      /** Ids of pools; empty where the attacker had said nothing. */
      readonly from: readonly string[];
      readonly to: readonly string[];
    })
  | (InRound & {
      readonly type: 'woundsAllocated';
      readonly step: number;
      readonly unitKey: string;
      /** What was to be allocated; null for Wounds of an allocation that had begun. */
      readonly began: BegunAllocation | null;
      readonly way: AllocationWay;
      /** How many Wounds were settled before; `outcomes` come behind them. */
      readonly settledBefore: number;
      readonly outcomes: readonly WoundOutcome[];
      readonly standing: AllocationStanding;
    })
  | (InRound & { readonly type: 'stepFought'; readonly step: number })
  | (InRound & { readonly type: 'assaultClosed'; readonly outcome: AssaultOutcome })
  | (InRound & {
      readonly type: 'moraleTaken';
      readonly unitKey: string;
      readonly from: TakenMorale | null;
      readonly to: TakenMorale;
    })
  | (InRound & {
      readonly type: 'sweepResolved';
      readonly unitKey: string;
      readonly from: Sweep | null;
      readonly to: Sweep;
    })
  /** A switch of the whole battle. The options are those of the edition's questions. */
  | {
      readonly type: 'readingChanged';
      readonly readingId: ReadingId;
      readonly from: string;
      readonly to: string;
    };

const ASSAULT_EVENTS: Readonly<Record<AssaultEvent['type'], true>> = {
  fightersChanged: true,
  modelsHurt: true,
  modelsPlaced: true,
  strikeChanged: true,
  poolsOrdered: true,
  woundsAllocated: true,
  stepFought: true,
  assaultClosed: true,
  moraleTaken: true,
  sweepResolved: true,
  readingChanged: true,
};

/** Whether the event is one of an assault: only editions with wound pools have any. */
export function isOfAssault(event: { readonly type: string }): boolean {
  return Object.hasOwn(ASSAULT_EVENTS, event.type);
}
