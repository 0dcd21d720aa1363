import type { Battle } from '@/battle/state/battle';
import type { Combat, Round } from '@/battle/state/combat';
import { editionOfBattle, sheetOf } from '@/battle/state/edition-of';
import type { UnitId } from '@/battle/state/ids';
import type { RecordedSide } from '@/battle/state/records';
import { type Answers, compare, type Engagement, proposeRound, type RowId, type Side } from '@/rules/index';
import { standingRound } from './engagement';
import { type AsOf, engagementAtStart, engagementNow } from './engagement-now';

/** The points that a side has in a row of the score sheet; 0 without such a row. */
export type Points = (side: Side, rowId: RowId) => number;

/** What counts in a round, and what would count if one of its units stood otherwise. */
export type WhatIf = {
  readonly now: Points;
  /** If every enemy of the unit were in its front. */
  readonly freed: (id: UnitId) => Points;
  /** If the unit had lost this much health in all. */
  readonly restored: (id: UnitId, lost: number) => Points;
};

/**
 * What counts in the combat's round, and what the edition would propose otherwise. Answers of the players stay
 * as they are.
 */
export function whatIf(battle: Battle, combat: Combat, round: Round): WhatIf {
  const sheet = sheetOf(battle);
  const { propose } = editionOfBattle(battle);
  const { effective } = standingRound(battle, combat, round);
  const asked = (change: (engagement: Engagement) => Engagement, asOf?: AsOf): Points => {
    const proposed = proposeRound(sheet, propose ?? (() => ({ a: {}, b: {} })), {
      roundBegan: change(engagementAtStart(battle, combat, round, asOf)),
      now: change(engagementNow(battle, combat, round, asOf)),
    });
    const answers = (side: Side): Answers => ({
      ...effective[side],
      ...proposed[side],
      ...round.answers[side],
    });
    return pointsIn(compare(sheet, { a: answers('a'), b: answers('b') }));
  };
  return {
    now: pointsIn(compare(sheet, effective)),
    freed: (id) => asked((engagement) => withoutFlanks(engagement, id)),
    restored: (id, lost) =>
      asked(
        (engagement) => engagement,
        (army) => (army.unit.id === id ? { ...army, lost } : army),
      ),
  };
}

/** The points in force or recorded of a round, by side and row. */
export function pointsIn(sides: Readonly<Record<Side, Pick<RecordedSide, 'lines'>>>): Points {
  return (side, rowId) =>
    sides[side].lines.reduce((sum, line) => (line.rowId === rowId ? sum + line.points : sum), 0);
}

function withoutFlanks({ units, contacts }: Engagement, id: UnitId): Engagement {
  return {
    units,
    contacts: contacts.map((contact) =>
      contact.enemyUnitId === id ? { ...contact, facing: 'front' as const } : contact,
    ),
  };
}
