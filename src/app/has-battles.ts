const KEY = 'warledger.battles';

/**
 * Notes whether this phone has battles, where the page finds it before its first paint: then it shows the frame
 * of Home and waits for the list, else the screen of a phone without one.
 */
export function noteHasBattles(has: boolean): void {
  try {
    if (has) localStorage.setItem(KEY, '');
    else localStorage.removeItem(KEY);
  } catch {
    // A browser that forbids storage is drawn as for a new phone.
  }
}
