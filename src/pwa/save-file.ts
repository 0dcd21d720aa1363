/**
 * How a file was saved. `cancelled`: the player closed the share sheet. `refused`: the browser has no way to
 * save a file.
 */
export type SavedFile = 'shared' | 'downloaded' | 'cancelled' | 'refused';

/** Gives the text to the player as a backup file, like `saveMadeFile`. */
export function saveFile(name: string, text: string): Promise<SavedFile> {
  return saveMadeFile(new File([text], name, { type: 'application/json' }));
}

/**
 * Gives a file to the player: with the share sheet if the browser can share files, because a download can
 * block a home-screen app on iOS; else as a download. Call it directly from a tap; the file must already
 * exist.
 */
export async function saveMadeFile(file: File): Promise<SavedFile> {
  const standalone = matchMedia('(display-mode: standalone)').matches;
  if (standalone && navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file] });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    }
  }
  return download(file);
}

function download(file: File): SavedFile {
  const link = document.createElement('a');
  if (!('download' in link)) return 'refused';
  const address = URL.createObjectURL(file);
  link.href = address;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
  return 'downloaded';
}
