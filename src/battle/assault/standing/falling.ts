import { assaultOf } from '@/battle/state/assault-round';
import type { Combat } from '@/battle/state/combat';
import { latestRound } from '@/battle/state/combat';
import type { FighterGroup } from '@/battle/state/fighters';
import type { UnitKey } from '@/battle/state/ids';
import { type FallingTogether, fallTogether } from '@/rules/index';
import { groupsIn, livingOf } from './units';
import type { UnitWounds } from './view';

/**
 * The models of the unit that fall when so many Wounds of the current pool are lost, one model for each
 * Wound: first those that the defender has chosen. Models of one group are interchangeable; between groups
 * the defender has to choose.
 */
export function falling(
  { state, unit, allocation }: Pick<UnitWounds, 'state' | 'unit' | 'allocation'>,
  unsaved: number,
  defenderChoice: readonly string[],
): FallingTogether {
  const kinds = new Map<string, string>(unit.models.map(({ id, groupId }) => [id, groupId]));
  return fallTogether({ allocation }, state, unsaved, {
    defenderChoice,
    kindOf: (id) => kinds.get(id) ?? '',
  });
}

/**
 * The groups of a unit with models left, if the defender may choose which one loses models first; empty if
 * there is only one group.
 */
export function fallFirst(combat: Combat, unitKey: UnitKey): readonly FighterGroup[] {
  const round = latestRound(combat);
  const living = round
    ? groupsIn(assaultOf(round), { unitKey }).filter((group) => livingOf(group).length > 0)
    : [];
  return living.length > 1 ? living : [];
}
