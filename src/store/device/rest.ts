/** Lets the page draw and handle taps. Long work calls this again and again. */
export function rest(): Promise<void> {
  return new Promise((done) => void setTimeout(done));
}
