import { createConnection } from 'node:net';

/** The one path under which a club's page takes WebSockets. */
export const SOCKET_PATH = '/club';
const OPEN_LIMIT_MS = 10_000;

/**
 * Leads WebSockets from the page's own address to the server on this machine: so the app and the club are one address, one port and one
 * certificate, and the app's content policy needs no exception.
 * @param {{ host: string, port: number }} server where it takes WebSockets
 * @returns {import('../scripts/serve.mjs').UpgradeListener}
 */
export function leadSockets({ host, port }) {
  return (request, socket, head) => {
    // Whatever ends on one side ends on the other; an error is such an end.
    socket.on('error', () => socket.destroy());
    if (request.url !== SOCKET_PATH || request.headers.upgrade?.toLowerCase() !== 'websocket') {
      socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n');
      return;
    }
    const onward = createConnection({ host, port, timeout: OPEN_LIMIT_MS });
    onward.once('timeout', () => onward.destroy());
    onward.once('error', () => socket.destroy());
    onward.once('close', () => socket.destroy());
    socket.once('close', () => onward.destroy());
    onward.once('connect', () => {
      onward.setTimeout(0);
      onward.setNoDelay(true);
      onward.write(`GET / HTTP/1.1\r\n${headerLines(request.rawHeaders)}\r\n`);
      onward.write(head);
      onward.pipe(socket);
      socket.pipe(onward);
    });
  };
}

/** @param {readonly string[]} raw names and values in turn */
function headerLines(raw) {
  let lines = '';
  for (let index = 0; index + 1 < raw.length; index += 2) lines += `${raw[index]}: ${raw[index + 1]}\r\n`;
  return lines;
}
