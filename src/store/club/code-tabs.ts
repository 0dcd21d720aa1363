/*
 * A phone's own camera app opens a code as a link, in a tab of its own: the second code then, in the phone that
 * shows the first. That tab hands it to the one that waits for it, where both are of one browser.
 */

const CODES = 'warledger.pair-codes';
const TAKEN = 'warledger.pair-codes.taken';
/** A tab in the background answers late, and none at all where the browser keeps the two apart. */
const ANSWER_LIMIT_MS = 3_000;

/** Hears of second codes that another tab was opened with, and says whether one was taken; returns what ends it. */
export function onCodeOpened(take: (text: string) => boolean): () => void {
  try {
    const [codes, taken] = [new BroadcastChannel(CODES), new BroadcastChannel(TAKEN)];
    codes.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (typeof data === 'string' && take(data)) taken.postMessage(data);
    });
    return () => {
      codes.close();
      taken.close();
    };
  } catch {
    // A browser without such channels: who waits here reads the code by its own camera.
    return () => {};
  }
}

/** Whether another tab waits for that second code, and has taken it. */
export async function handedOver(text: string, wait: (ms: number) => Promise<void>): Promise<boolean> {
  let end = () => {};
  try {
    const [codes, taken] = [new BroadcastChannel(CODES), new BroadcastChannel(TAKEN)];
    end = () => {
      codes.close();
      taken.close();
    };
    const answered = new Promise<true>((done) => {
      taken.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        if (data === text) done(true);
      });
    });
    codes.postMessage(text);
    return await Promise.race([answered, wait(ANSWER_LIMIT_MS).then(() => false)]);
  } catch {
    return false;
  } finally {
    end();
  }
}
