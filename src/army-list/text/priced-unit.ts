import { type DraftUnit, once, type Reading } from './draft';
import { counted } from './model-count';
import type { TextLine } from './normalise';
import { readingsOf } from './points-first';
import { headOf, withoutMarks } from './priced-head';
import { optionsIn } from './split-options';
import { type SquadLine, squadModels } from './squad';
import { unitHead } from './unit-head';

/** Details stand no deeper than this. */
const DEEPEST = 8;

/** The unit in its own line and the details below it, or null where there are no lines. */
export function unitOf(lines: readonly TextLine[], section: string | null): DraftUnit | null {
  const [first, ...others] = lines;
  if (first === undefined) return null;
  const { name, size, points, items } = headOf(first.text);
  const { models: count, rest, counted: isCounted } = unitHead(name);
  const head = { count, name: rest, written: isCounted };
  const below = others.map((line) => squadLineOf(line, first));
  const { readings, isGuessed } = modelsOf(head, size, points, squadModels(head.name, items, below));
  return {
    name: head.name,
    options: [...items, ...others.flatMap(({ text }) => optionsIn(withoutMarks(text)))],
    readings,
    section,
    lines: lines.map(({ index }) => index),
    source: lines.map(({ original }) => original).join('\n'),
    modelsGuessed: isGuessed,
  };
}

type Squad = ReturnType<typeof squadModels>;

function modelsOf(
  head: ReturnType<typeof counted>,
  size: number | null,
  points: number | null,
  squad: Squad,
): { readonly readings: readonly [Reading, ...Reading[]]; readonly isGuessed: boolean } {
  if (size !== null) return { readings: once(Math.max(1, size), points), isGuessed: false };
  // "2x Scouts" above "9x Scout": two units of nine rather than one of two.
  if (head.count > 1 && squad !== null && squad.models > head.count) {
    return { readings: readingsOf(head.count, squad.models, points, false), isGuessed: true };
  }
  if (head.count > 1) return { readings: once(head.count, points), isGuessed: false };
  return { readings: once(squad?.models ?? 1, points), isGuessed: squad?.guessed ?? false };
}

function squadLineOf({ text, indent }: TextLine, unit: TextLine): SquadLine {
  const marks = /^(?:\.\s*)+/.exec(text)?.[0] ?? '';
  const dots = marks.replace(/\s/g, '').length;
  const inside = Math.floor(Math.max(0, indent - unit.indent) / 2);
  const { name, items } = headOf(text);
  const { count, name: bare, written } = counted(name);
  return { depth: Math.min(DEEPEST, Math.max(1, dots, inside)), count, name: bare, written, items };
}
