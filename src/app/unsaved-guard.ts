import type { SaveStore } from '@/store/battle/save-store';

/**
 * Keeps a page from going while something is not on the disk: the browser asks the player where it can, and where a phone only says
 * that the page goes, saving is tried once more. Coming back is a good moment to try too.
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
