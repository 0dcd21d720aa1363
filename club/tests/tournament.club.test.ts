import { describe, expect, it } from 'vitest';
import { stampOf } from '@/club/secrets';
import type { Act } from '@/tournament/act';
import { tableLink, watchLink } from '../../src/store/tournament/tournament-links';
import type { TournamentRecord } from '../../src/store/tournament/tournament-record';
import { createTournamentStore, type TournamentStore } from '../../src/store/tournament/tournament-store';
import { STAMP_KEY, until } from './club-phones';
import { type ClubServer, shareClubServer } from './club-server';
import { CHOSEN, storePhones } from './store-phones';
import { MADE, organised, RESULT, statesOf } from './tournaments';

let server: ClubServer;
shareClubServer((started) => {
  server = started;
});
const { newPhone, newTournaments, partsOf } = storePhones(() => server);

describe('a tournament', () => {
  async function organisedHere(tables = 1) {
    const phone = await newPhone('w1');
    await phone.store.actions.choose(CHOSEN);
    const tournaments = await newTournaments(phone);
    return { phone, tournaments, ...(await organised(tournaments, tables)) };
  }
  const stateOf = (tournaments: TournamentStore, id: string) =>
    tournaments.getState().tournaments.get(id)?.matches[0]?.state;

  it('has a table’s result at once, and gives it back to a club that lost its disk', async () => {
    const { tournaments, id, record } = await organisedHere();
    const link = tableLink(id, record, 1, 1, STAMP_KEY);
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
    const { tournaments, id, record } = await organisedHere();
    const link = tableLink(id, record, 1, 1, STAMP_KEY);
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

  it('has every result that was sent after the club lost its disk, from the tables’ phones', async () => {
    const { tournaments, id, record } = await organisedHere(20);
    const link = tableLink(id, record, 1, null, STAMP_KEY);
    // The organiser’s phone is away: it has none of them.
    await tournaments.actions.close(id);
    const tables = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const phone = await newTournaments(partsOf(`w${index + 2}`));
        const result = { ...RESULT, blue: 2 * index + 1, red: 2 * index + 2 };
        expect(await phone.actions.send({ ...link, table: index + 1, allowed: null, result })).toBe('sent');
        return phone;
      }),
    );
    await server.restart({ wiped: true });
    tournaments.actions.open(id);
    await until(() => tournaments.getState().tournaments.get(id)?.live?.line === 'live');
    expect(statesOf(tournaments, id)).toEqual(Array.from({ length: 20 }, () => 'missing'));
    // Each phone looks after its result from time to time, and whenever its page comes back.
    await Promise.all(tables.map((phone) => phone.actions.retry()));
    await until(() => statesOf(tournaments, id).every((state) => state === 'confirmed'));
    // Once the organiser’s phone has them, the tables’ phones let them go.
    await expect
      .poll(
        async () => {
          await Promise.all(tables.map((phone) => phone.actions.retry()));
          return tables.reduce((sum, phone) => sum + phone.getState().waiting.length, 0);
        },
        { timeout: 20_000 },
      )
      .toBe(0);
  });

  it('has the words of both phones of a table, though its organiser was away for the first', async () => {
    const { tournaments, id, record } = await organisedHere();
    const sent = { ...tableLink(id, record, 1, null, STAMP_KEY), table: 1, allowed: null };
    const other = { ...RESULT, battlePoints: { a: 8, b: 12 }, winner: 'b' as const };
    await tournaments.actions.close(id);
    const [one, two] = [await newTournaments(partsOf('w2')), await newTournaments(partsOf('w3'))];
    expect(await one.actions.send({ ...sent, result: RESULT })).toBe('sent');
    expect(await two.actions.send({ ...sent, result: other })).toBe('sent');
    // Neither phone sends its own again over the other’s.
    await one.actions.retry();
    await two.actions.retry();
    tournaments.actions.open(id);
    await until(() => stateOf(tournaments, id) === 'differing');
    await expect
      .poll(
        async () => {
          await Promise.all([one.actions.retry(), two.actions.retry()]);
          return one.getState().waiting.length + two.getState().waiting.length;
        },
        { timeout: 20_000 },
      )
      .toBe(0);

    // The second one was wrong: what it sends now takes the place of its own word alone.
    expect(await two.actions.send({ ...sent, result: RESULT })).toBe('sent');
    await until(() => stateOf(tournaments, id) === 'confirmed');
    const [match] = tournaments.getState().tournaments.get(id)?.matches ?? [];
    expect(match?.said.map(({ phones }) => phones)).toEqual([2]);
    const late = await newTournaments(partsOf('w4'));
    const watched = watchLink(record);
    if (watched.kind !== 'event') throw new Error('No link to watch');
    await late.actions.watch(watched);
    late.actions.open(id);
    await until(() => stateOf(late, id) === 'confirmed');
  });

  it('keeps a result while the club is away, and sends it once it is back', async () => {
    const { tournaments, id, record } = await organisedHere();
    const link = tableLink(id, record, 1, null, STAMP_KEY);
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

  describe('of which something was written last', () => {
    const LATE: Act = { type: 'playersEntered', players: [{ name: 'Late', army: '', team: '' }] };

    /** A phone that watches it has all four acts. */
    async function expectWhole(id: string, record: TournamentRecord): Promise<void> {
      const watcher = await newTournaments(partsOf('w5'));
      const link = watchLink(record);
      if (link.kind !== 'event') throw new Error('No link to watch');
      await watcher.actions.watch(link);
      watcher.actions.open(id);
      await until(() => watcher.getState().tournaments.get(id)?.record.acts.length === 4);
    }
    const liveOf = (tournaments: TournamentStore, id: string) =>
      tournaments.getState().tournaments.get(id)?.live;

    it('is whole with the club though its screen was left at once; then its line ends', async () => {
      const { tournaments, id, record } = await organisedHere();
      const written = tournaments.actions.act(id, LATE);
      await tournaments.actions.leave(id);
      await written;
      await expectWhole(id, record);
      await until(() => liveOf(tournaments, id) === null);
    });

    it('is whole with the club once that is back, though its screen was left meanwhile', async () => {
      const { tournaments, id, record } = await organisedHere();
      await server.kill();
      await tournaments.actions.act(id, LATE);
      await tournaments.actions.leave(id);
      await server.restart();
      await expectWhole(id, record);
    });

    it('is whole with the club though the page was closed before, as soon as there is another', async () => {
      const { phone, tournaments, id, record } = await organisedHere();
      await server.kill();
      await tournaments.actions.act(id, LATE);
      await tournaments.actions.close(id);
      await server.restart();
      await newTournaments(phone);
      await expectWhole(id, record);
    });

    it('is on screen again by the line that it has, also while the rest of it is sent', async () => {
      const { tournaments, id } = await organisedHere();
      const written = tournaments.actions.act(id, LATE);
      void tournaments.actions.leave(id);
      tournaments.actions.open(id);
      await written;
      await until(() => liveOf(tournaments, id)?.upto === 4);
      expect(liveOf(tournaments, id)?.line).toBe('live');
    });
  });

  it('is refused without a club', async () => {
    const tournaments = await newTournaments(partsOf('w1'));
    expect(await tournaments.actions.make(MADE)).toMatchObject({ ok: false, refusal: { code: 'noClub' } });
  });
});
