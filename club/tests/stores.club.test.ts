import { describe, expect, it } from 'vitest';
import { sayRefusal } from '@/features/club/say-refusal';
import { begun, played } from '@/testing/battles/battles';
import { followLink, writeLink } from '../../src/store/club/share-links';
import { readFollowed } from '../../src/store/device/followed-battles';
import { keepOwnEvents } from '../../src/store/tournament/own-events';
import type { TournamentStore } from '../../src/store/tournament/tournament-store';
import { newChannel, until } from './club-phones';
import { type ClubServer, shareClubServer } from './club-server';
import { ADDRESS, CHOSEN, type StorePhone, storePhones } from './store-phones';
import { organised } from './tournaments';

let server: ClubServer;
shareClubServer((started) => {
  server = started;
});
const { newPhone, newTournaments } = storePhones(() => server);

const LOG = played(
  begun(),
  { type: 'openCombat' },
  { type: 'changeTags', tags: ['one'] },
  { type: 'changeTags', tags: ['two'] },
).stored;

/** Writes entries of the battle on that phone, as its player's taps do. */
async function write({ entryLog, store }: StorePhone, from: number, to: number): Promise<void> {
  for (const entry of LOG.slice(from - 1, to)) {
    await entryLog.append(entry, { battleId: 'b1', status: 'running', lastAt: 1 });
    store.actions.written(entry);
  }
}

const count = async ({ entryLog }: StorePhone) => (await entryLog.entries('b1')).length;

async function shared(phone: StorePhone) {
  await phone.store.actions.choose(CHOSEN);
  const share = await phone.store.actions.share('b1');
  if (!share.ok) throw new Error(share.refusal.code);
  await until(() => phone.store.getState().live.get('b1')?.upto === LOG.length - 1);
  return share.value;
}

const refusalOf = async (result: Promise<{ readonly ok: boolean }>) => {
  const answer = (await result) as {
    readonly ok: boolean;
    readonly refusal?: Parameters<typeof sayRefusal>[0];
  };
  return answer.refusal ? sayRefusal(answer.refusal) : null;
};

describe('a phone that opens a link', () => {
  it('follows: has the battle, hears what comes, and marks it as another player’s, for good', async () => {
    const blue = await newPhone('w1');
    await write(blue, 1, 3);
    const share = await shared(blue);
    const reader = await newPhone('w2');
    const link = followLink(share);
    if (link.kind !== 'follow') throw new Error('No link to follow');
    expect(await reader.store.actions.join(link)).toEqual({ ok: true, value: 'b1' });
    expect(await count(reader)).toBe(3);
    await write(blue, 4, 4);
    await expect.poll(() => count(reader), { timeout: 20_000 }).toBe(4);
    expect(await readFollowed(reader.entryLog)).toEqual(new Set(['b1']));
    await reader.store.actions.choose(null);
    expect(await readFollowed(reader.entryLog)).toEqual(new Set(['b1']));
    expect(await count(reader)).toBe(4);
    expect([...blue.failures, ...reader.failures]).toEqual([]);
  });

  it('writes on: the battle is its own then', async () => {
    const blue = await newPhone('w1');
    await write(blue, 1, 3);
    const share = await shared(blue);
    const red = await newPhone('w2');
    const [follow, toWrite] = [followLink(share), writeLink(share)];
    if (follow.kind !== 'follow' || toWrite?.kind !== 'write') throw new Error('No links');
    await red.store.actions.join(follow);
    expect((await readFollowed(red.entryLog)).size).toBe(1);
    await red.store.actions.join(toWrite);
    expect((await readFollowed(red.entryLog)).size).toBe(0);
    await write(red, 4, 4);
    await expect.poll(() => count(blue), { timeout: 20_000 }).toBe(4);
  });

  it('of its own battle is told that there is nothing to follow', async () => {
    const blue = await newPhone('w1');
    await write(blue, 1, 3);
    const link = followLink(await shared(blue));
    if (link.kind !== 'follow') throw new Error('No link to follow');
    expect(await refusalOf(blue.store.actions.join(link))).toMatch(/^This battle was begun on this phone/);
  });

  it('that leads to nothing, is of another club, or opens nothing, says which', async () => {
    const blue = await newPhone('w1');
    await write(blue, 1, 3);
    const link = followLink(await shared(blue));
    if (link.kind !== 'follow') throw new Error('No link to follow');
    const reader = await newPhone('w2');
    const { join } = reader.store.actions;
    const [, nobody = '', vouched = ''] = newChannel().read.pass.split('.');
    expect(await refusalOf(join({ ...link, reader: nobody, stamp: vouched }))).toMatch(
      /^Nothing is shared there: not yet, or not any more/,
    );
    // Nor does a link of before, which has no stamp.
    expect(await refusalOf(join({ ...link, reader: nobody, stamp: null }))).toMatch(
      /^Nothing is shared there: not yet, or not any more/,
    );
    expect(await refusalOf(join({ ...link, key: newChannel().key }))).toMatch(
      /^This link does not fit what the club holds/,
    );
    const foreign = newChannel('another code');
    const [, writer = '', stamp = ''] = foreign.write.pass.split('.');
    expect(
      await refusalOf(join({ kind: 'write', address: ADDRESS, writer, stamp, key: foreign.key })),
    ).toMatch(/^The club does not let this link in/);
    expect(await count(reader)).toBe(0);
    expect(reader.store.getState().club).toBeNull();
  });

  it('while the club is away says so, and changes nothing', async () => {
    const reader = await newPhone('w2');
    await server.kill();
    const link = {
      kind: 'follow',
      address: ADDRESS,
      reader: 'A'.repeat(22),
      stamp: null,
      key: 'B'.repeat(22),
    } as const;
    expect(await refusalOf(reader.store.actions.join(link))).toMatch(/^The club could not be reached/);
    await server.restart();
    expect(reader.store.getState()).toMatchObject({ club: null });
  });
});

it('own devices have each other’s battles', async () => {
  const phone = await newPhone('w1');
  await write(phone, 1, 3);
  await shared(phone);
  const paired = await phone.store.actions.pair();
  if (!paired.ok) throw new Error('Not paired');
  const tablet = await newPhone('w2');
  await tablet.store.actions.pairWith({ kind: 'device', ...paired.value });
  await expect.poll(() => count(tablet), { timeout: 20_000 }).toBe(3);
  expect((await readFollowed(tablet.entryLog)).size).toBe(0);
  expect(tablet.failures).toEqual([]);
});

it('own devices have each other’s events, and what both did at once is kept', async () => {
  const phone = await newPhone('w1');
  await phone.store.actions.choose(CHOSEN);
  const paired = await phone.store.actions.pair();
  if (!paired.ok) throw new Error('Not paired');
  const onPhone = await newTournaments(phone);
  keepOwnEvents(onPhone, phone.store, phone);
  const { id } = await organised(onPhone, 2);

  const tablet = await newPhone('w2');
  await tablet.store.actions.pairWith({ kind: 'device', ...paired.value });
  const onTablet = await newTournaments(tablet);
  keepOwnEvents(onTablet, tablet.store, tablet);
  const shownOn = (events: TournamentStore) => events.getState().tournaments.get(id);
  await expect.poll(() => shownOn(onTablet)?.tournament?.players.length, { timeout: 20_000 }).toBe(4);
  expect(shownOn(onTablet)?.writesHere).toBe(true);

  const add = (events: TournamentStore, name: string) =>
    events.actions.act(id, { type: 'playersEntered', players: [{ name, army: '', team: '' }] });
  expect(await Promise.all([add(onPhone, 'Late One'), add(onTablet, 'Late Two')])).toMatchObject([
    { ok: true },
    { ok: true },
  ]);
  for (const events of [onPhone, onTablet])
    await expect
      .poll(
        () =>
          shownOn(events)
            ?.tournament?.players.map(({ name }) => name)
            .toSorted()
            .slice(0, 2),
        {
          timeout: 20_000,
        },
      )
      .toEqual(['Late One', 'Late Two']);
  expect([...phone.failures, ...tablet.failures]).toEqual([]);
});
