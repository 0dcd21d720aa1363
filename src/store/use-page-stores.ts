import { createContext, useContext } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { CardFilter } from '@/battle/cards/card-filter';
import type { BattleId } from '@/battle/state/ids';
import type { Side } from '@/rules/index';
import type { BackupReminder } from './backup-reminder';
import type { BattleMarks } from './battle-marks';
import type { BattlesTable, TableColumn } from './battles-table';
import type { ClubStore } from './club-store';
import type { BattleStore } from './create-battle-store';
import type { EarlierSide } from './earlier-names';
import type { EventStore } from './event-store';
import type { ExportedBattles } from './export-battles';
import type { ListActions, ListState, ListStore } from './list-store';
import type { Sided } from './own-sides';
import type { ReceivedResults } from './received-results';
import type { Restoring } from './restoring';
import type { SaveQueue, SaveState } from './save-queue';
import type { SaveStore } from './save-store';
import type { SearchStore } from './search-store';
import type { SeasonStore } from './season-store';
import type { Settings, SettingsStore } from './settings-store';
import type { OwnSide } from './sides';
import type { ArmyMemories } from './use-armies';
import { usePicked } from './use-picked';

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
  /** The events that this phone organises or watches; loaded with their screens. */
  readonly events: Loaded<EventStore>;
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
  return usePicked(usePageStores().list);
}

/** What can be done with the list: always the same object. */
export function useListActions(): ListActions {
  return usePageStores().list.actions;
}

/** What the list is asked for, and how to ask for something else. */
export function useFilter(): readonly [CardFilter, (changes: Partial<CardFilter>) => void] {
  const { filter } = usePageStores();
  return [usePicked(filter), filter.setState];
}

/** Whether every tap is on disk. */
export function useIsSaved(): boolean {
  return usePicked(usePageStores().save, ({ kind }) => kind === 'saved');
}

/** How saving fails; null while it does not, so that a tap that is saved draws nothing. */
export function useSaveFailure(): Extract<SaveState, { kind: 'failed' }> | null {
  return usePicked(usePageStores().save, (state) => (state.kind === 'failed' ? state : null));
}

/** The queue of what is being saved: always the same object. */
export function useSaveQueue(): SaveQueue {
  return usePageStores().save.queue;
}

/** What the selector picks of the settings. */
export function useSettings<Picked>(select: (settings: Settings) => Picked): Picked {
  return usePicked(usePageStores().settings, select);
}

/** The store of settings, to change them. */
export function useSettingsStore(): SettingsStore {
  return usePageStores().settings;
}
