import type { Melee } from '../../score-sheet/melee';
import { damage } from './counters';
import { STRIKING } from './sources';

/** Attacks against a flank are doubled and against a rear trebled; nobody wins a combat. */
export const melee = {
  counter: damage.id,
  attacks: 'attacks',
  times: { front: 1, leftFlank: 2, rightFlank: 2, rear: 3 },
  plain: 'individual',
  always: { troopType: 'warEngine', facing: 'rear' },
  source: STRIKING,
} as const satisfies Melee;
