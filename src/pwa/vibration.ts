const PULSE_MS = 10;

/** A pulse of 10 ms that a thumb feels, on devices that have it; nothing elsewhere (never on iOS). */
export function vibrate(): void {
  if ('vibrate' in navigator) navigator.vibrate(PULSE_MS);
}
