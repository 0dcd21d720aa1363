import { describe, expect, it } from 'vitest';
import { connectClub } from '@/club/connection';
import { listSubject, listsLogin, listsSubject } from '@/club/lists-login';
import { listsKey, sealList } from '@/club/sealed-list';
import { stampOf } from '@/club/secrets';
import { listState } from '@/tournament/army-lists';
import { listsLink, organiserLink, watchLink } from '../../src/store/tournament/tournament-links';
import { createTournamentStore, type TournamentStore } from '../../src/store/tournament/tournament-store';
import { random, STAMP_KEY, until } from './club-phones';
import { type ClubServer, shareClubServer } from './club-server';
import { question, rawVisitor } from './raw-visitor';
import { CHOSEN, storePhones } from './store-phones';
import { organised } from './tournaments';

let server: ClubServer;
shareClubServer((started) => {
  server = started;
});
const { newPhone, newTournaments, partsOf } = storePhones(() => server);
const PHONE = 'abcdefghijk';

async function organisedHere() {
  const phone = await newPhone('w1');
  await phone.store.actions.choose(CHOSEN);
  const tournaments = await newTournaments(phone);
  const { id, record } = await organised(tournaments, 1);
  const link = await listsLink(id, record, STAMP_KEY);
  if (!link) throw new Error('No code');
  return { tournaments, id, record, link, login: listsLogin(record.reader, link.stamp) };
}
const stateOf = (store: TournamentStore, id: string, player = 1) => {
  const armyLists = store.getState().tournaments.get(id)?.tournament?.armyLists;
  return armyLists ? listState(armyLists, player) : null;
};
const textOf = (store: TournamentStore, id: string, player = 1) => stateOf(store, id, player)?.text ?? null;

describe('army lists by code', () => {
  it('come to the organisers, changed until the deadline, and to who watches once they are shown', async () => {
    const { tournaments, id, record, link } = await organisedHere();
    const player = await newTournaments(partsOf('w2'));
    const list = { link, player: 1, text: 'first', deadline: null };
    expect(await player.actions.sendList(list)).toBe('sent');
    expect(player.getState().ownLists[0]?.at).toBeGreaterThan(0);
    await until(() => textOf(tournaments, id) === 'first');
    expect(await player.actions.sendList({ ...list, text: 'changed' })).toBe('sent');
    await until(() => textOf(tournaments, id) === 'changed');
    expect(stateOf(tournaments, id)).toMatchObject({ time: 'inTime', others: [] });

    // A second organiser has it too.
    await tournaments.actions.invite(id, 'Ben');
    const invited = tournaments.getState().tournaments.get(id)?.log.organisers[0]?.id ?? '';
    const second = await newTournaments(partsOf('w3'));
    const asked = organiserLink(record, invited);
    if (!asked) throw new Error('No code');
    await second.actions.organise(asked);
    second.actions.open(id);
    await until(() => textOf(second, id) === 'changed');

    const watcher = await newTournaments(partsOf('w4'));
    const watched = watchLink(record);
    if (watched.kind !== 'event') throw new Error('No link to watch');
    await watcher.actions.watch(watched);
    watcher.actions.open(id);
    await until(() => watcher.getState().tournaments.get(id)?.live?.line === 'live');
    expect(textOf(watcher, id)).toBeNull();
    await tournaments.actions.showLists(id, true);
    await until(() => textOf(watcher, id) === 'changed');
  });

  it('keep the one in time beside one that comes after the deadline', async () => {
    const { tournaments, id, link } = await organisedHere();
    const parts = partsOf('w2');
    const player = await newTournaments(parts);
    await player.actions.sendList({ link, player: 1, text: 'in time', deadline: null });
    await until(() => textOf(tournaments, id) === 'in time');
    const deadline = (player.getState().ownLists[0]?.at ?? 0) + 1;
    await tournaments.actions.act(id, { type: 'listDeadlineSet', at: deadline });
    await tournaments.actions.close(id);
    await until(() => Date.now() > deadline);
    expect(await player.actions.sendList({ link, player: 1, text: 'late', deadline })).toBe('sent');
    tournaments.actions.open(id);
    await until(() => stateOf(tournaments, id)?.isOpen === true);
    expect(stateOf(tournaments, id)).toMatchObject({ text: 'in time', time: 'inTime' });
    expect(stateOf(tournaments, id)?.others.map(({ text }) => text)).toEqual(['late']);
  });

  it('are kept while the club is away, and sent once it is back', async () => {
    const { tournaments, id, link } = await organisedHere();
    const parts = partsOf('w2');
    const player = await newTournaments(parts);
    await server.kill();
    expect(await player.actions.sendList({ link, player: 2, text: 'kept', deadline: null })).toBe('away');
    // The phone goes out and comes back.
    const again = await createTournamentStore(parts);
    expect(again.getState().ownLists).toMatchObject([{ text: 'kept', delivery: 'away' }]);
    await server.restart();
    await expect
      .poll(
        async () => {
          await again.actions.retry();
          return again.getState().ownLists[0]?.delivery;
        },
        { timeout: 20_000 },
      )
      .toBe('sent');
    await until(() => textOf(tournaments, id, 2) === 'kept');
  });

  it('are sent again where the club lost them, once their player looks', async () => {
    const { tournaments, id, link } = await organisedHere();
    const player = await newTournaments(partsOf('w2'));
    await tournaments.actions.close(id);
    await player.actions.sendList({ link, player: 1, text: 'lost', deadline: null });
    await server.restart({ wiped: true });
    tournaments.actions.open(id);
    await expect
      .poll(
        async () => {
          await player.actions.lookAfterLists(link.reader);
          return textOf(tournaments, id);
        },
        { timeout: 20_000 },
      )
      .toBe('lost');
  });

  it('are taken from no code of another event or club', async () => {
    const { tournaments, id, link } = await organisedHere();
    const player = await newTournaments(partsOf('w2'));
    const foreign = { ...link, stamp: stampOf('another code', listsSubject(id)) };
    expect(await player.actions.sendList({ link: foreign, player: 1, text: 'no', deadline: null })).toBe(
      'refused',
    );
    expect(textOf(tournaments, id)).toBeNull();
  });

  it('change nothing where a liar sends rubbish, for nobody, in the place of another, or too much', async () => {
    const { tournaments, id, record, link, login } = await organisedHere();
    const player = await newTournaments(partsOf('w2'));
    await player.actions.sendList({ link, player: 1, text: 'honest', deadline: null });
    await until(() => textOf(tournaments, id) === 'honest');
    const before = tournaments.getState().tournaments.get(id)?.record.lists;

    const connected = await connectClub(login, server);
    if (!connected.ok) throw new Error('Not let in');
    const { connection } = connected;
    const { lists } = connection;
    if (!lists) throw new Error('No lists');
    const sealed = (of: number, text: string, place = { player: of, from: PHONE }) =>
      sealList(text, link.publicKey, listSubject(id, place), random);
    expect(await lists.bring({ player: 1, from: PHONE }, Buffer.from('rubbish'))).toBe('stored');
    // Sealed for another player, longer than a list may be, or for another event's organiser.
    expect(await lists.bring({ player: 1, from: `${PHONE.slice(1)}2` }, sealed(2, 'theirs'))).toBe('stored');
    const long = 'x'.repeat(8_001);
    expect(await lists.bring({ player: 2, from: PHONE }, sealed(2, long))).toBe('stored');
    expect(await lists.bring({ player: 999, from: PHONE }, sealed(999, 'nobody'))).toBe('stored');
    expect(await lists.bring({ player: 2, from: PHONE }, new Uint8Array(20_481))).toBe('tooLarge');
    // No phone pushes out another one, nor fills the event.
    const outcomes: string[] = [];
    for (let index = 0; index < 8; index += 1)
      outcomes.push(
        await lists.bring({ player: 1, from: `${index}`.repeat(11) }, Buffer.from(`rubbish ${index}`)),
      );
    expect(outcomes.filter((outcome) => outcome === 'full').length).toBeGreaterThan(3);
    await connection.close();

    await tournaments.actions.close(id);
    tournaments.actions.open(id);
    await expect(
      player.actions.sendList({ link, player: 1, text: 'honest still', deadline: null }),
    ).resolves.toBe('sent');
    await until(() => textOf(tournaments, id) === 'honest still');
    expect(tournaments.getState().tournaments.get(id)?.record.lists).toHaveLength(before?.length ?? 0);
    expect(stateOf(tournaments, id, 2)?.time).toBe('missing');
    expect(listsKey(record.writer?.secret ?? '')).not.toBe(link.publicKey);
  });

  it('are read by nobody who may only send them', async () => {
    const { id, login, link } = await organisedHere();
    const player = await newTournaments(partsOf('w2'));
    await player.actions.sendList({ link, player: 1, text: 'secret', deadline: null });
    const from = player.getState().ownLists[0]?.from ?? '';
    const inbox = `_INBOX.${id}.x`;
    for (const asked of ['lists', `list.1.${from}`, 'results.1', `send.1.1`, 'append.9']) {
      const visitor = await rawVisitor(server, login);
      visitor.send(`SUB ${inbox} 1\r\n${question(asked, inbox)}`);
      await until(() => !visitor.isOpen());
      expect(visitor.heard(), asked).toContain('Permissions Violation');
    }
    for (const heard of ['lists', 'results']) {
      const visitor = await rawVisitor(server, login);
      visitor.send(`SUB ${heard} 1\r\n`);
      await until(() => !visitor.isOpen());
      expect(visitor.heard(), heard).toContain('Permissions Violation');
    }
  });
});
