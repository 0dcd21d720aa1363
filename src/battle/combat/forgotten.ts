import type { Battle } from '@/battle/state/battle';
import type { Combat, Round } from '@/battle/state/combat';
import { sheetOf } from '@/battle/state/edition-of';
import { type Answer, compare, type RowId, SIDES, type Side } from '@/rules/index';
import { standingRound } from './engagement';
import { rankLimits } from './rank-limit';

/** Points that the players' own answer leaves out, or claims although no models are there for them. */
export type ForgottenBonus = {
  readonly side: Side;
  readonly rowId: RowId;
  readonly label: string;
  /** What the engaged units would give; for ranks that are claimed, as many as the models left can fill. */
  readonly proposal: Answer;
  /** How many points more the proposal would score; negative: so many are claimed too much. */
  readonly points: number;
};

/**
 * What the players' own answers leave out of the open round's score, and more ranks than its models can fill.
 * Never casualties.
 */
export function forgottenBonuses(battle: Battle, combat: Combat, round: Round): readonly ForgottenBonus[] {
  const sheet = sheetOf(battle);
  const { effective: answers, proposed, overridden } = standingRound(battle, combat, round);
  const totalOf = (side: Side, changed: typeof answers) => compare(sheet, changed)[side].total;
  const instead = (side: Side, rowId: RowId, proposal: Answer | undefined): readonly ForgottenBonus[] => {
    const row = sheet.rows.find((candidate) => candidate.id === rowId);
    if (!row || row.fromTheDice || proposal === undefined) return [];
    const followed = { ...answers, [side]: { ...answers[side], [rowId]: proposal } };
    const points = totalOf(side, followed) - totalOf(side, answers);
    return [{ side, rowId, label: row.label, proposal, points }];
  };
  const limits = rankLimits(battle, combat, round);
  const claimed = (side: Side) => {
    const limit = limits[side];
    if (sheet.ranks === undefined || limit === null || (round.answers[side][sheet.ranks] ?? null) === null)
      return [];
    return Number(answers[side][sheet.ranks] ?? 0) > limit ? instead(side, sheet.ranks, limit) : [];
  };
  return SIDES.flatMap((side) => [
    ...overridden[side]
      .flatMap((rowId) => instead(side, rowId, proposed[side][rowId]))
      .filter(({ points }) => points > 0),
    ...claimed(side).filter(({ points }) => points < 0),
  ]);
}
