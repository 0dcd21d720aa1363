import { createContext, useContext } from 'react';
import type { BattleStore } from './battle-store';

/**
 * The store of the open battle, provided by the page. Separate from `use-battle`, which imports the log: the
 * list must load without it.
 */
export const BattleStoreContext = createContext<BattleStore | null>(null);

export function useBattleStore(): BattleStore {
  const store = useContext(BattleStoreContext);
  if (!store) throw new Error('No battle store is given');
  return store;
}
