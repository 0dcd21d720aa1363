import type { Victory } from '../../victory-points/victory';

/**
 * The tables of events for Victory Points. Players may agree on one in place of the rulebook's own levels.
 */
export const TABLES = [
  {
    id: 'matchedPlay60',
    label: 'Matched Play 6–0',
    total: 6,
    bands: [
      { upToPoints: 300, winner: 3, loser: 3 },
      { upToPoints: 600, winner: 4, loser: 2 },
      { upToPoints: 950, winner: 5, loser: 1 },
      { upToPoints: null, winner: 6, loser: 0 },
    ],
    source: { at: 'https://help.oldworldrankings.com/articles/scoring-battle-results', standing: 'text' },
  },
  {
    id: 'warfare200',
    label: '20–0, Warfare 2026',
    total: 20,
    bands: [
      { upToPoints: 150, winner: 10, loser: 10 },
      { upToPoints: 300, winner: 11, loser: 9 },
      { upToPoints: 450, winner: 12, loser: 8 },
      { upToPoints: 600, winner: 13, loser: 7 },
      { upToPoints: 750, winner: 14, loser: 6 },
      { upToPoints: 900, winner: 15, loser: 5 },
      { upToPoints: 1050, winner: 16, loser: 4 },
      { upToPoints: 1200, winner: 17, loser: 3 },
      { upToPoints: 1350, winner: 18, loser: 2 },
      { upToPoints: 1500, winner: 19, loser: 1 },
      { upToPoints: null, winner: 20, loser: 0 },
    ],
    source: { at: 'the event Warfare 2026, as one event manager has it', standing: 'reading' },
  },
  {
    id: 'ocb200',
    label: '20–0, OCB',
    total: 20,
    bands: [
      { upToPoints: 100, winner: 10, loser: 10 },
      { upToPoints: 250, winner: 11, loser: 9 },
      { upToPoints: 400, winner: 12, loser: 8 },
      { upToPoints: 600, winner: 13, loser: 7 },
      { upToPoints: 800, winner: 14, loser: 6 },
      { upToPoints: 1000, winner: 15, loser: 5 },
      { upToPoints: 1200, winner: 16, loser: 4 },
      { upToPoints: 1400, winner: 17, loser: 3 },
      { upToPoints: 1700, winner: 18, loser: 2 },
      { upToPoints: 2000, winner: 19, loser: 1 },
      { upToPoints: null, winner: 20, loser: 0 },
    ],
    source: {
      at: 'https://www.tabletoptournaments.net/t3_tournament_rules.php?tid=38526&type=1',
      standing: 'text',
    },
  },
  {
    id: 'dicediele15',
    label: '15 points, Dicediele',
    total: 15,
    shared: false,
    bands: [
      { upToPoints: 300, winner: 10, loser: 10 },
      { upToPoints: 600, winner: 11, loser: 6 },
      { upToPoints: 900, winner: 12, loser: 5 },
      { upToPoints: 1300, winner: 13, loser: 3 },
      { upToPoints: 1700, winner: 14, loser: 1 },
      { upToPoints: null, winner: 15, loser: 0 },
    ],
    source: {
      at: 'https://www.tabletopturniere.de/eu/t3_tournament_rules.php?type=1&tid=34690',
      standing: 'text',
    },
  },
] as const satisfies NonNullable<Victory['tables']>;
