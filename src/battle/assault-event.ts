import type {
  AllocationModel,
  AllocationState,
  AllocationStep,
  Pool,
  ReadingId,
  WoundOutcome,
} from '@/rules/index';
import type { AssaultOutcome, HurtCause, Places, Strike, Sweep, TakenMorale } from './assault';
import type { FighterGroup } from './fighters';
import type { CombatId } from './ids';

type InRound = { readonly combatId: CombatId; readonly round: number };

/** Where an allocation stands after some steps, besides its outcomes: what it is locked on, and what is being rolled. */
export type AllocationStanding = Pick<AllocationState, 'poolOrder' | 'lockedOn' | 'pending'>;

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
    })
  /** Only the models named are changed. */
  | (InRound & { readonly type: 'modelsPlaced'; readonly from: Places; readonly to: Places })
  /** `from` is null for a strike that stood as proposed, `to` for an additional one that is taken back. */
  | (InRound & { readonly type: 'strikeChanged'; readonly from: Strike | null; readonly to: Strike | null })
  | (InRound & {
      readonly type: 'poolsOrdered';
      readonly unitKey: string;
      readonly from: readonly string[];
      readonly to: readonly string[];
    })
  | (InRound & {
      readonly type: 'allocationBegan';
      readonly step: number;
      readonly unitKey: string;
      readonly models: readonly AllocationModel[];
      readonly pools: readonly Pool[];
    })
  | (InRound & {
      readonly type: 'woundsAllocated';
      readonly step: number;
      readonly unitKey: string;
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
