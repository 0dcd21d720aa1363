import assert from 'node:assert/strict';
import { serveBuild } from '../../bench/stage.mjs';
import { openWebKit } from '../../bench/webkit-session.mjs';

/** @typedef {import('../../bench/webkit-session.mjs').WebKit} WebKit */
/** @typedef {{ url: string, close(): Promise<unknown> }} Server */

const LOSE = { red: 'Red loses 1 Health Point', blue: 'Blue loses 1 Health Point' };

/** @param {WebKit} webkit @param {string} url */
async function startBattle(webkit, url) {
  await webkit.open(url);
  await webkit.click('New battle');
  await webkit.click('Fight');
  await webkit.control('Close round');
}

/** @param {number} blue @param {number} red */
const score = (blue, red) => `Explain the score: Blue ${blue}, Red ${red}`;

/** Each begins with a page of its own; those of a short run first. @type {readonly { what: string, short: boolean, run(webkit: WebKit, server: Server): Promise<void> }[]} */
const CHECKS = [
  {
    what: 'a battle is fought, undone, closed, and goes on after a reload and without its server',
    short: true,
    async run(webkit, server) {
      await startBattle(webkit, server.url);
      for (let tap = 0; tap < 3; tap += 1) await webkit.click(LOSE.red);
      await webkit.click('Charge, Blue');
      await webkit.see(score(4, 0));
      await webkit.click('Undo: Charge, Blue');
      await webkit.see(score(3, 0));
      await webkit.evaluate(() => navigator.serviceWorker.ready.then(() => true));
      await webkit.see('');
      await webkit.reload();
      await webkit.see(score(3, 0));
      await webkit.evaluate(
        () =>
          new Promise((done) => {
            const look = () =>
              navigator.serviceWorker.controller?.state === 'activated' ? done(true) : setTimeout(look, 50);
            look();
          }),
      );
      await server.close();
      await webkit.reload();
      await webkit.see(score(3, 0));
      await webkit.click(LOSE.blue);
      await webkit.see(score(3, 1));
      await webkit.click('Close round');
      await webkit.click('Next round');
      await webkit.see(score(0, 0));
      await webkit.reload();
      await webkit.see(score(0, 0));
    },
  },
  {
    what: 'taps that the disk refuses are said, kept, and saved by themselves when it is back',
    short: true,
    async run(webkit, server) {
      await startBattle(webkit, server.url);
      await webkit.evaluate(() => {
        const add = IDBObjectStore.prototype.add;
        IDBObjectStore.prototype.add = function (...args) {
          if (Reflect.get(globalThis, 'diskRefuses') === false) return add.apply(this, args);
          throw new DOMException('no room', 'QuotaExceededError');
        };
      });
      await webkit.click(LOSE.red);
      // The notice moves what stands below it: a finger taps again when it sees where.
      await webkit.see('1 tap is not saved yet.');
      await webkit.click(LOSE.red);
      await webkit.see('2 taps are not saved yet.');
      await webkit.see(score(2, 0));
      await webkit.evaluate(() => Reflect.set(globalThis, 'diskRefuses', false));
      await webkit.see('not saved yet', false);
      await webkit.reload();
      await webkit.see(score(2, 0));
    },
  },
  {
    what: 'a second tab reads along, takes over, and nothing is lost',
    short: false,
    async run(webkit, server) {
      await startBattle(webkit, server.url);
      await webkit.click(LOSE.red);
      await webkit.see(score(1, 0));
      const { before, handle } = await webkit.newTab(await webkit.address());
      await webkit.see('Another tab is writing this battle.');
      await webkit.see(score(1, 0));
      await webkit.click('Write here');
      await webkit.see('Another tab is writing this battle.', false);
      await webkit.click(LOSE.blue);
      await webkit.see(score(1, 1));
      await webkit.show(before);
      await webkit.see('Another tab is writing this battle.');
      await webkit.see(score(1, 1));
      await webkit.show(handle);
      await webkit.reload();
      await webkit.see(score(1, 1));
    },
  },
  {
    what: 'battles of a newer version are not touched, and the page says so',
    short: false,
    async run(webkit, server) {
      await startBattle(webkit, server.url);
      await webkit.click(LOSE.red);
      await webkit.see(score(1, 0));
      await webkit.evaluate(
        () =>
          new Promise((done, fail) => {
            const opening = indexedDB.open('warledger', 1_000);
            opening.onupgradeneeded = () => opening.result.createObjectStore('fromTheFuture');
            opening.onsuccess = () => {
              opening.result.close();
              done(true);
            };
            opening.onerror = () => fail(opening.error);
          }),
      );
      await webkit.see('A newer version of Warledger was opened in another tab.');
      await webkit.reload();
      await webkit.see('Your battles were written by a newer version of Warledger.');
      await webkit.control('Export all battles');
    },
  },
];

/**
 * Runs the checks in WebKitGTK, each in a fresh one.
 * @param {{ short: boolean }} options
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runWebKit({ short }) {
  const counts = { passed: 0, failed: 0 };
  for (const { what, run } of CHECKS.filter((check) => check.short || !short)) {
    const server = await serveBuild();
    /** @type {WebKit | null} */
    let webkit = null;
    try {
      webkit = await openWebKit();
      await run(webkit, server);
      counts.passed += 1;
      console.log(`  ok      [webkit] ${what}`);
    } catch (error) {
      counts.failed += 1;
      console.log(`  FAILED  [webkit] ${what}\n          ${error}`);
    } finally {
      await webkit?.close();
      await server.close().catch(() => {});
    }
  }
  assert.ok(counts.passed + counts.failed > 0, 'no check ran');
  return counts;
}
