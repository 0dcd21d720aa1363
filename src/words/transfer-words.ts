import { enTransfer } from './en/transfer';

/** Every sentence on the way from phone to phone: what another language has to say too. */
export type TransferWords = typeof enTransfer;

/** The words of sending and receiving in the language in use; loaded with their screens. */
export const transferWords: TransferWords = enTransfer;
