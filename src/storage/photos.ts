import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** A photo of the table, beside a line of a battle's log. */
export type Photo = {
  readonly battleId: string;
  /** Its number within the battle: later photos have higher ones. */
  readonly number: number;
  /** The number of the entry that it stands beside. */
  readonly about: number;
  /** "image/jpeg". */
  readonly type: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  readonly bytes: ArrayBuffer;
};

/**
 * The photos of this device. They have a database of their own: they are of no log, never slow one down, and
 * whatever happens to them, no entry is lost. Every call rejects if the disk does (`QuotaExceededError` where
 * it is full); then nothing is changed.
 */
export interface Photos {
  /** The photos of a battle, by rising number. */
  of(battleId: string): Promise<readonly Photo[]>;
  /** The photos of all battles, by battle and rising number. */
  all(): Promise<readonly Photo[]>;
  /** Keeps a new photo under the battle's next number, and returns it. */
  add(photo: Omit<Photo, 'number'>): Promise<Photo>;
  /** Puts a photo that was removed back at its number. */
  put(photo: Photo): Promise<void>;
  remove(battleId: string, number: number): Promise<void>;
  /** Removes the photos of all battles that are not named; returns how many went. */
  keepOnly(battleIds: readonly string[]): Promise<number>;
  close(): void;
}

interface Schema extends DBSchema {
  photos: { key: [battleId: string, number: number]; value: Photo };
}

/** The name of the browser's database for photos. */
export const PHOTO_DATABASE = 'warledger-photos';
const LAST = Number.MAX_SAFE_INTEGER;

/** The photos of this device; the database is opened, and made, with the first call. */
export function openPhotos(databaseName: string = PHOTO_DATABASE): Photos {
  let opening: Promise<IDBPDatabase<Schema>> | null = null;
  const forget = () => {
    opening = null;
  };

  function database(): Promise<IDBPDatabase<Schema>> {
    opening ??= openDB<Schema>(databaseName, 1, {
      upgrade(made) {
        made.createObjectStore('photos', { keyPath: ['battleId', 'number'] });
      },
      blocking(_stored, _wanted, event) {
        (event.target as IDBDatabase).close();
        forget();
      },
      terminated: forget,
    });
    opening.catch(forget);
    return opening;
  }

  const write = async (photo: Photo) => void (await (await database()).put('photos', photo));
  return {
    of: async (battleId) => (await database()).getAll('photos', ofBattle(battleId)),
    all: async () => (await database()).getAll('photos'),
    async add(photo) {
      const adding = (await database()).transaction('photos', 'readwrite', { durability: 'strict' });
      const last = await adding.store.openKeyCursor(ofBattle(photo.battleId), 'prev');
      const numbered = { ...photo, number: (last?.key[1] ?? 0) + 1 };
      // Both fail together where the disk is full; the transaction says it.
      await Promise.all([adding.store.add(numbered), adding.done]);
      return numbered;
    },
    put: write,
    remove: async (battleId, number) => (await database()).delete('photos', [battleId, number]),
    async keepOnly(battleIds) {
      const removing = (await database()).transaction('photos', 'readwrite');
      const keys = await removing.store.getAllKeys();
      const gone = keys.filter(([battleId]) => !battleIds.includes(battleId));
      await Promise.all([...gone.map((key) => removing.store.delete(key)), removing.done]);
      return gone.length;
    },
    close() {
      opening?.then(
        (opened) => opened.close(),
        () => {},
      );
      forget();
    },
  };
}

function ofBattle(battleId: string): IDBKeyRange {
  return IDBKeyRange.bound([battleId, 0], [battleId, LAST]);
}
