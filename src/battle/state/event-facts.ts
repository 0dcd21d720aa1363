import type { GenericSchema } from 'valibot';
import type { Edition, Side } from '@/rules/index';
import type { UnitId } from './ids';

/** The kinds of gestures by which the log can be filtered. */
export const LOG_KINDS = ['losses', 'combat', 'tests', 'armies', 'score', 'battle', 'notes'] as const;
export type LogKind = (typeof LOG_KINDS)[number];

/**
 * How a battle report shows an event:
 * - `line`: in the words of the log;
 * - `alone`: the same, and the report leaves out the rest of its gesture: for a unit that broke in an
 *   assault, the flight is enough;
 * - `apart`: in a form of its own;
 * - `withRound`: not here, nor the rest of its gesture: the report of the round shows it;
 * - `not`: left out: the report shows its effect elsewhere, or it does not matter (a clock).
 */
export type Telling = 'line' | 'alone' | 'apart' | 'withRound' | 'not';

/**
 * The units and sides that an event concerns, if its fields `unitId`, `enemyUnitId`, `unit` and `side` do not
 * name them.
 */
export type EventTopic = { readonly unitIds?: readonly UnitId[]; readonly sides?: readonly Side[] };

/** The facts about a type of event, other than its effect. They stand once, next to the event. */
export type EventFacts<Event> = {
  /** Its strict shape on disk. An unknown field means a newer version, or data that is not ours. */
  readonly shape: GenericSchema<unknown, Event>;
  /** Whether undo may take it back. An entry can be undone if all of its events can. */
  readonly undoable: boolean;
  /** The kind of its gesture, for the filter of the log. The first event of an entry decides. */
  readonly kind: LogKind;
  readonly told: Telling;
  /**
   * Whether a report for that edition shows it; missing: every edition does. Older logs hold events that
   * their edition does not declare.
   */
  readonly toldBy?: (edition: Edition) => boolean;
  /** The units and sides it concerns, if its fields do not name them. */
  readonly about?: (event: Event) => EventTopic;
  /** Whether the edition knows what the event refers to; missing: every edition does. */
  readonly knownTo?: (event: Event, edition: Edition) => boolean;
  /** It may rename units, groups or combats. */
  readonly names?: true;
  /** It only adds to the record: its time is not a time of play. */
  readonly remark?: true;
  /** It ends a round or a combat, so it belongs to the story of every unit that fought there. */
  readonly settles?: true;
  /** A unit that the same gesture destroys was caught in the combat and round of this event. */
  readonly catches?: true;
};

/** The facts of every event of a subject. The compiler reports a missing one. */
export type FactsOf<Events extends { readonly type: string }> = {
  readonly [Type in Events['type']]: EventFacts<OfType<Events, Type>>;
};

/** The members of a union whose `type` may be this one. */
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
