import { createStore, type StoreApi } from 'zustand/vanilla';
import type { KeptItems } from '@/storage/kept-items';
import { KNOWN_UNITS_KIND, type KnownUnit, type KnownUnits } from './kept-kinds';
import { joinedFacts } from './known-facts';

type Editions = Readonly<Partial<Record<string, KnownUnits>>>;

/** The most names stored for each edition; the oldest are dropped. */
const MOST_NAMES = 500;

/**
 * What this device knows about units, by edition. It is proposed as a guess when a list names them again.
 * Never part of a battle's log.
 */
export type KnownUnitsMemory = StoreApi<Editions> & {
  /** Resolves when the stored data is read. */
  readonly ready: Promise<void>;
  /** Stores the entered values of these units of that edition, in addition to those already stored. */
  remember(editionId: string, units: KnownUnits): void;
};

/** The data kept there; empty until it is read, and if it cannot be read. */
export function createKnownUnits(
  keptItems: KeptItems,
  onFailure: (error: unknown) => void,
): KnownUnitsMemory {
  const store = createStore<Editions>(() => ({}));
  const reading = keptItems.all(KNOWN_UNITS_KIND).then(
    (items) => store.setState(Object.fromEntries(items.map(({ id, value }) => [id, value.units])), true),
    () => {},
  );
  // It writes only after it has read, so that stored data is not lost.
  const write = async (editionId: string, entered: KnownUnits) => {
    await reading;
    const units = merged(store.getState()[editionId] ?? {}, entered);
    store.setState({ ...store.getState(), [editionId]: units }, true);
    await keptItems.put(KNOWN_UNITS_KIND, editionId, { units });
  };
  return Object.assign(store, {
    ready: reading,
    remember: (editionId: string, units: KnownUnits) => {
      if (Object.keys(units).length > 0) write(editionId, units).catch(onFailure);
    },
  });
}

/** The stored values with the newly entered ones on top. */
function merged(before: KnownUnits, entered: KnownUnits): KnownUnits {
  const kept = Object.entries(before).filter(([name]) => entered[name] === undefined);
  const changed = Object.entries(entered).flatMap(([name, unit]): readonly [string, KnownUnit][] => {
    if (unit === undefined) return [];
    const older = before[name];
    const { healthPerModel, characteristic } = unit;
    const character = unit.character ?? older?.character;
    return [
      [
        name,
        {
          healthPerModel: healthPerModel ?? older?.healthPerModel ?? null,
          characteristic: characteristic ?? older?.characteristic ?? null,
          ...joinedFacts(older, unit),
          ...(character === undefined ? {} : { character }),
        },
      ],
    ];
  });
  return Object.fromEntries([...kept, ...changed].slice(-MOST_NAMES));
}
