import type { ScoreSheet } from '@/rules/index';
import { battleWords } from '@/words/battle-words';

/** What a line of points is called: the points for the enemy's losses stand on the side that dealt them, and say so. */
export function lineLabel(
  sheet: ScoreSheet,
  line: { readonly rowId: string; readonly label: string },
): string {
  return line.rowId === sheet.casualties ? battleWords.fight.damageDealt : line.label;
}
