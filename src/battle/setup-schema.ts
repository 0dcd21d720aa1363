import * as v from 'valibot';
import { FATES, SIDES, SIMPLIFIED_RESULTS } from '@/rules/index';
import { BATTLE_WINNERS } from './battle-winner';
import type { BattleOutcome, Turn } from './event';
import { battleId } from './ids';
import type { Setup } from './setup';

/** Shapes that entries and cards share. Strict: a field too many is from somewhere else. */

/** A whole number from 1 on. */
export const countSchema = v.pipe(v.number(), v.integer(), v.minValue(1));
export const sideSchema = v.picklist(SIDES);
/** The id of a battle, not empty. */
export const battleIdSchema = v.pipe(v.string(), v.minLength(1), v.transform(battleId));
/** Whose turn it is. */
export const turnSchema: v.GenericSchema<unknown, Turn> = v.strictObject({
  gameTurn: countSchema,
  side: sideSchema,
  phase: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0))),
});

const sideSetup = v.strictObject({ player: v.string(), army: v.string() });
/** What was agreed before the battle. */
export const setupSchema: v.GenericSchema<unknown, Setup> = v.strictObject({
  a: sideSetup,
  b: sideSetup,
  armyPoints: v.nullable(countSchema),
  firstSide: sideSchema,
  deployment: v.exactOptional(v.string()),
});
const fate = v.picklist(FATES);
const weakened = { label: v.string(), now: v.number(), start: v.number() };
const nothing = v.strictObject({});
const victoryReason = v.variant('key', [
  v.strictObject({ key: v.picklist(['whole', 'half']), values: v.strictObject({ fate }) }),
  v.strictObject({ key: v.literal('weakened'), values: v.strictObject(weakened) }),
  v.strictObject({ key: v.literal('halfTwice'), values: v.strictObject({ fate, ...weakened }) }),
  v.strictObject({ key: v.literal('nothing'), values: nothing }),
  v.strictObject({
    key: v.literal('bonus'),
    values: v.strictObject({ label: v.string(), count: v.number(), pointsEach: v.number() }),
  }),
]);
const recordedPoints = v.strictObject({
  total: v.number(),
  lines: v.array(v.strictObject({ name: v.string(), points: v.number(), reason: victoryReason })),
});
const points = v.number();
const battlePointLines = v.array(
  v.variant('key', [
    v.strictObject({ key: v.literal('band'), points, values: v.strictObject({ difference: v.number() }) }),
    v.strictObject({ key: v.picklist(['objective', 'adjustment']), points, values: nothing }),
    v.strictObject({ key: v.literal('limit'), points, values: v.strictObject({ most: v.number() }) }),
  ]),
);
/** Who won, as the players said. */
export const winnerSchema = v.picklist(BATTLE_WINNERS);
/** How a battle ended. */
export const outcomeSchema: v.GenericSchema<unknown, BattleOutcome> = v.strictObject({
  winner: winnerSchema,
  score: v.nullable(
    v.strictObject({
      armyPoints: v.nullable(v.number()),
      objectiveName: v.string(),
      objectiveWinner: v.nullable(sideSchema),
      battlePoints: v.nullable(v.strictObject({ a: v.number(), b: v.number() })),
      battlePointLines: v.nullable(v.strictObject({ a: battlePointLines, b: battlePointLines })),
      simplified: v.nullable(
        v.strictObject({ result: v.picklist(SIMPLIFIED_RESULTS), winner: v.nullable(sideSchema) }),
      ),
      margin: v.nullable(v.string()),
      victoryPoints: v.strictObject({ a: recordedPoints, b: recordedPoints }),
    }),
  ),
  confirmed: v.strictObject({ a: v.boolean(), b: v.boolean() }),
});
