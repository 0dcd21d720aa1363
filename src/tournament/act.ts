import * as v from 'valibot';
import {
  entryNumber,
  listKey,
  listPhone,
  MAX_EDGES,
  MAX_LIST_LENGTH,
  name,
  OBJECTIVE_KINDS,
  objective,
  objectiveCount,
  organiser,
  PAIRED,
  PART_MEASURES,
  POINT_KINDS,
  playerId,
  points,
  round,
  SCORED_PARTS,
  seed,
  softPoints,
  softScore,
  TIE_BREAKS,
  table,
} from './act-values';
import { RESULT } from './table-result';

const isDistinct = (ids: readonly number[]) => new Set(ids).size === ids.length;
const partPoints = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9_999));
const part = v.strictObject({
  of: v.picklist(SCORED_PARTS),
  by: v.picklist(PART_MEASURES),
  edges: v.exactOptional(
    v.pipe(v.array(v.pipe(points, v.minValue(1))), v.minLength(1), v.maxLength(MAX_EDGES)),
  ),
  most: v.exactOptional(partPoints),
  mostUnlessWon: v.exactOptional(partPoints),
});

/** A part of a match's points, beside what a win, a draw or a loss gives. */
export type MatchPart = v.InferOutput<typeof part>;

/** `partner`, `country` and `seed`, the place in the draw: missing where nobody said them. */
const player = {
  name: v.pipe(name, v.minLength(1)),
  army: name,
  team: name,
  /** Who plays on the same side, where two do. */
  partner: v.exactOptional(v.pipe(name, v.minLength(1))),
  country: v.exactOptional(name),
  seed: v.exactOptional(seed),
};

/**
 * A tournament is a log of its organiser's acts. Everything shown is computed from these and from the results
 * that the tables sent. An act never changes: a correction is another act, and both stay.
 */
const ACT = v.variant('type', [
  v.strictObject({
    type: v.literal('eventMade'),
    name: v.pipe(name, v.minLength(1)),
    editionId: v.string(),
    rounds: round,
    tables: table,
    pairs: v.picklist(PAIRED),
    points: v.picklist(POINT_KINDS),
    /** For a win, a draw and a loss, if the rulebook gives no Battle Points. */
    perMatch: v.strictObject({ win: points, draw: points, loss: points }),
    /** The points of a bye. */
    bye: points,
    minutes: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_440)),
  }),
  v.strictObject({
    type: v.literal('playersEntered'),
    /** `table`: where that player always plays. */
    players: v.array(v.strictObject({ ...player, table: v.exactOptional(table) })),
  }),
  v.strictObject({ type: v.literal('playerChanged'), id: playerId, ...player }),
  /** Somebody who was in no pair is not in the event any more; the number is not given again. */
  v.strictObject({ type: v.literal('playerRemoved'), id: playerId }),
  /** `id`, who was in no pair, is the same person as `into`, who keeps the number and gets what was missing. */
  v.strictObject({ type: v.literal('playersMerged'), id: playerId, into: playerId }),
  /** The player is out of the tournament from that round on. */
  v.strictObject({ type: v.literal('playerDropped'), id: playerId, fromRound: round }),
  v.strictObject({ type: v.literal('playerReturned'), id: playerId }),
  v.strictObject({
    type: v.literal('roundPaired'),
    round,
    /** `b` is null for a bye, which has no table: 0. */
    pairs: v.array(
      v.strictObject({
        table: v.pipe(v.number(), v.integer(), v.minValue(0)),
        a: playerId,
        b: v.nullable(playerId),
      }),
    ),
  }),
  /** The pairs that are paired by hand in that round, all of them; `b` is null where `a` is to rest. */
  v.strictObject({
    type: v.literal('pairsFixed'),
    round,
    pairs: v.array(v.strictObject({ a: playerId, b: v.nullable(playerId) })),
  }),
  /**
   * The result that the organiser entered or corrected; null removes it, and the table's own result counts
   * again.
   */
  v.strictObject({
    type: v.literal('resultEntered'),
    round,
    table,
    result: v.nullable(RESULT),
    /** Who of the two did not come: then the Battle Points of the result are those that were agreed. */
    noShow: v.exactOptional(playerId),
  }),
  /** What a match gives from now on, those that are played already too. `least`, `most`: null for no limit. */
  v.strictObject({
    type: v.literal('matchPointsSet'),
    /** Of which score it was taken; empty: the event's own. */
    name,
    points: v.picklist(POINT_KINDS),
    perMatch: v.strictObject({ win: points, draw: points, loss: points }),
    parts: v.pipe(v.array(part), v.maxLength(SCORED_PARTS.length)),
    least: v.nullable(points),
    most: v.nullable(points),
  }),
  /** An objective of every match is declared, or another one from now on. `most`: null where no limit was said. */
  v.strictObject({
    type: v.literal('objectiveSet'),
    objective,
    name: v.pipe(name, v.minLength(1)),
    kind: v.picklist(OBJECTIVE_KINDS),
    /** Battle Points if it is reached, or for each one that is counted. */
    worth: points,
    most: v.nullable(objectiveCount),
  }),
  /** It counts no more, and nobody is asked for it. */
  v.strictObject({ type: v.literal('objectiveRemoved'), objective }),
  v.strictObject({ type: v.literal('penaltyGiven'), id: playerId, battlePoints: points, reason: name }),
  /**
   * The clock of the hall: `leftMs` were left at `at`, by the organiser's clock; from then on it runs or is
   * paused.
   */
  v.strictObject({
    type: v.literal('clockSet'),
    round,
    at: v.number(),
    leftMs: v.pipe(v.number(), v.minValue(0)),
    runs: v.boolean(),
  }),
  /** What a table has more than the hall's clock, in milliseconds; 0: nothing. */
  v.strictObject({
    type: v.literal('tableExtended'),
    round,
    table,
    ms: v.pipe(v.number(), v.integer(), v.minValue(0)),
  }),
  /** What parts players of equal Battle Points, the first one first; none: they are tied. */
  v.strictObject({
    type: v.literal('tieBreaksSet'),
    order: v.pipe(v.array(v.picklist(TIE_BREAKS)), v.maxLength(TIE_BREAKS.length)),
  }),
  /** A score beside the matches is declared, or another one from now on. `most`: null where no limit was said. */
  v.strictObject({
    type: v.literal('softScoreSet'),
    score: softScore,
    name: v.pipe(name, v.minLength(1)),
    most: v.nullable(softPoints),
    counts: v.boolean(),
    open: v.boolean(),
  }),
  /** It is not scored any more, and what was given of it counts no more. */
  v.strictObject({ type: v.literal('softScoreRemoved'), score: softScore }),
  /** What these players have of it; null: nothing was given. */
  v.strictObject({
    type: v.literal('softScoresGiven'),
    score: softScore,
    given: v.array(v.strictObject({ id: playerId, points: v.nullable(softPoints) })),
  }),
  /** What both get where one of a pair does not come, in Battle Points. */
  v.strictObject({ type: v.literal('noShowAgreed'), there: points, away: points }),
  /** The table at which a player always plays; null: at any. */
  v.strictObject({ type: v.literal('tableKept'), id: playerId, table: v.nullable(table) }),
  /** The army list of a player as it was pasted, in place of one of before; null: there is none. */
  v.strictObject({
    type: v.literal('armyListAttached'),
    id: playerId,
    text: v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_LIST_LENGTH))),
  }),
  /**
   * Of the lists of a player, the one that counts: of those that were sent the one of that phone, as the club had it
   * `at`, in place of one that was pasted; null: the pasted one stays. `upTo`: when the newest came of which the
   * organiser knew.
   */
  v.strictObject({
    type: v.literal('armyListChosen'),
    id: playerId,
    list: v.nullable(v.strictObject({ from: listPhone, at: v.number() })),
    upTo: v.number(),
  }),
  /** Until when lists are in time, in milliseconds since 1970; null: at any time. */
  v.strictObject({ type: v.literal('listDeadlineSet'), at: v.nullable(v.number()) }),
  /**
   * Whether everybody sees the army lists, and not only the organisers. `key`: opens those that were sent by code,
   * also on other phones.
   */
  v.strictObject({
    type: v.literal('armyListsShown'),
    shown: v.boolean(),
    key: v.exactOptional(listKey),
  }),
  /** Whether the club serves the event's page to everybody who has its address. */
  v.strictObject({ type: v.literal('pageServed'), served: v.boolean() }),
  /** After all rounds the best go on, the first one first: who loses is out. */
  v.strictObject({
    type: v.literal('cutMade'),
    players: v.pipe(
      v.array(playerId),
      v.check((players) => [2, 4, 8].includes(new Set(players).size) && isDistinct(players)),
    ),
  }),
  /** The last round is not paired any more. */
  v.strictObject({ type: v.literal('roundTakenBack'), round }),
  /** The newest act that stood is taken back, the one of that number; or what was taken back last stands again. */
  v.strictObject({ type: v.literal('undone'), seq: entryNumber }),
  /** Somebody has a code to organise too, from now on, and is named so. */
  v.strictObject({ type: v.literal('organiserInvited'), organiser, name: v.pipe(name, v.minLength(1)) }),
  /** From now on that organiser writes; null: who made the event. Given by who writes, or taken by who will. */
  v.strictObject({ type: v.literal('writingPassed'), to: v.nullable(organiser) }),
  v.strictObject({ type: v.literal('redone'), seq: entryNumber }),
]);

/** One act of the organiser. */
export type Act = v.InferOutput<typeof ACT>;

const ENTRY = v.looseObject({ seq: v.number(), at: v.number(), by: v.exactOptional(organiser), act: ACT });

/**
 * An act in the log of a tournament: consecutive numbers from 1. `by`: the organiser who did it; missing: who
 * made the event.
 */
export type ActEntry = { readonly seq: number; readonly at: number; readonly by?: string; readonly act: Act };

/** The entry; null if this version does not know it: then the tournament is shown without it, and read only. */
export function parseActEntry(value: unknown): ActEntry | null {
  const parsed = v.safeParse(ENTRY, value);
  return parsed.success ? parsed.output : null;
}
