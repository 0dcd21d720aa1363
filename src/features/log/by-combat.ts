import type { LogLine } from '@/battle/describe/log-lines';
import type { CombatTitle } from '@/battle/state/engaged';

/** Consecutive lines of one combat, under its title; null: of no combat, or of several. */
export type LogGroup = { readonly combat: CombatTitle | null; readonly lines: readonly LogLine[] };

/** The lines in their order, split where the combat changes. Each group has the last title of its combat. */
export function byCombat(lines: readonly LogLine[]): readonly LogGroup[] {
  const groups: { combat: CombatTitle | null; lines: LogLine[] }[] = [];
  for (const line of lines) {
    const combat = combatOfLine(line);
    const latest = groups.at(-1);
    if (latest && latest.combat?.number === combat?.number) {
      latest.lines.push(line);
      latest.combat = combat;
    } else groups.push({ combat, lines: [line] });
  }
  return groups;
}

function combatOfLine({ description }: LogLine): CombatTitle | null {
  return 'combat' in description ? description.combat : null;
}
