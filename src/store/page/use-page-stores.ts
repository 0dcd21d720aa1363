import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import type { CardFilter } from '@/battle/cards/card-filter';
import type { BattleId } from '@/battle/state/ids';
import type { Side } from '@/rules/index';
import type { Sided } from '@/store/archive/own-sides';
import type { ArmyMemories } from '@/store/armies/use-armies';
import type { BackupReminder } from '@/store/backup/backup-reminder';
import type { ExportedBattles } from '@/store/backup/export-battles';
import type { Restoring } from '@/store/backup/restoring';
import type { BattleStore } from '@/store/battle/create-battle-store';
import type { SaveQueue, SaveState } from '@/store/battle/save-queue';
import type { SaveStore } from '@/store/battle/save-store';
import type { BattleMarks } from '@/store/battles/battle-marks';
import type { BattlesTable, TableColumn } from '@/store/battles/battles-table';
import type { EarlierSide } from '@/store/battles/earlier-names';
import type { ListActions, ListState, ListStore } from '@/store/battles/list-store';
import type { SearchStore } from '@/store/battles/search-store';
import type { SeasonStore } from '@/store/battles/season-store';
import type { ClubStore } from '@/store/club/club-store';
import type { Settings, SettingsStore } from '@/store/device/settings-store';
import type { OwnSide } from '@/store/device/sides';
import type { ReceivedResults } from '@/store/tournament/received-results';
import type { TournamentStore } from '@/store/tournament/tournament-store';

/** Something that is there once it is loaded. */
type Loaded<Value> = { get(): Value | null; load(): Promise<Value> };

/** What every page has from the start; the store of the open battle and the export are loaded when first needed. */
export type PageStores = {
  readonly list: ListStore;
  readonly save: SaveStore;
  readonly settings: SettingsStore;
  readonly battleStore: Loaded<BattleStore>;
  /** What the list is asked for; remembered while the page lives. */
  readonly filter: StoreApi<CardFilter>;
  readonly search: Loaded<SearchStore>;
  readonly season: Loaded<SeasonStore>;
  /** What this phone knows of a battle outside of its log. */
  readonly readMarks: (battle: Sided) => Promise<BattleMarks>;
  /** Who fought in the latest battles, for New battle to offer. */
  readonly earlierSides: () => Promise<readonly EarlierSide[]>;
  /** Notes on this phone which side of a battle is its owner's; null: neither. */
  readonly rememberSide: (id: BattleId, mine: Side | null) => void;
  /** Notes whose side it was in that battle, or that it was neither, and under which name the owner played. */
  readonly sayOwnSide: (battle: Sided, mine: OwnSide) => void;
  /** What is shared and followed; loaded once a club is chosen, and not before. */
  readonly club: Loaded<ClubStore>;
  /** The same, but only where a club is chosen: null without one, and then nothing is loaded. */
  readonly goOnSharing: () => Promise<ClubStore | null>;
  /** The tournaments that this phone organises or watches; loaded with their screens. */
  readonly tournaments: Loaded<TournamentStore>;
  /** Whether a backup is due, and when the last one was made. */
  readonly backupReminder: BackupReminder;
  /** Results of battles that were fought on other phones. */
  readonly receivedResults: ReceivedResults;
  /** The kept armies, and what is known of units. */
  readonly armies: Loaded<ArmyMemories>;
  /** Takes a failure that no screen can put right. */
  readonly onFailure: (error: unknown) => void;
  readonly restoring: { load(): Promise<Restoring> };
  /** Writes the example battle anew and returns its id; takes every example away. Both reject where the disk refuses. */
  readonly example: { write(): Promise<BattleId>; remove(): Promise<void> };
  /** These battles, or all of them, as the text of a backup file. */
  readonly exportBattles: (ids: readonly BattleId[] | 'all') => Promise<ExportedBattles>;
  /** All battles as a table with these columns, and meanwhile how many are written. */
  readonly battlesTable: (
    columns: readonly TableColumn[],
    onWritten: (battles: number) => void,
  ) => Promise<BattlesTable>;
};

/** The stores of this page; given once, in `main.tsx`. */
export const PageStoresContext = createContext<PageStores | null>(null);

export function usePageStores(): PageStores {
  const stores = useContext(PageStoresContext);
  if (!stores) throw new Error('No stores are given');
  return stores;
}

/** The list of battles as it is read. */
export function useList(): ListState {
  return useStore(usePageStores().list);
}

/** What can be done with the list: always the same object. */
export function useListActions(): ListActions {
  return usePageStores().list.actions;
}

/** What the list is asked for, and how to ask for something else. */
export function useFilter(): readonly [CardFilter, (changes: Partial<CardFilter>) => void] {
  const { filter } = usePageStores();
  return [useStore(filter), filter.setState];
}

/** Whether every tap is on disk. */
export function useIsSaved(): boolean {
  return useStore(usePageStores().save, ({ kind }) => kind === 'saved');
}

/** How saving fails; null while it does not, so that a tap that is saved draws nothing. */
export function useSaveFailure(): Extract<SaveState, { kind: 'failed' }> | null {
  return useStore(usePageStores().save, (state) => (state.kind === 'failed' ? state : null));
}

/** The queue of what is being saved: always the same object. */
export function useSaveQueue(): SaveQueue {
  return usePageStores().save.queue;
}

/** What the selector picks of the settings. */
export function useSettings<Picked>(select: (settings: Settings) => Picked): Picked {
  return useStore(usePageStores().settings, select);
}

/** The store of settings, to change them. */
export function useSettingsStore(): SettingsStore {
  return usePageStores().settings;
}
