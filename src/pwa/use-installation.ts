import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { Installation, InstallationState } from './installation';

/** The installation of this page; given once, in `main.tsx`. */
export const InstallationContext = createContext<Installation | null>(null);

/** The actions of the installation: always the same object. */
export function useInstallation(): Installation {
  const installation = useContext(InstallationContext);
  if (!installation) throw new Error('No installation is given');
  return installation;
}

/** What the selector picks of its state; the component is drawn again when that changes. */
export function useInstallationState<Picked>(select: (state: InstallationState) => Picked): Picked {
  return useStore(useInstallation(), select);
}
