import { createStore } from 'zustand/vanilla';

/** The language that the app is written in. */
export const ENGLISH = 'en';

/** The language that the page speaks. Whoever shows sentences is drawn anew when it changes. */
export const language = createStore<string>(() => ENGLISH);

const KEY = 'warledger.language';

/**
 * The language to speak: the one chosen on this device, else the first that the phone asks for and the app has,
 * else English.
 */
export function readLanguage(
  known: readonly string[],
  asks: readonly string[] = navigator.languages,
): string {
  const all = [ENGLISH, ...known];
  const stored = storedLanguage();
  if (stored !== null && all.includes(stored)) return stored;
  for (const asked of asks) {
    const found = all.find((code) => code === asked) ?? all.find((code) => code === asked.split('-')[0]);
    if (found !== undefined) return found;
  }
  return ENGLISH;
}

function storedLanguage(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Stores the language if the browser allows this. */
export function storeLanguage(code: string): void {
  try {
    localStorage.setItem(KEY, code);
  } catch {
    // A browser that forbids storage still speaks it until the page is closed.
  }
}
