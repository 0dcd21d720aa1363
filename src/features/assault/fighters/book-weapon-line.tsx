import { MAX_DAMAGE } from '@/battle/state/book-weapon';
import type { RangedWeapon } from '@/battle/state/shooting';
import type { FighterWords } from '@/rules/book-parts';
import { assaultWords } from '@/words/assault/assault-words';
import { type BookValue, numberedStatsOf, withNumbered } from './book-stats';
import { type Stat, StatLine } from './stat-line';

type BookWeaponLineProps = {
  readonly words: FighterWords;
  readonly weapon: RangedWeapon;
  readonly disabled: boolean;
  onChange(weapon: RangedWeapon): void;
};

const DAMAGE = 'weaponDamage';
/** More Damage than this is typed nowhere in such games. */
const MOST_DAMAGE = Math.min(12, MAX_DAMAGE);

/** The Damage of a ranged weapon and its rules with a number, where the rulebook has them. */
export function BookWeaponLine({ words, weapon, disabled, onChange }: BookWeaponLineProps) {
  const { bookRules = [] } = weapon;
  const ofWeapons = {
    ...words,
    numbered: words.numbered.filter((rule) => !assaultWords.bookRules.isAmount(rule)),
  };
  const change = (id: string, value: BookValue) => {
    if (id !== DAMAGE) {
      onChange({ ...weapon, bookRules: withNumbered(ofWeapons, bookRules, id, value) });
      return;
    }
    const { damage: _, ...plain } = weapon;
    onChange(typeof value === 'number' && value > 1 ? { ...plain, damage: value } : plain);
  };
  return (
    <StatLine
      label={assaultWords.bookRules.withNumber}
      stats={[damageOf(weapon), ...numberedStatsOf(ofWeapons, bookRules)]}
      disabled={disabled}
      onChange={change}
    />
  );
}

function damageOf({ damage = 1 }: RangedWeapon): Stat<BookValue> {
  return {
    id: DAMAGE,
    label: assaultWords.bookStats.label(DAMAGE),
    name: assaultWords.bookStats.name(DAMAGE),
    value: damage,
    shown: assaultWords.bookStats.shown(DAMAGE, damage),
    options: Array.from({ length: MOST_DAMAGE }, (_, index) => ({
      value: index + 1,
      shown: assaultWords.bookStats.shown(DAMAGE, index + 1),
    })),
  };
}
