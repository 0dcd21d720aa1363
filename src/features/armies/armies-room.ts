import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { BattleId, CombatId, UnitId } from '@/battle/state/ids';
import type { Side } from '@/rules/index';

/**
 * What the room shows, shared by its screen and its primary button. It is state of the screen and never
 * written to the log.
 */
type ArmiesRoom = {
  readonly side: Side;
  /** Units whose losses do not come from the combat they fight in, each for one round only. */
  readonly apart: ReadonlySet<string>;
};

/** The round a unit fights in. */
export type OpenRound = {
  readonly battleId: BattleId;
  readonly combatId: CombatId;
  readonly round: number;
};

const store = createStore<ArmiesRoom>(() => ({ side: 'a', apart: new Set() }));

/** The current state of the room. */
export function useArmiesRoom(): ArmiesRoom {
  return useStore(store);
}

/** Shows the army of that side. */
export function showSide(side: Side): void {
  store.setState({ side });
}

/** Sets whether the unit's losses come from the round it fights in. */
export function setApart(unit: UnitId, open: OpenRound, apart: boolean): void {
  const keys = new Set(store.getState().apart);
  if (apart) keys.add(apartKey(unit, open));
  else keys.delete(apartKey(unit, open));
  store.setState({ apart: keys });
}

/** Whether the unit's losses do not come from the round it fights in. */
export function isApart({ apart }: ArmiesRoom, unit: UnitId, open: OpenRound | null): boolean {
  return open !== null && apart.has(apartKey(unit, open));
}

function apartKey(unit: UnitId, { battleId, combatId, round }: OpenRound): string {
  return `${battleId} ${unit} ${combatId} ${round}`;
}
