import type { StoreApi } from 'zustand/vanilla';
import type { ClubParts } from '@/store/club/club-parts';
import type { TableResult } from '@/tournament/table-result';
import { deliverResult } from './deliver-result';
import type { Delivery } from './deliveries';
import { type OwnWord, type WaitingResult, writeOwnWords, writeWaiting } from './tournament-record';

/** How long to wait before looking again whether an organiser's phone has what this one keeps. */
const LOOK_AGAIN_MS = 30_000;

/** How many results of this phone may be with the club for one table: more changes than anybody makes. */
const MAX_BEFORE = 4;

type Waiting = {
  readonly waiting: readonly WaitingResult[];
  readonly ownWords: readonly OwnWord[];
};
type Parts = Pick<ClubParts, 'entryLog' | 'random' | 'wsFactory' | 'wait' | 'onFailure'>;

/** The results that this phone has sent for a table, each kept until an organiser's phone has it. */
export function waitingResults(store: Pick<StoreApi<Waiting>, 'getState' | 'setState'>, parts: Parts) {
  const { entryLog, wait, onFailure } = parts;
  let isLooking = false;

  const others = (sent: Place) => store.getState().waiting.filter((other) => !isSame(other, sent));

  async function keep(next: readonly WaitingResult[]): Promise<void> {
    store.setState({ waiting: next });
    await writeWaiting(entryLog, next);
  }

  /** Remembers, before it is sent, that the club may have this result from this phone. */
  async function tried(sent: WaitingResult): Promise<void> {
    const { reader, round, table, result } = sent;
    const ownWords = store.getState().ownWords.filter((own) => !isSame(own, sent));
    store.setState({ ownWords: [...ownWords, { reader, round, table, result }] });
    await writeOwnWords(entryLog, store.getState().ownWords);
    const waiting = store
      .getState()
      .waiting.map((kept) => (kept.result === sent.result ? { ...kept, tried: true } : kept));
    await keep(waiting);
  }

  /** What the club may have of this phone for that table. */
  function saidBefore(at: Place): readonly TableResult[] {
    const { waiting, ownWords } = store.getState();
    const unsent = waiting.find((kept) => isSame(kept, at));
    const said = ownWords.find((own) => isSame(own, at));
    return [
      ...(unsent?.before ?? []),
      ...(unsent?.tried || unsent?.hash !== undefined ? [unsent.result] : []),
      ...(said ? [said.result] : []),
    ].slice(-MAX_BEFORE);
  }

  /** Looks after a result once, and keeps how far it came; one that an organiser's phone has is let go. */
  async function lookAfter(sent: WaitingResult): Promise<Delivery> {
    const { delivery, hash, wasLost } = await deliverResult(sent, { ...parts, onTry: () => tried(sent) });
    // What was changed or let go meanwhile stays so.
    const now = store.getState().waiting.find((kept) => isSame(kept, sent) && kept.result === sent.result);
    if (!now) return delivery;
    if (delivery === 'had') await keep(others(sent));
    else {
      const { refused: _, wasLost: _before, ...kept } = now;
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
      const before = saidBefore(sent);
      const kept = before.length > 0 ? { ...sent, before: [...before] } : sent;
      await keep([...others(sent), kept]);
      return lookAfter(kept);
    },
    retry,
    letGo: (sent: WaitingResult) => keep(others(sent)),
  };
}

type Place = { readonly reader: string; readonly round: number; readonly table: number };

function isSame(one: Place, other: Place): boolean {
  return one.reader === other.reader && one.round === other.round && one.table === other.table;
}
