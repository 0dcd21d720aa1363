/** What a report of a fault says of the browser: nothing that tells one player from another. */
export type BrowserFacts = {
  /** As the browser calls itself. */
  readonly userAgent: string;
  readonly language: string;
  /** In CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Pixels of the screen to one of these. */
  readonly pixelRatio: number;
  /** Whether the page came by https or from this machine: what else a browser keeps from a page. */
  readonly secure: boolean;
  /** Whether the app was opened from the home screen. */
  readonly standalone: boolean;
};

export function readBrowserFacts(): BrowserFacts {
  return {
    userAgent: navigator.userAgent,
    language: navigator.language,
    width: innerWidth,
    height: innerHeight,
    pixelRatio: devicePixelRatio,
    secure: isSecureContext,
    standalone: matchMedia('(display-mode: standalone)').matches,
  };
}
