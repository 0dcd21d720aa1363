import type {
  Answer,
  Answers,
  BattlePointLine,
  BreakTestAnswer,
  BreakTestAnswers,
  BreakTestInputId,
  BreakTestKind,
  RoundAnswers,
  RoundResult,
  RowId,
  ScoreLine,
  Side,
  SimplifiedResult,
  VictoryReason,
} from '@/rules/index';
import type { ArmyEvent, ScoreEvent } from './army-event';
import type { AssaultEvent } from './assault-event';
import type { BattleWinner } from './battle-winner';
import type { BattleId, CombatId, WriterId } from './ids';
import type { Setup } from './setup';

/** Whose Player Turn of which Game Turn it is. */
export type Turn = {
  readonly gameTurn: number;
  readonly side: Side;
  /** The phase of the Player Turn by its place in the edition's list, from 0; missing where nobody said. */
  readonly phase?: number;
};

/** A side of a closed round as it was shown: later rules fixes and renamed words never rewrite it. */
export type RecordedSide = {
  readonly total: number;
  readonly beforeTheDice: number;
  readonly lines: readonly Omit<ScoreLine, 'source'>[];
  /** The answers that counted, proposals included. */
  readonly answers: Answers;
  /** The rows in which the players set another answer than the units proposed. */
  readonly overridden: readonly RowId[];
};

/** How a Round of Combat ended, with everything that was on the card. */
export type RoundOutcome = {
  readonly result: RoundResult;
  readonly a: RecordedSide;
  readonly b: RecordedSide;
};

/** Whose break test of which round. `unitId` is null for the losing side at large. */
type TestPlace = {
  readonly combatId: CombatId;
  readonly round: number;
  readonly side: Side;
  readonly unitId: string | null;
};

/** A break test that was taken, with everything that decided it then. */
export type TakenTest = {
  readonly kind: BreakTestKind;
  /** The points the side had lost by when the test was taken. */
  readonly difference: number;
  /** 2D6 at or under this held; null without a roll, or where the characteristic was not entered. */
  readonly target: number | null;
  /** The chance of holding as a fraction in lowest terms, such as "5/18"; null where it was not known. */
  readonly odds: string | null;
  /** The totals of 2D6 that the app rolled, the re-roll second; null for dice on the table. */
  readonly rolls: readonly number[] | null;
  readonly held: boolean;
};

/** How a broken unit got away, or did not: totals in inches. */
export type PursuitOutcome = {
  readonly fleeTotal: number;
  /** Null where nobody pursued. */
  readonly pursuitTotal: number | null;
  readonly caught: boolean;
};

/** How a battle ended, as the players said, with the score as it was shown. */
export type BattleOutcome = {
  readonly winner: BattleWinner;
  /** The score as it stood; null where the edition or the armies give none. */
  readonly score: RecordedScore | null;
  /** Whether each side has confirmed it. */
  readonly confirmed: Readonly<Record<Side, boolean>>;
};

/** Victory Points and why: of an enemy unit by its name then, or of a bonus by its label. */
export type NamedLine = { readonly name: string; readonly points: number; readonly reason: VictoryReason };

/** A side's Victory Points with the lines that sum to them. */
export type NamedTotal = { readonly total: number; readonly lines: readonly NamedLine[] };

/** The score of a finished battle as it was shown: later rules fixes and renamed units never rewrite it. */
export type RecordedScore = {
  readonly armyPoints: number | null;
  /** What the Secondary Objective was called; empty where nobody named one. */
  readonly objectiveName: string;
  readonly objectiveWinner: Side | null;
  /** Null where the edition has none, or no army size is known. */
  readonly battlePoints: Readonly<Record<Side, number>> | null;
  /** Why: they sum to the Battle Points of their side. */
  readonly battlePointLines: Readonly<Record<Side, readonly BattlePointLine[]>> | null;
  readonly simplified: SimplifiedResult | null;
  /** What the players' table calls the difference; null without one. */
  readonly margin: string | null;
  readonly victoryPoints: Readonly<Record<Side, NamedTotal>>;
};

/** What happened. Changes hold the value before and after, never a step, so that replaying one twice changes nothing. */
export type BattleEvent =
  | { readonly type: 'battleStarted'; readonly editionId: string; readonly setup: Setup }
  | { readonly type: 'setupChanged'; readonly from: Setup; readonly to: Setup }
  | { readonly type: 'turnBegan'; readonly from: Turn; readonly to: Turn }
  | { readonly type: 'combatOpened'; readonly combatId: CombatId; readonly number: number }
  | {
      readonly type: 'roundBegan';
      readonly combatId: CombatId;
      readonly round: number;
      /** The answers that stand from the round before. */
      readonly kept: RoundAnswers;
      /** What was entered for each side's break test, since it is mostly of the unit and not of the round. */
      readonly keptTests: { readonly a: BreakTestAnswers; readonly b: BreakTestAnswers };
    }
  | {
      readonly type: 'combatAnswered';
      readonly combatId: CombatId;
      readonly round: number;
      readonly side: Side;
      readonly rowId: RowId;
      /** What stood there: the player's own answer, else the units' proposal, else null. */
      readonly from: Answer | null;
      /** A value, or null: the row follows its proposal or default. */
      readonly to: Answer | null;
    }
  | {
      readonly type: 'roundClosed';
      readonly combatId: CombatId;
      readonly round: number;
      readonly outcome: RoundOutcome;
    }
  | (TestPlace & {
      readonly type: 'breakTestAnswered';
      readonly inputId: BreakTestInputId;
      readonly from: BreakTestAnswer;
      readonly to: BreakTestAnswer;
    })
  | (TestPlace & { readonly type: 'breakTestTaken'; readonly from: TakenTest | null; readonly to: TakenTest })
  | (TestPlace & {
      readonly type: 'pursuitResolved';
      readonly from: PursuitOutcome | null;
      readonly to: PursuitOutcome;
    })
  | { readonly type: 'combatEnded'; readonly combatId: CombatId }
  | AssaultEvent
  | ArmyEvent
  | ScoreEvent
  | { readonly type: 'clockStarted' | 'clockPaused'; readonly side: Side }
  | {
      readonly type: 'noteAdded';
      /** What somebody wrote, trimmed and not empty. */
      readonly text: string;
      /** The entry it is about, by its number: a correction stands beside what it corrects. Null: about the battle. */
      readonly about: number | null;
    }
  /** What the players file the battle under, before and after; no part of its course. */
  | { readonly type: 'tagsChanged'; readonly from: readonly string[]; readonly to: readonly string[] }
  /** This device gives the writing to another one: to the player of that side, or to somebody else (null). From here on it only reads. */
  | { readonly type: 'handedOver'; readonly to: Side | null }
  /** The device that had given the writing away has it again, or another one has it now. */
  | { readonly type: 'takenBack' | 'takenOver' }
  | { readonly type: 'battleFinished'; readonly outcome: BattleOutcome }
  | { readonly type: 'battleReopened' }
  | { readonly type: 'undone'; readonly seq: number }
  | { readonly type: 'redone'; readonly seq: number };

export type EventType = BattleEvent['type'];
export type EventOf<Type extends EventType> = Extract<BattleEvent, { type: Type }>;

/** Which events undo takes back. An entry is undoable when all of its events are. */
export const UNDOABLE: Readonly<Record<EventType, boolean>> = {
  battleStarted: false,
  setupChanged: true,
  turnBegan: true,
  combatOpened: true,
  roundBegan: true,
  combatAnswered: true,
  roundClosed: true,
  breakTestAnswered: true,
  breakTestTaken: true,
  pursuitResolved: true,
  combatEnded: true,
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
  unitAdded: true,
  unitEdited: true,
  unitRemoved: true,
  unitMoved: true,
  healthChanged: true,
  fateChanged: true,
  unitJoined: true,
  unitLeft: true,
  contactChanged: true,
  bonusCounted: true,
  objectiveChanged: true,
  battlePointsAdjusted: true,
  marginsChanged: true,
  clockStarted: false,
  clockPaused: false,
  noteAdded: false,
  tagsChanged: false,
  handedOver: false,
  takenBack: false,
  takenOver: false,
  battleFinished: true,
  battleReopened: true,
  undone: false,
  redone: false,
};

/** The version of the entry's format that this code writes. */
export const ENTRY_VERSION = 1;

/** One gesture of a player, and every fact that follows from it. The first event names the gesture. */
export type Entry = {
  readonly battleId: BattleId;
  /** 1, 2, 3 … without a gap. */
  readonly seq: number;
  /** When it was written, in milliseconds since 1970, by the writer's clock. */
  readonly at: number;
  readonly writer: WriterId;
  readonly v: typeof ENTRY_VERSION;
  readonly events: readonly [BattleEvent, ...BattleEvent[]];
};

/** Whether undo may take the entry back. */
export function isUndoable(entry: Entry): boolean {
  return entry.events.every((event) => UNDOABLE[event.type]);
}
