/** Lets the page draw and answer taps before work goes on: long work rests again and again. */
export function rest(): Promise<void> {
  return new Promise((done) => void setTimeout(done));
}
