import { type BattleScore, type Lead, leadOf } from '@/battle/score/battle-score';
import { armyOf, isOnTable } from '@/battle/state/army';
import type { Battle } from '@/battle/state/battle';
import type { RecordedScore } from '@/battle/state/records';
import { SIDES, type Side } from '@/rules/index';

type BySide = Readonly<Record<Side, number>>;

/** A score, running or recorded, for the header and the line above every room. */
export type Standing = {
  /** The numbers on the shields: Battle Points, or Victory Points if there are none. */
  readonly large: { readonly name: 'battlePoints' | 'victoryPoints'; readonly points: BySide };
  readonly victoryPoints: BySide;
  readonly battlePoints: BySide | null;
  readonly armyPoints: number | null;
  readonly lead: Lead;
  /** What is not certain yet; missing: nothing. */
  readonly open?: OpenStanding;
};

/** Which side may have more Victory Points than are counted, and whether the result may be another one. */
export type OpenStanding = { readonly more: Readonly<Record<Side, boolean>>; readonly result: boolean };

/** The score if the battle ended now. */
export function liveStanding({ a, b, battlePoints, armyPoints, lead, isOpen }: BattleScore): Standing {
  const more = { a: a.open.length > 0, b: b.open.length > 0 };
  return {
    ...standing(
      { a: a.total, b: b.total },
      battlePoints && { a: battlePoints.a.total, b: battlePoints.b.total },
      armyPoints,
      lead,
    ),
    ...(more.a || more.b ? { open: { more, result: isOpen } } : {}),
  };
}

/** The counted Victory Points, even if the players agreed on others. */
export function countedTotals({ a, b }: Pick<BattleScore, 'a' | 'b'>): BySide {
  const sum = (lines: BattleScore['a']['lines']) => lines.reduce((total, { points }) => total + points, 0);
  return { a: sum(a.lines), b: sum(b.lines) };
}

/** The score as recorded at the end. */
export function recordedStanding({
  victoryPoints,
  battlePoints,
  armyPoints,
  kills,
}: RecordedScore): Standing {
  const points = { a: victoryPoints.a.total, b: victoryPoints.b.total };
  return standing(points, battlePoints, armyPoints, leadOf(points, kills ? null : armyPoints));
}

function standing(
  victoryPoints: BySide,
  battlePoints: BySide | null,
  armyPoints: number | null,
  lead: Lead,
): Standing {
  const large = battlePoints
    ? ({ name: 'battlePoints', points: battlePoints } as const)
    : ({ name: 'victoryPoints', points: victoryPoints } as const);
  // Points that are no share of the armies are told without their size.
  return { large, victoryPoints, battlePoints, armyPoints: lead.share === null ? null : armyPoints, lead };
}

/** A side's permanent losses, for an edition that gives no points for them. */
export type Losses = {
  readonly units: number;
  readonly unitsGone: number;
  readonly points: number;
  readonly pointsGone: number;
};

/** The units of each side, and those that were destroyed or fled the table. */
export function lossesOf(battle: Battle): Readonly<Record<Side, Losses>> {
  const [a, b] = SIDES.map((side) => {
    const army = armyOf(battle, side);
    const gone = army.filter((unit) => !isOnTable(unit));
    return {
      units: army.length,
      unitsGone: gone.length,
      points: army.reduce((sum, { unit }) => sum + unit.pointCost, 0),
      pointsGone: gone.reduce((sum, { unit }) => sum + unit.pointCost, 0),
    };
  });
  if (!a || !b) throw new Error('A battle has two sides');
  return { a, b };
}
