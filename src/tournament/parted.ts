import type { TieBreak } from './act-values';
import { type Field, type Figures, TIE_BREAK_RULES } from './tie-breaks';

/** What parted a line of standings from the one above it, and what both have by it. */
export type Below = {
  readonly rule: 'cut' | 'battlePoints' | TieBreak;
  readonly above: string;
  readonly own: number;
  readonly theirs: number;
};

/** Lines that are equal in all that counts; `by`: what parted them from those above. */
export type Parted<Line> = {
  readonly group: readonly Line[];
  readonly by: Pick<Below, 'rule' | 'own' | 'theirs'> | null;
};

/** A group in the order of these rules: parts of those who are equal in all of them, each with what parted it. */
export function split<Line extends Figures>(
  group: readonly Line[],
  [rule, ...rest]: readonly Below['rule'][],
  field: Field,
): readonly Parted<Line>[] {
  if (group.length < 2 || rule === undefined) return group.length === 0 ? [] : [{ group, by: null }];
  const values = valuesOf(rule, group, field);
  const figureOf = ({ player }: Line) => values.get(player.id) ?? 0;
  const steps = [...new Set(group.map(figureOf))].toSorted((one, other) => other - one);
  return steps.flatMap((own, index) => {
    const theirs = steps[index - 1];
    const parts = split(
      group.filter((line) => figureOf(line) === own),
      rest,
      field,
    );
    if (theirs === undefined) return parts;
    return parts.map((part, place) => (place === 0 ? { ...part, by: { rule, own, theirs } } : part));
  });
}

function valuesOf(rule: Below['rule'], group: readonly Figures[], field: Field): ReadonlyMap<number, number> {
  switch (rule) {
    case 'cut':
      return new Map(group.map(({ player }) => [player.id, field.cut?.get(player.id) ?? NOT_IN_THE_CUT]));
    case 'battlePoints':
      return new Map(group.map(({ player, battlePoints }) => [player.id, battlePoints]));
    default:
      return TIE_BREAK_RULES[rule](group, field);
  }
}

const NOT_IN_THE_CUT = -1;

/** The parted lines with their ranks: those who are tied share one. */
export function placed<Line>(
  parted: readonly Parted<Line>[],
  nameOf: (line: Line) => string,
): readonly (Line & { readonly rank: number; readonly tied: boolean; readonly below: Below | null })[] {
  return parted.flatMap(({ group, by }, index) => {
    const rank = parted.slice(0, index).reduce((sum, before) => sum + before.group.length, 1);
    const last = parted[index - 1]?.group.at(-1);
    const isOutside = by?.rule === 'cut' && by.own === NOT_IN_THE_CUT;
    const below = by &&
      !isOutside && { rule: by.rule, above: last ? nameOf(last) : '', own: by.own, theirs: by.theirs };
    return group.map((line, place) => ({
      ...line,
      rank,
      tied: group.length > 1,
      below: place === 0 && below ? below : null,
    }));
  });
}
