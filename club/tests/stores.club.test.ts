import { afterEach, describe, expect, it } from 'vitest';
import type { ClubAddress } from '@/club/address';
import { stampOf } from '@/club/secrets';
import { sayRefusal } from '@/features/club/say-refusal';
import { createMemoryEntryLog } from '@/storage/memory-entry-log';
import { begun, played } from '@/testing/battles/battles';
import type { Act, TableResult } from '@/tournament/act';
import type { ClubParts } from '../../src/store/club/club-parts';
import { type ClubStore, createClubStore } from '../../src/store/club/club-store';
import { followLink, writeLink } from '../../src/store/club/share-links';
import { readFollowed } from '../../src/store/device/followed-battles';
import { tableLink, watchLink } from '../../src/store/tournament/tournament-links';
import { createTournamentStore, type TournamentStore } from '../../src/store/tournament/tournament-store';
import { newChannel, random, until, wait } from './club-phones';
import { CLUB_CODE, type ClubServer, shareClubServer } from './club-server';

const ADDRESS = '!club.test' as ClubAddress;
const CHOSEN = { address: ADDRESS, code: CLUB_CODE };

let server: ClubServer;
shareClubServer((started) => {
  server = started;
});

/** What was opened in a test, ended behind it. */
let open: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await Promise.all(open.map((end) => end()));
  open = [];
});

function partsOf(writer: string): ClubParts & { readonly failures: unknown[] } {
  const failures: unknown[] = [];
  return {
    entryLog: createMemoryEntryLog(),
    random,
    now: () => Date.now(),
    wait,
    writer,
    failures,
    lock: { announce: () => {}, onWritten: () => () => {} },
    onCard: () => {},
    onReceived: () => {},
    onFailure: (error) => failures.push(error),
    // Whatever address a link names leads to the server of this test.
    wsFactory: () => (server.wsFactory as (url: string) => unknown)(server.url),
  };
}

type Phone = ReturnType<typeof partsOf> & { readonly store: ClubStore };

async function newPhone(writer: string): Promise<Phone> {
  const parts = partsOf(writer);
  const store = await createClubStore(parts);
  open.push(() => store.actions.choose(null));
  return { ...parts, store };
}

const LOG = played(
  begun(),
  { type: 'openCombat' },
  { type: 'changeTags', tags: ['one'] },
  { type: 'changeTags', tags: ['two'] },
).stored;

/** Writes entries of the battle on that phone, as its player's taps do. */
async function write({ entryLog, store }: Phone, from: number, to: number): Promise<void> {
  for (const entry of LOG.slice(from - 1, to)) {
    await entryLog.append(entry, { battleId: 'b1', status: 'running', lastAt: 1 });
    store.actions.written(entry);
  }
}

const count = async ({ entryLog }: Phone) => (await entryLog.entries('b1')).length;

async function shared(phone: Phone) {
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
      /^What the club holds opens with no key of this link/,
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

const MADE: Extract<Act, { type: 'eventMade' }> = {
  type: 'eventMade',
  name: 'Autumn Cup',
  editionId: 't9a-3',
  rounds: 3,
  tables: 4,
  pairs: 'players',
  points: 'edition',
  perMatch: { win: 15, draw: 10, loss: 5 },
  bye: 10,
  minutes: 180,
};

const RESULT: TableResult = {
  blue: 1,
  red: 2,
  winner: 'a',
  victoryPoints: { a: 3_000, b: 1_200 },
  battlePoints: { a: 14, b: 6 },
  objective: null,
  objectivePoints: { a: null, b: null },
  armies: { a: '', b: '' },
  turns: 6,
  firstTurn: 'a',
  map: '',
  deployment: '',
  confirmed: { a: true, b: true },
  logHash: '',
};

async function newTournaments(parts: ClubParts): Promise<TournamentStore> {
  const store = await createTournamentStore(parts);
  open.push(() => Promise.all([...store.getState().tournaments.keys()].map((id) => store.actions.close(id))));
  return store;
}

describe('a tournament', () => {
  async function organised() {
    const phone = await newPhone('w1');
    await phone.store.actions.choose(CHOSEN);
    const tournaments = await newTournaments(phone);
    const made = await tournaments.actions.make(MADE);
    if (!made.ok) throw new Error('Not made');
    const id = made.value;
    const players = ['Anna', 'Ben'].map((name) => ({ name, army: '', team: '' }));
    await tournaments.actions.act(id, { type: 'playersEntered', players });
    await tournaments.actions.act(id, { type: 'roundPaired', round: 1, pairs: [{ table: 1, a: 1, b: 2 }] });
    tournaments.actions.open(id);
    await until(() => tournaments.getState().tournaments.get(id)?.live?.upto === 3);
    return { phone, tournaments, id };
  }
  const stateOf = (tournaments: TournamentStore, id: string) =>
    tournaments.getState().tournaments.get(id)?.matches[0]?.state;

  it('has a table’s result at once, and gives it back to a club that lost its disk', async () => {
    const { tournaments, id } = await organised();
    const record = tournaments.getState().tournaments.get(id)?.record;
    if (!record) throw new Error('No tournament');
    const link = tableLink(id, record, 1, 1, CLUB_CODE);
    const table = await newTournaments(partsOf('w2'));
    const sent = { ...link, table: 1, allowed: 1, result: RESULT };
    expect(await table.actions.send(sent)).toBe('sent');
    await until(() => stateOf(tournaments, id) === 'confirmed');

    await server.restart({ wiped: true });
    const late = await newTournaments(partsOf('w3'));
    const watched = watchLink(record);
    if (watched.kind !== 'event') throw new Error('No link to watch');
    await late.actions.watch(watched);
    await until(() => tournaments.getState().tournaments.get(id)?.live?.line === 'live');
    late.actions.open(id);
    await until(() => stateOf(late, id) === 'confirmed');
  });

  it('takes a result from no link of another table, round or club', async () => {
    const { tournaments, id } = await organised();
    const record = tournaments.getState().tournaments.get(id)?.record;
    if (!record) throw new Error('No tournament');
    const link = tableLink(id, record, 1, 1, CLUB_CODE);
    const table = await newTournaments(partsOf('w2'));
    const foreign = stampOf('another code', `r.${id}.1.1`);
    expect(await table.actions.send({ ...link, stamp: foreign, table: 1, allowed: 1, result: RESULT })).toBe(
      'refused',
    );
    expect(await table.actions.send({ ...link, round: 2, table: 1, allowed: 1, result: RESULT })).toBe(
      'refused',
    );
    expect(stateOf(tournaments, id)).toBe('missing');
    // Nothing is thrown away: both stay on the phone, and are shown as refused.
    expect(table.getState().waiting.map(({ delivery }) => delivery)).toEqual(['refused', 'refused']);
  });

  it('keeps a result while the club is away, and sends it once it is back', async () => {
    const { tournaments, id } = await organised();
    const record = tournaments.getState().tournaments.get(id)?.record;
    if (!record) throw new Error('No tournament');
    const link = tableLink(id, record, 1, null, CLUB_CODE);
    const parts = partsOf('w2');
    const table = await newTournaments(parts);
    await server.kill();
    expect(await table.actions.send({ ...link, table: 1, allowed: null, result: RESULT })).toBe('away');
    // The phone goes out and comes back.
    const again = await createTournamentStore(parts);
    expect(again.getState().waiting).toHaveLength(1);
    await server.restart();
    await expect
      .poll(
        async () => {
          await again.actions.retry();
          return again.getState().waiting.length;
        },
        { timeout: 20_000 },
      )
      .toBe(0);
    await until(() => stateOf(tournaments, id) === 'confirmed');
  });

  it('is refused without a club', async () => {
    const tournaments = await newTournaments(partsOf('w1'));
    expect(await tournaments.actions.make(MADE)).toMatchObject({ ok: false, refusal: { code: 'noClub' } });
  });
});
