import './node-version.mjs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { installIfNeeded, npm, PROJECT } from './npm.mjs';
import { endWhenTold, portRefusal, serve } from './serve.mjs';

const DEFAULT_PORT = 4173;

const port = wantedPort();
// This comes before the install and the build, so that nobody waits for them only to see a refusal.
await (await served()).close();

await installIfNeeded();
console.log('Building');
if ((await npm(['run', '--silent', 'build'])) !== 0) {
  console.error('\nThe build failed: see above.');
  process.exit(1);
}
endWhenTold((await served()).close);
console.log(message());

function wantedPort() {
  const text = portArgument() ?? process.env.PORT ?? String(DEFAULT_PORT);
  const number = Number(text);
  if (Number.isInteger(number) && number >= 1 && number <= 65_535) return number;
  console.error(`"${text}" is no port. Name one from 1 to 65535: npm start -- --port ${DEFAULT_PORT}`);
  process.exit(1);
}

function portArgument() {
  try {
    return parseArgs({ options: { port: { type: 'string' } } }).values.port;
  } catch (error) {
    console.error(
      `${error instanceof Error ? error.message : error}\nKnown: npm start -- --port ${DEFAULT_PORT}`,
    );
    process.exit(1);
  }
}

async function served() {
  try {
    return await serve({ root: join(PROJECT, 'dist'), port });
  } catch (error) {
    console.error(portRefusal(error, port));
    process.exit(1);
  }
}

function message() {
  const lan = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}/`);
  return `
Warledger is served from dist/

  On this machine   http://localhost:${port}/
  In this network   ${lan.length > 0 ? lan.join('\n                    ') : 'no network found'}

On a phone
  - The address in this network works at once. It is plain http, from which no browser installs
    an app: there Warledger will not open offline.
  - To open offline it needs https. Put the folder dist/ on any static host (GitHub Pages, Netlify,
    a web server); it works at the top of a site and in a folder of one.
  - Android by USB: adb reverse tcp:${port} tcp:${port}
    and then http://localhost:${port}/ on the phone, offline included.

Stop with Ctrl+C.`;
}
