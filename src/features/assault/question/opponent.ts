import type { AssaultUnit, StrikeView } from '@/battle/assault/standing/view';

/**
 * The opponent that a blow of a challenge strikes, by the name of its group; `precise` strikes the whole
 * unit. Null for all other blows.
 */
export function opponentOf(
  { strike }: StrikeView,
  target: AssaultUnit | null,
): { readonly challenge: string } | 'precise' | null {
  if (strike.precise) return 'precise';
  const model = target?.models.find(({ id }) => id === strike.against);
  const group = target?.groups.find(({ id }) => id === model?.groupId);
  return group ? { challenge: group.name } : null;
}
