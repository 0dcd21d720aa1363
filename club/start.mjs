import '../scripts/node-version.mjs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { installIfNeeded, npm, PROJECT } from '../scripts/npm.mjs';
import { portRefusal } from '../scripts/serve.mjs';
import { findServer } from './find-server.mjs';
import { command } from './operator.mjs';

const DEFAULT_PORT = 4174;
const GIGABYTE = 1_000_000_000;
const END_LIMIT_MS = 4_000;

const options = wanted();
if (options.clear !== undefined) {
  const answer = await command(options.data, options.clear);
  console.log(answer ?? `No club runs on ${options.data}. Start it there, then clear the channel.`);
  process.exit(answer === null ? 1 : 0);
}
// What was built elsewhere is run as it is, with the packages that were put beside it.
if (options.build) await installIfNeeded();
const server = await findServer();
if ('refusal' in server) {
  console.error(server.refusal);
  process.exit(1);
}
if (options.build) {
  console.log('Building');
  if ((await npm(['run', '--silent', 'build'])) !== 0) {
    console.error('\nThe build failed: see above.');
    process.exit(1);
  }
}
const club = await started();
console.log(await message());
let isTold = false;
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    isTold = true;
    // What hangs must not keep the club from ending: the server behind it ends with its process.
    setTimeout(() => process.exit(0), END_LIMIT_MS).unref();
    club.close().finally(() => process.exit(0));
  });
}
const code = await club.ended;
if (!isTold) {
  console.error(`The club's server ended (${code}).`);
  process.exit(1);
}

function wanted() {
  const { env } = process;
  const { values } = orEnd(() =>
    parseArgs({
      options: {
        port: { type: 'string', default: env.PORT ?? `${DEFAULT_PORT}` },
        host: { type: 'string' },
        address: { type: 'string', ...(env.CLUB_ADDRESS ? { default: env.CLUB_ADDRESS } : {}) },
        data: { type: 'string', default: env.CLUB_DATA ?? join(PROJECT, 'club', '.data') },
        disk: { type: 'string', default: env.CLUB_DISK_GB ?? '2' },
        name: { type: 'string', default: env.CLUB_NAME ?? 'club' },
        peers: { type: 'string', default: env.CLUB_PEERS ?? '' },
        'no-build': { type: 'boolean', default: false },
        clear: { type: 'string' },
      },
    }),
  );
  const port = Number(values.port);
  const disk = Number(values.disk);
  const peers = values.peers.split(',').filter((peer) => peer !== '');
  const problem = !(Number.isInteger(port) && port >= 1 && port <= 65_535)
    ? `"${values.port}" is no port. Name one from 1 to 65535: npm run club -- --port ${DEFAULT_PORT}`
    : !(disk >= 0.1)
      ? `"${values.disk}" is no size for the disk. Name gigabytes, at least 0.1: npm run club -- --disk 2`
      : peers.length > 0 && peers.length < 3
        ? 'A cluster has three nodes or more. Name all of them: npm run club -- --name one --peers one:6222,two:6222,three:6222'
        : peers.length > 0 && env.CLUB_SECRET === undefined
          ? 'The nodes of a cluster share one secret and one code: set CLUB_SECRET and CLUB_CODE on each.'
          : null;
  if (problem !== null) {
    console.error(problem);
    process.exit(1);
  }
  return { ...values, port, peers, build: !values['no-build'], maxDiskBytes: Math.floor(disk * GIGABYTE) };
}

/**
 * What reading the options gives. A word that is no option, or an option without its value, ends with a
 * sentence.
 * @template T
 * @param {() => T} read
 * @returns {T}
 */
function orEnd(read) {
  try {
    return read();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    console.error('A value that begins with a dash is given with "=": npm run club -- --disk=2');
    process.exit(1);
  }
}

async function started() {
  // Only now are there dependencies to import.
  const { runClub } = await import('./run-club.mjs');
  try {
    return await runClub({
      root: join(PROJECT, 'dist'),
      data: options.data,
      port: options.port,
      ...(options.host === undefined ? {} : { host: options.host }),
      server: 'path' in server ? server.path : '',
      maxDiskBytes: options.maxDiskBytes,
      cluster: { name: options.name, peers: options.peers },
      secret: process.env.CLUB_SECRET,
      code: process.env.CLUB_CODE,
      isBehindProxy: process.env.CLUB_BEHIND_PROXY === '1',
    });
  } catch (error) {
    const isPort = error instanceof Error && 'code' in error;
    const said = error instanceof Error ? error.message : String(error);
    console.error(isPort ? portRefusal(error, options.port).replace('npm start', 'npm run club') : said);
    process.exit(1);
  }
}

async function message() {
  const { encodeQR } = await import('qr');
  const [address = `http://localhost:${options.port}`] = addresses();
  const host = new URL(address).host;
  const link = `${address}/#/club/c/${address.startsWith('https') ? '' : '!'}${host}/${encodeURIComponent(club.code)}`;
  const plain = address.startsWith('https')
    ? ''
    : `
This is plain http: it works in this network and in the browser. No phone installs an app from it, and an app that was
installed from an https address cannot speak to it. For that, run the club behind a certificate: club/compose.yaml.
`;
  return `
The club is open

  Address   ${addresses().join('\n            ')}
  Code      ${club.code}      whoever knows it may share battles and hold events here

${encodeQR(link, 'ascii')}
Scan it with a phone, or paste it inside the app under Settings:
${link}
${plain}
Stop with Ctrl+C. What phones shared stays in ${options.data} for 30 days.`;
}

function addresses() {
  if (options.address !== undefined) return [options.address.replace(/\/+$/, '')];
  if (options.host !== undefined) return [`http://${options.host}:${options.port}`];
  return Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${options.port}`);
}
