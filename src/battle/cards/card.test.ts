import { describe, expect, it } from 'vitest';
import { ended, finishedCard, NO_TOTALS, runningCard } from '@/testing/battles/cards';
import { type Card, parseCard } from './card';

const deed = { name: 'Knights', pointsDestroyed: 180, healthTaken: 4 };
const score = ended('a', [15, 5]).score ?? expect.fail('A finished battle has a score');
const card: Card = finishedCard('b1', {
  outcome: {
    ...ended('a', [15, 5]),
    score: { ...score, margin: 'Massacre', objectiveName: 'Breakthrough', objectiveWinner: 'b' },
  },
  tags: ['club'],
  totals: { a: { ...NO_TOTALS, deeds: [deed] }, b: NO_TOTALS },
  lists: { a: { id: 'l1', name: 'Dwarves' } as never, b: null },
});

/** The card as it is stored, with another value at that path, or without the path. */
function stored(path: string, value: unknown): unknown {
  const copy = JSON.parse(JSON.stringify(card)) as Record<string, unknown>;
  const names = path.split('.');
  const last = names.pop() ?? '';
  const place = names.reduce<Record<string, unknown>>(
    (at, name) => at[name] as Record<string, unknown>,
    copy,
  );
  if (value === undefined) delete place[last];
  else place[last] = value;
  return copy;
}

const TEXTS = [
  'battleId',
  'notes',
  'edition.id',
  'edition.shortName',
  'setup.a.player',
  'setup.a.army',
  'setup.b.player',
  'setup.b.army',
  'outcome.score.objectiveName',
  'outcome.score.margin',
  'tags.0',
  'totals.a.tests.expected',
  'totals.a.deeds.0.name',
  'lists.a.id',
  'lists.a.name',
];
const NUMBERS = [
  'startedAt',
  'lastAt',
  'roundsClosed',
  'combatsOpen',
  'setup.armyPoints',
  'turn.gameTurn',
  'outcome.score.armyPoints',
  'outcome.score.battlePoints.a',
  'outcome.score.battlePoints.b',
  'outcome.score.victoryPoints.a',
  'outcome.score.victoryPoints.b',
  ...['a', 'b'].flatMap((side) =>
    ['rounds.won', 'rounds.drawn', 'rounds.lost', 'tests.rolled', 'tests.held', 'tests.unknown'].map(
      (name) => `totals.${side}.${name}`,
    ),
  ),
  'totals.a.deeds.0.pointsDestroyed',
  'totals.a.deeds.0.healthTaken',
];
const OTHERS = [
  'v',
  'status',
  'turn.side',
  'setup.firstSide',
  'outcome.winner',
  'outcome.score.objectiveWinner',
  ...['edition', 'setup', 'setup.a', 'setup.b', 'turn', 'outcome', 'outcome.confirmed', 'outcome.score'],
  ...['outcome.score.battlePoints', 'outcome.score.victoryPoints', 'tags', 'totals', 'totals.a', 'totals.b'],
  ...[
    'totals.a.rounds',
    'totals.a.tests',
    'totals.a.deeds',
    'totals.a.deeds.0',
    'lists',
    'lists.a',
    'lists.b',
  ],
];

describe('a card on disk', () => {
  it('is read as it was written, of a finished battle and of a running one', () => {
    for (const written of [
      card,
      runningCard('b2'),
      finishedCard('b3', { totals: null, outcome: ended('draw') }),
    ]) {
      expect(parseCard(JSON.parse(JSON.stringify(written)))).toEqual(written);
    }
  });

  it.each(TEXTS)('is made anew where %s is no text', (path) => {
    expect(parseCard(stored(path, 7))).toBeNull();
    expect(parseCard(stored(path, undefined))).toBeNull();
  });

  it.each(NUMBERS)('is made anew where %s is no number', (path) => {
    expect(parseCard(stored(path, 'many'))).toBeNull();
    expect(parseCard(stored(path, undefined))).toBeNull();
  });

  it.each(OTHERS)('is made anew where %s is something else', (path) => {
    expect(parseCard(stored(path, 'something else'))).toBeNull();
    expect(parseCard(stored(path, 7))).toBeNull();
  });

  it('may leave out what was not entered, and nothing else', () => {
    const none = ['setup.armyPoints', 'outcome.score.armyPoints', 'outcome.score.objectiveWinner'];
    const missing = [
      'outcome.score.battlePoints',
      'outcome.score.margin',
      'outcome.score',
      'outcome',
      'totals',
    ];
    for (const path of [...none, ...missing, 'lists.a', 'lists.b']) {
      expect(parseCard(stored(path, null)), path).not.toBeNull();
    }
    for (const path of [
      'edition',
      'setup',
      'setup.b',
      'turn',
      'tags',
      'totals.b',
      'lists',
      'outcome.confirmed',
      'totals.a.deeds.0',
    ]) {
      expect(parseCard(stored(path, null)), path).toBeNull();
    }
    expect(parseCard(stored('setup.deployment', 'Corners'))).not.toBeNull();
    expect(parseCard(stored('setup.deployment', 7))).toBeNull();
    expect(parseCard(stored('battleId', ''))).toBeNull();
    expect(parseCard(null)).toBeNull();
    expect(parseCard('card')).toBeNull();
    expect(parseCard({ ...card, lastAt: Number.NaN })).toBeNull();
  });
});
