import { createStore } from 'zustand/vanilla';
import { type CardFilter, WHOLE_LIST } from '@/battle/cards/card-filter';
import type { WriterId } from '@/battle/state/ids';
import type { BackupStamp } from '@/storage/backup-file';
import type { EntryLog } from '@/storage/entry-log';
import type { SaveStore } from '@/store/battle/save-store';
import { createListStore } from '@/store/battles/list-store';
import type { BattleLock } from '@/store/device/battle-lock';
import type { SettingsStore } from '@/store/device/settings-store';
import type { PageStores } from '@/store/page/use-page-stores';
import { fetched } from '@/ui/page/fetched';
import { whenQuiet } from './when-quiet';

/** The parts from which the stores of a page are made. */
export type PageStoreParts = {
  readonly entryLog: EntryLog;
  readonly lock: BattleLock;
  readonly save: SaveStore;
  readonly settings: SettingsStore;
  readonly writer: WriterId;
  readonly now: () => number;
  readonly newId: () => string;
  /** The day of a time, such as "2026-03-05". */
  readonly dayOf: (at: number) => string;
  readonly random: (count: number) => Uint8Array;
  readonly rollDie: () => number;
  readonly stamp: () => BackupStamp;
  readonly onFailure: (error: unknown) => void;
};

/** The stores of a page. Stores that not every page needs are loaded on first use. */
export function createPageStores(parts: PageStoreParts): PageStores {
  const { entryLog, lock, save, settings, now, dayOf, onFailure } = parts;
  const list = createListStore({ entryLog, now });
  const quiet = () => new Promise<void>(whenQuiet);
  const battleStore = fetched(async () => {
    const { openBattlePart } = await import('./open-battle-part');
    return openBattlePart({ ...parts, queue: save.queue, list, quiet });
  });
  const backupReminder = fetched(async () => {
    const { createBackupReminder } = await import('@/store/backup/backup-reminder');
    return createBackupReminder(entryLog, now);
  });
  const clubParts = { ...parts, battleStore, onCard: list.actions.noteCard };
  const club = fetched(async () => (await import('@/store/club/open-club')).openClub(clubParts));
  return {
    list,
    save,
    settings,
    battleStore,
    club,
    tournaments: fetched(async () =>
      (await import('@/store/tournament/open-tournaments')).openTournaments(clubParts, club),
    ),
    goOnSharing: async () => ((await entryLog.readRecord('club')) ? club.load() : null),
    armies: fetched(async () => {
      const { createKept } = await import('@/store/armies/create-kept');
      return createKept({ entryLog, now, newId: parts.newId, onFailure });
    }),
    restoring: fetched(async () => {
      const { createRestoring } = await import('@/store/backup/restoring');
      return createRestoring({ entryLog, queue: save.queue, lock, settings, now });
    }),
    onFailure,
    example: async () =>
      (await import('@/store/example/example-battle')).examplesIn(parts, list.actions.refresh),
    backupReminder: {
      read: async () => (await backupReminder.load()).read(),
      noteMade: async () => (await backupReminder.load()).noteMade(),
      dismiss: async () => (await backupReminder.load()).dismiss(),
    },
    receivedResults: fetched(async () => {
      const { createReceivedResults } = await import('@/store/tournament/received-results');
      return createReceivedResults(entryLog, now);
    }),
    filter: createStore<CardFilter>(() => WHOLE_LIST),
    search: fetched(async () => {
      const { createSearchStore } = await import('@/store/battles/search-store');
      return createSearchStore({ entryLog, dayOf, quiet });
    }),
    season: fetched(async () => {
      const { createSeasonStore } = await import('@/store/battles/season-store');
      return createSeasonStore({ entryLog, dayOf, quiet });
    }),
    ladder: fetched(async () =>
      (await import('@/store/ladder/ladder-store')).createLadderStore({ entryLog, quiet }),
    ),
    reportFacts: async () => (await import('@/store/device/report-facts')).reportFacts(entryLog),
    earlierSides: async () => (await import('@/store/battles/earlier-names')).earlierSides(entryLog),
    readMarks: async (battle) => (await import('@/store/battles/battle-marks')).readMarks(entryLog, battle),
    sayOwnSide: async (battle, mine) =>
      (await import('@/store/battles/own-sides')).sayOwnSides(entryLog, [battle], mine),
    rememberSide: async (id, mine) => (await import('@/store/device/sides')).writeSide(entryLog, id, mine),
    async battlesTable(columns, onWritten) {
      const { battlesTable } = await import('@/store/battles/battles-table');
      return battlesTable(entryLog, columns, onWritten);
    },
    async exportBattles(ids) {
      const { exportBattles } = await import('@/store/backup/export-battles');
      const open = battleStore.get()?.getState().open;
      return exportBattles(ids, {
        entryLog,
        pending: save.queue.pendingEntries(),
        onScreen: open?.kind === 'open' ? open.ledger.stored : [],
        stamp: parts.stamp(),
      });
    },
  };
}
