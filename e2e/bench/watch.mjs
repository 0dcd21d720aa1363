/**
 * Runs in the page before the app: notes when a tap is painted, and when what a click wrote is on the disk. It watches
 * the browser, not the app, so that the app cannot flatter itself.
 */
export function watchTaps() {
  /** @type {number[]} */
  const paintMs = [];
  /** @type {number[]} */
  const diskMs = [];
  let clickedAt = 0;
  window.addEventListener(
    'pointerup',
    () => {
      const since = performance.now();
      requestAnimationFrame(() => {
        // What is posted from a frame arrives after that frame is painted.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => paintMs.push(performance.now() - since);
        port2.postMessage(null);
      });
    },
    { capture: true },
  );
  window.addEventListener(
    'click',
    () => {
      clickedAt = performance.now();
    },
    { capture: true },
  );
  const add = IDBObjectStore.prototype.add;
  IDBObjectStore.prototype.add = function (...args) {
    const request = add.apply(this, args);
    if (this.name === 'entries') {
      const since = clickedAt;
      this.transaction.addEventListener('complete', () => diskMs.push(performance.now() - since));
    }
    return request;
  };
  Object.assign(window, { taps: { paintMs, diskMs } });
}

/** Runs in the page before the app: tells `acknowledged` of every entry once its transaction is complete. */
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
 * Runs in the page: the sequence numbers of the entries on the disk, by battle, read past the app.
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
