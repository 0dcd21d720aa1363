import type { PairParams } from './pair-code';
import type { PhoneChannel } from './phone-wire';
import { descriptionOf, readDescription } from './session-description';

/** One end of a channel between two phones, not open yet. */
export type Peer = {
  /** What the other phone has to know of this one. */
  readonly params: PairParams;
  /** The channel, once it is open; null where it was given up before. */
  readonly opened: Promise<PhoneChannel | null>;
  close(): void;
};

/** The end that begins: it hears later who answers. */
export type FirstPeer = Peer & {
  /** Rejects where the browser makes nothing of it. */
  accept(second: PairParams): Promise<void>;
};

/** `unable`: this browser opens no such channel. `noNetwork`: the phone is in no network. */
export type NoPeer = 'unable' | 'noNetwork';

type Wait = (ms: number) => Promise<void>;

/** Without a server to ask, the own addresses are known in some milliseconds. */
const GATHERING_LIMIT_MS = 3_000;
/** Both ends know the channel by that, and need not tell each other of it. */
const CHANNEL = { negotiated: true, id: 0, ordered: true } as const;

/** The end of the phone that shows the first code. */
export async function firstPeer(wait: Wait): Promise<FirstPeer | NoPeer> {
  const connection = newConnection();
  if (connection === null) return 'unable';
  const peer = beginningAt(connection);
  await connection.setLocalDescription();
  const params = await gathered(connection, wait);
  if (params === null) return given(connection);
  return {
    ...peer,
    params,
    accept: (second) =>
      connection.setRemoteDescription({ type: 'answer', sdp: descriptionOf(second, 'answer') }),
  };
}

/** The end of the phone that has read the first code, and shows the second. */
export async function secondPeer(first: PairParams, wait: Wait): Promise<Peer | NoPeer> {
  const connection = newConnection();
  if (connection === null) return 'unable';
  const peer = beginningAt(connection);
  await connection.setRemoteDescription({ type: 'offer', sdp: descriptionOf(first, 'offer') });
  await connection.setLocalDescription();
  const params = await gathered(connection, wait);
  return params === null ? given(connection) : { ...peer, params };
}

/** Asks no server, whatever the browser would propose; null where it has no such connections. */
function newConnection(): RTCPeerConnection | null {
  return typeof RTCPeerConnection === 'undefined' ? null : new RTCPeerConnection({ iceServers: [] });
}

function given(connection: RTCPeerConnection): NoPeer {
  connection.close();
  return 'noNetwork';
}

function beginningAt(connection: RTCPeerConnection): Omit<Peer, 'params'> {
  const channel = connection.createDataChannel('warledger', CHANNEL);
  channel.binaryType = 'arraybuffer';
  let onGone = () => {};
  let isGone = false;
  const gone = () => {
    if (isGone) return;
    isGone = true;
    connection.close();
    onGone();
  };
  channel.addEventListener('close', gone);
  connection.addEventListener('connectionstatechange', () => {
    // Before it was ever open, a failed end may still be found by the other one, whose player takes the time.
    if (connection.connectionState === 'failed' && channel.readyState === 'open') gone();
  });
  // The other phone need not wait until it misses this one.
  window.addEventListener('pagehide', gone, { once: true });
  const opened = new Promise<PhoneChannel | null>((done) => {
    onGone = () => done(null);
    channel.addEventListener('open', () => {
      done({
        send(bytes) {
          if (channel.readyState === 'open') channel.send(bytes as Uint8Array<ArrayBuffer>);
        },
        onMessage(heard) {
          channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
            if (data instanceof ArrayBuffer) heard(new Uint8Array(data));
          });
        },
        onClose(closed) {
          onGone = closed;
          if (isGone) closed();
        },
        close: gone,
      });
    });
  });
  return { opened, close: gone };
}

/** What matters of the own end, once it knows where it can be reached; null where that is nowhere. */
async function gathered(connection: RTCPeerConnection, wait: Wait): Promise<PairParams | null> {
  const complete = new Promise<void>((done) => {
    const look = () => {
      if (connection.iceGatheringState === 'complete') done();
    };
    connection.addEventListener('icegatheringstatechange', look);
    look();
  });
  await Promise.race([complete, wait(GATHERING_LIMIT_MS)]);
  return readDescription(connection.localDescription?.sdp ?? '');
}
