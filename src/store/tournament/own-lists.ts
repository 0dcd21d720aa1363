import type { StoreApi } from 'zustand/vanilla';
import { newSecret } from '@/club/secrets';
import type { ClubParts } from '@/store/club/club-parts';
import { deliverList } from './deliver-list';
import type { ListDelivery } from './deliveries';
import type { ListsLink } from './tournament-lines';
import { type OwnList, writeOwnLists } from './tournament-record';

/** How many letters name a phone among those that send lists of an event. */
const PHONE_LETTERS = 11;
/** How long to wait before a list that the club does not have yet is sent again. */
const LOOK_AGAIN_MS = 30_000;

type Own = { readonly ownLists: readonly OwnList[] };
type Parts = Pick<ClubParts, 'entryLog' | 'random' | 'wsFactory' | 'wait' | 'now' | 'onFailure'>;

/** An army list as it is to be sent. `deadline`: until when it is in time; null: at any time. */
export type ListToSend = {
  readonly link: ListsLink;
  readonly player: number;
  readonly text: string;
  readonly deadline: number | null;
};

export type ListActions = {
  /** Sends an army list, now or as soon as there is a connection; kept on this phone before. */
  sendList(list: ListToSend): Promise<ListDelivery>;
  /** Looks whether the club has the army lists that this phone sent to an event, and sends them again if not. */
  lookAfterLists(reader: string): Promise<void>;
};

/** The army lists that this phone sends to events, each kept here and sent again until the club has it. */
export function ownLists(store: Pick<StoreApi<Own>, 'getState' | 'setState'>, parts: Parts) {
  const { entryLog, random, wait, now, onFailure } = parts;
  let isLooking = false;

  async function keep(next: readonly OwnList[]): Promise<void> {
    store.setState({ ownLists: next });
    await writeOwnLists(entryLog, next);
  }

  const current = (own: OwnList) => store.getState().ownLists.find((other) => isSame(other, own));

  /** Notes something of a list, where it was not changed meanwhile. */
  async function note(own: OwnList, change: Partial<OwnList>): Promise<void> {
    if (current(own)?.text !== own.text) return;
    await keep(
      store.getState().ownLists.map((other) => (isSame(other, own) ? { ...other, ...change } : other)),
    );
  }

  async function lookAfter(own: OwnList): Promise<ListDelivery> {
    const { delivery, at } = await deliverList(own, { ...parts, onTry: (hash) => note(own, { hash }) });
    await note(own, { delivery, at });
    keepLooking();
    return delivery;
  }

  /** While the club does not have a list of this phone, it is sent again from time to time. */
  function keepLooking(): void {
    if (isLooking || store.getState().ownLists.every(({ delivery }) => delivery !== 'away')) return;
    isLooking = true;
    wait(LOOK_AGAIN_MS)
      .then(retry)
      .then(() => {
        isLooking = false;
        keepLooking();
      }, onFailure);
  }

  async function retry(): Promise<void> {
    for (const own of store.getState().ownLists) {
      if (own.delivery === 'away' && (await lookAfter(own)) === 'away') return;
    }
  }

  const actions: ListActions = {
    async sendList({ link, player, text, deadline }) {
      const { address, reader, key, stamp, publicKey } = link;
      const before = store
        .getState()
        .ownLists.findLast((own) => own.reader === reader && own.player === player);
      // What came in time stays with the club: a later one goes beside it.
      const staysThere = before?.at != null && deadline !== null && before.at <= deadline && now() > deadline;
      const from = before && !staysThere ? before.from : newSecret(random).slice(0, PHONE_LETTERS);
      const own: OwnList = {
        ...{ address, reader, key, stamp, publicKey, player, from, text },
        ...{ hash: null, at: null, delivery: 'away' },
      };
      await keep([...store.getState().ownLists.filter((other) => !isSame(other, own)), own]);
      return lookAfter(own);
    },
    async lookAfterLists(reader) {
      for (const own of store.getState().ownLists) if (own.reader === reader) await lookAfter(own);
    },
  };
  return { actions, retry };
}

function isSame(one: OwnList, other: OwnList): boolean {
  return one.reader === other.reader && one.player === other.player && one.from === other.from;
}
