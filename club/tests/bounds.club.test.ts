import { describe, expect, it } from 'vitest';
import { organiserLogin, resultSubject, tableLogin } from '@/club/event-login';
import { channelSubject } from '@/club/login';
import { channelOf, newSecret, secretBelow, stampOf } from '@/club/secrets';
import { loggedIn, newChannel, phone, random, STAMP_KEY, until, written } from './club-phones';
import { type ClubServer, startClubServer } from './club-server';

/* What one channel, one event and one login may take of the club's disk; and what its operator clears. */

const KILOBYTES = (count: number) => random(count * 1_000);

function newEvent() {
  const writer = newSecret(random);
  const id = channelOf(writer);
  return {
    id,
    organiser: organiserLogin(writer, stampOf(STAMP_KEY, channelSubject(id))),
    round: (round: number) =>
      tableLogin(secretBelow(writer), round, null, stampOf(STAMP_KEY, resultSubject(id, round, null))),
  };
}

async function withClub(maxDiskBytes: number, what: (club: ClubServer) => Promise<void>): Promise<void> {
  const club = await startClubServer({ maxDiskBytes });
  await what(club).finally(club.close);
}

describe('a club of a small disk', () => {
  it('gives one link a sixteenth of it: who writes another battle goes on', () =>
    withClub(20_000_000, async (club) => {
      const greedy = newChannel();
      const writer = await loggedIn(club, greedy.write.pass, greedy.channel);
      let stored = 0;
      for (let number = 1; number <= 60; number += 1) {
        const outcome = await writer.append(number, KILOBYTES(60));
        if (outcome !== 'stored') {
          expect(outcome).toBe('full');
          break;
        }
        stored += 60_000;
      }
      expect(stored).toBeGreaterThan(500_000);
      expect(stored).toBeLessThanOrEqual((20_000_000 * 0.8) / 16);
      // Neither does it help to come again.
      const again = await loggedIn(club, greedy.write.pass, greedy.channel);
      expect(await again.append(stored / 60_000 + 1, KILOBYTES(60))).toBe('full');
      const other = newChannel();
      const player = await loggedIn(club, other.write.pass, other.channel);
      expect(await player.append(1, KILOBYTES(60))).toBe('stored');
      await Promise.all([writer.close(), again.close(), player.close()]);
    }));

  it('gives one event a quarter of the room for results, and no event pushes out another’s', () =>
    withClub(4_000_000, async (club) => {
      const [first, greedy] = [newEvent(), newEvent()];
      const player = await loggedIn(club, first.round(1).pass, first.id);
      expect(await player.send({ round: 1, table: 1 }, KILOBYTES(4))).toBe('stored');
      const [before] = (await player.result({ round: 1, table: 1 })).sent.values();
      const flood = await loggedIn(club, greedy.round(1).pass, greedy.id);
      const outcomes: string[] = [];
      for (let table = 1; table <= 60; table += 1)
        outcomes.push(await flood.send({ round: 1, table }, KILOBYTES(4)));
      const stored = outcomes.filter((outcome) => outcome === 'stored').length;
      expect(stored).toBeGreaterThan(5);
      expect(stored).toBeLessThan(15);
      expect(new Set(outcomes)).toEqual(new Set(['stored', 'full']));
      // A table that has a result may send another.
      expect(await flood.send({ round: 1, table: 1 }, KILOBYTES(4))).toBe('stored');
      // Its organiser makes no more room for it, and what the other event has is as it was.
      const organiser = await loggedIn(club, greedy.organiser.pass, greedy.id);
      expect(await organiser.giveBack({ round: 2, table: 1 }, KILOBYTES(4))).toBe('full');
      expect(await organiser.acknowledge({ round: 2, table: 1 }, random(100))).toBe('full');
      expect([...(await player.result({ round: 1, table: 1 })).sent.values()]).toEqual([before]);
      expect(await player.send({ round: 1, table: 2 }, KILOBYTES(4))).toBe('stored');
      await Promise.all([player.close(), flood.close(), organiser.close()]);
    }));

  it('takes no result that is larger than any table’s', () =>
    withClub(20_000_000, async (club) => {
      const event = newEvent();
      const player = await loggedIn(club, event.round(1).pass, event.id);
      expect(await player.send({ round: 1, table: 1 }, KILOBYTES(5))).toBe('tooLarge');
      const organiser = await loggedIn(club, event.organiser.pass, event.id);
      expect(await organiser.acknowledge({ round: 1, table: 1 }, KILOBYTES(1))).toBe('tooLarge');
      expect((await organiser.results(1)).sent.size).toBe(0);
      await Promise.all([player.close(), organiser.close()]);
    }));

  it('that is full is cleared of one channel by its operator, and of nothing else', () =>
    withClub(20_000_000, async (club) => {
      const [one, other] = [newChannel(), newChannel()];
      const greedy = await loggedIn(club, one.write.pass, one.channel);
      for (let number = 1; number <= 5; number += 1) await greedy.append(number, KILOBYTES(60));
      const blue = phone(club, other, { writes: true, from: written(5) });
      blue.goOnline();
      await until(() => blue.state().upto === 5);
      const event = newEvent();
      const player = await loggedIn(club, event.round(1).pass, event.id);
      await player.send({ round: 1, table: 1 }, random(500));
      expect(await club.clear(one.channel)).toBe(5);
      await greedy.closed;
      const reader = await loggedIn(club, one.read.pass, one.channel);
      expect(await reader.read(1, 8)).toEqual({ last: 0, messages: [] });
      expect((await player.result({ round: 1, table: 1 })).sent.size).toBe(1);
      // A line that is quiet is looked at anew: the other battle is all there.
      const late = phone(club, other, { writes: false });
      late.goOnline();
      await until(() => late.entries().length === 5);
      expect(await club.clear(event.id)).toBe(1);
      await Promise.all([blue.goOffline(), late.goOffline(), reader.close(), player.close()]);
    }));
});
