import { useEffect, useState } from 'react';

/** Something that is loaded once, when it is first needed, and is there at once from then on. */
export type Fetched<Value> = {
  /** The value, or null while it is not loaded. */
  get(): Value | null;
  /** Loads it, or joins the loading. Rejects where that fails; the next call tries again. */
  load(): Promise<Value>;
};

/** Remembers what `load` brings. */
export function fetched<Value>(load: () => Promise<Value>): Fetched<Value> {
  let value: Value | null = null;
  let loading: Promise<Value> | null = null;
  return {
    get: () => value,
    load() {
      loading ??= load().then(
        (loaded) => {
          value = loaded;
          return loaded;
        },
        (error: unknown) => {
          loading = null;
          throw error;
        },
      );
      return loading;
    },
  };
}

/** A part of the app that did not come: the connection is gone, or a newer version has taken its place. */
export class MissingPart extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/**
 * The value as soon as it is loaded, null until then. What is loaded already is there in the first drawing; React's own `lazy` and
 * `use` would show an empty screen for 300 ms even then. A failure goes to the next error boundary.
 */
export function useFetched<Value>(source: Fetched<Value>): Value | null {
  const [value, setValue] = useState<Value | null>(source.get);
  useEffect(() => {
    if (value !== null) return;
    source.load().then(
      (loaded) => setValue(() => loaded),
      (error: unknown) =>
        setValue(() => {
          throw new MissingPart(error);
        }),
    );
  }, [source, value]);
  return value;
}
