import { battleOf, type Ledger } from '@/battle/log/ledger';
import { healthOf, unitOf } from '@/battle/state/army';
import { countsOf, shownCounter } from '@/battle/state/counted-unit';
import { editionOfBattle } from '@/battle/state/edition-of';
import type { UnitId } from '@/battle/state/ids';
import type { Turn } from '@/battle/state/turn';
import { startingHealth } from '@/battle/state/unit';
import { filterLog, topicsOf, WHOLE_LOG } from './log-filter';
import { type LogLine, logByTurn } from './log-lines';

/** A line of a unit's story. */
export type StoryLine = {
  readonly line: LogLine;
  /** The unit's Health Points after it; null if the line did not change them, or was undone. */
  readonly healthAfter: { readonly left: number; readonly start: number } | null;
  /** What the unit has gathered after it; null if the line did not change it, or was undone. */
  readonly gatheredAfter: number | null;
};

/** What happened to a unit, turn by turn. */
export type UnitStory = readonly { readonly turn: Turn; readonly lines: readonly StoryLine[] }[];

/** The lines of the log about the unit, oldest first, each with the health after it. */
export function unitStory(ledger: Ledger, unitId: UnitId): UnitStory {
  const turns = filterLog(logByTurn(ledger), topicsOf(ledger), { ...WHOLE_LOG, unitId });
  const battleAfter = new Map(ledger.steps.map(({ entry, battle }) => [entry.seq, battle]));
  const counter = shownCounter(editionOfBattle(battleOf(ledger)));
  let before: number | null = null;
  let gatheredBefore = 0;
  return turns.map(({ turn, lines }) => ({
    turn,
    lines: lines.map((line): StoryLine => {
      const battle = battleAfter.get(line.seqs.at(-1) ?? 0);
      const army = battle && unitOf(battle, unitId);
      if (!army || line.undone) return { line, healthAfter: null, gatheredAfter: null };
      const left = healthOf(army);
      const changed = before !== null && left !== before;
      before = left;
      const count = counter ? (countsOf(army)[counter.id] ?? 0) : 0;
      const gatheredAfter = count === gatheredBefore ? null : count;
      gatheredBefore = count;
      return {
        line,
        healthAfter: changed ? { left, start: startingHealth(army.unit) } : null,
        gatheredAfter,
      };
    }),
  }));
}

/** The unit's Health Points over its story: at the start, and after every line that changed them. */
export function healthPath(story: UnitStory, start: number): readonly number[] {
  const after = story.flatMap(({ lines }) => lines.flatMap(({ healthAfter }) => healthAfter?.left ?? []));
  return [start, ...after];
}

/** What the unit had gathered over its story: nothing at the start, then after every line that changed it. */
export function gatheredPath(story: UnitStory): readonly number[] {
  return [0, ...story.flatMap(({ lines }) => lines.flatMap(({ gatheredAfter }) => gatheredAfter ?? []))];
}
