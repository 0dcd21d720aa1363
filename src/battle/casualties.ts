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
  const given = new Map<LossTarget, number>();
  for (const { target, lost } of contributions(ledger, battle, combat, round, side).toReversed()) {
    const before = given.get(target) ?? 0;
    const by = Math.min(left, lost, standing(battle, round, side, target) - before);
    if (by <= 0) continue;
    given.set(target, before + by);
    left -= by;
  }
  const events = [...given].flatMap(([target, by]) => {
    if (target === 'unassigned') return [unassigned(battle, combat, round, side, -by)];
    const army = unitOf(battle, target);
    return army ? [health(combat, round, army, by)] : [];
  });
  const [first, ...rest] = events;
  const all: Events | null = first ? [first, ...rest] : null;
  return all ? accepted(all) : refused('nothingChanged');
}

/** How many casualties of the round stand on that target. */
function standing(battle: Battle, round: Round, side: Side, target: LossTarget): number {
  if (target !== 'unassigned') return unitOf(battle, target) ? (round.unitLosses[target] ?? 0) : 0;
  const sheet = sheetOf(battle);
  return answerTo(rowOf(sheet, sheet.casualties), round.answers[side]) as number;
}

type Contribution = { readonly target: LossTarget; readonly lost: number };

/** Where this side's casualties of the round went, gesture by gesture, the newest last, without what was given back since. */
function contributions(
  ledger: Ledger,
  battle: Battle,
  combat: Combat,
  round: Round,
  side: Side,
): readonly Contribution[] {
  const { casualties } = sheetOf(battle);
  let found: readonly Contribution[] = [];
  for (const { entry } of ledger.steps) {
    for (const event of entry.events) {
      if (event.type === 'combatAnswered') {
        const here = event.combatId === combat.id && event.round === round.number;
        if (!here || event.side !== side || event.rowId !== casualties) continue;
        found = after(found, 'unassigned', Number(event.to ?? 0) - Number(event.from ?? 0));
      } else if (event.type === 'healthChanged' && event.cause === 'combat') {
        const here = event.combatId === combat.id && event.round === round.number;
        if (!here || unitOf(battle, event.unitId)?.unit.side !== side) continue;
        found = after(found, event.unitId, event.from - event.to);
      }
    }
  }
  return found;
}

/** The contributions after so many more on that target; given back (negative), its newest go first. */
function after(before: readonly Contribution[], target: LossTarget, lost: number): readonly Contribution[] {
  if (lost >= 0) return [...before, { target, lost }];
  let left = -lost;
  return before
    .toReversed()
    .map((contribution) => {
      if (contribution.target !== target) return contribution;
      const taken = Math.min(left, contribution.lost);
      left -= taken;
      return { target, lost: contribution.lost - taken };
    })
    .toReversed();
}
