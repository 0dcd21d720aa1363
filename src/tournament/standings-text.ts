import type { TournamentEvent } from './event';
import type { Standing } from './standings';

/**
 * The standings as T3 takes them in plain text: the event's name, then a line for each player with placement, name and army, parted by
 * tabs. Those who are tied share a placement; an army that nobody named is empty.
 */
export function standingsText(event: TournamentEvent, lines: readonly Standing[]): string {
  const rows = lines.map(({ rank, player }) => [`${rank}`, player.name, player.army]);
  return [[event.name], ...rows].map((row) => `${row.map(onOneLine).join('\t')}\r\n`).join('');
}

/** Tabs and line ends part the cells: within one they are blanks. */
function onOneLine(cell: string): string {
  return cell.replace(/\s+/g, ' ').trim();
}
