import { createStore, type StoreApi } from 'zustand/vanilla';
import { sameValue } from '@/plain/same-value';
import type { KeptItems } from '@/storage/kept-items';
import { ARMY_KIND, type KeptArmy } from './kept-kinds';

/** An army before it is kept. */
export type ArmyToKeep = Pick<
  KeptArmy,
  'name' | 'army' | 'editionId' | 'units' | 'format' | 'statedTotal' | 'text' | 'checksum'
>;

/** What decides whether two armies are the same. */
type Sameness = Pick<ArmyToKeep, 'checksum' | 'text' | 'editionId' | 'units'>;

/** The fields of a kept army that a player may change. */
export type ArmyChange = Partial<Pick<KeptArmy, 'name' | 'army' | 'tags' | 'notes' | 'units'>>;

/** The armies kept on this device, the last used first. */
export type KeptArmies = StoreApi<readonly KeptArmy[]> & {
  /** Resolves when the kept armies are read. */
  readonly ready: Promise<void>;
  /** Reads them again: a backup or another tab may have added some. */
  reread(): Promise<void>;
  /** The kept army with the same list or the same units; null: none. */
  same(army: Sameness): KeptArmy | null;
  /**
   * Keeps an army and returns it. An army with the same list or the same units is not kept twice: the kept
   * one counts as used now, and is returned.
   */
  keep(army: ArmyToKeep): KeptArmy;
  /** Records that an army was taken into a battle. */
  use(id: string): void;
  change(id: string, change: ArmyChange): void;
  /** Saves a copy under that name and returns it; null if there is no such army. */
  duplicate(id: string, name: string): KeptArmy | null;
  remove(id: string): void;
  /** Restores the army that was removed last. */
  undoRemove(): void;
  /** The army that was removed last; null if there is nothing to restore. */
  readonly removed: StoreApi<KeptArmy | null>;
};

/**
 * The kept armies, read in the background. Every change is written at once; a failure to write goes to
 * `onFailure`.
 */
export function createKeptArmies(parts: {
  readonly keptItems: KeptItems;
  readonly now: () => number;
  readonly newId: () => string;
  readonly onFailure: (error: unknown) => void;
}): KeptArmies {
  const { keptItems, now, newId, onFailure } = parts;
  const store = createStore<readonly KeptArmy[]>(() => []);
  const removed = createStore<KeptArmy | null>(() => null);

  async function read(): Promise<void> {
    const items = await keptItems.all(ARMY_KIND);
    show(items.map(({ value }) => value));
  }

  function show(armies: readonly KeptArmy[]): void {
    store.setState(
      armies.toSorted((one, other) => other.usedAt - one.usedAt),
      true,
    );
  }

  function write(army: KeptArmy): KeptArmy {
    show([army, ...store.getState().filter(({ id }) => id !== army.id)]);
    keptItems.put(ARMY_KIND, army.id, army).catch(onFailure);
    return army;
  }

  const find = (id: string) => store.getState().find((army) => army.id === id);

  function change(id: string, changes: Partial<KeptArmy>): void {
    const army = find(id);
    if (army !== undefined) write({ ...army, ...changes });
  }

  const same: KeptArmies['same'] = (army) => store.getState().find((kept) => isSameArmy(kept, army)) ?? null;

  return Object.assign(store, {
    ready: read().catch(() => {}),
    reread: read,
    removed,
    same,
    keep(army: ArmyToKeep): KeptArmy {
      const kept = same(army);
      if (kept !== null) {
        return write({ ...kept, units: army.units, editionId: army.editionId, usedAt: now() });
      }
      return write({ ...army, id: newId(), tags: [], notes: '', savedAt: now(), usedAt: now() });
    },
    use: (id: string) => change(id, { usedAt: now() }),
    change,
    duplicate(id: string, name: string): KeptArmy | null {
      const army = find(id);
      return army === undefined ? null : write({ ...army, id: newId(), name, savedAt: now(), usedAt: now() });
    },
    remove(id: string): void {
      const army = find(id);
      if (army === undefined) return;
      removed.setState(army, true);
      show(store.getState().filter((other) => other.id !== id));
      keptItems.remove(ARMY_KIND, id).catch(onFailure);
    },
    undoRemove(): void {
      const army = removed.getState();
      if (army === null) return;
      removed.setState(null, true);
      write(army);
    },
  });
}

/** Whether two armies have the same list for one rulebook, or the same units (then the lists may differ). */
export function isSameArmy(kept: KeptArmy, army: Sameness): boolean {
  if (kept.editionId !== army.editionId) return false;
  if (army.checksum !== '' && kept.checksum === army.checksum) return true;
  const [one, other] = [kept.text?.trim(), army.text?.trim()];
  return (one !== undefined && one !== '' && one === other) || sameValue(kept.units, army.units);
}
