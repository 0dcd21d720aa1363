import { endedAt } from '@/battle/log/ended-at';
import { battleOf, type Ledger } from '@/battle/log/ledger';
import { armyPointsOf, type Lead, leadOf, proposedWinner, recordedScore } from '@/battle/score/battle-score';
import type { AgreedPoints } from '@/battle/state/agreed-points';
import { armyOf, rosterPoints } from '@/battle/state/army';
import type { Battle } from '@/battle/state/battle';
import { confirmationOf } from '@/battle/state/confirmation';
import { editionOfBattle } from '@/battle/state/edition-of';
import type { BattleId } from '@/battle/state/ids';
import type { BattleWinner, RecordedScore } from '@/battle/state/records';
import type { Mark } from '@/battle/state/unit';
import { inEnglish, type Side, type SimplifiedResult, type VictoryReason } from '@/rules/index';

/**
 * The name of the JSON format, and its version. A new field keeps the version; any other change raises it.
 */
export const RESULT_FORMAT = 'warledger.result';
export const RESULT_VERSION = 1;

/** A unit of a list, as it began the battle. */
export type ListedUnit = {
  readonly name: string;
  readonly points: number;
  readonly models: number;
  readonly marks: readonly Mark[];
};

/** One source of a side's Victory Points: `count` times `pointsEach`. */
export type ResultCounter = {
  readonly label: string;
  readonly count: number;
  readonly pointsEach: number;
};

/**
 * A part of a side's Victory Points: `of` is the unit or the source, and `reason` why it counts; null:
 * what the players agreed on beside the counted points, which may be negative.
 */
export type ResultLine = {
  readonly of: string;
  readonly points: number;
  readonly reason: VictoryReason | null;
};

/** A side of the result. */
export type ResultSide = {
  /** Empty: not entered. */
  readonly player: string;
  readonly army: string;
  /**
   * The units that were entered, in the order of the roster, and the sum of their points; empty and 0: none.
   */
  readonly list: readonly ListedUnit[];
  readonly listPoints: number;
  /** Null: an edition without victory rules. */
  readonly victoryPoints: number | null;
  /** Null: the edition has none, or the army size is not known. */
  readonly battlePoints: number | null;
  /** Whether this side has confirmed the result; always false while the battle runs. */
  readonly confirmed: boolean;
};

/**
 * The result of a battle for an organiser. Its JSON has exactly these fields. Their names are permanent; `a`
 * is Blue and `b` is Red. An unknown value is null or empty; its field is never left out.
 *
 * - `format`, `version`: always "warledger.result" and 1.
 * - `battleId`: the battle's id on the phone that wrote this.
 * - `status`: "finished", or "running": then the points are those so far, and no side has confirmed them.
 * - `edition`: the rulebook's `id` and `name`.
 * - `startedAt`, `endedAt`: milliseconds since 1970; `endedAt` is null while the battle runs.
 * - `sides.a`, `sides.b`: see `ResultSide`. Points are whole numbers.
 * - `armyPoints`: as agreed, else the larger roster, else null.
 * - `confirmedPhones`: on how many phones the sides confirmed it: 0, 1, or 2 where each did so on its own.
 * - `winner`: "a", "b", "draw" or "unsaid" (not entered); of a running battle, the side in the lead.
 * - `difference`: in Victory Points, never negative; `differenceShare`: the same as a share of the army's
 *   points, 0.05 for 5 percent; null: not known.
 * - `objective`: its `label` in the rulebook, its `name` (empty: not entered) and its winner: "a", "b", or
 *   null for a draw; null for an edition without one.
 * - `mission`: the name of the mission, or null. `agreed`: the Victory Points `a` and `b` that the players
 *   agreed on in place of the counted ones, and the `reason`; null if the counted ones are valid.
 * - `kills`: the points of the enemy units that each side destroyed, and `tournament`: the points by the score
 *   of that `name`. Only these two are left out, where the rulebook or the players have none.
 * - `counters`: what gave each side Victory Points: `label` in the rulebook, `count` times `pointsEach`,
 *   whole numbers. Units that are worth their cost are not included.
 * - `lines`: everything that gave each side Victory Points, units included: their `points` add up to the
 * total.
 * - `margin`: the name of the difference in the players' own table, or null. `simplified`: the simplified
 *   result, or null.
 * - `firstTurn`: "a" or "b". `deployment`: in the players' words, or null.
 * - `turnsPlayed`, and `gameTurns` of a standard game.
 */
export type BattleResult = {
  readonly format: typeof RESULT_FORMAT;
  readonly version: typeof RESULT_VERSION;
  readonly battleId: BattleId;
  readonly status: 'finished' | 'running';
  readonly edition: { readonly id: string; readonly name: string };
  readonly startedAt: number;
  readonly endedAt: number | null;
  readonly sides: Readonly<Record<Side, ResultSide>>;
  readonly confirmedPhones: number;
  readonly armyPoints: number | null;
  readonly winner: BattleWinner;
  readonly difference: number | null;
  readonly differenceShare: number | null;
  readonly objective: {
    readonly label: string;
    readonly name: string;
    readonly winner: Side | null;
  } | null;
  readonly mission: string | null;
  readonly kills?: Readonly<Record<Side, number>>;
  readonly tournament?: { readonly name: string } & Readonly<Record<Side, number>>;
  readonly agreed: AgreedPoints | null;
  readonly counters: Readonly<Record<Side, readonly ResultCounter[]>>;
  readonly lines: Readonly<Record<Side, readonly ResultLine[]>>;
  readonly margin: string | null;
  readonly simplified: SimplifiedResult | null;
  readonly firstTurn: Side;
  readonly deployment: string | null;
  readonly turnsPlayed: number;
  readonly gameTurns: number;
};

/**
 * The battle's result as recorded at its end, or so far while it runs. Its rulebook's words are English, whatever
 * language is spoken: programs read it.
 */
export function battleResult(ledger: Ledger): BattleResult {
  const battle = battleOf(ledger);
  const { outcome, setup } = battle;
  const { id, name, gameStructure, victory } = editionOfBattle(battle);
  const score = outcome ? outcome.score : recordedScore(battle);
  const armyPoints = score ? score.armyPoints : armyPointsOf(battle);
  const lead: Lead | null =
    score &&
    leadOf(
      { a: score.victoryPoints.a.total, b: score.victoryPoints.b.total },
      score.kills ? null : armyPoints,
    );
  const objective = victory?.battlePoints?.objective;
  const side = (which: Side): ResultSide => ({
    ...setup[which],
    ...listOf(battle, which),
    victoryPoints: score?.victoryPoints[which].total ?? null,
    battlePoints: score?.battlePoints?.[which] ?? null,
    confirmed: outcome?.confirmed[which] ?? false,
  });
  return inEnglish(id, {
    format: RESULT_FORMAT,
    version: RESULT_VERSION,
    battleId: battle.id,
    status: outcome ? 'finished' : 'running',
    edition: { id, name },
    startedAt: battle.startedAt,
    endedAt: endedAt(ledger),
    sides: { a: side('a'), b: side('b') },
    confirmedPhones: confirmationOf(battle)?.devices ?? 0,
    armyPoints,
    winner: outcome ? outcome.winner : proposedWinner(battle),
    difference: lead?.difference ?? null,
    differenceShare: lead?.share ?? null,
    objective:
      objective && score
        ? { label: objective.label, name: score.objectiveName, winner: score.objectiveWinner }
        : null,
    mission: score?.mission ?? null,
    ...(score?.kills ? { kills: score.kills } : {}),
    ...(score?.tournament ? { tournament: { name: score.tournament.name, ...score.tournament.totals } } : {}),
    agreed: score?.agreed ?? null,
    counters: { a: countersOf(score, 'a'), b: countersOf(score, 'b') },
    lines: { a: linesOf(score, 'a'), b: linesOf(score, 'b') },
    margin: score?.margin ?? null,
    simplified: score?.simplified ?? null,
    firstTurn: setup.firstSide,
    deployment: setup.deployment ?? null,
    turnsPlayed: battle.turn.gameTurn,
    gameTurns: gameStructure.gameTurns,
  });
}

function countersOf(score: RecordedScore | null, side: Side): readonly ResultCounter[] {
  return (score?.victoryPoints[side].lines ?? []).flatMap(({ reason }) =>
    reason.key === 'bonus' ? [reason.values] : [],
  );
}

/**
 * The lines of the side's Victory Points, with what the players agreed on where that differs from their
 * sum.
 */
function linesOf(score: RecordedScore | null, side: Side): readonly ResultLine[] {
  if (!score) return [];
  const { total, lines } = score.victoryPoints[side];
  const counted = lines.map(({ name, points, reason }) => ({ of: name, points, reason }));
  const rest = lines.reduce((left, { points }) => left - points, total);
  return rest === 0 ? counted : [...counted, { of: score.agreed?.reason ?? '', points: rest, reason: null }];
}

function listOf(battle: Battle, side: Side): Pick<ResultSide, 'list' | 'listPoints'> {
  return {
    list: armyOf(battle, side).map(({ unit }) => ({
      name: unit.name,
      points: unit.pointCost,
      models: unit.models,
      marks: unit.marks,
    })),
    listPoints: rosterPoints(battle, side),
  };
}
