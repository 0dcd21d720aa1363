import { beforeEach, describe, expect, it } from 'vitest';
import type { ClubAddress } from '@/club/address';
import type { ClubLink } from '@/club/link';
import { channelSubject } from '@/club/login';
import { secretBelow, stampOf } from '@/club/secrets';
import { createMemoryEntryLog } from '@/storage/memory-entry-log';
import { type ClubRecord, writeClub } from '@/store/club/club-record';
import { createFakeClub, type FakeClub } from '@/testing/fake-club';
import type { Act } from '@/tournament/act';
import type { TableLink } from './tournament-lines';
import { organiserLink, tableLink } from './tournament-links';
import { readTournaments, type WaitingResult, writeTournament } from './tournament-record';
import { createTournamentStore } from './tournament-store';

const CLUB: ClubRecord = {
  address: 'club.example' as ClubAddress,
  code: 'DRAG-ON',
  stampKey: 'key of before',
  isTried: true,
};
const SECRET = 'AbcdefghijklmnopqrstU_';
const EVENT: Extract<ClubLink, { kind: 'event' }> = {
  kind: 'event',
  address: CLUB.address,
  reader: SECRET,
  key: SECRET,
  stamp: null,
};
const MADE: Extract<Act, { type: 'eventMade' }> = {
  type: 'eventMade',
  name: 'Autumn Cup',
  editionId: 't9a-3',
  rounds: 3,
  tables: 2,
  pairs: 'players',
  points: 'edition',
  perMatch: { win: 15, draw: 10, loss: 5 },
  bye: 10,
  minutes: 180,
};

/** A machine that does much else at the same time is slow. */
const SOON = { timeout: 10_000 };

let entryLog: ReturnType<typeof createMemoryEntryLog>;
let club: FakeClub;
/** Ends each rest that somebody takes now. */
let rests: (() => void)[];
let failures: unknown[];

beforeEach(() => {
  entryLog = createMemoryEntryLog();
  club = createFakeClub();
  rests = [];
  failures = [];
});

function newStore() {
  let drawn = 0;
  return createTournamentStore({
    entryLog,
    random: (count) => {
      drawn += 1;
      return Uint8Array.from({ length: count }, (_, index) => (drawn * 7 + index) % 256);
    },
    now: () => 1_000,
    wait: () =>
      new Promise((done) => {
        rests.push(done);
      }),
    writer: 'w1',
    onFailure: (error) => failures.push(error),
    wsFactory: club.wsFactory,
  });
}

/** A phone that organises a tournament. */
async function organiser() {
  await writeClub(entryLog, CLUB);
  const store = await newStore();
  const made = await store.actions.make(MADE);
  if (!made.ok) throw new Error('Not made');
  const id = made.value;
  const record = () => store.getState().tournaments.get(id)?.record ?? expect.fail('There is none');
  return { store, id, record };
}

describe('a tournament that was made under another code than the club has now', () => {
  it('is stamped anew with that code when it is opened, here and after a reload', async () => {
    const { store, id, record } = await organiser();
    const before = record().writer?.stamp;
    await writeClub(entryLog, { ...CLUB, stampKey: 'key of now' });
    store.actions.open(id);
    const now = stampOf('key of now', channelSubject(id));
    await expect.poll(() => record().writer?.stamp, SOON).toBe(now);
    expect(now).not.toBe(before);
    await store.actions.close(id);
    expect((await newStore()).getState().tournaments.get(id)?.record.writer?.stamp).toBe(now);
    expect(failures).toEqual([]);
  });

  it.each<[string, Partial<ClubRecord>]>([
    ['a code that was not tried yet', { isTried: false }],
    ['the code of another club', { address: 'other.example' as ClubAddress }],
  ])('keeps its stamp under %s', async (_, other) => {
    const { store, id, record } = await organiser();
    const before = record();
    await writeClub(entryLog, { ...CLUB, stampKey: 'key of now', ...other });
    store.actions.open(id);
    await expect.poll(() => club.asked, SOON).toContain('log');
    await store.actions.close(id);
    expect(record().writer).toEqual(before.writer);
  });

  it('is left as it is on a phone that only watches it', async () => {
    await writeClub(entryLog, CLUB);
    const store = await newStore();
    const id = await store.actions.watch(EVENT);
    store.actions.open(id);
    await expect.poll(() => club.asked, SOON).toContain('results');
    await store.actions.close(id);
    expect(store.getState().tournaments.get(id)?.record).toMatchObject({ writer: null, stamp: null });
    expect(failures).toEqual([]);
  });
});

describe('the results of a tournament', () => {
  it('are heard by its organiser, with a table’s link too', async () => {
    const { store, id, record } = await organiser();
    store.actions.open(id, tableLink(id, record(), 1, 1, CLUB.stampKey));
    await expect.poll(() => club.asked, SOON).toContain('results');
    await store.actions.close(id);
  });

  it('are not asked for by a phone that has only a table’s link', async () => {
    const store = await newStore();
    const table: TableLink = { ...EVENT, kind: 'table', round: 1, table: 1, stamp: 'AbCdEf012_-9' };
    const id = await store.actions.watch(table);
    store.actions.open(id, table);
    await expect.poll(() => club.asked, SOON).toContain('log');
    await expect.poll(() => club.asked.some((subject) => subject.startsWith('read.')), SOON).toBe(true);
    await store.actions.close(id);
    expect(club.asked).not.toContain('results');
  });
});

describe('a tournament that is watched by more than one link', () => {
  it('takes the stamp of a link that has one, and no other link takes it away', async () => {
    const store = await newStore();
    const id = await store.actions.watch(EVENT);
    const stampNow = () => store.getState().tournaments.get(id)?.record.stamp;
    expect([id, stampNow()]).toEqual([secretBelow(SECRET), null]);
    expect(await store.actions.watch({ ...EVENT, stamp: 'AbCdEf012_-9' })).toBe(id);
    expect(stampNow()).toBe('AbCdEf012_-9');
    await store.actions.watch(EVENT);
    await store.actions.watch({ ...EVENT, kind: 'table', round: 1, table: 1, stamp: 'other' });
    expect(stampNow()).toBe('AbCdEf012_-9');
    expect((await newStore()).getState().tournaments.get(id)?.record.stamp).toBe('AbCdEf012_-9');
  });
});

describe('a result that no organiser’s phone has', () => {
  const RESULT: WaitingResult['result'] = {
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
  const { stamp: _, kind: _kind, ...link } = EVENT;
  const sent: WaitingResult = {
    ...link,
    round: 1,
    table: 1,
    allowed: 1,
    stamp: 'AbCdEf012_-9',
    result: RESULT,
  };

  it('is looked after again and again, until it is given up', async () => {
    club.letIn = false;
    const store = await newStore();
    expect(await store.actions.send(sent)).toBe('refused');
    for (let look = 1; look <= 3; look += 1) {
      await expect.poll(() => rests, SOON).toHaveLength(1);
      rests.shift()?.();
    }
    await expect.poll(() => rests, SOON).toHaveLength(1);
    const [kept] = store.getState().waiting;
    expect(kept).toMatchObject({ table: 1, delivery: 'refused' });
    if (kept) await store.actions.letGo(kept);
    rests.shift()?.();
    await expect.poll(() => store.getState().waiting, SOON).toEqual([]);
    expect(rests).toEqual([]);
    expect(failures).toEqual([]);
  });

  it('is looked after although the club refuses the one of another table', async () => {
    club.letIn = false;
    const { wsFactory } = club;
    let knocks = 0;
    club = {
      ...club,
      wsFactory: (url) => {
        knocks += 1;
        return wsFactory(url);
      },
    };
    const store = await newStore();
    for (const table of [1, 2, 3]) await store.actions.send({ ...sent, table });
    knocks = 0;
    await expect.poll(() => rests, SOON).toHaveLength(1);
    rests.shift()?.();
    await expect.poll(() => rests, SOON).toHaveLength(1);
    expect(knocks).toBe(3);
  });
});

describe('what an organiser did', () => {
  const players = (...names: readonly string[]) => ({
    type: 'playersEntered' as const,
    players: names.map((name) => ({ name, army: '', team: '' })),
  });
  const namesOf = (store: Awaited<ReturnType<typeof newStore>>, id: string) =>
    store
      .getState()
      .tournaments.get(id)
      ?.tournament?.players.map(({ name }) => name);

  it('is taken back and brought back, here and after a reload', async () => {
    const { store, id } = await organiser();
    await store.actions.act(id, players('Anna', 'Ben'));
    expect(await store.actions.undo(id)).toMatchObject({ ok: true });
    expect(namesOf(store, id)).toEqual([]);
    const again = await newStore();
    expect(namesOf(again, id)).toEqual([]);
    expect(await again.actions.redo(id)).toMatchObject({ ok: true });
    expect(namesOf(again, id)).toEqual(['Anna', 'Ben']);
    expect(namesOf(await newStore(), id)).toEqual(['Anna', 'Ben']);
    expect(await again.actions.redo(id)).toMatchObject({ refusal: { code: 'eventNothingToRedo' } });
    expect(await again.actions.undo('other')).toMatchObject({ refusal: { code: 'eventGone' } });
  });

  it('is read only where a newer version wrote a part of it, and nothing is written', async () => {
    const { store, id, record } = await organiser();
    await store.actions.act(id, players('Anna', 'Ben'));
    const newer = { seq: 3, at: 2_000, act: { type: 'hallBooked' } };
    await writeTournament(entryLog, id, { ...record(), acts: [...record().acts, newer] });
    const again = await newStore();
    expect(again.getState().tournaments.get(id)).toMatchObject({ isNewer: true });
    expect(namesOf(again, id)).toEqual(['Anna', 'Ben']);
    for (const refused of [
      await again.actions.act(id, players('Cleo')),
      await again.actions.undo(id),
      await again.actions.redo(id),
    ])
      expect(refused).toMatchObject({ refusal: { code: 'eventNewer' } });
    expect((await readTournaments(entryLog)).get(id)?.acts).toHaveLength(3);
  });
});

describe('a second organiser', () => {
  const anna = { type: 'playersEntered' as const, players: [{ name: 'Anna', army: '', team: '' }] };
  const dag = { type: 'playersEntered' as const, players: [{ name: 'Dag', army: '', team: '' }] };

  /** The phone of Ben, who has opened his code, with the acts of that record. */
  async function ben({ store, id, record }: Awaited<ReturnType<typeof organiser>>) {
    const invited = await store.actions.invite(id, 'Ben');
    if (!invited.ok) throw new Error('Not invited');
    const link = organiserLink(record(), invited.value) ?? expect.fail('No code');
    const [first, own] = [record(), createMemoryEntryLog()];
    entryLog = own;
    const other = await newStore();
    expect(await other.actions.organise(link)).toBe(id);
    const joined = other.getState().tournaments.get(id)?.record ?? expect.fail('Not joined');
    expect(joined).toMatchObject({ writer: first.writer, organiser: invited.value, reader: first.reader });
    await writeTournament(own, id, { ...joined, acts: first.acts });
    return { other: await newStore(), link, invited: invited.value };
  }

  it('reads along, takes over from a dead laptop, and writes after a reload too', async () => {
    const made = await organiser();
    const { other, link } = await ben(made);
    expect(await other.actions.act(made.id, anna)).toMatchObject({
      refusal: { code: 'eventWrittenElsewhere', values: { name: '' } },
    });
    expect(await other.actions.passWriting(made.id, null)).toMatchObject({
      refusal: { code: 'eventWrittenElsewhere' },
    });
    expect(await other.actions.passWriting(made.id, link.organiser)).toMatchObject({ ok: true });
    expect(await other.actions.act(made.id, anna)).toMatchObject({ ok: true });
    const again = await newStore();
    expect(again.getState().tournaments.get(made.id)).toMatchObject({ writesHere: true });
    expect(again.getState().tournaments.get(made.id)?.record.acts.at(-1)).toMatchObject({
      by: link.organiser,
      act: anna,
    });
  });

  it('has the writing once it is given, and then the first phone has it no more', async () => {
    const { store, id, record, ...made } = await organiser();
    const { invited } = await ben({ store, id, record, ...made });
    expect(await store.actions.passWriting(id, invited)).toMatchObject({ ok: true });
    for (const refused of [await store.actions.act(id, dag), await store.actions.undo(id)])
      expect(refused).toMatchObject({ refusal: { code: 'eventWrittenElsewhere', values: { name: 'Ben' } } });
    expect(await store.actions.invite(id, 'Cleo')).toMatchObject({ ok: false });
    expect(await store.actions.passWriting(id, null)).toMatchObject({ ok: true });
    expect(await store.actions.act(id, dag)).toMatchObject({ ok: true });
    expect(record().acts.at(-1)).not.toHaveProperty('by');
  });

  it('is who he is also where a code for another one is opened on his phone', async () => {
    const made = await organiser();
    const { other, link } = await ben(made);
    await other.actions.organise({ ...link, organiser: 'else-002' });
    expect(other.getState().tournaments.get(made.id)?.record.organiser).toBe(link.organiser);
    await made.store.actions.organise(link);
    expect(made.record().organiser).toBe(null);
  });

  it('who watched before organises with the code, and nothing that was here is lost', async () => {
    const made = await organiser();
    const { link } = await ben(made);
    entryLog = createMemoryEntryLog();
    const watcher = await newStore();
    await watcher.actions.watch({ ...EVENT, reader: made.record().reader, key: made.record().key });
    await watcher.actions.forget(made.id);
    await watcher.actions.organise(link);
    expect(watcher.getState().tournaments.get(made.id)?.record).toMatchObject({
      writer: made.record().writer,
      organiser: link.organiser,
    });
  });
});

describe('a tournament that is forgotten', () => {
  const shownIn = ({ getState }: Awaited<ReturnType<typeof newStore>>) => ({
    here: [...getState().tournaments.keys()],
    forgotten: [...getState().forgotten.keys()],
  });

  it('lies in the wastebasket, also after a reload, and comes back whole', async () => {
    const { store, id, record } = await organiser();
    const before = record();
    await store.actions.forget(id);
    expect(shownIn(store)).toEqual({ here: [], forgotten: [id] });
    expect((await readTournaments(entryLog)).get(id)?.forgottenAt).toBe(1_000);
    expect(await store.actions.undo(id)).toMatchObject({ refusal: { code: 'eventGone' } });
    const again = await newStore();
    expect(shownIn(again)).toEqual({ here: [], forgotten: [id] });
    await again.actions.bringBack(id);
    expect(shownIn(again)).toEqual({ here: [id], forgotten: [] });
    expect((await readTournaments(entryLog)).get(id)).toEqual(before);
  });

  it('comes back with its link, as it was', async () => {
    const store = await newStore();
    const id = await store.actions.watch(EVENT);
    const before = store.getState().tournaments.get(id)?.record;
    await store.actions.forget(id);
    await store.actions.forget(id);
    expect(await store.actions.watch(EVENT)).toBe(id);
    expect(shownIn(store)).toEqual({ here: [id], forgotten: [] });
    expect(store.getState().tournaments.get(id)?.record).toEqual(before);
  });
});
