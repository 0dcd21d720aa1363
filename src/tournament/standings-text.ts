import type { Standing } from './standings';
import type { Tournament } from './tournament';

/**
 * The standings as T3 takes them in plain text: the tournament's name, then a line for each player with
 * placement, name and army, parted by tabs. Those who are tied share a placement; an army that was not
 * entered is empty.
 */
export function standingsText(tournament: Tournament, lines: readonly Standing[]): string {
  const rows = lines.map(({ rank, player }) => [`${rank}`, player.name, player.army]);
  return [[tournament.name], ...rows].map((row) => `${row.map(onOneLine).join('\t')}\r\n`).join('');
}

/** Tabs and line ends part the cells: within one they are blanks. */
function onOneLine(cell: string): string {
  return cell.replace(/\s+/g, ' ').trim();
}
