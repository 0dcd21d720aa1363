import * as v from 'valibot';
import type { TournamentScore } from '@/rules/index';

/** The values of which the acts and results of events are made, and their limits. */

export const MAX_ROUNDS = 20;
export const MAX_TABLES = 999;
export const MAX_PLAYERS = 2_000;
export const MAX_NAME_LENGTH = 80;

/** The longest army list of a player, in letters. */
export const MAX_LIST_LENGTH = 8_000;

/** The highest number of a soft score, counting those that were taken out again. */
export const MAX_SOFT_SCORES = 40;
/** The same of objectives. */
export const MAX_OBJECTIVES = 40;

export const name = v.pipe(v.string(), v.maxLength(MAX_NAME_LENGTH));
export const playerId = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_PLAYERS));
export const round = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_ROUNDS));
export const table = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_TABLES));
export const points = v.pipe(v.number(), v.integer(), v.minValue(-1_000_000), v.maxValue(1_000_000));
/** Names an organiser in the acts of an event. */
export const organiser = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8}$/));
/** Names a phone that sends army lists to an event. */
export const listPhone = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{11}$/));
/** The key with which army lists that were sent are opened. */
export const listKey = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/));
export const softScore = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_SOFT_SCORES));
export const softPoints = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9_999));
export const objective = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_OBJECTIVES));
export const objectiveCount = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9_999));
export const entryNumber = v.pipe(v.number(), v.integer(), v.minValue(1));

/**
 * How a match gives Battle Points: by its rulebook's table, or a fixed number for a win, a draw and a loss.
 */
export const POINT_KINDS = ['edition', 'wins'] as const;
export type PointKind = (typeof POINT_KINDS)[number];

type ScorePart = TournamentScore['parts'][number];

/** What a part of a match's points looks at, as the score of a tournament has it. */
export const SCORED_PARTS = ['scenario', 'kills'] as const satisfies readonly ScorePart['of'][];
export type ScoredPart = ScorePart['of'];
export const PART_MEASURES = ['own', 'difference'] as const satisfies readonly ScorePart['by'][];
/** How many limits a part has at most. */
export const MAX_EDGES = 20;

/**
 * What parts players of equal Battle Points. `strength`: Battle Points of the opponents; `opponents`: their wins;
 * `meeting`: the matches of those players among themselves; `kills`, `objectives`: what was entered of them.
 */
export const TIE_BREAKS = [
  'difference',
  'wins',
  'strength',
  'opponents',
  'meeting',
  'kills',
  'objectives',
] as const;
export type TieBreak = (typeof TIE_BREAKS)[number];

/** An objective is reached or not, or is counted. */
export const OBJECTIVE_KINDS = ['check', 'number'] as const;

/**
 * Who is paired: single players; teams, whose members then meet in their order; or two players who play on one
 * side, and are one entry of the list.
 */
export const PAIRED = ['players', 'teams', 'doubles'] as const;
export type Paired = (typeof PAIRED)[number];

/** The place of a player in the draw. */
export const seed = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_PLAYERS));
