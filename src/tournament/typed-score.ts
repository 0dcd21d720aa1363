import { EDITIONS, type Edition, type TournamentScore } from '@/rules/index';
import type { Act, MatchPart } from './act';
import { MAX_EDGES, SCORED_PARTS, type ScoredPart } from './act-values';
import type { Tournament } from './tournament';

/** What a match gives, as an act of the organiser. */
export type MatchPoints = Extract<Act, { type: 'matchPointsSet' }>;

/** A part as somebody types it; `none`: it does not count. */
export type TypedPart = {
  readonly by: MatchPart['by'] | 'none';
  readonly edges: string;
  readonly most: string;
  readonly mostUnlessWon: string;
};

/** What a match gives, as somebody types it. */
export type TypedScore = {
  readonly name: string;
  readonly points: MatchPoints['points'];
  readonly base: Readonly<Record<'win' | 'draw' | 'loss', string>>;
  readonly limits: Readonly<Record<'least' | 'most', string>>;
  readonly parts: Readonly<Record<ScoredPart, TypedPart>>;
};

const NOTHING: TypedPart = { by: 'none', edges: '', most: '', mostUnlessWon: '' };

/** The scores of rulebooks, those of that one first. */
export function knownScores(editionId: string): readonly TournamentScore[] {
  const own = (edition: Edition) => Number(edition.id === editionId);
  return EDITIONS.map((edition): Edition => edition)
    .toSorted((one, other) => own(other) - own(one))
    .flatMap(({ victory }) => victory?.scores ?? []);
}

/** A rulebook's score, to be changed or taken as it is. */
export function typedFrom({ label, base, parts, least, most }: TournamentScore): TypedScore {
  return typed({ name: label, points: 'wins', perMatch: base, parts, least, most });
}

/** What counts in an event now, to be changed. */
export function typedNow({ scoreName, points, perMatch, parts, least, most }: Tournament): TypedScore {
  return typed({ name: scoreName, points, perMatch, parts, least, most });
}

/** An own score to begin with: a win, a draw, a loss, and a point for each point of the scenario. */
export function ownScore(perMatch: MatchPoints['perMatch']): TypedScore {
  const parts: readonly MatchPart[] = [{ of: 'scenario', by: 'own' }];
  return typed({ name: '', points: 'wins', perMatch, parts, least: null, most: null });
}

type Declared = Pick<MatchPoints, 'name' | 'points' | 'perMatch' | 'least' | 'most'> & {
  readonly parts: TournamentScore['parts'];
};

function typed({ name, points, perMatch, parts, least, most }: Declared): TypedScore {
  const text = (value: number | null | undefined) =>
    value === null || value === undefined ? '' : `${value}`;
  const part = (of: ScoredPart): TypedPart => {
    const known = parts.find((each) => each.of === of);
    if (!known) return NOTHING;
    return {
      by: known.by,
      edges: (known.edges ?? []).join(', '),
      most: text(known.most),
      mostUnlessWon: text(known.mostUnlessWon),
    };
  };
  return {
    name,
    points,
    base: { win: `${perMatch.win}`, draw: `${perMatch.draw}`, loss: `${perMatch.loss}` },
    limits: { least: text(least), most: text(most) },
    parts: { scenario: part('scenario'), kills: part('kills') },
  };
}

/** A field of what was typed that cannot be read. */
export type WrongField =
  | 'win'
  | 'draw'
  | 'loss'
  | 'least'
  | 'most'
  | `${ScoredPart}.${'edges' | 'most' | 'mostUnlessWon'}`;

/** What was typed as an act; or the fields that are wrong: no whole numbers, or limits that do not rise. */
export function readScore(
  typed: TypedScore,
): { readonly set: MatchPoints } | { readonly wrong: readonly WrongField[] } {
  const wrong: WrongField[] = [];
  const needed = (field: WrongField, text: string): number => {
    const value = wholeNumber(text);
    if (value === null || value === 'wrong') wrong.push(field);
    return typeof value === 'number' ? value : 0;
  };
  const limit = (field: WrongField, text: string): number | null => {
    const value = wholeNumber(text);
    if (value !== 'wrong') return value;
    wrong.push(field);
    return null;
  };
  const { win, draw, loss } = typed.base;
  const perMatch = { win: needed('win', win), draw: needed('draw', draw), loss: needed('loss', loss) };
  const least = limit('least', typed.limits.least);
  const most = limit('most', typed.limits.most);
  if (least !== null && most !== null && least > most) wrong.push('most');
  const parts = SCORED_PARTS.flatMap((of): readonly MatchPart[] => {
    const { by, edges, ...rest } = typed.parts[of];
    if (by === 'none') return [];
    const rising = edgesOf(edges);
    if (rising === null) wrong.push(`${of}.edges`);
    const atMost = limit(`${of}.most`, rest.most);
    const unlessWon = limit(`${of}.mostUnlessWon`, rest.mostUnlessWon);
    if ((atMost ?? 0) < 0) wrong.push(`${of}.most`);
    if ((unlessWon ?? 0) < 0) wrong.push(`${of}.mostUnlessWon`);
    return [
      {
        of,
        by,
        ...(rising && rising.length > 0 ? { edges: rising } : {}),
        ...(atMost === null ? {} : { most: atMost }),
        ...(unlessWon === null ? {} : { mostUnlessWon: unlessWon }),
      },
    ];
  });
  if (wrong.length > 0) return { wrong };
  return {
    set: { type: 'matchPointsSet', name: typed.name, points: typed.points, perMatch, parts, least, most },
  };
}

/** The limits of a part, rising from 1; null where they are not. */
function edgesOf(text: string): number[] | null {
  const cells = text.split(/[\s,;·]+/).filter((cell) => cell !== '');
  const edges = cells.map(wholeNumber).filter((value) => typeof value === 'number');
  const isRising = edges.every((edge, index) => edge > (edges[index - 1] ?? 0));
  return edges.length === cells.length && isRising && edges.length <= MAX_EDGES ? edges : null;
}

function wholeNumber(text: string): number | null | 'wrong' {
  const plain = text.trim().replace('−', '-');
  if (plain === '') return null;
  return /^-?\d{1,4}$/.test(plain) ? Number(plain) : 'wrong';
}
