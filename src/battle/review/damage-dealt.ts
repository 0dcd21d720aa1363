import { casualtiesOf } from '@/battle/combat/engagement';
import { unitOf } from '@/battle/state/army';
import type { Battle } from '@/battle/state/battle';
import type { Combat, Round } from '@/battle/state/combat';
import { foughtIn } from '@/battle/state/engaged';
import type { UnitId } from '@/battle/state/ids';
import type { Unit } from '@/battle/state/unit';
import { otherSide, SIDES, type Side } from '@/rules/index';

/**
 * The damage that a unit did, or several units together: if they fought side by side, nobody can tell which
 * one did it.
 */
export type Damage = {
  /** The side that did it. */
  readonly side: Side;
  /** Empty: no units were named. */
  readonly units: readonly Unit[];
  /** What the enemy lost, or gathered, in the rounds of these units, minus what was given back; above 0. */
  readonly dealt: number;
};

/** What the units of a side suffered in a round of a combat. */
export type Suffered = (combat: Combat, round: Round, side: Side) => number;

/**
 * Who did how much damage, the most first: the enemy's casualties in every Round of Combat, credited to the
 * side's units in that round. Losses by shooting, by spells, or as the price of a lost combat are not
 * credited. The sum is all casualties of all rounds. `suffered`: something else is counted than casualties.
 */
export function damageDealt(
  battle: Battle,
  suffered: Suffered = (_, round, side) => casualtiesOf(battle, round, side),
): readonly Damage[] {
  const found = new Map<string, Damage>();
  for (const combat of battle.combats) {
    for (const round of combat.rounds) {
      for (const side of SIDES) {
        const dealt = suffered(combat, round, otherSide(side));
        if (dealt <= 0) continue;
        const units = unitsNamed(battle, foughtIn(combat, round), side);
        const key = [side, ...units.map(({ id }) => id)].join(' ');
        found.set(key, { side, units, dealt: dealt + (found.get(key)?.dealt ?? 0) });
      }
    }
  }
  return [...found.values()].toSorted((one, other) => other.dealt - one.dealt);
}

function unitsNamed(battle: Battle, ids: readonly UnitId[], side: Side): readonly Unit[] {
  return ids
    .flatMap((id) => unitOf(battle, id)?.unit ?? [])
    .filter((unit) => unit.side === side)
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
}
