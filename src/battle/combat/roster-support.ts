import { armyOf, fateOf } from '@/battle/state/army';
import type { Battle } from '@/battle/state/battle';
import type { UnitId } from '@/battle/state/ids';
import type { BreakTest, BreakTestAnswers, BreakTestInput, Side } from '@/rules/index';

/**
 * A character of the side's own army who may help with a break test if he is near. Only the players see the
 * distance.
 */
export type RosterSupport = {
  readonly input: BreakTestInput;
  /** Who helps. */
  readonly unitId: UnitId;
  readonly name: string;
  /** The answer if he helps: his value, or yes. */
  readonly answer: number | boolean;
};

/**
 * The help that the side's roster offers for the test, each with its answer: the General with his value, and
 * the Battle Standard, if they are on the table, do not flee and are not the testing unit itself. Help that
 * already counts is left out.
 */
export function rosterSupport(
  battle: Battle,
  breakTest: BreakTest,
  tested: { readonly side: Side; readonly unitId: string | null },
  effective: BreakTestAnswers,
): readonly RosterSupport[] {
  return breakTest.inputs.flatMap((input): readonly RosterSupport[] => {
    const mark = input.fromRoster;
    if (mark === undefined) return [];
    const army = armyOf(battle, tested.side).find(
      (one) =>
        one.unit.marks.includes(mark) &&
        one.unit.id !== tested.unitId &&
        (fateOf(one) === 'fighting' || fateOf(one) === 'shaken'),
    );
    const answer = input.input === 'number' ? army?.unit.characteristic : true;
    if (!army || answer === null || answer === undefined) return [];
    if (effective[input.id] === answer) return [];
    return [{ input, unitId: army.unit.id, name: army.unit.name, answer }];
  });
}
