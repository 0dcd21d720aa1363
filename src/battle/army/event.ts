import * as v from 'valibot';
import type { KeptArmyRef } from '@/battle/state/battle';
import type { CombatTitle } from '@/battle/state/engaged';
import type { FactsOf, OfType } from '@/battle/state/event-facts';
import { unitFightersSchema } from '@/battle/state/fighter-shape';
import type { CombatId, UnitId } from '@/battle/state/ids';
import type { TakenUnitTest } from '@/battle/state/records';
import {
  combatIdSchema,
  placeSchema,
  sideSchema,
  takenTestFields,
  unitIdSchema,
} from '@/battle/state/shapes';
import type { Said } from '@/battle/state/taken-test';
import { MARKS, type Unit, type UnitDraft, type UnitRefusal } from '@/battle/state/unit';
import {
  type BreakTestAnswers,
  FATES,
  type Fate,
  type NoValues,
  type RefusalOf,
  type Side,
} from '@/rules/index';

/*
 * The armies: both rosters, the health of their units, and what has become of them.
 *
 * A player adds, edits, moves and removes units (`decide.ts`); health and fate change by a tap here, or with a loss in a combat or an
 * assault, which make the same events (`army-events.ts`). `reduce.ts` gives the armies after an event; a loss in combat is kept with its
 * round too, where it counts as a casualty.
 */

/** Why a unit's health changed. Only losses in `combat` are casualties of a round; `combatResult` is what losing it costs. */
export const HEALTH_CAUSES = ['combat', 'combatResult', 'other'] as const;
export type HealthCause = (typeof HEALTH_CAUSES)[number];

/** Where an imported army came from, and how much of it was understood. */
export type ImportSource = {
  /** What the source was read as, such as the text of a list builder. */
  readonly format: string;
  /** The total that the source states, in points, or null. */
  readonly statedTotal: number | null;
  /** How many lines, or entries of a file, were read. */
  readonly linesRead: number;
  /** The lines that were not understood, as they were pasted; of a long source the first ones. */
  readonly linesUnread: readonly string[];
  /** The source as it was pasted; null where it is longer than the log should carry, and stays on the device. */
  readonly text: string | null;
  /** CRC-32 of the source's text, eight hex digits: by it the device finds the text that it keeps. */
  readonly checksum: string;
  /** The army on the importing device that holds this list; missing where none was kept. */
  readonly kept?: KeptArmyRef;
};

/** What happened to the armies. Changes hold the value before and after. */
export type ArmyEvent =
  /** An army came from a list. Its units follow as `unitAdded` in the same entry, behind those that it replaced as `unitRemoved`. */
  | {
      readonly type: 'armyImported';
      readonly side: Side;
      /** What the side's army is called, before and after. */
      readonly from: string;
      readonly to: string;
      readonly source: ImportSource;
    }
  /** `index` is the place in the side's roster, from 0. */
  | { readonly type: 'unitAdded'; readonly unit: Unit; readonly index: number }
  | { readonly type: 'unitEdited'; readonly from: Unit; readonly to: Unit }
  | { readonly type: 'unitRemoved'; readonly unit: Unit; readonly index: number }
  | { readonly type: 'unitMoved'; readonly unitId: UnitId; readonly from: number; readonly to: number }
  | {
      readonly type: 'healthChanged';
      readonly unitId: UnitId;
      /** Health Points left, before and after. */
      readonly from: number;
      readonly to: number;
      readonly cause: HealthCause;
      /** The combat and round it belongs to; both null for `other`. */
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
  /** A test beside the break test; what it makes of the unit follows as events of its own. */
  | { readonly type: 'unitTested'; readonly unitId: UnitId; readonly test: TakenUnitTest };

export type ArmyEventOf<Type extends ArmyEvent['type']> = OfType<ArmyEvent, Type>;

const fate = v.picklist(FATES);
const unit = v.strictObject({
  id: unitIdSchema,
  side: sideSchema,
  name: v.string(),
  pointCost: placeSchema,
  models: placeSchema,
  healthPerModel: placeSchema,
  characteristic: v.nullable(v.number()),
  marks: v.array(v.picklist(MARKS)),
  facts: v.record(v.string(), v.union([v.number(), v.boolean(), v.string()])),
  fighters: v.exactOptional(v.array(unitFightersSchema)),
});
const roster = { undoable: true, kind: 'armies', told: 'not' } as const;

export const ARMY_EVENTS: FactsOf<ArmyEvent> = {
  armyImported: {
    ...roster,
    shape: v.strictObject({
      type: v.literal('armyImported'),
      side: sideSchema,
      from: v.string(),
      to: v.string(),
      source: v.strictObject({
        format: v.string(),
        statedTotal: v.nullable(v.number()),
        linesRead: placeSchema,
        linesUnread: v.array(v.string()),
        text: v.nullable(v.string()),
        checksum: v.string(),
        kept: v.exactOptional(v.strictObject({ id: v.string(), name: v.string() })),
      }),
    }),
  },
  unitAdded: {
    ...roster,
    shape: v.strictObject({ type: v.literal('unitAdded'), unit, index: placeSchema }),
    names: true,
  },
  unitEdited: {
    ...roster,
    shape: v.strictObject({ type: v.literal('unitEdited'), from: unit, to: unit }),
    about: ({ to }) => ({ unitIds: [to.id] }),
    names: true,
  },
  unitRemoved: {
    ...roster,
    shape: v.strictObject({ type: v.literal('unitRemoved'), unit, index: placeSchema }),
  },
  unitMoved: {
    ...roster,
    shape: v.strictObject({
      type: v.literal('unitMoved'),
      unitId: unitIdSchema,
      from: placeSchema,
      to: placeSchema,
    }),
  },
  healthChanged: {
    shape: v.strictObject({
      type: v.literal('healthChanged'),
      unitId: unitIdSchema,
      from: placeSchema,
      to: placeSchema,
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
      test: v.strictObject({ ...takenTestFields, testId: v.string(), label: v.string() }),
    }),
    undoable: true,
    kind: 'tests',
    told: 'line',
    knownTo: ({ test }, { tests }) => tests?.some(({ id }) => id === test.testId) ?? false,
  },
};

/** What a player wants of the armies. */
export type ArmyIntent =
  | { readonly type: 'addUnits'; readonly side: Side; readonly units: readonly UnitDraft[] }
  /** The units of a list join the side's army, or take its place. An empty name of the army leaves it called as it is. */
  | {
      readonly type: 'importArmy';
      readonly side: Side;
      readonly army: string;
      readonly units: readonly UnitDraft[];
      readonly replace: boolean;
      readonly source: Omit<ImportSource, 'text' | 'checksum'> & { readonly text: string };
    }
  | { readonly type: 'editUnit'; readonly unitId: UnitId; readonly unit: UnitDraft }
  | { readonly type: 'removeUnit'; readonly unitId: UnitId }
  | { readonly type: 'moveUnit'; readonly unitId: UnitId; readonly by: number }
  /** Health Points gained (or, negative, lost). Without a cause: a casualty of the open round the unit fights in, else none. */
  | {
      readonly type: 'changeHealth';
      readonly unitId: UnitId;
      readonly by: number;
      readonly cause?: HealthCause | undefined;
    }
  /** A character joins that unit, or leaves the one it is in (null). Into a combat it goes with its unit. */
  | { readonly type: 'joinUnit'; readonly unitId: UnitId; readonly hostId: UnitId | null }
  | { readonly type: 'changeFate'; readonly unitId: UnitId; readonly fate: Fate }
  /** A test beside the break test, with what was entered for it: the players say how it went, or the app rolled. */
  | ({
      readonly type: 'testUnit';
      readonly unitId: UnitId;
      readonly testId: string;
      readonly answers: BreakTestAnswers;
    } & (Said | { readonly rolls: readonly [number, number]; readonly rerollWay?: string }));

/** The types of these intents, of which the compiler misses none. */
export const ARMY_INTENTS: Readonly<Record<ArmyIntent['type'], null>> = {
  addUnits: null,
  importArmy: null,
  editUnit: null,
  removeUnit: null,
  moveUnit: null,
  changeHealth: null,
  joinUnit: null,
  changeFate: null,
  testUnit: null,
};

/** Why an intent about the armies was refused. */
export type ArmyRefusal =
  | RefusalOf<{
      nothingChanged: NoValues; // the value is already what was asked for
      notAWholeNumber: NoValues; // Health Points with a fraction
      noSuchUnit: NoValues; // a unit that is not there, or not on the side it should be
      tooManyUnits: { max: number }; // more than 100 units on a side
      twoGenerals: { name: string }; // a second General
      unitInCombat: { name: string } & CombatTitle; // a unit that fights in a combat cannot be removed or fight in another
      unitHasNoHealth: { name: string }; // nothing is left to lose
      notACharacter: { name: string }; // only characters join units
      cannotBeJoined: { name: string }; // a unit that is not there, of the other side, or that has joined one itself
      noSuchFate: NoValues; // a fate its edition does not have
      noSuchTest: NoValues; // a test its edition does not declare, or an answer it does not ask for
      valueMissing: NoValues; // a roll while the characteristic has not been entered
    }>
  | UnitRefusal;
