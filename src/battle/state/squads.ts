import { SIDES, type Side } from '@/rules/index';
import { assaultOf, livingModels } from './assault-round';
import type { Battle } from './battle';
import { type Combat, latestRound } from './combat';
import type { FighterGroup } from './fighters';
import type { CombatId } from './ids';

/** A squad that players typed for a fight, and that belongs to no unit of the armies, as it stands now. */
export type Squad = {
  /** Unique in the battle. */
  readonly id: string;
  readonly side: Side;
  readonly name: string;
  readonly groups: readonly FighterGroup[];
  /** Wiped out, or swept away after it lost. */
  readonly destroyed: boolean;
  /** The assault in which it is locked; null: it may fight elsewhere. */
  readonly lockedIn: CombatId | null;
  /** The combat in which it was seen last. */
  readonly seenIn: CombatId;
};

/**
 * The squads outside the armies that fought or were shot at in this battle, each as its last combat left it.
 * Squads are told apart by their side and name, and in one combat by their order. Who comes under the name of
 * a squad that was destroyed is another one.
 */
export function squadsOfBattle(battle: Battle): readonly Squad[] {
  const squads = new Map<string, Squad>();
  for (const squad of battle.combats.flatMap(squadsIn)) {
    let { id } = squad;
    while (squads.get(id)?.destroyed) id = `${id} again`;
    const lockedIn = squad.lockedIn ?? squads.get(id)?.lockedIn ?? null;
    squads.delete(id);
    squads.set(id, { ...squad, id, lockedIn });
  }
  return [...squads.values()];
}

function squadsIn(combat: Combat): readonly Squad[] {
  const round = latestRound(combat);
  if (!round) return [];
  const { groups, tests } = assaultOf(round);
  const swept = (unitKey: FighterGroup['unitKey']) =>
    tests.some((test) => test.unitKey === unitKey && test.sweep?.end === 'destroyed');
  return SIDES.flatMap((side) => {
    const counted = new Map<string, number>();
    const keys = [...new Set(groups.filter((group) => group.side === side).map(({ unitKey }) => unitKey))];
    return keys.flatMap((key): readonly Squad[] => {
      const own = groups.filter(({ unitKey }) => unitKey === key);
      if (own.some(({ unitId }) => unitId !== null)) return [];
      const name = nameOf(own);
      const number = (counted.get(nameKey(name)) ?? 0) + 1;
      counted.set(nameKey(name), number);
      return [
        {
          id: `${side} ${nameKey(name)} ${number}`,
          side,
          name,
          groups: own,
          destroyed: own.every((group) => livingModels(group) === 0) || swept(key),
          lockedIn: combat.ended || combat.shotBy ? null : combat.id,
          seenIn: combat.id,
        },
      ];
    });
  });
}

/** The name that players gave it, else that of its first group. */
function nameOf(groups: readonly FighterGroup[]): string {
  const named = groups.find(({ unitName }) => unitName !== undefined);
  return named?.unitName ?? groups[0]?.name ?? '';
}

/** Names are the same whatever their case. */
export function nameKey(name: string): string {
  return name.trim().toLowerCase();
}
