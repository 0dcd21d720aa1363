import type { Battle } from '@/battle/state/battle';
import type { Combat, Round } from '@/battle/state/combat';
import { editionOfBattle, sheetOf } from '@/battle/state/edition-of';
import { type Engagement, proposeRound, SIDES, type Side } from '@/rules/index';
import { engagementAtStart, engagementNow } from './engagement-now';

/** More ranks than any unit has. */
const ANY_NUMBER = 99;
/** As many models as fill them, at any width. */
const EVER_SO_MANY = 99_999;

/** The most that each side may answer in the row of its ranks; null: no limit is known. */
export type RankLimits = Readonly<Record<Side, number | null>>;

/**
 * The highest number of ranks that the models of each side can fill when the row is counted, in whatever
 * formation they stand. Null without a row of ranks, for a side without named units, and while it has models
 * for as many as can count at all.
 */
export function rankLimits(battle: Battle, combat: Combat, round: Round): RankLimits {
  const sheet = sheetOf(battle);
  const { propose } = editionOfBattle(battle);
  const rowId = sheet.ranks;
  if (rowId === undefined || !propose) return { a: null, b: null };
  const [began, now] = [engagementAtStart(battle, combat, round), engagementNow(battle, combat, round)];
  const most = (side: Side, contacts: boolean, hasModels: boolean) => {
    const full = (of: Engagement) => asDeepAsCanBe(of, contacts, hasModels);
    const { open = [], ...proposed } = proposeRound(sheet, propose, {
      roundBegan: full(began),
      now: full(now),
    });
    const row = open.find((one) => one.side === side && one.rowId === rowId && one.reason === 'unknown');
    return Number((row?.reason === 'unknown' ? row.to : proposed[side][rowId]) ?? 0);
  };
  const [a, b] = SIDES.map((side) => {
    const limit = (hasModels: boolean) => Math.max(most(side, true, hasModels), most(side, false, hasModels));
    const ofModels = limit(true);
    const isLess = now.units.some((unit) => unit.side === side) && ofModels < limit(false);
    return isLess ? ofModels : null;
  });
  return { a: a ?? null, b: b ?? null };
}

/** The same units with all the ranks that their models can fill; nothing takes these away. */
function asDeepAsCanBe({ units, contacts }: Engagement, inContact: boolean, hasModels: boolean): Engagement {
  return {
    units: units.map(
      ({ formation: _, disrupted: __, rankBonusDenied: ___, surroundingRanks: ____, ...unit }) => ({
        ...unit,
        ranks: ANY_NUMBER,
        ...(hasModels || unit.models === undefined ? {} : { models: EVER_SO_MANY }),
      }),
    ),
    contacts: inContact ? contacts : [],
  };
}
