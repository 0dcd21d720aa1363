import { expect, it } from 'vitest';
import type { ClubConnection } from '@/club/connection';
import type { PutOutcome } from '@/club/put-outcome';
import { servedPage } from './served-page';

/** A club that says that of each page; what it was given, as text. */
function club(say: (text: string) => PutOutcome | null) {
  const given: string[] = [];
  const connection = {
    packing: { pack: (text: Uint8Array) => text },
    showPage: async (page: Uint8Array) => {
      const text = new TextDecoder().decode(page);
      given.push(text);
      return say(text);
    },
  } as unknown as ClubConnection;
  return { connection, given };
}

function opened() {
  const states: string[] = [];
  const failures: unknown[] = [];
  const done: string[] = [];
  const page = servedPage({
    wait: async () => {},
    onDone: () => done.push('done'),
    onState: (state) => states.push(state),
    onFailure: (error) => failures.push(error),
  });
  return { page, states, failures, done };
}

it('waits for a connection, sends what is new, and the same only once', async () => {
  const { page, states } = opened();
  const { connection, given } = club(() => 'stored');
  page.show(() => ({ key: 'a', texts: ['one'] }));
  page.begin(connection);
  page.show(() => ({ key: 'a', texts: ['one, made later'] }));
  await expect.poll(() => states).toEqual(['served']);
  page.show(() => ({ key: 'b', texts: ['two'] }));
  page.begin(connection);
  await expect.poll(() => given).toEqual(['one', 'two']);
});

it('says less where the club has no room for all, and nothing where it is to be taken down', async () => {
  const { page, states } = opened();
  const { connection, given } = club((text) => (text.length > 5 ? 'tooLarge' : 'stored'));
  page.begin(connection);
  page.show(() => ({ key: 'a', texts: ['with lists', 'short'] }));
  await expect.poll(() => states).toEqual(['served']);
  page.show(() => ({ key: '', texts: [] }));
  await expect.poll(() => states).toEqual(['served', 'down']);
  expect(given).toEqual(['with lists', 'short', '']);
});

it.each([
  [null, 'older'],
  ['full', 'full'],
  ['tooLarge', 'tooLarge'],
] as const)('tells that a club serves none: %s', async (outcome, state) => {
  const { page, states } = opened();
  page.begin(club(() => outcome).connection);
  page.show(() => ({ key: 'a', texts: ['one', 'less'] }));
  await expect.poll(() => states).toEqual([state]);
});

it('sends it again on the next line where one breaks', async () => {
  const { page, states, failures } = opened();
  const broken = club(() => {
    throw new Error('The line broke');
  });
  page.begin(broken.connection);
  page.show(() => ({ key: 'a', texts: ['one'] }));
  await expect.poll(() => broken.given).toEqual(['one']);
  const next = club(() => 'stored');
  page.begin(next.connection);
  await expect.poll(() => states).toEqual(['served']);
  expect([next.given, failures]).toEqual([['one'], []]);
});

it('is done once the newest of what was to be shown is sent, and not before', async () => {
  const { page, done } = opened();
  const { connection, given } = club(() => 'stored');
  page.show(() => ({ key: 'a', texts: ['one'] }));
  page.show(() => ({ key: 'b', texts: ['two'] }));
  expect([page.isDone(), done]).toEqual([false, []]);
  page.begin(connection);
  await expect.poll(() => done).toContain('done');
  expect([page.isDone(), given]).toEqual([true, ['two']]);
});
