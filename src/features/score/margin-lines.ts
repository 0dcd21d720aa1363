import type { MarginTable } from '@/rules/index';
import { typedNumber } from '@/ui/field/typed-number';

/** A line of a table of margins while it is typed. */
export type MarginLine = {
  /** Stays with the line when others come and go. */
  readonly id: number;
  readonly upTo: string;
  readonly name: string;
};

/** The lines to begin with: the table as it stands, else the edition's names without a limit. */
export function editedLines(
  table: MarginTable | null,
  suggestedNames: readonly string[],
): readonly MarginLine[] {
  const given = table ?? suggestedNames.map((name) => ({ name, upTo: null }));
  return given.map(({ name, upTo }, id) => ({ id, name, upTo: upTo === null ? '' : String(upTo) }));
}

/** One more line at the end; the one that was last gets a limit to fill in. */
export function addedLine(lines: readonly MarginLine[]): readonly MarginLine[] {
  const id = Math.max(-1, ...lines.map((line) => line.id)) + 1;
  return [...lines, { id, upTo: '', name: '' }];
}

/** What was typed, for `parseMargins` to judge: the last line has no limit, an empty limit elsewhere is none at all. */
export function marginsFrom(lines: readonly MarginLine[]): readonly unknown[] {
  return lines.map(({ upTo, name }, index) => ({
    name,
    upTo: index === lines.length - 1 ? null : (typedNumber(upTo) ?? Number.NaN),
  }));
}
