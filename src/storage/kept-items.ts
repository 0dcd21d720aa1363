import type { EntryLog } from './entry-log';

/*
 * What a device keeps beside its battles and means to use again: armies, sources too long for a log, what
 * it knows of units. One place for all of it, so that a new kind (a template of a unit, a side's tincture,
 * a name) is one row: its name, its version and its steps.
 *
 * An item is a record of the device, "army.x1", so that it goes into a backup and comes back from one. It
 * says by `v` which version of its kind wrote it. An older one is brought up to date when it is read, step
 * by step; nothing that is stored is rewritten for that. One of a newer version, or a damaged one, is
 * passed over and left as it is.
 */

/** The stored fields of an item, without their version. */
export type KeptFields = Readonly<Record<string, unknown>>;

/** A kind of items, and how items of older versions become items of this one. */
export type KeptKind<Value> = {
  /** The part of the record's name before the first dot. */
  readonly name: string;
  /**
   * One step for each version before this one, oldest first: pure and total functions. The version of the
   * kind is their number plus 1.
   */
  readonly steps: readonly ((older: KeptFields) => KeptFields)[];
  /** The value from the fields of this version; null if they are not valid. */
  parse(fields: KeptFields): Value | null;
};

/** An item with its id. */
export type KeptItem<Value> = { readonly id: string; readonly value: Value };

/**
 * Everything that the device stores besides its battles. Every call rejects if IndexedDB does; then nothing
 * is changed.
 */
export type KeptItems = {
  /** All items of that kind by rising id. */
  all<Value>(kind: KeptKind<Value>): Promise<readonly KeptItem<Value>[]>;
  /** The item with that id; null if there is none that can be read. */
  read<Value>(kind: KeptKind<Value>, id: string): Promise<Value | null>;
  /**
   * Stores an item in place of the one with its id. An item of a newer version stays: then nothing is
   * written, and false is returned.
   */
  put<Value extends object>(kind: KeptKind<Value>, id: string, value: Value): Promise<boolean>;
  /** Removes an item. Storing it again undoes that. */
  remove<Value>(kind: KeptKind<Value>, id: string): Promise<void>;
};

/** The version with which items of this kind are written. */
export function keptVersion({ steps }: Pick<KeptKind<unknown>, 'steps'>): number {
  return steps.length + 1;
}

/**
 * What that device keeps. Calls run in their order, so that a removed item is not written again by an
 * earlier change. Once all items of a kind were read, a write of that kind is handed to the disk in the same
 * moment as it is called: a page that is closed right after a tap has lost nothing.
 */
export function createKeptItems(
  entryLog: Pick<EntryLog, 'records' | 'readRecord' | 'writeRecord'>,
): KeptItems {
  /** By kind whose items were all read: the names of the items of a newer version. */
  const newer = new Map<string, ReadonlySet<string>>();
  /** The calls that wait for one that looks at the disk before it writes, and that one. */
  let waiting = 0;
  let turn: Promise<unknown> = Promise.resolve();

  /** Where nothing waits, a call begins at once: IndexedDB keeps the order of calls that do not look first. */
  function inTurn<Done>(work: () => Promise<Done>, looksFirst = false): Promise<Done> {
    if (waiting === 0 && !looksFirst) return work();
    const done = turn.then(work);
    waiting += 1;
    const pass = () => {
      waiting -= 1;
    };
    turn = done.then(pass, pass);
    return done;
  }

  return {
    all: (kind) =>
      inTurn(async () => {
        const prefix = `${kind.name}.`;
        const records = await entryLog.records(prefix);
        newer.set(
          kind.name,
          new Set(records.filter(({ value }) => isNewer(kind, value)).map(({ name }) => name)),
        );
        return records.flatMap(({ name, value: stored }) => {
          const value = readItem(kind, stored);
          return value === null ? [] : [{ id: name.slice(prefix.length), value }];
        });
      }),
    read: (kind, id) => inTurn(async () => readItem(kind, await entryLog.readRecord(nameOf(kind, id)))),
    put: (kind, id, value) => {
      const name = nameOf(kind, id);
      const write = async (stays: boolean) => {
        if (!stays) await entryLog.writeRecord(name, { ...value, v: keptVersion(kind) });
        return !stays;
      };
      const known = newer.get(kind.name);
      return known === undefined
        ? inTurn(async () => write(isNewer(kind, await entryLog.readRecord(name))), true)
        : inTurn(() => write(known.has(name)));
    },
    // The record is emptied, not removed, so that restoring a backup does not bring a removed item back.
    remove: (kind, id) => inTurn(() => entryLog.writeRecord(nameOf(kind, id), null)),
  };
}

function nameOf({ name }: Pick<KeptKind<unknown>, 'name'>, id: string): string {
  return `${name}.${id}`;
}

function versionOf(stored: unknown): number | null {
  if (typeof stored !== 'object' || stored === null || !('v' in stored)) return null;
  return typeof stored.v === 'number' && Number.isInteger(stored.v) && stored.v >= 1 ? stored.v : null;
}

function isNewer(kind: Pick<KeptKind<unknown>, 'steps'>, stored: unknown): boolean {
  return (versionOf(stored) ?? 0) > keptVersion(kind);
}

function readItem<Value>(kind: KeptKind<Value>, stored: unknown): Value | null {
  const version = versionOf(stored);
  if (version === null || version > keptVersion(kind)) return null;
  const { v: _, ...fields } = stored as KeptFields;
  return kind.parse(kind.steps.slice(version - 1).reduce((older, step) => step(older), fields));
}
