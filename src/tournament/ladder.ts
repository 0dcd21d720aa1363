/** Where everybody begins, by how much one game changes a rating at most, and the difference that makes 10 : 1. */
export const ELO = { start: 1_500, most: 32, scale: 400 } as const;
/** A rating of fewer games than this says little. */
export const FEW_GAMES = 5;

/**
 * Why a game does not count. `disputed`: its phones or courses say different results. `open`: no result yet.
 * `unsaid`: nobody said who won. `unnamed`: without two players of different names. `twice`: a battle that is a
 * match of an event.
 */
export const LEFT_OUT = [
  'disputed',
  'open',
  'unsaid',
  'unnamed',
  'bye',
  'noShow',
  'doubles',
  'twice',
] as const;
export type LeftOut = (typeof LEFT_OUT)[number];

/** What the first side got of a game. */
export type GameScore = 1 | 0.5 | 0;

export type LadderSide = { readonly name: string; readonly army: string };

/** A match of an event or a battle, as the ladder sees it. */
export type LadderGame = {
  /** When it was played, in milliseconds since 1970. */
  readonly at: number;
  readonly of: 'event' | 'battle';
  readonly editionId: string;
  readonly sides: readonly [LadderSide, LadderSide];
  readonly score: GameScore | LeftOut;
};

/** A player of the ladder. */
export type LadderLine = {
  /** From 1; players of equal ratings share it. */
  readonly rank: number;
  readonly tied: boolean;
  readonly name: string;
  /** A whole number; what is reckoned with is not rounded. */
  readonly rating: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly games: number;
};

/** What an army got against others; against itself nothing is counted. */
export type ArmyLine = {
  readonly editionId: string;
  readonly army: string;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly games: number;
  /** Games won, with half of the drawn ones, of all: 0 to 1. */
  readonly rate: number;
};

export type Ladder = {
  readonly lines: readonly LadderLine[];
  readonly armies: readonly ArmyLine[];
  /** How many games count. */
  readonly games: number;
  readonly leftOut: ReadonlyMap<LeftOut, number>;
};

/** How much of a game a player is expected to get, of 0 to 1. */
export function expectedScore(own: number, theirs: number): number {
  return 1 / (1 + 10 ** ((theirs - own) / ELO.scale));
}

/**
 * The ladder of these games in the order in which they were played; `headOf` gives the one name of a player who
 * has several. It is computed anew each time, so that a corrected result corrects every rating after it.
 */
export function ladderOf(games: readonly LadderGame[], headOf: (name: string) => string): Ladder {
  const players = new Map<string, Tally & { rating: number }>();
  const armies = new Map<string, Tally & { readonly editionId: string; readonly army: string }>();
  const leftOut = new Map<LeftOut, number>();
  let counted = 0;
  for (const { sides, score, editionId } of withoutTwice(games, headOf)) {
    const [one, other] = [headOf(sides[0].name), headOf(sides[1].name)];
    const why = typeof score === 'string' ? score : one === '' || other === '' || one === other;
    if (why !== false) {
      const reason = why === true ? 'unnamed' : why;
      leftOut.set(reason, (leftOut.get(reason) ?? 0) + 1);
      continue;
    }
    counted += 1;
    const got = score as GameScore;
    const first = entryOf(players, one, () => ({ ...NOTHING, rating: ELO.start }));
    const second = entryOf(players, other, () => ({ ...NOTHING, rating: ELO.start }));
    const change = ELO.most * (got - expectedScore(first.rating, second.rating));
    first.rating += change;
    second.rating -= change;
    count(first, got);
    count(second, 1 - got);
    const [mine, theirs] = [sides[0].army, sides[1].army];
    if (mine === theirs) continue;
    for (const [army, part] of [[mine, got] as const, [theirs, 1 - got] as const]) {
      if (army === '') continue;
      count(
        entryOf(armies, `${editionId} ${army}`, () => ({ ...NOTHING, editionId, army })),
        part,
      );
    }
  }
  return { lines: ranked(players), armies: rated(armies.values()), games: counted, leftOut };
}

/** How long after its round was paired a match may be fought. */
const MATCH_MS = 86_400_000;

/**
 * A battle by the same two and the same rulebook, begun within a day after their round was paired, is that match:
 * it counts once, by what the event has.
 */
function withoutTwice(games: readonly LadderGame[], headOf: (name: string) => string): readonly LadderGame[] {
  const pairOf = ({ sides, editionId }: LadderGame) =>
    [editionId, ...sides.map(({ name }) => headOf(name)).toSorted()].join('\n');
  const matches = new Map<string, LadderGame[]>();
  for (const game of games) {
    if (game.of !== 'event' || (typeof game.score === 'string' && game.score !== 'disputed')) continue;
    matches.set(pairOf(game), [...(matches.get(pairOf(game)) ?? []), game]);
  }
  return games
    .toSorted((one, other) => one.at - other.at)
    .map((game) => {
      if (game.of === 'event') return game;
      const open = matches.get(pairOf(game)) ?? [];
      const match = open.find(({ at }) => game.at >= at && game.at < at + MATCH_MS);
      if (!match) return game;
      matches.set(
        pairOf(game),
        open.filter((each) => each !== match),
      );
      return { ...game, score: 'twice' };
    });
}

type Tally = { won: number; drawn: number; lost: number };
const NOTHING: Tally = { won: 0, drawn: 0, lost: 0 };

function count(tally: Tally, score: number): void {
  if (score === 1) tally.won += 1;
  else if (score === 0) tally.lost += 1;
  else tally.drawn += 1;
}

function entryOf<Value>(map: Map<string, Value>, key: string, made: () => Value): Value {
  const known = map.get(key) ?? made();
  map.set(key, known);
  return known;
}

function gamesOf({ won, drawn, lost }: Tally): number {
  return won + drawn + lost;
}

function ranked(players: ReadonlyMap<string, Tally & { readonly rating: number }>): readonly LadderLine[] {
  const lines = [...players]
    .map(([name, { rating, ...tally }]) => ({
      name,
      ...tally,
      rating: Math.round(rating),
      games: gamesOf(tally),
    }))
    .toSorted((one, other) => other.rating - one.rating || (one.name < other.name ? -1 : 1));
  return lines.map((line) => ({
    ...line,
    rank: lines.findIndex(({ rating }) => rating === line.rating) + 1,
    tied: lines.filter(({ rating }) => rating === line.rating).length > 1,
  }));
}

function rated(
  armies: Iterable<Tally & { readonly editionId: string; readonly army: string }>,
): readonly ArmyLine[] {
  return [...armies]
    .map((tally) => ({
      ...tally,
      games: gamesOf(tally),
      rate: (tally.won + tally.drawn / 2) / gamesOf(tally),
    }))
    .toSorted(
      (one, other) => other.rate - one.rate || other.games - one.games || (one.army < other.army ? -1 : 1),
    );
}
