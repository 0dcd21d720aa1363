import { brokenEvents } from '@/battle/army/statuses';
import { aftermathOf, dueCheck } from '@/battle/assault/standing/aftermath';
import { groupsIn, livingUnits, unitIdsOf } from '@/battle/assault/standing/units';
import { type Aftermath, type AssaultRound, assaultOf, type SideCheck } from '@/battle/state/assault-round';
import type { Battle } from '@/battle/state/battle';
import type { Combat, Round } from '@/battle/state/combat';
import { bookOf } from '@/battle/state/edition-of';
import { MAX_FIGHTER_CHARACTERISTIC } from '@/battle/state/fighters';
import type { UnitKey } from '@/battle/state/ids';
import { passesCheck } from '@/rules/book-parts';
import { accepted, formatFraction, otherSide, refused } from '@/rules/index';
import type { AssaultIntent } from './intent';
import type { AssaultDecision, FightEvent } from './refusal';

type AftermathIntent = Extract<AssaultIntent, { type: 'checkSide' | 'chooseAftermath' }>;

/** Whether the intent is about what follows a closed combat by points. */
export function isOfAftermath(intent: AssaultIntent): intent is AftermathIntent {
  return intent.type === 'checkSide' || intent.type === 'chooseAftermath';
}

/** The events or the refusal of an intent about what follows a closed combat by points. */
export function decideAftermath(
  battle: Battle,
  combat: Combat,
  round: Round,
  intent: AftermathIntent,
): AssaultDecision {
  return intent.type === 'checkSide'
    ? checkSide(battle, combat, round, intent)
    : chooseAftermath(battle, combat, round, intent);
}

function checkSide(
  battle: Battle,
  combat: Combat,
  round: Round,
  { by, leadership, lowered }: Extract<AftermathIntent, { type: 'checkSide' }>,
): AssaultDecision {
  const book = bookOf(battle);
  const assault = assaultOf(round);
  const due = dueCheck(book, assault, { leadership, lowered });
  if (!due || !book.checks) return refused('nobodyTests');
  if (assault.aftermath) return refused('aftermathBegan');
  const range = { min: 0, max: MAX_FIGHTER_CHARACTERISTIC };
  for (const value of [due.leadership, due.lowered]) {
    if (!Number.isInteger(value) || value < range.min || value > range.max) {
      return refused('leadershipOutOfRange', range);
    }
  }
  if (by.way === 'rolled' && !by.dice.every((die) => Number.isInteger(die) && die >= 1 && die <= 6)) {
    return refused('notOnThatDie', { from: 1, to: 6 });
  }
  const passed = by.way === 'said' ? by.passed : passesCheck(book.checks, due, by.dice[0] + by.dice[1]);
  if (passed && due.failsUnrolled) return refused('failsUnrolled');
  const to: SideCheck = {
    way: by.way === 'rolled' && by.byApp ? 'rolled' : 'said',
    leadership: due.leadership,
    lowered: due.lowered,
    lostBy: due.lostBy,
    target: due.target,
    odds: formatFraction(due.chance),
    dice: by.way === 'rolled' ? by.dice : null,
    passed,
  };
  const place = { combatId: combat.id, round: round.number };
  const unitIds = livingUnits(assault, due.side).flatMap((unitKey) =>
    unitIdsOf(groupsIn(assault, { unitKey })),
  );
  return accepted([
    { type: 'sideChecked', ...place, side: due.side, from: due.taken, to },
    ...unitIds.flatMap((unitId) =>
      passed && due.taken?.passed !== false ? [] : brokenEvents(battle, unitId, !passed),
    ),
  ]);
}

function chooseAftermath(
  battle: Battle,
  combat: Combat,
  round: Round,
  { unitKey, option: wanted }: Extract<AftermathIntent, { type: 'chooseAftermath' }>,
): AssaultDecision {
  const book = bookOf(battle);
  const assault = assaultOf(round);
  const unit = aftermathOf(book, assault)?.units.find((one) => one.unitKey === unitKey);
  if (!unit) return refused('nobodyTests');
  if (unit.options.length === 0) return refused('loserFirst');
  if (assault.outcome?.winner === otherSide(unit.side) && hasChosen(assault, otherSide(unit.side))) {
    return refused('aftermathBegan');
  }
  const option = unit.options.find(({ id }) => id === wanted);
  if (!option) return refused('noSuchAftermath');
  if (unit.chosen?.option === option.id) return refused('nothingChanged');
  const to: Aftermath = {
    option: option.id,
    label: option.label,
    ...(option.leaves && { leaves: true }),
  };
  const place = { combatId: combat.id, round: round.number };
  return accepted([
    { type: 'aftermathChosen', ...place, unitKey, from: unit.chosen, to },
    ...moving(combat, assault, unit.unitKey, unit.chosen, to),
  ]);
}

function hasChosen(round: AssaultRound, side: 'a' | 'b'): boolean {
  return livingUnits(round, side).some((key) => round.aftermath?.[key]);
}

/** The units of the armies leave the combat, or are in it again. */
function moving(
  combat: Combat,
  round: AssaultRound,
  unitKey: UnitKey,
  from: Aftermath | null,
  to: Aftermath,
): readonly FightEvent[] {
  const leaves = to.leaves ?? false;
  if (leaves === (from?.leaves ?? false)) return [];
  return unitIdsOf(groupsIn(round, { unitKey }))
    .filter((unitId) => combat.unitIds.includes(unitId) === leaves)
    .map((unitId) => ({ type: leaves ? 'unitLeft' : 'unitJoined', combatId: combat.id, unitId }));
}
