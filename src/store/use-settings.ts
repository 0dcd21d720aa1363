import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { Settings, SettingsStore } from './settings-store';

/** The settings of this page; given once, in `main.tsx`. */
export const SettingsContext = createContext<SettingsStore | null>(null);

/** The store of settings, to change them. */
export function useSettingsStore(): SettingsStore {
  const store = useContext(SettingsContext);
  if (!store) throw new Error('No settings are given');
  return store;
}

/** What the selector picks of the settings. */
export function useSettings<Picked>(select: (settings: Settings) => Picked): Picked {
  return useStore(useSettingsStore(), select);
}
