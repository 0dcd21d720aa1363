import type { ArmyUnit, Battle } from '@/battle/state/battle';
import type { Combat, Round } from '@/battle/state/combat';
import { editionOfBattle } from '@/battle/state/edition-of';
import { MARKS } from '@/battle/state/unit';
import { remembered } from '@/plain/remembered';
import { type Answer, type RowId, type Side, sameAnswer, type UnitFactId } from '@/rules/index';
import { proposalsFor } from './engagement';

/**
 * The rows of each side whose proposal would be another if units had what nobody said of them, such as a
 * standard: of these it is only known what was said, so nothing claims a "no".
 */
export const unsaidRows = remembered(
  (battle: Battle, round: Round, combat: Combat): Readonly<Record<Side, readonly RowId[]>> => {
    const { unitFacts = [] } = editionOfBattle(battle);
    const now = proposalsFor(battle, combat, round);
    const others = unitFacts
      .filter(({ input }) => input === 'switch')
      .map(({ id }) => proposalsFor(battle, combat, round, (army) => withFact(army, id)));
    const rows = (side: Side) =>
      Object.entries(now[side]).flatMap(([rowId, answer]) =>
        others.some((other) => !isSame(other[side][rowId], answer)) ? [rowId] : [],
      );
    return { a: rows('a'), b: rows('b') };
  },
);

function isSame(one: Answer | undefined, other: Answer | undefined): boolean {
  return one !== undefined && other !== undefined && sameAnswer(one, other);
}

/** The unit with that fact, unless it was said that it has it not. */
function withFact(army: ArmyUnit, id: UnitFactId): ArmyUnit {
  const { unit } = army;
  const mark = MARKS.find((one) => one === id);
  return {
    ...army,
    unit: mark
      ? { ...unit, marks: [...unit.marks, mark] }
      : { ...unit, facts: { [id]: true, ...unit.facts } },
  };
}
