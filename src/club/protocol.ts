/**
 * What the club and this app speak: raised when an app of before and a club of after would not understand
 * each other. The gate has the same.
 */
export const CLUB_PROTOCOL = 2;
/** A club of before said nothing of a protocol. */
const FIRST_PROTOCOL = 1;

/**
 * Whether a club passes on what a host and its guests say to each other: one of before ends who asks for it.
 */
export function passesOnTalk(first: Uint8Array): boolean {
  return /^INFO \{.*"talks":true/.test(new TextDecoder().decode(first));
}

/** Whether a club serves pages of events to everybody: one of before ends who asks it to. */
export function servesPages(first: Uint8Array): boolean {
  return /^INFO \{.*"pages":true/.test(new TextDecoder().decode(first));
}

/** Whether a club takes army lists of an event's players: one of before knows none. */
export function takesLists(first: Uint8Array): boolean {
  return /^INFO \{.*"lists":true/.test(new TextDecoder().decode(first));
}

/**
 * What a server says first, before any login: which protocol its club speaks; null where it is no such
 * server.
 */
export function readProtocol(first: Uint8Array): number | null {
  const said = /^INFO (\{.*\})/.exec(new TextDecoder().decode(first));
  if (said?.[1] === undefined) return null;
  try {
    const info: unknown = JSON.parse(said[1]);
    const protocol = typeof info === 'object' && info !== null && 'warledger' in info ? info.warledger : null;
    return typeof protocol === 'number' ? protocol : FIRST_PROTOCOL;
  } catch {
    return null;
  }
}

type SocketFactory = (url: string) => Promise<{ readonly socket: WebSocket; readonly encrypted: boolean }>;

type SocketHooks = {
  /** Hears what came first on a socket. */
  readonly onFirst: (message: Uint8Array) => void;
  /** A socket closed before anything came: its client would wait for ever. */
  readonly onSilent: () => void;
};

/** Makes sockets as the platform does, or as it is given, and tells of what came first on each. */
export function newSocket(given: unknown, { onFirst, onSilent }: SocketHooks): SocketFactory {
  const make =
    (given as SocketFactory | undefined) ??
    (async (url) => ({ socket: new WebSocket(url), encrypted: url.startsWith('wss:') }));
  return async (url) => {
    const made = await make(url);
    const { socket } = made;
    sendNothingAfterItsEnd(socket);
    const look = ({ data }: MessageEvent<unknown>) => {
      socket.removeEventListener('message', look);
      socket.removeEventListener('close', onSilent);
      if (data instanceof ArrayBuffer) onFirst(new Uint8Array(data));
    };
    socket.addEventListener('message', look);
    socket.addEventListener('close', onSilent);
    return made;
  };
}

/** A socket from here on takes nothing any more (WHATWG WebSockets, `readyState`). Node 20 names no constant. */
const CLOSING = 2;

/**
 * A browser complains of each message to a socket that the club is closing. The client hears of the end by the
 * socket's own event, and asks again over the next one.
 */
function sendNothingAfterItsEnd(socket: WebSocket): void {
  const send = socket.send.bind(socket);
  socket.send = (data) => {
    if (socket.readyState >= CLOSING) return;
    send(data);
  };
}
