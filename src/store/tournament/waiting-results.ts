import type { StoreApi } from 'zustand/vanilla';
import type { ClubParts } from '@/store/club/club-parts';
import { deliverResult } from './deliver-result';
import type { Delivery } from './deliveries';
import { type WaitingResult, writeWaiting } from './tournament-record';

/** How long to wait before looking again whether an organiser's phone has what this one keeps. */
const LOOK_AGAIN_MS = 30_000;

type Waiting = { readonly waiting: readonly WaitingResult[] };
type Parts = Pick<ClubParts, 'entryLog' | 'random' | 'wsFactory' | 'wait' | 'onFailure'>;

/** The results that this phone has sent for a table, each kept until an organiser's phone has it. */
export function waitingResults(store: Pick<StoreApi<Waiting>, 'getState' | 'setState'>, parts: Parts) {
  const { entryLog, wait, onFailure } = parts;
  let isLooking = false;

  const others = (sent: WaitingResult) => store.getState().waiting.filter((other) => !isSame(other, sent));

  async function keep(next: readonly WaitingResult[]): Promise<void> {
    store.setState({ waiting: next });
    await writeWaiting(entryLog, next);
  }

  /** Looks after a result once, and keeps how far it came; one that an organiser's phone has is let go. */
  async function lookAfter(sent: WaitingResult): Promise<Delivery> {
    const { delivery, hash, wasLost } = await deliverResult(sent, parts);
    // What was changed or let go meanwhile stays so.
    if (!store.getState().waiting.includes(sent)) return delivery;
    if (delivery === 'had') await keep(others(sent));
    else {
      const { refused: _, wasLost: _before, ...kept } = sent;
      const found = { delivery, ...(hash === null ? {} : { hash }), ...(wasLost ? { wasLost } : {}) };
      await keep([...others(sent), { ...kept, ...found }]);
    }
    keepLooking();
    return delivery;
  }

  /** While this phone keeps a result that no organiser has, it looks again from time to time. */
  function keepLooking(): void {
    if (isLooking || store.getState().waiting.length === 0) return;
    isLooking = true;
    wait(LOOK_AGAIN_MS)
      .then(retry)
      .then(() => {
        isLooking = false;
        keepLooking();
      }, onFailure);
  }

  async function retry(): Promise<void> {
    for (const sent of store.getState().waiting) {
      if ((await lookAfter(sent)) === 'away') return;
    }
  }

  return {
    async send(sent: WaitingResult): Promise<Delivery> {
      // Kept before it is sent: a phone that goes out in between sends it later.
      await keep([...others(sent), sent]);
      return lookAfter(sent);
    },
    retry,
    letGo: (sent: WaitingResult) => keep(others(sent)),
  };
}

function isSame(one: WaitingResult, other: WaitingResult): boolean {
  return one.reader === other.reader && one.round === other.round && one.table === other.table;
}
