import * as v from 'valibot';
import {
  DESTROYER_BANDS,
  MORALE_REASONS,
  READING_IDS,
  RESULT_LINES,
  SPECIAL_RULES,
  SWEEPING_ENDS,
} from '@/rules/index';
import { combatIdSchema as combatId, unitIdSchema as unitId } from './army-schema';
import { BLOWS, HURT_CAUSES, MORALE_WAYS } from './assault';
import { CHARACTER_RANKS, FIGHTER_RULES_OFFERED, FIGHTER_TARGETS, SECOND_WEAPONS } from './fighters';
import { countSchema as count, sideSchema as side } from './setup-schema';

/** The shapes of an assault's events, strict. */

const place = v.pipe(v.number(), v.integer(), v.minValue(0));
const need = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(6)));
const face = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6));
const faces = v.nullable(v.array(face));
const ids = v.array(v.string());
const values = v.record(v.string(), v.number());

const profile = {
  name: v.string(),
  target: v.picklist(FIGHTER_TARGETS),
  weaponSkill: place,
  strength: count,
  toughness: v.nullable(count),
  initiative: place,
  wounds: count,
  attacks: place,
  leadership: v.nullable(place),
  armourSave: need,
  invulnerableSave: need,
  feelNoPain: need,
  weaponStrength: v.union([count, v.picklist(['user', 'destroyer'])]),
  weaponAp: v.nullable(count),
  secondWeapon: v.picklist(SECOND_WEAPONS),
  rules: v.array(v.picklist(FIGHTER_RULES_OFFERED)),
  character: v.picklist(CHARACTER_RANKS),
  causesFear: v.boolean(),
};
/** What identical models are, as it is remembered. */
export const profileSchema = v.strictObject(profile);

const group = v.nullable(
  v.strictObject({
    ...profile,
    charged: v.boolean(),
    disorderedCharge: v.boolean(),
    failedFear: v.boolean(),
    blind: v.boolean(),
    side,
    unitId: v.nullable(unitId),
    id: v.string(),
    unitKey: v.string(),
    woundsLeft: v.array(place),
  }),
);
const places = v.record(
  v.string(),
  v.strictObject({ inContact: v.boolean(), distance: v.pipe(v.number(), v.minValue(0)) }),
);

const kinds = ['plain', 'rending', ...DESTROYER_BANDS] as const;
const strike = v.strictObject({
  id: v.string(),
  step: count,
  groupId: v.string(),
  blow: v.picklist(BLOWS),
  target: v.string(),
  attacks: place,
  hits: v.nullable(v.strictObject({ count: place, rolled: faces })),
  wounds: v.nullable(
    v.strictObject({
      counts: v.strictObject(v.entriesFromList(kinds, v.exactOptional(place))),
      rolled: faces,
    }),
  ),
});

const model = v.strictObject({
  id: v.string(),
  wounds: place,
  toughness: v.nullable(count),
  armourSave: need,
  invulnerableSave: need,
  feelNoPain: need,
  rules: v.array(v.picklist(SPECIAL_RULES)),
  inContact: v.boolean(),
  distance: v.pipe(v.number(), v.minValue(0)),
});
const pool = v.strictObject({
  id: v.string(),
  wounds: place,
  strength: v.nullable(count),
  ap: v.nullable(count),
  rules: v.array(v.picklist(SPECIAL_RULES)),
  band: v.nullable(v.picklist(DESTROYER_BANDS)),
  noSaves: v.boolean(),
});
const allocationStep = v.variant('do', [
  v.strictObject({ do: v.literal('choosePool'), poolId: v.string() }),
  v.strictObject({ do: v.picklist(['chooseModel', 'passTo']), modelId: v.string() }),
  v.strictObject({ do: v.literal('roll'), value: face }),
  v.strictObject({ do: v.picklist(['skipRoll', 'takeWound']) }),
]);
const way = v.variant('by', [
  v.strictObject({ by: v.literal('steps'), steps: v.array(allocationStep), byApp: v.boolean() }),
  v.strictObject({ by: v.literal('together'), saved: place, discounted: place }),
]);
const woundOutcome = v.strictObject({
  poolId: v.string(),
  modelId: v.string(),
  ended: v.picklist(['saved', 'discounted', 'lost']),
  lossRolled: v.nullable(count),
  woundsLost: place,
  excess: place,
  scored: place,
  instantDeath: v.boolean(),
  removed: v.boolean(),
});
const standing = v.strictObject({
  poolOrder: ids,
  lockedOn: v.nullable(v.string()),
  pending: v.nullable(v.strictObject({ modelId: v.string(), rollsMade: place })),
});

const recordedSide = v.strictObject({
  score: v.number(),
  lines: v.array(v.strictObject({ key: v.picklist(RESULT_LINES), values })),
  units: v.array(
    v.strictObject({ unitKey: v.string(), name: v.string(), modelsBefore: place, modelsLeft: place }),
  ),
});
const outcome = v.strictObject({
  winner: v.picklist(['a', 'b', 'draw']),
  because: v.picklist(['wounds', 'wipedOut', 'equal']),
  wonBy: place,
  next: v.picklist(['morale', 'fightOn', 'consolidate', 'nobodyLeft']),
  a: recordedSide,
  b: recordedSide,
  readings: v.array(
    v.strictObject({ readingId: v.picklist(READING_IDS), label: v.string(), option: v.string() }),
  ),
});
const twoDice = v.nullable(v.strictTuple([face, face]));
const morale = v.strictObject({
  way: v.picklist(MORALE_WAYS),
  lostBy: place,
  target: v.nullable(v.number()),
  odds: v.string(),
  reasons: v.array(v.strictObject({ key: v.picklist(MORALE_REASONS), values })),
  dice: twoDice,
  passed: v.boolean(),
});
const sweep = v.strictObject({
  winnerInitiative: place,
  loserInitiative: place,
  dice: twoDice,
  byApp: v.boolean(),
  end: v.picklist(SWEEPING_ENDS),
});

const inRound = { combatId, round: count };
const onUnit = { ...inRound, unitKey: v.string() };

export const assaultEventSchemas = [
  v.strictObject({ type: v.literal('fightersChanged'), ...inRound, from: group, to: group }),
  v.strictObject({
    type: v.literal('modelsHurt'),
    ...inRound,
    groupId: v.string(),
    because: v.picklist(HURT_CAUSES),
    from: v.array(place),
    to: v.array(place),
    overwatch: place,
  }),
  v.strictObject({ type: v.literal('modelsPlaced'), ...inRound, from: places, to: places }),
  v.strictObject({ type: v.literal('strikeChanged'), ...inRound, from: v.nullable(strike), to: strike }),
  v.strictObject({ type: v.literal('poolsOrdered'), ...onUnit, from: ids, to: ids }),
  v.strictObject({
    type: v.literal('woundsAllocated'),
    ...onUnit,
    step: count,
    began: v.nullable(v.strictObject({ side, models: v.array(model), pools: v.array(pool) })),
    way,
    settledBefore: place,
    outcomes: v.array(woundOutcome),
    standing,
  }),
  v.strictObject({ type: v.literal('stepFought'), ...inRound, step: count }),
  v.strictObject({ type: v.literal('assaultClosed'), ...inRound, outcome }),
  v.strictObject({ type: v.literal('moraleTaken'), ...onUnit, from: v.nullable(morale), to: morale }),
  v.strictObject({ type: v.literal('sweepResolved'), ...onUnit, from: v.nullable(sweep), to: sweep }),
  v.strictObject({
    type: v.literal('readingChanged'),
    readingId: v.picklist(READING_IDS),
    from: v.string(),
    to: v.string(),
  }),
] as const;
