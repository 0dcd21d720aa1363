import { useBattlePart } from '@/store/battle/use-battle';
import { lineOfScore } from './line-of-score';

/**
 * The score of the battle in one small line, for the bar above every room: "Blue 633 : 1,135 Red · 8 : 12",
 * and "100+" where more may come. Nothing while both armies are empty, or if the edition counts none.
 */
export function ScoreLine() {
  const line = useBattlePart(lineOfScore);
  if (line === null) return null;
  return (
    <span className="block truncate big:whitespace-normal font-text text-note leading-fine font-medium text-muted">
      {line.shown}
      {line.open !== null && <span className="sr-only"> {line.open}</span>}
    </span>
  );
}
