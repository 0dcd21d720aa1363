import { describe, expect, it } from 'vitest';
import type { Act } from '@/tournament/act';
import { parseActEntry } from '@/tournament/act';
import { pairRound } from '@/tournament/pair-round';
import { type Tournament, tournamentOf } from '@/tournament/tournament';
import { enteredPlayer, hasPlayed, mergeable, mergedPlayers } from './enter-players';
import { newPlayers, readPlayers } from './read-players';

const MADE: Act = {
  type: 'eventMade',
  name: 'Autumn Cup',
  editionId: 't9a-3',
  rounds: 3,
  tables: 3,
  pairs: 'players',
  points: 'edition',
  perMatch: { win: 15, draw: 10, loss: 5 },
  bye: 10,
  minutes: 180,
};
const entered = (text: string): Act => ({
  type: 'playersEntered',
  players: newPlayers(readPlayers(text, [])).map(enteredPlayer),
});
function event(...acts: readonly Act[]): Tournament {
  const entries = [MADE, ...acts].map((act, index) => parseActEntry({ seq: index + 1, at: 0, act }));
  const made = tournamentOf(entries.filter((entry) => entry !== null));
  if (!made || entries.includes(null)) throw new Error('None');
  return made;
}
const PAIRED: Act = { type: 'roundPaired', round: 1, pairs: [{ table: 1, a: 1, b: 2 }] };
const names = ({ players }: Tournament) => players.map(({ id, name }) => `${id} ${name}`);

describe('players of an event', () => {
  it('have country, seed and table where the list said so, and nothing where it did not', () => {
    const act = entered('Anna, Orcs, Wolves, Sweden, 7, 3\nBen');
    expect(act).toEqual({
      type: 'playersEntered',
      players: [
        { name: 'Anna', army: 'Orcs', team: 'Wolves', country: 'Sweden', table: 7, seed: 3 },
        { name: 'Ben', army: '', team: '' },
      ],
    });
    const made = event(act);
    expect(made.players[0]).toMatchObject({ country: 'Sweden', seed: 3 });
    expect(made.players[1]).toMatchObject({ country: '', seed: null });
    expect([...made.kept]).toEqual([[1, 7]]);
  });

  it('are paired by seed before those who have none', () => {
    const made = event(entered('Anna\nBen, seed 2\nCleo, seed 1\nDag'));
    // The order is Cleo, Ben, Anna, Dag: the upper half meets the lower one.
    const pairs = pairRound(made, [], () => 0.5, 'seed').map(({ a, b }) => [a, b].toSorted());
    expect(pairs).toEqual([
      [1, 3],
      [2, 4],
    ]);
  });

  it('keep their numbers when one is removed, and that number is not given again', () => {
    const made = event(entered('Anna\nBen\nCleo'), { type: 'playerRemoved', id: 3 }, entered('Dag'));
    expect(names(made)).toEqual(['1 Anna', '2 Ben', '4 Dag']);
    expect(made.gone.map(({ name }) => name)).toEqual(['Cleo']);
  });

  it('are not removed once they were in a pair', () => {
    const made = event(entered('Anna\nBen\nCleo'), PAIRED, { type: 'playerRemoved', id: 2 });
    expect(names(made)).toHaveLength(3);
    expect([1, 2, 3].map((id) => hasPlayed(made, id))).toEqual([true, true, false]);
  });

  it('come back whole when the removal is undone', () => {
    const before = event(entered('Anna, Orcs\nBen, table 4'));
    const after = event(
      entered('Anna, Orcs\nBen, table 4'),
      { type: 'playerRemoved', id: 2 },
      { type: 'undone', seq: 3 },
    );
    expect(after).toEqual(before);
  });

  it('become one when they are the same: the one who played stays, and gets what was missing', () => {
    const acts: readonly Act[] = [
      entered('Anna, Orcs\nBen\nAnna B., , Wolves, Sweden, 5, 2\nDag'),
      { type: 'penaltyGiven', id: 3, battlePoints: -1, reason: 'late' },
      { type: 'pairsFixed', round: 2, pairs: [{ a: 3, b: 4 }] },
      PAIRED,
    ];
    const before = event(...acts);
    expect(mergeable(before, 1).map(({ id }) => id)).toEqual([3, 4]);
    const merged = mergedPlayers(before, 3, 1);
    expect(merged).toEqual({ type: 'playersMerged', id: 3, into: 1 });
    const made = event(...acts, merged);
    expect(names(made)).toEqual(['1 Anna', '2 Ben', '4 Dag']);
    expect(made.players[0]).toMatchObject({ army: 'Orcs', team: 'Wolves', country: 'Sweden', seed: 2 });
    expect([...made.kept]).toEqual([[1, 5]]);
    expect(made.penalties).toEqual([{ id: 1, battlePoints: -1, reason: 'late' }]);
    expect(made.fixed.get(2)).toEqual([{ a: 1, b: 4 }]);
  });

  it('become one by the number that played, whichever was chosen', () => {
    const made = event(entered('Anna\nBen\nAnn'), {
      type: 'roundPaired',
      round: 1,
      pairs: [{ table: 1, a: 3, b: 2 }],
    });
    expect(mergedPlayers(made, 3, 1)).toEqual({ type: 'playersMerged', id: 1, into: 3 });
    expect(mergeable(made, 2).map(({ id }) => id)).toEqual([1]);
    expect(
      names(event(entered('Anna\nBen'), PAIRED, { type: 'playersMerged', id: 1, into: 2 })),
    ).toHaveLength(2);
    expect(names(event(entered('Anna\nBen'), { type: 'playersMerged', id: 1, into: 9 }))).toHaveLength(2);
  });
});
