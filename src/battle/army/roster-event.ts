import * as v from 'valibot';
import type { KeptArmyRef } from '@/battle/state/battle';
import type { FactsOf } from '@/battle/state/event-facts';
import { unitFightersSchema } from '@/battle/state/fighter-shape';
import type { UnitId } from '@/battle/state/ids';
import { placeSchema, sideSchema, unitIdSchema } from '@/battle/state/shapes';
import { MARKS, type Unit, type UnitDraft } from '@/battle/state/unit';
import type { Side } from '@/rules/index';

/*
 * The rosters: which units are on a side's list, in which order, and the list from which they came.
 */

/** The source of an imported army, and how much of it was understood. */
export type ImportSource = {
  /** The format of the source, such as the text of a list builder. */
  readonly format: string;
  /** The total that the source states, in points, or null. */
  readonly statedTotal: number | null;
  /** How many lines, or entries of a file, were read. */
  readonly linesRead: number;
  /** The lines that were not understood, as pasted; of a long source only the first ones. */
  readonly linesUnread: readonly string[];
  /** The pasted source; null if it is too long for the log: then it stays on the device. */
  readonly text: string | null;
  /** CRC-32 of the source's text, eight hex digits. The device finds the stored text by it. */
  readonly checksum: string;
  /** The kept army with this list on the importing device; missing: none. */
  readonly kept?: KeptArmyRef;
};

/** What happened to a roster. A change holds the value before and after. */
export type RosterEvent =
  /**
   * An army was imported from a list. Its units follow as `unitAdded` in the same entry, after the units that
   * it replaced as `unitRemoved`.
   */
  | {
      readonly type: 'armyImported';
      readonly side: Side;
      /** The name of the side's army, before and after. */
      readonly from: string;
      readonly to: string;
      readonly source: ImportSource;
    }
  /** `index` is the place in the side's roster, from 0. */
  | { readonly type: 'unitAdded'; readonly unit: Unit; readonly index: number }
  | { readonly type: 'unitEdited'; readonly from: Unit; readonly to: Unit }
  | { readonly type: 'unitRemoved'; readonly unit: Unit; readonly index: number }
  | { readonly type: 'unitMoved'; readonly unitId: UnitId; readonly from: number; readonly to: number };

const unit = v.strictObject({
  id: unitIdSchema,
  side: sideSchema,
  name: v.string(),
  pointCost: placeSchema,
  models: placeSchema,
  modelsUnsaid: v.exactOptional(v.literal(true)),
  healthPerModel: placeSchema,
  kinds: v.exactOptional(
    v.array(v.strictObject({ name: v.string(), models: placeSchema, healthPoints: placeSchema })),
  ),
  characteristic: v.nullable(v.number()),
  marks: v.array(v.picklist(MARKS)),
  facts: v.record(v.string(), v.union([v.number(), v.boolean(), v.string()])),
  fighters: v.exactOptional(v.array(unitFightersSchema)),
});

const roster = { undoable: true, kind: 'armies', told: 'not' } as const;

export const ROSTER_EVENTS: FactsOf<RosterEvent> = {
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
};

/** What a player wants to do with a roster. */
export type RosterIntent =
  | { readonly type: 'addUnits'; readonly side: Side; readonly units: readonly UnitDraft[] }
  /** The units of a list join the side's army, or replace it. An empty name keeps the army's name. */
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
  | { readonly type: 'moveUnit'; readonly unitId: UnitId; readonly by: number };

/** The types of these intents. The compiler reports a missing one. */
export const ROSTER_INTENTS: Readonly<Record<RosterIntent['type'], null>> = {
  addUnits: null,
  importArmy: null,
  editUnit: null,
  removeUnit: null,
  moveUnit: null,
};
