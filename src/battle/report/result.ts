import { endedAt } from '@/battle/log/ended-at';
import { battleOf, type Ledger } from '@/battle/log/ledger';
import { armyPointsOf, type Lead, leadOf, proposedWinner, recordedScore } from '@/battle/score/battle-score';
import type { AgreedPoints } from '@/battle/state/agreed-points';
import { armyOf, rosterPoints } from '@/battle/state/army';
import type { Battle } from '@/battle/state/battle';
import { editionOfBattle } from '@/battle/state/edition-of';
import type { BattleId } from '@/battle/state/ids';
import type { BattleWinner, RecordedScore } from '@/battle/state/records';
import type { Mark } from '@/battle/state/unit';
import type { Side, SimplifiedResult } from '@/rules/index';

/** What names the JSON of a result, and the version of its shape: a field more leaves it, any other change raises it. */
export const RESULT_FORMAT = 'warledger.result';
export const RESULT_VERSION = 1;

/** A unit of a list, as it began the battle. */
export type ListedUnit = {
  readonly name: string;
  readonly points: number;
  readonly models: number;
  readonly marks: readonly Mark[];
};

/** Something that gave a side Victory Points: so many times so many. */
export type ResultCounter = {
  readonly label: string;
  readonly count: number;
  readonly pointsEach: number;
};

/** A side of the result. */
export type ResultSide = {
  /** Empty where nobody said. */
  readonly player: string;
  readonly army: string;
  /** The units that were entered, in the order of the roster, and the points they sum to; empty and 0 without any. */
  readonly list: readonly ListedUnit[];
  readonly listPoints: number;
  /** Null for an edition without victory rules. */
  readonly victoryPoints: number | null;
  /** Null where the edition has none, or no army size is known. */
  readonly battlePoints: number | null;
  /** Whether this side has confirmed the result; always false while the battle runs. */
  readonly confirmed: boolean;
};

/**
 * The result of a battle as an organiser wants it, and its JSON as it stands: names of fields are permanent, `a` is Blue and `b` is
 * Red. What is not known is null or empty, never left out.
 *
 * - `format`, `version`: always "warledger.result" and 1.
 * - `battleId`: the battle's id on the phone that wrote this.
 * - `status`: "finished", or "running"; a running battle's points are as they stand, and confirmed by nobody.
 * - `edition`: the rulebook's `id` and `name`.
 * - `startedAt`, `endedAt`: milliseconds since 1970; `endedAt` is null while the battle runs.
 * - `sides.a`, `sides.b`: see `ResultSide`. Points are whole numbers.
 * - `armyPoints`: as agreed, else the larger roster, else null.
 * - `winner`: "a", "b", "draw" or "unsaid"; of a running battle as it would be now.
 * - `difference`: in Victory Points, never negative, and `differenceShare` the same as a part of the army's points, 0.05 for 5
 *   percent; null where not known.
 * - `objective`: its `label` in the rulebook, its `name` (empty where nobody named one) and who won it: "a", "b" or null for drawn;
 *   null for an edition without one.
 * - `mission`: what the mission is called, or null. `agreed`: the Victory Points `a` and `b` that the players agreed on in the place of
 *   those counted, and the `reason`; null where what was counted holds.
 * - `counters`: of each side what gave it Victory Points: `label` in the rulebook, `count` times `pointsEach`, whole numbers. Units that
 *   are worth their cost are not among them.
 * - `margin`: what the players' own table calls the difference, or null. `simplified`: the simplified result, or null.
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
  readonly agreed: AgreedPoints | null;
  readonly counters: Readonly<Record<Side, readonly ResultCounter[]>>;
  readonly margin: string | null;
  readonly simplified: SimplifiedResult | null;
  readonly firstTurn: Side;
  readonly deployment: string | null;
  readonly turnsPlayed: number;
  readonly gameTurns: number;
};

/** The battle's result as recorded at its end, or as it stands while it runs. */
export function battleResult(ledger: Ledger): BattleResult {
  const battle = battleOf(ledger);
  const { outcome, setup } = battle;
  const { id, name, gameStructure, victory } = editionOfBattle(battle);
  const score = outcome ? outcome.score : recordedScore(battle);
  const armyPoints = score ? score.armyPoints : armyPointsOf(battle);
  const lead: Lead | null =
    score && leadOf({ a: score.victoryPoints.a.total, b: score.victoryPoints.b.total }, armyPoints);
  const objective = victory?.battlePoints?.objective;
  const side = (which: Side): ResultSide => ({
    ...setup[which],
    ...listOf(battle, which),
    victoryPoints: score?.victoryPoints[which].total ?? null,
    battlePoints: score?.battlePoints?.[which] ?? null,
    confirmed: outcome?.confirmed[which] ?? false,
  });
  return {
    format: RESULT_FORMAT,
    version: RESULT_VERSION,
    battleId: battle.id,
    status: outcome ? 'finished' : 'running',
    edition: { id, name },
    startedAt: battle.startedAt,
    endedAt: endedAt(ledger),
    sides: { a: side('a'), b: side('b') },
    armyPoints,
    winner: outcome ? outcome.winner : proposedWinner(battle),
    difference: lead?.difference ?? null,
    differenceShare: lead?.share ?? null,
    objective:
      objective && score
        ? { label: objective.label, name: score.objectiveName, winner: score.objectiveWinner }
        : null,
    mission: score?.mission ?? null,
    agreed: score?.agreed ?? null,
    counters: { a: countersOf(score, 'a'), b: countersOf(score, 'b') },
    margin: score?.margin ?? null,
    simplified: score?.simplified ?? null,
    firstTurn: setup.firstSide,
    deployment: setup.deployment ?? null,
    turnsPlayed: battle.turn.gameTurn,
    gameTurns: gameStructure.gameTurns,
  };
}

function countersOf(score: RecordedScore | null, side: Side): readonly ResultCounter[] {
  return (score?.victoryPoints[side].lines ?? []).flatMap(({ reason }) =>
    reason.key === 'bonus' ? [reason.values] : [],
  );
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
