import type { ArmyUnit, Battle } from '@/battle/state/battle';
import type { Combat, Contact } from '@/battle/state/combat';
import { engagedUnits } from '@/battle/state/engaged';

/** Two units that fight each other: Blue's, Red's, and how each meets the other, as entered or guessed. */
export type UnitPair = {
  readonly a: ArmyUnit;
  readonly b: ArmyUnit;
  /** How Blue's unit meets Red's, in one of Red's facings; undefined if only the other direction is known. */
  readonly ofA: Contact | undefined;
  readonly ofB: Contact | undefined;
  /** Whether the app paired them and the players did not. */
  readonly guessed: boolean;
};

/** Every pair of enemies in contact, each once, in the order of the units. */
export function pairsIn(battle: Battle, combat: Combat): readonly UnitPair[] {
  const meeting = (one: ArmyUnit, other: ArmyUnit) =>
    combat.contacts.find(
      ({ unitId, enemyUnitId }) => unitId === one.unit.id && enemyUnitId === other.unit.id,
    );
  return engagedUnits(battle, combat, 'a').flatMap((a) =>
    engagedUnits(battle, combat, 'b').flatMap((b): readonly UnitPair[] => {
      const [ofA, ofB] = [meeting(a, b), meeting(b, a)];
      const known = [ofA, ofB].filter((contact) => contact !== undefined);
      if (known.length === 0) return [];
      return [{ a, b, ofA, ofB, guessed: known.every(({ guessed }) => guessed) }];
    }),
  );
}
