import type { ClubLink } from '@/club/link';
import type { NoValues, RefusalOf, Result } from '@/rules/index';
import type { BackedUpEvent } from '@/storage/backup-events';
import type { ClubRefusal } from '@/store/club/club-refusal';
import type { Act } from '@/tournament/act';
import type { Deed } from '@/tournament/act-log';
import type { OrganiserRefusal } from '@/tournament/organisers';
import type { EventUndoRefusal } from '@/tournament/undo';
import type { Delivery } from './deliveries';
import type { ListActions } from './own-lists';
import type { EventPlan, RestoredEvents } from './restore-events';
import type { PageTexts } from './served-page';
import type { ListsLink, TableLink } from './tournament-lines';
import type { TournamentRecord, WaitingResult } from './tournament-record';

/** What a player does with events. */
export type TournamentActions = ListActions & {
  /**
   * Makes a tournament that this phone organises; returns its id. `matchPoints`: what a match gives, where that is
   * more than the rulebook's table or points for win, draw and loss.
   */
  make(
    act: Extract<Act, { type: 'eventMade' }>,
    matchPoints?: Extract<Act, { type: 'matchPointsSet' }>,
  ): Promise<Result<string, ClubRefusal>>;
  /** Adds an act; refused where a newer version wrote the event, and nothing is written. */
  act(id: string, act: Deed): Promise<Result<null, EventRefusal>>;
  /** Takes back the newest act that counts. */
  undo(id: string): Promise<Result<null, EventRefusal>>;
  /** Brings back what was taken back last. */
  redo(id: string): Promise<Result<null, EventRefusal>>;
  /** Lets somebody of that name organise too; returns what names him in the acts and in his code. */
  invite(id: string, name: string): Promise<Result<string, EventRefusal>>;
  /**
   * Gives the writing to that organiser, or takes it where it is this phone's own; null: who made the event.
   */
  passWriting(id: string, to: string | null): Promise<Result<null, EventRefusal>>;
  /** Organises a tournament with others, by the code of an invitation; returns its id. */
  organise(link: Extract<ClubLink, { kind: 'organise' }>): Promise<string>;
  /** Takes in an event of another device of this player, with its key; what is known of it here stays. */
  takeIn(id: string, record: TournamentRecord): Promise<void>;
  /** Watches a tournament, or one of its tables; returns its id. */
  watch(link: Extract<ClubLink, { kind: 'event' | 'table' | 'lists' }>): Promise<string>;
  /**
   * Keeps the tournament equal to the club while it is on screen. `link`: if the phone has only a table's link, or
   * that for army lists.
   */
  open(id: string, link?: TableLink | ListsLink): void;
  /** Ends its line, whatever is still to be sent. */
  close(id: string): Promise<void>;
  /** It is on screen no more: what was written here is sent still, then its line ends. */
  leave(id: string): Promise<void>;
  /**
   * Has the club show that page of the tournament to everybody, while it is open and this phone organises it; the
   * page is made when it is sent.
   */
  showPage(id: string, make: () => PageTexts): void;
  /**
   * Sends a table's result, now or as soon as there is a connection; kept until an organiser's phone has it.
   */
  send(result: WaitingResult): Promise<Delivery>;
  /**
   * Looks after what no organiser's phone has yet: sends it, or sends it again. What the club does not take
   * stays, marked so.
   */
  retry(): Promise<void>;
  /** Shows everybody the army lists, also those that were sent, or hides them. */
  showLists(id: string, areShown: boolean): Promise<Result<null, EventRefusal>>;
  /** The network is gone: nothing is live any more. */
  cut(): void;
  /** Gives up a result that this phone keeps. */
  letGo(result: WaitingResult): Promise<void>;
  /** Moves a tournament to the wastebasket, where it stays as long as a deleted battle. */
  forget(id: string): Promise<void>;
  /** Brings it back, whole. */
  bringBack(id: string): Promise<void>;
  /** What restoring these events of a backup would do; writes nothing. */
  planRestore(events: readonly BackedUpEvent[]): EventPlan;
  /** Writes what is not here, event by event; what was written before a failure stays. Can be repeated. */
  restore(events: readonly BackedUpEvent[]): Promise<RestoredEvents>;
};

/** Why an act of an organiser was refused. */
export type EventRefusal =
  | EventUndoRefusal
  | OrganiserRefusal
  | RefusalOf<{
      eventNewer: NoValues; // a newer version wrote some of its acts
      eventGone: NoValues; // it is not on this phone
    }>;
