import { useStore } from 'zustand';
import type { SearchState, SearchStore } from './search-store';

/** What was found so far. */
export function useSearch(search: SearchStore): SearchState {
  return useStore(search);
}
