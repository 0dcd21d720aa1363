import type { Battle } from '@/battle/state/battle';
import { hasNamesake } from '@/battle/state/namesakes';
import type { Unit } from '@/battle/state/unit';
import { battleWords } from '@/words/battle-words';

/**
 * The name by which controls tell the unit from all others: with its side where the enemy has one of its
 * name.
 */
export function called(battle: Battle, unit: Pick<Unit, 'name' | 'side'>): string {
  return battleWords.unitCalled({ ...unit, shared: hasNamesake(battle, unit) });
}
