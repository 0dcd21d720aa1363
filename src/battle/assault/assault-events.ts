import * as v from 'valibot';
import { HURT_CAUSES, SAID_CHARACTERISTICS } from '@/battle/state/assault-round';
import { type FactsOf, isOneOf } from '@/battle/state/event-facts';
import { type UnitKey, unitId } from '@/battle/state/ids';
import { combatIdSchema, countSchema, placeSchema, sideSchema } from '@/battle/state/shapes';
import { type Edition, READING_IDS } from '@/rules/index';
import { duelEndSchema, focusSchema, gambitSchema } from './duel-shapes';
import type { AssaultEvent } from './event';
import {
  aftermathSchema,
  begunAllocationSchema,
  challengeAnswerSchema,
  closed,
  groupIdSchema,
  groupSchema,
  modelIdSchema,
  moraleSchema,
  placesSchema,
  poolIdSchema,
  shootingOutcomeSchema,
  sideCheckSchema,
  standingSchema,
  strikeSchema,
  sweepSchema,
  unitKeySchema,
  wayOfAllocationSchema,
  woundOutcomeSchema,
} from './shapes';

/** Only editions with wound pools have assaults. */
const ofAssault = {
  undoable: true,
  knownTo: (_: unknown, { woundPools }: Edition) => woundPools !== undefined,
} as const;
const inRound = { combatId: combatIdSchema, round: countSchema };
const inDuel = { ...inRound, duelRound: countSchema };
const onUnit = { ...inRound, unitKey: unitKeySchema };
const poolIds = v.array(poolIdSchema);
const challenger = { side: sideSchema, modelId: modelIdSchema };
const ofCombat = { ...ofAssault, kind: 'combat', told: 'not' } as const;
const ofDuel = {
  ...ofCombat,
  knownTo: (_: unknown, { woundPools }: Edition) => woundPools?.challenge !== undefined,
} as const;
const ofTest = { ...ofAssault, kind: 'tests', told: 'alone' } as const;
/** A unit of the armies has its own id as its key; any other key belongs to no unit there. */
const unitOfKey = (unitKey: UnitKey) => unitId(unitKey);
const aboutUnit = ({ unitKey }: { readonly unitKey: UnitKey }) => ({ unitIds: [unitOfKey(unitKey)] });

export const ASSAULT_EVENTS: FactsOf<AssaultEvent> = {
  fightersChanged: {
    ...ofCombat,
    shape: v.strictObject({
      type: v.literal('fightersChanged'),
      ...inRound,
      from: groupSchema,
      to: groupSchema,
    }),
    about: ({ to, from }) => {
      const groups = [to, from].flatMap((group) => group ?? []);
      return {
        unitIds: groups.map(({ unitKey }) => unitOfKey(unitKey)),
        sides: groups.map(({ side }) => side),
      };
    },
    names: true,
  },
  modelsHurt: {
    ...ofCombat,
    shape: v.strictObject({
      type: v.literal('modelsHurt'),
      ...inRound,
      groupId: groupIdSchema,
      because: v.picklist(HURT_CAUSES),
      from: v.array(placeSchema),
      to: v.array(placeSchema),
      overwatch: placeSchema,
    }),
    kind: 'losses',
  },
  modelsPlaced: {
    ...ofCombat,
    shape: v.strictObject({
      type: v.literal('modelsPlaced'),
      ...inRound,
      from: placesSchema,
      to: placesSchema,
    }),
  },
  strikeChanged: {
    ...ofCombat,
    shape: v.strictObject({
      type: v.literal('strikeChanged'),
      ...inRound,
      from: v.nullable(strikeSchema),
      to: strikeSchema,
    }),
  },
  poolsOrdered: {
    ...ofCombat,
    shape: v.strictObject({ type: v.literal('poolsOrdered'), ...onUnit, from: poolIds, to: poolIds }),
    about: aboutUnit,
  },
  woundsAllocated: {
    ...ofCombat,
    shape: v.strictObject({
      type: v.literal('woundsAllocated'),
      ...onUnit,
      step: countSchema,
      began: v.nullable(begunAllocationSchema),
      way: wayOfAllocationSchema,
      settledBefore: placeSchema,
      outcomes: v.array(woundOutcomeSchema),
      standing: standingSchema,
    }),
    about: aboutUnit,
  },
  stepFought: {
    ...ofCombat,
    shape: v.strictObject({
      type: v.literal('stepFought'),
      ...inRound,
      step: countSchema,
      placesEnd: v.exactOptional(v.literal(true)),
    }),
  },
  assaultClosed: {
    ...ofCombat,
    shape: v.strictObject({ type: v.literal('assaultClosed'), ...inRound, ...closed }),
    told: 'apart',
    settles: true,
  },
  shootingEnded: {
    ...ofCombat,
    shape: v.strictObject({ type: v.literal('shootingEnded'), ...inRound, outcome: shootingOutcomeSchema }),
    told: 'apart',
    settles: true,
  },
  moraleTaken: {
    ...ofTest,
    shape: v.strictObject({
      type: v.literal('moraleTaken'),
      ...onUnit,
      from: v.nullable(moraleSchema),
      to: moraleSchema,
    }),
    about: aboutUnit,
  },
  sweepResolved: {
    ...ofTest,
    shape: v.strictObject({
      type: v.literal('sweepResolved'),
      ...onUnit,
      from: v.nullable(sweepSchema),
      to: sweepSchema,
    }),
    about: aboutUnit,
    catches: true,
  },
  challengeIssued: {
    ...ofCombat,
    shape: v.strictObject({
      type: v.literal('challengeIssued'),
      ...inRound,
      ...challenger,
      inRounds: v.exactOptional(v.literal(true)),
    }),
    told: 'line',
  },
  challengeAnswered: {
    ...ofCombat,
    shape: v.strictObject({
      type: v.literal('challengeAnswered'),
      ...inRound,
      ...challengeAnswerSchema.entries,
    }),
    told: 'line',
  },
  gambitChosen: {
    ...ofDuel,
    shape: v.strictObject({
      type: v.literal('gambitChosen'),
      ...inDuel,
      side: sideSchema,
      from: v.nullable(gambitSchema),
      to: gambitSchema,
    }),
    told: 'line',
  },
  focusRolled: {
    ...ofDuel,
    shape: v.strictObject({
      type: v.literal('focusRolled'),
      ...inDuel,
      from: v.nullable(focusSchema),
      to: focusSchema,
    }),
    told: 'line',
    about: ({ to }) => ({ sides: [to.advantage] }),
  },
  duelStruck: {
    ...ofDuel,
    shape: v.strictObject({
      type: v.literal('duelStruck'),
      ...inDuel,
      ...challenger,
      from: placeSchema,
      to: placeSchema,
    }),
    told: 'line',
  },
  challengeEnded: {
    ...ofDuel,
    shape: v.strictObject({ type: v.literal('challengeEnded'), ...inRound, to: duelEndSchema }),
    told: 'line',
  },
  characteristicSaid: {
    ...ofTest,
    shape: v.strictObject({
      type: v.literal('characteristicSaid'),
      ...onUnit,
      characteristic: v.picklist(SAID_CHARACTERISTICS),
      from: v.nullable(placeSchema),
      to: v.nullable(placeSchema),
    }),
    told: 'not',
    about: aboutUnit,
  },
  pointsCounted: {
    ...ofCombat,
    shape: v.strictObject({
      type: v.literal('pointsCounted'),
      ...inRound,
      side: sideSchema,
      rowId: v.string(),
      label: v.string(),
      from: v.nullable(placeSchema),
      to: v.nullable(placeSchema),
    }),
    told: 'line',
    knownTo: ({ rowId }, { woundPools }) =>
      woundPools?.result.by === 'points' && woundPools.result.rows.some(({ id }) => id === rowId),
  },
  sideChecked: {
    ...ofCombat,
    shape: v.strictObject({
      type: v.literal('sideChecked'),
      ...inRound,
      side: sideSchema,
      from: v.nullable(sideCheckSchema),
      to: sideCheckSchema,
    }),
    kind: 'tests',
    told: 'line',
  },
  aftermathChosen: {
    ...ofCombat,
    shape: v.strictObject({
      type: v.literal('aftermathChosen'),
      ...onUnit,
      from: v.nullable(aftermathSchema),
      to: aftermathSchema,
    }),
    told: 'line',
    about: aboutUnit,
  },
  readingChanged: {
    shape: v.strictObject({
      type: v.literal('readingChanged'),
      readingId: v.picklist(READING_IDS),
      from: v.string(),
      to: v.string(),
    }),
    undoable: true,
    kind: 'battle',
    told: 'line',
    knownTo: ({ readingId, to }, { woundPools }) =>
      woundPools?.questions.some(
        ({ id, options }) => id === readingId && options.some((option) => option.id === to),
      ) ?? false,
  },
};

/** Whether the event is one of an assault. */
export function isOfAssault(event: { readonly type: string }): event is AssaultEvent {
  return isOneOf(ASSAULT_EVENTS, event);
}
