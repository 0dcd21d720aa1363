import type { SideSetup } from '@/battle/state/setup';
import type { Side } from '@/rules/index';
import { isoDay } from '@/words/iso-day';
import { number, plurals } from '@/messages/compiled/numbers';
import { day, side } from './format';

/** Sending a battle from phone to phone, in English. */

const codes = (count: number): string =>
  plurals.select(count) === 'one' ? '1 code' : `${number.format(count)} codes`;

/** "3, 7, 12 and 30 more". */
const missing = (numbers: readonly number[]): string => {
  const NAMED = 8;
  const named = numbers.slice(0, NAMED).map((which) => number.format(which));
  const rest = numbers.length - named.length;
  return rest > 0 ? `${named.join(', ')} and ${number.format(rest)} more` : named.join(', ');
};

export const enTransfer = {
  send: {
    title: 'To another phone',
    back: 'Back to the battle',
    what: 'What goes over',
    whats: { battle: 'The battle', result: 'The result' },
    howBattle:
      'On the other phone: Warledger, Receive. Hold its camera over this screen until it has all codes.',
    howResult: 'Any phone’s camera reads this as text. Warledger can keep it.',
    making: 'Making the codes…',
    failed: (message: string): string => `The codes could not be made (${message}). The battle is as it was.`,
    listTooLarge: 'This army is too large for codes. Copy its list instead.',
    tooLarge: 'This battle is too large for codes. Send it as a file.',
    many: (count: number): string => `${codes(count)}: a file is quicker, if the phones can pass one on.`,
    code: (index: number, total: number): string => `Code ${number.format(index)} of ${number.format(total)}`,
    resultCode: 'The result as a code',
    pause: 'Pause',
    play: 'Play',
    previous: 'Previous code',
    next: 'Next code',
    speed: 'Speed',
    speeds: { slow: 'Slow', normal: 'Normal', fast: 'Fast' },
    share: 'Share as a file',
    save: 'Save as a file',
    file: (at: number): string =>
      `warledger-battle-${day.format(at).replaceAll(/[^\p{L}\p{N}]+/gu, '-')}.txt`,
    savedFile: (at: number): string => `warledger-battle-${isoDay(at)}.jsonl`,
    shareFailed: 'This app could not be shared to. Save it as a file instead.',
    saveFailed: 'This browser offers no way to save a file. Try another browser.',
    running: {
      title: 'Who writes on?',
      copy: 'Now the other phone gets a copy, and this one writes on. To let the other one write on, hand it over first.',
      handOver: 'Hand over',
      to: 'Who gets it',
      sides: (which: Side, { player }: SideSetup): string => (player === '' ? side(which) : player),
      somebody: 'Somebody else',
      handedOver: 'Handed over: this phone only reads until you take the battle back. Now show the codes.',
    },
  },

  receive: {
    title: 'Receive',
    how: 'Hold the camera over the codes on the other phone.',
    scanList: 'On the other phone: Armies, the army, Show to a phone. Hold the camera over its codes.',
    link: 'Open the link of a shared battle',
    starting: 'Starting the camera…',
    camera: 'What the camera sees',
    noCamera: {
      insecure: 'Browsers give this address no camera: it needs https. Open it as a file instead.',
      absent: 'There is no camera here. Open it as a file instead.',
      denied:
        'The camera is not allowed. Allow it for this page in the browser’s settings, or open it as a file.',
      busy: 'The camera would not start; another app may have it. Try again, or open it as a file.',
    },
    tryAgain: 'Try again',
    file: 'Open a file',
    progress: (read: number, total: number): string => `${number.format(read)} of ${codes(total)}`,
    missing: (numbers: readonly number[]): string => `Missing: ${missing(numbers)}`,
    news: {
      added: '',
      repeated: '',
      complete: '',
      otherSeries: 'That is another battle’s code. Its codes are read now; the others are kept.',
      broken: 'All codes were read, and they do not fit together. Begin again.',
      foreign: 'That code is not from Warledger.',
      newer: 'That code is from a newer version of Warledger. Update this one first.',
      damaged: 'That code is damaged. Go on with the others; it comes round again.',
    },
    result: 'A result',
    copy: 'Copy',
    copied: 'Copied',
    copyFailed: 'This browser lets nothing be copied. Select it above instead.',
    keep: 'Keep it',
    kept: 'Kept',
    keepFailed: 'It could not be kept just now. Try again.',
    another: 'Scan again',
    keepBattle: 'Keep battle',
    results: 'Results received',
    keptOn: (at: number): string => day.format(at),
    remove: 'Remove',
    removeNamed: (first: string): string => `Remove: ${first}`,
    received: 'Received',
  },
};
