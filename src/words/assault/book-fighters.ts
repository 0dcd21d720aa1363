import { assaultBook as said } from '@/messages/compiled/assault-book';
import { number } from '@/messages/compiled/numbers';
import {
  amountOf,
  type BookRule,
  isOfRule,
  type ModelRank,
  NUMBERED_RULES,
  type NumberedRule,
} from '@/rules/book-parts';
import { plus } from './targets';

/** What only some rulebooks know of a fighter and its weapon. */

type BookStatId = 'weaponDamage' | 'weaponInitiative' | 'weaponAttacks' | 'shrouded';

/** Rules whose number is an amount, not a roll. */
const AMOUNTS: readonly NumberedRule[] = ['eternalWarrior', 'reapingBlow'];

const isAmount = (rule: NumberedRule): boolean => AMOUNTS.includes(rule);

export const bookStats = {
  label: (id: BookStatId): string => said.stats[id].label,
  name: (id: BookStatId): string => said.stats[id].name,
  shown: (id: BookStatId, value: number | string | null): string => {
    if (value === null) return said.none;
    if (value === 'own') return said.own;
    if (typeof value === 'number') return id === 'shrouded' ? plus(value) : number.format(value);
    return value.replace('-', '−').replace('x', '×');
  },
};

const withNumber = (rule: NumberedRule, of: number): string =>
  isAmount(rule) ? number.format(of) : plus(of);

/** "Breaching 4+", "Eternal Warrior 1", "Hatred". */
const inWords = (word: BookRule): string => {
  const rule = NUMBERED_RULES.find((one) => isOfRule(word, one));
  return rule === undefined
    ? said.plain[word as keyof typeof said.plain]
    : said.numberedRule({ rule: said.numbered[rule].name, number: withNumber(rule, amountOf([word], rule)) });
};

export const bookRules = {
  ...said.bookRules,
  label: (rule: NumberedRule): string => said.numbered[rule].label,
  named: (rule: NumberedRule): string => said.numbered[rule].name,
  number: (rule: NumberedRule, of: number | null): string => (of === null ? said.none : withNumber(rule, of)),
  isAmount,
  inWords,
  rank: (rank: ModelRank | 'sergeant' | 'none'): string => said.ranks[rank],
  /** The name of the button that opens a unit, in a rulebook with statuses. */
  more: (unit: string): string => said.more(unit),
  status: (label: string, unit: string): string => said.status({ label, unit }),
};
