/** The messages of a file: texts, what makes texts of values, and groups of both. */
export type Said = { readonly [key: string]: unknown };

/**
 * The messages that are loaded, by their file. Another language is laid over them where they stand, so that
 * whoever has them reads the new ones (`src/app/language.ts`). Empty in a build that has English alone.
 */
export const spoken = new Map<string, Said>();

/**
 * What the parts have, the later before the earlier, read from them when it is asked for. The build writes
 * this for the objects that spread messages (`build/languages.ts`).
 *
 * @public
 */
export function together(...parts: readonly Said[]): Said {
  const all = {};
  for (const part of parts)
    for (const key of Object.keys(part))
      Object.defineProperty(all, key, { get: () => part[key], enumerable: true, configurable: true });
  return all;
}
