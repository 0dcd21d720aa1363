import { keepForFirstPaint, keptForFirstPaint } from './first-paint';

/** The themes to choose from; `system` follows the phone. */
export const THEMES = ['system', 'light', 'dark', 'glare'] as const;
export type Theme = (typeof THEMES)[number];

/** The theme chosen on this device. It is not among the settings of the database, so that the first paint has it. */
export function readTheme(): Theme {
  const kept = keptForFirstPaint('theme');
  return THEMES.find((theme) => theme === kept) ?? 'system';
}

/** Shows the theme at once, and keeps it. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  const paper = getComputedStyle(document.documentElement).backgroundColor;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.content = paper;
  }
  keepForFirstPaint('theme', theme);
}
