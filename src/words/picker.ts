import type { CombatTitle } from '@/battle/state/engaged';
import { phrases } from '@/messages/compiled/phrases';
import { picker as said } from '@/messages/compiled/picker';
import type { Side } from '@/rules/index';
import { side } from './shared/format';
import { combat, combatNamed } from './shared/phrases';

/** Who fights in a combat, who faces whom, and who charged. */
export const picker = {
  ...said,
  whoFights: (n: number): string => said.whoFights(combat(n)),
  /** The pairs of enemies in short: "Spearmen – Knights, Archers – Dragon". */
  pairs: (pairs: readonly (readonly [string, string])[], guessed: boolean): string =>
    said.pairs({ guessed, pairs: pairs.map((pair) => pair.join(' – ')).join(phrases.comma) }),
  fightsIn: (title: CombatTitle): string => said.fightsIn(combatNamed(title)),
  /** The characters that stand in a unit: "with Mage, Priest". */
  withCharacters: (names: readonly string[]): string => said.withCharacters(names.join(phrases.comma)),
  against: (unit: string, enemy: string): string => said.against({ unit, enemy }),
  charged: (unit: string, enemy: string): string => said.charged({ unit, enemy }),
  /** A character that stands alone, and a unit that it may join. */
  joins: (character: string, unit: string): string => said.joins({ character, unit }),
  /** Preset by whose turn it is. */
  whoCharged: (turnOf: Side): string => said.whoCharged(side(turnOf)),
  whoCharges: (turnOf: Side): string => said.whoCharges(side(turnOf)),
};
