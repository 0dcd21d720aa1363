import type { Battle, Combat, Round } from '@/battle/state/battle';
import { sheetOf } from '@/battle/state/edition-of';
import { type Answer, compare, type RowId, SIDES, type Side } from '@/rules/index';
import { standingRound } from './engagement';

/** Points that the engaged units would give, but the players' own answer leaves out. */
export type ForgottenBonus = {
  readonly side: Side;
  readonly rowId: RowId;
  readonly label: string;
  readonly proposal: Answer;
  /** How many points more the proposal would score. */
  readonly points: number;
};

/**
 * The proposed points that the players' own answers leave out of the open round's score. Never casualties.
 */
export function forgottenBonuses(battle: Battle, combat: Combat, round: Round): readonly ForgottenBonus[] {
  const sheet = sheetOf(battle);
  const { effective: answers, proposed, overridden } = standingRound(battle, combat, round);
  const totalOf = (side: Side, changed: typeof answers) => compare(sheet, changed)[side].total;
  return SIDES.flatMap((side) =>
    overridden[side].flatMap((rowId) => {
      const row = sheet.rows.find((candidate) => candidate.id === rowId);
      const proposal = proposed[side][rowId];
      if (!row || row.fromTheDice || proposal === undefined) return [];
      const followed = { ...answers, [side]: { ...answers[side], [rowId]: proposal } };
      const points = totalOf(side, followed) - totalOf(side, answers);
      return points > 0 ? [{ side, rowId, label: row.label, proposal, points }] : [];
    }),
  );
}
