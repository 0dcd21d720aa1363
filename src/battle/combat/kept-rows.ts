import type { ArmyUnit, Battle } from '@/battle/state/battle';
import { type Combat, latestRound, type Round, testOf } from '@/battle/state/combat';
import { hasGone } from '@/battle/state/combat-over';
import { sheetOf } from '@/battle/state/edition-of';
import { engagedUnits, staysEngaged } from '@/battle/state/engaged';
import {
  type Answer,
  type Answers,
  defaultAnswer,
  type RowId,
  rowOf,
  type ScoreRow,
  type ScoreSheet,
  type Side,
  sameAnswer,
} from '@/rules/index';
import { proposalsFor } from './engagement';
import { NOTHING_KEPT, type RoundBeginning, removedNext } from './in-combat';
import { freezing } from './open-combat';

/** What a unit carries, and what is gone with it. */
const CARRIED = ['standard', 'battleStandard', 'musician'] as const;
type Carried = (typeof CARRIED)[number];

/**
 * The start of the next round: the rows that are kept, and both sides' entries for break tests. What may have
 * been carried by a unit that is gone is not kept: what is left of it is known only by the units, or open.
 */
export function keptFor(battle: Battle, combat: Combat): RoundBeginning {
  const sheet = sheetOf(battle);
  const last = latestRound(combat);
  if (!last) return { ...NOTHING_KEPT, ...freezing(sheet) };
  const keptTests = { a: testOf(last, 'a', null).answers, b: testOf(last, 'b', null).answers };
  const of = (side: Side) => keptBy(battle, combat, last, side);
  return { kept: { a: of('a'), b: of('b') }, keptTests, ...freezing(sheet) };
}

/** The answers that are kept in the next round, as each row declares it. */
function keptBy(battle: Battle, combat: Combat, last: Round, side: Side): Answers {
  const sheet = sheetOf(battle);
  const gone = goneBy(battle, combat, last, side);
  const dropped = CARRIED.filter((carried) => gone.some((army) => mayCarry(army, carried))).flatMap(
    (carried) => rowsOf(battle, combat, last, side, carried),
  );
  const isKept = ({ id, nextRound }: ScoreRow) => {
    const answer = last.answers[side][id];
    if (answer === undefined || nextRound !== 'keep') return false;
    return !dropped.includes(id) || isNone(sheet, id, answer);
  };
  const kept = sheet.rows.filter(isKept).map(({ id }) => id);
  return Object.fromEntries(Object.entries(last.answers[side]).filter(([rowId]) => kept.includes(rowId)));
}

/** Whether the players said that there is nothing: then nothing can have gone. */
function isNone(sheet: ScoreSheet, rowId: RowId, answer: Answer): boolean {
  return sameAnswer(answer, defaultAnswer(rowOf(sheet, rowId)));
}

/** The side's units that do not fight on in the next round. */
function goneBy(battle: Battle, combat: Combat, last: Round, side: Side): readonly ArmyUnit[] {
  const removed = removedNext(battle, combat);
  return engagedUnits(battle, combat, side).filter(
    (army) => !staysEngaged(army) || hasGone(last, army) || removed.includes(army),
  );
}

function mayCarry({ unit }: ArmyUnit, carried: Carried): boolean {
  return unit.marks.includes(carried) || unit.facts[carried] !== false;
}

/** The rows of the side whose proposal is another where all its units carry that, and where none does. */
function rowsOf(battle: Battle, combat: Combat, last: Round, side: Side, carried: Carried): readonly RowId[] {
  const proposed = (has: boolean) =>
    proposalsFor(battle, combat, last, (army) => {
      const { marks, facts } = army.unit;
      const others = marks.filter((mark) => mark !== carried);
      const unit = {
        ...army.unit,
        marks: has ? [...others, carried] : others,
        facts: { ...facts, [carried]: has },
      };
      return army.unit.side === side ? { ...army, unit, lost: 0, fate: 'fighting' } : army;
    })[side];
  const [all, none] = [proposed(true), proposed(false)];
  return sheetOf(battle).rows.flatMap(({ id }) => {
    const [one, other] = [all[id], none[id]];
    return one !== undefined && other !== undefined && !sameAnswer(one, other) ? [id] : [];
  });
}
