import * as v from 'valibot';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { MARKS, type UnitDraft } from '@/battle/state/unit';
import { crc32 } from '@/plain/crc-32';
import { sameValue } from '@/plain/same-value';
import type { EntryLog } from '@/storage/entry-log';

/** Records of kept armies are named so, with the army's id behind. */
export const SAVED_ARMY_PREFIX = 'army.';
/** The shape of a kept army as this version writes it. */
const VERSION = 1;

/** An army that is kept on this device for further battles. */
export type SavedArmy = {
  readonly id: string;
  /** What the player calls it. */
  readonly name: string;
  /** What the army is called in a battle. */
  readonly army: string;
  /** The rulebook it was last taken for. */
  readonly editionId: string;
  readonly units: readonly UnitDraft[];
  readonly tags: readonly string[];
  readonly notes: string;
  /** What its list was read as, and the list itself as it was pasted; empty where it was typed in. */
  readonly format: string;
  readonly text: string;
  /** When it was kept, and when it was last taken, in milliseconds since 1970. */
  readonly savedAt: number;
  readonly usedAt: number;
};

/** An army before it is kept. */
export type ArmyToSave = Pick<SavedArmy, 'name' | 'army' | 'editionId' | 'units' | 'format' | 'text'>;

const unit = v.object({
  name: v.string(),
  pointCost: v.number(),
  models: v.number(),
  healthPerModel: v.number(),
  characteristic: v.nullable(v.number()),
  marks: v.array(v.picklist(MARKS)),
  facts: v.record(v.string(), v.union([v.number(), v.boolean(), v.string()])),
});
const schema = v.object({
  v: v.literal(VERSION),
  id: v.string(),
  name: v.string(),
  army: v.string(),
  editionId: v.string(),
  units: v.array(unit),
  tags: v.fallback(v.array(v.string()), []),
  notes: v.fallback(v.string(), ''),
  format: v.fallback(v.string(), ''),
  text: v.fallback(v.string(), ''),
  savedAt: v.number(),
  usedAt: v.number(),
});

/** The armies kept on this device, those taken last first. */
export type SavedArmies = StoreApi<readonly SavedArmy[]> & {
  /** Resolves when the kept armies are read. */
  readonly ready: Promise<void>;
  /** Keeps an army. One with the same list or the same units is not kept twice: it counts as taken now, and its id is returned. */
  keep(army: ArmyToSave): string;
  /** Notes that an army was taken into a battle. */
  use(id: string): void;
  change(id: string, change: Partial<Pick<SavedArmy, 'name' | 'army' | 'tags' | 'notes' | 'units'>>): void;
  /** Keeps a copy under that name and returns its id; null where there is no such army. */
  duplicate(id: string, name: string): string | null;
  remove(id: string): void;
  /** Brings back the army that was removed last. */
  undoRemove(): void;
  readonly removed: StoreApi<SavedArmy | null>;
};

/** A stored record as the army it holds; null for one that was removed, is damaged, or comes from a newer version. */
export function parseSavedArmy(stored: unknown): SavedArmy | null {
  const parsed = v.safeParse(schema, stored);
  if (!parsed.success) return null;
  const { v: _, ...army } = parsed.output;
  return army as SavedArmy;
}

/** The kept armies, read in the background. Every change is written at once; a failure to write goes to `onFailure`. */
export function createSavedArmies(parts: {
  readonly entryLog: EntryLog;
  readonly now: () => number;
  readonly newId: () => string;
  readonly onFailure: (error: unknown) => void;
}): SavedArmies {
  const { entryLog, now, newId, onFailure } = parts;
  const store = createStore<readonly SavedArmy[]>(() => []);
  const removed = createStore<SavedArmy | null>(() => null);
  const ready = entryLog.records(SAVED_ARMY_PREFIX).then(
    (records) => {
      const read = records.flatMap(({ value }) => parseSavedArmy(value) ?? []);
      const here = store.getState().map(({ id }) => id);
      show([...store.getState(), ...read.filter(({ id }) => !here.includes(id))]);
    },
    () => {},
  );

  function show(armies: readonly SavedArmy[]): void {
    store.setState(
      [...armies].sort((one, other) => other.usedAt - one.usedAt),
      true,
    );
  }

  function write(army: SavedArmy): void {
    show([army, ...store.getState().filter(({ id }) => id !== army.id)]);
    entryLog.writeRecord(SAVED_ARMY_PREFIX + army.id, { v: VERSION, ...army }).catch(onFailure);
  }

  const find = (id: string) => store.getState().find((army) => army.id === id);

  function change(id: string, changes: Partial<SavedArmy>): void {
    const army = find(id);
    if (army !== undefined) write({ ...army, ...changes });
  }

  return Object.assign(store, {
    ready,
    removed,
    keep(army: ArmyToSave): string {
      const same = store.getState().find((other) => isSameArmy(other, army));
      if (same !== undefined) {
        write({ ...same, units: army.units, editionId: army.editionId, usedAt: now() });
        return same.id;
      }
      const id = newId();
      write({ ...army, id, tags: [], notes: '', savedAt: now(), usedAt: now() });
      return id;
    },
    use: (id: string) => change(id, { usedAt: now() }),
    change,
    duplicate(id: string, name: string): string | null {
      const army = find(id);
      if (army === undefined) return null;
      const copy = { ...army, id: newId(), name, savedAt: now(), usedAt: now() };
      write(copy);
      return copy.id;
    },
    remove(id: string): void {
      const army = find(id);
      if (army === undefined) return;
      removed.setState(army, true);
      show(store.getState().filter((other) => other.id !== id));
      entryLog.writeRecord(SAVED_ARMY_PREFIX + id, null).catch(onFailure);
    },
    undoRemove(): void {
      const army = removed.getState();
      if (army === null) return;
      removed.setState(null, true);
      write(army);
    },
  });
}

/** Whether two armies are the same list, or the same units whatever their list. */
function isSameArmy(kept: SavedArmy, army: ArmyToSave): boolean {
  if (army.text.trim() !== '' && crc32(kept.text.trim()) === crc32(army.text.trim())) return true;
  return kept.editionId === army.editionId && sameValue(kept.units, army.units);
}
