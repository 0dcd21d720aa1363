import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { SavedArmies } from './kept-armies';
import type { KnownUnits, SavedArmy } from './kept-kinds';
import type { KnownUnitsMemory } from './known-units';
import type { ListSources } from './list-sources';

/**
 * The army data of this device: saved armies, known values of single units, and lists that are too long for a
 * log.
 */
export type ArmyMemories = {
  readonly saved: SavedArmies;
  readonly known: KnownUnitsMemory;
  readonly sources: ListSources;
};

/** Provided with the screens that import or show saved armies. */
export const ArmyMemoriesContext = createContext<ArmyMemories | null>(null);

export function useArmyMemories(): ArmyMemories {
  const memories = useContext(ArmyMemoriesContext);
  if (!memories) throw new Error('No memories of armies are given');
  return memories;
}

const NOTHING_KNOWN: KnownUnits = {};

/** The known values of units of that edition. */
export function useKnownUnits(editionId: string): KnownUnits {
  return useStore(useArmyMemories().known, (editions) => editions[editionId] ?? NOTHING_KNOWN);
}

/** The saved armies, the last used first. */
export function useSavedArmies(): readonly SavedArmy[] {
  return useStore(useArmyMemories().saved);
}

/** The army that was removed last, while it can be restored. */
export function useRemovedArmy(): SavedArmy | null {
  return useStore(useArmyMemories().saved.removed);
}
