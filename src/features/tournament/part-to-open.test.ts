import { expect, it } from 'vitest';
import type { Match } from '@/tournament/matches';
import { partToOpen } from './part-to-open';

type Asked = Parameters<typeof partToOpen>[0];

/** An event of so many rounds, whose tables are in these states: of the last round, and of the one before. */
function event(rounds: number, organises: boolean, last: Match['state'], before: Match['state']): Asked {
  const matches = [
    { round: rounds, state: last },
    { round: rounds - 1, state: before },
  ];
  return {
    tournament: { paired: Array.from({ length: rounds }, () => []) },
    record: { writer: organises ? { secret: 's', stamp: 't' } : null },
    matches,
  } as unknown as Asked;
}

it.each<[string, Asked, string]>([
  ['the running round', event(2, true, 'missing', 'confirmed'), 'tables'],
  ['the running round, for who watches', event(2, false, 'differing', 'confirmed'), 'tables'],
  ['the standings once all is in', event(2, true, 'entered', 'confirmed'), 'standings'],
  [
    'the standings where only an earlier round is open',
    event(2, true, 'unconfirmed', 'missing'),
    'standings',
  ],
  ['the players before the first round', event(0, true, 'bye', 'bye'), 'players'],
  ['the standings before it, for who watches', event(0, false, 'bye', 'bye'), 'standings'],
])('an event opens at %s', (_, asked, part) => {
  expect(partToOpen(asked)).toBe(part);
});
