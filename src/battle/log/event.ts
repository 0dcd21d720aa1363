import * as v from 'valibot';
import { ARMY_EVENTS, type ArmyEvent } from '@/battle/army/event';
import { ASSAULT_EVENTS } from '@/battle/assault/assault-events';
import type { AssaultEvent } from '@/battle/assault/event';
import { COMBAT_EVENTS, type CombatEvent } from '@/battle/combat/event';
import { MATCH_EVENTS, type MatchEvent } from '@/battle/match/event';
import { SCORE_EVENTS, type ScoreEvent } from '@/battle/score/event';
import { type EventFacts, type FactsOf, isOneOf, type OfType } from '@/battle/state/event-facts';
import type { BattleId, WriterId } from '@/battle/state/ids';
import { countSchema } from '@/battle/state/shapes';

/*
 * A battle as a log that only grows.
 *
 * 1. A player wants something: an `Intent` (`intent.ts`). `decide` asks its subject, which answers with
 * the events of one gesture or
 *    with a refusal.
 * 2. The store makes one `Entry` of them; `ledger.ts` appends it, and `reduce` asks each event's subject
 * for the battle after it.
 * 3. Undo and redo are entries too: the ledger takes the entry that they name out of force, and back in at
 * its old place.
 * 4. What was stored comes back through `parse-entry.ts`: a ledger, and the entries that could not be
 * read, named. An entry of an older
 *    version is read in the present one (`upgrade-entry.ts`); what is stored stays as it was written, and
 *    goes on as it was stored. An event, its facts and its shape stand in its subject (`army`, `combat`,
 *    `assault`, `match`, `score`); the few of the log itself here.
 */

/** What happened to the log itself. */
export type LogEvent =
  | {
      readonly type: 'noteAdded';
      /** A player's text, trimmed and not empty. */
      readonly text: string;
      /**
       * The number of the entry that it is about; a correction note stands next to what it corrects. Null:
       * about the battle.
       */
      readonly about: number | null;
    }
  | {
      readonly type: 'entriesCorrected';
      /** The entries that were wrong, oldest first: one, or the taps of a burst. */
      readonly seqs: readonly [number, ...number[]];
      /** What they should have been, all together, in place of the first one; empty: nothing happened. */
      readonly to: readonly BattleEvent[];
      /**
       * The new results of later gestures of an assault, by their entries: the players' same entries, with
       * their new consequences.
       */
      readonly following?: readonly { readonly seq: number; readonly events: readonly BattleEvent[] }[];
    }
  /** The device that wrote this agrees to what another one wrote there, or objects to it. */
  | { readonly type: 'entryAgreed'; readonly seq: number }
  | { readonly type: 'entryObjected'; readonly seq: number }
  | { readonly type: 'undone'; readonly seq: number }
  | { readonly type: 'redone'; readonly seq: number };

const final = { undoable: false, kind: 'battle', told: 'not' } as const;
const answer = { ...final, undoable: true, names: true, remark: true } as const;

/** An event by its strict shape, which stands next to it. */
export const eventSchema: v.GenericSchema<unknown, BattleEvent> = v.lazy((input) => {
  const type = typeof input === 'object' && input !== null ? Reflect.get(input, 'type') : undefined;
  const shape: v.GenericSchema<unknown, BattleEvent> = isKnownType(type) ? EVENTS[type].shape : v.never();
  return shape;
});

const LOG_EVENTS: FactsOf<LogEvent> = {
  noteAdded: {
    ...final,
    shape: v.strictObject({
      type: v.literal('noteAdded'),
      text: v.pipe(v.string(), v.minLength(1)),
      about: v.nullable(countSchema),
    }),
    kind: 'notes',
    told: 'apart',
    remark: true,
  },
  entriesCorrected: {
    shape: v.strictObject({
      type: v.literal('entriesCorrected'),
      seqs: v.tupleWithRest([countSchema], countSchema),
      to: v.array(eventSchema),
      following: v.exactOptional(
        v.array(v.strictObject({ seq: countSchema, events: v.pipe(v.array(eventSchema), v.minLength(1)) })),
      ),
    }),
    undoable: true,
    kind: 'battle',
    told: 'line',
    knownTo: ({ to }, edition) => to.every((event) => factsOf(event).knownTo?.(event, edition) ?? true),
    names: true,
    remark: true,
  },
  entryAgreed: {
    ...answer,
    shape: v.strictObject({ type: v.literal('entryAgreed'), seq: countSchema }),
  },
  entryObjected: {
    ...answer,
    shape: v.strictObject({ type: v.literal('entryObjected'), seq: countSchema }),
    told: 'line',
  },
  undone: {
    ...final,
    shape: v.strictObject({ type: v.literal('undone'), seq: countSchema }),
    names: true,
  },
  redone: {
    ...final,
    shape: v.strictObject({ type: v.literal('redone'), seq: countSchema }),
    names: true,
  },
};

/**
 * What happened. A change holds the value before and after, never a difference, so that replaying it twice
 * changes nothing.
 */
export type BattleEvent = MatchEvent | CombatEvent | AssaultEvent | ArmyEvent | ScoreEvent | LogEvent;

export type EventType = BattleEvent['type'];
export type EventOf<Type extends EventType> = OfType<BattleEvent, Type>;

/** The facts of every event, by its type. */
export const EVENTS: FactsOf<BattleEvent> = {
  ...MATCH_EVENTS,
  ...COMBAT_EVENTS,
  ...ASSAULT_EVENTS,
  ...ARMY_EVENTS,
  ...SCORE_EVENTS,
  ...LOG_EVENTS,
};

/** Whether this version knows events of that type. */
export function isKnownType(type: unknown): type is EventType {
  return typeof type === 'string' && Object.hasOwn(EVENTS, type);
}

/** The facts of this event. */
export function factsOf<Event extends BattleEvent>(event: Event): EventFacts<Event> {
  // The facts are stored under the type of their own events; the compiler has checked this where they are
  // declared.
  return EVENTS[event.type] as unknown as EventFacts<Event>;
}

/** The subject of an event: the log asks the subject for the battle after it, and for its description. */
export const isArmyEvent = (event: BattleEvent): event is ArmyEvent => isOneOf(ARMY_EVENTS, event);
export const isAssaultEvent = (event: BattleEvent): event is AssaultEvent => isOneOf(ASSAULT_EVENTS, event);
export const isCombatEvent = (event: BattleEvent): event is CombatEvent => isOneOf(COMBAT_EVENTS, event);
export const isMatchEvent = (event: BattleEvent): event is MatchEvent => isOneOf(MATCH_EVENTS, event);
export const isScoreEvent = (event: BattleEvent): event is ScoreEvent => isOneOf(SCORE_EVENTS, event);

/** The version of the entry format that this code writes; `upgrade-entry.ts` upgrades older ones. */
export const ENTRY_VERSION = 3;

/** One gesture of a player, with every fact that follows from it. The first event names the gesture. */
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

/**
 * An entry as it was written, in any version. It is exported, handed over and compared in this form, and
 * never rewritten.
 */
export type EntryAsStored = Pick<Entry, 'battleId' | 'seq'>;

/** An entry in the present version, and as it was written. */
export type ReadEntry = { readonly entry: Entry; readonly stored: EntryAsStored };

/** The entry as this code writes it. */
export function written(entry: Entry): ReadEntry {
  return { entry, stored: entry };
}

/** Whether undo may take the entry back. */
export function isUndoable(entry: Entry): boolean {
  return entry.events.every((event) => EVENTS[event.type].undoable);
}
