import * as v from 'valibot';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { messageOf } from '@/plain/message-of';
import type { EntryLog } from '@/storage/entry-log';
import { createKeptItems, type KeptKind } from '@/storage/kept-items';
import type { LadderGame } from '@/tournament/ladder';
import { headOf, type LadderName, type LadderNames, namesOf, unknownName } from '@/tournament/ladder-names';
import { battleGames, finishedBattles } from './battle-games';

const fields = v.object({
  name: v.string(),
  agreed: v.boolean(),
  sameAs: v.nullable(v.string()),
  notSame: v.array(v.string()),
});

/** What is known of the names in the ladder, by the name: who agreed, and who is the same player. */
const LADDER_NAME: KeptKind<LadderName> = {
  name: 'ladderName',
  steps: [],
  parse(stored) {
    const parsed = v.safeParse(fields, stored);
    return parsed.success ? parsed.output : null;
  },
};

export type LadderState = {
  readonly kind: 'reading' | 'done' | 'failed';
  /** The browser's own message for a failure; else empty. */
  readonly message: string;
  /** The games of the battles on this device. */
  readonly battles: readonly LadderGame[];
  readonly names: LadderNames;
};

export type LadderActions = {
  /** Reads the battles and what is known of the names. */
  read(): Promise<void>;
  /** That player agrees to be named from now on, or does not any more. Rejects if IndexedDB does. */
  agree(head: string, agreed: boolean): Promise<void>;
  /** From now on `name` is the same player as `into`. Rejects if IndexedDB does. */
  join(name: string, into: string): Promise<void>;
  /** That name is a player of its own again. Rejects if IndexedDB does. */
  part(name: string): Promise<void>;
  /** These two are alike, and two players: it is not asked again. Rejects if IndexedDB does. */
  tellApart(one: string, other: string): Promise<void>;
};

export type LadderStore = StoreApi<LadderState> & { readonly actions: LadderActions };

/** The ladder's games from battles, and what was said of its names. No rating is stored. */
export function createLadderStore({
  entryLog,
  quiet,
}: {
  readonly entryLog: EntryLog;
  /** Resolves when the page is idle. */
  readonly quiet: () => Promise<void>;
}): LadderStore {
  const kept = createKeptItems(entryLog);
  const store = createStore<LadderState>(() => ({
    kind: 'reading',
    message: '',
    battles: [],
    names: new Map(),
  }));

  /** Shown once it is on the disk: a consent that is not kept must not be seen as one. */
  async function put(...changed: readonly LadderName[]): Promise<void> {
    for (const one of changed) {
      if (!(await kept.put(LADDER_NAME, one.name, one))) continue;
      store.setState(({ names }) => ({ names: new Map(names).set(one.name, one) }));
    }
  }

  const knownOf = (name: string) => store.getState().names.get(name) ?? unknownName(name);

  const actions: LadderActions = {
    async read() {
      try {
        const [items, lines] = await Promise.all([kept.all(LADDER_NAME), finishedBattles(entryLog, quiet)]);
        const names = new Map(items.map(({ value }) => [value.name, value]));
        store.setState({ kind: 'done', message: '', battles: battleGames(lines), names });
      } catch (error) {
        store.setState({ kind: 'failed', message: messageOf(error) });
      }
    },
    async agree(head, agreed) {
      const { names } = store.getState();
      // Whoever takes it back is not named by any spelling.
      const all = agreed ? [head] : namesOf(names, head).filter((name) => knownOf(name).agreed);
      await put(...all.map((name) => ({ ...knownOf(name), agreed })));
    },
    async join(name, into) {
      const head = headOf(store.getState().names, into);
      if (name !== head) await put({ ...knownOf(name), sameAs: head });
    },
    part: (name) => put({ ...knownOf(name), sameAs: null }),
    tellApart: (one, other) => put({ ...knownOf(one), notSame: [...knownOf(one).notSame, other] }),
  };
  return Object.assign(store, { actions });
}
