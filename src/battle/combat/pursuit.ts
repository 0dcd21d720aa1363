import { fateEvents, healthEvents } from '@/battle/army/army-events';
import type { ArmyEvent } from '@/battle/army/event';
import { healthOf, unitOf } from '@/battle/state/army';
import type { Battle } from '@/battle/state/battle';
import { withCharacters } from '@/battle/state/characters';
import type { Combat, Round, RoundTest } from '@/battle/state/combat';
import type { Decision } from '@/battle/state/decision';
import { editionOfBattle } from '@/battle/state/edition-of';
import type { UnitId } from '@/battle/state/ids';
import type { PursuitOutcome } from '@/battle/state/records';
import { sameValue } from '@/plain/same-value';
import {
  accepted,
  type Chase,
  chase,
  type Fate,
  isCaught,
  isDecided,
  type Outcome,
  otherSide,
  type Pursuit,
  type Result,
  refused,
  type Side,
  strengthOfUnits,
} from '@/rules/index';
import { engagementNow } from './engagement-now';
import type { CombatEvent } from './event';
import type { CombatRefusal, TestIntent } from './intent';

/** The highest total in inches for a flight or a pursuit. */
export const MAX_PURSUIT_TOTAL = 36;
/** The highest Unit Strength of pursuers that can be entered. */
export const MAX_PURSUERS = 999;

type PursuitIntent = Extract<TestIntent, { type: 'resolvePursuit' }>;
type ThrowIntent = Extract<TestIntent, { type: 'throwFlight' }>;
type Flight<Intent> = {
  readonly pursuit: Pursuit;
  readonly outcome: Outcome;
  readonly test: RoundTest;
  readonly intent: Intent;
};

/**
 * The consequences of an outcome: how far the loser moved, whether the winner pursued, and the loser's fate.
 */
export function resolvePursuit(
  battle: Battle,
  combat: Combat,
  round: Round,
  { pursuit, outcome, test, intent }: Flight<PursuitIntent>,
): Decision<CombatEvent | ArmyEvent, CombatRefusal> {
  const { fleeTotal, pursuitTotal, side } = intent;
  const checked = checkedTotals(intent);
  if (!checked.ok) return checked;
  const measured = fleeTotal !== null && (fleeTotal !== 0 || pursuitTotal !== 0);
  if (intent.caught === undefined && !measured) return refused('noTotals');
  const isWounded = outcome.winner.may === 'pursue' && typeof outcome.winner.caught === 'object';
  const strength =
    intent.pursuersUnitStrength ?? (isWounded ? enemyUnitStrength(battle, combat, round, side) : 0);
  if (strength === null) return refused('pursuersMissing');
  if (!Number.isInteger(strength) || strength < 0 || strength > MAX_PURSUERS) {
    return refused('aboveMaximum', { max: MAX_PURSUERS });
  }
  const unitId = intent.unitId as UnitId | null;
  const army = unitId === null ? undefined : unitOf(battle, unitId);
  const woundsBefore = woundsOf(test.pursuit);
  const ended =
    !isReached(pursuit, intent) || outcome.winner.may !== 'pursue'
      ? null
      : chase(pursuit, outcome.winner.caught, {
          ...REACHED,
          pursuersUnitStrength: strength,
          // Where no health is known, as of a side without named units, the players decide whether it is
          // destroyed.
          healthLeft:
            army && !army.unit.modelsUnsaid ? healthOf(army) + woundsBefore : Number.POSITIVE_INFINITY,
        });
  const to = recorded(outcome, { fleeTotal, pursuitTotal }, ended);
  if (sameValue(to, test.pursuit) && !test.thrown) return refused('nothingChanged');
  const place = { combatId: combat.id, round: round.number };
  return accepted([
    { type: pursuitEvent(test.pursuit, to), ...place, side, unitId, from: test.pursuit, to },
    ...healthEvents(army, woundsBefore - woundsOf(to), { cause: 'combatResult', ...place }),
    ...withCharacters(battle, unitId).flatMap((id) => fateEvents(battle, id, fateAfter(outcome, ended))),
  ]);
}

/**
 * Keeps the dice of one side; with both, the rule decides at once what becomes of the loser, where the Unit
 * Strength of its pursuers is known or does not matter.
 */
export function throwFlight(
  battle: Battle,
  combat: Combat,
  round: Round,
  { intent, ...flight }: Flight<ThrowIntent>,
): Decision<CombatEvent | ArmyEvent, CombatRefusal> {
  const { fleeTotal, pursuitTotal, side } = intent;
  const { test } = flight;
  const checked = checkedTotals(intent);
  if (!checked.ok) return checked;
  if (fleeTotal !== null && pursuitTotal !== null) {
    const resolve = { ...intent, type: 'resolvePursuit' } as const;
    const resolved = resolvePursuit(battle, combat, round, { ...flight, intent: resolve });
    // Dice that were thrown stay, also where it is not known yet how strong the pursuers are.
    if (resolved.ok || resolved.refusal.code !== 'pursuersMissing') return resolved;
  }
  const from = test.thrown ?? null;
  const to = { fleeTotal, pursuitTotal };
  const isNew = !sameValue(to, from ?? { fleeTotal: null, pursuitTotal: null });
  const place = { combatId: combat.id, round: round.number, side, unitId: test.unitId };
  return isNew ? accepted([{ type: 'flightThrown', ...place, from, to }]) : refused('nothingChanged');
}

type Totals = Pick<PursuitIntent, 'fleeTotal' | 'pursuitTotal'>;

function checkedTotals(totals: Totals): Result<Totals, CombatRefusal> {
  for (const total of [totals.fleeTotal ?? 0, totals.pursuitTotal ?? 0]) {
    if (!Number.isInteger(total)) return refused('notAWholeNumber');
    if (total < 0) return refused('belowZero');
    if (total > MAX_PURSUIT_TOTAL) return refused('aboveMaximum', { max: MAX_PURSUIT_TOTAL });
  }
  return accepted(totals);
}

/** Totals with which every rulebook's pursuers catch up, for a catch without inches. */
const REACHED = { fleeTotal: 0, pursuitTotal: MAX_PURSUIT_TOTAL } as const;

/** Whether the pursuers reached the loser: as the players entered it, else by the inches. */
function isReached(pursuit: Pursuit, { fleeTotal, pursuitTotal, caught }: PursuitIntent): boolean {
  if (caught !== undefined) return caught;
  return fleeTotal !== null && pursuitTotal !== null && isCaught(pursuit, fleeTotal, pursuitTotal);
}

function pursuitEvent(from: PursuitOutcome | null, to: PursuitOutcome): 'pursuitResolved' | 'flightSaid' {
  return to.fleeTotal === null || from?.fleeTotal === null ? 'flightSaid' : 'pursuitResolved';
}

/** The Unit Strength of the other side's engaged units, which pursue the loser; null: not known. */
export function enemyUnitStrength(battle: Battle, combat: Combat, round: Round, side: Side): number | null {
  const { unitStrength } = editionOfBattle(battle);
  const { units } = engagementNow(battle, combat, round);
  const enemies = units.filter((unit) => unit.side === otherSide(side) && unit.wipedOut !== true);
  const strength = strengthOfUnits(unitStrength ?? { types: [] }, enemies);
  return isDecided(strength) ? strength.low : null;
}

function recorded(
  { winner, fate }: Outcome,
  totals: Pick<PursuitOutcome, 'fleeTotal' | 'pursuitTotal'>,
  ended: Chase | null,
): PursuitOutcome {
  if (winner.may === 'followUp') {
    return {
      ...totals,
      caught: false,
      ...(totals.pursuitTotal === null ? {} : { meant: 'engaged' as const }),
    };
  }
  // Who keeps its fate gives way, but does not flee.
  const away = fate === null ? { ...totals, fellBack: true as const } : totals;
  if (!ended?.caught) return { ...away, caught: false };
  if (ended.engaged) return { ...away, caught: true, meant: 'engaged' };
  if (ended.wounds === 0) return { ...away, caught: true };
  return { ...away, caught: true, meant: { wounds: ended.wounds, destroyed: ended.destroyed } };
}

function fateAfter({ fate }: Outcome, ended: Chase | null): Fate {
  return ended?.destroyed ? 'destroyed' : (fate ?? 'fighting');
}

function woundsOf(pursuit: PursuitOutcome | null): number {
  return typeof pursuit?.meant === 'object' ? pursuit.meant.wounds : 0;
}
