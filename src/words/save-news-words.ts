import { saveNews as said } from '@/messages/compiled/save-news';

/** These sentences in the current language; loaded with the news. */
export const saveNewsWords = {
  ...said,
  notRead: (message: string): string => (message === '' ? said.notRead.plain : said.notRead.because(message)),
  exportFailed: (message: string): string =>
    message === '' ? said.exportFailed.plain : said.exportFailed.because(message),
};
