/**
 * The result of the promise; rejects with a TimeoutError if it takes longer than `limitMs` milliseconds. The
 * work behind the promise goes on.
 */
export function within<Value>(limitMs: number, promise: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new DOMException(`The storage did not answer within ${limitMs} ms.`, 'TimeoutError'));
    }, limitMs);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
