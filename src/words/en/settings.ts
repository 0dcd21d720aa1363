import { number } from '@/messages/compiled/numbers';
import { faultReport, toldBuild } from './fault-report';

/** How many of the app's files are kept on this phone, and how many there are. */
type FileCount = { readonly kept: number; readonly of: number };

const here = ({ kept, of }: FileCount): string =>
  `${number.format(kept)} of ${number.format(of)} files are here`;
const missingFiles = ({ kept, of }: FileCount): string =>
  `${number.format(of - kept)} of ${number.format(of)} files ${of - kept === 1 ? 'is' : 'are'} missing`;

/** The sentences of the settings. Their title is with the first page, which also shows it. */
export const enSettings = {
  theme: 'Light',
  themes: { system: 'System', light: 'Day', dark: 'Dark (candle)', glare: 'Glare' },
  step: 'A long press adds',
  hand: 'The phone is held in',
  hands: { right: 'The right hand', left: 'The left hand' },
  keepAwake: 'Screen stays awake in a battle',
  vibrate: 'A tap can be felt',
  readAloud: 'A closed round is read aloud',
  switched: { on: 'On', off: 'Off' },
  licences: 'Licences',
  licence: (name: string, version: string, licence: string): string => `${name} ${version} · ${licence}`,
  licencesBack: 'Back to the settings',
  licencesWhy: 'Warledger is under the MIT licence. It ships the work of others, under theirs:',
  kept: 'Kept by the browser',
  storageAnswers: {
    kept: 'yes',
    notKept: 'not promised: install Warledger to the home screen, and make a backup now and then',
    unknown: 'this browser does not say',
  },
  asking: 'asking…',
  offline: 'Works offline',
  offlineStates: {
    ready: () => 'yes',
    asking: () => 'asking…',
    installing: (files) => (files === null ? 'not yet: being installed' : `not yet: ${here(files)}`),
    mending: (files) =>
      files === null ? 'not just now' : `not just now: ${here(files)}, the others are fetched again`,
    lacking: (files) =>
      `${files === null ? 'not yet: the connection broke off' : `not just now: ${missingFiles(files)} here`}. It is tried again by itself with the next connection`,
    insecure: () => 'not from this address: it needs https',
    unsupported: () => 'not in this browser, or not in this window',
  } satisfies Record<string, (files: FileCount | null) => string>,
  install: 'Install',
  installHelp:
    'On an iPhone: Share, then “Add to Home Screen”. On Android: the browser’s menu, then “Install app”. Do it before the first battle.',
  version: 'Version',
  toldBuild,
  report: 'Copy for a report',
  reportCopied: 'Copied. It holds no name: read it below.',
  reportNotCopied: 'This browser copies nothing from here. Mark the text below and copy it.',
  faultReport,
  backup: 'Backup and restore',
  table: 'All battles as a table',
  club: 'Club: share battles live',
  events: 'Events: players, rounds, standings',
  example: 'Look at an example',
  unofficial: 'Unofficial. No rule texts are included; you need the rulebooks.',
};
