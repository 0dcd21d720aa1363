/** Calls back whenever the person returns to the page, or the network returns. */
export function onComeBack(call: () => void): void {
  document.addEventListener('visibilitychange', call);
  for (const event of ['pageshow', 'online']) window.addEventListener(event, call);
}

/** Calls back whenever the network is gone. */
export function onCut(call: () => void): void {
  window.addEventListener('offline', call);
}

/** Resolves after so many milliseconds. */
export function waitHere(ms: number): Promise<void> {
  return new Promise((done) => void setTimeout(done, ms));
}
