import { describe } from 'vitest';
import { describeKeptItems } from '@/testing/kept-items-contract';
import { createMemoryDisk, createMemoryEntryLog } from './memory-entry-log';

describe('kept items in memory', () => {
  describeKeptItems(async () => {
    const disk = createMemoryDisk();
    return { connect: async () => createMemoryEntryLog(disk) };
  });
});
