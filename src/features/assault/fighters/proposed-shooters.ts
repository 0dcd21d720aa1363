import { useMemo } from 'react';
import { groupsOf } from '@/battle/assault/remembered/remembered-fighters';
import type { AssaultView } from '@/battle/assault/standing/view';
import { armyOf, isOnTable } from '@/battle/state/army';
import type { ArmyUnit } from '@/battle/state/battle';
import type { Combat } from '@/battle/state/combat';
import { combatWith } from '@/battle/state/engaged';
import type { FighterDraft } from '@/battle/state/fighters';

import { unitKey } from '@/battle/state/ids';

import type { Side } from '@/rules/index';
import { useBattle, useRememberedFighters } from '@/store/battle/use-battle';
import { armed } from './armed';
import { squadOrOrdinary } from './proposed-fighters';

/** Ordinary squads for a side that has no models in the attack yet, and no army to choose from. */
export function useProposedShooters(combat: Combat, view: AssaultView): readonly FighterDraft[] {
  const battle = useBattle();
  if (view.now.phase !== 'setUp') return [];
  return view.now.missing.flatMap((side) =>
    armyOf(battle, side).some(isOnTable)
      ? []
      : squadOrOrdinary(battle, combat, side).map((draft) => armed(combat, draft)),
  );
}

/** A unit of the army that may shoot or be shot at, with the groups it would bring. */
export type OfferedUnit = { readonly army: ArmyUnit; readonly drafts: readonly FighterDraft[] };

/** The units of that side that are on the table, in no combat, and not in the attack yet. */
export function useOfferedUnits(combat: Combat, side: Side): readonly OfferedUnit[] {
  const battle = useBattle();
  const remembered = useRememberedFighters();
  return useMemo(
    () =>
      armyOf(battle, side)
        .filter(
          (army) =>
            isOnTable(army) &&
            army.joined === undefined &&
            !combat.unitIds.includes(army.unit.id) &&
            !combatWith(battle, army.unit.id),
        )
        .map((army) => ({
          army,
          drafts: [
            ...groupsOf(army, remembered),
            // A character stands in the unit that it has joined.
            ...battle.units
              .filter(({ joined, unit }) => joined === army.unit.id && unit.side === side)
              .flatMap((character) => groupsOf(character, remembered))
              .map((draft) => ({ ...draft, unitKey: unitKey(army.unit.id) })),
          ].map((draft) => armed(combat, draft)),
        })),
    [battle, combat, remembered, side],
  );
}
