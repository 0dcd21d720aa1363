import * as v from 'valibot';
import type { AgreedPoints } from '@/battle/state/agreed-points';
import type { FactsOf } from '@/battle/state/event-facts';
import type { PlaceStrength } from '@/battle/state/held-places';
import type { Objective } from '@/battle/state/objective';
import { countSchema, placeSchema, sideSchema } from '@/battle/state/shapes';
import {
  type BonusRefusal,
  type MarginRefusal,
  type MarginTable,
  type MarkerScore,
  type NoValues,
  type RefusalOf,
  SIDES,
  type Side,
} from '@/rules/index';

/*
 * The score of the battle: Victory Points, the Secondary Objective, Battle Points.
 *
 * Victory Points of units follow from the armies and are never stored (`battle-score.ts`). The log stores
 * only what the players enter: bonuses, the places they hold, the Victory Points they agreed on, the
 * objective, Battle Points given by the players, and the table of margins in editions that leave it to
 * them. `decide.ts` checks an intent, `reduce.ts` applies an event.
 */

/** What happened to the score of the battle. */
export type ScoreEvent =
  | {
      readonly type: 'bonusCounted';
      /** The side that gets the points. */
      readonly side: Side;
      readonly bonusId: string;
      /** Null: as proposed. */
      readonly from: number | null;
      readonly to: number | null;
    }
  | {
      readonly type: 'placeHeld';
      /** The bonus that declares the place, and the number of the place, from 1. */
      readonly bonusId: string;
      readonly place: number;
      /** The Game Turn at whose end it is held; null: at the end of the battle. */
      readonly gameTurn: number | null;
      /** Null: no side. */
      readonly from: Side | null;
      readonly to: Side | null;
    }
  | {
      /** The strength of both sides at a place; who holds it now stands in a `placeHeld` of the same entry. */
      readonly type: 'placeWeighed';
      readonly bonusId: string;
      readonly place: number;
      readonly gameTurn: number | null;
      /** Null: not entered. */
      readonly from: PlaceStrength | null;
      readonly to: PlaceStrength | null;
    }
  | {
      /** What a side scored at a marker at the end of its turn of that Game Turn. */
      readonly type: 'markerScored';
      readonly side: Side;
      readonly bonusId: string;
      readonly marker: number;
      readonly gameTurn: number;
      /** Null: nothing. */
      readonly from: MarkerScore | null;
      readonly to: MarkerScore | null;
    }
  | {
      /** A side declared a Counter Offensive for the last turn, or took it back. */
      readonly type: 'counterOffensiveDeclared';
      readonly side: Side;
      readonly from: boolean;
      readonly to: boolean;
    }
  | {
      readonly type: 'pointsAgreed';
      /** Null: the counted points are valid. */
      readonly from: AgreedPoints | null;
      readonly to: AgreedPoints | null;
    }
  | { readonly type: 'objectiveChanged'; readonly from: Objective; readonly to: Objective }
  | {
      readonly type: 'battlePointsAdjusted';
      readonly side: Side;
      readonly from: number;
      readonly to: number;
    }
  | {
      readonly type: 'marginsChanged';
      /** Null: no table. */
      readonly from: MarginTable | null;
      readonly to: MarginTable | null;
    };

const objective = v.strictObject({
  name: v.string(),
  counters: v.strictObject({ a: placeSchema, b: placeSchema }),
  winner: v.picklist(['a', 'b', 'drawn', 'counters']),
});
const margin = v.strictObject({ upTo: v.nullable(placeSchema), name: v.string() });
const margins = v.nullable(v.tupleWithRest([margin], margin));
const strength = v.nullable(v.strictObject({ a: placeSchema, b: placeSchema }));
const markerScore = v.nullable(
  v.strictObject({
    held: v.boolean(),
    line: placeSchema,
    vanguard: placeSchema,
    supportUnit: v.nullable(placeSchema),
    broken: placeSchema,
  }),
);
const agreed = v.nullable(v.strictObject({ a: v.number(), b: v.number(), reason: v.string() }));
const told = { undoable: true, kind: 'score', told: 'line' } as const;

export const SCORE_EVENTS: FactsOf<ScoreEvent> = {
  bonusCounted: {
    ...told,
    shape: v.strictObject({
      type: v.literal('bonusCounted'),
      side: sideSchema,
      bonusId: v.string(),
      from: v.nullable(placeSchema),
      to: v.nullable(placeSchema),
    }),
  },
  placeHeld: {
    ...told,
    told: 'not',
    shape: v.strictObject({
      type: v.literal('placeHeld'),
      bonusId: v.string(),
      place: countSchema,
      gameTurn: v.nullable(countSchema),
      from: v.nullable(sideSchema),
      to: v.nullable(sideSchema),
    }),
    about: ({ from, to }) => ({ sides: SIDES.filter((side) => side === from || side === to) }),
  },
  placeWeighed: {
    ...told,
    told: 'not',
    shape: v.strictObject({
      type: v.literal('placeWeighed'),
      bonusId: v.string(),
      place: countSchema,
      gameTurn: v.nullable(countSchema),
      from: strength,
      to: strength,
    }),
  },
  markerScored: {
    ...told,
    told: 'not',
    shape: v.strictObject({
      type: v.literal('markerScored'),
      side: sideSchema,
      bonusId: v.string(),
      marker: countSchema,
      gameTurn: countSchema,
      from: markerScore,
      to: markerScore,
    }),
  },
  counterOffensiveDeclared: {
    ...told,
    shape: v.strictObject({
      type: v.literal('counterOffensiveDeclared'),
      side: sideSchema,
      from: v.boolean(),
      to: v.boolean(),
    }),
  },
  pointsAgreed: {
    ...told,
    shape: v.strictObject({ type: v.literal('pointsAgreed'), from: agreed, to: agreed }),
  },
  objectiveChanged: {
    ...told,
    shape: v.strictObject({ type: v.literal('objectiveChanged'), from: objective, to: objective }),
    toldBy: ({ victory }) => victory?.battlePoints?.objective !== undefined,
  },
  battlePointsAdjusted: {
    ...told,
    shape: v.strictObject({
      type: v.literal('battlePointsAdjusted'),
      side: sideSchema,
      from: v.number(),
      to: v.number(),
    }),
    toldBy: ({ victory }) => victory?.battlePoints !== undefined,
  },
  marginsChanged: {
    ...told,
    told: 'not',
    shape: v.strictObject({ type: v.literal('marginsChanged'), from: margins, to: margins }),
  },
};

/** What a player wants to do with the score. */
export type ScoreIntent =
  | {
      readonly type: 'countBonus';
      readonly side: Side;
      readonly bonusId: string;
      readonly to: number | null;
    }
  /**
   * Sets who holds places of a bonus, by their numbers, at the end of that Game Turn or (null) of the battle.
   */
  | {
      readonly type: 'holdPlaces';
      readonly bonusId: string;
      readonly gameTurn: number | null;
      readonly holders: Readonly<Record<number, Side | null>>;
    }
  /**
   * The strength of both sides at a place that is held by strength; null: not entered, and held by neither.
   * The side with more holds it, until the players say otherwise.
   */
  | {
      readonly type: 'weighPlace';
      readonly bonusId: string;
      readonly place: number;
      readonly gameTurn: number | null;
      readonly strength: PlaceStrength | null;
    }
  /** What a side scores at a marker at the end of its turn of that Game Turn; null: nothing. */
  | {
      readonly type: 'scoreMarker';
      readonly side: Side;
      readonly bonusId: string;
      readonly marker: number;
      readonly gameTurn: number;
      readonly to: MarkerScore | null;
    }
  | { readonly type: 'declareCounterOffensive'; readonly side: Side; readonly to: boolean }
  /** Replaces the counted Victory Points with the agreed ones; null: back to the counted ones. */
  | { readonly type: 'agreePoints'; readonly to: AgreedPoints | null }
  | { readonly type: 'changeObjective'; readonly objective: Objective }
  | { readonly type: 'adjustBattlePoints'; readonly side: Side; readonly to: number }
  /** Sets the table of margins; null: no table. */
  | { readonly type: 'changeMargins'; readonly to: unknown };

/** The types of these intents. The compiler reports a missing one. */
export const SCORE_INTENTS: Readonly<Record<ScoreIntent['type'], null>> = {
  countBonus: null,
  holdPlaces: null,
  weighPlace: null,
  scoreMarker: null,
  declareCounterOffensive: null,
  agreePoints: null,
  changeObjective: null,
  adjustBattlePoints: null,
  changeMargins: null,
};

/** Why an intent about the score was refused. */
export type ScoreRefusal =
  | RefusalOf<{
      nothingChanged: NoValues; // the value is already the one asked for
      notAWholeNumber: NoValues; // points or counters with a fraction
      belowZero: NoValues; // counters under 0
      aboveMaximum: { max: number }; // more points or counters than a battle can have
      nameTooLong: { max: number }; // the objective's name over 40 characters, or a reason over 80
      noSuchBonus: NoValues; // a bonus that the edition does not have, or that is entered in another way
      noSuchPlace: NoValues; // a place or a turn that the bonus does not have
      turnStillToCome: NoValues; // a marker scored in a turn that has not begun
      markerGone: NoValues; // a marker held that is worth nothing any more
      noCounterOffensive: NoValues; // a Counter Offensive before the last turn, or in an edition without one
      noPointsToAgree: NoValues; // Victory Points in an edition that counts none
      reasonMissing: NoValues; // agreed Victory Points without a reason
      noObjective: NoValues; // an objective in an edition without one
      noBattlePoints: NoValues; // Battle Points in an edition without them
      noMarginTable: NoValues; // a table of margins in an edition that has its own
    }>
  | BonusRefusal
  | MarginRefusal;
