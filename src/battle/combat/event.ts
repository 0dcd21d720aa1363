import * as v from 'valibot';
import type { ContactKind, Duel } from '@/battle/state/combat';
import type { FactsOf, OfType } from '@/battle/state/event-facts';
import type { CombatId, UnitId } from '@/battle/state/ids';
import type { PursuitOutcome, RoundOutcome, TakenTest, ThrownFlight } from '@/battle/state/records';
import { combatIdSchema, countSchema, placeSchema, sideSchema, unitIdSchema } from '@/battle/state/shapes';
import {
  type Answer,
  type BreakTestAnswer,
  type BreakTestAnswers,
  type BreakTestInputId,
  parseAnswer,
  type RoundAnswers,
  type RowId,
  type ScoreSheet,
  SIDES,
  type Side,
} from '@/rules/index';
import {
  answerSchema,
  contactSchema,
  pursuitOutcomeSchema,
  roundAnswersSchema,
  roundOutcomeSchema,
  saidFlightSchema,
  takenTestSchema,
  testAnswerSchema,
  testAnswersSchema,
  thrownFlightSchema,
} from './shapes';

/*
 * The way of a combat on a score sheet.
 *
 * 1. A combat is opened, and with it its first round. Units may join it (`contacts.ts`): who meets whom,
 * in which facing.
 * 2. In the open round the players answer rows. What they leave open follows from the engaged units:
 * `engagement.ts` puts the units
 *    before the edition's proposals, and `standingRound` says what counts now. Losses go to a unit or to
 *    the side (`casualties.ts`).
 * 3. `combat-score.ts` compares the two sides. Closing the round records the outcome for ever.
 * 4. The units of the side that lost test (`break-test.ts`): proposed, entered, said or rolled; a broken
 * one flees and may be caught.
 * 5. The next round keeps what its rows declare, without the units that have gone; or the combat ends.
 * `decide.ts` turns what players want into events; `reduce.ts` gives the battle after one. Combats with
 * wound pools share opening, rounds, units and the end; what is fought in them is in `battle/assault`.
 */

type InRound = { readonly combatId: CombatId; readonly round: number };
/** Whose break test it is, in which round. `unitId` is null for the whole losing side. */
type TestPlace = InRound & { readonly side: Side; readonly unitId: string | null };

/** What happened in the combats. A change holds the value before and after. */
export type CombatEvent =
  | {
      readonly type: 'combatOpened';
      readonly combatId: CombatId;
      readonly number: number;
      /** The side that shoots, for a shooting attack; missing: both sides fight. */
      readonly shotBy?: Side;
    }
  | (InRound & {
      readonly type: 'roundBegan';
      /** The answers that are kept from the round before. */
      readonly kept: RoundAnswers;
      /**
       * The entries for each side's break test, because most of them are facts of the unit and not of the
       * round.
       */
      readonly keptTests: { readonly a: BreakTestAnswers; readonly b: BreakTestAnswers };
      /**
       * When the rows that are counted before the attacks freeze; missing: at the beginning of the round, as
       * in older logs.
       */
      readonly frozenBy?: 'firstBlow';
    })
  | (InRound & {
      readonly type: 'combatAnswered';
      readonly side: Side;
      readonly rowId: RowId;
      /** The value before: the player's own answer, else the proposal, else null. */
      readonly from: Answer | null;
      /** A value; null: the proposal or default. */
      readonly to: Answer | null;
      /** The players say that the side keeps what it may have lost there; nothing else changes. */
      readonly stays?: true;
    })
  | (InRound & {
      readonly type: 'roundClosed';
      readonly outcome: RoundOutcome;
      /**
       * The sides that agreed to the result before it was closed, each at its own edge of the table; missing:
       * not asked.
       */
      readonly confirmedBy?: readonly Side[];
    })
  /** The round is over, in an edition whose fights nobody wins. */
  | (InRound & { readonly type: 'roundFought' })
  | (TestPlace & {
      readonly type: 'breakTestAnswered';
      readonly inputId: BreakTestInputId;
      readonly from: BreakTestAnswer;
      readonly to: BreakTestAnswer;
    })
  | (TestPlace & { readonly type: 'breakTestTaken'; readonly from: TakenTest | null; readonly to: TakenTest })
  | (TestPlace & {
      /** `flightSaid`: without inches, before or after; older versions did not have this. */
      readonly type: 'pursuitResolved' | 'flightSaid';
      readonly from: PursuitOutcome | null;
      readonly to: PursuitOutcome;
    })
  /** One side's dice of a flight; both together are its `pursuitResolved`. */
  | (TestPlace & {
      readonly type: 'flightThrown';
      readonly from: ThrownFlight | null;
      readonly to: ThrownFlight;
    })
  | (InRound & { readonly type: 'duelFought' } & Duel)
  | { readonly type: 'combatEnded'; readonly combatId: CombatId }
  | { readonly type: 'unitJoined' | 'unitLeft'; readonly combatId: CombatId; readonly unitId: UnitId }
  | (InRound & {
      readonly type: 'contactChanged';
      readonly unitId: UnitId;
      readonly enemyUnitId: UnitId;
      /** Null: no contact in this direction. */
      readonly from: ContactKind | null;
      readonly to: ContactKind | null;
    });

export type CombatEventOf<Type extends CombatEvent['type']> = OfType<CombatEvent, Type>;

const inRound = { combatId: combatIdSchema, round: countSchema };
const inTest = { ...inRound, side: sideSchema, unitId: v.nullable(v.string()) };
const withUnit = { combatId: combatIdSchema, unitId: unitIdSchema };
const ofCombat = { undoable: true, kind: 'combat', told: 'not' } as const;
const ofTest = { undoable: true, kind: 'tests', told: 'not' } as const;
const ofPursuit = { ...ofTest, told: 'withRound', catches: true } as const;

export const COMBAT_EVENTS: FactsOf<CombatEvent> = {
  combatOpened: {
    ...ofCombat,
    shape: v.strictObject({
      type: v.literal('combatOpened'),
      combatId: combatIdSchema,
      number: countSchema,
      shotBy: v.exactOptional(sideSchema),
    }),
    knownTo: ({ shotBy }, { woundPools }) => shotBy === undefined || woundPools?.shooting !== undefined,
    names: true,
  },
  roundBegan: {
    ...ofCombat,
    shape: v.strictObject({
      type: v.literal('roundBegan'),
      ...inRound,
      kept: roundAnswersSchema,
      keptTests: v.strictObject({ a: testAnswersSchema, b: testAnswersSchema }),
      frozenBy: v.exactOptional(v.literal('firstBlow')),
    }),
    knownTo: ({ kept }, { combat }) =>
      SIDES.every((side) => Object.entries(kept[side]).every((answer) => answersRow(combat, answer))),
  },
  combatAnswered: {
    ...ofCombat,
    shape: v.strictObject({
      type: v.literal('combatAnswered'),
      ...inRound,
      side: sideSchema,
      rowId: v.string(),
      from: v.nullable(answerSchema),
      to: v.nullable(answerSchema),
      stays: v.exactOptional(v.literal(true)),
    }),
    knownTo: ({ rowId, to }, { combat }) => answersRow(combat, [rowId, to]),
  },
  roundClosed: {
    ...ofCombat,
    shape: v.strictObject({
      type: v.literal('roundClosed'),
      ...inRound,
      outcome: roundOutcomeSchema,
      confirmedBy: v.exactOptional(v.array(sideSchema)),
    }),
    told: 'apart',
    settles: true,
    names: true,
  },
  roundFought: {
    ...ofCombat,
    shape: v.strictObject({ type: v.literal('roundFought'), ...inRound }),
    knownTo: (_, { melee }) => melee !== undefined,
    settles: true,
  },
  breakTestAnswered: {
    ...ofTest,
    shape: v.strictObject({
      type: v.literal('breakTestAnswered'),
      ...inTest,
      inputId: v.string(),
      from: testAnswerSchema,
      to: testAnswerSchema,
    }),
    knownTo: ({ inputId }, { breakTest }) => breakTest?.inputs.some(({ id }) => id === inputId) ?? false,
  },
  breakTestTaken: {
    ...ofTest,
    shape: v.strictObject({
      type: v.literal('breakTestTaken'),
      ...inTest,
      from: v.nullable(takenTestSchema),
      to: takenTestSchema,
    }),
    told: 'withRound',
  },
  pursuitResolved: {
    ...ofPursuit,
    shape: v.strictObject({
      type: v.literal('pursuitResolved'),
      ...inTest,
      from: v.nullable(pursuitOutcomeSchema),
      to: pursuitOutcomeSchema,
    }),
  },
  flightSaid: {
    ...ofPursuit,
    shape: v.strictObject({
      type: v.literal('flightSaid'),
      ...inTest,
      from: v.nullable(saidFlightSchema),
      to: saidFlightSchema,
    }),
  },
  flightThrown: {
    ...ofTest,
    shape: v.strictObject({
      type: v.literal('flightThrown'),
      ...inTest,
      from: v.nullable(thrownFlightSchema),
      to: thrownFlightSchema,
    }),
  },
  duelFought: {
    shape: v.strictObject({
      type: v.literal('duelFought'),
      ...inRound,
      side: sideSchema,
      unitId: unitIdSchema,
      enemyUnitId: unitIdSchema,
      dealt: countSchema,
      excess: placeSchema,
    }),
    undoable: true,
    kind: 'losses',
    told: 'line',
    knownTo: (_, { combat }) => combat?.duel !== undefined,
  },
  combatEnded: {
    ...ofCombat,
    shape: v.strictObject({ type: v.literal('combatEnded'), combatId: combatIdSchema }),
    settles: true,
  },
  unitJoined: {
    ...ofCombat,
    shape: v.strictObject({ type: v.literal('unitJoined'), ...withUnit }),
    names: true,
  },
  unitLeft: {
    ...ofCombat,
    shape: v.strictObject({ type: v.literal('unitLeft'), ...withUnit }),
    names: true,
  },
  contactChanged: {
    ...ofCombat,
    shape: v.strictObject({
      type: v.literal('contactChanged'),
      ...inRound,
      unitId: unitIdSchema,
      enemyUnitId: unitIdSchema,
      from: contactSchema,
      to: contactSchema,
    }),
  },
};

/** Whether the sheet has the row and accepts the answer; null (follow the proposal) is always accepted. */
function answersRow(sheet: ScoreSheet | undefined, [rowId, answer]: readonly [string, unknown]): boolean {
  const row = sheet?.rows.find(({ id }) => id === rowId);
  return row !== undefined && (answer === null || parseAnswer(row, answer).ok);
}
