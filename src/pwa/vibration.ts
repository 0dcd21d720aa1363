const PULSE_MS = 10;

/** Whether this device can vibrate: never on iOS. */
export function canVibrate(): boolean {
  return 'vibrate' in navigator;
}

/** A vibration of 10 ms; nothing on devices without it (never on iOS). */
export function vibrate(): void {
  if (canVibrate()) navigator.vibrate(PULSE_MS);
}
