import type { GenericSchema } from 'valibot';
import type { Edition, Side } from '@/rules/index';
import type { UnitId } from './ids';

/** What kinds of gestures the log tells apart. */
export const LOG_KINDS = ['losses', 'combat', 'tests', 'armies', 'score', 'battle', 'notes'] as const;
export type LogKind = (typeof LOG_KINDS)[number];

/**
 * How a battle report tells of an event:
 * - `line`: in the words of the log;
 * - `alone`: the same, and of its gesture nothing else: a unit that broke in an assault flees, and is said to;
 * - `apart`: in a way of its own;
 * - `withRound`: not here, and nothing of its gesture either: the round tells of it;
 * - `not`: it is told by what it led to (an answer by the round's lines, a unit by the roster) or is nobody's news (a clock).
 */
export type Telling = 'line' | 'alone' | 'apart' | 'withRound' | 'not';

/** Whom an event concerns, where its fields `unitId`, `enemyUnitId`, `unit` and `side` do not say so by themselves. */
export type EventTopic = { readonly unitIds?: readonly UnitId[]; readonly sides?: readonly Side[] };

/** What has to be known of an event besides what it does. It stands once, beside the event. */
export type EventFacts<Event> = {
  /** Its strict shape on disk: a field too many is from a newer version or from somewhere else. */
  readonly shape: GenericSchema<unknown, Event>;
  /** Whether undo takes it back. An entry is undoable when all of its events are. */
  readonly undoable: boolean;
  /** By which the log is filtered, where the event names its gesture. */
  readonly kind: LogKind;
  readonly told: Telling;
  /** Whether a report of a battle of that edition tells of it; missing: of every edition. Older logs hold what their edition does not declare. */
  readonly toldBy?: (edition: Edition) => boolean;
  /** Whom it concerns, where its fields do not say so. */
  readonly about?: (event: Event) => EventTopic;
  /** Whether the edition knows what the event speaks of; missing: every edition does. */
  readonly knownTo?: (event: Event, edition: Edition) => boolean;
  /** Units, groups or combats may be called otherwise since. */
  readonly names?: true;
  /** It only adds to the record: when it was said is not when the battle was played. */
  readonly remark?: true;
  /** It ends a round or a combat: the story of everyone who fought there tells of it. */
  readonly settles?: true;
  /** A unit that its gesture destroys was caught in the combat and round that it names. */
  readonly catches?: true;
};

/** The facts of every event of a subject: the compiler misses none. */
export type FactsOf<Events extends { readonly type: string }> = {
  readonly [Type in Events['type']]: EventFacts<OfType<Events, Type>>;
};

/** The member of a union whose `type` may be this one. */
export type OfType<Events, Type> = Events extends { readonly type: infer Types }
  ? Type extends Types
    ? Events & { readonly type: Type }
    : never
  : never;

/** Whether the event or intent is of the subject that lists these types. */
export function isOneOf<Types extends string>(
  subject: Readonly<Record<Types, unknown>>,
  asked: { readonly type: string },
): asked is { readonly type: Types } {
  return Object.hasOwn(subject, asked.type);
}
