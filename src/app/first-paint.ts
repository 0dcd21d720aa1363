/** What the first paint must know before the database is open; the script in the page's head reads it too. */
type Kept = 'battles' | 'theme' | 'language';

/** What was kept, or `null`: also where a browser forbids storage. */
export function keptForFirstPaint(kept: Kept): string | null {
  try {
    return localStorage.getItem(`warledger.${kept}`);
  } catch {
    return null;
  }
}

/** Keeps a word for the next first paint; `null` takes it off. */
export function keepForFirstPaint(kept: Kept, word: string | null): void {
  try {
    if (word === null) localStorage.removeItem(`warledger.${kept}`);
    else localStorage.setItem(`warledger.${kept}`, word);
  } catch {
    // Where a browser forbids storage, what was chosen lasts until the page is closed.
  }
}
