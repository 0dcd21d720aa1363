import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import type { CardFilter } from '@/battle/cards/card-filter';
import type { BattleId } from '@/battle/state/ids';
import type { Side } from '@/rules/index';
import type { Kept } from '@/store/armies/use-kept';
import type { BackupReminder } from '@/store/backup/backup-reminder';
import type { ExportedBattles } from '@/store/backup/export-battles';
import type { Restoring } from '@/store/backup/restoring';
import type { BattleStore } from '@/store/battle/battle-store';
import type { SaveQueue, SaveState } from '@/store/battle/save-queue';
import type { SaveStore } from '@/store/battle/save-store';
import type { BattleMarks } from '@/store/battles/battle-marks';
import type { BattlesTable, TableColumn } from '@/store/battles/battles-table';
import type { EarlierSide } from '@/store/battles/earlier-names';
import type { ListActions, ListState, ListStore } from '@/store/battles/list-store';
import type { Sided } from '@/store/battles/own-sides';
import type { SearchStore } from '@/store/battles/search-store';
import type { SeasonStore } from '@/store/battles/season-store';
import type { ClubStore } from '@/store/club/club-store';
import type { ReportFacts } from '@/store/device/report-facts';
import type { Settings, SettingsStore } from '@/store/device/settings-store';
import type { OwnSide } from '@/store/device/sides';
import type { LadderStore } from '@/store/ladder/ladder-store';
import type { ReceivedResults } from '@/store/tournament/received-results';
import type { TournamentStore } from '@/store/tournament/tournament-store';

/** A value that is available once it is loaded. */
type Loaded<Value> = { get(): Value | null; load(): Promise<Value> };

/**
 * The stores that every page has from the start; the store of the open battle and the export are loaded on
 * first use.
 */
export type PageStores = {
  readonly list: ListStore;
  readonly save: SaveStore;
  readonly settings: SettingsStore;
  readonly battleStore: Loaded<BattleStore>;
  /** The filter of the list; it lasts as long as the page. */
  readonly filter: StoreApi<CardFilter>;
  readonly search: Loaded<SearchStore>;
  readonly season: Loaded<SeasonStore>;
  /** What the disk tells for a report of a fault: numbers and kinds, no name. Rejects if the disk does. */
  readonly reportFacts: () => Promise<ReportFacts>;
  /** What this phone knows about a battle outside its log. */
  readonly readMarks: (battle: Sided) => Promise<BattleMarks>;
  /** The sides of the latest battles, as suggestions for New battle. */
  readonly earlierSides: () => Promise<readonly EarlierSide[]>;
  /**
   * Stores the owner's side of a battle on this phone; null: neither. Resolves when it is on the disk: until
   * then no screen says that it is known. Rejects if IndexedDB does.
   */
  readonly rememberSide: (id: BattleId, mine: Side | null) => Promise<void>;
  /** The same for the side or for neither, and for the owner's name in that battle. */
  readonly sayOwnSide: (battle: Sided, mine: OwnSide) => Promise<void>;
  /** The shared and followed battles; loaded only after a club is chosen. */
  readonly club: Loaded<ClubStore>;
  /** The same, if a club is chosen; null without one, and then nothing is loaded. */
  readonly goOnSharing: () => Promise<ClubStore | null>;
  /** The tournaments that this phone organises or watches; loaded with their screens. */
  readonly tournaments: Loaded<TournamentStore>;
  /** The ladder of who played against whom; loaded with its screen. */
  readonly ladder: Loaded<LadderStore>;
  /** Whether a backup is due, and when the last one was made. */
  readonly backupReminder: BackupReminder;
  /** Results of battles that were fought on other phones. */
  readonly receivedResults: Loaded<ReceivedResults>;
  /** The kept armies, and known values of units. */
  readonly armies: Loaded<Kept>;
  /** Called with a failure that no screen can handle. */
  readonly onFailure: (error: unknown) => void;
  readonly restoring: { load(): Promise<Restoring> };
  /**
   * `write` writes the example battle of that rulebook, else of the first, again and returns its id; the other removes
   * every example. Both reject if IndexedDB does.
   */
  readonly example: () => Promise<{ write(editionId?: string): Promise<BattleId>; remove(): Promise<void> }>;
  /** These battles, or all of them, as the text of a backup file. */
  readonly exportBattles: (ids: readonly BattleId[] | 'all') => Promise<ExportedBattles>;
  /** All battles as a table with these columns; reports how many are written so far. */
  readonly battlesTable: (
    columns: readonly TableColumn[],
    onWritten: (battles: number) => void,
  ) => Promise<BattlesTable>;
};

/** The stores of this page; provided once, in `main.tsx`. */
export const PageStoresContext = createContext<PageStores | null>(null);

export function usePageStores(): PageStores {
  const stores = useContext(PageStoresContext);
  if (!stores) throw new Error('No stores are given');
  return stores;
}

/** The list of battles. */
export function useList(): ListState {
  return useStore(usePageStores().list);
}

/** The actions of the list: always the same object. */
export function useListActions(): ListActions {
  return usePageStores().list.actions;
}

/** The filter of the list, and a function to change it. */
export function useFilter(): readonly [CardFilter, (changes: Partial<CardFilter>) => void] {
  const { filter } = usePageStores();
  return [useStore(filter), filter.setState];
}

/** Whether every tap is on disk. */
export function useIsSaved(): boolean {
  return useStore(usePageStores().save, ({ kind }) => kind === 'saved');
}

/** Why saving fails; null while it works, so that a successful save renders nothing. */
export function useSaveFailure(): Extract<SaveState, { kind: 'failed' }> | null {
  return useStore(usePageStores().save, (state) => (state.kind === 'failed' ? state : null));
}

/** The save queue: always the same object. */
export function useSaveQueue(): SaveQueue {
  return usePageStores().save.queue;
}

/** The part of the settings that the selector returns. */
export function useSettings<Picked>(select: (settings: Settings) => Picked): Picked {
  return useStore(usePageStores().settings, select);
}

/** The store of settings, to change them. */
export function useSettingsStore(): SettingsStore {
  return usePageStores().settings;
}
