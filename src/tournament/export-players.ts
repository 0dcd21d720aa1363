import Papa from 'papaparse';
import { scenarioIsVictory } from './match-points';
import type { Match } from './matches';
import { type Standing, standingsOf } from './standings';
import type { TableResult } from './table-result';
import { opponentsOf } from './tie-breaks';
import type { Tournament } from './tournament';

/**
 * The columns of a player's line; their names are permanent. Where the scenario's points are all that an event has
 * of Victory Points, these two are called `scenario` and `scenario_diff`. Those of soft scores and objectives follow.
 */
export const PLAYER_COLUMNS = [
  'rank',
  'player',
  'army',
  'team',
  'country',
  'played',
  'wins',
  'draws',
  'losses',
  'bp',
  'vp',
  'vp_diff',
  'kills',
  'penalty',
  'opponents',
  'opponents_wins',
  'byes',
] as const;

type Cell = string | number;

/**
 * The standings as comma-separated values, a line for each player, as everybody may see them: a soft score that
 * only organisers see is in no column, and in no sum. What nobody entered is empty.
 */
export function playersTable(tournament: Tournament, matches: readonly Match[]): string {
  const lines = standingsOf(tournament, matches, 'everybody');
  const open = tournament.softScores.filter((score) => score.open);
  const { objectives } = tournament;
  const rows = lines.map((line): readonly Cell[] => {
    const { player, rank, played, byes, wins, draws, losses, battlePoints, penalty } = line;
    const figures = enteredFigures(matches, player.id);
    return [
      rank,
      player.name,
      player.army,
      player.team,
      player.country,
      played,
      wins,
      draws,
      losses,
      battlePoints,
      figures.victoryPoints ?? '',
      figures.difference ?? '',
      figures.kills ?? '',
      penalty === 0 ? '' : penalty,
      metBy(tournament, matches, player.id),
      strength(lines, matches, player.id) ?? '',
      byes,
      ...objectives.map(
        ({ id }) => line.objectives.find(({ objective }) => objective.id === id)?.count ?? '',
      ),
      ...open.map(({ id }) => line.soft.find(({ score }) => score.id === id)?.points ?? ''),
    ];
  });
  const ofScenario = scenarioIsVictory(tournament);
  const columns = [
    ...PLAYER_COLUMNS.map((column) => (ofScenario ? column.replace(/^vp/, 'scenario') : column)),
    ...objectives.map(({ name }) => `objective: ${name}`),
    ...open.map(({ name }) => `soft: ${name}`),
  ];
  return asCsv(columns, rows);
}

/** A table as a spreadsheet reads it; a cell that it would run is turned into text. */
export function asCsv(columns: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const cells = [[...columns], ...rows.map((row) => [...row])];
  return `${Papa.unparse(cells, { escapeFormulae: true, newline: '\r\n' })}\r\n`;
}

/** "1: Ben; 2: –", by round: whom a player met; a dash where he rested. */
function metBy(tournament: Tournament, matches: readonly Match[], id: number): string {
  const nameOf = (other: number | null) =>
    other === null ? '–' : (tournament.players.find((player) => player.id === other)?.name ?? '');
  return matches
    .filter(({ pair }) => pair.a === id || pair.b === id)
    .map(({ round, pair }) => `${round}: ${nameOf(pair.a === id ? pair.b : pair.a)}`)
    .join('; ');
}

/** The wins of all whom a player met, on average, each once; null: of nobody. */
export function strength(lines: readonly Standing[], matches: readonly Match[], id: number): number | null {
  const met = [...new Set(opponentsOf(matches).get(id) ?? [])];
  if (met.length === 0) return null;
  const wins = met.map((other) => lines.find(({ player }) => player.id === other)?.wins ?? 0);
  return Math.round((wins.reduce((sum, each) => sum + each, 0) / met.length) * 100) / 100;
}

type Figures = {
  readonly victoryPoints: number | null;
  readonly difference: number | null;
  readonly kills: number | null;
};

/** The sums of what was entered for a player; null where nobody entered any of it. */
export function enteredFigures(matches: readonly Match[], id: number): Figures {
  const own = matches.flatMap(({ result, parts }) => {
    const side = result && parts.length > 0 ? sideOf(result, id) : null;
    return result && side ? [{ result, side, enemy: side === 'a' ? ('b' as const) : ('a' as const) }] : [];
  });
  const victoryPoints = own.flatMap(({ result, side }) => result.victoryPoints[side] ?? []);
  const differences = own.flatMap(({ result, side, enemy }) => {
    const { [side]: scored, [enemy]: lost } = result.victoryPoints;
    return scored === null || lost === null ? [] : [scored - lost];
  });
  const kills = own.flatMap(({ result, side }) => result.scored?.kills[side] ?? []);
  return {
    victoryPoints: sumOf(victoryPoints),
    difference: sumOf(differences),
    kills: sumOf(kills),
  };
}

/** Which side of a result a player was; null: neither. */
export function sideOf({ blue, red }: TableResult, id: number | null): 'a' | 'b' | null {
  return blue === id ? 'a' : red === id ? 'b' : null;
}

function sumOf(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, each) => sum + each, 0);
}
