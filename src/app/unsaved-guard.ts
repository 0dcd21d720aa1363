import type { SaveStore } from '@/store/battle/save-store';

/**
 * Holds the page while something is not on the disk: the browser asks the player if it can. If a phone only
 * reports that the page is leaving, saving is tried once more; and also when the page comes back.
 */
export function guardUnsaved(save: SaveStore, isKept: boolean): void {
  let hasTapped = false;
  save.subscribe(() => {
    hasTapped = true;
  });
  window.addEventListener('beforeunload', (event) => {
    const isUnsaved = isKept ? save.queue.pendingEntries().length > 0 : hasTapped;
    if (isUnsaved) event.preventDefault();
  });
  const retry = () => save.queue.retry();
  window.addEventListener('pagehide', retry);
  window.addEventListener('pageshow', retry);
  document.addEventListener('visibilitychange', retry);
}
