/** What the service worker says by itself, in English. */
export const enWorker = {
  nothingKept: {
    title: 'Warledger',
    why: 'The browser has thrown away the files of the app, and there is no connection to fetch them again.',
    what: 'Your battles are stored apart from these files, and nothing has touched them. Connect once, then try again.',
    again: 'Try again',
  },
};
