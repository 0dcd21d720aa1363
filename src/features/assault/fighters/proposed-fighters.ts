import { useMemo } from 'react';
import { groupsOf } from '@/battle/assault/remembered/remembered-fighters';
import type { AssaultView } from '@/battle/assault/standing/view';
import { armyOf, isOnTable } from '@/battle/state/army';
import type { Combat } from '@/battle/state/battle';
import { EMPTY_FIGHTER, type FighterDraft, type FighterProfile, NO_SWITCHES } from '@/battle/state/fighters';
import type { Side } from '@/rules/index';
import { useBattle, useRememberedFighters } from '@/store/battle/use-battle';
import { assaultWords } from '@/words/assault-words';

/** The size of most squads in these games at the start. */
const ORDINARY_MODELS = 10;

/** Fighters of that side outside the armies, with ordinary values. */
export function ordinaryFighters(side: Side): FighterDraft {
  return { ...fromProfile(side, EMPTY_FIGHTER), name: assaultWords.fighters.ordinaryName(side) };
}

/** Fighters of that side with a remembered profile. */
export function fromProfile(side: Side, profile: FighterProfile): FighterDraft {
  return { ...profile, ...NO_SWITCHES, side, models: ORDINARY_MODELS, unitId: null, unitKey: null };
}

/**
 * The fighters that the app proposes: the units of the combat that have not joined the fight yet. For a side
 * without any units: ordinary fighters.
 */
export function useProposedFighters(combat: Combat, view: AssaultView): readonly FighterDraft[] {
  const battle = useBattle();
  const remembered = useRememberedFighters();
  return useMemo(() => {
    if (view.now.phase !== 'setUp') return [];
    return view.now.missing.flatMap((side) => {
      const engaged = armyOf(battle, side).filter(
        (army) => isOnTable(army) && combat.unitIds.includes(army.unit.id),
      );
      return engaged.length === 0
        ? [ordinaryFighters(side)]
        : engaged.flatMap((army) => groupsOf(army, remembered));
    });
  }, [battle, combat, remembered, view]);
}
