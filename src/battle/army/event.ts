import * as v from 'valibot';
import type { CombatTitle } from '@/battle/state/engaged';
import type { FactsOf, OfType } from '@/battle/state/event-facts';
import type { CombatId, UnitId } from '@/battle/state/ids';
import { DAMAGED_BY, type TakenUnitTest } from '@/battle/state/records';
import { combatIdSchema, placeSchema, takenTestFields, unitIdSchema } from '@/battle/state/shapes';
import type { Said } from '@/battle/state/taken-test';
import type { UnitRefusal } from '@/battle/state/unit';
import { type BreakTestAnswers, FATES, type Fate, type NoValues, type RefusalOf } from '@/rules/index';
import {
  COUNTER_EVENTS,
  COUNTER_INTENTS,
  type CounterEvent,
  type CounterIntent,
  type CounterRefusal,
} from './counter-event';
import { ROSTER_EVENTS, ROSTER_INTENTS, type RosterEvent, type RosterIntent } from './roster-event';
import {
  STATUS_EVENTS,
  STATUS_INTENTS,
  type StatusEvent,
  type StatusIntent,
  type StatusRefusal,
} from './status-event';

/*
 * The armies: both rosters, the health of their units, and what has become of them.
 *
 * A player adds, edits, moves and removes units (`roster-event.ts`, `decide.ts`); health and fate change by a
 * tap here, or with a loss in a combat or an assault, which make the same events (`army-events.ts`).
 * `reduce.ts` gives the armies after an event; a loss in combat is kept with its round too, where it counts as
 * a casualty.
 */

/**
 * Why a unit's health changed. Only losses in `combat` are casualties of a round; `combatResult` is the price
 * of losing it.
 */
export const HEALTH_CAUSES = ['combat', 'combatResult', 'other'] as const;
export type HealthCause = (typeof HEALTH_CAUSES)[number];

/** What happened to the armies. A change holds the value before and after. */
export type ArmyEvent =
  | CounterEvent
  | StatusEvent
  | RosterEvent
  | {
      readonly type: 'healthChanged';
      readonly unitId: UnitId;
      /** Health Points left, before and after. */
      readonly from: number;
      readonly to: number;
      /** Nobody had said how many models the unit has: only the difference counts. Missing: it was known. */
      readonly unsaid?: true;
      readonly cause: HealthCause;
      /** The combat and round to which it belongs; both null for `other`. */
      readonly combatId: CombatId | null;
      readonly round: number | null;
    }
  /** A character joins a unit of its side, or leaves the one it was in (null). */
  | {
      readonly type: 'characterJoined';
      readonly unitId: UnitId;
      readonly from: UnitId | null;
      readonly to: UnitId | null;
    }
  | { readonly type: 'fateChanged'; readonly unitId: UnitId; readonly from: Fate; readonly to: Fate }
  /** A test other than a break test; its effects on the unit follow as events of their own. */
  | { readonly type: 'unitTested'; readonly unitId: UnitId; readonly test: TakenUnitTest };

export type ArmyEventOf<Type extends ArmyEvent['type']> = OfType<ArmyEvent, Type>;

const fate = v.picklist(FATES);
export const ARMY_EVENTS: FactsOf<ArmyEvent> = {
  healthChanged: {
    shape: v.strictObject({
      type: v.literal('healthChanged'),
      unitId: unitIdSchema,
      from: placeSchema,
      to: placeSchema,
      unsaid: v.exactOptional(v.literal(true)),
      cause: v.picklist(HEALTH_CAUSES),
      combatId: v.nullable(combatIdSchema),
      round: v.nullable(placeSchema),
    }),
    undoable: true,
    kind: 'losses',
    told: 'apart',
  },
  characterJoined: {
    shape: v.strictObject({
      type: v.literal('characterJoined'),
      unitId: unitIdSchema,
      from: v.nullable(unitIdSchema),
      to: v.nullable(unitIdSchema),
    }),
    undoable: true,
    kind: 'armies',
    told: 'line',
    about: ({ unitId, from, to }) => ({ unitIds: [unitId, ...[from, to].flatMap((host) => host ?? [])] }),
  },
  fateChanged: {
    shape: v.strictObject({ type: v.literal('fateChanged'), unitId: unitIdSchema, from: fate, to: fate }),
    undoable: true,
    kind: 'losses',
    told: 'line',
  },
  unitTested: {
    shape: v.strictObject({
      type: v.literal('unitTested'),
      unitId: unitIdSchema,
      test: v.strictObject({
        ...takenTestFields,
        testId: v.string(),
        label: v.string(),
        of: v.exactOptional(v.picklist(DAMAGED_BY)),
        ends: v.exactOptional(v.string()),
        owes: v.exactOptional(v.strictObject({ counter: v.string(), dice: placeSchema })),
      }),
    }),
    undoable: true,
    kind: 'tests',
    told: 'line',
    knownTo: ({ test }, { tests }) => tests?.some(({ id }) => id === test.testId) ?? false,
  },
  ...COUNTER_EVENTS,
  ...STATUS_EVENTS,
  ...ROSTER_EVENTS,
};

/** What a player wants to do with the armies. */
export type ArmyIntent =
  | CounterIntent
  | StatusIntent
  | RosterIntent
  /**
   * Health Points gained (or, negative, lost). Without a cause: a casualty of the open round in which the
   * unit fights, else none.
   */
  | {
      readonly type: 'changeHealth';
      readonly unitId: UnitId;
      readonly by: number;
      readonly cause?: HealthCause | undefined;
    }
  /** A character joins that unit, or leaves its unit (null). It goes into combat with its unit. */
  | { readonly type: 'joinUnit'; readonly unitId: UnitId; readonly hostId: UnitId | null }
  | { readonly type: 'changeFate'; readonly unitId: UnitId; readonly fate: Fate }
  /**
   * A test other than a break test, with the answers entered for it: the players enter the result, or the app
   * rolled.
   */
  | ({
      readonly type: 'testUnit';
      readonly unitId: UnitId;
      readonly testId: string;
      readonly answers: BreakTestAnswers;
    } & (Said | { readonly rolls: readonly [number, number]; readonly rerollWay?: string }));

/** The types of these intents. The compiler reports a missing one. */
export const ARMY_INTENTS: Readonly<Record<ArmyIntent['type'], null>> = {
  changeHealth: null,
  joinUnit: null,
  changeFate: null,
  testUnit: null,
  ...COUNTER_INTENTS,
  ...STATUS_INTENTS,
  ...ROSTER_INTENTS,
};

/** Why an intent about the armies was refused. */
export type ArmyRefusal =
  | RefusalOf<{
      nothingChanged: NoValues; // the value is already the one asked for
      notAWholeNumber: NoValues; // Health Points with a fraction
      noSuchUnit: NoValues; // a unit that does not exist, or is not on the required side
      tooManyUnits: { max: number }; // more than 100 units on a side
      twoGenerals: { name: string }; // a second General
      // a unit that fights in a combat cannot be removed or fight in another
      unitInCombat: { name: string } & CombatTitle;
      unitHasNoHealth: { name: string }; // nothing is left to lose
      notACharacter: { name: string }; // only characters join units
      // a unit that does not exist, is of the other side, or has joined a unit itself
      cannotBeJoined: { name: string };
      noSuchFate: NoValues; // a fate that the edition does not have
      noSuchTest: NoValues; // a test that the edition does not declare, or an answer that it does not ask for
      valueMissing: NoValues; // a roll although the characteristic was not entered
    }>
  | CounterRefusal
  | StatusRefusal
  | UnitRefusal;
