import * as v from 'valibot';
import { type TimeLimit, type TimeLimitRefusal, timeLimitSchema } from '@/battle/state/clock';
import type { FactsOf, OfType } from '@/battle/state/event-facts';
import type { WriterId } from '@/battle/state/ids';
import type { BattleOutcome, BattleWinner } from '@/battle/state/records';
import type { Setup, SetupRefusal } from '@/battle/state/setup';
import { outcomeSchema, placeSchema, setupSchema, sideSchema, turnSchema } from '@/battle/state/shapes';
import type { Turn } from '@/battle/state/turn';
import type { NoValues, RefusalOf, Side } from '@/rules/index';
import type { TagRefusal } from './tags';

/*
 * The match around the fighting: the set-up, the current turn, the clocks, tags, which device writes, and
 * how the battle ended.
 *
 * `startBattle` (in `log`) makes the first entry of every log. After it a player begins turns, starts a
 * clock, hands the battle over, finishes or reopens it (`decide.ts`); `reduce.ts` returns the battle after
 * it. After the end only undo, notes, tags and confirming it are allowed; while another device writes, only taking over.
 */

/** What happened around the fighting. A change holds the value before and after. */
export type MatchEvent =
  | { readonly type: 'battleStarted'; readonly editionId: string; readonly setup: Setup }
  | { readonly type: 'setupChanged'; readonly from: Setup; readonly to: Setup }
  | { readonly type: 'turnBegan'; readonly from: Turn; readonly to: Turn }
  /** A side reacted in its enemy's turn, by the id of the edition's reaction. */
  | { readonly type: 'reactionMade'; readonly side: Side; readonly reaction: string }
  | { readonly type: 'clockStarted' | 'clockPaused'; readonly side: Side }
  /**
   * What a clock showed as used when the players set it, and what it was set to, in milliseconds. It runs
   * on if it ran.
   */
  | { readonly type: 'clockSet'; readonly side: Side; readonly from: number; readonly to: number }
  /** The time that the players agreed on before and after; null: the clocks only count. */
  | { readonly type: 'timeLimitChanged'; readonly from: TimeLimit | null; readonly to: TimeLimit | null }
  /** The tags before and after. They are no part of the battle's course. */
  | { readonly type: 'tagsChanged'; readonly from: readonly string[]; readonly to: readonly string[] }
  /**
   * This device hands the battle over: to the player of that side, or (null) to another person. From now on
   * it only reads.
   */
  | { readonly type: 'handedOver'; readonly to: Side | null }
  /** The device that handed the battle over writes again (`takenBack`), or another one does (`takenOver`). */
  | { readonly type: 'takenBack' | 'takenOver' }
  | { readonly type: 'battleFinished'; readonly outcome: BattleOutcome }
  /** That side confirms the end after it: on the device that the entry names. */
  | { readonly type: 'endConfirmed'; readonly side: Side }
  | { readonly type: 'battleReopened' };

export type MatchEventOf<Type extends MatchEvent['type']> = OfType<MatchEvent, Type>;

const final = { undoable: false, kind: 'battle', told: 'not' } as const;
const undoable = { ...final, undoable: true } as const;
const tags = v.array(v.string());

export const MATCH_EVENTS: FactsOf<MatchEvent> = {
  battleStarted: {
    ...final,
    shape: v.strictObject({ type: v.literal('battleStarted'), editionId: v.string(), setup: setupSchema }),
  },
  setupChanged: {
    ...undoable,
    shape: v.strictObject({ type: v.literal('setupChanged'), from: setupSchema, to: setupSchema }),
    names: true,
  },
  turnBegan: {
    ...undoable,
    shape: v.strictObject({ type: v.literal('turnBegan'), from: turnSchema, to: turnSchema }),
    told: 'apart',
    about: ({ to }) => ({ sides: [to.side] }),
  },
  reactionMade: {
    ...undoable,
    shape: v.strictObject({ type: v.literal('reactionMade'), side: sideSchema, reaction: v.string() }),
    told: 'line',
  },
  clockStarted: { ...final, shape: v.strictObject({ type: v.literal('clockStarted'), side: sideSchema }) },
  clockPaused: { ...final, shape: v.strictObject({ type: v.literal('clockPaused'), side: sideSchema }) },
  clockSet: {
    ...undoable,
    shape: v.strictObject({
      type: v.literal('clockSet'),
      side: sideSchema,
      from: placeSchema,
      to: placeSchema,
    }),
  },
  timeLimitChanged: {
    ...undoable,
    shape: v.strictObject({
      type: v.literal('timeLimitChanged'),
      from: v.nullable(timeLimitSchema),
      to: v.nullable(timeLimitSchema),
    }),
  },
  tagsChanged: {
    ...final,
    shape: v.strictObject({ type: v.literal('tagsChanged'), from: tags, to: tags }),
    remark: true,
  },
  handedOver: {
    ...final,
    shape: v.strictObject({ type: v.literal('handedOver'), to: v.nullable(sideSchema) }),
  },
  takenBack: { ...final, shape: v.strictObject({ type: v.literal('takenBack') }) },
  takenOver: { ...final, shape: v.strictObject({ type: v.literal('takenOver') }) },
  battleFinished: {
    ...undoable,
    shape: v.strictObject({ type: v.literal('battleFinished'), outcome: outcomeSchema }),
  },
  endConfirmed: {
    ...undoable,
    shape: v.strictObject({ type: v.literal('endConfirmed'), side: sideSchema }),
    told: 'line',
  },
  battleReopened: { ...undoable, shape: v.strictObject({ type: v.literal('battleReopened') }) },
};

/** What a player wants to do in the match. */
export type MatchIntent =
  | { readonly type: 'beginTurn'; readonly turn: Turn }
  | { readonly type: 'changeSetup'; readonly setup: Setup }
  | { readonly type: 'makeReaction'; readonly side: Side; readonly reaction: string }
  | { readonly type: 'startClock' | 'pauseClock'; readonly side: Side }
  /** Sets the used time of a clock that shows `from`, in milliseconds. */
  | { readonly type: 'setClock'; readonly side: Side; readonly from: number; readonly to: number }
  /** Agrees on the time of each player; null: on none. */
  | { readonly type: 'changeTimeLimit'; readonly limit: TimeLimit | null }
  /** Sets the battle's tags, in this order. Also allowed after the end. */
  | { readonly type: 'changeTags'; readonly tags: readonly string[] }
  /** Hands the battle over to another device. */
  | { readonly type: 'handOver'; readonly to: Side | null }
  /** Continues a battle that was handed over: on this device, whose id is `writer`. */
  | { readonly type: 'takeOver'; readonly writer: WriterId }
  | {
      readonly type: 'finishBattle';
      readonly winner: BattleWinner;
      /** The side that gave up, if the edition has a result of its own for this. */
      readonly conceded?: Side;
      readonly confirmed: Readonly<Record<Side, boolean>>;
    }
  /** Confirms how the battle ended, for that side. */
  | { readonly type: 'confirmEnd'; readonly side: Side }
  | { readonly type: 'reopenBattle' };

/** The types of these intents. The compiler reports a missing one. */
export const MATCH_INTENTS: Readonly<Record<MatchIntent['type'], null>> = {
  beginTurn: null,
  makeReaction: null,
  changeSetup: null,
  startClock: null,
  pauseClock: null,
  setClock: null,
  changeTimeLimit: null,
  changeTags: null,
  handOver: null,
  takeOver: null,
  finishBattle: null,
  confirmEnd: null,
  reopenBattle: null,
};

/** Why an intent about the match was refused. */
export type MatchRefusal =
  | RefusalOf<{
      nothingChanged: NoValues; // the value is already the one asked for
      battleFinished: NoValues; // anything but undo, redo, notes, tags and confirming it after the end
      notFinished: NoValues; // reopening a battle that has not ended, or confirming its end
      handedOver: NoValues; // anything but taking over, while another device writes
      notHandedOver: NoValues; // taking over a battle that was not handed over
      noSuchReaction: NoValues; // a reaction that the edition does not have
      ownTurn: NoValues; // a reaction of the side whose turn it is
      noSuchPhase: NoValues; // a phase that is not in the edition's Player Turn
      turnOutOfRange: { max: number }; // a Game Turn below 1 or above 20
      clockOutOfRange: NoValues; // a clock set to less than nothing, or to a part of a millisecond
    }>
  | SetupRefusal
  | TagRefusal
  | TimeLimitRefusal;
