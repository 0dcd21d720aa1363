import { endedAt } from '@/battle/log/ended-at';
import { battleOf, type Ledger } from '@/battle/log/ledger';
import { armyPointsOf, proposedWinner, recordedScore } from '@/battle/score/battle-score';
import { armyOf } from '@/battle/state/army';
import type { ArmyUnit, Battle } from '@/battle/state/battle';
import { editionOfBattle, victoryOf } from '@/battle/state/edition-of';
import type { BattleWinner, RecordedScore } from '@/battle/state/records';
import type { Setup } from '@/battle/state/setup';
import type { Turn } from '@/battle/state/turn';
import { type CountedUnit, type Edition, placePoints, type RowId, type Side } from '@/rules/index';
import { type ReportRound, reportRound } from './report-round';
import { type ReportTurn, reportTurns } from './report-turns';

/*
 * A battle told to others.
 *
 * 1. `battleReport` gathers it: what was agreed, the armies, the score, and the turns.
 * 2. `report-turns.ts` tells each turn by the entries in force. How an event is told stands beside it (`told` of its facts): by a line of the
 *    log, in a way of its own, with its round, or not at all. `report-round.ts` tells a round as it was recorded.
 * 3. `result.ts` is the bare result, short enough for a code that another phone reads.
 * All of it is data; `words` makes the sentences, `features/hand-over` the files.
 */

/** The places of one kind, such as objectives, with what they gave at the end of each Game Turn in which anybody held one. */
export type ReportPlaces = {
  readonly label: string;
  readonly turns: readonly ({ readonly gameTurn: number } & Readonly<Record<Side, number>>)[];
};

/** A battle as a report tells it: data, of which `words` make the sentences. */
export type BattleReport = {
  readonly edition: string;
  /** What the rulebook calls one loss of life. */
  readonly healthPoint: CountedUnit;
  /** The row of the score that counts the enemy's losses; undefined where combats have no score sheet. */
  readonly casualties: RowId | undefined;
  readonly setup: Setup;
  /** As agreed, else the larger roster; null where neither is known. */
  readonly armyPoints: number | null;
  /** In milliseconds since 1970; the end is null while the battle runs. */
  readonly startedAt: number;
  readonly endedAt: number | null;
  /** The last turn, or the one being played. */
  readonly turn: Turn;
  /** Game Turns of a standard game. */
  readonly gameTurns: number;
  /** As the players said; while the battle runs, as it stands. */
  readonly winner: BattleWinner;
  /** Null while the battle runs. */
  readonly confirmed: Readonly<Record<Side, boolean>> | null;
  /** As recorded at the end; while the battle runs, as it stands; null for an edition without victory rules. */
  readonly score: RecordedScore | null;
  /** What the places on the table gave each side turn by turn: Victory Points. */
  readonly byTurn: readonly ReportPlaces[];
  /** What the edition calls its objective; empty where it has none. */
  readonly objectiveLabel: string;
  readonly armies: Readonly<Record<Side, readonly ArmyUnit[]>>;
  readonly turns: readonly ReportTurn[];
  /** Rounds that are being fought, and in which something was answered. */
  readonly openRounds: readonly ReportRound[];
};

/** The report of a battle, running or finished, by the entries in force. */
export function battleReport(ledger: Ledger): BattleReport {
  const battle = battleOf(ledger);
  const { name, healthPoint, gameStructure, victory, combat: sheet }: Edition = editionOfBattle(battle);
  const { outcome } = battle;
  return {
    edition: name,
    healthPoint,
    casualties: sheet?.casualties,
    setup: battle.setup,
    armyPoints: outcome?.score ? outcome.score.armyPoints : armyPointsOf(battle),
    startedAt: battle.startedAt,
    endedAt: endedAt(ledger),
    turn: battle.turn,
    gameTurns: gameStructure.gameTurns,
    winner: outcome ? outcome.winner : proposedWinner(battle),
    confirmed: outcome?.confirmed ?? null,
    score: outcome ? outcome.score : recordedScore(battle),
    byTurn: placesByTurn(battle),
    objectiveLabel: victory?.battlePoints?.objective?.label ?? '',
    armies: { a: armyOf(battle, 'a'), b: armyOf(battle, 'b') },
    turns: reportTurns(ledger),
    openRounds: battle.combats.flatMap((combat) =>
      combat.rounds
        // Of an assault that is being fought only what it did to the armies can be told yet.
        .filter(({ outcome: closed, touched, assault }) => touched && !closed && !assault)
        .map((round) => reportRound(battle, combat, round)),
    ),
  };
}

function placesByTurn(battle: Battle): readonly ReportPlaces[] {
  return (victoryOf(battle)?.points.bonuses ?? []).flatMap((bonus): readonly ReportPlaces[] => {
    const held = battle.held.filter(({ bonusId, gameTurn }) => bonusId === bonus.id && gameTurn !== null);
    const numbers = [...new Set(held.flatMap(({ gameTurn }) => gameTurn ?? []))].toSorted((a, b) => a - b);
    const points = (turn: number, which: Side) =>
      held
        .filter(({ gameTurn, side }) => gameTurn === turn && side === which)
        .reduce((sum, { place }) => sum + placePoints(bonus, place), 0);
    const turns = numbers.map((gameTurn) => ({
      gameTurn,
      a: points(gameTurn, 'a'),
      b: points(gameTurn, 'b'),
    }));
    return turns.length > 0 ? [{ label: bonus.label, turns }] : [];
  });
}
