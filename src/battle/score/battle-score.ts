import { armyOf, healthOf, isOnTable, rosterPoints, unitOf, victoryUnit } from '@/battle/state/army';
import type { ArmyUnit, Battle } from '@/battle/state/battle';
import { editionOfBattle, missionOf, victoryOf } from '@/battle/state/edition-of';
import { placesOf } from '@/battle/state/held-places';
import type { UnitId } from '@/battle/state/ids';
import { objectiveWinner } from '@/battle/state/objective';
import { firstLost } from '@/battle/state/order-of-loss';
import type { BattleWinner, NamedTotal, RecordedScore } from '@/battle/state/records';
import {
  type BattlePointResult,
  type BattleStanding,
  battlePoints,
  type LeadStanding,
  leadResult,
  marginOf,
  type NamedResult,
  needsArmyPoints,
  otherSide,
  percentResult,
  type Side,
  type SimplifiedResult,
  simplifiedResult,
  type Victory,
  type VictoryPointTotal,
  type VictoryUnit,
  victoryPoints,
} from '@/rules/index';

/** Who leads on Victory Points, and by how much. */
export type Lead = {
  /** Null when they are equal. */
  readonly leader: Side | null;
  /** In Victory Points, never negative. */
  readonly difference: number;
  /** The difference as a share of the army's points, 0.05 for 5 percent; null where no army size is known. */
  readonly share: number | null;
};

/** The battle's score if it ended now. */
export type BattleScore = {
  /** With their lines as counted; the totals are the agreed ones where the players agreed on any. */
  readonly a: VictoryPointTotal;
  readonly b: VictoryPointTotal;
  readonly lead: Lead;
  /** The agreed size, else the larger roster; null where neither is known. */
  readonly armyPoints: number | null;
  readonly objectiveWinner: Side | null;
  /** Null where the edition has none, or no army size is known. */
  readonly battlePoints: BattlePointResult | null;
  readonly simplified: SimplifiedResult | null;
  /** What the rulebook calls the result, and whose it is; null where it says nothing. */
  readonly named: NamedResult | null;
  /** What the players' own table, or the rulebook, calls the difference; null where neither does. */
  readonly margin: string | null;
};

/** What the battle would come to now, by its edition's rules, where a side gives up or nobody does; null for an edition without victory rules. */
export function battleScore(battle: Battle, conceded: Side | null = null): BattleScore | null {
  const victory = victoryOf(battle);
  return victory ? scoreWith(battle, victory, conceded) : null;
}

function scoreWith(battle: Battle, victory: Victory, conceded: Side | null): BattleScore {
  const side = (which: Side) => {
    const counted = victoryPoints(
      victory.points,
      enemyUnitsOf(battle, which),
      battle.bonuses[which],
      placesOf(battle.held, which),
    );
    return battle.agreed ? { ...counted, total: battle.agreed[which] } : counted;
  };
  const [a, b] = [side('a'), side('b')];
  const armyPoints = armyPointsOf(battle);
  const winner = objectiveWinner(battle.objective);
  const lead = leadOf({ a: a.total, b: b.total }, armyPoints);
  const totals = { a: a.total, b: b.total };
  const standing: BattleStanding | null =
    armyPoints === null ? null : { armyPoints, victoryPoints: totals, objectiveWinner: winner };
  const { battlePoints: table } = victory;
  // A table in points holds for armies of any size.
  const forTable =
    table && !needsArmyPoints(table)
      ? { armyPoints: armyPoints ?? 0, victoryPoints: totals, objectiveWinner: winner }
      : standing;
  const named = namedResult(
    battle,
    victory,
    { victoryPoints: totals, armyPoints: armyPoints ?? 0, conceded },
    armyPoints !== null,
  );
  return {
    a,
    b,
    lead,
    armyPoints,
    objectiveWinner: winner,
    battlePoints: forTable && table ? battlePoints(table, forTable, battle.adjustments) : null,
    simplified: standing && victory.simplified ? simplifiedResult(victory.simplified, standing) : null,
    named,
    margin:
      victory.margins && battle.margins
        ? marginOf(battle.margins, lead.difference).name
        : (named?.name ?? null),
  };
}

/** The units of the other side as that side's Victory Points see them. */
export function enemyUnitsOf(battle: Battle, side: Side): readonly VictoryUnit[] {
  const edition = editionOfBattle(battle);
  const first = firstLost(battle);
  return armyOf(battle, otherSide(side)).map((army) => {
    const unit = victoryUnit(army, edition);
    return first.includes(army.unit.id) ? { ...unit, firstGone: true } : unit;
  });
}

/** The result in the rulebook's words, by a lead in points or in percent; null where it has none, or no army size is known. */
function namedResult(
  battle: Battle,
  { lead, percentMargins }: Victory,
  standing: LeadStanding,
  sized: boolean,
): NamedResult | null {
  if (lead) return leadResult(lead, { ...standing, wipedOut: wipedOut(battle) });
  if (!percentMargins || (!sized && !standing.conceded)) return null;
  return percentResult(percentMargins, standing);
}

/** The only side of which nobody is on the table any more; null where both or none are, or nobody entered an army. */
function wipedOut(battle: Battle): Side | null {
  const gone = (side: Side) => {
    const army = armyOf(battle, side);
    return army.length > 0 && !army.some(isOnTable);
  };
  return gone('a') === gone('b') ? null : gone('a') ? 'a' : 'b';
}

/** Whether giving up is a result of its own in the edition. */
export function mayConcede(battle: Battle): boolean {
  const victory = victoryOf(battle);
  return victory?.percentMargins !== undefined || victory?.lead?.wipedOutLoses === true;
}

/** Who leads with these Victory Points in armies of that size. */
export function leadOf(points: Readonly<Record<Side, number>>, armyPoints: number | null): Lead {
  const difference = Math.abs(points.a - points.b);
  return {
    leader: difference === 0 ? null : points.a > points.b ? 'a' : 'b',
    difference,
    share: armyPoints === null ? null : difference / armyPoints,
  };
}

/** The army size that percentages are of: as agreed, else the larger roster, else null. */
export function armyPointsOf(battle: Battle): number | null {
  const larger = Math.max(rosterPoints(battle, 'a'), rosterPoints(battle, 'b'));
  return battle.setup.armyPoints ?? (larger > 0 ? larger : null);
}

/** Who would have won if the battle ended now: by the Battle Points, else by the Victory Points; unsaid while there is nothing to go by. */
export function proposedWinner(battle: Battle): BattleWinner {
  const score = battleScore(battle);
  if (!score) return 'unsaid';
  const { battlePoints: points, lead } = score;
  if (points && points.a.total !== points.b.total) return points.a.total > points.b.total ? 'a' : 'b';
  if (lead.leader === null && !isCounted(battle, score)) return 'unsaid';
  if (points || isNamedDraw(battle, score)) return 'draw';
  if (score.named) return score.named.winner ?? 'draw';
  return lead.leader ?? 'draw';
}

/** Whether there is anything to go by: units whose cost counts, or of a mission something that was counted. */
function isCounted(battle: Battle, { a, b }: BattleScore): boolean {
  if (battle.agreed || a.lines.length > 0 || b.lines.length > 0) return true;
  return victoryOf(battle)?.missions !== true && battle.units.length > 0;
}

/** Whether the players' table gives the difference the first name that the edition suggests: the margin within which nobody wins. */
function isNamedDraw(battle: Battle, { margin }: BattleScore): boolean {
  return margin !== null && margin === victoryOf(battle)?.margins?.suggestedNames[0];
}

/** The destruction of one unit, and what the score would come to by it. */
export type Swing = {
  readonly unit: ArmyUnit['unit'];
  /** Victory Points that the unit's enemy would gain. */
  readonly gain: number;
  readonly victoryPoints: Readonly<Record<Side, number>>;
  /** Null where the score has none. */
  readonly battlePoints: Readonly<Record<Side, number>> | null;
  /** What the players' own table would call it. */
  readonly margin: string | null;
};

/**
 * The units whose destruction would change the result: the Battle Points, or without them who leads or the margin. Each side's
 * cheapest first: by the Health Points it still takes, then by the most Victory Points. At most so many for each side.
 */
export function cheapestSwings(battle: Battle, mostPerSide: number): readonly Swing[] {
  const now = battleScore(battle);
  if (!now) return [];
  return (['b', 'a'] as const).flatMap((side) =>
    armyOf(battle, side)
      .filter(isOnTable)
      .flatMap((army) => swing(battle, army, now).map((found) => ({ found, takes: healthOf(army) })))
      .toSorted((left, right) => left.takes - right.takes || right.found.gain - left.found.gain)
      .map(({ found }) => found)
      .slice(0, mostPerSide),
  );
}

function swing(battle: Battle, army: ArmyUnit, now: BattleScore): readonly Swing[] {
  const units = battle.units.map((other) =>
    other === army ? { ...other, fate: 'destroyed' as const } : other,
  );
  const then = battleScore({ ...battle, units });
  if (!then || resultKey(then) === resultKey(now)) return [];
  const gainer = otherSide(army.unit.side);
  return [
    {
      unit: army.unit,
      gain: then[gainer].total - now[gainer].total,
      victoryPoints: { a: then.a.total, b: then.b.total },
      battlePoints: totalsOf(then.battlePoints),
      margin: then.margin,
    },
  ];
}

/** What counts as the result: two scores with the same key are the same for the players. */
function resultKey({ battlePoints: points, lead, margin }: BattleScore): string {
  return points ? String(points.a.total) : `${lead.leader} ${margin}`;
}

function totalsOf(points: BattlePointResult | null): Readonly<Record<Side, number>> | null {
  return points && { a: points.a.total, b: points.b.total };
}

/** A side's Victory Points with the names of what gave them. */
export function namedTotal(battle: Battle, { total, lines }: VictoryPointTotal): NamedTotal {
  const bonuses = victoryOf(battle)?.points.bonuses ?? [];
  return {
    total,
    lines: lines.map(({ unitId, bonusId, points, reason }) => ({
      name:
        (unitId === null
          ? bonuses.find(({ id }) => id === bonusId)?.label
          : unitOf(battle, unitId as UnitId)?.unit.name) ?? '',
      points,
      reason,
    })),
  };
}

/**
 * The score as it would be recorded when the battle ended now; null for an edition without victory rules, and of a mission that nobody
 * chose while nothing of it was counted.
 */
export function recordedScore(battle: Battle, conceded: Side | null = null): RecordedScore | null {
  const score = battleScore(battle, conceded);
  if (!score || (victoryOf(battle)?.missions && !missionOf(battle) && !isCounted(battle, score))) return null;
  const { armyPoints, battlePoints: points, simplified, margin } = score;
  return {
    armyPoints,
    objectiveName: battle.objective.name,
    objectiveWinner: score.objectiveWinner,
    battlePoints: totalsOf(points),
    battlePointLines: points && { a: points.a.lines, b: points.b.lines },
    simplified,
    margin,
    victoryPoints: { a: namedTotal(battle, score.a), b: namedTotal(battle, score.b) },
    ...(battle.agreed ? { agreed: battle.agreed } : {}),
    ...missionPart(battle),
  };
}

/** What the mission is called that the score counts, where the edition has missions and one was chosen. */
function missionPart(battle: Battle): Pick<RecordedScore, 'mission'> {
  const label = missionOf(battle)?.label;
  return label === undefined ? {} : { mission: label };
}
