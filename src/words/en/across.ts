import type { SideSetup } from '@/battle/state/setup';
import type { Side } from '@/rules/index';
import { side, sideBySide, sideNames } from './format';

/** A combat shown to both edges of the table, in English. */
export const enAcross = {
  open: 'Across the table',
  holdUp: 'Hold up the score',
  /** The player whose score is shown across the table: "Blue · Anna · Dwarfs". */
  heldUp: (which: Side, setup: SideSetup): string => sideBySide([side(which), sideNames(setup)]),
  back: 'Back to the card',
  edge: (which: Side): string => `${side(which)}’s edge`,
  /** The name of a button that both halves have: "Close round, Blue’s edge". */
  at: (what: string, which: Side): string => `${what}, ${enAcross.edge(which)}`,
  agree: (which: Side): string => `${side(which)} agrees`,
  /** The button that shows the other rows of a half. */
  more: (names: string, which: Side): string => `More for ${side(which)}: ${names}`,
  closed: 'This round is closed.',
  /** Shown on the half of the side that waits. */
  asked: (which: Side): string => `${side(which)} answers now`,
  /** Shown between the halves before the first blow. */
  round: (number: number): string => `Round ${number}`,
};
