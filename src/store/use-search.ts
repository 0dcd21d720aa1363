import type { SearchState, SearchStore } from './search-store';
import { usePicked } from './use-picked';

/** What was found so far. */
export function useSearch(search: SearchStore): SearchState {
  return usePicked(search);
}
