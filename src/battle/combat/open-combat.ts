import type { Battle } from '@/battle/state/battle';
import { combatId } from '@/battle/state/ids';
import type { ScoreSheet, Side } from '@/rules/index';
import type { CombatEvent, CombatEventOf } from './event';
import { NOTHING_KEPT } from './in-combat';

/**
 * The events that open the next combat and its first round. The id is made from the entry's number, so that
 * the id of an undone combat is not used again. `sheet` is missing if combats have wound pools.
 */
export function openCombat(
  battle: Pick<Battle, 'combats'>,
  seq: number,
  sheet?: ScoreSheet,
  shotBy?: Side,
): readonly [CombatEvent, ...CombatEvent[]] {
  const id = combatId(`c${seq}`);
  // Combats and shooting attacks are numbered separately.
  const alike = battle.combats.filter((combat) => (combat.shotBy === undefined) === (shotBy === undefined));
  const number = Math.max(0, ...alike.map((combat) => combat.number)) + 1;
  return [
    { type: 'combatOpened', combatId: id, number, ...(shotBy && { shotBy }) },
    {
      type: 'roundBegan',
      combatId: id,
      round: 1,
      ...NOTHING_KEPT,
      ...freezing(sheet),
    },
  ];
}

/**
 * How long the ranks of a round may change. If rows are counted before the attacks, the first blow freezes
 * them, so that losses by shooting before it still reduce the ranks.
 */
export function freezing(sheet: ScoreSheet | undefined): Pick<CombatEventOf<'roundBegan'>, 'frozenBy'> {
  const frozen = sheet?.rows.some(({ counted }) => counted === 'beforeAttacks') ?? false;
  return frozen ? { frozenBy: 'firstBlow' } : {};
}
