import { isoDay } from '@/words/iso-day';
import { percent } from './battle-format';
import { number, plurals } from '@/messages/compiled/numbers';
import { day } from './format';

/** Backup and restore, in English. */

const one = (count: number): boolean => plurals.select(count) === 'one';

const battles = (count: number): string => (one(count) ? '1 battle' : `${number.format(count)} battles`);

const entries = (count: number): string => (one(count) ? '1 entry' : `${number.format(count)} entries`);

const size = (bytes: number): string =>
  bytes < 1_000_000
    ? `${number.format(Math.max(1, Math.round(bytes / 1_000)))} kB`
    : `${number.format(Math.round(bytes / 100_000) / 10)} MB`;

export const enBackup = {
  title: 'Backup',
  back: 'Back to the settings',
  why: 'One file with every battle and what this phone remembers. Keep it somewhere else than on this phone.',
  making: 'Making the file…',
  failed: (message: string): string =>
    `The file could not be made (${message}). Your battles are as they were.`,
  tryAgain: 'Try again',
  made: (count: number, bytes: number): string => `${battles(count)}, ${size(bytes)}`,
  unread: (count: number): string =>
    one(count)
      ? '1 battle could not be read: the file names it, and does not hold it.'
      : `${battles(count)} could not be read: the file names them, and does not hold them.`,
  last: 'Last backup',
  lastAt: (at: number | null): string => (at === null ? 'none yet from this phone' : day.format(at)),
  share: 'Share the backup',
  save: 'Save as a file',
  textFile: (at: number): string => `warledger-backup-${isoDay(at)}.txt`,
  handedOut: {
    shared: 'Handed to the app you chose.',
    downloaded: 'Saved. Look in the downloads of this phone.',
    cancelled: '',
    refused: 'This browser offers no way to save a file. Try another browser.',
    unable: 'This app could not be shared to. Save it as a file instead.',
  },
  restoreTitle: 'Restore a backup',
  restoreWhy: 'What is on this phone stays. You see what a file would add before anything is done.',

  restore: {
    title: 'Restore',
    choose: 'Choose a file',
    chooseAnother: 'Choose another file',
    hint: 'A backup, or a battle exported by Warledger.',
    reading: (share: number): string =>
      share === 0 ? 'Reading the file…' : `Reading the file… ${percent.format(share)}`,
    refusals: {
      emptyFile: () => 'This file is empty. Choose the backup itself.',
      unreadableFile: () =>
        'The phone would not open this file. Copy it to this phone first, then choose it again.',
      tooLarge: ({ megabytes }: { readonly megabytes: number }) =>
        `This file is larger than ${number.format(megabytes)} MB: no backup is that large.`,
      notABackup: () => 'This is no backup of Warledger, or nothing in it is whole. Nothing was changed.',
      newerBackup: () =>
        'This backup was made by a newer version of Warledger. Update this one first; the file keeps.',
      diskUnreadable: () => 'The battles on this phone could not be read just now. Try again.',
    },
    of: (at: number): string => `A file of ${day.format(at)}`,
    undated: 'A file whose first line is lost',
    fates: {
      added: (count: number): string => (one(count) ? '1 battle is added' : `${battles(count)} are added`),
      continued: (count: number): string =>
        one(count)
          ? '1 battle goes on from where it stands here'
          : `${battles(count)} go on from where they stand here`,
      split: (count: number): string =>
        one(count)
          ? '1 battle went another way here: the file’s course is kept beside it'
          : `${battles(count)} went another way here: the file’s courses are kept beside them`,
      same: (count: number): string =>
        one(count) ? '1 battle is here already' : `${battles(count)} are here already`,
      longerHere: (count: number): string =>
        one(count)
          ? '1 battle has gone further here and stays'
          : `${battles(count)} have gone further here and stay`,
      unreadable: (count: number): string =>
        `${battles(count)} of a newer version: left in the file until Warledger is updated`,
      damaged: (count: number): string => `${battles(count)} damaged: nothing of it can be read`,
      unreadHere: (count: number): string =>
        `${battles(count)} cannot be read on this phone: left in the file`,
    },
    damaged: (count: number): string =>
      one(count)
        ? '1 battle in the file is damaged and lost'
        : `${battles(count)} in the file are damaged and lost`,
    unread: (count: number): string =>
      one(count)
        ? '1 battle is not in the file: it could not be read when the file was made'
        : `${battles(count)} are not in the file: they could not be read when the file was made`,
    unreadMore: 'There may be more: not even the list of battles could be read then.',
    deviceDamaged:
      'What the other phone remembered (settings, your side) is damaged. The battles are not touched by that.',
    unnamed: 'a battle whose name is lost',
    entries: (count: number): string => `+${entries(count)}`,
    splitAt: (seq: number): string => `split at entry ${number.format(seq)}`,
    deleted: 'among the deleted',
    startedOn: (at: number): string => day.format(at),
    andMore: (count: number): string => `and ${number.format(count)} more`,
    go: (count: number): string => `Restore ${battles(count)}`,
    nothing: 'There is nothing to restore: all of it is here.',
    nothingWhole: 'There is nothing in it that can be restored.',
    doing: (done: number, all: number): string =>
      `Restoring ${number.format(done)} of ${number.format(all)}…`,
    done: 'Restored',
    outcomes: {
      added: (count: number): string => `${battles(count)} added`,
      continued: (count: number): string => `${battles(count)} continued`,
      split: (count: number): string => `${battles(count)} kept beside another course`,
      same: (count: number): string => `${battles(count)} here already`,
      longerHere: (count: number): string => `${battles(count)} further here, left as they are`,
      unreadable: (count: number): string => `${battles(count)} of a newer version, left in the file`,
      damaged: (count: number): string => `${battles(count)} damaged, left in the file`,
      unreadHere: (count: number): string =>
        `${battles(count)} cannot be read on this phone, left in the file`,
      inUse: (count: number): string =>
        `${battles(count)} open in another tab, or not saved yet: close it there, then restore again`,
    },
    failed: (message: string): string =>
      `It stopped in the middle (${message}). What is restored stays; do it again to go on from there.`,
    again: 'Restore again',
    toBattles: 'To the battles',
    open: 'Open the battle',
  },
};
