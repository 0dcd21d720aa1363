import { expect, it } from 'vitest';
import { createMemoryEntryLog } from '@/storage/memory-entry-log';
import { emptyWastebasket, KEEP_DELETED_DAYS } from './empty-wastebasket';

async function phone() {
  const log = createMemoryEntryLog();
  for (const battleId of ['old', 'new']) {
    await log.append({ battleId, seq: 1 }, { battleId, status: 'running', lastAt: 1 });
  }
  return log;
}

it('a deleted battle goes after thirty days on which the app ran, and none before', async () => {
  const log = await phone();
  await log.markDeleted('old', 5);
  for (let day = 0; day < KEEP_DELETED_DAYS; day += 1) {
    expect(await emptyWastebasket(log, `day ${day}`)).toBe(0);
  }
  await log.markDeleted('new', 6);
  expect(await emptyWastebasket(log, 'day 30')).toBe(1);
  expect(await log.battleIds()).toEqual(['new']);
});

it('a clock that jumps forty days, or back before 1970, empties nothing', async () => {
  const log = await phone();
  await log.markDeleted('old', 1_770_000_000_000);
  for (const day of ['2026-02-02', '2026-03-14', '1969-12-31', '2026-02-02', '2199-01-01']) {
    expect(await emptyWastebasket(log, day)).toBe(0);
  }
  expect(await log.battleIds()).toEqual(['new', 'old']);
});

it('starts on one day, however many, count once', async () => {
  const log = await phone();
  await log.markDeleted('old', 5);
  for (let start = 0; start < 100; start += 1) await emptyWastebasket(log, 'the same day');
  expect(await log.battleIds()).toEqual(['new', 'old']);
});

it('a battle that was brought back and deleted again counts from then', async () => {
  const log = await phone();
  await log.markDeleted('old', 5);
  for (let day = 0; day < KEEP_DELETED_DAYS; day += 1) await emptyWastebasket(log, `day ${day}`);
  await log.markDeleted('old', null);
  await log.markDeleted('old', 7);
  expect(await emptyWastebasket(log, 'the next day')).toBe(0);
});

it('a damaged record of the days begins anew, and empties nothing', async () => {
  const log = await phone();
  await log.markDeleted('old', 5);
  await log.writeRecord('wastebasket', { day: 'many' });
  expect(await emptyWastebasket(log, 'a day')).toBe(0);
});

it('a forgotten event goes in the same way, and one that is not forgotten stays', async () => {
  const log = createMemoryEntryLog();
  await log.writeRecord('club.event.old', { forgottenAt: 5 });
  await log.writeRecord('club.event.kept', { forgottenAt: null });
  await log.writeRecord('club.event.before', {});
  for (let day = 0; day < KEEP_DELETED_DAYS; day += 1) {
    expect(await emptyWastebasket(log, `day ${day}`)).toBe(0);
  }
  await log.writeRecord('club.event.late', { forgottenAt: 7 });
  expect(await emptyWastebasket(log, 'day 30')).toBe(1);
  expect((await log.records('club.event.')).filter(({ value }) => value !== null)).toEqual([
    { name: 'club.event.before', value: {} },
    { name: 'club.event.kept', value: { forgottenAt: null } },
    { name: 'club.event.late', value: { forgottenAt: 7 } },
  ]);
});
