import { expect, it } from 'vitest';
import type { ClubAddress } from '@/club/address';
import { AT_THE_BEGINNING } from '@/club/log-book';
import { readEvents } from '@/storage/backup-events';
import { readBackupInSteps, writeBackup } from '@/storage/backup-file';
import { eventFile } from './event-file';
import { planEvents } from './restore-events';
import type { TournamentRecord } from './tournament-record';

const STAMP = { exportedAt: 1_760_000_000_000, appVersion: '1.0.0' };
const EMPTY = writeBackup({ ...STAMP, battles: [] });
const made = (name: string) => ({
  seq: 1,
  at: 1_000,
  act: {
    type: 'eventMade',
    name,
    editionId: 't9a-3',
    rounds: 3,
    tables: 2,
    pairs: 'players',
    points: 'edition',
    perMatch: { win: 15, draw: 10, loss: 5 },
    bye: 10,
    minutes: 180,
  },
});
const record = (acts: TournamentRecord['acts'], writer: TournamentRecord['writer']): TournamentRecord => ({
  address: 'club.example' as ClubAddress,
  reader: 'AbcdefghijklmnopqrstU_',
  stamp: null,
  key: 'AbcdefghijklmnopqrstU_',
  writer,
  organiser: null,
  position: AT_THE_BEGINNING,
  acts,
  results: [],
  said: [],
  lists: [],
  forgottenAt: null,
});

/** What the screen for restoring makes of a text. */
function opened(text: string, here: TournamentRecord | null) {
  const steps = readBackupInSteps(text);
  let step = steps.next();
  while (!step.done) step = steps.next();
  const { events, lost } = readEvents(text);
  return { backup: step.value, lost, plan: planEvents(events, () => here) };
}

it.each(['Autumn Cup', 'Coupe d’«été»\u2028 2', 'x'.repeat(80)])('%s reads back whole', (name) => {
  const whole = record([made(name)], { secret: 's', stamp: 't' });
  const { backup, lost, plan } = opened(eventFile(EMPTY, 'ch', whole), null);
  expect(backup).toMatchObject({ ok: true, value: { stamp: STAMP, battles: [], damaged: [] } });
  expect([lost, plan[0]]).toMatchObject([
    0,
    { id: 'ch', fate: 'added', name, organises: true, record: whole },
  ]);
});

it('goes on from what is here, stays where it is the same, and brings its key', () => {
  const watched = record([made('Cup')], null);
  const more = record([made('Cup'), { seq: 2, at: 2_000, act: { type: 'playerReturned', id: 1 } }], null);
  const here = (text: string, before: TournamentRecord) => opened(text, before).plan[0];
  expect(here(eventFile(EMPTY, 'ch', more), watched)).toMatchObject({ fate: 'continued', acts: 1 });
  expect(here(eventFile(EMPTY, 'ch', watched), watched)).toMatchObject({ fate: 'same', record: null });
  expect(here(eventFile(EMPTY, 'ch', watched), more)).toMatchObject({ fate: 'longerHere', record: null });
  const keyed = record([made('Cup')], { secret: 's', stamp: 't' });
  expect(here(eventFile(EMPTY, 'ch', keyed), watched)).toMatchObject({ fate: 'continued', organises: true });
});

it.each<[string, (text: string) => string]>([
  ['an altered letter', (text) => text.replace('Autumn', 'Autumm')],
  ['a half', (text) => text.slice(0, -40)],
  ['a file of nothing but its head', (text) => text.split('\n').slice(0, 2).join('\n')],
])('says that its event is lost: %s', (_, harm) => {
  const { backup, lost, plan } = opened(
    harm(eventFile(EMPTY, 'ch', record([made('Autumn Cup')], null))),
    null,
  );
  expect([backup.ok, lost, plan]).toEqual([true, 1, []]);
});

it('refuses what is no file of this app', () => {
  expect(opened('[{"id_tourny":"Cup"}]', null).backup).toMatchObject({
    ok: false,
    refusal: { code: 'notABackup' },
  });
});
