import type { Source } from '../source';

type SideName = 'a' | 'b';

/** What a part of a tournament score looks at: scenario points, or the points of destroyed enemy units. */
export type ScoredPart = 'scenario' | 'kills';

/** One part of a tournament score, added to what a win, a draw or a loss is worth. */
export type TournamentPart = {
  readonly of: ScoredPart;
  /** A side's own points, or how many more they are than the enemy's: then the enemy loses as many. */
  readonly by: 'own' | 'difference';
  /** A point for each of these limits that is reached, ascending; missing: a point for each point. */
  readonly edges?: readonly number[];
  /** The most that it adds, and the most for a side that did not win. */
  readonly most?: number;
  readonly mostUnlessWon?: number;
  /** No readable source gives the limits: those here are only a start, and the players enter their own. */
  readonly own?: true;
};

/** How a tournament makes points of a battle's result. It is only data: events and editions use it alike. */
export type TournamentScore = {
  /** Permanent, camelCase: the battle's setup refers to it. */
  readonly id: string;
  readonly label: string;
  readonly base: { readonly win: number; readonly draw: number; readonly loss: number };
  readonly parts: readonly TournamentPart[];
  /** No side gets less or more than this. */
  readonly least: number;
  readonly most: number;
  readonly source: Source;
};

/** The points of a side in the battle, as whole numbers. */
export type TournamentStanding = Readonly<Record<ScoredPart, number>>;

/** A line of a side's score: the base, one of the parts by its index, or what the limit takes or gives. */
export type TournamentLine = {
  readonly key: 'base' | 'limit' | number;
  readonly points: number;
};

export type TournamentSide = { readonly lines: readonly TournamentLine[]; readonly total: number };
export type TournamentResult = {
  readonly a: TournamentSide;
  readonly b: TournamentSide;
  /** By scenario points; null: a draw. */
  readonly winner: SideName | null;
};

/**
 * Both sides' tournament points. The side with more scenario points has won. `edges`: the players' own limits
 * of a part, by its index. A limit that is reached exactly counts.
 */
export function tournamentPoints(
  score: TournamentScore,
  standing: Readonly<Record<SideName, TournamentStanding>>,
  edges: Readonly<Record<number, readonly number[]>> = {},
): TournamentResult {
  const lead = standing.a.scenario - standing.b.scenario;
  const winner = lead === 0 ? null : lead > 0 ? 'a' : 'b';
  const { win, draw, loss } = score.base;
  const base = (name: SideName) => (winner === null ? draw : winner === name ? win : loss);
  const bases = { a: base('a'), b: base('b') };
  return { ...scoredPoints(score, standing, winner, bases, edges), winner };
}

/** Both sides' points where somebody else says who has won, and what each side gets for that alone. */
export function scoredPoints(
  score: Pick<TournamentScore, 'parts' | 'least' | 'most'>,
  standing: Readonly<Record<SideName, TournamentStanding>>,
  winner: SideName | null,
  bases: Readonly<Record<SideName, number>>,
  edges: Readonly<Record<number, readonly number[]>> = {},
): Readonly<Record<SideName, TournamentSide>> {
  const side = (name: SideName): TournamentSide => {
    const base = bases[name];
    const parts = score.parts.map((part, index) => ({
      key: index,
      points: partPoints(part, edges[index] ?? part.edges, standing, name, winner === name),
    }));
    const sum = parts.reduce((total, { points }) => total + points, base);
    const total = Math.min(score.most, Math.max(score.least, sum));
    const lines: readonly TournamentLine[] = [
      { key: 'base', points: base },
      ...parts.filter(({ points }) => points !== 0),
      ...(total === sum ? [] : [{ key: 'limit', points: total - sum } as const]),
    ];
    return { lines, total };
  };
  return { a: side('a'), b: side('b') };
}

function partPoints(
  part: TournamentPart,
  edges: readonly number[] | undefined,
  standing: Readonly<Record<SideName, TournamentStanding>>,
  name: SideName,
  won: boolean,
): number {
  const own = standing[name][part.of];
  const enemy = standing[name === 'a' ? 'b' : 'a'][part.of];
  const most = won ? part.most : (part.mostUnlessWon ?? part.most);
  const counted = (points: number) => {
    const reached = edges ? edges.filter((edge) => points >= edge).length : points;
    return most === undefined ? reached : Math.min(most, reached);
  };
  if (part.by === 'own') return counted(own);
  const lead = own - enemy;
  return lead === 0 ? 0 : lead > 0 ? counted(lead) : 0 - counted(0 - lead);
}
