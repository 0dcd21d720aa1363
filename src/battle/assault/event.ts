import * as v from 'valibot';
import {
  type ChallengeAnswer,
  type CharacteristicSaid,
  HURT_CAUSES,
  type HurtCause,
  type Places,
  SAID_CHARACTERISTICS,
  type Strike,
  type Sweep,
  type TakenMorale,
} from '@/battle/state/assault-round';
import { type FactsOf, isOneOf, type OfType } from '@/battle/state/event-facts';
import type { FighterGroup } from '@/battle/state/fighters';
import {
  type CombatId,
  type GroupId,
  type ModelId,
  type PoolId,
  type UnitKey,
  unitId,
} from '@/battle/state/ids';
import { combatIdSchema, countSchema, placeSchema, sideSchema } from '@/battle/state/shapes';
import type { ShootingOutcome } from '@/battle/state/shooting';
import { type Edition, READING_IDS, type ReadingId, type Side } from '@/rules/index';
import type { AllocationStanding, AllocationWay, BegunAllocation, SettledWound } from './allocation-record';

import {
  begunAllocationSchema,
  type Closed,
  challengeAnswerSchema,
  closed,
  groupIdSchema,
  groupSchema,
  modelIdSchema,
  moraleSchema,
  placesSchema,
  poolIdSchema,
  shootingOutcomeSchema,
  standingSchema,
  strikeSchema,
  sweepSchema,
  unitKeySchema,
  wayOfAllocationSchema,
  woundOutcomeSchema,
} from './shapes';

type InRound = { readonly combatId: CombatId; readonly round: number };

/**
 * What happened in an assault. A change holds the value before and after; results of the rules are stored as
 * they were at that time.
 */
export type AssaultEvent =
  /** A group was added (`from` null), changed, or taken out (`to` null). */
  | (InRound & {
      readonly type: 'fightersChanged';
      readonly from: FighterGroup | null;
      readonly to: FighterGroup | null;
    })
  /**
   * Wounds left of models of one group, before and after, changed by something other than a blow of this
   * round.
   */
  | (InRound & {
      readonly type: 'modelsHurt';
      readonly groupId: GroupId;
      readonly because: HurtCause;
      readonly from: readonly number[];
      readonly to: readonly number[];
      /** The group's losses to Overwatch in this round, this one included. */
      readonly overwatch: number;
    })
  /** Only the models named here are changed. */
  | (InRound & { readonly type: 'modelsPlaced'; readonly from: Places; readonly to: Places })
  /** `from` is null for a strike that was as the rules propose it, and for a new one that was split off. */
  | (InRound & { readonly type: 'strikeChanged'; readonly from: Strike | null; readonly to: Strike })
  | (InRound & {
      readonly type: 'poolsOrdered';
      readonly unitKey: UnitKey;
      /** Ids of pools; empty: the attacker had not set an order. */
      readonly from: readonly PoolId[];
      readonly to: readonly PoolId[];
    })
  | (InRound & {
      readonly type: 'woundsAllocated';
      readonly step: number;
      readonly unitKey: UnitKey;
      /** What was to be allocated; null for Wounds of an allocation that had already begun. */
      readonly began: BegunAllocation | null;
      readonly way: AllocationWay;
      /** How many Wounds were settled before; `outcomes` follow them. */
      readonly settledBefore: number;
      readonly outcomes: readonly SettledWound[];
      readonly standing: AllocationStanding;
    })
  /**
   * `placesEnd`: the places of models are valid for that step only. Missing in old logs, in which they stayed
   * valid.
   */
  | (InRound & { readonly type: 'stepFought'; readonly step: number; readonly placesEnd?: true })
  | (InRound & Closed & { readonly type: 'assaultClosed' })
  /** The last shot of a shooting attack is settled. */
  | (InRound & { readonly type: 'shootingEnded'; readonly outcome: ShootingOutcome })
  | (InRound & {
      readonly type: 'moraleTaken';
      readonly unitKey: UnitKey;
      readonly from: TakenMorale | null;
      readonly to: TakenMorale;
    })
  | (InRound & {
      readonly type: 'sweepResolved';
      readonly unitKey: UnitKey;
      readonly from: Sweep | null;
      readonly to: Sweep;
    })
  /** A character issues a challenge, before the first blow of the round. */
  | (InRound & { readonly type: 'challengeIssued'; readonly side: Side; readonly modelId: ModelId })
  /** The model that accepted; or, if refused, the model that stands aside. */
  | (InRound & { readonly type: 'challengeAnswered' } & ChallengeAnswer)
  /** A unit's characteristic in the tests after the round; null: the value by the rules. */
  | (InRound & CharacteristicSaid & { readonly type: 'characteristicSaid' })
  /** A setting of the whole battle. The options are those of the edition's questions. */
  | {
      readonly type: 'readingChanged';
      readonly readingId: ReadingId;
      readonly from: string;
      readonly to: string;
    };

export type AssaultEventOf<Type extends AssaultEvent['type']> = OfType<AssaultEvent, Type>;

/** Only editions with wound pools have assaults. */
const ofAssault = {
  undoable: true,
  knownTo: (_: unknown, { woundPools }: Edition) => woundPools !== undefined,
} as const;
const inRound = { combatId: combatIdSchema, round: countSchema };
const onUnit = { ...inRound, unitKey: unitKeySchema };
const poolIds = v.array(poolIdSchema);
const challenger = { side: sideSchema, modelId: modelIdSchema };
const ofCombat = { ...ofAssault, kind: 'combat', told: 'not' } as const;
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
    shape: v.strictObject({ type: v.literal('challengeIssued'), ...inRound, ...challenger }),
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
