import { armyOf, isOnTable, rosterPoints, unitOf } from '@/battle/state/army';
import type { Battle } from '@/battle/state/battle';
import { missionOf, victoryOf } from '@/battle/state/edition-of';
import type { UnitId } from '@/battle/state/ids';
import { objectiveWinner } from '@/battle/state/objective';
import type { BattleWinner, NamedTotal, RecordedScore } from '@/battle/state/records';
import { sameValue } from '@/plain/same-value';
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
} from '@/rules/index';
import { countedWith, type Ends, endsOf } from './counted-points';
import { killPoints, scoredTournament } from './tournament';

/** Which side leads on Victory Points, and by how much. */
export type Lead = {
  /** Null when they are equal. */
  readonly leader: Side | null;
  /** In Victory Points, never negative. */
  readonly difference: number;
  /**
   * The difference as a share of the army's points, 0.05 for 5 percent; null: the army size is not known, or
   * Victory Points are not counted in the points of the armies.
   */
  readonly share: number | null;
};

/** The battle's score if it ended now. */
export type BattleScore = {
  /** With their lines as counted; if the players agreed on Victory Points, the totals are the agreed ones. */
  readonly a: VictoryPointTotal;
  readonly b: VictoryPointTotal;
  readonly lead: Lead;
  /** The agreed size, else the larger roster; null: neither is known. */
  readonly armyPoints: number | null;
  readonly objectiveWinner: Side | null;
  /** Null: the edition has none, or the army size is not known. */
  readonly battlePoints: BattlePointResult | null;
  readonly simplified: SimplifiedResult | null;
  /** The rulebook's name for the result, and the winner; null: the rulebook has no name. */
  readonly named: NamedResult | null;
  /** The name of the difference in the players' own table, or in the rulebook; null: neither has one. */
  readonly margin: string | null;
  /** The result is not certain: it hangs on units of which it is not entered what they are (`open` of a side). */
  readonly isOpen: boolean;
};

/**
 * The score if the battle ended now, by its edition's rules; `conceded`: the side that gives up, if any. Null
 * for an edition without victory rules.
 */
export function battleScore(battle: Battle, conceded: Side | null = null): BattleScore | null {
  const victory = victoryOf(battle);
  return victory ? scoreWith(battle, victory, conceded) : null;
}

function scoreWith(battle: Battle, victory: Victory, conceded: Side | null): BattleScore {
  const ends = endsOf(battle);
  const side = (which: Side) => {
    const counted = countedWith(victory, battle, ends[otherSide(which)], which);
    return battle.agreed ? { ...counted, total: battle.agreed[which], open: [] } : counted;
  };
  const [a, b] = [side('a'), side('b')];
  const [now, ...others] = resultsOf(victory, ends, { a, b }, conceded);
  return { a, b, ...now, isOpen: others.some((other) => !sameValue(outcomeOf(other), outcomeOf(now))) };
}

/**
 * The result as counted; then, if more may count, the best one for Blue and the best one for Red. Every other
 * lies between these.
 */
function resultsOf(
  victory: Victory,
  ends: Ends,
  { a, b }: Readonly<Record<Side, VictoryPointTotal>>,
  conceded: Side | null,
): readonly [Result, ...Result[]] {
  const result = (battle: Battle, totals: Totals) => resultOf(battle, victory, totals, conceded);
  const now = result(ends.now, { a: a.total, b: b.total });
  const isExact = a.open.length + b.open.length === 0 && ends.a === ends.now && ends.b === ends.now;
  if (isExact) return [now];
  return [now, result(ends.b, { a: mostOf(a), b: b.total }), result(ends.a, { a: a.total, b: mostOf(b) })];
}

type Totals = Readonly<Record<Side, number>>;
type Result = Omit<BattleScore, 'a' | 'b' | 'isOpen'>;

/** The Victory Points of a side if all that is open counts. */
function mostOf({ total, open }: VictoryPointTotal): number {
  return open.reduce((sum, line) => sum + (line.open?.to ?? line.points) - line.points, total);
}

/** What players read as the result: the difference in Victory Points alone is none. */
function outcomeOf({ lead, battlePoints: points, simplified, named, margin }: Result) {
  return [lead.leader, totalsOf(points), simplified, named, margin];
}

function resultOf(battle: Battle, victory: Victory, totals: Totals, conceded: Side | null): Result {
  const armyPoints = armyPointsOf(battle);
  const winner = objectiveWinner(battle.objective);
  // Where the cost of units is counted apart, Victory Points are no share of the armies.
  const lead = leadOf(totals, victory.kills ? null : armyPoints);
  const standing: BattleStanding | null =
    armyPoints === null ? null : { armyPoints, victoryPoints: totals, objectiveWinner: winner };
  const { battlePoints: table } = victory;
  // A table in points is valid for armies of any size.
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

/**
 * The result in the rulebook's words, by a lead in points or in percent; null: the rulebook has none, or the
 * army size is not known.
 */
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

/**
 * The side that has no units left on the table, if exactly one has none; null otherwise, or if an army was
 * not entered.
 */
function wipedOut(battle: Battle): Side | null {
  const gone = (side: Side) => {
    const army = armyOf(battle, side);
    return army.length > 0 && !army.some(isOnTable);
  };
  return gone('a') === gone('b') ? null : gone('a') ? 'a' : 'b';
}

/** Whether the edition has a result of its own for giving up. */
export function mayConcede(battle: Battle): boolean {
  const victory = victoryOf(battle);
  return victory?.percentMargins !== undefined || victory?.lead?.wipedOutLoses === true;
}

/** The lead for these Victory Points and this army size. */
export function leadOf(points: Readonly<Record<Side, number>>, armyPoints: number | null): Lead {
  const difference = Math.abs(points.a - points.b);
  return {
    leader: difference === 0 ? null : points.a > points.b ? 'a' : 'b',
    difference,
    share: armyPoints === null ? null : difference / armyPoints,
  };
}

/** The army size for percentages: as agreed, else the larger roster, else null. */
export function armyPointsOf(battle: Battle): number | null {
  const larger = Math.max(rosterPoints(battle, 'a'), rosterPoints(battle, 'b'));
  return battle.setup.armyPoints ?? (larger > 0 ? larger : null);
}

/**
 * The winner if the battle ended now: by Battle Points, else by Victory Points; `unsaid` while nothing was
 * counted, and where the result hangs on what is not entered.
 */
export function proposedWinner(battle: Battle): BattleWinner {
  const victory = victoryOf(battle);
  const score = battleScore(battle);
  if (!victory || !score) return 'unsaid';
  const [now = 'unsaid', ...others] = resultsOf(victory, endsOf(battle), score, null).map((result) =>
    winnerOf(battle, { ...score, ...result }),
  );
  return others.every((other) => other === now) ? now : 'unsaid';
}

function winnerOf(battle: Battle, score: BattleScore): BattleWinner {
  const { battlePoints: points, lead } = score;
  if (points && points.a.total !== points.b.total) return points.a.total > points.b.total ? 'a' : 'b';
  if (lead.leader === null && !isCounted(battle, score)) return 'unsaid';
  if (points || isNamedDraw(battle, score)) return 'draw';
  if (score.named) return score.named.winner ?? 'draw';
  return lead.leader ?? 'draw';
}

/** Whether anything counts: units with a cost, or a counted event of a mission. */
function isCounted(battle: Battle, { a, b }: BattleScore): boolean {
  if (battle.agreed || a.lines.length > 0 || b.lines.length > 0) return true;
  return victoryOf(battle)?.missions !== true && battle.units.length > 0;
}

/** Whether the players' table gives the difference its first name, which the edition suggests for a draw. */
function isNamedDraw(battle: Battle, { margin }: BattleScore): boolean {
  return margin !== null && margin === victoryOf(battle)?.margins?.suggestedNames[0];
}

/** Both sides' Battle Points; null: there are none. */
export function totalsOf(points: BattlePointResult | null): Readonly<Record<Side, number>> | null {
  return points && { a: points.a.total, b: points.b.total };
}

/** A side's Victory Points, with the names of their sources. */
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
 * The score as it would be recorded if the battle ended now; null for an edition without victory rules, and
 * while no mission was chosen and nothing was counted.
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
    ...scoredApart(battle, score),
  };
}

/** What the edition counts apart from its scenario, and the tournament's points, where one was agreed. */
export function scoredApart(
  battle: Battle,
  { a, b }: Pick<BattleScore, Side>,
): Pick<RecordedScore, 'kills' | 'tournament'> {
  const kills = killPoints(battle);
  const tournament = scoredTournament(battle, { a: a.total, b: b.total });
  return { ...(kills ? { kills } : {}), ...(tournament ? { tournament } : {}) };
}

/** The name of the mission, if the edition has missions and one was chosen. */
function missionPart(battle: Battle): Pick<RecordedScore, 'mission'> {
  const label = missionOf(battle)?.label;
  return label === undefined ? {} : { mission: label };
}
