import type { MarginTable } from '@/rules/index';
import { typedNumber } from '@/ui/field/typed-number';

/** A line of a table of margins while it is typed. */
export type MarginLine = {
  /** Stays the same when other lines are added or removed. */
  readonly id: number;
  readonly upTo: string;
  readonly name: string;
};

/** The lines at the start: the present table, else the edition's names without limits. */
export function editedLines(
  table: MarginTable | null,
  suggestedNames: readonly string[],
): readonly MarginLine[] {
  const given = table ?? suggestedNames.map((name) => ({ name, upTo: null }));
  return given.map(({ name, upTo }, id) => ({ id, name, upTo: upTo === null ? '' : String(upTo) }));
}

/** One more line at the end. The line that was last now needs a limit. */
export function addedLine(lines: readonly MarginLine[]): readonly MarginLine[] {
  const id = Math.max(-1, ...lines.map((line) => line.id)) + 1;
  return [...lines, { id, upTo: '', name: '' }];
}

/**
 * The typed table, to be checked by `parseMargins`. The last line has no limit; another line without a limit
 * is a fault.
 */
export function marginsFrom(lines: readonly MarginLine[]): readonly unknown[] {
  return lines.map(({ upTo, name }, index) => ({
    name,
    upTo: index === lines.length - 1 ? null : (typedNumber(upTo) ?? Number.NaN),
  }));
}
