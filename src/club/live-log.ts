import type { ClubConnection, Connected } from './connection';
import type { LogTrouble } from './log-book';
import type { SharedLog } from './shared-log';

/**
 * How the way to the club stands. `refused`: the club does not let this link or code in. `older`, `newer`: it
 * runs a version that this one cannot speak to.
 */
export const LINE_STATES = ['connecting', 'live', 'offline', 'refused', 'older', 'newer'] as const;
export type LineState = (typeof LINE_STATES)[number];

/** What a screen says of a shared log. */
export type LiveState = {
  readonly line: LineState;
  readonly trouble: LogTrouble | null;
  /** A later message is there, and what stands in front of it is not yet. */
  readonly isBehind: boolean;
  /** The last entry that both the club and this phone have. */
  readonly upto: number;
  /** When the club last confirmed that nothing is missing, by this phone's clock; null while it never did. */
  readonly confirmedAt: number | null;
  /** When something last came from another phone, by this phone's clock; null while nothing did. */
  readonly receivedAt: number | null;
  /** The club had lost what it had acknowledged, and this phone gave it back. */
  readonly gaveBack: boolean;
};

export type LiveParts = {
  readonly log: SharedLog;
  readonly connect: () => Promise<Connected>;
  /** Subscribes to the messages of the channel on a connection; heard with their number. */
  readonly listen: (connection: ClubConnection, heard: (number: number, message: Uint8Array) => void) => void;
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<void>;
  readonly from: LiveState;
  readonly onState: (state: LiveState) => void;
  /** Takes a failure that is ours, not the network's. */
  readonly onFailure: (error: unknown) => void;
};

export type LiveLog = {
  /** This phone has something new to send, or comes back to the network: do not wait any longer. */
  wake(): void;
  /** This phone has no network any more: the line is cut, and nothing is live until a new one stands. */
  cut(): void;
  stop(): Promise<void>;
};

/**
 * How long to wait before the next try, by how many failed: short at first, for a network that only flapped.
 */
const RETRY_MS: readonly number[] = [250, 500, 1_000, 2_000, 4_000, 8_000];
const LONGEST_RETRY_MS = 15_000;
/**
 * A message that was heard may be a moment late on the copy that is asked. After so many rounds it was left
 * out.
 */
const PATIENT_ROUNDS = 20;
const LATE_COPY_MS = 100;
/** A line that is quiet for so long is asked: what a club does not tell is noticed by then. */
const QUIET_MS = 30_000;

/** How long to rest after a round where nothing happens. */
function pauseMs(isLate: boolean, isStuck: boolean): number {
  if (isLate) return LATE_COPY_MS;
  return isStuck ? LONGEST_RETRY_MS : QUIET_MS;
}

export const NOT_YET_LIVE: LiveState = {
  line: 'connecting',
  trouble: null,
  isBehind: false,
  upto: 0,
  confirmedAt: null,
  receivedAt: null,
  gaveBack: false,
};

/**
 * Keeps a shared log equal to its channel for as long as it runs: connects, listens, catches up, sends, and
 * begins again when the line breaks.
 */
export function startLiveLog(parts: LiveParts): LiveLog {
  const { log, connect, listen, now, wait, onState, onFailure } = parts;
  const bell = createBell();
  let state = parts.from;
  let isStopped = false;
  let current: ClubConnection | null = null;
  let hangUp = () => {};

  function show(change: Partial<LiveState>): void {
    state = { ...state, ...change };
    if (!isStopped) onState(state);
  }

  /** One connection, for as long as it holds. */
  async function serve(connection: ClubConnection): Promise<void> {
    let isOpen = true;
    const hungUp = new Promise<void>((done) => {
      hangUp = done;
    });
    const end = Promise.race([connection.closed, hungUp]).then(() => {
      isOpen = false;
      if (!isStopped) show({ line: 'offline' });
      bell.ring();
    });
    log.doubt();
    // First listen, then ask: what is written in between is heard.
    listen(connection, (number, message) => {
      log.heard(number, message);
      bell.ring();
    });
    for (let rounds = 0; isOpen && !isStopped; ) {
      const rings = bell.count();
      const { position, received, trouble, isBehind, gaveBack } = await log.sync(connection);
      rounds = isBehind ? rounds + 1 : 0;
      const time = now();
      show({
        // What was asked before the end may be answered behind it.
        line: isOpen ? 'live' : 'offline',
        trouble: rounds > PATIENT_ROUNDS ? 'outOfOrder' : trouble,
        isBehind,
        upto: position.upto,
        confirmedAt: trouble === null && !isBehind ? time : state.confirmedAt,
        receivedAt: received > 0 ? time : state.receivedAt,
        gaveBack,
      });
      if (!isOpen || isStopped) break;
      const pause = pauseMs(isBehind && rounds <= PATIENT_ROUNDS, trouble !== null || isBehind);
      await Promise.race([bell.after(rings), wait(pause)]);
      if (pause > LATE_COPY_MS && bell.count() === rings) log.doubt();
    }
    await end;
  }

  async function run(): Promise<void> {
    let failures = 0;
    while (!isStopped) {
      const connected = await connect();
      if (isStopped) {
        if (connected.ok) await connected.connection.close();
        return;
      }
      if (connected.ok) {
        current = connected.connection;
        const { upto, confirmedAt } = state;
        await serve(connected.connection).catch(async () => {
          // A question without an answer: the line is not what it seems. The next one may be better.
          await connected.connection.close().catch(() => {});
        });
        current = null;
        const gotOn = state.upto !== upto || state.confirmedAt !== confirmedAt;
        failures = gotOn ? 0 : failures + 1;
        if (!isStopped) show({ line: 'offline' });
      } else {
        failures += 1;
        show({ line: connected.failure === 'unreachable' ? 'offline' : connected.failure });
      }
      const rings = bell.count();
      if (!isStopped) await Promise.race([wait(RETRY_MS[failures] ?? LONGEST_RETRY_MS), bell.after(rings)]);
    }
  }

  const running = run().catch(onFailure);
  return {
    wake: bell.ring,
    cut() {
      if (current === null || isStopped) return;
      show({ line: 'offline' });
      hangUp();
      void current.close().catch(() => {});
    },
    async stop() {
      isStopped = true;
      bell.ring();
      await current?.close().catch(() => {});
      await running;
    },
  };
}

type Bell = {
  readonly ring: () => void;
  /** How often it rang. */
  readonly count: () => number;
  /** Ends as soon as it rang more often than that. */
  readonly after: (count: number) => Promise<void>;
};

function createBell(): Bell {
  let rings = 0;
  let waiting: (() => void)[] = [];
  return {
    ring() {
      rings += 1;
      const called = waiting;
      waiting = [];
      for (const call of called) call();
    },
    count: () => rings,
    after: (count) =>
      rings > count
        ? Promise.resolve()
        : new Promise((done) => {
            waiting.push(done);
          }),
  };
}
