import { livingModels } from '@/battle/state/assault-round';
import type { Battle } from '@/battle/state/battle';
import { type FighterDraft, NO_SWITCHES } from '@/battle/state/fighters';
import type { CombatId } from '@/battle/state/ids';
import { type Squad, squadsOfBattle } from '@/battle/state/squads';
import type { Side } from '@/rules/index';
import { profileOnly } from './remembered-fighters';

/**
 * The side's squads outside the armies that may join this combat: those of this battle that stand, are not
 * locked in an assault and not in this combat, the latest first.
 */
export function offeredSquads(battle: Battle, side: Side, combatId: CombatId | null): readonly Squad[] {
  return squadsOfBattle(battle)
    .filter((squad) => squad.side === side && !squad.destroyed)
    .filter(({ lockedIn, seenIn }) => lockedIn === null && seenIn !== combatId)
    .toReversed();
}

/** The squad as it joins the next fight: the models that are left, with the Wounds that they have left. */
export function draftsOfSquad({ groups }: Pick<Squad, 'groups'>, side: Side): readonly FighterDraft[] {
  return groups
    .filter((group) => livingModels(group) > 0)
    .map((group) => {
      const woundsLeft = group.woundsLeft.filter((left) => left > 0);
      return {
        ...profileOnly(group),
        ...NO_SWITCHES,
        ...(group.unitName === undefined ? {} : { unitName: group.unitName }),
        side,
        models: woundsLeft.length,
        woundsLeft,
        unitId: null,
        unitKey: null,
      };
    });
}
