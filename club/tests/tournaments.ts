import type { Act } from '@/tournament/act';
import type { TableResult } from '@/tournament/table-result';
import type { TournamentRecord } from '../../src/store/tournament/tournament-record';
import type { TournamentStore } from '../../src/store/tournament/tournament-store';
import { until } from './club-phones';

export const MADE: Extract<Act, { type: 'eventMade' }> = {
  type: 'eventMade',
  name: 'Autumn Cup',
  editionId: 't9a-3',
  rounds: 3,
  tables: 20,
  pairs: 'players',
  points: 'edition',
  perMatch: { win: 15, draw: 10, loss: 5 },
  bye: 10,
  minutes: 180,
};

export const RESULT: TableResult = {
  blue: 1,
  red: 2,
  winner: 'a',
  victoryPoints: { a: 3_000, b: 1_200 },
  battlePoints: { a: 14, b: 6 },
  objective: null,
  objectivePoints: { a: null, b: null },
  armies: { a: '', b: '' },
  turns: 6,
  firstTurn: 'a',
  map: '',
  deployment: '',
  confirmed: { a: true, b: true },
  logHash: '',
};

/** A tournament with its first round paired, on the screen of that phone, and all of it with the club. */
export async function organised(
  tournaments: TournamentStore,
  tables: number,
): Promise<{ readonly id: string; readonly record: TournamentRecord }> {
  const made = await tournaments.actions.make(MADE);
  if (!made.ok) throw new Error('Not made');
  const id = made.value;
  const players = Array.from({ length: 2 * tables }, (_, index) => ({
    name: `Player ${index + 1}`,
    army: '',
    team: '',
  }));
  const pairs = Array.from({ length: tables }, (_, index) => ({
    table: index + 1,
    a: 2 * index + 1,
    b: 2 * index + 2,
  }));
  await tournaments.actions.act(id, { type: 'playersEntered', players });
  await tournaments.actions.act(id, { type: 'roundPaired', round: 1, pairs });
  tournaments.actions.open(id);
  await until(() => tournaments.getState().tournaments.get(id)?.live?.upto === 3);
  const record = tournaments.getState().tournaments.get(id)?.record;
  if (!record) throw new Error('No tournament');
  return { id, record };
}

/** How each of its tables stands. */
export const statesOf = (tournaments: TournamentStore, id: string) =>
  tournaments
    .getState()
    .tournaments.get(id)
    ?.matches.map(({ state }) => state) ?? [];
