import { endedAt } from '@/battle/log/ended-at';
import { battleOf, type Ledger } from '@/battle/log/ledger';
import { armyPointsOf, battleScore, proposedWinner, recordedScore } from '@/battle/score/battle-score';
import { flightsOfOpenWorth, unitsOfOpenWorth } from '@/battle/score/open-worth';
import { armyOf } from '@/battle/state/army';
import type { ArmyUnit, Battle } from '@/battle/state/battle';
import { type Confirmation, confirmationOf } from '@/battle/state/confirmation';
import { editionOfBattle, victoryOf } from '@/battle/state/edition-of';
import type { BattleWinner, RecordedScore } from '@/battle/state/records';
import type { Setup } from '@/battle/state/setup';
import type { Turn } from '@/battle/state/turn';
import { asSpoken, type Edition, placePoints, type RowId, type Side } from '@/rules/index';
import { type ReportRound, reportRound } from './report-round';
import { type ReportTurn, reportTurns } from './report-turns';

/*
 * A report of a battle for other people.
 *
 * 1. `battleReport` collects the set-up, the armies, the score and the turns.
 * 2. `report-turns.ts` makes the items of each turn from the entries in force. The facts of an event
 * (`told`) say how it is shown: by a line of the log, in a form of its own, with its round, or not at all.
 * `report-round.ts` shows a round as it was recorded.
 * 3. `result.ts` is the result alone, short enough for a code that another phone scans.
 *
 * All of it is data; `words` makes the sentences, `features/hand-over` the files.
 */

/**
 * The places of one kind, such as objectives, with the points they gave at the end of each Game Turn in which
 * a side held one.
 */
export type ReportPlaces = {
  readonly label: string;
  readonly turns: readonly ({ readonly gameTurn: number } & Readonly<Record<Side, number>>)[];
};

/** A battle for a report: data, from which `words` makes the sentences. */
export type BattleReport = {
  readonly edition: string;
  /** The row of the score sheet that counts the enemy's losses; undefined if combats have no score sheet. */
  readonly casualties: RowId | undefined;
  readonly setup: Setup;
  /** As agreed, else the larger roster; null: neither is known. */
  readonly armyPoints: number | null;
  /** In milliseconds since 1970; the end is null while the battle runs. */
  readonly startedAt: number;
  readonly endedAt: number | null;
  /** The last turn, or the current one. */
  readonly turn: Turn;
  /** Game Turns of a standard game. */
  readonly gameTurns: number;
  /** As the players entered it; while the battle runs, the one in the lead. */
  readonly winner: BattleWinner;
  /** Null while the battle runs. */
  readonly confirmed: Confirmation | null;
  /**
   * As recorded at the end; while the battle runs, the score so far; null for an edition without victory
   * rules.
   */
  readonly score: RecordedScore | null;
  /** The units whose points are not certain: of which not all is known, and whose flight nobody settled. */
  readonly open: {
    readonly worth: readonly string[];
    readonly flights: readonly string[];
    /** Whether the result hangs on it too. */
    readonly result: boolean;
  };
  /** The Victory Points of the places on the table for each side, turn by turn. */
  readonly byTurn: readonly ReportPlaces[];
  /** The edition's name for its objective; empty: it has none. */
  readonly objectiveLabel: string;
  readonly armies: Readonly<Record<Side, readonly ArmyUnit[]>>;
  readonly turns: readonly ReportTurn[];
  /**
   * Rounds that are being fought and in which something was entered. Of fights without a score sheet the report
   * shows what units suffered, line by line.
   */
  readonly openRounds: readonly ReportRound[];
};

/** The report of a battle, running or finished, from the entries in force. */
export function battleReport(ledger: Ledger): BattleReport {
  const battle = battleOf(ledger);
  const { name, gameStructure, victory, combat: sheet }: Edition = editionOfBattle(battle);
  const { outcome } = battle;
  return asSpoken(battle.editionId, {
    edition: name,
    casualties: sheet?.casualties,
    setup: battle.setup,
    armyPoints: outcome?.score ? outcome.score.armyPoints : armyPointsOf(battle),
    startedAt: battle.startedAt,
    endedAt: endedAt(ledger),
    turn: battle.turn,
    gameTurns: gameStructure.gameTurns,
    winner: outcome ? outcome.winner : proposedWinner(battle),
    confirmed: confirmationOf(battle),
    score: outcome ? outcome.score : recordedScore(battle),
    open: {
      worth: unitsOfOpenWorth(battle).map(({ unit }) => unit.name),
      flights: flightsOfOpenWorth(battle).map(({ unit }) => unit.name),
      result: battleScore(battle)?.isOpen === true,
    },
    byTurn: placesByTurn(battle),
    objectiveLabel: victory?.battlePoints?.objective?.label ?? '',
    armies: { a: armyOf(battle, 'a'), b: armyOf(battle, 'b') },
    turns: reportTurns(ledger),
    openRounds: (sheet ? battle.combats : []).flatMap((combat) =>
      combat.rounds
        .filter(({ outcome: closed, touched }) => touched && !closed)
        .map((round) => reportRound(battle, combat, round, battle)),
    ),
  });
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
