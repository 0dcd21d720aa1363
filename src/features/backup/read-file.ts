/**
 * The largest file that is read, in megabytes. Years of battles need a tenth of it, and more does not fit in
 * a phone's memory.
 */
export const MAX_FILE_MEGABYTES = 200;

/** Why a file was not read. */
export const FILE_REFUSALS = [
  'emptyFile', // the file is empty
  'unreadableFile', // the phone does not return the file, for example because its cloud cannot be reached
  'tooLarge', // over 200 MB
] as const;
export type FileRefusal = (typeof FILE_REFUSALS)[number];

export type FileReading =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly code: FileRefusal };

/** The text of a file that the player chose. Never rejects. */
export async function readFile(file: Pick<File, 'size' | 'text'>): Promise<FileReading> {
  if (file.size === 0) return { ok: false, code: 'emptyFile' };
  if (file.size > MAX_FILE_MEGABYTES * 1_000_000) return { ok: false, code: 'tooLarge' };
  try {
    return { ok: true, text: await file.text() };
  } catch {
    return { ok: false, code: 'unreadableFile' };
  }
}
