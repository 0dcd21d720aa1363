import { useStore } from 'zustand';
import type { SearchState, SearchStore } from './search-store';

/** The result of the search so far. */
export function useSearch(search: SearchStore): SearchState {
  return useStore(search);
}
