import { backup as said } from '@/messages/compiled/backup';
import { percent } from '@/messages/compiled/formats';
import { isoDay } from './iso-day';
import { day } from './shared/format';

/** Backup and restore, in English. */

const size = (bytes: number): string =>
  bytes < 1_000_000
    ? said.size.kilobytes(Math.max(1, Math.round(bytes / 1_000)))
    : said.size.megabytes(Math.round(bytes / 100_000) / 10);

/** These sentences in the current language; loaded with their screens. */
export const backupWords = {
  ...said,
  made: (count: number, bytes: number): string => said.made({ count, bytes: size(bytes) }),
  lastAt: (at: number | null): string => (at === null ? said.lastAt : day.format(at)),
  textFile: (at: number): string => said.textFile(isoDay(at)),
  withPhotos: {
    ...said.withPhotos,
    with: (count: number, bytes: number): string => said.withPhotos.with({ count, bytes: size(bytes) }),
  },
  handedOut: { ...said.handedOut, cancelled: '' },

  restore: {
    ...said.restore,
    reading: (share: number): string =>
      share === 0 ? said.restore.reading.none : said.restore.reading.some(percent.format(share)),
    refusals: {
      ...said.restore.refusals,
      emptyFile: () => said.restore.refusals.emptyFile,
      unreadableFile: () => said.restore.refusals.unreadableFile,
      tooLarge: ({ megabytes }: { readonly megabytes: number }) => said.restore.refusals.tooLarge(megabytes),
      notABackup: () => said.restore.refusals.notABackup,
      newerBackup: () => said.restore.refusals.newerBackup,
      diskUnreadable: () => said.restore.refusals.diskUnreadable,
    },
    events: {
      ...said.restore.events,
      fates: {
        ...said.restore.events.fates,
        same: () => said.restore.events.fates.same,
        longerHere: () => said.restore.events.fates.longerHere,
        unreadable: () => said.restore.events.fates.unreadable,
      },
    },
    of: (at: number): string => said.restore.of(day.format(at)),
    startedOn: (at: number): string => day.format(at),
    doing: (done: number, all: number): string => said.restore.doing({ done, all }),
  },
};
