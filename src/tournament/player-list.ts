import Papa from 'papaparse';
import { accepted, type NoValues, type RefusalOf, type Result, refused } from '@/rules/index';
import { MAX_NAME_LENGTH, MAX_PLAYERS } from './act';

export type ListedPlayer = { readonly name: string; readonly army: string; readonly team: string };

/** Why a pasted list of players was refused as a whole. */
export type PlayerListRefusal = RefusalOf<{
  listEmpty: NoValues; // no line has a name
  listNameTooLong: { line: number; max: number };
  listNameTwice: { name: string }; // a name is in it twice, or already in the tournament
  listTooLong: { max: number }; // more players than a tournament may have
}>;

/**
 * The players of a pasted list: a line for each, with name, army and team, separated by tabs, semicolons or
 * commas, as from a table. A heading and empty lines are skipped. `taken`: the names already in the
 * tournament.
 */
export function readPlayerList(
  text: string,
  taken: readonly string[],
): Result<readonly ListedPlayer[], PlayerListRefusal> {
  const { data } = Papa.parse<readonly string[]>(text.trim(), {
    delimitersToGuess: ['\t', ';', ','],
    skipEmptyLines: 'greedy',
  });
  const lines = data.map((cells) => cells.map((cell) => cell.trim().replace(/\s+/g, ' ')));
  const [first] = lines;
  const isHeading =
    first !== undefined && /^(name|player|spieler|joueur|jugador|giocatore|gracz)$/i.test(first[0] ?? '');
  const players = lines
    .slice(isHeading ? 1 : 0)
    .map(([name = '', army = '', team = '']) => ({ name, army, team }))
    .filter(({ name }) => name !== '');
  if (players.length === 0) return refused('listEmpty');
  if (players.length + taken.length > MAX_PLAYERS) return refused('listTooLong', { max: MAX_PLAYERS });
  const long = players.findIndex((player) =>
    Object.values(player).some((part) => part.length > MAX_NAME_LENGTH),
  );
  if (long >= 0) return refused('listNameTooLong', { line: long + 1, max: MAX_NAME_LENGTH });
  const seen = new Set(taken.map((name) => name.toLowerCase()));
  for (const { name } of players) {
    if (seen.has(name.toLowerCase())) return refused('listNameTwice', { name });
    seen.add(name.toLowerCase());
  }
  return accepted(players);
}
