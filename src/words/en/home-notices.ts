import { number } from '@/messages/compiled/numbers';

/** The notices that the list of battles sometimes shows, in English. */
export const enHomeNotices = {
  readyOffline: 'Ready offline: Warledger now starts without a connection.',
  gettingReady: (kept: number, of: number): string =>
    `Getting ready to work offline: ${number.format(kept)} of ${number.format(of)} files`,
  filesMissing: (missing: number, of: number): string =>
    `${number.format(missing)} of Warledger’s ${number.format(of)} files ${missing === 1 ? 'is' : 'are'} missing on this phone: it may not start without a connection. With one, they are fetched by themselves.`,
  brokeOff: 'Not ready offline: the connection broke off. With the next one it goes on by itself.',
  updateReady: 'A new version is ready.',
  later: 'Later',
  plainHttp:
    'This address works, but it will not open offline. Use https, or install from a web address with https.',
  backupDue: (count: number): string =>
    `${number.format(count)} or more battles finished since the last backup: a lost phone would take them along.`,
  backUp: 'Back up',
};
