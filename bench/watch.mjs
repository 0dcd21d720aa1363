/**
 * Runs in the page before the app: records how long a tap takes until it is painted, and when a click was
 * made. It measures with the browser's events, so that the app cannot influence the result.
 */
export function watchTaps() {
  /** @type {number[]} */
  const paintMs = [];
  /** @type {number[]} in milliseconds since 1970, as `seenOnDisk` has them */
  const clickedAt = [];
  window.addEventListener(
    'pointerup',
    () => {
      const since = performance.now();
      requestAnimationFrame(() => {
        // A message that is posted in a frame arrives after that frame is painted.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => paintMs.push(performance.now() - since);
        port2.postMessage(null);
      });
    },
    { capture: true },
  );
  window.addEventListener('click', () => clickedAt.push(performance.timeOrigin + performance.now()), {
    capture: true,
  });
  Object.assign(window, { taps: { paintMs, clickedAt } });
}

/**
 * Runs in another tab of the app: waits for entries of a battle, and returns when each was first found on the
 * disk. A reading begins only after the previous write has ended, so it does not slow the writer.
 * @param {{ battleId: string, from: number, count: number, patienceMs: number }} wanted entries by their
 * numbers
 * @returns {Promise<number[]>} in milliseconds since 1970
 */
export async function seenOnDisk({ battleId, from, count, patienceMs }) {
  const [named] = (await indexedDB.databases()).filter(({ name }) => name !== undefined);
  /** @type {IDBDatabase} */
  const database = await new Promise((done, fail) => {
    const request = indexedDB.open(named?.name ?? '');
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error);
  });
  /** @type {number[]} */
  const seenAt = [];
  let since = performance.now();
  while (seenAt.length < count) {
    const key = await new Promise((done, fail) => {
      const request = database
        .transaction('entries')
        .objectStore('entries')
        .getKey([battleId, from + seenAt.length]);
      request.onsuccess = () => done(request.result);
      request.onerror = () => fail(request.error);
    });
    const now = performance.now();
    if (key !== undefined) {
      seenAt.push(performance.timeOrigin + now);
      since = now;
    } else if (now - since > patienceMs) {
      throw new Error(`Entry ${from + seenAt.length} never came to the disk`);
    } else {
      // With a pause, because the disk is needed for the writes.
      await new Promise((next) => setTimeout(next, 2));
    }
  }
  database.close();
  return seenAt;
}

/** Runs in the page before the app: calls `acknowledged` for every entry once its transaction is complete. */
export function reportAcknowledged() {
  const add = IDBObjectStore.prototype.add;
  IDBObjectStore.prototype.add = function (...args) {
    const request = add.apply(this, args);
    const [entry] = args;
    if (this.name === 'entries') {
      this.transaction.addEventListener('complete', () => {
        const tell = Reflect.get(window, 'acknowledged');
        tell(entry.battleId, entry.seq);
      });
    }
    return request;
  };
}

/**
 * Runs in the page: the sequence numbers of the entries on the disk, by battle, read without the app.
 * @returns {Promise<Record<string, number[]>>}
 */
export async function entriesOnDisk() {
  const [named] = (await indexedDB.databases()).filter(({ name }) => name !== undefined);
  /** @type {IDBDatabase} */
  const database = await new Promise((done, fail) => {
    const request = indexedDB.open(named?.name ?? '');
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error);
  });
  /** @type {IDBValidKey[]} */
  const keys = await new Promise((done, fail) => {
    const request = database.transaction('entries').objectStore('entries').getAllKeys();
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error);
  });
  database.close();
  /** @type {Record<string, number[]>} */
  const byBattle = {};
  for (const key of keys) {
    if (!Array.isArray(key)) continue;
    const [battle, seq] = key;
    byBattle[String(battle)] = [...(byBattle[String(battle)] ?? []), Number(seq)];
  }
  return byBattle;
}

/** Runs in the page before the app: notes when the last tap was made, in milliseconds since 1970. */
export function noteTaps() {
  document.addEventListener(
    'pointerup',
    ({ timeStamp }) => Object.assign(globalThis, { tappedAt: performance.timeOrigin + timeStamp }),
    { capture: true },
  );
}

/**
 * Runs in the page: when the frame was drawn in which that text is to be read.
 * @param {string} text
 * @returns {Promise<number>} in milliseconds since 1970
 */
export function shownAt(text) {
  return new Promise((done) => {
    const look = () => {
      if (!(document.body.textContent ?? '').includes(text)) return false;
      requestAnimationFrame(() => setTimeout(() => done(performance.timeOrigin + performance.now())));
      return true;
    };
    if (look()) return;
    const watcher = new MutationObserver(() => look() && watcher.disconnect());
    watcher.observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}
