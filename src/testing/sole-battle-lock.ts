import type { BattleLock } from '@/store/device/battle-lock';

/** A lock of a single tab: it is always free, and no other tab writes. */
export function soleBattleLock(): BattleLock {
  return {
    acquire: () => Promise.resolve(true),
    release: () => {},
    whileFree: (_id, work) => work(),
    announce: () => {},
    onWritten: () => () => {},
  };
}
