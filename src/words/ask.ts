import { ask as said } from '@/messages/compiled/ask';
import { number, signed } from '@/messages/compiled/numbers';
import { phrases } from '@/messages/compiled/phrases';
import type { Side } from '@/rules/index';
import { side } from './shared/format';

type AskedFact = { readonly label: string; readonly input: 'switch' | 'number' | 'choice' };

/** A label that begins with "or" stands in a form after another one; alone it is a name. */
const withoutOr = (label: string): string => {
  const name = label.startsWith(said.or) ? label.slice(said.or.length) : label;
  return name.charAt(0).toUpperCase() + name.slice(1);
};

export const points = (count: number): string => (count === 0 ? number.format(0) : signed(count));

/** What hangs on a fact that is not entered, and the question for it. */
export const ask = {
  ...said,
  title: (who: string): string => said.say(who),
  /** On a control whose answer is open: "Rank Bonus, Blue: not known. Say what they are: Clanrats". */
  control: (label: string, which: Side, who: readonly string[]): string =>
    said.control({ label, side: side(which), who: ask.say(who) }),
  say: (who: readonly string[]): string => said.say(who.join(phrases.comma)),
  /** Below the name of a row, and in place of a verdict. */
  short: (who: readonly string[]): string => said.short(who.join(phrases.comma)),
  /** The fact by its name alone. */
  name: ({ label }: Pick<AskedFact, 'label'>): string => withoutOr(label),
  question: ({ label, input }: AskedFact): string =>
    input === 'switch' ? said.asks(withoutOr(label)) : withoutOr(label),
  instead: ({ label }: AskedFact): string => said.instead(withoutOr(label)),
  /** A line of the explanation that is open: what its points hang on. */
  hangs: (which: Side, who: readonly string[], from: number, to: number): string =>
    said.hangs({ side: side(which), from: points(from), upTo: points(to), who: who.join(phrases.comma) }),
  /** A row before the round is closed. */
  openRow: (label: string, who: readonly string[]): string =>
    said.openRow({ label, who: who.join(phrases.comma) }),
  hangsOn: (who: readonly string[]): string => said.hangsOn(who.join(phrases.comma)),
  /** Who wins is known, by how much is not. */
  wins: (which: Side, from: number, to: number): string => said.wins({ side: side(which), from, to }),
  /** The same in the score bar, which is narrow. */
  leads: (which: Side, from: number, to: number): string => said.leads({ side: side(which), from, to }),
};
