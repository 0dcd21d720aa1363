/** `unknown`: the browser does not say, for example on plain http and in older Safaris. */
export const STORAGE_ANSWERS = ['kept', 'notKept', 'unknown'] as const;

export type StorageAnswer = (typeof STORAGE_ANSWERS)[number];

export type StorageState = {
  /** Whether the browser promises not to delete stored data when space is short. */
  readonly answer: StorageAnswer;
  readonly usedBytes: number | null;
  readonly quotaBytes: number | null;
};

/** What the browser says about this device's storage now. It does not ask the player. */
export async function readStorageState(): Promise<StorageState> {
  const storage = storageManager();
  const [persisted, estimate] = await Promise.all([
    attempt(() => storage?.persisted?.()),
    attempt(() => storage?.estimate?.()),
  ]);
  return {
    answer: answerOf(persisted),
    usedBytes: estimate?.usage ?? null,
    quotaBytes: estimate?.quota ?? null,
  };
}

/**
 * Asks the browser to keep stored data. Some browsers ask the player, so call it after the first battle has
 * begun.
 */
export async function askToKeepStorage(): Promise<StorageAnswer> {
  const storage = storageManager();
  return answerOf(await attempt(() => storage?.persist?.()));
}

/** Does not exist on plain http, although its type says so. */
function storageManager(): Partial<StorageManager> | undefined {
  return 'storage' in navigator ? navigator.storage : undefined;
}

function answerOf(persisted: boolean | undefined): StorageAnswer {
  if (persisted === undefined) return 'unknown';
  return persisted ? 'kept' : 'notKept';
}

/** A browser that refuses to answer counts as one that does not say. */
async function attempt<Value>(ask: () => Promise<Value> | undefined): Promise<Value | undefined> {
  try {
    return await ask();
  } catch {
    return undefined;
  }
}
