const PULSE_MS = 10;

/** Whether this device can be felt at all: never on iOS. */
export function canVibrate(): boolean {
  return 'vibrate' in navigator;
}

/** A pulse of 10 ms that a thumb feels, on devices that have it; nothing elsewhere (never on iOS). */
export function vibrate(): void {
  if (canVibrate()) navigator.vibrate(PULSE_MS);
}
