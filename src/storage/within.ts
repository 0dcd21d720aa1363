/** What the promise comes to; rejects with a TimeoutError where that takes longer than `limitMs` milliseconds. What goes on goes on. */
export function within<Value>(limitMs: number, promise: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new DOMException(`The storage did not answer within ${limitMs} ms.`, 'TimeoutError'));
    }, limitMs);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
