import { createInstallation, type Installation } from './installation';

/**
 * Registers the service worker of the built app.
 * @param battleThere resolves when the page has what a battle needs: the worker fetches everything, and would
 *   hold that up.
 */
export function registerServiceWorker(battleThere: Promise<void>): Installation {
  // The development server has none; a service worker would serve old files.
  if (!import.meta.env.PROD) return createInstallation('unsupported');
  if (!isSecureContext) return createInstallation('insecure');
  if (!('serviceWorker' in navigator)) return createInstallation('unsupported');
  return createInstallation({
    async open() {
      await battleThere;
      const { keepRegistered, openWorkbox } = await import('./keep-registered');
      return { keepRegistered, workbox: openWorkbox() };
    },
    container: navigator.serviceWorker,
    page: document,
    view: window,
    reload: () => location.reload(),
  });
}
