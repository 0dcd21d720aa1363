import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { KnownUnitsMemory } from './known-units';
import type { ListSources } from './list-sources';
import type { SavedArmies } from './saved-armies';
import type { KnownUnits, SavedArmy } from './shelf-kinds';

/** What this device keeps of armies: whole ones, what it knows of single units, and lists that are too long for a log. */
export type ArmyMemories = {
  readonly saved: SavedArmies;
  readonly known: KnownUnitsMemory;
  readonly sources: ListSources;
};

/** Given with the screens that import or show kept armies. */
export const ArmyMemoriesContext = createContext<ArmyMemories | null>(null);

export function useArmyMemories(): ArmyMemories {
  const memories = useContext(ArmyMemoriesContext);
  if (!memories) throw new Error('No memories of armies are given');
  return memories;
}

const NOTHING_KNOWN: KnownUnits = {};

/** What is known of units of that edition. */
export function useKnownUnits(editionId: string): KnownUnits {
  return useStore(useArmyMemories().known, (editions) => editions[editionId] ?? NOTHING_KNOWN);
}

/** The kept armies, those taken last first. */
export function useSavedArmies(): readonly SavedArmy[] {
  return useStore(useArmyMemories().saved);
}

/** The army that was removed last, as long as it can be brought back. */
export function useRemovedArmy(): SavedArmy | null {
  return useStore(useArmyMemories().saved.removed);
}
