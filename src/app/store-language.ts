/** Where `before-paint.js` finds the language that was chosen on this device. */
const KEY = 'warledger.language';

/** Stores the language if the browser allows this. */
export function storeLanguage(code: string): void {
  try {
    localStorage.setItem(KEY, code);
  } catch {
    // A browser that forbids storage still speaks it until the page is closed.
  }
}
