import { asCsv, enteredFigures, sideOf, strength } from './export-players';
import { scenarioIsVictory } from './match-points';
import type { Match } from './matches';
import { standingsOf } from './standings';
import type { Tournament } from './tournament';

/** The fields of other sites, as far as they are described in public: `FIELDS.md` names where. */
export const FIELD_SETS = ['owrGames', 'owrStandings', 'bcpPairings'] as const;
export type FieldSet = (typeof FIELD_SETS)[number];

/** A file of an event for another site. */
export type FieldFile = { readonly ending: 'csv' | 'json'; readonly text: string };

/** The event in the fields of another site, as everybody may see it. What nobody entered is empty. */
export function fieldFile(set: FieldSet, tournament: Tournament, matches: readonly Match[]): FieldFile {
  switch (set) {
    case 'owrGames':
      return { ending: 'csv', text: owrGames(tournament, matches) };
    case 'owrStandings':
      return { ending: 'csv', text: owrStandings(tournament, matches) };
    case 'bcpPairings':
      return { ending: 'json', text: bcpPairings(tournament, matches) };
  }
}

/** What its form for a result asks: both Victory Points, the outcome, the Tournament Points, each objective. */
function owrGames(tournament: Tournament, matches: readonly Match[]): string {
  const { objectives } = tournament;
  const nameOf = (id: number) => tournament.players.find((player) => player.id === id)?.name ?? '';
  const outcome = { win: 'W', draw: 'D', loss: 'L' };
  const rows = matches.flatMap(({ round, pair, result, parts }) => {
    const { a, b } = pair;
    if (b === null) return [];
    return [
      [a, b],
      [b, a],
    ].map(([own = a, enemy = b]) => {
      const side = result && sideOf(result, own);
      const other = result && sideOf(result, enemy);
      const part = parts.find(({ id }) => id === own);
      return [
        round,
        pair.table,
        nameOf(own),
        nameOf(enemy),
        (side && result.victoryPoints[side]) ?? '',
        (other && result.victoryPoints[other]) ?? '',
        // Who won may not have been said: then it counts as a draw here, and nothing is handed on.
        part && result?.winner !== 'unsaid' ? outcome[part.won] : '',
        part?.battlePoints ?? '',
        ...objectives.map(
          ({ id }) => (side && result.objectives?.find((said) => said.id === id)?.[side]) ?? '',
        ),
      ];
    });
  });
  const points = scenarioIsVictory(tournament)
    ? ['Your scenario points', 'Opponent scenario points']
    : ['Your VP', 'Opponent VP'];
  const columns = ['Round', 'Table', 'Player', 'Opponent', ...points, 'Result', 'TP'];
  return asCsv([...columns, ...objectives.map(({ name }) => name)], rows);
}

/** What its standings show: wins, draws and losses, Tournament Points, Victory Point differential, schedule. */
function owrStandings(tournament: Tournament, matches: readonly Match[]): string {
  const lines = standingsOf(tournament, matches, 'everybody');
  const rows = lines.map(({ rank, player, wins, draws, losses, battlePoints, beside }) => [
    rank,
    player.name,
    player.army,
    `${wins}-${losses}-${draws}`,
    battlePoints - beside,
    enteredFigures(matches, player.id).difference ?? '',
    strength(lines, matches, player.id) ?? '',
  ]);
  const difference = scenarioIsVictory(tournament) ? 'scenario±' : 'VP±';
  return asCsv(['Rank', 'Player', 'Army', 'W-L-D', 'TP', difference, 'SoS'], rows);
}

/** Its pairings by number, as its interface gives them; a result of which it is not known how it is written is null. */
function bcpPairings(tournament: Tournament, matches: readonly Match[]): string {
  const gameResult = { win: 2, draw: null, loss: 0 };
  const pairings = matches.map(({ round, pair, parts }) => {
    const player = (id: number) => {
      const known = tournament.players.find((listed) => listed.id === id);
      const part = parts.find((given) => given.id === id);
      return {
        ...firstAndLast(known?.name ?? ''),
        army: known?.army === '' ? null : (known?.army ?? null),
        game: {
          gameResult: part ? gameResult[part.won] : null,
          gamePoints: part?.battlePoints ?? null,
        },
      };
    };
    return {
      table: pair.table === 0 ? null : pair.table,
      round,
      isDone: parts.length > 0,
      player1: player(pair.a),
      player2: pair.b === null ? null : player(pair.b),
    };
  });
  return `${JSON.stringify(Object.fromEntries(pairings.map((pairing, index) => [`${index}`, pairing])), null, 2)}\n`;
}

/** A name in two: its last word is the last name. */
function firstAndLast(name: string): { readonly firstName: string; readonly lastName: string } {
  const cut = name.lastIndexOf(' ');
  return cut < 0
    ? { firstName: name, lastName: '' }
    : { firstName: name.slice(0, cut), lastName: name.slice(cut + 1) };
}
