import type { Battle } from '@/battle/state/battle';
import { charactersOf } from '@/battle/state/characters';
import type { Combat } from '@/battle/state/combat';
import type { UnitId } from '@/battle/state/ids';
import { battleWords } from '@/words/battle-words';

/** Which characters stand in the unit in this combat: "with Mage, Priest"; undefined for none. */
export function ledBy(battle: Battle, combat: Combat, id: UnitId): string | undefined {
  const names = charactersOf(battle, id)
    .filter(({ unit }) => combat.unitIds.includes(unit.id))
    .map(({ unit }) => unit.name);
  return names.length === 0 ? undefined : battleWords.fight.withCharacters(names);
}
