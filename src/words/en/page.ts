import type { Card } from '@/battle/cards/card';
import type { CardLine } from '@/battle/cards/card-line';
import { number, plurals, signed } from '@/messages/compiled/numbers';
import { isoDay } from '@/words/iso-day';
import { day, nameSidesBy, side, sideBySide, sideIn, sideNames, turn, unlessEmpty, winner } from './format';

/** All English sentences of the first page. Another language is a set of files of the same shape. */

export const en = {
  appName: 'Warledger',
  number: (value: number): string => number.format(value),
  signed,
  nameSidesBy,
  side,
  sideNames,
  sideBySide,
  turn,
  winner,
  date: (at: number): string => day.format(at),
  exportFile: (at: number): string => `warledger-${isoDay(at)}.jsonl`,
  score: (a: number, b: number): string => `${number.format(a)} : ${number.format(b)}`,
  close: 'Close',
  cancel: 'Cancel',
  done: 'Done',
  back: 'Back to the battles',

  battles: {
    newBattle: 'New battle',
    receive: 'Receive',
    /** `seq` null: the course with the battle's own beginning. */
    continuedAs: (seq: number | null, lastAt: number): string =>
      `also continued as ${seq === null ? 'the battle of' : `“split at entry ${number.format(seq)}”,`} ${day.format(lastAt)}`,
    splitAt: (seq: number): string => `split at entry ${number.format(seq)}`,
    running: 'Running',
    example: 'Example',
    finished: 'Finished',
    loading: 'Reading your battles…',
    unreadable: (count: number): string =>
      plurals.select(count) === 'one'
        ? '1 battle here cannot be read. It is not touched, and a backup names it.'
        : `${number.format(count)} battles here cannot be read. They are not touched, and a backup names them.`,
    failed: (message: string): string =>
      `Your battles could not be read (${message}). They are still on this phone.`,
    tryAgain: 'Try again',
    resume: ({ setup, turn: now }: Card): string => `Resume · ${turn(now, sideIn(setup))}`,
    sides: ({ setup }: Pick<CardLine, 'setup'>): string => {
      const called = sideIn(setup);
      return `${unlessEmpty(sideNames(setup.a), called('a'))} v ${unlessEmpty(sideNames(setup.b), called('b'))}`;
    },
    rounds: (count: number): string =>
      plurals.select(count) === 'one' ? '1 round settled' : `${number.format(count)} rounds settled`,
    armyPoints: (points: number): string => `${number.format(points)} points`,
    more: 'Show older battles',
    moreRunning: 'Show older running battles',
    options: (card: Card): string => `More for ${en.battles.sides(card)}`,
    search: 'Search battles',
    searchHint: 'Player, army, tag or note',
    clearSearch: 'Clear the search',
    filter: (asked: number): string => (asked === 0 ? 'Filter' : `Filter, ${number.format(asked)} set`),
    season: 'Season',
    armies: 'Armies',
    events: 'Events',
    result: ({ outcome, setup }: Pick<CardLine, 'outcome' | 'setup'>): string => {
      const points = outcome?.score?.battlePoints;
      const result = winner(outcome?.winner ?? 'unsaid', setup, sideIn(setup));
      return points ? `${result} · ${number.format(points.a)} : ${number.format(points.b)}` : result;
    },
    tags: (tags: readonly string[]): string => `Tags: ${tags.join(', ')}`,
    renewing: (count: number): string =>
      plurals.select(count) === 'one'
        ? '1 battle is being read anew…'
        : `${number.format(count)} battles are being read anew…`,
    undo: 'Undo',
    archive: (count: number): string => `Archived battles (${number.format(count)})`,
    wastebasket: (count: number): string => `Deleted battles (${number.format(count)})`,
  },

  notices: {
    reload: 'Reload',
    saveFailed: (pending: number): string =>
      `${en.notices.unsaved(pending)} They are kept here, and saving goes on trying: or export before you close this page.`,
    saveFailedQuota: (pending: number): string =>
      `The phone’s storage is full. ${en.notices.unsaved(pending)} Make room and try again, or export before you close this page.`,
    saveSilent: (pending: number): string =>
      `The phone’s storage does not answer. ${en.notices.unsaved(pending)} They are kept here, and saving goes on trying: or export before you close this page.`,
    unsaved: (pending: number): string =>
      `${pending === 1 ? '1 tap is' : `${number.format(pending)} taps are`} not saved yet.`,
    settingsNotSaved: 'Your settings could not be saved. They hold until this page is closed: try again.',
    parted: (card: Card, splitAt: number): string =>
      `Another tab has taken ${en.battles.sides(card)} another way. What was tapped here is kept as a battle of its own, split at entry ${number.format(splitAt)}.`,
    showOther: 'Show the other',
    rewritten: (card: Card): string =>
      `The phone’s storage was cleared while Warledger was open. ${en.battles.sides(card)} was still here and is saved again, all of it. Other battles are gone from this phone: restore them from a backup.`,
    tryAgain: 'Try again',
    export: 'Export',
    notKept:
      'This browser keeps nothing (a private window, or site data is blocked). What you tap here is gone when the page is closed: export it before.',
    notRead: (message: string): string =>
      `The battles on this phone could not be opened${message && ` (${message})`}. They are not touched. What you tap now is gone when the page is closed: export it before.`,
    newerData:
      'Your battles were written by a newer version of Warledger. Reload to get it; nothing is changed until then.',
    blocked:
      'Another tab holds an older version of the battles, or the phone’s storage does not answer. Close the other tabs of Warledger, then reload.',
    superseded: 'A newer version of Warledger was opened in another tab. Reload to go on.',
    goOnWithout: 'Go on without saved battles',
    exportUnsaved: 'Export the unsaved taps',
    exportFailed: (message: string): string =>
      `The file could not be made or saved${message && ` (${message})`}. Try again, or in another browser.`,
    dismiss: 'Dismiss',
  },

  errors: {
    title: 'That should not have happened',
    lost: 'What is saved is safe on this phone. Reload to go on.',
    partMissing:
      'A part of Warledger could not be loaded. A newer version may have taken its place: reload to go on.',
    hereOnly: 'This screen could not be shown. Everything else works.',
    toBattles: 'To the battles',
    /** A failure and the build it happened in, for whoever reports it. */
    inBuild: (
      failure: string,
      { version, from }: { readonly version: string; readonly from: { readonly commit: string } | null },
    ): string => `${failure} (Warledger ${version}${from === null ? '' : `, ${from.commit}`})`,
  },

  settings: {
    title: 'Settings',
    exportAll: 'Export all battles',
  },
};
