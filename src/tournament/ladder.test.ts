import { describe, expect, it } from 'vitest';
import { expectedScore, type GameScore, type LadderGame, type LeftOut, ladderOf } from './ladder';

let time = 0;

function game(
  one: string,
  other: string,
  score: GameScore | LeftOut,
  more: Partial<LadderGame> = {},
): LadderGame {
  time += 1;
  const sides = [
    { name: one, army: '' },
    { name: other, army: '' },
  ] as const;
  return { at: time, of: 'event', editionId: 'tow-1', sides, score, ...more };
}

const itself = (name: string) => name;
const ratings = (games: readonly LadderGame[]) =>
  ladderOf(games, itself).lines.map(({ name, rating }) => `${name} ${rating}`);

describe('the ladder', () => {
  it('is empty of no games', () => {
    expect(ladderOf([], itself)).toEqual({ lines: [], armies: [], games: 0, leftOut: new Map() });
  });

  it('gives the winner of a first game 16 points of the loser', () => {
    expect(ladderOf([game('Anna', 'Ben', 1)], itself).lines).toEqual([
      { rank: 1, tied: false, name: 'Anna', rating: 1516, won: 1, drawn: 0, lost: 0, games: 1 },
      { rank: 2, tied: false, name: 'Ben', rating: 1484, won: 0, drawn: 0, lost: 1, games: 1 },
    ]);
  });

  it('changes nothing by a draw between equals, who share their place', () => {
    const { lines } = ladderOf([game('Ben', 'Anna', 0.5)], itself);
    expect(lines.map(({ rank, tied, name, rating, drawn }) => [rank, tied, name, rating, drawn])).toEqual([
      [1, true, 'Anna', 1500, 1],
      [1, true, 'Ben', 1500, 1],
    ]);
  });

  it('expects 10 : 1 of whoever is 400 above', () => {
    expect(expectedScore(1900, 1500)).toBeCloseTo(10 / 11, 10);
    expect(expectedScore(1500, 1900)).toBeCloseTo(1 / 11, 10);
    expect(expectedScore(1500, 1500)).toBe(0.5);
  });

  // 1516 v 1484: expected 1 / (1 + 10^(-32/400)) = 0.5459; a win gives 32 × 0.4541 = 14.53, a draw −1.47.
  it('gives less for a win that was expected, and takes from who only draws it', () => {
    expect(ratings([game('Anna', 'Ben', 1), game('Anna', 'Ben', 1)])).toEqual(['Anna 1531', 'Ben 1469']);
    expect(ratings([game('Anna', 'Ben', 1), game('Ben', 'Anna', 0.5)])).toEqual(['Anna 1515', 'Ben 1485']);
  });

  it('reckons in the order in which games were played, however they are given', () => {
    const [first, second, third] = [game('Anna', 'Ben', 1), game('Ben', 'Cleo', 1), game('Cleo', 'Anna', 1)];
    // Ben 1484 beats Cleo 1500: 32 × (1 − 0.4770) = 16.74; Cleo 1483.26 beats Anna 1516: 32 × 0.5470 = 17.50.
    const expected = ['Ben 1501', 'Cleo 1501', 'Anna 1498'];
    expect(ratings([first, second, third])).toEqual(expected);
    expect(ratings([third, first, second])).toEqual(expected);
  });

  it('keeps the sum of all ratings at 1500 a player', () => {
    const names = ['Anna', 'Ben', 'Cleo', 'Dora'];
    const games = names.flatMap((one, index) =>
      names.slice(index + 1).map((other, place) => game(one, other, place % 2 === 0 ? 1 : 0)),
    );
    const sum = ladderOf(games, itself).lines.reduce((total, { rating }) => total + rating, 0);
    expect(Math.abs(sum - 6000)).toBeLessThanOrEqual(2);
  });

  it('counts nothing that is in dispute, open, unsaid or a bye, and says how often', () => {
    const { lines, leftOut, games } = ladderOf(
      [
        game('Anna', 'Ben', 'disputed'),
        game('Anna', 'Ben', 'disputed'),
        game('Anna', 'Ben', 'open'),
        game('Anna', 'Ben', 'unsaid'),
        game('Anna', '', 'bye'),
        game('Anna', '', 1),
        game('Anna', 'Anna', 1),
      ],
      itself,
    );
    expect(lines).toEqual([]);
    expect(games).toBe(0);
    expect([...leftOut]).toEqual([
      ['disputed', 2],
      ['open', 1],
      ['unsaid', 1],
      ['bye', 1],
      ['unnamed', 2],
    ]);
  });

  it('counts the games of two spellings as one player’s', () => {
    const headOf = (name: string) => (name === 'Anna Müller' ? 'Anna Muller' : name);
    const { lines } = ladderOf([game('Anna Muller', 'Ben', 1), game('Anna Müller', 'Cleo', 0.5)], headOf);
    expect(lines.map(({ name, games }) => [name, games])).toEqual([
      ['Anna Muller', 2],
      ['Cleo', 1],
      ['Ben', 1],
    ]);
  });
});

describe('the armies of a ladder', () => {
  const fought = (one: string, other: string, score: GameScore, editionId = 'tow-1') =>
    game('Anna', 'Ben', score, {
      editionId,
      sides: [
        { name: 'Anna', army: one },
        { name: 'Ben', army: other },
      ],
    });

  it('have their rate with half of what was drawn, and none against themselves', () => {
    const { armies } = ladderOf(
      [
        fought('Orcs', 'Elves', 1),
        fought('Elves', 'Orcs', 0.5),
        fought('Orcs', 'Orcs', 1),
        fought('Orcs', '', 0),
      ],
      itself,
    );
    // Orcs: won 1, drew 1, lost 1 of 3; Elves: drew 1, lost 1 of 2.
    expect(armies.map(({ army, games, rate }) => [army, games, rate])).toEqual([
      ['Orcs', 3, 0.5],
      ['Elves', 2, 0.25],
    ]);
  });

  it('are others in another rulebook', () => {
    const { armies } = ladderOf([fought('Orcs', 'Elves', 1), fought('Orcs', 'Elves', 0, 'wfb-6')], itself);
    expect(armies).toHaveLength(4);
  });
});

describe('a battle that is a match of an event', () => {
  const paired = game('Anna', 'Ben', 1, { at: 1_000_000_000 });
  const battle = (at: number, more: Partial<LadderGame> = {}) =>
    game('Ben', 'Anna', 0, { at, of: 'battle', ...more });
  const day = 86_400_000;

  it('counts once where it was begun within a day after the round was paired', () => {
    const { games, leftOut } = ladderOf([battle(paired.at + 5), paired], itself);
    expect(games).toBe(1);
    expect(leftOut.get('twice')).toBe(1);
  });

  it.each([
    ['before it', battle(paired.at - 1)],
    ['a day later', battle(paired.at + day)],
    ['by another rulebook', battle(paired.at + 5, { editionId: 'wfb-6' })],
  ])('is another game %s', (_, other) => {
    expect(ladderOf([paired, other], itself).games).toBe(2);
  });

  it('takes one battle a match, and none for a match without a result', () => {
    expect(ladderOf([paired, battle(paired.at + 5), battle(paired.at + 6)], itself).games).toBe(2);
    expect(ladderOf([{ ...paired, score: 'open' }, battle(paired.at + 5)], itself).games).toBe(1);
  });

  it('does not count beside a match in dispute', () => {
    expect(ladderOf([{ ...paired, score: 'disputed' }, battle(paired.at + 5)], itself).games).toBe(0);
  });
});
