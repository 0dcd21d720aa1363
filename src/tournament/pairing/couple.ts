import type { Player, Tournament } from '@/tournament/tournament';

/** Two players who meet; or one who rests: then the second is null. */
export type Couple = readonly [number, number | null];

/** Who is to be paired, in the order of the standings or of the lots. */
export type Field = {
  readonly tournament: Tournament;
  readonly order: readonly Player[];
  /** Null before there are points. */
  readonly pointsOf: ((player: Player) => number) | null;
  /** The upper half is to meet the lower one. */
  readonly isBySeed: boolean;
  readonly keepsClubsApart: boolean;
};
