import { renderToStaticMarkup } from 'react-dom/server';
import { Router } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { writerId } from '@/battle/state/ids';
import { createMemoryEntryLog } from '@/storage/memory-entry-log';
import { createSaveStore } from '@/store/battle/save-store';
import type { BattleLock } from '@/store/device/battle-lock';
import { createSettingsStore } from '@/store/device/settings-store';
import { PageStoresContext } from '@/store/page/use-page-stores';
import { firstMinute, Home } from './home';
import { createPageStores } from './page-stores';

/** Nothing is written while the first screen is drawn. */
const NO_LOCK: BattleLock = {
  acquire: async () => false,
  release() {},
  whileFree: async () => null,
  announce() {},
  onWritten: () => () => {},
};

async function drawHome(): Promise<string> {
  const entryLog = createMemoryEntryLog();
  const stores = createPageStores({
    entryLog,
    lock: NO_LOCK,
    save: createSaveStore(entryLog, NO_LOCK),
    settings: await createSettingsStore(entryLog),
    writer: writerId('drawn'),
    now: () => 0,
    newId: () => '',
    dayOf: () => '',
    random: (count) => new Uint8Array(count),
    rollDie: () => 1,
    stamp: () => ({ exportedAt: 0, appVersion: '' }),
    onFailure(error) {
      throw error;
    },
  });
  await Promise.all([firstMinute.load(), stores.list.actions.refresh()]);
  // React draws markup from the state that a store began with: here that is the list before it was read.
  stores.list.getInitialState = stores.list.getState;
  return renderToStaticMarkup(
    <PageStoresContext value={stores}>
      <Router hook={useHashLocation} ssrPath="/">
        <Home />
      </Router>
    </PageStoresContext>,
  );
}

/**
 * Home as a phone without a battle shows it, as markup. The build draws it into the page, so that it is painted
 * before any script has come.
 */
export const DRAWN_HOME: string = await drawHome();
