import { unitOf } from '@/battle/state/army';
import type { Battle } from '@/battle/state/battle';
import type { UnitId } from '@/battle/state/ids';
import type { MissingFact } from '@/rules/index';

/** The names of the units whose facts are missing, each once. */
export function whose(battle: Battle, missing: readonly Pick<MissingFact, 'unitId'>[]): readonly string[] {
  const names = missing.map(({ unitId }) => unitOf(battle, unitId as UnitId)?.unit.name ?? unitId);
  return [...new Set(names)];
}
