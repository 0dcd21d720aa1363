import { existsSync } from 'node:fs';

/** How every test of this project starts Chromium: the browser `scripts/browser.mjs` found, quiet, and without a sandbox only as root. */
export function chromiumLaunch(): { executablePath?: string; args: string[] } {
  const args = [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    '--disable-quic',
  ];
  if (process.getuid?.() === 0) args.push('--no-sandbox');
  const named = process.env.CHROMIUM_PATH;
  if (named) return { executablePath: named, args };
  const system = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(
    existsSync,
  );
  return system ? { executablePath: system, args } : { args };
}
