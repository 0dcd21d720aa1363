import type { Facing, Fate, MarginTable, Side } from '@/rules/index';
import type { CombatId, UnitId } from './ids';
import type { Unit } from './unit';

/** Why a unit's health changed. Only losses in `combat` are casualties of a round; `combatResult` is what losing it costs. */
export const HEALTH_CAUSES = ['combat', 'combatResult', 'other'] as const;
export type HealthCause = (typeof HEALTH_CAUSES)[number];

/** How a unit fights an enemy: in which of the enemy's facings, and whether it charged to get there. */
export type ContactKind = { readonly facing: Facing; readonly charged: boolean };

/** What happened to the armies. Changes hold the value before and after. */
export type ArmyEvent =
  /** `index` is the place in the side's roster, from 0. */
  | { readonly type: 'unitAdded'; readonly unit: Unit; readonly index: number }
  | { readonly type: 'unitEdited'; readonly from: Unit; readonly to: Unit }
  | { readonly type: 'unitRemoved'; readonly unit: Unit; readonly index: number }
  | { readonly type: 'unitMoved'; readonly unitId: UnitId; readonly from: number; readonly to: number }
  | {
      readonly type: 'healthChanged';
      readonly unitId: UnitId;
      /** Health Points left, before and after. */
      readonly from: number;
      readonly to: number;
      readonly cause: HealthCause;
      /** The combat and round it belongs to; both null for `other`. */
      readonly combatId: CombatId | null;
      readonly round: number | null;
    }
  | { readonly type: 'fateChanged'; readonly unitId: UnitId; readonly from: Fate; readonly to: Fate }
  | { readonly type: 'unitJoined' | 'unitLeft'; readonly combatId: CombatId; readonly unitId: UnitId }
  | {
      readonly type: 'contactChanged';
      readonly combatId: CombatId;
      readonly round: number;
      readonly unitId: UnitId;
      readonly enemyUnitId: UnitId;
      /** Null: no contact in this direction. */
      readonly from: ContactKind | null;
      readonly to: ContactKind | null;
    };

/** What happened to the score of the battle. */
export type ScoreEvent =
  | {
      readonly type: 'bonusCounted';
      /** The side that gets the points. */
      readonly side: Side;
      readonly bonusId: string;
      /** Null follows the proposal. */
      readonly from: number | null;
      readonly to: number | null;
    }
  | { readonly type: 'objectiveChanged'; readonly from: Objective; readonly to: Objective }
  | {
      readonly type: 'battlePointsAdjusted';
      readonly side: Side;
      readonly from: number;
      readonly to: number;
    }
  | {
      readonly type: 'marginsChanged';
      /** Null: no table was filled in. */
      readonly from: MarginTable | null;
      readonly to: MarginTable | null;
    };

/** The Secondary Objective: what it is called, and who has it. */
export type Objective = {
  readonly name: string;
  /** Counters of each side, for objectives that count by turn. */
  readonly counters: Readonly<Record<Side, number>>;
  /** Who has won it by the players' word; `counters` follows the counters. */
  readonly winner: Side | 'drawn' | 'counters';
};

/** Nobody has it yet. */
export const NO_OBJECTIVE: Objective = { name: '', counters: { a: 0, b: 0 }, winner: 'counters' };

/** Who has the objective now, or null when it is drawn. */
export function objectiveWinner({ winner, counters }: Objective): Side | null {
  if (winner === 'drawn') return null;
  if (winner !== 'counters') return winner;
  if (counters.a === counters.b) return null;
  return counters.a > counters.b ? 'a' : 'b';
}
