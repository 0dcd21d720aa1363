import { rmSync } from 'node:fs';

const PATIENCE_MS = 10_000;
const PAUSE_MS = 50;

/**
 * Removes a temporary folder, even if a process that has just ended still writes into it. The retries of
 * `rmSync` are not enough: they remove the emptied folder again, but not files written meanwhile.
 * @param {string} folder
 * @param {{ patienceMs?: number }} [options] how long it tries
 * @returns {boolean} whether it is gone. If not, the system removes it later, and no test fails for it.
 */
export function removeTemporary(folder, { patienceMs = PATIENCE_MS } = {}) {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    try {
      rmSync(folder, { recursive: true, force: true });
      return true;
    } catch {
      if (Date.now() >= deadline) return false;
      pause();
    }
  }
}

/** Waits synchronously, so that it also works while a process exits. */
function pause() {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
}
