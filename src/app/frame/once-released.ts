import { useEffect, useState } from 'react';

const LOOK_AGAIN_MS = 300;

/** Runs it once no finger is down: a tap on what a notice moves away from under one would be lost. */
export function onceReleased(run: () => void): void {
  if (document.querySelector(':active')) setTimeout(onceReleased, LOOK_AGAIN_MS, run);
  else run();
}

/** A value as it was when no finger was down. */
export function useReleased<Value>(value: Value): Value {
  const [shown, show] = useState(() => value);
  useEffect(() => onceReleased(() => show(() => value)), [value]);
  return shown;
}
