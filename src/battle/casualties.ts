import { accepted, answerTo, MAX_COUNT, refused, rowOf, type Side } from '@/rules/index';
import { healthOf, unitOf } from './army';
import { type ArmyUnit, type Battle, type Combat, latestRound, type Round } from './battle';
import type { Decision, Events } from './decision';
import { sheetOf } from './edition-of';
import { canLose, casualtiesOf, engagedUnits } from './engagement';
import type { BattleEvent } from './event';
import type { Ledger } from './ledger';
import type { LossTarget } from './loss-target';
import { startingHealth } from './unit';

/** Where the losses of a side go: to its only engaged unit; to nobody in particular without one; null with several: ask. */
export function lossTarget(battle: Battle, combat: Combat, side: Side): LossTarget | null {
  const hurtable = engagedUnits(battle, combat, side).filter(canLose);
  if (hurtable.length > 1) return null;
  return hurtable[0]?.unit.id ?? 'unassigned';
}

/**
 * Casualties of a side added in the open round, or given back. Losses go to `on`, or to the only engaged unit; giving back takes
 * from the latest contribution of this side and round, until enough is given back. Never below 0, never more than a unit has.
 */
export function decideCasualties(
  ledger: Ledger,
  battle: Battle,
  combat: Combat,
  change: { readonly side: Side; readonly by: number; readonly on?: LossTarget | undefined },
): Decision {
  const round = latestRound(combat);
  if (!round) return refused('noSuchCombat');
  if (!Number.isInteger(change.by)) return refused('notAWholeNumber');
  if (change.by < 0) return giveBack(ledger, battle, combat, round, change.side, -change.by);
  const target = change.on ?? lossTarget(battle, combat, change.side);
  if (target === null) return refused('onWhom');
  if (target === 'unassigned') {
    const total = casualtiesOf(battle, round, change.side) + change.by;
    if (total > MAX_COUNT) return refused('aboveMaximum', { max: MAX_COUNT });
    return accepted([unassigned(battle, combat, round, change.side, change.by)]);
  }
  const army = unitOf(battle, target);
  if (!army || !combat.unitIds.includes(target)) return refused('noSuchUnit');
  const by = Math.min(change.by, healthOf(army));
  return by === 0
    ? refused('unitHasNoHealth', { name: army.unit.name })
    : accepted([health(combat, round, army, -by)]);
}

function unassigned(battle: Battle, combat: Combat, round: Round, side: Side, by: number): BattleEvent {
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

function health(combat: Combat, round: Round, army: ArmyUnit, by: number): BattleEvent {
  const from = healthOf(army);
  return {
    type: 'healthChanged',
    unitId: army.unit.id,
    from,
    to: Math.max(0, Math.min(startingHealth(army.unit), from + by)),
    cause: 'combat',
    combatId: combat.id,
    round: round.number,
  };
}

/** Gives back from the newest contribution on, each no further than it still stands. */
function giveBack(
  ledger: Ledger,
  battle: Battle,
  combat: Combat,
  round: Round,
  side: Side,
  count: number,
): Decision {
  let left = Math.min(count, casualtiesOf(battle, round, side));
  const events: BattleEvent[] = [];
  for (const target of contributions(ledger, battle, combat, round, side)) {
    if (left === 0) break;
    if (target === 'unassigned') {
      const standing = answerTo(
        rowOf(sheetOf(battle), sheetOf(battle).casualties),
        round.answers[side],
      ) as number;
      const by = Math.min(left, standing);
      if (by > 0) events.push(unassigned(battle, combat, round, side, -by));
      left -= by;
      continue;
    }
    const army = unitOf(battle, target);
    const by = Math.min(left, Math.max(0, round.unitLosses[target] ?? 0));
    if (army && by > 0) events.push(health(combat, round, army, by));
    left -= army ? by : 0;
  }
  const [first, ...rest] = events;
  const all: Events | null = first ? [first, ...rest] : null;
  return all ? accepted(all) : refused('nothingChanged');
}

/** Where this side's casualties of the round went, each once, the newest first. */
function contributions(
  ledger: Ledger,
  battle: Battle,
  combat: Combat,
  round: Round,
  side: Side,
): readonly LossTarget[] {
  const { casualties } = sheetOf(battle);
  const found = new Set<LossTarget>();
  for (const { entry } of ledger.steps.toReversed()) {
    for (const event of entry.events) {
      if (!('combatId' in event) || event.combatId !== combat.id || !('round' in event)) continue;
      if (event.type === 'roundBegan' && event.round === round.number) return [...found];
      if (event.round !== round.number) continue;
      if (event.type === 'combatAnswered' && event.side === side && event.rowId === casualties) {
        found.add('unassigned');
      }
      if (event.type === 'healthChanged' && unitOf(battle, event.unitId)?.unit.side === side) {
        found.add(event.unitId);
      }
    }
  }
  return [...found];
}
