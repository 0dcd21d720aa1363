import { outcomeOf } from '@/battle/combat/combat-score';
import { type DestroyedSide, destroyedSides } from '@/battle/combat/destroyed';
import { unitCasualties } from '@/battle/combat/engagement';
import { type FallenRow, fallenRows } from '@/battle/combat/fallen';
import type { UnitName } from '@/battle/describe/naming';
import { healthOf, unitOf } from '@/battle/state/army';
import type { Battle } from '@/battle/state/battle';
import type { Combat, Round, RoundTest } from '@/battle/state/combat';
import { editionOfBattle, sheetOf } from '@/battle/state/edition-of';
import { type CombatTitle, titleOf } from '@/battle/state/engaged';
import { healthWordOf } from '@/battle/state/health-word';
import type { UnitId } from '@/battle/state/ids';
import { openFlightsOf } from '@/battle/state/open-flight';
import type { PursuitOutcome, RoundOutcome, TakenTest, ThrownFlight } from '@/battle/state/records';
import { type CountedUnit, SIDES, type Side } from '@/rules/index';

/** What a unit lost, or a side without a named unit. */
export type ReportLoss = {
  readonly side: Side;
  /** Null: no particular unit. */
  readonly unit: UnitName | null;
  /** The rulebook's word for one point of what was lost. */
  readonly healthPoint: CountedUnit;
  readonly lost: number;
  /** What the unit had left at that time; null: no particular unit. */
  readonly left: number | null;
};

/** A break test that was taken, and its consequences. */
export type ReportTest = {
  readonly side: Side;
  /** Null: the whole side. */
  readonly unit: UnitName | null;
  readonly taken: TakenTest;
  readonly pursuit: PursuitOutcome | null;
  /** Nobody said how its flight ended: what was thrown for it, if anything; null: that is settled. */
  readonly flight: { readonly thrown: ThrownFlight | null } | null;
};

/** A Round of Combat for a report. */
export type ReportRound = {
  readonly combat: CombatTitle;
  readonly round: number;
  /** The sides that its blows left no unit of. */
  readonly destroyed: readonly DestroyedSide[];
  /** The bonuses that fell away in it, and why. */
  readonly fallen: readonly FallenRow[];
  /** The recorded outcome; for an open round, the outcome so far. */
  readonly outcome: RoundOutcome;
  readonly closed: boolean;
  /** The outcome after corrections, if it differs from the record; else null. */
  readonly corrected: RoundOutcome | null;
  readonly losses: readonly ReportLoss[];
  readonly tests: readonly ReportTest[];
};

/**
 * The round, with its units and their health as they were in `then`, when the round was closed. Later
 * consequences, its break tests and pursuits, come from the current `round`, and of the battle `now`.
 */
export function reportRound(
  then: Battle,
  combat: Combat,
  round: Round,
  now: Battle,
  corrected: RoundOutcome | null = null,
): ReportRound {
  const open = openFlightsOf(now);
  return {
    combat: titleOf(then, combat),
    round: round.number,
    outcome: round.outcome ?? outcomeOf(then, combat, round),
    closed: round.outcome !== null,
    destroyed: destroyedSides(then, combat),
    fallen: fallenRows(then, combat, round),
    corrected,
    losses: SIDES.flatMap((side) => lossesOf(then, { ...round, outcome: corrected ?? round.outcome }, side)),
    tests: round.tests.flatMap((test: RoundTest) => {
      const { side, unitId, taken, pursuit, thrown = null } = test;
      const flight = open.some((one) => one.test === test) ? { thrown } : null;
      return taken ? [{ side, unit: named(then, unitId), taken, pursuit, flight }] : [];
    }),
  };
}

/** What the side's units lost in the round, and what they had left in `then`. */
export function unitLosses(then: Battle, round: Round, side: Side): readonly ReportLoss[] {
  return Object.entries(round.unitLosses).flatMap(([id, lost]): readonly ReportLoss[] => {
    const army = unitOf(then, id as UnitId);
    if (army?.unit.side !== side || lost === undefined || lost <= 0) return [];
    const left = army.unit.modelsUnsaid ? null : healthOf(army);
    return [{ side, unit: army.unit, healthPoint: healthWordOf(then, army.unit), lost, left }];
  });
}

function lossesOf(then: Battle, round: Round, side: Side): readonly ReportLoss[] {
  const { casualties } = sheetOf(then);
  const ofUnits = unitLosses(then, round, side);
  const counted = round.outcome?.[side].answers[casualties] ?? round.answers[side][casualties];
  const known = round.outcome ? unitCasualties(then, round, side) : 0;
  const unassigned = typeof counted === 'number' ? counted - known : 0;
  if (unassigned <= 0) return ofUnits;
  const { healthPoint } = editionOfBattle(then);
  return [...ofUnits, { side, unit: null, healthPoint, lost: unassigned, left: null }];
}

function named(battle: Battle, id: string | null): UnitName | null {
  const unit = id === null ? undefined : unitOf(battle, id as UnitId)?.unit;
  return unit ? { name: unit.name, side: unit.side } : null;
}
