import { connect, createServer } from 'node:net';

/** A slow phone's line: milliseconds there and back, and bytes a second towards the phone. */
export const LINE = { latencyMs: 150, bytesPerSecond: 200_000 };

/** Small enough that files share the line as they do on a real one. */
const PIECE_BYTES = 4_096;

/**
 * A slow line to a server on this machine, for everything that asks through it. The browser's own slow-down
 * leaves out what a service worker fetches.
 * @param {string} url
 * @returns {Promise<{ url: string, bytes(): number, close(): Promise<void> }>} `bytes`: carried so far
 */
export async function slowLine(url) {
  const port = Number(new URL(url).port);
  const oneWayMs = LINE.latencyMs / 2;
  let freeAt = 0;
  let bytes = 0;
  /** @type {Set<import('node:net').Socket>} */
  const open = new Set();
  const line = createServer({ noDelay: true }, (phone) => {
    const server = connect({ port, host: '127.0.0.1', noDelay: true });
    // A connection is made by a message there and one back.
    const openedAt = performance.now() + LINE.latencyMs;
    for (const end of [phone, server]) {
      open.add(end);
      end.on('close', () => open.delete(end));
      // Either side may break off, as browsers do.
      end.on('error', () => (end === phone ? server : phone).destroy());
    }
    phone.on('data', (asked) => {
      const wait = Math.max(oneWayMs, openedAt - performance.now() + oneWayMs);
      setTimeout(() => server.writable && server.write(asked), wait);
    });
    server.on('data', (answer) => {
      for (let at = 0; at < answer.length; at += PIECE_BYTES) {
        const piece = answer.subarray(at, at + PIECE_BYTES);
        bytes += piece.length;
        freeAt = Math.max(freeAt, performance.now()) + (piece.length / LINE.bytesPerSecond) * 1_000;
        setTimeout(() => phone.writable && phone.write(piece), freeAt + oneWayMs - performance.now());
      }
    });
    server.on('end', () => setTimeout(() => phone.end(), freeAt + oneWayMs + 1 - performance.now()));
    phone.on('end', () => server.end());
  });
  await new Promise((listening) => line.listen(0, '127.0.0.1', () => listening(null)));
  const address = line.address();
  if (address === null || typeof address === 'string') throw new Error('The slow line has no port');
  return {
    url: `http://localhost:${address.port}/`,
    bytes: () => bytes,
    close: () =>
      new Promise((closed) => {
        line.close(() => closed());
        for (const end of open) end.destroy();
      }),
  };
}
