import { withEntered, withoutPlayer } from '@/tournament/players/enter-players';
import type { ActEntry, MatchPart } from './act';
import { actLog, type Deed } from './act-log';
import type { Paired, PointKind, TieBreak } from './act-values';
import { type ArmyLists, NO_LISTS, withChosen, withList } from './army-lists';
import { type Objective, withObjective } from './objectives';
import { calledBy, peopleOf } from './people';
import type { RoundClock } from './round-clock';
import { type SoftGiven, type SoftScore, softKey, withSoftScore } from './soft-scores';
import { tableKey } from './table-key';
import type { TableResult } from './table-result';
import { withoutLastRound, withoutRound } from './without-round';

export type Player = {
  readonly id: number;
  /** Of two who play on one side, both names. */
  readonly name: string;
  /** Those who play on this side, each by name: one, or two in a doubles event. */
  readonly people: readonly string[];
  readonly army: string;
  readonly team: string;
  /** Empty: nobody said it. */
  readonly country: string;
  /** The place in the draw, from 1; null: none. */
  readonly seed: number | null;
  /** The first round in which this player is no longer there; null: the player stays. */
  readonly droppedFrom: number | null;
};

/** Two players at a table; or one with a bye: then `b` is null and the table 0. */
export type Pair = { readonly table: number; readonly a: number; readonly b: number | null };

/** Two players whom the organiser paired by hand; `b` is null where `a` rests. */
export type FixedPair = { readonly a: number; readonly b: number | null };

/** The best of an event after its rounds, the first one first: who loses is out. */
export type Cut = {
  /** The last round that counts in the standings. */
  readonly after: number;
  readonly players: readonly number[];
};

export type Penalty = { readonly id: number; readonly battlePoints: number; readonly reason: string };

/** What parts players of equal Battle Points where the organiser said nothing else. */
export const USUAL_TIE_BREAKS: readonly TieBreak[] = ['difference', 'wins'];

/** A tournament, computed from its organiser's acts. */
export type Tournament = {
  readonly name: string;
  readonly editionId: string;
  readonly rounds: number;
  readonly tables: number;
  readonly pairs: Paired;
  readonly points: PointKind;
  readonly perMatch: { readonly win: number; readonly draw: number; readonly loss: number };
  /** What a match gives beside that, and the limits of all; null: none. */
  readonly parts: readonly MatchPart[];
  readonly least: number | null;
  readonly most: number | null;
  /** Of which score that was taken; empty: the event's own. */
  readonly scoreName: string;
  readonly bye: number;
  readonly minutes: number;
  readonly players: readonly Player[];
  /** Those who were removed, or were the same as another one. */
  readonly gone: readonly Player[];
  /** The pairs of every round that was paired, in order. */
  readonly paired: readonly (readonly Pair[])[];
  /** The pairs that the organiser fixed before a round was paired, by round. */
  readonly fixed: ReadonlyMap<number, readonly FixedPair[]>;
  /** The results that the organiser entered or corrected, by "round.table". */
  readonly entered: ReadonlyMap<string, TableResult>;
  /** Those of them that the organiser entered in place of an own entry. */
  readonly reentered: ReadonlySet<string>;
  /** Who did not come to a table, as far as the organiser entered it, by "round.table". */
  readonly noShows: ReadonlyMap<string, number>;
  readonly penalties: readonly Penalty[];
  /** The best who go on after the rounds; null: nobody does, or not yet. */
  readonly cut: Cut | null;
  readonly clock: RoundClock | null;
  /** What a table has more than the hall's clock, in milliseconds, by "round.table". */
  readonly extended: ReadonlyMap<string, number>;
  /** What both get where one does not come, in Battle Points; null: nothing was agreed. */
  readonly noShow: { readonly there: number; readonly away: number } | null;
  /** What parts players of equal Battle Points, the first one first. */
  readonly tieBreaks: readonly TieBreak[];
  /** What each player of a match can reach for more points, in the order in which they were declared. */
  readonly objectives: readonly Objective[];
  /** The highest number that an objective had. */
  readonly objectiveNumber: number;
  /** The scores beside the matches, in the order in which they were declared. */
  readonly softScores: readonly SoftScore[];
  readonly softGiven: SoftGiven;
  /** The highest number that a soft score had. */
  readonly softNumber: number;
  /** The tables at which players always play, by their numbers. */
  readonly kept: ReadonlyMap<number, number>;
  readonly armyLists: ArmyLists;
  /** Whether the club serves its page to everybody. */
  readonly pageServed: boolean;
};

/**
 * The tournament of these acts, without those that were taken back; null before it was made. An act that does
 * not fit is skipped.
 */
export function tournamentOf(entries: readonly ActEntry[]): Tournament | null {
  return actLog(entries).inForce.reduce<Tournament | null>(
    (tournament, { act }) => after(tournament, act),
    null,
  );
}

function after(tournament: Tournament | null, act: Deed): Tournament | null {
  if (act.type === 'eventMade') {
    const { type: _, ...made } = act;
    if (tournament) return { ...tournament, ...made };
    return {
      ...made,
      parts: [],
      least: null,
      most: null,
      scoreName: '',
      players: [],
      gone: [],
      paired: [],
      fixed: new Map(),
      entered: new Map(),
      reentered: new Set(),
      noShows: new Map(),
      penalties: [],
      cut: null,
      clock: null,
      extended: new Map(),
      noShow: null,
      tieBreaks: USUAL_TIE_BREAKS,
      objectives: [],
      objectiveNumber: 0,
      softScores: [],
      softGiven: new Map(),
      softNumber: 0,
      kept: new Map(),
      armyLists: NO_LISTS,
      pageServed: false,
    };
  }
  if (!tournament) return null;
  switch (act.type) {
    case 'playersEntered':
      return withEntered(tournament, act.players);
    case 'playerChanged': {
      const { id, army, team, country = '', seed = null } = act;
      const people = peopleOf(act);
      return withPlayer(tournament, id, { name: calledBy(people), people, army, team, country, seed });
    }
    case 'playerRemoved':
      return withoutPlayer(tournament, act.id, null);
    case 'playersMerged':
      return withoutPlayer(tournament, act.id, act.into);
    case 'playerDropped':
      return withPlayer(tournament, act.id, { droppedFrom: act.fromRound });
    case 'playerReturned':
      return withPlayer(tournament, act.id, { droppedFrom: null });
    case 'roundPaired': {
      if (act.round > tournament.paired.length + 1) return tournament;
      const paired = tournament.paired.toSpliced(act.round - 1, 1, act.pairs);
      return { ...tournament, paired, extended: withoutRound(tournament.extended, act.round) };
    }
    case 'noShowAgreed':
      return { ...tournament, noShow: { there: act.there, away: act.away } };
    case 'tieBreaksSet':
      return { ...tournament, tieBreaks: [...new Set(act.order)] };
    case 'matchPointsSet': {
      const { points, perMatch, parts, least, most, name } = act;
      return { ...tournament, points, perMatch, parts, least, most, scoreName: name };
    }
    case 'objectiveSet': {
      const { objective: id, name, kind, worth, most } = act;
      return {
        ...tournament,
        objectives: withObjective(tournament.objectives, { id, name, kind, worth, most }),
        objectiveNumber: Math.max(tournament.objectiveNumber, id),
      };
    }
    case 'objectiveRemoved':
      return { ...tournament, objectives: tournament.objectives.filter(({ id }) => id !== act.objective) };
    case 'softScoreSet':
      return withSoftScore(tournament, act);
    case 'softScoreRemoved':
      return { ...tournament, softScores: tournament.softScores.filter(({ id }) => id !== act.score) };
    case 'softScoresGiven': {
      const softGiven = new Map(tournament.softGiven);
      for (const { id, points } of act.given) {
        if (points === null) softGiven.delete(softKey(act.score, id));
        else softGiven.set(softKey(act.score, id), points);
      }
      return { ...tournament, softGiven };
    }
    case 'tableKept': {
      const kept = new Map(tournament.kept);
      if (act.table === null) kept.delete(act.id);
      else kept.set(act.id, act.table);
      return { ...tournament, kept };
    }
    case 'armyListAttached':
      return { ...tournament, armyLists: withList(tournament.armyLists, act.id, act.text) };
    case 'armyListsShown':
      return {
        ...tournament,
        armyLists: {
          ...tournament.armyLists,
          areShown: act.shown,
          key: act.key ?? tournament.armyLists.key,
        },
      };
    case 'armyListChosen':
      return { ...tournament, armyLists: withChosen(tournament.armyLists, act.id, act) };
    case 'listDeadlineSet':
      return { ...tournament, armyLists: { ...tournament.armyLists, deadline: act.at } };
    case 'pageServed':
      return { ...tournament, pageServed: act.served };
    case 'cutMade':
      return { ...tournament, cut: { after: tournament.paired.length, players: act.players } };
    case 'roundTakenBack':
      return act.round === tournament.paired.length ? withoutLastRound(tournament) : tournament;
    case 'pairsFixed':
      return { ...tournament, fixed: new Map(tournament.fixed).set(act.round, act.pairs) };
    case 'resultEntered': {
      const entered = new Map(tournament.entered);
      const key = tableKey(act.round, act.table);
      const reentered = new Set(tournament.reentered);
      if (act.result && entered.has(key)) reentered.add(key);
      else if (!act.result) reentered.delete(key);
      if (act.result) entered.set(key, act.result);
      else entered.delete(key);
      const noShows = new Map(tournament.noShows);
      if (act.result && act.noShow !== undefined) noShows.set(key, act.noShow);
      else noShows.delete(key);
      return { ...tournament, entered, reentered, noShows };
    }
    case 'penaltyGiven': {
      const { id, battlePoints, reason } = act;
      return { ...tournament, penalties: [...tournament.penalties, { id, battlePoints, reason }] };
    }
    case 'clockSet': {
      const { round, at, leftMs, runs } = act;
      return { ...tournament, clock: { round, at, leftMs, runs } };
    }
    case 'tableExtended': {
      const extended = new Map(tournament.extended);
      extended.set(tableKey(act.round, act.table), act.ms);
      return { ...tournament, extended };
    }
  }
}

function withPlayer(tournament: Tournament, id: number, change: Partial<Player>): Tournament {
  return {
    ...tournament,
    players: tournament.players.map((player) => (player.id === id ? { ...player, ...change } : player)),
  };
}

/** The players who take part in that round. */
export function playersIn(tournament: Tournament, round: number): readonly Player[] {
  return tournament.players.filter(({ droppedFrom }) => droppedFrom === null || droppedFrom > round);
}
