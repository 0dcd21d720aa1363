import { createInstallation, type Installation } from './installation';

/**
 * Registers the service worker of the built app. Its address is relative, so that the app also works in a
 * folder of a site. The browser's own cache is bypassed for it and its imports.
 */
export function registerServiceWorker(): Installation {
  // The development server has none; a service worker would serve old files.
  if (!import.meta.env.PROD) return createInstallation('unsupported');
  if (!window.isSecureContext) return createInstallation('insecure');
  if (!('serviceWorker' in navigator)) return createInstallation('unsupported');
  return createInstallation({
    async workbox() {
      await pageLoaded();
      const { Workbox } = await import('workbox-window');
      return new Workbox('./sw.js', { updateViaCache: 'none' });
    },
    container: navigator.serviceWorker,
    page: document,
    view: window,
    reload: () => window.location.reload(),
  });
}

function pageLoaded(): Promise<unknown> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
}
