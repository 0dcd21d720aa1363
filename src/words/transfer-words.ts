import type { SideSetup } from '@/battle/state/setup';
import { number } from '@/messages/compiled/numbers';
import { transfer as said } from '@/messages/compiled/transfer';
import type { Side } from '@/rules/index';
import { isoDay } from './iso-day';
import { day, side } from './shared/format';

/** Sending a battle from phone to phone, in English. */

/** "3, 7, 12 and 30 more". */
const missing = (numbers: readonly number[]): string => {
  const NAMED = 8;
  const named = numbers.slice(0, NAMED).map((which) => number.format(which));
  const rest = numbers.length - named.length;
  return rest > 0 ? said.missing({ named: named.join(', '), rest }) : named.join(', ');
};

/** These sentences in the current language; loaded with their screens. */
export const transferWords = {
  ...said,
  send: {
    ...said.send,
    code: (index: number, total: number): string => said.send.code({ index, total }),
    takes: (codes: number, seconds: number): string => said.send.takes({ codes, seconds }),
    file: (at: number): string => said.send.file(day.format(at).replaceAll(/[^\p{L}\p{N}]+/gu, '-')),
    savedFile: (at: number): string => said.send.savedFile(isoDay(at)),
    running: {
      ...said.send.running,
      sides: (which: Side, { player }: SideSetup): string => (player === '' ? side(which) : player),
    },
  },

  receive: {
    ...said.receive,
    progress: (read: number, total: number): string => said.receive.progress({ read, total }),
    missing: (numbers: readonly number[]): string => said.receive.missing(missing(numbers)),
    news: { ...said.receive.news, added: '', repeated: '', complete: '' },
    keptOn: (at: number): string => day.format(at),
  },
};
