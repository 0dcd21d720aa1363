import type { Deed } from './act-log';

/** A score beside the matches: painting, a list in time, sportsmanship. */
export type SoftScore = {
  readonly id: number;
  readonly name: string;
  /** The most that somebody can have of it; null: no limit was said. */
  readonly most: number | null;
  /** Whether it counts in the total of the standings. */
  readonly counts: boolean;
  /** Whether everybody sees it, and not only the organisers. */
  readonly open: boolean;
};

/** What was given, by "score.player". */
export type SoftGiven = ReadonlyMap<string, number>;

/** The soft scores of an event, and what was given of them. */
type Scored = { readonly softScores: readonly SoftScore[]; readonly softGiven: SoftGiven };

/** For whom standings are: an organiser sees what is not shown to everybody. */
export type Audience = 'organiser' | 'everybody';

/** What a player has of a soft score. */
export type SoftLine = { readonly score: SoftScore; readonly points: number };

export function softKey(score: number, player: number): string {
  return `${score}.${player}`;
}

/** What that player was given, in the order of the scores, as far as it is for that audience. */
export function softOf(
  { softScores, softGiven }: Scored,
  player: number,
  audience: Audience,
): readonly SoftLine[] {
  return softScores
    .filter(({ open }) => open || audience === 'organiser')
    .flatMap((score) => {
      const points = softGiven.get(softKey(score.id, player));
      return points === undefined ? [] : [{ score, points }];
    });
}

/** The number of a new soft score; numbers are not given again. */
export function nextSoftId({ softNumber }: { readonly softNumber: number }): number {
  return softNumber + 1;
}

/** What somebody typed as points of a score: null where it is empty, "wrong" where it is no points of it. */
export function softPoints(typed: string, { most }: Pick<SoftScore, 'most'>): number | null | 'wrong' {
  const plain = typed.trim();
  if (plain === '') return null;
  if (!/^\d{1,4}$/.test(plain)) return 'wrong';
  const points = Number(plain);
  return most !== null && points > most ? 'wrong' : points;
}

/** The tournament with that score declared, or another one from now on. */
export function withSoftScore<Event extends Scored & { readonly softNumber: number }>(
  tournament: Event,
  { score, name, most, counts, open }: Extract<Deed, { type: 'softScoreSet' }>,
): Event {
  const set = { id: score, name, most, counts, open };
  const isKnown = tournament.softScores.some(({ id }) => id === score);
  return {
    ...tournament,
    softScores: isKnown
      ? tournament.softScores.map((known) => (known.id === score ? set : known))
      : [...tournament.softScores, set],
    softNumber: Math.max(tournament.softNumber, score),
  };
}
