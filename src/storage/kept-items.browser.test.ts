import { afterAll, describe } from 'vitest';
import { describeShelf } from '@/testing/kept-items-contract';
import { deleteTestDatabases, newTestDatabase, openLog } from '@/testing/test-database';

afterAll(deleteTestDatabases);

describe('the shelf in the browser', () => {
  describeShelf(async () => {
    const database = newTestDatabase();
    return { connect: () => openLog(database) };
  });
});
