import type { Side } from '@/rules/index';
import { side } from './format';

/** Who fights in a combat that opens, and who charged. */
export const picker = {
  /** A character that stands alone, and a unit that it may join. */
  joins: (character: string, unit: string): string => `${character} joins ${unit}`,
  joinFace: 'join?',
  /** Preset by whose turn it is. */
  whoCharged: (turnOf: Side): string => `Who charged? (${side(turnOf)}’s turn)`,
  nobody: 'Nobody',
  toTheCard: 'To the card',
  unitJoins: '+ Unit joins',
};
