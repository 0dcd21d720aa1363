import type { ClubLink } from '@/club/link';
import type { Result, Side } from '@/rules/index';
import type { StoredEntry } from '@/storage/entry-log';
import type { ShareRecord } from '@/store/battle/share-record';
import type { NamedClub } from './club-code';
import type { ClubRefusal } from './club-refusal';
import type { DevicesRecord } from './devices-record';
import type { OwnEvent } from './own-devices';
import type { PhonePairing } from './pairing';

/** What a player does with a club. */
export type ClubActions = {
  /**
   * Chooses a club, or another code of it, which is tried at once: refused, with nothing changed, where the
   * club does not take the code. What was made under another code is stamped anew. Another club, or none:
   * every share and key of the old one is forgotten on this phone. Tried later where the page may not speak
   * to the club before it is loaded again.
   */
  choose(club: NamedClub | null, tried?: 'now' | 'later'): Promise<Result<null, ClubRefusal>>;
  /** Shares a battle of this phone; where it is shared already, goes on with that. */
  share(battleId: string): Promise<Result<ShareRecord, ClubRefusal>>;
  /**
   * Sends and takes over nothing more of that battle; what other phones have stays theirs. What waited for the host
   * is told as not entered.
   */
  stop(battleId: string): Promise<void>;
  /** Invites another phone to write those sides of a shared battle with this one, which decides. */
  invite(battleId: string, sides: readonly Side[]): Promise<void>;
  /** Nothing more that this guest asks for is decided. */
  throwOut(battleId: string, guestId: string): Promise<void>;
  /**
   * The phone that writes that battle is gone for good: its guest writes it from now on, and what waited is
   * entered where it fits; what does not is told.
   */
  takeOver(battleId: string): Promise<void>;
  /** This phone is a guest of that battle no longer: it reads along. */
  leave(battleId: string): Promise<void>;
  /** The player has read why these taps were refused. */
  putAwayAsked(battleId: string, numbers: readonly number[]): Promise<void>;
  /** Follows a battle, writes it with the phone that does, or writes it on: it is on this phone then, under the id that is returned. */
  join(link: Extract<ClubLink, { kind: 'follow' | 'write' | 'guest' }>): Promise<Result<string, ClubRefusal>>;
  /** Joins another phone by two codes and without a club: its code is loaded when it is wanted. */
  pairing(): Promise<PhonePairing>;
  /** Pairs this device with itself, for others to join: what their link needs. */
  pair(): Promise<Result<DevicesRecord, ClubRefusal>>;
  /** Becomes another device of the player whose link this is. */
  pairWith(link: Extract<ClubLink, { kind: 'device' }>): Promise<Result<null, ClubRefusal>>;
  unpair(): Promise<void>;
  /** Names an event of this player to the other devices; nothing where they know it, or none is paired. */
  noteEvent(event: OwnEvent): void;
  /** An entry of this page's own reached the disk. */
  written(entry: StoredEntry): void;
  /** The page came back, or the network did: waits no longer. */
  wake(): void;
  /** The network is gone: nothing is live any more. */
  cut(): void;
  /** The player has read that another phone's course is kept beside. */
  putAway(battleId: string): void;
  /** The player has seen the followed battle up to that entry. */
  saw(battleId: string, upto: number): void;
};
