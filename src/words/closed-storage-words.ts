import { closedStorage } from '@/messages/compiled/closed-storage';

/** Why the battles cannot be opened now, and what can be done. */
export const closedStorageWords = closedStorage;
