import { WebSocket } from 'ws';
import type { Login } from '@/club/login';
import type { ClubServer } from './club-server';

/** A visitor that keeps to no client's manners: it sends what bytes it likes. */
export type RawVisitor = {
  readonly send: (text: string | Uint8Array) => void;
  /** What the gate said until now, as text. */
  readonly heard: () => string;
  readonly isOpen: () => boolean;
  /** So many bytes wait on this side, because the gate reads no more. */
  readonly unsent: () => number;
  /** Reads nothing from now on, as somebody does who wants the gate to keep it all. */
  readonly stopReading: () => void;
  readonly ping: () => void;
  readonly close: () => void;
};

/** Opens a socket at the gate, from that address where one is given, and logs in where a login is given. */
export function rawVisitor(
  server: Pick<ClubServer, 'url'>,
  login: Login | null,
  from?: string,
): Promise<RawVisitor> {
  const socket = new WebSocket(server.url, {
    perMessageDeflate: false,
    ...(from === undefined ? {} : { localAddress: from }),
  });
  let heard = '';
  return new Promise((done, fail) => {
    const visitor: RawVisitor = {
      send: (text) => socket.send(typeof text === 'string' ? Buffer.from(text) : text),
      heard: () => heard,
      isOpen: () => socket.readyState === WebSocket.OPEN,
      unsent: () => socket.bufferedAmount,
      stopReading: () => socket.pause(),
      ping: () => socket.ping('x'.repeat(100)),
      close: () => socket.terminate(),
    };
    socket.once('error', fail);
    socket.on('error', () => {});
    socket.on('message', (message: Buffer) => {
      heard += message.toString('latin1');
    });
    socket.once('open', () => {
      if (login !== null) visitor.send(connectLine(login));
      done(visitor);
    });
  });
}

/** The line by which a client logs in, and asks whether it was let in. */
export function connectLine({ pass }: Login): string {
  return `CONNECT ${JSON.stringify({ user: 'warledger', pass, verbose: false })}\r\nPING\r\n`;
}

/** A question with its reply, as a client of the protocol writes it. */
export function question(subject: string, reply: string, body = ''): string {
  return `PUB ${subject} ${reply} ${Buffer.byteLength(body)}\r\n${body}\r\n`;
}
