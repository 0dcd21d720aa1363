import * as v from 'valibot';
import { FACINGS, FATES } from '@/rules/index';
import { HEALTH_CAUSES } from './army-event';
import { type CombatId, combatId as toCombatId, unitId as toUnitId, type UnitId } from './ids';
import { sideSchema } from './setup-schema';
import { MARKS } from './unit';

/** The shapes of events about armies and the battle's score, strict. */

const place = v.pipe(v.number(), v.integer(), v.minValue(0));
/** The id of a combat, not empty. */
export const combatIdSchema = v.pipe(
  v.string(),
  v.minLength(1),
  v.transform((text): CombatId => toCombatId(text)),
);
/** The id of a unit of the armies, not empty. */
export const unitIdSchema = v.pipe(
  v.string(),
  v.minLength(1),
  v.transform((text): UnitId => toUnitId(text)),
);
const fate = v.picklist(FATES);
const unit = v.strictObject({
  id: unitIdSchema,
  side: sideSchema,
  name: v.string(),
  pointCost: place,
  models: place,
  healthPerModel: place,
  characteristic: v.nullable(v.number()),
  marks: v.array(v.picklist(MARKS)),
  facts: v.record(v.string(), v.union([v.number(), v.boolean()])),
});
const contact = v.nullable(v.strictObject({ facing: v.picklist(FACINGS), charged: v.boolean() }));
const objective = v.strictObject({
  name: v.string(),
  counters: v.strictObject({ a: place, b: place }),
  winner: v.picklist(['a', 'b', 'drawn', 'counters']),
});
const margin = v.strictObject({ upTo: v.nullable(place), name: v.string() });
const margins = v.tupleWithRest([margin], margin);

export const armyEventSchemas = [
  v.strictObject({ type: v.literal('unitAdded'), unit, index: place }),
  v.strictObject({ type: v.literal('unitEdited'), from: unit, to: unit }),
  v.strictObject({ type: v.literal('unitRemoved'), unit, index: place }),
  v.strictObject({ type: v.literal('unitMoved'), unitId: unitIdSchema, from: place, to: place }),
  v.strictObject({
    type: v.literal('healthChanged'),
    unitId: unitIdSchema,
    from: place,
    to: place,
    cause: v.picklist(HEALTH_CAUSES),
    combatId: v.nullable(combatIdSchema),
    round: v.nullable(place),
  }),
  v.strictObject({ type: v.literal('fateChanged'), unitId: unitIdSchema, from: fate, to: fate }),
  v.strictObject({
    type: v.picklist(['unitJoined', 'unitLeft']),
    combatId: combatIdSchema,
    unitId: unitIdSchema,
  }),
  v.strictObject({
    type: v.literal('contactChanged'),
    combatId: combatIdSchema,
    round: place,
    unitId: unitIdSchema,
    enemyUnitId: unitIdSchema,
    from: contact,
    to: contact,
  }),
  v.strictObject({
    type: v.literal('bonusCounted'),
    side: sideSchema,
    bonusId: v.string(),
    from: v.nullable(place),
    to: v.nullable(place),
  }),
  v.strictObject({ type: v.literal('objectiveChanged'), from: objective, to: objective }),
  v.strictObject({
    type: v.literal('battlePointsAdjusted'),
    side: sideSchema,
    from: v.number(),
    to: v.number(),
  }),
  v.strictObject({ type: v.literal('marginsChanged'), from: v.nullable(margins), to: v.nullable(margins) }),
] as const;
