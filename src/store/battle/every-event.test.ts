import { describe } from 'vitest';
import { createMemoryDisk, createMemoryEntryLog } from '@/storage/memory-entry-log';
import { describeEveryEvent } from '@/testing/every-event-contract';

describe('in memory', () => {
  describeEveryEvent(async () => {
    const disk = createMemoryDisk();
    return { connect: async () => createMemoryEntryLog(disk) };
  });
});
