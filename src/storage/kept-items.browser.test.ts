import { afterAll, describe } from 'vitest';
import { describeKeptItems } from '@/testing/kept-items-contract';
import { deleteTestDatabases, newTestDatabase, openLog } from '@/testing/test-database';

afterAll(deleteTestDatabases);

describe('kept items in the browser', () => {
  describeKeptItems(async () => {
    const database = newTestDatabase();
    return { connect: () => openLog(database) };
  });
});
