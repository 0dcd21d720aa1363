import type { CombatTitle } from '@/battle/state/engaged';
import type { Side } from '@/rules/index';
import { side } from './format';
import { combat, combatNamed } from './phrases';

/** Who fights in a combat, who faces whom, and who charged. */
export const picker = {
  whoFights: (n: number): string => `Who fights in ${combat(n)}?`,
  whoFaces: 'Who faces whom?',
  backToUnits: 'Who fights?',
  /** The pairs of enemies in short: "Spearmen – Knights, Archers – Dragon". */
  pairs: (pairs: readonly (readonly [string, string])[], guessed: boolean): string =>
    `${guessed ? 'Guess: ' : ''}${pairs.map((pair) => pair.join(' – ')).join(', ')}`,
  tapTwo: 'Tap two to join or part them.',
  pick: (unit: string): string => `${unit}: choose whom it fights`,
  guessed: 'We guessed who faces whom. Tap an edge to turn it.',
  fightsIn: (title: CombatTitle): string => `in ${combatNamed(title)}`,
  noUnits: 'Add units in Armies, and they propose ranks, standards, charge and facing here.',
  fights: (unit: string): string => `${unit} fights`,
  joinedTo: (unit: string): string => `joined to ${unit}`,
  /** The characters that stand in a unit: "with Mage, Priest". */
  withCharacters: (names: readonly string[]): string => `with ${names.join(', ')}`,
  against: (unit: string, enemy: string): string => `${unit} against ${enemy}`,
  charged: (unit: string, enemy: string): string => `${unit} charged ${enemy}`,
  chargedShort: 'charged',
  notCharged: 'did not charge',
  /** A character that stands alone, and a unit that it may join. */
  joins: (character: string, unit: string): string => `${character} joins ${unit}`,
  joinFace: 'join?',
  /** Preset by whose turn it is. */
  whoCharged: (turnOf: Side): string => `Who charged? (${side(turnOf)}’s turn)`,
  nobody: 'Nobody',
  toTheCard: 'To the card',
  unitJoins: '+ Unit joins',
};
