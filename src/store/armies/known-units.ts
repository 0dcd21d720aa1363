import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Shelf } from '@/storage/shelf';
import { KNOWN_UNITS_KIND, type KnownUnit, type KnownUnits } from './shelf-kinds';

type Editions = Readonly<Partial<Record<string, KnownUnits>>>;

/** The names kept for each edition; the oldest go first. */
const MOST_NAMES = 500;

/** What this device knows of units, by edition: offered as a guess when a list names them again. Never part of a battle's log. */
export type KnownUnitsMemory = StoreApi<Editions> & {
  /** Resolves when what is kept is read. */
  readonly ready: Promise<void>;
  /** Remembers what was entered for these units of that edition, beside what is remembered of them already. */
  remember(editionId: string, units: KnownUnits): void;
};

/** What is kept on that shelf; nothing until it is read, and where it cannot be. */
export function createKnownUnits(shelf: Shelf, onFailure: (error: unknown) => void): KnownUnitsMemory {
  const store = createStore<Editions>(() => ({}));
  const reading = shelf.all(KNOWN_UNITS_KIND).then(
    (items) => store.setState(Object.fromEntries(items.map(({ id, value }) => [id, value.units])), true),
    () => {},
  );
  // Nothing is written before it is known what was there.
  const write = async (editionId: string, entered: KnownUnits) => {
    await reading;
    const units = merged(store.getState()[editionId] ?? {}, entered);
    store.setState({ ...store.getState(), [editionId]: units }, true);
    await shelf.put(KNOWN_UNITS_KIND, editionId, { units });
  };
  return Object.assign(store, {
    ready: reading,
    remember: (editionId: string, units: KnownUnits) => {
      if (Object.keys(units).length > 0) write(editionId, units).catch(onFailure);
    },
  });
}

/** What was known with what was entered since, the latter last. */
function merged(before: KnownUnits, entered: KnownUnits): KnownUnits {
  const kept = Object.entries(before).filter(([name]) => entered[name] === undefined);
  const changed = Object.entries(entered).flatMap(([name, unit]): readonly [string, KnownUnit][] => {
    if (unit === undefined) return [];
    const older = before[name];
    const { healthPerModel, characteristic, facts } = unit;
    return [
      [
        name,
        {
          healthPerModel: healthPerModel ?? older?.healthPerModel ?? null,
          characteristic: characteristic ?? older?.characteristic ?? null,
          facts: { ...older?.facts, ...facts },
        },
      ],
    ];
  });
  return Object.fromEntries([...kept, ...changed].slice(-MOST_NAMES));
}
