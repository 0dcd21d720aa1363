import { number, signed } from '@/messages/compiled/numbers';
import type { Side } from '@/rules/index';
import { side } from './format';
import { agreeing } from './phrases';

type AskedFact = { readonly label: string; readonly input: 'switch' | 'number' | 'choice' };

/** A label that begins with "or" stands in a form after another one; alone it is a name. */
const withoutOr = (label: string): string => {
  const name = label.replace(/^or /, '');
  return name.charAt(0).toUpperCase() + name.slice(1);
};

export const points = (count: number): string => (count === 0 ? '0' : signed(count));

/** What hangs on a fact that is not entered, and the question for it. */
export const ask = {
  /** On a tile and beside a total: not known. */
  unknown: '?',
  openTotal: (total: number): string => `${number.format(total)}?`,
  title: (who: string): string => `Say what ${who} ${agreeing(who, 'is', 'are')}`,
  /** On a control whose answer is open: "Rank Bonus, Blue: not known. Say what Clanrats are". */
  control: (label: string, which: Side, who: readonly string[]): string =>
    `${label}, ${side(which)}: not known. ${ask.say(who)}`,
  say: (who: readonly string[]): string =>
    who.length === 1 ? ask.title(who[0] ?? '') : `Say what they are: ${who.join(', ')}`,
  /** Below the name of a row, and in place of a verdict. */
  short: (who: readonly string[]): string => `${who.join(', ')}?`,
  question: ({ label, input }: AskedFact): string => `${withoutOr(label)}${input === 'switch' ? '?' : ''}`,
  instead: ({ label }: AskedFact): string => `Say instead: ${withoutOr(label)}`,
  yes: 'Yes',
  no: 'No',
  thisRound: 'Or answer for this round alone:',
  /** A line of the explanation that is open: what its points hang on. */
  hangs: (which: Side, who: readonly string[], from: number, to: number): string =>
    `${side(which)}: ${points(from)} to ${points(to)}, hangs on ${who.join(', ')}`,
  /** A row before the round is closed. */
  openRow: (label: string, who: readonly string[]): string =>
    `${label}: not counted, because nobody said what ${who.join(', ')} ${who.length === 1 ? agreeing(who[0] ?? '', 'is', 'are') : 'are'}.`,
  sayIt: 'Say it',
  /** To the next unit of which something is not known. */
  next: (who: string): string => `Next: ${who}`,
  undecided: 'Not decided yet',
  hangsOn: (who: readonly string[]): string => `hangs on ${who.join(', ')}`,
  /** Who wins is known, by how much is not. */
  wins: (which: Side, from: number, to: number): string =>
    `${side(which)} wins by ${number.format(from)} to ${number.format(to)}`,
};
