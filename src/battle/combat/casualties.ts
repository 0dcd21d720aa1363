import { healthEvents } from '@/battle/army/army-events';
import type { ArmyEvent } from '@/battle/army/event';
import { unitOf } from '@/battle/state/army';
import type { ArmyUnit, Battle } from '@/battle/state/battle';
import { type Combat, latestRound, type Round } from '@/battle/state/combat';
import { contributionsOf } from '@/battle/state/contributions';
import { type Decision, nonEmpty } from '@/battle/state/decision';
import { sheetOf } from '@/battle/state/edition-of';
import { canLose, engagedUnits } from '@/battle/state/engaged';
import type { LossTarget } from '@/battle/state/loss-target';
import { accepted, answerTo, MAX_COUNT, refused, rowOf, type Side } from '@/rules/index';
import { casualtiesOf } from './engagement';
import type { CombatEvent } from './event';
import type { CombatRefusal } from './intent';

type CasualtyEvent = CombatEvent | ArmyEvent;
type CasualtyDecision = Decision<CasualtyEvent, CombatRefusal>;

/**
 * The target of a side's losses: its only engaged unit; no particular unit if it has none; null (ask) if it
 * has several.
 */
export function lossTarget(battle: Battle, combat: Combat, side: Side): LossTarget | null {
  const hurtable = engagedUnits(battle, combat, side).filter(canLose);
  if (hurtable.length > 1) return null;
  return hurtable[0]?.unit.id ?? 'unassigned';
}

/**
 * Adds casualties of a side in the open round, or gives them back. Losses go to `on`, or to the only engaged
 * unit. Giving back takes from the newest contribution of this side and round (only of `on` if it is named)
 * until enough is given back. Never below 0, and never more than a unit has.
 */
export function decideCasualties(
  battle: Battle,
  combat: Combat,
  change: { readonly side: Side; readonly by: number; readonly on?: LossTarget | undefined },
): CasualtyDecision {
  const round = latestRound(combat);
  if (!round) return refused('noSuchCombat');
  if (!Number.isInteger(change.by)) return refused('notAWholeNumber');
  if (change.by < 0) return giveBack(battle, combat, round, change.side, -change.by, change.on);
  const target = change.on ?? lossTarget(battle, combat, change.side);
  if (target === null) return refused('onWhom');
  if (target === 'unassigned') {
    const total = casualtiesOf(battle, round, change.side) + change.by;
    if (total > MAX_COUNT) return refused('aboveMaximum', { max: MAX_COUNT });
    return accepted([unassigned(battle, combat, round, change.side, change.by)]);
  }
  const army = unitOf(battle, target);
  if (!army) return refused('noSuchUnit');
  if (!combat.unitIds.includes(target)) return refused('fightsElsewhere', { name: army.unit.name });
  const [lost] = health(combat, round, army, -change.by);
  return lost ? accepted([lost]) : refused('unitHasNoHealth', { name: army.unit.name });
}

function unassigned(battle: Battle, combat: Combat, round: Round, side: Side, by: number): CasualtyEvent {
  const { casualties } = sheetOf(battle);
  const from = round.answers[side][casualties] ?? null;
  const before = answerTo(rowOf(sheetOf(battle), casualties), round.answers[side]) as number;
  return {
    type: 'combatAnswered',
    combatId: combat.id,
    round: round.number,
    side,
    rowId: casualties,
    from,
    to: before + by,
  };
}

function health(
  combat: Combat,
  round: Round,
  army: ArmyUnit | undefined,
  by: number,
): readonly CasualtyEvent[] {
  return healthEvents(army, by, { cause: 'combat', combatId: combat.id, round: round.number });
}

/**
 * Gives back from the newest contribution on, from each at most what is still there; only from `on` if it is
 * named.
 */
function giveBack(
  battle: Battle,
  combat: Combat,
  round: Round,
  side: Side,
  count: number,
  on: LossTarget | undefined,
): CasualtyDecision {
  let left = Math.min(count, casualtiesOf(battle, round, side));
  const given = new Map<LossTarget, number>();
  for (const { target, lost } of contributionsOf(round, side).toReversed()) {
    if (on !== undefined && target !== on) continue;
    const before = given.get(target) ?? 0;
    const by = Math.min(left, lost, standing(battle, round, side, target) - before);
    if (by <= 0) continue;
    given.set(target, before + by);
    left -= by;
  }
  const events = [...given].flatMap(([target, by]): readonly CasualtyEvent[] => {
    if (target === 'unassigned') return [unassigned(battle, combat, round, side, -by)];
    return health(combat, round, unitOf(battle, target), by);
  });
  return nonEmpty(events);
}

/** How many casualties of the round that target has. */
function standing(battle: Battle, round: Round, side: Side, target: LossTarget): number {
  if (target !== 'unassigned') return unitOf(battle, target) ? (round.unitLosses[target] ?? 0) : 0;
  const sheet = sheetOf(battle);
  return answerTo(rowOf(sheet, sheet.casualties), round.answers[side]) as number;
}
