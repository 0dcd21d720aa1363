import { expect, it } from 'vitest';
import type { Act, ActEntry } from '@/tournament/act';
import { enteredResult } from '@/tournament/entered-result';
import { matchesOf } from '@/tournament/matches';
import { tournamentOf } from '@/tournament/tournament';
import { eventPage } from './event-page';

const soft = (score: number, name: string, open: boolean): Act => ({
  type: 'softScoreSet',
  score,
  name,
  most: null,
  counts: true,
  open,
});
const ACTS: readonly Act[] = [
  {
    type: 'eventMade',
    name: 'Cup <script>alert(1)</script> & "more"',
    editionId: 't9a-3',
    rounds: 3,
    tables: 3,
    pairs: 'players',
    points: 'edition',
    perMatch: { win: 15, draw: 10, loss: 5 },
    bye: 10,
    minutes: 180,
  },
  {
    type: 'playersEntered',
    players: [
      { name: '<img src=x onerror=alert(1)>', army: '"Orcs"', team: '' },
      { name: 'Ben', army: '', team: 'Wolves' },
      { name: 'Cleo', army: '', team: '' },
    ],
  },
  {
    type: 'roundPaired',
    round: 1,
    pairs: [
      { table: 1, a: 1, b: 2 },
      { table: 0, a: 3, b: null },
    ],
  },
  {
    type: 'resultEntered',
    round: 1,
    table: 1,
    result: enteredResult({ table: 1, a: 1, b: 2 }, null, {
      winner: 'a',
      battlePoints: { a: 14, b: 6 },
      victoryPoints: { a: null, b: null },
    }),
  },
  soft(1, 'Painting', true),
  soft(2, 'Sportsmanship', false),
  { type: 'softScoresGiven', score: 1, given: [{ id: 2, points: 3 }] },
  { type: 'softScoresGiven', score: 2, given: [{ id: 2, points: 777 }] },
];

function page(...acts: readonly Act[]): string {
  const tournament =
    tournamentOf([...ACTS, ...acts].map((act, index): ActEntry => ({ seq: index + 1, at: index, act }))) ??
    expect.fail('No event');
  return eventPage(tournament, matchesOf(tournament, new Map()), { lang: 'en', at: 'today' });
}

it('shows standings and every round, the newest first, and what is not played yet', () => {
  const second: Act = { type: 'roundPaired', round: 2, pairs: [{ table: 1, a: 2, b: 3 }] };
  const text = page(second);
  expect(text.indexOf('Round 2 of 3')).toBeLessThan(text.indexOf('Round 1 of 3'));
  for (const said of ['As of today', '14 : 6', 'Ben v Cleo', 'no result yet', 'Wolves', 'Painting 3', 'Bye'])
    expect(text).toContain(said);
});

it('has the pairs before the standings only while they are played', () => {
  const second: Act = { type: 'roundPaired', round: 2, pairs: [{ table: 1, a: 2, b: 3 }] };
  const titles = (text: string) => [...text.matchAll(/<h2>([^<]*)<\/h2>/g)].map(([, title]) => title);
  expect(titles(page())).toEqual(['Standings', 'Round 1 of 3']);
  expect(titles(page(second))).toEqual(['Round 2 of 3', 'Standings', 'Round 1 of 3']);
});

it('has nothing of a soft score that is hidden, in no sum and no order', () => {
  const text = page();
  for (const secret of ['Sportsmanship', '777', '786']) expect(text).not.toContain(secret);
  expect(text.indexOf('>Ben<')).toBeGreaterThan(text.indexOf('>Cleo<'));
});

it('takes no name for markup, runs nothing, and asks for nothing from anywhere', () => {
  const text = page();
  expect(text).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(text).toContain('&lt;script&gt;');
  expect(text).not.toMatch(/<(?:script|img|link|iframe|object)\b|https?:|url\(|@import/i);
});

it('has an army list only where the organiser shows them to everybody', () => {
  const list: Act = { type: 'armyListAttached', id: 2, text: 'General <b>\n20 Spears' };
  expect(page(list)).not.toContain('Spears');
  expect(page(list, { type: 'armyListsShown', shown: true })).toContain(
    '<pre>General &lt;b&gt;\n20 Spears</pre>',
  );
});
