import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parseActEntry } from '@/tournament/act';
import { actLog } from '@/tournament/act-log';
import { listOf } from '@/tournament/army-lists';
import { tournamentTable } from '@/tournament/export';
import { matchesOf } from '@/tournament/matches';
import { softOf } from '@/tournament/soft-scores';
import { standingsOf } from '@/tournament/standings';
import { tournamentOf } from '@/tournament/tournament';

/** Logs of events as earlier versions wrote them, which lie on phones; they never change. */
const GOLDEN = [
  'first-events',
  'taken-back',
  'first-hour',
  'players',
  'extended',
  'two-organisers',
  'tie-breaks',
  'soft-scores',
  'match-points',
  'cut',
  'objectives',
  'doubles',
  'army-lists',
  'served-page',
  'lists-by-code',
];

it.each(GOLDEN)('%s is read as it always was', async (name) => {
  const lines = readFileSync(join(import.meta.dirname, `${name}.jsonl`), 'utf8')
    .trim()
    .split('\n');
  const entries = lines.map((line) => parseActEntry(JSON.parse(line)));
  expect(entries.every((entry) => entry !== null)).toBe(true);
  const tournament = tournamentOf(entries.filter((entry) => entry !== null));
  if (!tournament) throw new Error('No event');
  const matches = matchesOf(tournament, new Map());
  const standings = standingsOf(tournament, matches).map(
    ({ rank, tied, player, battlePoints, difference, wins, penalty }) =>
      [`${tied ? '=' : ''}${rank}`, player.name, battlePoints, difference, wins, penalty, player.droppedFrom]
        .map((cell) => `${cell ?? '-'}`)
        .join(' | '),
  );
  const { writer, organisers, aside } = actLog(entries.filter((entry) => entry !== null));
  const told = [
    tournamentTable(tournament, matches).replaceAll('\r\n', '\n'),
    ...standings,
    '',
    `clock: ${JSON.stringify(tournament.clock)}`,
    ...[...tournament.extended].map(([table, ms]) => `table ${table}: ${ms} ms more`),
    ...tournament.players.flatMap(({ id, name: who }) =>
      softOf(tournament, id, 'everybody').map(({ score, points }) => `${score.name}: ${who} ${points}`),
    ),
    ...tournament.players.flatMap(({ id, name: who }) => {
      const list = listOf(tournament, id, 'everybody');
      return list === null ? [] : [`list of ${who}: ${JSON.stringify(list)}`];
    }),
    ...(tournament.pageServed ? ['its page is served'] : []),
    ...organisers.map(({ id, name: who }) => `organiser: ${who}${writer === id ? ', writes' : ''}`),
    ...aside.map(({ seq, act }) => `aside: ${seq} ${act.type}`),
    '',
  ].join('\n');
  await expect(told).toMatchFileSnapshot(join(import.meta.dirname, `${name}.txt`));
});
