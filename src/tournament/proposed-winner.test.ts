import { describe, expect, it } from 'vitest';
import { EDITIONS, type Edition, tournamentPoints } from '@/rules/index';
import { chosenAgainst, proposedWinner, standingChoice, type WinnerFigures } from './proposed-winner';

const ALL: readonly Edition[] = EDITIONS;
const SCORES = ALL.flatMap(({ victory }) => victory?.scores ?? []);
const NOBODY = { a: null, b: null };
const figures = (known: Partial<WinnerFigures>): WinnerFigures => ({
  scenario: NOBODY,
  battlePoints: NOBODY,
  victoryPoints: NOBODY,
  kills: NOBODY,
  ...known,
});
const both = (a: number | null, b: number | null) => ({ a, b });

describe('who won, proposed from the figures', () => {
  it.each([
    ['the scenario', { scenario: both(5, 3) }, 'a by scenario'],
    ['the scenario before the kills', { scenario: both(3, 5), kills: both(900, 600) }, 'b by scenario'],
    [
      'a level scenario, whatever the kills',
      { scenario: both(3, 3), kills: both(900, 600) },
      'draw by nothing',
    ],
    ['a level scenario at zero', { scenario: both(0, 0), kills: both(0, 600) }, 'draw by nothing'],
    [
      'a level scenario before Battle Points',
      { scenario: both(1, 1), battlePoints: both(20, 0) },
      'draw by nothing',
    ],
    ['the kills, where nobody counts a scenario', { kills: both(900, 600) }, 'a by kills'],
    [
      'Battle Points before Victory Points',
      { battlePoints: both(6, 14), victoryPoints: both(9, 1) },
      'b by battlePoints',
    ],
    ['a zero that was typed', { battlePoints: both(0, 20) }, 'b by battlePoints'],
    ['a negative figure', { victoryPoints: both(-2, -5) }, 'a by victoryPoints'],
    ['level figures', { scenario: both(3, 3), kills: both(600, 600) }, 'draw by nothing'],
  ] as const)('goes by %s', (_, known, told) => {
    const proposal = proposedWinner(figures(known));
    expect(`${proposal?.winner} by ${proposal?.by ?? 'nothing'}`).toBe(told);
  });

  it('names what was level before it', () => {
    const known = { battlePoints: both(10, 10), victoryPoints: both(5, 5), kills: both(1, 2) };
    expect(proposedWinner(figures(known))?.level).toEqual(['battlePoints', 'victoryPoints']);
    expect(proposedWinner(figures({ ...known, scenario: both(3, 3) }))?.level).toEqual(['scenario']);
  });

  it.each([
    [3, 3],
    [5, 3],
    [0, 2],
  ])('is who has won by the score of a battle too: scenario %i to %i', (a, b) => {
    const score = SCORES[0] ?? expect.fail('No score');
    const standing = { a: { scenario: a, kills: 900 }, b: { scenario: b, kills: 600 } };
    const { winner } = tournamentPoints(score, standing);
    expect(proposedWinner(figures({ scenario: both(a, b), kills: both(900, 600) }))?.winner).toBe(
      winner ?? 'draw',
    );
  });

  it.each([
    ['nothing', {}],
    ['one side only', { battlePoints: both(14, null) }],
    ['the other side only', { scenario: both(null, 3), kills: both(900, null) }],
  ])('proposes nobody from %s: nothing is taken for zero', (_, known) => {
    expect(proposedWinner(figures(known))).toBeNull();
  });
});

describe('what stands before a correction', () => {
  const ahead = figures({ scenario: both(5, 3) });
  it('follows the figures again where it was as they say, or nobody said it', () => {
    expect(standingChoice('a', ahead)).toBeNull();
    expect(standingChoice('unsaid', ahead)).toBeNull();
    expect(standingChoice('draw', figures({ kills: both(0, 0) }))).toBeNull();
  });
  it('stays where it was chosen against the figures, or without any', () => {
    expect(standingChoice('b', ahead)).toBe('b');
    expect(standingChoice('draw', ahead)).toBe('draw');
    expect(standingChoice('a', figures({}))).toBe('a');
  });
});

describe('a choice against the figures', () => {
  const against = (chosen: 'a' | 'b' | 'draw', known: Partial<WinnerFigures>) =>
    chosenAgainst(chosen, proposedWinner(figures(known)));
  it('is one for the side that has less, a draw with a lead, or a winner of level figures', () => {
    expect(against('a', { scenario: both(3, 5) })).toBe(true);
    expect(against('draw', { scenario: both(3, 5) })).toBe(true);
    expect(against('b', { battlePoints: both(10, 10) })).toBe(true);
    expect(against('a', { scenario: both(3, 3), kills: both(900, 600) })).toBe(true);
    expect(against('b', { scenario: both(3, 3), kills: both(900, 600) })).toBe(true);
  });
  it('is none as the figures say, without figures, or a draw where the first of them are level', () => {
    expect(against('b', { scenario: both(3, 5) })).toBe(false);
    expect(against('a', {})).toBe(false);
    expect(against('draw', { scenario: both(3, 3), kills: both(900, 600) })).toBe(false);
  });
});
