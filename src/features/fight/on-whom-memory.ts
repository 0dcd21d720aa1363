import { useSyncExternalStore } from 'react';
import type { BattleId, CombatId } from '@/battle/ids';
import type { LossTarget } from '@/battle/loss-target';
import type { Side } from '@/rules/index';

/** Where losses fall: of one side, in one round. */
export type LossPlace = {
  readonly battleId: BattleId;
  readonly combatId: CombatId;
  readonly round: number;
  readonly side: Side;
};

/** What was answered to "on whom?", each for its round only. It is of this screen, never of the log, and outlives a look at another room. */
let answers: ReadonlyMap<string, LossTarget> = new Map();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** On whom the side's losses fall in that round by the players' word, or null where they were not asked yet. */
export function useLossTarget(place: LossPlace): LossTarget | null {
  return useSyncExternalStore(subscribe, () => answers.get(key(place)) ?? null);
}

/** Remembers the answer for the rest of that round. */
export function rememberLossTarget(place: LossPlace, target: LossTarget): void {
  answers = new Map(answers).set(key(place), target);
  for (const listener of listeners) listener();
}

function key({ battleId, combatId, round, side }: LossPlace): string {
  return `${battleId} ${combatId} ${round} ${side}`;
}
