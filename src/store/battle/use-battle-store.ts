import { createContext, useContext } from 'react';
import type { BattleStore } from './create-battle-store';

/** The store of the open battle, given by the page. Apart from `use-battle`, which needs the log: the list comes first without it. */
export const BattleStoreContext = createContext<BattleStore | null>(null);

export function useBattleStore(): BattleStore {
  const store = useContext(BattleStoreContext);
  if (!store) throw new Error('No battle store is given');
  return store;
}
