import { describe, expect, it } from 'vitest';
import type { ClubConnection, Connected } from './connection';
import { type LiveState, NOT_YET_LIVE, startLiveLog } from './live-log';
import { AT_THE_BEGINNING } from './log-book';
import type { SharedLog, SyncOutcome } from './shared-log';

/** What a round of a test leads to: nothing new, unless it says otherwise. */
type Round = Partial<SyncOutcome>;

const NOTHING_NEW: SyncOutcome = {
  position: AT_THE_BEGINNING,
  received: 0,
  trouble: null,
  isBehind: false,
  gaveBack: false,
};
const reached = (upto: number) => ({ number: upto, hash: 'hash', upto });

/**
 * Runs one connection after another, each for the rounds that it is given: behind them its line is lost. An
 * empty one is never made. Every round is a moment later than the one before.
 */
async function lived(connections: readonly (readonly Round[])[]) {
  const coming = connections.map((rounds) => [...rounds]);
  const shown: LiveState[] = [];
  /** The pauses before each new connection, in ms. */
  const pauses: number[] = [];
  const failures: unknown[] = [];
  let rounds: Round[] = [];
  let doubts = 0;
  let time = 0;
  let end = () => {};
  const ended = new Promise<void>((done) => {
    end = done;
  });
  const log: SharedLog = {
    async sync() {
      const round = rounds.shift();
      if (round === undefined) throw new Error('The line is lost');
      return { ...NOTHING_NEW, ...round };
    },
    heard() {},
    doubt() {
      doubts += 1;
    },
  };
  async function connect(): Promise<Connected> {
    const next = coming.shift();
    if (next === undefined) {
      end();
      return await new Promise(() => {});
    }
    rounds = next;
    if (next.length === 0) return { ok: false, failure: 'unreachable' };
    const connection = { closed: new Promise<void>(() => {}), close: async () => {} };
    return { ok: true, connection: connection as unknown as ClubConnection };
  }
  startLiveLog({
    log,
    connect,
    listen() {},
    now: () => {
      time += 1;
      return time;
    },
    async wait(ms) {
      if (shown.at(-1)?.line === 'offline') pauses.push(ms);
    },
    from: NOT_YET_LIVE,
    onState: (state) => shown.push(state),
    onFailure(failure) {
      failures.push(failure);
      end();
    },
  });
  await ended;
  expect(failures).toEqual([]);
  return { live: shown.filter(({ line }) => line === 'live'), pauses, doubts };
}

describe('a log that is kept live', () => {
  it.each([1, 2, 3])(
    'asks a club nothing more once it is stopped, in a pause behind round %i',
    async (last) => {
      let rounds = 0;
      let paused = () => {};
      const inPause = new Promise<void>((done) => {
        paused = done;
      });
      let goOn = () => {};
      const connection = { closed: new Promise<void>(() => {}), close: async () => {} };
      const live = startLiveLog({
        log: {
          async sync() {
            rounds += 1;
            return NOTHING_NEW;
          },
          heard() {},
          doubt() {},
        },
        connect: async () => ({ ok: true, connection: connection as unknown as ClubConnection }),
        listen() {},
        now: () => rounds,
        wait: () =>
          new Promise((done) => {
            goOn = done;
            if (rounds === last) paused();
            else done();
          }),
        from: NOT_YET_LIVE,
        onState() {},
        onFailure() {},
      });
      await inPause;
      void live.stop();
      goOn();
      for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
      expect(rounds).toBe(last);
    },
  );

  it('is offline at once when the network is, whatever is on its way, and live again only by a new line', async () => {
    const shown: LiveState[] = [];
    let answer = () => {};
    let connections = 0;
    let goOn = () => {};
    const live = startLiveLog({
      log: {
        sync: () =>
          new Promise((done) => {
            answer = () => done(NOTHING_NEW);
          }),
        heard() {},
        doubt() {},
      },
      connect: async () => {
        connections += 1;
        const connection = { closed: new Promise<void>(() => {}), close: () => new Promise<void>(() => {}) };
        return { ok: true, connection: connection as unknown as ClubConnection };
      },
      listen() {},
      now: () => 1,
      wait: () =>
        new Promise((done) => {
          goOn = done;
        }),
      from: NOT_YET_LIVE,
      onState: (state) => shown.push(state),
      onFailure(failure) {
        throw failure;
      },
    });
    const settle = async () => {
      for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
    };
    await settle();
    answer();
    await settle();
    expect(shown.at(-1)?.line).toBe('live');
    live.wake();
    await settle();
    live.cut();
    expect(shown.at(-1)?.line).toBe('offline');
    // What was asked before the cut is answered late: that is no line.
    answer();
    await settle();
    expect(shown.at(-1)?.line).toBe('offline');
    expect(connections).toBe(1);
    goOn();
    await settle();
    expect(connections).toBe(2);
    answer();
    await settle();
    expect(shown.at(-1)?.line).toBe('live');
  });

  it('says when something last came, through all rounds where nothing comes', async () => {
    const { live } = await lived([[{}, { received: 2 }, {}, {}, { received: 1 }, {}]]);
    expect(live.map(({ receivedAt }) => receivedAt)).toEqual([null, 2, 2, 2, 5, 5]);
  });

  it('looks at the whole channel anew after each pause of a quiet line', async () => {
    expect((await lived([[{}, {}, {}]])).doubts).toBe(4);
    expect((await lived([[{ trouble: 'full' }, { trouble: 'lost' }]])).doubts).toBe(3);
  });

  it('looks at nothing anew while it waits for a copy that is a moment late', async () => {
    expect((await lived([[{ isBehind: true }]])).doubts).toBe(1);
    expect((await lived([Array.from({ length: 20 }, () => ({ isBehind: true }))])).doubts).toBe(1);
  });

  it('calls a message left out that does not show for 20 rounds, and looks anew', async () => {
    const { live, doubts } = await lived([Array.from({ length: 21 }, () => ({ isBehind: true }))]);
    expect(live.map(({ trouble }) => trouble)).toEqual([...Array(20).fill(null), 'outOfOrder']);
    expect(doubts).toBe(2);
  });

  it.each<[string, readonly Round[]]>([
    ['confirmed that nothing is missing', [{}, {}, {}]],
    [
      'got further, though not to the end',
      [1, 2, 3].map((upto) => ({ position: reached(upto), trouble: 'full' })),
    ],
    ['got to the end', [1, 2, 3].map((upto) => ({ position: reached(upto) }))],
  ])('tries again at once, however often, where each line %s', async (_, rounds) => {
    expect((await lived(rounds.map((round) => [round]))).pauses).toEqual([250, 250, 250]);
  });

  it('waits longer each time where no line gets on, until one does', async () => {
    const stuck: readonly Round[] = [{ trouble: 'full' }];
    const { pauses } = await lived([stuck, [], stuck, [{}], stuck]);
    expect(pauses).toEqual([500, 1_000, 2_000, 250, 500]);
  });
});
