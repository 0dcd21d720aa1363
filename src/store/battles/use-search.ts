import { usePicked } from '@/store/device/use-picked';
import type { SearchState, SearchStore } from './search-store';

/** What was found so far. */
export function useSearch(search: SearchStore): SearchState {
  return usePicked(search);
}
