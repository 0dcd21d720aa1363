import Papa from 'papaparse';
import { scenarioIsVictory } from './match-points';
import type { Match } from './matches';
import { countOf } from './objectives';
import type { TableResult } from './table-result';
import type { Tournament } from './tournament';

/** The columns of the table of a tournament; their names are permanent. */
export const COLUMNS = [
  'event',
  'round',
  'table',
  'match_id',
  'player_a',
  'player_b',
  'army_a',
  'army_b',
  'vp_a',
  'vp_b',
  'vp_diff',
  'objective_a',
  'objective_b',
  'bp_a',
  'bp_b',
  'bp_obj_a',
  'bp_obj_b',
  'turns',
  'first_turn',
  'map',
  'deployment',
  'confirmed',
  'log_hash',
] as const;

type Cell = string | number;

/** Which side of a result the first player of a pair was, and which the second. */
function sidesOf({ pair, result }: Match): readonly ['a' | 'b', 'a' | 'b'] {
  return result && result.blue !== pair.a ? ['b', 'a'] : ['a', 'b'];
}

function idOf({ round, pair }: Match): string {
  return pair.b === null ? `${round}-bye-${pair.a}` : `${round}-${pair.table}`;
}

/**
 * Whether a result comes from a battle. One that was entered by hand has a first turn and no turns because its
 * form must have them: nobody said so.
 */
function isOfBattle({ logHash, turns }: TableResult): boolean {
  return logHash !== '' || turns > 0;
}

/** The army as the battle names it, else as the list of players does. */
function armyPlayed(played: string | undefined, listed: string): string {
  return played === undefined || played === '' ? listed : played;
}

/**
 * All matches as comma-separated values, one line each. An unknown value is empty. A cell that a spreadsheet
 * would run is turned into text.
 */
export function tournamentTable(tournament: Tournament, matches: readonly Match[]): string {
  const nameOf = (id: number | null) => tournament.players.find((player) => player.id === id)?.name ?? '';
  const armyOf = (id: number | null) => tournament.players.find((player) => player.id === id)?.army ?? '';
  const rows = matches.map((match): readonly Cell[] => {
    const { pair, round, result, state } = match;
    const [one, other] = sidesOf(match);
    const { a, b } = pair;
    const part = (id: number | null) => match.parts.find((given) => given.id === id)?.battlePoints ?? '';
    const vp = (side: 'a' | 'b') => result?.victoryPoints[side] ?? '';
    const difference = Number(vp(one)) - Number(vp(other));
    const objective = (side: 'a' | 'b') =>
      result?.objective ? Number(result.objective.winner === side) : '';
    return [
      tournament.name,
      round,
      pair.table,
      idOf(match),
      nameOf(a),
      nameOf(b),
      armyPlayed(result?.armies[one], armyOf(a)),
      armyPlayed(result?.armies[other], armyOf(b)),
      vp(one),
      vp(other),
      vp(one) === '' || vp(other) === '' ? '' : difference,
      objective(one),
      objective(other),
      part(a),
      part(b),
      result?.objectivePoints[one] ?? '',
      result?.objectivePoints[other] ?? '',
      result && isOfBattle(result) ? result.turns : '',
      result && isOfBattle(result) ? (result.firstTurn === one ? 'a' : 'b') : '',
      result?.map ?? '',
      result?.deployment ?? '',
      state,
      result?.logHash ?? '',
    ];
  });
  return `${Papa.unparse([[...columnsOf(tournament)], ...rows.map((row) => [...row])], { escapeFormulae: true, newline: '\r\n' })}\r\n`;
}

/** What the columns are called: where the scenario's points are all that an event has of Victory Points, so. */
function columnsOf(tournament: Tournament): readonly string[] {
  if (!scenarioIsVictory(tournament)) return COLUMNS;
  return COLUMNS.map((column) => column.replace(/^vp_/, 'scenario_'));
}

/**
 * All matches as JSON with New Recruit's field names; an unknown value is null. Scenario points are no Victory
 * Points: they stand under names of their own.
 */
export function tournamentJson(tournament: Tournament, matches: readonly Match[]): string {
  const ofScenario = scenarioIsVictory(tournament);
  const games = matches.map((match) => {
    const { pair, result, state, round } = match;
    const [one, other] = sidesOf(match);
    const score = (id: number, side: 'a' | 'b', enemy: 'a' | 'b') => ({
      ...scoreOf(result?.victoryPoints[side] ?? null, result?.victoryPoints[enemy] ?? null, ofScenario),
      Obj: result?.objective ? Number(result.objective.winner === side) : null,
      Turns: result && isOfBattle(result) ? result.turns : null,
      BP: match.parts.find((part) => part.id === id)?.battlePoints ?? null,
      BPObj: result?.objectivePoints[side] ?? null,
      ...objectivesOf(tournament, result, side),
    });
    const player = (id: number) => {
      const known = tournament.players.find((listed) => listed.id === id);
      const people = known && known.people.length > 1 ? { people: known.people } : {};
      return { name: known?.name ?? '', ...people, army: known?.army ?? '', team: known?.team ?? '' };
    };
    return {
      id_tourny: tournament.name,
      id_match: idOf(match),
      round,
      table: pair.table,
      state,
      setup: {
        map: entered(result?.map),
        deployment: entered(result?.deployment),
        objective: result?.objective?.name ?? null,
      },
      first_turn: result && isOfBattle(result) ? (result.firstTurn === one ? 0 : 1) : null,
      players: pair.b === null ? [player(pair.a)] : [player(pair.a), player(pair.b)],
      score:
        pair.b === null
          ? [score(pair.a, one, other)]
          : [score(pair.a, one, other), score(pair.b, other, one)],
      log_hash: result?.logHash ?? null,
    };
  });
  return `${JSON.stringify(games, null, 2)}\n`;
}

/** A side's Victory Points, or its scenario points, and the lead. */
function scoreOf(own: number | null, enemy: number | null, ofScenario: boolean) {
  const lead = own === null || enemy === null ? null : own - enemy;
  if (!ofScenario) return { VP: own, Diff: lead };
  return { VP: null, Diff: null, Scenario: own, ScenarioDiff: lead };
}

/** What a side has of each objective of the event, by name; nothing where it has none. */
function objectivesOf(
  { objectives }: Tournament,
  result: Match['result'],
  side: 'a' | 'b',
): { readonly Objectives?: Readonly<Record<string, number | null>> } {
  if (objectives.length === 0) return {};
  const counts = objectives.map(({ id, name }) => [name, result ? countOf(result, id, side) : null] as const);
  return { Objectives: Object.fromEntries(counts) };
}

/** A text that was entered; null for one that is empty or missing. */
function entered(text: string | undefined): string | null {
  return text === undefined || text === '' ? null : text;
}
