import * as v from 'valibot';
import type { AgreedPoints } from '@/battle/state/agreed-points';
import type { FactsOf } from '@/battle/state/event-facts';
import type { Objective } from '@/battle/state/objective';
import { countSchema, placeSchema, sideSchema } from '@/battle/state/shapes';
import {
  type BonusRefusal,
  type MarginRefusal,
  type MarginTable,
  type NoValues,
  type RefusalOf,
  SIDES,
  type Side,
} from '@/rules/index';

/*
 * The score of the battle: Victory Points, the Secondary Objective, Battle Points.
 *
 * Victory Points of units follow from the armies and are never stored (`battle-score.ts`). Stored is only what the players say besides:
 * bonuses, the places they hold, the Victory Points they agreed on, the objective, Battle Points given by the players, and the table of margins where the edition leaves it to them. `decide.ts` checks
 * it, `reduce.ts` keeps it.
 */

/** What happened to the score of the battle. */
export type ScoreEvent =
  | {
      readonly type: 'bonusCounted';
      /** The side that gets the points. */
      readonly side: Side;
      readonly bonusId: string;
      /** Null follows the proposal. */
      readonly from: number | null;
      readonly to: number | null;
    }
  | {
      readonly type: 'placeHeld';
      /** The bonus that declares the place, and the place's number, from 1. */
      readonly bonusId: string;
      readonly place: number;
      /** At the end of which Game Turn; null: at the end of the battle. */
      readonly gameTurn: number | null;
      /** Null: nobody. */
      readonly from: Side | null;
      readonly to: Side | null;
    }
  | {
      readonly type: 'pointsAgreed';
      /** Null: what is counted holds. */
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
      /** Null: no table was filled in. */
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

/** What a player wants of the battle's score. */
export type ScoreIntent =
  | {
      readonly type: 'countBonus';
      readonly side: Side;
      readonly bonusId: string;
      readonly to: number | null;
    }
  /** Says who holds places of a bonus, by their numbers, at the end of that Game Turn or (null) of the battle. */
  | {
      readonly type: 'holdPlaces';
      readonly bonusId: string;
      readonly gameTurn: number | null;
      readonly holders: Readonly<Record<number, Side | null>>;
    }
  /** Sets the Victory Points to what was agreed, whatever is counted; null: back to what is counted. */
  | { readonly type: 'agreePoints'; readonly to: AgreedPoints | null }
  | { readonly type: 'changeObjective'; readonly objective: Objective }
  | { readonly type: 'adjustBattlePoints'; readonly side: Side; readonly to: number }
  /** Sets the table of margins to what was entered, or to null: none. */
  | { readonly type: 'changeMargins'; readonly to: unknown };

/** The types of these intents, of which the compiler misses none. */
export const SCORE_INTENTS: Readonly<Record<ScoreIntent['type'], null>> = {
  countBonus: null,
  holdPlaces: null,
  agreePoints: null,
  changeObjective: null,
  adjustBattlePoints: null,
  changeMargins: null,
};

/** Why an intent about the score was refused. */
export type ScoreRefusal =
  | RefusalOf<{
      nothingChanged: NoValues; // the value is already what was asked for
      notAWholeNumber: NoValues; // points or counters with a fraction
      belowZero: NoValues; // counters under 0
      aboveMaximum: { max: number }; // more points or counters than a battle can have
      nameTooLong: { max: number }; // the objective's name over 40 characters, or a reason over 80
      noSuchBonus: NoValues; // a bonus its edition does not have, or that is counted otherwise
      noSuchPlace: NoValues; // a place or a turn that the bonus does not have
      noPointsToAgree: NoValues; // Victory Points where the edition counts none
      reasonMissing: NoValues; // agreed Victory Points without a reason
      noObjective: NoValues; // an objective where the edition has none
      noBattlePoints: NoValues; // Battle Points where the edition has none
      noMarginTable: NoValues; // a table of margins where the edition leaves none to the players
    }>
  | BonusRefusal
  | MarginRefusal;
