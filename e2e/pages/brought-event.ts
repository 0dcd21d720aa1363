import type { Page } from '@playwright/test';
import type { ClubAddress } from '../../src/club/address';
import { writeBackup } from '../../src/storage/backup-file';
import { eventFile } from '../../src/store/tournament/event-file';
import { nothingYet } from '../../src/store/tournament/tournament-record';
import { expect } from '../fixtures';
import { RestorePage } from './restore-page';

const KEY = 'AbcdefghijklmnopqrstU_';

/** The acts of an event of four players whose first round is paired, and of which one table is done. */
const ACTS = [
  {
    type: 'eventMade',
    name: 'Autumn Cup',
    editionId: 't9a-3',
    rounds: 3,
    tables: 2,
    pairs: 'players',
    points: 'edition',
    perMatch: { win: 15, draw: 10, loss: 5 },
    bye: 10,
    minutes: 180,
  },
  {
    type: 'playersEntered',
    players: ['Anna', 'Bert', 'Cleo', 'Dora'].map((name) => ({ name, army: 'Greybeards', team: 'Knights' })),
  },
  {
    type: 'roundPaired',
    round: 1,
    pairs: [
      { table: 1, a: 1, b: 2 },
      { table: 2, a: 3, b: 4 },
    ],
  },
];

/** Brings an event that this phone organises, without a club that could be reached, and gives its id. */
export async function bringEvent(page: Page): Promise<string> {
  const id = 'hall';
  const record = {
    ...nothingYet('club.example' as ClubAddress, KEY, KEY),
    writer: { secret: 's', stamp: 't' },
    acts: ACTS.map((act, at) => ({ seq: at + 1, at: 1_760_000_000_000 + at, act })),
  };
  const empty = writeBackup({ exportedAt: 1_760_000_000_000, appVersion: '1.0.0', battles: [] });
  const restore = await RestorePage.open(page);
  await restore.choose(eventFile(empty, id, record));
  await page.getByRole('button', { name: 'Restore 1 event' }).click();
  await expect(page.getByRole('button', { name: 'To the events' })).toBeVisible();
  return id;
}
