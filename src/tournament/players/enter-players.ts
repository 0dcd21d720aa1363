import { byName } from '@/plain/by-name';
import type { Act } from '@/tournament/act';
import { withoutListOf } from '@/tournament/army-lists';
import { calledBy, peopleOf } from '@/tournament/people';
import type { Player, Tournament } from '@/tournament/tournament';
import type { ListedPlayer } from './read-players';

type Entered = Extract<Act, { type: 'playersEntered' }>['players'][number];

/** A player of a list as the log has one: what nobody said is not in it. */
export function enteredPlayer({ partner, country, table, seed, ...player }: ListedPlayer): Entered {
  return {
    ...player,
    ...(partner === '' ? {} : { partner }),
    ...(country === '' ? {} : { country }),
    ...(table === null ? {} : { table }),
    ...(seed === null ? {} : { seed }),
  };
}

/** The event with these players, who get the next numbers. A number is given once, also of one who is gone. */
export function withEntered(tournament: Tournament, entered: readonly Entered[]): Tournament {
  const first = tournament.players.length + tournament.gone.length + 1;
  const added = entered.map(({ country = '', seed = null, army, team, ...names }, index): Player => {
    const people = peopleOf(names);
    return {
      id: first + index,
      name: calledBy(people),
      people,
      army,
      team,
      country,
      seed,
      droppedFrom: null,
    };
  });
  const kept = new Map(tournament.kept);
  for (const [index, { table }] of entered.entries()) {
    if (table !== undefined) kept.set(first + index, table);
  }
  return { ...tournament, players: [...tournament.players, ...added], kept };
}

/** Whether a player is or was in a pair of any round: such a one can drop out, and is not removed. */
export function hasPlayed({ paired }: Tournament, id: number): boolean {
  return paired.some((pairs) => pairs.some(({ a, b }) => a === id || b === id));
}

/**
 * Who could be the same person as this player, by name: anybody where this one was in no pair, else those who
 * were in none.
 */
export function mergeable(tournament: Tournament, id: number): readonly Player[] {
  const isFree = !hasPlayed(tournament, id);
  return tournament.players
    .filter((other) => other.id !== id && (isFree || !hasPlayed(tournament, other.id)))
    .toSorted(byName);
}

/** The act that makes one of two players; the one who was in no pair goes, or else the later one. */
export function mergedPlayers(
  tournament: Tournament,
  one: number,
  other: number,
): Extract<Act, { type: 'playersMerged' }> {
  const [early, late] = one < other ? [one, other] : [other, one];
  return hasPlayed(tournament, late)
    ? { type: 'playersMerged', id: early, into: late }
    : { type: 'playersMerged', id: late, into: early };
}

/**
 * The event without that player, who was in no pair; what is known of the player goes to `into`, where that one
 * lacks it. An event whose pairs name the player stays as it is.
 */
export function withoutPlayer(tournament: Tournament, id: number, into: number | null): Tournament {
  const gone = tournament.players.find((player) => player.id === id);
  const heir = tournament.players.find((player) => player.id === into);
  if (!gone || hasPlayed(tournament, id) || id === into || (into !== null && !heir)) return tournament;
  const kept = new Map(tournament.kept);
  kept.delete(id);
  const table = tournament.kept.get(id);
  if (heir && table !== undefined && !kept.has(heir.id)) kept.set(heir.id, table);
  return {
    ...tournament,
    players: tournament.players
      .filter((player) => player !== gone)
      .map((player) => (player === heir ? filledFrom(heir, gone) : player)),
    gone: [...tournament.gone, gone],
    penalties: tournament.penalties.flatMap((penalty) => {
      if (penalty.id !== id) return [penalty];
      return heir ? [{ ...penalty, id: heir.id }] : [];
    }),
    fixed: new Map(
      [...tournament.fixed].map(([round, pairs]) => [
        round,
        pairs.flatMap((pair) => {
          if (pair.a !== id && pair.b !== id) return [pair];
          return heir ? [{ a: pair.a === id ? heir.id : pair.a, b: pair.b === id ? heir.id : pair.b }] : [];
        }),
      ]),
    ),
    kept,
    armyLists: withoutListOf(tournament.armyLists, id, heir?.id ?? null),
  };
}

function filledFrom(player: Player, other: Player): Player {
  const filled = (field: 'army' | 'team' | 'country') =>
    player[field] === '' ? other[field] : player[field];
  const people = player.people.length < other.people.length ? other.people : player.people;
  return {
    ...player,
    name: calledBy(people),
    people,
    army: filled('army'),
    team: filled('team'),
    country: filled('country'),
    seed: player.seed ?? other.seed,
  };
}
