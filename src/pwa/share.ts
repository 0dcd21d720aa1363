/**
 * The result. `cancelled`: the player closed the share sheet. `unable`: the browser has none, or refused the
 * file.
 */
export type Shared = 'shared' | 'cancelled' | 'unable';

/**
 * The first of these files that the browser can share, or null. Browsers allow few types: plain text is among
 * them, Markdown is not.
 */
export function shareable(files: readonly File[]): File | null {
  return files.find((file) => navigator.canShare?.({ files: [file] }) === true) ?? null;
}

/** Whether the browser has a share sheet for text. */
export function canShareText(): boolean {
  return typeof navigator.share === 'function';
}

/** Opens the share sheet with the file, which must already exist: call it directly from a tap. */
export function shareFile(file: File): Promise<Shared> {
  return share({ files: [file] });
}

/** Opens the share sheet with the text: call it directly from a tap. */
export function shareText(title: string, text: string): Promise<Shared> {
  return share({ title, text });
}

async function share(what: ShareData): Promise<Shared> {
  try {
    await navigator.share(what);
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : 'unable';
  }
}

/**
 * Copies the text to the clipboard. Returns false if the browser does not allow it, for example on plain
 * http.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
