import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { Installation } from './installation';
import type { InstallationState } from './worker-port';

/** The installation of this page; provided once, in `main.tsx`. */
export const InstallationContext = createContext<Installation | null>(null);

/** The actions of the installation: always the same object. */
export function useInstallation(): Installation {
  const installation = useContext(InstallationContext);
  if (!installation) throw new Error('No installation is given');
  return installation;
}

/** The part of its state that the selector returns; the component renders again when it changes. */
export function useInstallationState<Picked>(select: (state: InstallationState) => Picked): Picked {
  return useStore(useInstallation(), select);
}
