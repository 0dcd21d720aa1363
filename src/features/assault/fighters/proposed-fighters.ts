import { useMemo } from 'react';
import { groupsOf, type RememberedFighter } from '@/battle/assault/remembered/remembered-fighters';
import { draftsOfSquad, offeredSquads } from '@/battle/assault/remembered/remembered-squads';
import type { AssaultView } from '@/battle/assault/standing/view';
import { armyOf, isOnTable } from '@/battle/state/army';
import type { Battle } from '@/battle/state/battle';
import type { Combat } from '@/battle/state/combat';
import { EMPTY_FIGHTER, type FighterDraft, NO_SWITCHES } from '@/battle/state/fighters';
import type { Side } from '@/rules/index';
import { useBattle, useRememberedFighters } from '@/store/battle/use-battle';
import { assaultWords } from '@/words/assault/assault-words';
import { ORDINARY_MODELS } from './as-target';

/** Fighters of that side outside the armies, with ordinary values. */
export function ordinaryFighters(side: Side): FighterDraft {
  return { ...fromProfile(side, EMPTY_FIGHTER), name: assaultWords.fighters.ordinaryName(side) };
}

/** Fighters of that side with a remembered profile, as many as were last entered. */
export function fromProfile(side: Side, profile: RememberedFighter): FighterDraft {
  const { models = ORDINARY_MODELS } = profile;
  return { ...profile, ...NO_SWITCHES, side, models, unitId: null, unitKey: null };
}

/**
 * Fighters for a side of which no unit is named: the squad of this battle that fought last, with what it has
 * left; else ordinary ones.
 */
export function squadOrOrdinary(battle: Battle, combat: Combat, side: Side): readonly FighterDraft[] {
  const [latest] = offeredSquads(battle, side, combat.id);
  return latest ? draftsOfSquad(latest, side) : [ordinaryFighters(side)];
}

/**
 * The fighters that the app proposes: the units of the combat that have not joined the fight yet. For a side
 * without any units: a squad of this battle, or ordinary fighters.
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
        ? squadOrOrdinary(battle, combat, side)
        : engaged.flatMap((army) => groupsOf(army, remembered));
    });
  }, [battle, combat, remembered, view]);
}
