/** The themes to choose from; `system` follows the phone. */
export const THEMES = ['system', 'light', 'dark', 'glare'] as const;
export type Theme = (typeof THEMES)[number];

const KEY = 'warledger.theme';

/** The theme chosen on this device. Of the settings only this is in localStorage, so that the first paint has it. */
export function readTheme(): Theme {
  try {
    const stored = localStorage.getItem(KEY);
    return THEMES.find((theme) => theme === stored) ?? 'system';
  } catch {
    return 'system';
  }
}

/** Shows the theme at once, and stores it if the browser allows this. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  const paper = getComputedStyle(document.documentElement).backgroundColor;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.content = paper;
  }
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // A browser that forbids storage still shows the theme until the page is closed.
  }
}
