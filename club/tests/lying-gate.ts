import { WebSocketServer } from 'ws';
import { serve } from '../../scripts/serve.mjs';
import { nodeSockets } from '../gate.mjs';
import { stampKeyOf } from '../secrets.mjs';
import { receiveVisitor } from '../visitor.mjs';

type Numbered = { readonly number: number; readonly message: Uint8Array };
type Visitor = ReturnType<typeof receiveVisitor>;

/** How a gate lies. It speaks as the real one does, to whoever comes. */
export type Lies = {
  /** Messages of a channel that it does not show, though it took them. */
  hidden: (number: number) => boolean;
  /** It says "stored", and keeps nothing. */
  swallows: boolean;
  /** Tells nobody of what comes. */
  isSilent: boolean;
  /** Results that it does not show, by their table. */
  hiddenTable: (table: number) => boolean;
};

export type LyingGate = {
  /** Where WebSockets are opened. */
  readonly url: string;
  /** Where its pages are served. */
  readonly port: number;
  readonly wsFactory: unknown;
  /** What it does from now on. */
  readonly lies: Lies;
  /** How many messages of logs it keeps. */
  readonly kept: () => number;
  /** Forgets all that it ever acknowledged. */
  readonly forget: () => void;
  readonly close: () => Promise<void>;
};

/**
 * A gate of somebody who means ill, or whose disk fails: it keeps in memory what it keeps, and lies as it is
 * told. `code` is the club's; the files of `root` are its page.
 */
export async function openLyingGate(code: string, root = '.'): Promise<LyingGate> {
  const logs = new Map<string, Uint8Array[]>();
  const results = new Map<string, Uint8Array>();
  const visitors = new Set<Visitor>();
  const lies: Lies = {
    hidden: () => false,
    swallows: false,
    isSilent: false,
    hiddenTable: () => false,
  };
  const logOf = (channel: string) => logs.get(channel) ?? logs.set(channel, []).get(channel) ?? [];
  const tell = (channel: string, kind: 'log' | 'results' | 'talk', subject: string, message: Uint8Array) => {
    if (lies.isSilent) return;
    for (const visitor of visitors) if (visitor.channel() === channel) visitor.hear(subject, message, kind);
  };
  const shown = (channel: string): Numbered[] =>
    logOf(channel)
      .map((message, index) => ({ number: index + 1, message }))
      .filter(({ number }) => !lies.hidden(number));
  const tablesOf = (kind: string, event: string, round: number): Numbered[] =>
    [...results].flatMap(([name, message]) => {
      const [of, at, inRound, table] = name.split('.');
      return of === kind && at === event && Number(inRound) === round && !lies.hiddenTable(Number(table))
        ? [{ number: Number(table), message }]
        : [];
    });
  const put = (kind: 'r' | 'a', event: string, round: number, table: number, message: Uint8Array) => {
    if (!lies.swallows) results.set(`${kind}.${event}.${round}.${table}`, message);
    tell(event, 'results', `${kind}.${round}.${table}`, message);
    return 'stored' as const;
  };
  const stored = {
    isBegun: async (channel: string) => logOf(channel).length > 0,
    stateOf: async (channel: string) => {
      const last = shown(channel).at(-1)?.number ?? 0;
      return { last, isWhole: shown(channel).length === last };
    },
    async append(channel: string, number: number, message: Uint8Array) {
      const log = logOf(channel);
      if (number <= log.length) return 'taken' as const;
      if (number > log.length + 1 && !lies.swallows) return 'gap' as const;
      if (!lies.swallows) log.push(message);
      tell(channel, 'log', `b.${number}`, message);
      return 'stored' as const;
    },
    async read(channel: string, from: number, count: number) {
      const all = shown(channel);
      const messages: Numbered[] = [];
      for (let number = from; number < from + count; number += 1) {
        const found = all.find((known) => known.number === number);
        if (found === undefined) break;
        messages.push(found);
      }
      return { last: all.at(-1)?.number ?? 0, messages };
    },
    results: async (event: string, round: number) => ({
      sent: tablesOf('r', event, round),
      had: tablesOf('a', event, round),
    }),
    result: async (event: string, { round, table }: { round: number; table: number }) => ({
      sent: tablesOf('r', event, round).filter(({ number }) => number === table),
      had: tablesOf('a', event, round).filter(({ number }) => number === table),
    }),
    send: async (event: string, at: { round: number; table: number }, message: Uint8Array) =>
      put('r', event, at.round, at.table, message),
    acknowledge: async (event: string, at: { round: number; table: number }, message: Uint8Array) =>
      put('a', event, at.round, at.table, message),
    async say(channel: string, message: Uint8Array) {
      tell(channel, 'talk', 't', message);
      return 'stored' as const;
    },
    lists: async () => [],
    clear: async () => 0,
    forget: () => {},
  };
  const house = {
    stored,
    keys: [stampKeyOf(code)],
    maxBodyBytes: 131_072,
    settle: () => true,
    leave: (visitor: Visitor) => void visitors.delete(visitor),
    waitFor: () => 0,
  };
  const doors = new WebSocketServer({ noServer: true, perMessageDeflate: false, autoPong: false });
  const page = await serve({
    root,
    port: 0,
    host: '127.0.0.1',
    onUpgrade: (request, socket, head) =>
      doors.handleUpgrade(request, socket, head, (opened) =>
        visitors.add(receiveVisitor(opened as never, 'somewhere', house as never)),
      ),
  });
  return {
    url: `ws://127.0.0.1:${page.port}/club`,
    port: page.port,
    wsFactory: nodeSockets.wsFactory,
    lies,
    kept: () => [...logs.values()].flat().length,
    forget: () => {
      logs.clear();
      results.clear();
    },
    close: async () => {
      for (const visitor of visitors) visitor.end('Server Shutdown');
      await page.close();
    },
  };
}
