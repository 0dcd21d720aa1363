import type { AskedTap, AskRefusal, GuestRights, WaitingTap } from '@/battle/log/asked-ledger';
import type { DecisionRefusal, Events } from '@/battle/log/decide';
import type { Ledger } from '@/battle/log/ledger';
import type { WriterId } from '@/battle/state/ids';
import type { Result } from '@/rules/index';

/** Where a guest's taps wait: on its disk, until the host has decided them. */
export type GuestDesk = GuestRights & {
  waiting(): readonly WaitingTap[];
  /** The number of the next tap, and who its entry will name. */
  next(): Pick<WaitingTap, 'number' | 'writer'>;
  /** Keeps a tap under that number: it waits from now on, and is asked once it is on the disk. */
  tap(tap: AskedTap, events: Events): void;
  /** The log that the host has written so far: what is in it waits no longer. */
  decided(ledger: Ledger): void;
};

/** A guest's desk at that battle, read from the disk; null where this phone is no guest of it. */
export type GuestDesks = (battleId: string) => Promise<GuestDesk | null>;

/** What a club needs of the battle on screen, for two phones to write it. */
export type BattleHands = {
  /** The log of that battle if it is on screen and written here; null: nothing can be decided now. */
  writing(battleId: string): Ledger | null;
  /** Decides what a guest asks for, and writes it as that guest: the number of the entry. */
  decideFor(
    battleId: string,
    guest: WriterId,
    tap: AskedTap,
    rights: GuestRights,
    seqOf: (number: number) => number | undefined,
  ): Result<number, DecisionRefusal | AskRefusal> | null;
  /** Whether every entry is on the disk, as soon as that is known. */
  saved(): Promise<boolean>;
  /** Battles are asked about at these desks from now on. */
  seatAt(desks: GuestDesks): void;
  /** Whether that battle is on screen, and its desk is open there. */
  asking(battleId: string): boolean;
  /** Something of that battle's desk was decided: shows what waits now. */
  settled(battleId: string): void;
  /** Hears of every battle that was read from the disk. */
  onRead(heard: (battleId: string) => void): void;
};
