import * as v from 'valibot';
import { type AssaultOutcome, CHALLENGE_ANSWERS, MORALE_WAYS } from '@/battle/state/assault-round';
import { profileFields } from '@/battle/state/fighter-shape';
import { groupId, modelId, poolId, strikeId, unitKey } from '@/battle/state/ids';
import {
  countSchema as count,
  placeSchema as place,
  sideSchema as side,
  unitIdSchema as unitId,
} from '@/battle/state/shapes';
import { ALTERED_KINDS, BLOWS } from '@/battle/state/strike';
import { VEHICLE_FACINGS } from '@/battle/state/vehicle-armour';
import {
  APART,
  DAMAGE_RESULTS,
  DESTROYER_BANDS,
  MORALE_REASONS,
  PENETRATIONS,
  READING_IDS,
  RESULT_LINES,
  type Side,
  SPECIAL_RULES,
  SWEEPING_ENDS,
} from '@/rules/index';

/** The strict shapes of the parts of an assault's events. */

export const groupIdSchema = v.pipe(v.string(), v.transform(groupId));
export const unitKeySchema = v.pipe(
  v.string(),
  v.transform((text) => unitKey(text)),
);
export const poolIdSchema = v.pipe(v.string(), v.transform(poolId));
export const modelIdSchema = v.pipe(v.string(), v.transform(modelId));
const strikeIdSchema = v.pipe(v.string(), v.transform(strikeId));

const need = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(6)));
const face = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6));
const faces = v.nullable(v.array(face));
const values = v.record(v.string(), v.number());

export const groupSchema = v.nullable(
  v.strictObject({
    ...profileFields,
    charged: v.boolean(),
    disorderedCharge: v.boolean(),
    failedFear: v.boolean(),
    blind: v.boolean(),
    side,
    unitId: v.nullable(unitId),
    id: groupIdSchema,
    unitKey: unitKeySchema,
    unitName: v.exactOptional(v.string()),
    woundsLeft: v.array(place),
    facing: v.exactOptional(v.picklist(VEHICLE_FACINGS)),
    snapShots: v.exactOptional(v.literal(true)),
    coverSave: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(6))),
    statuses: v.exactOptional(v.array(v.string())),
  }),
);
export const placesSchema = v.record(
  modelIdSchema,
  v.strictObject({
    inContact: v.boolean(),
    distance: v.pipe(v.number(), v.minValue(0)),
    by: v.exactOptional(v.literal('order')),
  }),
);

const kinds = ['plain', 'rending', ...PENETRATIONS, ...DESTROYER_BANDS, ...ALTERED_KINDS] as const;
const woundCounts = v.strictObject(v.entriesFromList(kinds, v.exactOptional(place)));
export const strikeSchema = v.strictObject({
  id: strikeIdSchema,
  step: count,
  groupId: groupIdSchema,
  blow: v.picklist(BLOWS),
  splitFrom: v.nullable(strikeIdSchema),
  target: unitKeySchema,
  attacks: place,
  hits: v.nullable(
    v.strictObject({
      count: place,
      rolled: faces,
      precise: v.exactOptional(count),
      wounding: v.exactOptional(woundCounts),
      hot: v.exactOptional(v.strictObject({ count: place, rolled: faces })),
    }),
  ),
  wounds: v.nullable(
    v.strictObject({
      counts: woundCounts,
      rolled: faces,
    }),
  ),
  against: v.exactOptional(modelIdSchema),
  precise: v.exactOptional(v.literal(true)),
});

export const challengeAnswerSchema = v.strictObject({
  by: v.picklist(CHALLENGE_ANSWERS),
  modelId: modelIdSchema,
});

const model = v.strictObject({
  id: modelIdSchema,
  groupId: groupIdSchema,
  wounds: place,
  toughness: v.nullable(count),
  armourSave: need,
  invulnerableSave: need,
  feelNoPain: need,
  coverSave: v.exactOptional(need),
  vehicle: v.exactOptional(v.strictObject({ openTopped: v.boolean() })),
  rules: v.array(v.picklist(SPECIAL_RULES)),
  inContact: v.boolean(),
  distance: v.pipe(v.number(), v.minValue(0)),
  apart: v.exactOptional(v.picklist(APART)),
  shrouded: v.exactOptional(need),
  lessDamage: v.exactOptional(count),
  startingWounds: v.exactOptional(count),
  spared: v.exactOptional(v.literal(true)),
});
const pool = v.strictObject({
  id: poolIdSchema,
  blow: v.picklist(BLOWS),
  wounds: place,
  strength: v.nullable(count),
  ap: v.nullable(count),
  rules: v.array(v.picklist(SPECIAL_RULES)),
  band: v.nullable(v.picklist(DESTROYER_BANDS)),
  noSaves: v.boolean(),
  hit: v.exactOptional(v.picklist(PENETRATIONS)),
  hammers: v.exactOptional(count),
  challenge: v.exactOptional(v.strictObject({ modelId: v.string(), spills: v.boolean() })),
  precise: v.exactOptional(v.literal(true)),
  hot: v.exactOptional(v.strictObject({ each: count })),
  damage: v.exactOptional(count),
  after: v.exactOptional(v.string()),
});
export const begunAllocationSchema = v.strictObject({ side, models: v.array(model), pools: v.array(pool) });
const allocationStep = v.variant('do', [
  v.strictObject({ do: v.literal('choosePool'), poolId: v.string() }),
  v.strictObject({ do: v.literal('chooseModel'), modelId: v.string() }),
  v.strictObject({ do: v.literal('passTo'), modelId: v.string(), roll: v.exactOptional(face) }),
  v.strictObject({ do: v.literal('stay'), roll: face }),
  v.strictObject({ do: v.literal('roll'), value: face }),
  v.strictObject({ do: v.picklist(['skipRoll', 'takeWound']) }),
]);
export const wayOfAllocationSchema = v.variant('by', [
  v.strictObject({
    by: v.literal('steps'),
    steps: v.array(allocationStep),
    byApp: v.boolean(),
    chosen: v.exactOptional(v.array(modelIdSchema)),
  }),
  v.strictObject({
    by: v.literal('together'),
    saved: place,
    discounted: place,
    chosen: v.exactOptional(v.array(modelIdSchema)),
  }),
]);
export const woundOutcomeSchema = v.strictObject({
  poolId: poolIdSchema,
  modelId: modelIdSchema,
  ended: v.picklist(['saved', 'discounted', 'lost']),
  lossRolled: v.nullable(count),
  woundsLost: place,
  excess: place,
  scored: place,
  instantDeath: v.boolean(),
  damage: v.exactOptional(v.strictObject({ rolled: face, result: v.picklist(DAMAGE_RESULTS) })),
  status: v.exactOptional(v.string()),
  removed: v.boolean(),
});
export const standingSchema = v.strictObject({
  poolOrder: v.array(v.string()),
  lockedOn: v.nullable(v.string()),
  pending: v.nullable(
    v.strictObject({
      modelId: v.string(),
      rollsMade: place,
      stays: v.exactOptional(v.literal(true)),
      damage: v.exactOptional(face),
    }),
  ),
});

const recordedSide = v.strictObject({
  score: v.number(),
  lines: v.array(v.strictObject({ key: v.picklist(RESULT_LINES), values })),
  rows: v.exactOptional(
    v.array(v.strictObject({ id: v.string(), label: v.string(), count: place, points: place })),
  ),
  units: v.array(
    v.strictObject({ unitKey: unitKeySchema, name: v.string(), modelsBefore: place, modelsLeft: place }),
  ),
});
const assaultOutcomeSchema = v.strictObject({
  winner: v.picklist(['a', 'b', 'draw']),
  because: v.picklist(['wounds', 'wipedOut', 'equal']),
  wonBy: place,
  next: v.picklist(['morale', 'fightOn', 'consolidate', 'nobodyLeft']),
  counted: v.exactOptional(v.literal('points')),
  a: recordedSide,
  b: recordedSide,
  readings: v.array(
    v.strictObject({ readingId: v.picklist(READING_IDS), label: v.string(), option: v.string() }),
  ),
});
/**
 * How a round ended, and the sides that agreed before it was closed, each at its own edge of the table;
 * missing: not asked.
 */
export type Closed = { readonly outcome: AssaultOutcome; readonly confirmedBy?: readonly Side[] };
export const closed = { outcome: assaultOutcomeSchema, confirmedBy: v.exactOptional(v.array(side)) };
const twoDice = v.nullable(v.strictTuple([face, face]));
export const moraleSchema = v.strictObject({
  way: v.picklist(MORALE_WAYS),
  lostBy: place,
  target: v.nullable(v.number()),
  odds: v.string(),
  reasons: v.array(v.strictObject({ key: v.picklist(MORALE_REASONS), values })),
  dice: twoDice,
  passed: v.boolean(),
  leader: v.exactOptional(v.string()),
});
export const sweepSchema = v.strictObject({
  winnerInitiative: place,
  loserInitiative: place,
  dice: twoDice,
  byApp: v.boolean(),
  end: v.picklist(SWEEPING_ENDS),
  barred: v.exactOptional(v.literal(true)),
});

export const sideCheckSchema = v.strictObject({
  way: v.picklist(['rolled', 'said']),
  leadership: place,
  lowered: place,
  lostBy: place,
  target: place,
  odds: v.string(),
  dice: twoDice,
  passed: v.boolean(),
});
export const aftermathSchema = v.strictObject({
  option: v.string(),
  label: v.string(),
  leaves: v.exactOptional(v.literal(true)),
});

const shotUnit = v.strictObject({
  unitKey: unitKeySchema,
  name: v.string(),
  lost: place,
  modelsBefore: place,
  modelsLeft: place,
  phase: v.strictObject({ lost: place, of: place }),
  vehicle: v.exactOptional(v.literal(true)),
  damage: v.exactOptional(v.array(v.picklist(DAMAGE_RESULTS))),
  statuses: v.exactOptional(v.array(v.strictObject({ label: v.string() }))),
  tests: v.boolean(),
  hot: v.exactOptional(v.literal(true)),
});
export const shootingOutcomeSchema = v.strictObject({
  by: side,
  shooters: v.array(v.strictObject({ unitKey: unitKeySchema, name: v.string() })),
  units: v.array(shotUnit),
});
