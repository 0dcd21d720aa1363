import { enTransfer } from './en/transfer';

/** All sentences for sending a battle from phone to phone. Another language must have the same ones. */
export type TransferWords = typeof enTransfer;

/** These sentences in the current language; loaded with their screens. */
export const transferWords: TransferWords = enTransfer;
