/*
 * What the page and its service worker say to each other about the files that the app opens with;
 * `worker/kept-files.ts` has the same names.
 */

/** The page asks the worker to look whether every file is there, and to fetch what is missing. */
export const KEEP_FILES = 'KEEP_FILES';

/** How many of the app's files the worker keeps, and whether it is fetching more. */
export type FilesKept = { readonly kept: number; readonly of: number; readonly busy: boolean };

/** What a message of the worker says of its files; null where it is about something else. */
export function filesKeptOf(data: unknown): FilesKept | null {
  if (typeof data !== 'object' || data === null || Reflect.get(data, 'type') !== 'FILES_KEPT') return null;
  const { kept, of, busy } = data as Partial<FilesKept>;
  if (typeof kept !== 'number' || typeof of !== 'number') return null;
  return { kept, of, busy: busy === true };
}
