import { number } from './format';

/** What the list tells now and then, in English. */
export const enHomeNotices = {
  readyOffline: 'Ready offline: Warledger now starts without a connection.',
  updateReady: 'A new version is ready.',
  later: 'Later',
  plainHttp:
    'This address works, but it will not open offline. Use https, or install from a web address with https.',
  backupDue: (count: number): string =>
    `${number.format(count)} or more battles finished since the last backup: a lost phone would take them along.`,
  backUp: 'Back up',
};
