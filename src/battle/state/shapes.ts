import * as v from 'valibot';
import { BREAK_TEST_KINDS, FATES, SIDES, SIMPLIFIED_RESULTS } from '@/rules/index';
import { battleId, type CombatId, combatId as toCombatId, unitId as toUnitId, type UnitId } from './ids';
import type { BattleOutcome } from './records';
import { BATTLE_WINNERS } from './records';
import type { Setup } from './setup';
import { DEVICE_IDS, TINCTURE_IDS } from './tincture';
import type { Turn } from './turn';

/** Shapes that entries and cards share. They are strict: an unknown field means data that is not ours. */

/** A whole number from 1 on. */
export const countSchema = v.pipe(v.number(), v.integer(), v.minValue(1));
export const sideSchema = v.picklist(SIDES);
/** A whole number from 0 on. */
export const placeSchema = v.pipe(v.number(), v.integer(), v.minValue(0));
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
/** The id of a battle, not empty. */
export const battleIdSchema = v.pipe(v.string(), v.minLength(1), v.transform(battleId));
/** Whose turn it is. */
export const turnSchema: v.GenericSchema<unknown, Turn> = v.strictObject({
  gameTurn: countSchema,
  side: sideSchema,
  phase: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0))),
});

const sideSetup = v.strictObject({
  player: v.string(),
  army: v.string(),
  tincture: v.exactOptional(v.picklist(TINCTURE_IDS)),
  device: v.exactOptional(v.picklist(DEVICE_IDS)),
});
/** What was agreed before the battle. */
export const setupSchema: v.GenericSchema<unknown, Setup> = v.strictObject({
  a: sideSetup,
  b: sideSetup,
  armyPoints: v.nullable(countSchema),
  firstSide: sideSchema,
  deployment: v.exactOptional(v.string()),
  victoryRules: v.exactOptional(v.string()),
  table: v.exactOptional(v.string()),
  ownTable: v.exactOptional(v.array(v.number())),
  scoreEdges: v.exactOptional(v.array(v.array(v.number()))),
});
const fate = v.picklist(FATES);
const weakened = { label: v.string(), now: v.number(), start: v.number() };
const nothing = v.strictObject({});
const victoryReason = v.variant('key', [
  v.strictObject({ key: v.picklist(['whole', 'half']), values: v.strictObject({ fate }) }),
  v.strictObject({
    key: v.literal('weakened'),
    values: v.strictObject({ ...weakened, percent: v.exactOptional(v.number()) }),
  }),
  v.strictObject({ key: v.literal('halfTwice'), values: v.strictObject({ fate, ...weakened }) }),
  v.strictObject({ key: v.literal('nothing'), values: nothing }),
  v.strictObject({
    key: v.literal('bonus'),
    values: v.strictObject({ label: v.string(), count: v.number(), pointsEach: v.number() }),
  }),
  v.strictObject({
    key: v.literal('shared'),
    values: v.strictObject({ label: v.string(), own: v.number(), enemy: v.number() }),
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
const bothSides = v.strictObject({ a: v.number(), b: v.number() });
const scoredLines = v.array(
  v.strictObject({ of: v.picklist(['base', 'scenario', 'kills', 'limit']), points: v.number() }),
);
/** The fields of a taken test of any kind. */
export const takenTestFields = {
  kind: v.picklist(BREAK_TEST_KINDS),
  target: v.nullable(v.number()),
  odds: v.nullable(v.string()),
  rolls: v.nullable(v.array(v.number())),
  held: v.boolean(),
  outcome: v.exactOptional(v.strictObject({ id: v.string(), label: v.string() })),
  healthLost: v.exactOptional(v.number()),
};
/** The winner, as the players entered it. */
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
      agreed: v.exactOptional(v.strictObject({ a: v.number(), b: v.number(), reason: v.string() })),
      mission: v.exactOptional(v.string()),
      kills: v.exactOptional(bothSides),
      tournament: v.exactOptional(
        v.strictObject({
          name: v.string(),
          totals: bothSides,
          lines: v.strictObject({ a: scoredLines, b: scoredLines }),
        }),
      ),
    }),
  ),
  confirmed: v.strictObject({ a: v.boolean(), b: v.boolean() }),
});
