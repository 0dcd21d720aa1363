import { useEffect, useState } from 'react';
import { messageOf } from '@/plain/message-of';

/** Something that is loaded once, on first use, and is available synchronously from then on. */
export type Fetched<Value> = {
  /** The value, or null while it is not loaded. */
  get(): Value | null;
  /** Loads it, or waits for the present loading. Rejects if that fails; the next call tries again. */
  load(): Promise<Value>;
};

let settle: () => Promise<unknown> | null = () => null;

/**
 * What every part waits for before it is shown: that all loaded parts speak the chosen language. Null where they
 * do.
 */
export function settleBy(settles: () => Promise<unknown> | null): void {
  settle = settles;
}

/** Loads it, and waits for its language. */
async function spoken<Value>(load: () => Promise<Value>): Promise<Value> {
  const value = await load();
  await settle();
  return value;
}

/** Caches the result of `load`. */
export function fetched<Value>(load: () => Promise<Value>): Fetched<Value> {
  let value: Value | null = null;
  let loading: Promise<Value> | null = null;
  return {
    get: () => value,
    load() {
      loading ??= spoken(load).then(
        (loaded) => (value = loaded),
        (error: unknown) => {
          loading = null;
          throw error;
        },
      );
      return loading;
    },
  };
}

/** A part of the app that could not be loaded: the connection is gone, or a newer version has replaced it. */
export class MissingPart extends Error {
  constructor(cause: unknown) {
    super(messageOf(cause), { cause });
  }
}

/**
 * The value as soon as it is loaded, null until then. A loaded value is there in the first render; React's
 * own `lazy` and `use` would show an empty screen for 300 ms. A failure goes to the next error boundary.
 */
export function useFetched<Value>(source: Fetched<Value>): Value | null {
  const [value, setValue] = useState(() => (settle() ? null : source.get()));
  useEffect(() => {
    if (value !== null) return;
    spoken(source.load).then(
      (loaded) => setValue(() => loaded),
      (error: unknown) =>
        setValue(() => {
          throw new MissingPart(error);
        }),
    );
  }, [source, value]);
  return value;
}
