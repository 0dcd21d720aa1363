import type { TieBreak } from './act-values';
import type { Match } from './matches';

/** What a tie-break is computed from: a player's figures, and by number whom he met. */
export type Figures = {
  readonly battlePoints: number;
  readonly difference: number;
  readonly wins: number;
  /** The part of the Battle Points that is from no match. */
  readonly beside: number;
  readonly played: number;
  /** Points of enemy units that were destroyed, as far as somebody entered them. */
  readonly kills: number;
  /** Battle Points from objectives. */
  readonly objectivePoints: number;
  readonly player: { readonly id: number };
};

/** All players of an event, and its matches with a result. */
export type Field = {
  readonly lines: readonly Figures[];
  readonly matches: readonly Pick<Match, 'parts'>[];
  /** How many matches each player of the cut won, by number; missing: nobody is in one. */
  readonly cut?: ReadonlyMap<number, number>;
};

/** What each of a group has by a tie-break, by number: more is better. The group is equal in all before. */
type Rule = (group: readonly Figures[], field: Field) => ReadonlyMap<number, number>;

/** The tie-breaks that an event may choose from, and put into its own order. */
export const TIE_BREAK_RULES: Readonly<Record<TieBreak, Rule>> = {
  difference: ownFigure(({ difference }) => difference),
  wins: ownFigure(({ wins }) => wins),
  strength: ofOpponents(({ battlePoints, beside }) => battlePoints - beside),
  opponents: ofOpponents(({ wins, played }) => (played === 0 ? 0 : wins / played)),
  meeting: amongThemselves,
  kills: ownFigure(({ kills }) => kills),
  objectives: ownFigure(({ objectivePoints }) => objectivePoints),
};

function ownFigure(figure: (line: Figures) => number): Rule {
  return (group) => new Map(group.map((line) => [line.player.id, figure(line)]));
}

/** A figure of the opponents, on average over the matches of a player; a bye has no opponent. */
function ofOpponents(figure: (line: Figures) => number): Rule {
  return (group, { lines, matches }) => {
    const figures = new Map(lines.map((line) => [line.player.id, figure(line)]));
    const met = opponentsOf(matches);
    return new Map(
      group.map(({ player }) => {
        const all = met.get(player.id) ?? [];
        const sum = all.reduce((total, id) => total + (figures.get(id) ?? 0), 0);
        return [player.id, all.length === 0 ? 0 : sum / all.length];
      }),
    );
  };
}

/** Whom each player met in the matches with a result, by number. */
export function opponentsOf(matches: Field['matches']): ReadonlyMap<number, readonly number[]> {
  const met = new Map<number, number[]>();
  for (const { parts } of matches) {
    const [one, other] = parts;
    if (!one || !other) continue;
    met.set(one.id, [...(met.get(one.id) ?? []), other.id]);
    met.set(other.id, [...(met.get(other.id) ?? []), one.id]);
  }
  return met;
}

/** The points of the matches that the group played among themselves, if each of them met each other one. */
function amongThemselves(group: readonly Figures[], { matches }: Field): ReadonlyMap<number, number> {
  const points = new Map(group.map(({ player }) => [player.id, 0]));
  const meetings = new Set<string>();
  for (const { parts } of matches) {
    const [one, other] = parts;
    if (!one || !other || !points.has(one.id) || !points.has(other.id)) continue;
    meetings.add([one.id, other.id].toSorted((a, b) => a - b).join('.'));
    for (const { id, battlePoints } of parts) points.set(id, (points.get(id) ?? 0) + battlePoints);
  }
  const allMet = meetings.size === (group.length * (group.length - 1)) / 2;
  return allMet ? points : new Map(group.map(({ player }) => [player.id, 0]));
}
