import type { Act, ActEntry, Paired, PointKind, TableResult } from './act';

export type Player = {
  readonly id: number;
  readonly name: string;
  readonly army: string;
  readonly team: string;
  /** The first round in which this player is no longer there; null for one who stays. */
  readonly droppedFrom: number | null;
};

/** Two players at a table, or one with a bye: `b` is null then, and the table 0. */
export type Pair = { readonly table: number; readonly a: number; readonly b: number | null };

export type Penalty = { readonly id: number; readonly battlePoints: number; readonly reason: string };

/** The clock of a round: so much was left at that time, and it runs since, or rests. */
export type RoundClock = {
  readonly round: number;
  readonly at: number;
  readonly leftMs: number;
  readonly runs: boolean;
};

/** A tournament as its organiser's acts made it. */
export type Tournament = {
  readonly name: string;
  readonly editionId: string;
  readonly rounds: number;
  readonly tables: number;
  readonly pairs: Paired;
  readonly points: PointKind;
  readonly perMatch: { readonly win: number; readonly draw: number; readonly loss: number };
  readonly bye: number;
  readonly minutes: number;
  readonly players: readonly Player[];
  /** The pairs of every round that was paired, in order. */
  readonly paired: readonly (readonly Pair[])[];
  /** What the organiser entered or corrected, by "round.table". */
  readonly entered: ReadonlyMap<string, TableResult>;
  readonly penalties: readonly Penalty[];
  readonly clock: RoundClock | null;
};

/** What names a table of a round. */
export function tableKey(round: number, table: number): string {
  return `${round}.${table}`;
}

/** The tournament that these acts make; null before it was made. An act that does not fit is passed by. */
export function tournamentOf(entries: readonly ActEntry[]): Tournament | null {
  return entries.reduce<Tournament | null>((tournament, { act }) => after(tournament, act), null);
}

function after(tournament: Tournament | null, act: Act): Tournament | null {
  if (act.type === 'eventMade') {
    const { type: _, ...made } = act;
    if (tournament) return { ...tournament, ...made };
    return { ...made, players: [], paired: [], entered: new Map(), penalties: [], clock: null };
  }
  if (!tournament) return null;
  switch (act.type) {
    case 'playersEntered': {
      const first = tournament.players.length + 1;
      const added = act.players.map((player, index) => ({ ...player, id: first + index, droppedFrom: null }));
      return { ...tournament, players: [...tournament.players, ...added] };
    }
    case 'playerChanged': {
      const { id, name, army, team } = act;
      return withPlayer(tournament, id, { name, army, team });
    }
    case 'playerDropped':
      return withPlayer(tournament, act.id, { droppedFrom: act.fromRound });
    case 'playerReturned':
      return withPlayer(tournament, act.id, { droppedFrom: null });
    case 'roundPaired': {
      if (act.round > tournament.paired.length + 1) return tournament;
      return { ...tournament, paired: tournament.paired.toSpliced(act.round - 1, 1, act.pairs) };
    }
    case 'resultEntered': {
      const entered = new Map(tournament.entered);
      const key = tableKey(act.round, act.table);
      if (act.result) entered.set(key, act.result);
      else entered.delete(key);
      return { ...tournament, entered };
    }
    case 'penaltyGiven': {
      const { id, battlePoints, reason } = act;
      return { ...tournament, penalties: [...tournament.penalties, { id, battlePoints, reason }] };
    }
    case 'clockSet': {
      const { round, at, leftMs, runs } = act;
      return { ...tournament, clock: { round, at, leftMs, runs } };
    }
  }
}

function withPlayer(tournament: Tournament, id: number, change: Partial<Player>): Tournament {
  return {
    ...tournament,
    players: tournament.players.map((player) => (player.id === id ? { ...player, ...change } : player)),
  };
}

/** Who is there in that round. */
export function playersIn(tournament: Tournament, round: number): readonly Player[] {
  return tournament.players.filter(({ droppedFrom }) => droppedFrom === null || droppedFrom > round);
}

/** What is left of a round's time, in milliseconds; never less than none. */
export function leftOf(clock: RoundClock, now: number): number {
  return Math.max(0, clock.leftMs - (clock.runs ? Math.max(0, now - clock.at) : 0));
}
