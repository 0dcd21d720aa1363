import type { SideSetup } from '@/battle/state/setup';
import { across as said } from '@/messages/compiled/across';
import type { Side } from '@/rules/index';
import { side, sideBySide, sideNames } from './shared/format';

/** These sentences in the current language; loaded with the screens of a battle. */
export const acrossWords = {
  ...said,
  /** The player whose score is shown across the table: "Blue · Anna · Dwarfs". */
  heldUp: (which: Side, setup: SideSetup): string => sideBySide([side(which), sideNames(setup)]),
  edge: (which: Side): string => said.edge(side(which)),
  /** The name of a button that both halves have: "Close round, Blue’s edge". */
  at: (what: string, which: Side): string => said.at({ what, which: acrossWords.edge(which) }),
  agree: (which: Side): string => said.agree(side(which)),
  /** The button that shows the other rows of a half. */
  more: (names: string, which: Side): string => said.more({ side: side(which), names }),
  /** Shown on the half of the side that waits. */
  asked: (which: Side): string => said.asked(side(which)),
  /** Shown between the halves before the first blow. */
  round: (number: number): string => said.round(String(number)),
};
