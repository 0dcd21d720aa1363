import './app/fetch-ahead';
import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createStore } from 'zustand/vanilla';
import { isoDay } from '@/words/iso-day';
import { App, closedStorage, fetchBattleAhead, fetchScreensAhead } from './app/app';
import { ENGLISH } from './app/chosen-language';
import { ErrorScreen, FullPage } from './app/error-screen';
import { followParted } from './app/follow-parted';
import { saveNews } from './app/frame/save-notice';
import { homeReady } from './app/home';
import { PageContext, type PageStorage } from './app/page-context';
import { createPageStores } from './app/page-stores';
import { keepScreenFocus } from './app/screen-focus';
import { guardUnsaved } from './app/unsaved-guard';
import { whenQuiet } from './app/when-quiet';
import { writerId } from './battle/state/ids';
import { messageOf } from './plain/message-of';
import { buildOf } from './pwa/build';
import { registerServiceWorker } from './pwa/registration';
import { InstallationContext } from './pwa/use-installation';
import { EndedConnectionError } from './storage/database-connection';
import type { EntryLog } from './storage/entry-log';
import { openEntryLog, type SettledEntryLog } from './storage/open-entry-log';
import { within } from './storage/within';
import { createSaveStore } from './store/battle/save-store';
import { webBattleLock } from './store/device/battle-lock';
import { WRITER_RECORD } from './store/device/record-names';
import { createSettingsStore } from './store/device/settings-store';
import { type PageStores, PageStoresContext } from './store/page/use-page-stores';
import { fetched } from './ui/page/fetched';
import { words } from './words/words';

const build = buildOf(
  __APP_VERSION__,
  document.querySelector<HTMLMetaElement>('meta[name=built-from]')?.content,
);

/** The only place for the clock and for random numbers. */
const now = () => Date.now();
const elapsed = () => performance.now();
const stamp = () => ({
  exportedAt: now(),
  appVersion: build.version,
  ...(build.from === null ? {} : { commit: build.from.commit }),
});
/** `crypto.randomUUID` does not exist on plain http; these random values do. */
const newId = () =>
  crypto
    .getRandomValues(new Uint32Array(4))
    .reduce((id, part) => id + part.toString(36).padStart(7, '0'), '');

const random = (count: number) => crypto.getRandomValues(new Uint8Array(count));
const draw = () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
const chance = () => draw() / 2 ** 32;

/** A fair D6: values that would favour low numbers are rolled again. */
function rollDie(): number {
  let value = draw();
  while (value >= 2 ** 32 - (2 ** 32 % 6)) value = draw();
  return (value % 6) + 1;
}

const element = document.getElementById('root');
if (!element) throw new Error('index.html has no element #root');
const root: Root = createRoot(element);
keepScreenFocus(document, words.appName);

/** How long the page waits for this device's records, in milliseconds. After that it opens without them. */
const MEMORY_PATIENCE_MS = 3_000;

/** What this page has that may not be on the disk; nothing before a battle is shown. */
let unsaved = () => ({ pending: [], onScreen: [] }) as ReturnType<typeof unsavedOf>;

function unsavedOf({ save, battleStore }: PageStores) {
  const open = battleStore.get()?.getState().open;
  return {
    pending: save.queue.pendingEntries(),
    onScreen: open?.kind === 'open' ? open.ledger.stored : [],
  };
}

function showClosed(kind: 'newer' | 'blocked' | 'superseded', goOnWithout: (() => void) | null = null): void {
  closedStorage
    .load()
    .then(({ ClosedStorage }) =>
      root.render(<ClosedStorage kind={kind} unsaved={unsaved} goOnWithout={goOnWithout} stamp={stamp} />),
    )
    .catch(showBroken);
}

/** The id of this device in the log: made once, stored in the database. */
async function readWriter(entryLog: EntryLog): Promise<ReturnType<typeof writerId>> {
  const known = await within(MEMORY_PATIENCE_MS, entryLog.readRecord(WRITER_RECORD)).catch(() => undefined);
  if (typeof known === 'string') return writerId(known);
  const made = newId();
  entryLog.writeRecord(WRITER_RECORD, made).catch(() => {});
  return writerId(made);
}

/** How long the page waits for the list of battles, in milliseconds. After that it says that it reads. */
const LIST_PATIENCE_MS = 1_000;

async function show(entryLog: EntryLog, storage: PageStorage): Promise<void> {
  const onFailure = (error: unknown) => {
    // A storage that has ended has a screen of its own.
    if (!(error instanceof EndedConnectionError)) reportError(error);
  };
  const [settings, writer] = await Promise.all([createSettingsStore(entryLog), readWriter(entryLog)]);
  const lock = webBattleLock();
  const save = createSaveStore(entryLog, lock);
  const parts = {
    entryLog,
    lock,
    save,
    settings,
    writer,
    now,
    newId,
    dayOf: isoDay,
    random,
    rollDie,
    stamp,
    onFailure,
  };
  const stores = createPageStores(parts);
  const { list } = stores;
  // What is drawn stays until the app can draw the same, or the list: nothing flashes in between.
  if (location.hash.length < 3) await within(LIST_PATIENCE_MS, homeReady(list)).catch(() => {});
  unsaved = () => unsavedOf(stores);
  lock.onWritten(() => void list.actions.refresh());
  guardUnsaved(save, storage.kind === 'kept');
  followParted(save);
  save.news.subscribe(([latest]) => {
    // The storage was cleared: this page also writes back what it knows besides its battle.
    if (latest?.kind === 'rewritten') {
      settings.retry();
      entryLog.writeRecord(WRITER_RECORD, writer).catch(onFailure);
    }
    void list.actions.refresh();
  });
  const exportFailure = createStore<string | null>(() => null);
  const wakeLock = fetched(async () => (await import('./pwa/wake-lock')).createWakeLock());
  const page = { now, elapsed, chance, build, storage, exportFailure, wakeLock, onFailure };
  const battleThere = fetchAhead(stores);
  root.render(
    <StrictMode>
      <ErrorScreen build={build}>
        <PageContext value={page}>
          <InstallationContext value={registerServiceWorker(battleThere)}>
            <PageStoresContext value={stores}>
              <App />
            </PageStoresContext>
          </InstallationContext>
        </PageContext>
      </ErrorScreen>
    </StrictMode>,
  );
  whenQuiet(() => {
    import('./store/battles/quiet-work').then(
      ({ doQuietWork }) =>
        doQuietWork(entryLog, isoDay(now()), () => new Promise(whenQuiet)).catch(onFailure),
      // No screen waits for it: if it fails now, it is done after the next start.
      () => {},
    );
  });
}

/**
 * Fetches further parts, what a battle needs first. Resolves when that is there, or did not come: the screen
 * that needs a missing part reports it.
 */
async function fetchAhead(stores: PageStores): Promise<void> {
  // Who came by an address, or has tapped already, waits for the screen asked for.
  if (location.hash.length < 3) await new Promise<void>(whenQuiet);
  await fetchBattleAhead(stores).catch(() => {});
  Promise.all([fetchScreensAhead(stores), stores.goOnSharing()]).catch(() => {});
}

async function showOnMemory(storage: PageStorage): Promise<void> {
  const [{ createMemoryEntryLog }] = await Promise.all([
    import('./storage/memory-entry-log'),
    saveNews.load(),
  ]);
  await show(createMemoryEntryLog(), storage);
}

async function showSettled(opened: SettledEntryLog): Promise<void> {
  if (opened.kind === 'newer') showClosed('newer');
  else if (opened.kind === 'open') await show(opened.log, { kind: 'kept' });
  else if (opened.reason === 'absent') await showOnMemory({ kind: 'absent' });
  else await showOnMemory({ kind: 'refused', message: opened.message });
}

/** Fetches the language of this device, where it is another than English: `before-paint.js` names it. */
async function speakAsChosen(): Promise<void> {
  const code = document.documentElement.lang;
  if (code !== ENGLISH) await (await import('./app/language')).speak(code);
}

/**
 * Opens the database and shows the page. The module must not await it, because what it loads waits for this
 * module.
 */
async function begin(): Promise<void> {
  if (window.half) return (await import('./app/across/half-page')).drawHalf(root);
  if (__LANGUAGES__.length > 0) await speakAsChosen().catch(() => {});
  const opened = await openEntryLog({ onSuperseded: () => showClosed('superseded') });
  if (opened.kind !== 'blocked') return showSettled(opened);
  let goesWithout = false;
  showClosed('blocked', () => {
    goesWithout = true;
    showOnMemory({ kind: 'refused', message: '' }).catch(showBroken);
  });
  const settled = await opened.settled;
  if (!goesWithout) await showSettled(settled);
  else if (settled.kind === 'open') settled.log.close();
}

function showBroken(error: unknown): void {
  root.render(
    <FullPage
      title={words.errors.title}
      text={words.errors.partMissing}
      detail={words.errors.inBuild(messageOf(error), build)}
    />,
  );
}

begin().catch(showBroken);
