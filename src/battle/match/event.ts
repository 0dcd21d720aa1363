import * as v from 'valibot';
import type { FactsOf, OfType } from '@/battle/state/event-facts';
import type { WriterId } from '@/battle/state/ids';
import type { BattleOutcome, BattleWinner } from '@/battle/state/records';
import type { Setup, SetupRefusal } from '@/battle/state/setup';
import { outcomeSchema, setupSchema, sideSchema, turnSchema } from '@/battle/state/shapes';
import type { Turn } from '@/battle/state/turn';
import type { NoValues, RefusalOf, Side } from '@/rules/index';
import type { TagRefusal } from './tags';

/*
 * The match around the fighting: what was agreed, whose turn it is, the clocks, tags, which device writes, and how it ended.
 *
 * `startBattle` (in `log`) makes the first entry of every log. After it a player begins turns, starts a clock, hands the writing over,
 * finishes the battle or reopens it (`decide.ts`); `reduce.ts` gives the battle after it. After the end only undo, notes and tags are
 * left; while another device writes, only taking over.
 */

/** What happened around the fighting. Changes hold the value before and after. */
export type MatchEvent =
  | { readonly type: 'battleStarted'; readonly editionId: string; readonly setup: Setup }
  | { readonly type: 'setupChanged'; readonly from: Setup; readonly to: Setup }
  | { readonly type: 'turnBegan'; readonly from: Turn; readonly to: Turn }
  | { readonly type: 'clockStarted' | 'clockPaused'; readonly side: Side }
  /** What the players file the battle under, before and after; no part of its course. */
  | { readonly type: 'tagsChanged'; readonly from: readonly string[]; readonly to: readonly string[] }
  /** This device gives the writing to another one: to the player of that side, or to somebody else (null). From here on it only reads. */
  | { readonly type: 'handedOver'; readonly to: Side | null }
  /** The device that had given the writing away has it again, or another one has it now. */
  | { readonly type: 'takenBack' | 'takenOver' }
  | { readonly type: 'battleFinished'; readonly outcome: BattleOutcome }
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
  clockStarted: { ...final, shape: v.strictObject({ type: v.literal('clockStarted'), side: sideSchema }) },
  clockPaused: { ...final, shape: v.strictObject({ type: v.literal('clockPaused'), side: sideSchema }) },
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
  battleReopened: { ...undoable, shape: v.strictObject({ type: v.literal('battleReopened') }) },
};

/** What a player wants of the match. */
export type MatchIntent =
  | { readonly type: 'beginTurn'; readonly turn: Turn }
  | { readonly type: 'changeSetup'; readonly setup: Setup }
  | { readonly type: 'startClock' | 'pauseClock'; readonly side: Side }
  /** Sets the battle's tags, in this order. Allowed after the end too. */
  | { readonly type: 'changeTags'; readonly tags: readonly string[] }
  /** Gives the writing to another device. */
  | { readonly type: 'handOver'; readonly to: Side | null }
  /** Goes on writing a battle that was handed over: here, on the device of that name. */
  | { readonly type: 'takeOver'; readonly writer: WriterId }
  | {
      readonly type: 'finishBattle';
      readonly winner: BattleWinner;
      /** The side that gave the battle up, where the edition makes that a result of its own. */
      readonly conceded?: Side;
      readonly confirmed: Readonly<Record<Side, boolean>>;
    }
  | { readonly type: 'reopenBattle' };

/** The types of these intents, of which the compiler misses none. */
export const MATCH_INTENTS: Readonly<Record<MatchIntent['type'], null>> = {
  beginTurn: null,
  changeSetup: null,
  startClock: null,
  pauseClock: null,
  changeTags: null,
  handOver: null,
  takeOver: null,
  finishBattle: null,
  reopenBattle: null,
};

/** Why an intent about the match was refused. */
export type MatchRefusal =
  | RefusalOf<{
      nothingChanged: NoValues; // the value is already what was asked for
      battleFinished: NoValues; // anything but undo, redo, notes and tags after the end
      notFinished: NoValues; // reopening a battle that has not ended
      handedOver: NoValues; // anything but taking over, while another device has the writing
      notHandedOver: NoValues; // taking over a battle that was not handed over
      noSuchPhase: NoValues; // a phase that the edition's Player Turn does not have
      turnOutOfRange: { max: number }; // a Game Turn below 1 or above 20
    }>
  | SetupRefusal
  | TagRefusal;
