import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { gzip } from 'node:zlib';

const gzipped = promisify(gzip);

/** @type {Readonly<Record<string, string>>} */
const MIME = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

/** What a page's own policy cannot say, or a host should. README tells whoever hosts the app elsewhere. */
const HEADERS = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': 'camera=(self), geolocation=(), microphone=()',
};

const COMPRESSED = new Set(['.html', '.js', '.mjs', '.css', '.json', '.webmanifest', '.txt', '.svg']);

/** @typedef {(request: import('node:http').IncomingMessage, socket: import('node:stream').Duplex, head: Buffer) => void} UpgradeListener */

/**
 * A page that no file holds.
 * @typedef {{ status: number, headers: Record<string, string>, body: string }} Made
 * What stands at a path; undefined where the files are asked.
 * @typedef {(path: string) => Promise<Made | undefined>} MakeListener
 */

/**
 * A static host in bare Node (`docs/decisions/static-server.md` says why): what a player's phone or a test
 * meets is what any other static host would answer. Only files named after their content are kept by a
 * browser; everything else is asked for again, so that a new version is seen at the next start.
 * @param {{ root: string, port: number, host?: string, base?: string, onUpgrade?: UpgradeListener, onPage?: MakeListener, mark?: string }} options `base` is the sub-path, with a slash at both
 *   ends. Port 0 takes a free one. `onUpgrade` takes what wants to become a WebSocket; without it there is none.
 *   `mark` is put into the head of the page. `onPage` is asked for pages that no file holds, before the files.
 * @returns {Promise<{ port: number, close: () => Promise<void> }>} `close` ends open connections too.
 * Rejects with the system's error where the port cannot be had.
 */
export function serve({ root, port, host, base = '/', onUpgrade, onPage, mark = '' }) {
  const folder = resolve(root);
  const server = createServer(async (request, response) => {
    try {
      await answer(request, response, { folder, base, mark, onPage });
    } catch (error) {
      if (!response.headersSent) response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' });
      response.end(`${error}\n`);
    }
  });
  if (onUpgrade !== undefined) server.on('upgrade', onUpgrade);
  // Node does not count what became a WebSocket among its connections, and would wait for it for ever.
  /** @type {Set<import('node:net').Socket>} */
  const sockets = new Set();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(port, host, () => {
      const address = server.address();
      done({
        port: typeof address === 'object' && address !== null ? address.port : port,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed());
            for (const socket of sockets) socket.destroy();
          }),
      });
    });
  });
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {{ folder: string, base: string, mark: string, onPage: MakeListener | undefined }} host
 */
async function answer(request, response, { folder, base, mark, onPage }) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return plain(response, 405, 'Only GET and HEAD are answered', { Allow: 'GET, HEAD' });
  }
  const path = pathOf(request.url ?? '/');
  if (path === null) return plain(response, 400, 'This address cannot be read');
  const made = await onPage?.(path);
  if (made !== undefined) return sendMade(request, response, made);
  if (`${path}/` === base) return plain(response, 301, 'Moved', { Location: base });
  if (!path.startsWith(base)) return plain(response, 404, 'Nothing is here');

  const inside = path.slice(base.length);
  const file = resolve(folder, inside.endsWith('/') || inside === '' ? `${inside}index.html` : inside);
  if (!file.startsWith(folder + sep) || !(await isFile(file))) return plain(response, 404, 'Nothing is here');

  const extension = extname(file).toLowerCase();
  const content = await readFile(file);
  const body =
    mark !== '' && extension === '.html'
      ? Buffer.from(content.toString().replace('</head>', `${mark}</head>`))
      : content;
  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`;
  const headers = {
    'Content-Type': MIME[extension] ?? 'application/octet-stream',
    'Cache-Control': file.startsWith(join(folder, 'assets') + sep)
      ? 'public, max-age=31536000, immutable'
      : 'no-cache',
    ...HEADERS,
    ETag: etag,
  };
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304, headers);
    return response.end();
  }
  const compress = COMPRESSED.has(extension) && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
  const sent = compress ? await gzipped(body) : body;
  response.writeHead(200, {
    ...headers,
    ...(COMPRESSED.has(extension) ? { Vary: 'Accept-Encoding' } : {}),
    ...(compress ? { 'Content-Encoding': 'gzip' } : {}),
    'Content-Length': sent.length,
  });
  response.end(request.method === 'HEAD' ? undefined : sent);
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {Made} made
 */
async function sendMade(request, response, { status, headers, body }) {
  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`;
  const named = { ...headers, ETag: etag, Vary: 'Accept-Encoding' };
  if (status === 200 && request.headers['if-none-match'] === etag) {
    response.writeHead(304, named);
    return response.end();
  }
  const compress = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
  const sent = compress ? await gzipped(body) : Buffer.from(body);
  response.writeHead(status, {
    ...named,
    ...(compress ? { 'Content-Encoding': 'gzip' } : {}),
    'Content-Length': sent.length,
  });
  response.end(request.method === 'HEAD' ? undefined : sent);
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {number} status
 * @param {string} text
 * @param {Record<string, string>} [headers]
 */
function plain(response, status, text, headers = {}) {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', ...headers });
  response.end(`${text}\n`);
}

/** @param {string} url */
function pathOf(url) {
  try {
    const path = decodeURIComponent(new URL(url, 'http://host').pathname);
    return path.includes('\0') ? null : path;
  } catch {
    return null;
  }
}

/** @param {string} file */
async function isFile(file) {
  try {
    return (await stat(file)).isFile();
  } catch {
    return false;
  }
}

/**
 * What to tell a person whose port cannot be had.
 * @param {unknown} error
 * @param {number} port
 */
export function portRefusal(error, port) {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return `Port ${port} is taken, perhaps by another Warledger. Stop that one, or choose another port: npm start -- --port ${port + 1}`;
  }
  if (code === 'EACCES') {
    return `Port ${port} needs more rights than this user has. Choose one above 1023: npm start -- --port 4173`;
  }
  return `Port ${port} cannot be used: ${error}`;
}

/**
 * Ends the process when it is told to (Ctrl+C, SIGTERM), whoever is still connected.
 * @param {() => Promise<void>} close
 */
export function endWhenTold(close) {
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, async () => {
      await close();
      process.exit(0);
    });
  }
}

/** Tests run this file as a process of its own, which they can kill: it prints one line, its address. */
async function main() {
  const { values } = parseArgs({
    options: {
      root: { type: 'string', default: 'dist' },
      port: { type: 'string', default: '0' },
      base: { type: 'string', default: '/' },
    },
  });
  const wanted = Number(values.port);
  try {
    const { port, close } = await serve({
      root: values.root,
      port: wanted,
      host: '127.0.0.1',
      base: values.base,
    });
    endWhenTold(close);
    console.log(`http://localhost:${port}${values.base}`);
  } catch (error) {
    console.error(portRefusal(error, wanted));
    process.exit(1);
  }
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) await main();
