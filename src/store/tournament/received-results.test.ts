import { expect, it } from 'vitest';
import { createMemoryEntryLog } from '@/storage/memory-entry-log';
import { createReceivedResults } from './received-results';

it('results from other phones are kept once each, newest first, and removed', async () => {
  let now = 0;
  const results = createReceivedResults(createMemoryEntryLog(), () => ++now);
  expect(await results.read()).toEqual([]);
  await results.keep(['Anna: 12']);
  await results.keep(['Ben: 8']);
  await results.keep(['Anna: 12']);
  expect(await results.read()).toEqual([
    { keptAt: 2, lines: ['Ben: 8'] },
    { keptAt: 1, lines: ['Anna: 12'] },
  ]);
  await results.remove({ keptAt: 2, lines: ['Ben: 8'] });
  expect(await results.read()).toEqual([{ keptAt: 1, lines: ['Anna: 12'] }]);
});

it('a record that is none is read as empty', async () => {
  const entryLog = createMemoryEntryLog();
  await entryLog.writeRecord('receivedResults', 'odd');
  expect(await createReceivedResults(entryLog, () => 0).read()).toEqual([]);
});
