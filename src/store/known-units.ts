import * as v from 'valibot';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { EntryLog } from '@/storage/entry-log';

/** What a player once entered for a unit of that name, which lists do not say. */
export type KnownUnit = { readonly healthPerModel: number; readonly characteristic: number | null };
/** By the unit's name, folded. */
export type KnownUnits = Readonly<Partial<Record<string, KnownUnit>>>;

/** The record of what is known of units, by edition. */
export const KNOWN_UNITS_RECORD = 'knownUnits';
/** The names kept for each edition; the oldest go first. */
const MOST_NAMES = 500;

const schema = v.object({
  v: v.literal(1),
  editions: v.record(
    v.string(),
    v.record(v.string(), v.object({ healthPerModel: v.number(), characteristic: v.nullable(v.number()) })),
  ),
});
type Editions = v.InferOutput<typeof schema>['editions'];

/** What this device knows of units, by edition: offered as a guess when a list names them again. Never part of a battle's log. */
export type KnownUnitsMemory = StoreApi<Editions> & {
  /** Resolves when what is kept is read. */
  readonly ready: Promise<void>;
  /** Remembers these units of that edition. */
  remember(editionId: string, units: KnownUnits): void;
};

/** What is kept on this device; nothing until it is read, and where it cannot be. */
export function createKnownUnits(entryLog: EntryLog, onFailure: (error: unknown) => void): KnownUnitsMemory {
  const store = createStore<Editions>(() => ({}));
  const reading = entryLog.readRecord(KNOWN_UNITS_RECORD).then(
    (stored) => {
      const parsed = v.safeParse(schema, stored);
      if (parsed.success) store.setState(parsed.output.editions, true);
    },
    () => {},
  );
  // Nothing is written before it is known what was there.
  const write = async (editionId: string, units: KnownUnits) => {
    await reading;
    const before = store.getState()[editionId] ?? {};
    const names = Object.keys(units);
    const kept = Object.entries(before).filter(([name]) => !names.includes(name));
    const all = [...kept, ...Object.entries(units)].slice(-MOST_NAMES);
    store.setState({ ...store.getState(), [editionId]: Object.fromEntries(all) as Editions[string] }, true);
    await entryLog.writeRecord(KNOWN_UNITS_RECORD, { v: 1, editions: store.getState() });
  };
  return Object.assign(store, {
    ready: reading,
    remember: (editionId: string, units: KnownUnits) => {
      write(editionId, units).catch(onFailure);
    },
  });
}
