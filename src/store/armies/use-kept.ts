import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { KeptArmies } from './kept-armies';
import type { KeptArmy, KnownUnits } from './kept-kinds';
import type { KnownUnitsMemory } from './known-units';
import type { ListSources } from './list-sources';

/**
 * The army data of this device: kept armies, known values of single units, and lists that are too long for a
 * log.
 */
export type Kept = {
  readonly armies: KeptArmies;
  readonly known: KnownUnitsMemory;
  readonly sources: ListSources;
};

/** Provided with the screens that import or show kept armies. */
export const KeptContext = createContext<Kept | null>(null);

export function useKept(): Kept {
  const kept = useContext(KeptContext);
  if (!kept) throw new Error('Nothing of what is kept is given');
  return kept;
}

const NOTHING_KNOWN: KnownUnits = {};

/** The known values of units of that edition. */
export function useKnownUnits(editionId: string): KnownUnits {
  return useStore(useKept().known, (editions) => editions[editionId] ?? NOTHING_KNOWN);
}

/** The kept armies, the last used first. */
export function useKeptArmies(): readonly KeptArmy[] {
  return useStore(useKept().armies);
}

/** The army that was removed last, while it can be restored. */
export function useRemovedArmy(): KeptArmy | null {
  return useStore(useKept().armies.removed);
}
