import * as v from 'valibot';
import { utf8 } from './bytes';

/** What carries bytes to one other phone, in order and without loss: a data channel, or one in memory. */
export type PhoneChannel = {
  /** Does nothing once it is closed. */
  send(bytes: Uint8Array): void;
  onMessage(heard: (bytes: Uint8Array) => void): void;
  /** Hears once that it is closed, by whichever side. */
  onClose(closed: () => void): void;
  close(): void;
};

/** What is said over a wire. */
export const FRAMES = ['hello', 'read', 'answer', 'log', 'talk', 'ping', 'pong'] as const;
export type FrameKind = (typeof FRAMES)[number];

export type Frame = {
  readonly kind: FrameKind;
  /** A number that belongs to it: of a question, or of a message in the log. */
  readonly number: number;
  readonly body: Uint8Array;
};

/** One other phone, for as long as its channel is open. */
export type PhoneWire = {
  send(kind: FrameKind, number?: number, body?: Uint8Array): void;
  /** Hears what comes from now on; returns what ends that. */
  hear(heard: (frame: Frame) => void): () => void;
  /** Whether the other phone was heard a moment ago. */
  isHeard(): boolean;
  /** Hears whenever the other phone falls silent or is heard again; returns what ends that. */
  onHeard(changed: (isHeard: boolean) => void): () => void;
  readonly closed: Promise<void>;
  close(): void;
};

/** Browsers of before cut what is larger, in bytes. */
const MAX_PIECE_BYTES = 16_000;
const HEAD_BYTES = 5;
const GOES_ON = 0x80;
/** More than this is no battle of ours. */
const MAX_FRAME_BYTES = 32_000_000;
/** The other phone is asked so often whether it is there, and is silent where it says nothing until the next. */
const PING_MS = 4_000;

/** Cuts what is said into pieces that a channel carries, and asks whether the other phone is still there. */
export function createPhoneWire(channel: PhoneChannel, wait: (ms: number) => Promise<void>): PhoneWire {
  const hearers = new Set<(frame: Frame) => void>();
  const watchers = new Set<(isHeard: boolean) => void>();
  let isOpen = true;
  let isHeard = true;
  let heardSince = true;
  let pieces: Uint8Array[] = [];
  let size = 0;

  function note(next: boolean): void {
    if (isHeard === next) return;
    isHeard = next;
    for (const watcher of [...watchers]) watcher(next);
  }

  function send(kind: FrameKind, number = 0, body: Uint8Array = new Uint8Array()): void {
    for (let at = 0; isOpen && (at === 0 || at < body.length); at += MAX_PIECE_BYTES) {
      const piece = body.subarray(at, at + MAX_PIECE_BYTES);
      const bytes = new Uint8Array(HEAD_BYTES + piece.length);
      bytes[0] = FRAMES.indexOf(kind) | (at + MAX_PIECE_BYTES < body.length ? GOES_ON : 0);
      new DataView(bytes.buffer).setUint32(1, number);
      bytes.set(piece, HEAD_BYTES);
      channel.send(bytes);
    }
  }

  function take(bytes: Uint8Array): void {
    heardSince = true;
    note(true);
    const [head = 0] = bytes;
    const kind = FRAMES[head & ~GOES_ON];
    if (bytes.length < HEAD_BYTES || kind === undefined) return;
    size += bytes.length;
    pieces.push(bytes.subarray(HEAD_BYTES));
    if (size > MAX_FRAME_BYTES) channel.close();
    if (size > MAX_FRAME_BYTES || head & GOES_ON) return;
    const number = new DataView(bytes.buffer, bytes.byteOffset).getUint32(1);
    const body = joined(pieces);
    pieces = [];
    size = 0;
    if (kind === 'ping') send('pong');
    else if (kind !== 'pong') for (const heard of [...hearers]) heard({ kind, number, body });
  }

  async function watch(): Promise<void> {
    while (isOpen) {
      heardSince = false;
      send('ping');
      await wait(PING_MS);
      if (isOpen && !heardSince) note(false);
    }
  }

  channel.onMessage(take);
  const closed = new Promise<void>((done) => {
    channel.onClose(() => {
      isOpen = false;
      note(false);
      done();
    });
  });
  void watch();
  return {
    send,
    hear(heard) {
      hearers.add(heard);
      return () => void hearers.delete(heard);
    },
    isHeard: () => isHeard,
    onHeard(changed) {
      watchers.add(changed);
      return () => void watchers.delete(changed);
    },
    closed,
    close: channel.close,
  };
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const [first = new Uint8Array(), ...others] = pieces;
  if (others.length === 0) return first;
  const all = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}

/** Says something that is read as JSON. */
export function sendJson(wire: PhoneWire, value: unknown): void {
  wire.send('hello', 0, utf8(JSON.stringify(value)));
}

/**
 * The next `hello` of the other phone, as that schema reads it; null where it says something else, or is gone
 * before. What comes behind it stays unheard: ask for the next before you answer.
 */
export function nextHello<Schema extends v.GenericSchema>(
  wire: PhoneWire,
  schema: Schema,
): Promise<v.InferOutput<Schema> | null> {
  return new Promise((done) => {
    const unhear = wire.hear(({ kind, body }) => {
      if (kind !== 'hello') return;
      unhear();
      const read = v.safeParse(schema, valueOfJson(body));
      done(read.success ? read.output : null);
    });
    void wire.closed.then(() => {
      done(null);
    });
  });
}

function valueOfJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return null;
  }
}
