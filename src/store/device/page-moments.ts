/** Calls whenever the person comes back to the page, or the page to a network. */
export function onComeBack(call: () => void): void {
  document.addEventListener('visibilitychange', call);
  for (const event of ['pageshow', 'online']) window.addEventListener(event, call);
}

/** Waits so long. */
export function waitHere(ms: number): Promise<void> {
  return new Promise((done) => void setTimeout(done, ms));
}
