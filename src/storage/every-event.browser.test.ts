import { afterAll, describe } from 'vitest';
import { describeEveryEvent } from '@/testing/every-event-contract';
import { deleteTestDatabases, newTestDatabase, openLog } from '@/testing/test-database';

afterAll(deleteTestDatabases);

describe('in the browser', () => {
  describeEveryEvent(async () => {
    const database = newTestDatabase();
    return { connect: () => openLog(database) };
  });
});
