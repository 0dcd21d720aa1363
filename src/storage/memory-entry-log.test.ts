import { describe } from 'vitest';
import { describeEntryLog } from '@/testing/entry-log-contract';
import { createMemoryDisk, createMemoryEntryLog } from './memory-entry-log';

describe('the log in memory', () => {
  describeEntryLog(async () => {
    const disk = createMemoryDisk();
    return {
      connect: async () => createMemoryEntryLog(disk),
      lose: async (store) => disk[store].clear(),
    };
  });
});
