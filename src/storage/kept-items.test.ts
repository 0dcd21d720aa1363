import { describe } from 'vitest';
import { describeShelf } from '@/testing/kept-items-contract';
import { createMemoryDisk, createMemoryEntryLog } from './memory-entry-log';

describe('the shelf in memory', () => {
  describeShelf(async () => {
    const disk = createMemoryDisk();
    return { connect: async () => createMemoryEntryLog(disk) };
  });
});
