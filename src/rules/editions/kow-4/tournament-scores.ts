import type { TournamentScore } from '../../victory-points/tournament-score';

/** How tournaments score a battle. None of them is a rule of the book. */
export const tournamentScores = [
  {
    id: 'northernKings',
    label: 'Northern Kings',
    base: { win: 15, draw: 10, loss: 5 },
    parts: [
      { of: 'scenario', by: 'own', most: 5 },
      { of: 'kills', by: 'own', edges: [500, 900, 1300, 1700, 2100] },
    ],
    least: 5,
    most: 25,
    source: {
      at: 'https://github.com/northernkings/nkgt, NKGT-2023_EventPack_v1.0.pdf, Appendix I, for 2300 points',
      standing: 'text',
    },
  },
  {
    id: 'cogs2026',
    label: 'Cogs of War 2026',
    base: { win: 5, draw: 2, loss: 0 },
    parts: [
      { of: 'scenario', by: 'own', most: 7, mostUnlessWon: 3 },
      { of: 'kills', by: 'own', edges: [575, 1255, 1955] },
    ],
    least: 0,
    most: 15,
    source: {
      at: 'https://github.com/kamioftea/cogs-remix-aws, app/tournament/tournament-model.server.ts',
      standing: 'text',
    },
  },
  {
    id: 'blackjack',
    label: 'Blackjack',
    base: { win: 14, draw: 10, loss: 7 },
    parts: [
      { of: 'scenario', by: 'difference', edges: [1, 2, 4, 6], own: true },
      { of: 'kills', by: 'difference', edges: [300, 700, 1100], own: true },
    ],
    least: 0,
    most: 21,
    source: {
      at: 'https://www.kowforum.com/t/tounament-points-systems/402: the limits by scenario and size were not readable',
      standing: 'reading',
    },
  },
  {
    id: 'difference20',
    label: '20 : 0 by difference',
    base: { win: 15, draw: 10, loss: 5 },
    parts: [{ of: 'kills', by: 'difference', edges: [100, 400, 800, 1200, 1600] }],
    least: 0,
    most: 20,
    source: { at: 'https://www.entoyment.co.uk (2018, 2nd edition, 1000 points)', standing: 'reading' },
  },
] as const satisfies readonly TournamentScore[];
