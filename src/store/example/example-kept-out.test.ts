import { beforeEach, expect, test } from 'vitest';
import { cardOf } from '@/battle/cards/card-of';
import { decide } from '@/battle/log/decide';
import { append, type Ledger, nextSeq } from '@/battle/log/ledger';
import { exampleBattleId } from '@/battle/state/example-id';
import { writerId } from '@/battle/state/ids';
import { createMemoryEntryLog } from '@/storage/memory-entry-log';
import { createBackupReminder } from '@/store/backup/backup-reminder';
import { exportBattles } from '@/store/backup/export-battles';
import { BATTLES_TO_A_REMINDER } from '@/store/backup/reminder-due';
import { battlesTable } from '@/store/battles/battles-table';
import { createSeasonStore } from '@/store/battles/season-store';
import { writeSide } from '@/store/device/sides';
import { ended, finishedCard } from '@/testing/battles/cards';
import { readBackup } from '@/testing/read-backup';
import { exampleLedger } from './example-battle';

const EXAMPLE = exampleBattleId('x');
let entryLog: ReturnType<typeof createMemoryEntryLog>;

/** The example played to its end, so that it could count as a finished battle. */
function finished(): Ledger {
  const ledger = exampleLedger(EXAMPLE, writerId('w1'), 1_760_000_000_000);
  const decision = decide(ledger, { type: 'finishBattle', winner: 'a', confirmed: { a: true, b: true } });
  const last = ledger.entries.at(-1);
  if (!decision.ok || !last) throw new Error('The example cannot end');
  const after = append(ledger, { ...last, seq: nextSeq(ledger), events: decision.value });
  if (!after) throw new Error('The end does not fit');
  return after;
}

beforeEach(async () => {
  entryLog = createMemoryEntryLog();
  const ledger = finished();
  await entryLog.appendAll(ledger.stored, cardOf(ledger));
  await writeSide(entryLog, EXAMPLE, 'a');
});

test('a season leaves a finished example out, and counts what is left', async () => {
  await entryLog.putCard(finishedCard('own', { outcome: ended('a') }));
  await writeSide(entryLog, 'own', 'a');
  const season = createSeasonStore({ entryLog, dayOf: () => '2026-03-05', quiet: () => Promise.resolve() });
  await season.actions.read();
  const { battles, sideless, counted, total } = season.getState();
  expect(battles.map(({ battleId }) => battleId)).toEqual(['own']);
  expect({ sideless, counted, total }).toEqual({ sideless: [], counted: 1, total: 1 });
});

test('a backup of everything holds no example, neither from the disk nor from the screen; one that is named is exported', async () => {
  const parts = {
    entryLog,
    pending: finished().stored.slice(-1),
    onScreen: finished().stored,
    stamp: { exportedAt: 0, appVersion: '1' },
  };
  const all = await exportBattles('all', parts);
  expect({ battles: all.battles, unread: all.unread }).toEqual({ battles: 0, unread: 0 });
  const reading = readBackup((await exportBattles([EXAMPLE], parts)).text);
  expect(reading.ok && reading.value.battles.length).toBe(1);
});

test('an example asks for no backup', async () => {
  const finish = (at: number) => entryLog.putCard({ battleId: `b${at}`, status: 'finished', lastAt: at });
  for (let at = 1; at < BATTLES_TO_A_REMINDER; at += 1) await finish(at);
  const reminder = createBackupReminder(entryLog, () => 1_000);
  expect((await reminder.read()).due).toBe(false);
  await finish(BATTLES_TO_A_REMINDER);
  expect((await reminder.read()).due).toBe(true);
});

test('the table of all battles has no line for it', async () => {
  expect(
    (await battlesTable(entryLog, [{ title: 'Battle', cell: ({ card }) => card.battleId }])).battles,
  ).toBe(0);
});
