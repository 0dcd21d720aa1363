import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createStore } from 'zustand/vanilla';
import { App, fetchScreensAhead } from './app/app';
import { ClosedStorage } from './app/closed-storage';
import { ErrorScreen } from './app/error-screen';
import { fetched } from './app/fetched';
import { PageContext } from './app/page-context';
import { type CardFilter, NO_FILTER } from './battle/card-filter';
import { writerId } from './battle/ids';
import { registerServiceWorker } from './pwa/registration';
import { InstallationContext } from './pwa/use-installation';
import { createWakeLock } from './pwa/wake-lock';
import type { EntryLog } from './storage/entry-log';
import { openEntryLog, type SettledEntryLog } from './storage/open-entry-log';
import { createBackupReminder } from './store/backup-reminder';
import { webBattleLock } from './store/battle-lock';
import { readMarks } from './store/battle-marks';
import { createListStore, KEEP_DELETED_MS } from './store/list-store';
import { createReceivedResults } from './store/received-results';
import { createSaveStore } from './store/save-store';
import { createSettingsStore } from './store/settings-store';
import { writeSide } from './store/sides';
import { type PageStores, PageStoresContext } from './store/use-page-stores';
import { words } from './words/words';

const version = __APP_VERSION__;

/** Time and chance are made here and nowhere else. */
const now = () => Date.now();
/** `crypto.randomUUID` is absent on plain http; these random values are not. */
const newId = () =>
  crypto
    .getRandomValues(new Uint32Array(4))
    .reduce((id, part) => id + part.toString(36).padStart(7, '0'), '');

/** A fair D6: values that would favour the low numbers are thrown again. */
function rollDie(): number {
  const fair = 2 ** 32 - (2 ** 32 % 6);
  let [value = 0] = crypto.getRandomValues(new Uint32Array(1));
  while (value >= fair) [value = 0] = crypto.getRandomValues(new Uint32Array(1));
  return (value % 6) + 1;
}

const element = document.getElementById('root');
if (!element) throw new Error('index.html has no element #root');
const root: Root = createRoot(element);

function showClosed(kind: 'newer' | 'blocked' | 'superseded', exportAll?: () => Promise<string>): void {
  root.render(<ClosedStorage kind={kind} exportAll={exportAll ?? null} now={now} />);
}

/** The name of this device in the log: made once, kept in the database. */
async function readWriter(entryLog: EntryLog): Promise<ReturnType<typeof writerId>> {
  const known = await entryLog.readRecord('writer').catch(() => undefined);
  if (typeof known === 'string') return writerId(known);
  const made = newId();
  await entryLog.writeRecord('writer', made).catch(() => {});
  return writerId(made);
}

async function show(entryLog: EntryLog, kept: boolean): Promise<void> {
  const onFailure = (error: unknown) => reportError(error);
  const settings = await createSettingsStore(entryLog);
  const writer = await readWriter(entryLog);
  const lock = webBattleLock();
  const list = createListStore({ entryLog, now });
  const save = createSaveStore(entryLog, lock);
  const battleStore = fetched(async () => {
    const { createBattleStore } = await import('./store/create-battle-store');
    const onCard = list.actions.noteCard;
    return createBattleStore({
      entryLog,
      queue: save.queue,
      lock,
      now,
      newId,
      writer,
      rollDie,
      onCard,
      onFailure,
    });
  });
  const restoring = fetched(async () => {
    const { createRestoring } = await import('./store/restoring');
    return createRestoring({ entryLog, queue: save.queue, lock, settings, now });
  });
  const stores: PageStores = {
    list,
    save,
    settings,
    battleStore,
    restoring,
    backupReminder: createBackupReminder(entryLog, now),
    receivedResults: createReceivedResults(entryLog, now),
    filter: createStore<CardFilter>(() => NO_FILTER),
    search: fetched(async () => {
      const { createSearchStore } = await import('./store/search-store');
      return createSearchStore({ entryLog, dayOf: words.isoDay });
    }),
    season: fetched(async () => {
      const { createSeasonStore } = await import('./store/season-store');
      const quiet = () => new Promise<void>(whenQuiet);
      return createSeasonStore({ entryLog, dayOf: words.isoDay, quiet });
    }),
    readMarks: (id) => readMarks(entryLog, id),
    rememberSide: (id, mine) => {
      writeSide(entryLog, id, mine).catch(onFailure);
    },
    async battlesTable(columns, onWritten) {
      const { battlesTable } = await import('./store/battles-table');
      return battlesTable(entryLog, columns, onWritten);
    },
    async exportBattles(ids) {
      const [{ exportBattles }, store] = await Promise.all([
        import('./store/export-battles'),
        battleStore.load(),
      ]);
      const { open } = store.getState();
      return exportBattles(ids, {
        entryLog,
        pending: save.queue.pendingEntries(),
        onScreen: open.kind === 'open' ? open.ledger.entries : [],
        stamp: { exportedAt: now(), appVersion: version },
      });
    },
  };
  lock.onWritten(() => void list.actions.refresh());
  // Coming back to the page is a good moment to save what could not be saved before.
  document.addEventListener('visibilitychange', () => save.queue.retry());
  window.addEventListener('pageshow', () => save.queue.retry());
  entryLog.purgeDeleted(now() - KEEP_DELETED_MS).catch(onFailure);
  root.render(
    <StrictMode>
      <ErrorScreen>
        <PageContext value={{ now, version, kept, wakeLock: createWakeLock(), onFailure }}>
          <InstallationContext value={registerServiceWorker()}>
            <PageStoresContext value={stores}>
              <App />
            </PageStoresContext>
          </InstallationContext>
        </PageContext>
      </ErrorScreen>
    </StrictMode>,
  );
  // A failure is said by the screen that needs what is missing, when it is shown.
  const ahead = () => void Promise.all([battleStore.load(), fetchScreensAhead()]).catch(() => {});
  if (location.hash.length > 2) ahead();
  else whenQuiet(ahead);
}

/** In a quiet moment after the first paint. */
function whenQuiet(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run);
  else setTimeout(run, 1_000);
}

async function showSettled(opened: SettledEntryLog): Promise<void> {
  if (opened.kind === 'newer') showClosed('newer', opened.exportAll);
  else if (opened.kind === 'open') await show(opened.log, true);
  else await show((await import('./storage/memory-entry-log')).createMemoryEntryLog(), false);
}

const opened = await openEntryLog({
  onSuperseded: () => showClosed('superseded'),
  stamp: () => ({ exportedAt: now(), appVersion: version }),
});
if (opened.kind === 'blocked') {
  showClosed('blocked');
  await showSettled(await opened.settled);
} else {
  await showSettled(opened);
}
