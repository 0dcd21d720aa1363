import type { StoreApi } from 'zustand/vanilla';
import type { Card } from '@/battle/cards/card';
import type { AskRefusal } from '@/battle/log/asked-ledger';
import type { DecisionRefusal, Events } from '@/battle/log/decide';
import type { Intent } from '@/battle/log/intent';
import type { Ledger } from '@/battle/log/ledger';
import type { EntryProblem } from '@/battle/log/parse-entry';
import type { StartRefusal } from '@/battle/log/start-battle';
import type { BattleId, WriterId } from '@/battle/state/ids';
import type { Setup } from '@/battle/state/setup';
import type { NoValues, RefusalOf, Result } from '@/rules/index';
import type { EntryLog } from '@/storage/entry-log';
import type { BattleLock } from '@/store/device/battle-lock';
import type { BattleHands, GuestDesk } from './battle-hands';
import type { AssaultMemory } from './fighter-memory';
import type { LogReading } from './log-reading';
import type { SaveQueue } from './save-queue';

/** Why nothing was done, in addition to the refusals of the rules. */
export type StoreRefusal =
  | RefusalOf<{
      noBattleOpen: NoValues; // an intent while no battle is open
      battleReadOnly: NoValues; // the log has entries that this version cannot read
      stillOpening: NoValues; // it is not known yet which tab writes the battle
      writtenElsewhere: NoValues; // another tab writes this battle
      followedOnly: NoValues; // the battle is followed: another phone writes it
      takenOver: NoValues; // another phone took the battle over, and has not handed it back
    }>
  | AskRefusal
  | DecisionRefusal
  | StartRefusal;

/** A guest's seat at the battle on screen. */
export type GuestSeat = { readonly decided: Ledger; readonly desk: GuestDesk };

/** The battle on screen. */
export type OpenBattle =
  | { readonly kind: 'none' }
  | { readonly kind: 'loading' | 'notFound'; readonly id: BattleId }
  /** The disk could not be read. Nothing is lost, and the player may try again. */
  | { readonly kind: 'failed'; readonly id: BattleId; readonly message: string }
  /** The log is here but does not start a battle; the reason is the first entry that could not be read. */
  | { readonly kind: 'unreadable'; readonly id: BattleId; readonly problem: EntryProblem }
  | {
      readonly kind: 'open';
      readonly id: BattleId;
      readonly ledger: Ledger;
      /** The entries that could not be read. If there are any, the battle is read-only. */
      readonly problems: readonly EntryProblem[];
      /**
       * Whether this tab may write. `elsewhere`: another tab writes. `opening`: this and the newest entries
       * are still being read. `guest`: another phone writes, and decides what is tapped here.
       */
      readonly writer: 'opening' | 'here' | 'elsewhere' | 'followed' | 'guest';
      /** Of a guest: what is on the disk. `ledger` has behind it what waits to be decided. */
      readonly asks?: GuestSeat | undefined;
    };

export type BattleState = {
  readonly open: OpenBattle;
  /** The last refusal, until the next intent is accepted or the player closes it. */
  readonly refusal: StoreRefusal | null;
};

export type BattleActions = {
  /** Starts a battle and opens it. It is on screen at once, and is being saved. */
  start(editionId: string, setup: Setup): Result<BattleId, StartRefusal>;
  /**
   * Opens a battle for writing, or read-only if another tab writes it. A battle that was read ahead is on
   * screen at once.
   */
  openBattle(id: BattleId): Promise<void>;
  closeBattle(): void;
  /** Entries from another phone are on disk: shows them if that battle is open. */
  reread(id: BattleId): Promise<void>;
  /** Shows a followed battle with entries that are on their way to the disk: whether it is on screen. */
  coming(id: BattleId, ledger: Ledger): boolean;
  /** Shows a followed battle with its new entries. `ledger`: what is on disk; null: it must be read. */
  received(id: BattleId, ledger: Ledger | null): Promise<void>;
  /**
   * Applies the player's intent, or says why not. The screen shows it at once; it is saved in the order of
   * the taps.
   */
  act(intent: Intent): Result<Events, StoreRefusal>;
  /** Takes the battle over from the tab that writes it. */
  takeOver(): Promise<void>;
  /**
   * Continues on this device a battle that was handed over: takes it back if this device handed it over, else
   * takes it over.
   */
  takeHandedOver(): void;
  /** `count` D6 rolled by the app, each face separately. */
  throwDice(count: number): readonly number[];
  dismissRefusal(): void;
};

export type BattleStore = StoreApi<BattleState> &
  AssaultMemory & {
    readonly actions: BattleActions;
    /** This device's id in the log. */
    readonly writer: WriterId;
    /** The log of any battle on disk, without opening it; null if it is not there or cannot be read. */
    readLedger(id: BattleId): Promise<Ledger | null>;
    readonly readAhead: LogReading['readAhead'];
    /** What a club needs of the battle on screen, for two phones to write it. */
    readonly hands: BattleHands;
  };

/**
 * What the store needs: where and how entries are stored, which tab may write, the clock, ids and this
 * device's id.
 */
export type StoreParts = {
  readonly entryLog: EntryLog;
  readonly queue: SaveQueue;
  readonly lock: BattleLock;
  readonly now: () => number;
  readonly newId: () => string;
  readonly writer: WriterId;
  /** One D6: 1 to 6. */
  readonly rollDie: () => number;
  /** Called with every card that changes. */
  readonly onCard: (card: Card) => void;
  /** Called if something other than a battle could not be stored. */
  readonly onFailure: (error: unknown) => void;
};
