import { enteredLeadership, groupsOf, isKnown } from '@/battle/assault/remembered/remembered-fighters';
import { draftsOfSquad, offeredSquads } from '@/battle/assault/remembered/remembered-squads';
import { draftsOf } from '@/battle/assault/remembered/remembered-units';
import { inUnit } from '@/battle/assault/standing/fighter-group';
import type { AssaultUnit } from '@/battle/assault/standing/view';
import { armyOf, isOnTable, unitOf } from '@/battle/state/army';
import type { Battle } from '@/battle/state/battle';
import type { Combat } from '@/battle/state/combat';
import type { FighterDraft } from '@/battle/state/fighters';
import { nameKey, squadsOfBattle } from '@/battle/state/squads';
import type { Side } from '@/rules/index';
import {
  useBattle,
  useBattleActions,
  useFoughtUnits,
  useRememberedFighters,
} from '@/store/battle/use-battle';
import { armed } from './armed';
import type { StatId } from './fighter-stats';
import { fromProfile } from './proposed-fighters';

/** The fighters that a tap adds. */
export type Offer = {
  readonly name: string;
  readonly drafts: readonly FighterDraft[];
  /**
   * True: nothing is missing, and the unit joins with one tap. False: the player first checks its one group.
   */
  readonly whole: boolean;
};

export type Offers = Readonly<Record<'army' | 'squads' | 'units' | 'profiles', readonly Offer[]>>;

/**
 * The fighters that the side may add: the units of its army that do not fight yet, squads of this battle as
 * they stand, remembered units, and remembered groups. Who is in this battle already, in an army or as a
 * squad, is not offered again as a remembered one.
 */
export function useOffers(combat: Combat, side: Side, unit: AssaultUnit | null): Offers {
  const battle = useBattle();
  const remembered = useRememberedFighters();
  const fought = useFoughtUnits();
  const joining = <Draft extends FighterDraft>(draft: Draft): Draft =>
    unit === null ? draft : { ...draft, ...inUnit(unit) };
  const army = armyOf(battle, side).filter((one) => isOnTable(one) && !combat.unitIds.includes(one.unit.id));
  const here = namesInBattle(battle, side);
  const isNew = ({ name }: { readonly name: string }) => !here.has(nameKey(name));
  return {
    army: army.map((one) => ({
      name: one.unit.name,
      drafts: groupsOf(one, remembered).map(joining),
      whole: isKnown(one, remembered),
    })),
    squads: offeredSquads(battle, side, combat.id).map((squad) => ({
      name: squad.name,
      drafts: draftsOfSquad(squad, side).map(joining),
      whole: true,
    })),
    units:
      unit === null
        ? fought.filter(isNew).map((one) => ({ name: one.name, drafts: draftsOf(one, side), whole: true }))
        : [],
    profiles: remembered
      .filter((one) => isNew(one) && (unit !== null || !fought.some(({ name }) => name === one.name)))
      .map((profile) => ({
        name: profile.name,
        drafts: [joining({ ...fromProfile(side, profile), ...(unit && { models: 1 }) })],
        whole: false,
      })),
  };
}

/** The names of the side's units and squads in this battle, whatever has become of them. */
function namesInBattle(battle: Battle, side: Side): ReadonlySet<string> {
  const squads = squadsOfBattle(battle).filter((squad) => squad.side === side);
  return new Set(
    [...armyOf(battle, side).map(({ unit }) => unit.name), ...squads.map(({ name }) => name)].map(nameKey),
  );
}

/** Adds a complete offer; returns false if the player must check it first. */
export function useTake(combat: Combat, unit: AssaultUnit | null): (offer: Offer) => boolean {
  const { act } = useBattleActions();
  return ({ name, drafts, whole }) => {
    if (!whole && drafts.length === 1) return false;
    const asUnit = unit === null && drafts.length > 1 ? { asUnit: name } : {};
    const fighters = drafts.map((draft) => armed(combat, draft));
    act({ type: 'addFighters', combatId: combat.id, fighters, ...asUnit });
    return true;
  };
}

/**
 * The values of a new group that the army list has, so that the form does not ask for them; empty for a group
 * that is changed, or is not in a list.
 */
export function useKnownStats({ unitId }: FighterDraft, isChanged: boolean): readonly StatId[] {
  const battle = useBattle();
  const remembered = useRememberedFighters();
  const army = unitId === null ? undefined : unitOf(battle, unitId);
  if (!army || isChanged || isKnown(army, remembered)) return [];
  return enteredLeadership(army.unit) === undefined ? ['wounds'] : ['wounds', 'leadership'];
}
