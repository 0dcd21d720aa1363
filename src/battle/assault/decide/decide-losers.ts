import { fateEvents } from '@/battle/army/army-events';
import { brokenEvents } from '@/battle/army/statuses';
import {
  assaultLoser,
  leadershipOf,
  losingUnits,
  moraleOf,
  sweepOf,
  unitTestOf,
} from '@/battle/assault/standing/losers';
import { groupsIn, unitIdsOf } from '@/battle/assault/standing/units';
import { assaultOf, type Sweep, type TakenMorale } from '@/battle/state/assault-round';
import type { Battle } from '@/battle/state/battle';
import type { Combat, Round } from '@/battle/state/combat';
import { bookOf } from '@/battle/state/edition-of';
import { MAX_FIGHTER_CHARACTERISTIC } from '@/battle/state/fighters';
import type { UnitId } from '@/battle/state/ids';
import {
  accepted,
  type Fate,
  formatFraction,
  type MoraleCheck,
  passesMorale,
  type Result,
  refused,
  type SweepingAdvanceQuestion,
  type SweepingEnd,
  sweepingAdvance,
} from '@/rules/index';
import type { AssaultIntent } from './intent';
import type { AssaultDecision, AssaultRefusal, FightEvent } from './refusal';
import { afterLastTest } from './shooting-end';

const OF_LOSERS = ['takeMorale', 'sweep', 'saySweep', 'barSweep', 'sayCharacteristic'] as const;
type LoserIntent = Extract<AssaultIntent, { type: (typeof OF_LOSERS)[number] }>;

/** Whether the intent is about a unit that lost the closed round. */
export function isOfLoser(intent: AssaultIntent): intent is LoserIntent {
  return (OF_LOSERS as readonly string[]).includes(intent.type);
}

const FATE_AFTER: Readonly<Record<SweepingEnd, Fate>> = {
  escapes: 'fleeing',
  destroyed: 'destroyed',
  locked: 'fighting',
};

/** The events or the refusal of an intent about a losing unit of the closed round. */
export function decideLoser(
  battle: Battle,
  combat: Combat,
  round: Round,
  intent: LoserIntent,
): AssaultDecision {
  const assault = assaultOf(round);
  const { unitKey } = intent;
  if (intent.type === 'sayCharacteristic') return sayCharacteristic(combat, round, intent);
  if (!losingUnits(assault).includes(unitKey)) return refused('nobodyTests');
  const lostBy = assaultLoser(assault)?.lostBy ?? 0;
  const place = { combatId: combat.id, round: round.number, unitKey };
  const unitIds = unitIdsOf(groupsIn(assault, { unitKey }));
  const test = unitTestOf(assault, unitKey);
  if (intent.type === 'takeMorale') {
    const morale = takenMorale(moraleOf(bookOf(battle), assault, unitKey, lostBy), lostBy, intent);
    if (!morale.ok) return morale;
    const from = test?.morale ?? null;
    const leader = leadershipOf(bookOf(battle), assault, unitKey).of;
    const to = morale.value.target === null || leader === null ? morale.value : { ...morale.value, leader };
    return accepted([
      { type: 'moraleTaken', ...place, from, to },
      ...unitIds.flatMap((unitId) =>
        to.passed ? heldAfterAll(battle, unitId, from) : brokenEvents(battle, unitId, true),
      ),
      ...afterLastTest(combat, assault, unitKey),
    ]);
  }
  if (test?.morale?.passed !== false) return refused('notBroken');
  const question = sweepOf(bookOf(battle), assault, unitKey);
  if (!question) return refused('noSuchTarget');
  const sweep = sweepAs(question, intent);
  if (!sweep.ok) return sweep;
  const to = sweep.value;
  return accepted([
    { type: 'sweepResolved', ...place, from: test.sweep, to },
    ...unitIds.flatMap((unitId) => fateEvents(battle, unitId, FATE_AFTER[to.end])),
  ]);
}

/**
 * The characteristic with which a unit of the closed round tests or runs: for a loser before its check, for
 * any unit before a Sweeping Advance.
 */
function sayCharacteristic(
  combat: Combat,
  round: Round,
  { unitKey, characteristic, to }: Extract<LoserIntent, { type: 'sayCharacteristic' }>,
): AssaultDecision {
  const assault = assaultOf(round);
  const nobody = losingUnits(assault).length === 0 || groupsIn(assault, { unitKey }).length === 0;
  if (nobody) return refused('nobodyTests');
  const range = { min: 0, max: MAX_FIGHTER_CHARACTERISTIC };
  if (to !== null && !(Number.isInteger(to) && to >= range.min && to <= range.max)) {
    return refused(characteristic === 'leadership' ? 'leadershipOutOfRange' : 'initiativeOutOfRange', range);
  }
  const from = assault.said[unitKey]?.[characteristic] ?? null;
  if (from === to) return refused('nothingChanged');
  const place = { combatId: combat.id, round: round.number, unitKey };
  return accepted([{ type: 'characteristicSaid', ...place, characteristic, from, to }]);
}

/** A test that was passed after all takes back only the effects of the failure. */
function heldAfterAll(battle: Battle, unitId: UnitId, from: TakenMorale | null): readonly FightEvent[] {
  return from?.passed === false ? brokenEvents(battle, unitId, false) : [];
}

function takenMorale(
  check: MoraleCheck,
  lostBy: number,
  intent: Extract<LoserIntent, { type: 'takeMorale' }>,
): Result<TakenMorale, AssaultRefusal> {
  const { target, reasons } = check;
  const decidedBy = { lostBy, target, odds: formatFraction(check.chance), reasons };
  switch (intent.way) {
    case 'said':
      return accepted({ ...decidedBy, way: 'said', dice: null, passed: intent.passed });
    case 'choseToFail':
      return accepted({ ...decidedBy, way: 'choseToFail', dice: null, passed: false });
    case 'rolled': {
      const { dice, byApp = true } = intent;
      if (!dice.every(isFace)) return refused('notOnThatDie', D6);
      const way = byApp ? 'rolled' : 'said';
      return accepted({ ...decidedBy, way, dice, passed: passesMorale(check, dice) });
    }
  }
}

function sweepAs(
  question: SweepingAdvanceQuestion,
  intent: Exclude<LoserIntent, { type: 'takeMorale' | 'sayCharacteristic' }>,
): Result<Sweep, AssaultRefusal> {
  switch (intent.type) {
    case 'saySweep':
      return accepted(saidSweep(question, intent.end));
    case 'barSweep':
      return accepted({ ...saidSweep(question, 'escapes'), barred: true });
    case 'sweep':
      return swept(question, intent);
  }
}

function saidSweep({ winnerInitiative, loserInitiative }: SweepingAdvanceQuestion, end: SweepingEnd): Sweep {
  return { winnerInitiative, loserInitiative, dice: null, byApp: false, end };
}

/** With the Initiatives that the players entered, else with those of the units. */
function swept(
  question: SweepingAdvanceQuestion,
  intent: Extract<LoserIntent, { type: 'sweep' }>,
): Result<Sweep, AssaultRefusal> {
  const { dice, byApp } = intent;
  const winnerInitiative = intent.winnerInitiative ?? question.winnerInitiative;
  const loserInitiative = intent.loserInitiative ?? question.loserInitiative;
  const range = { min: 0, max: MAX_FIGHTER_CHARACTERISTIC };
  const known = [winnerInitiative, loserInitiative].every(
    (value) => Number.isInteger(value) && value >= range.min && value <= range.max,
  );
  if (!known) return refused('initiativeOutOfRange', range);
  if (!dice.every(isFace)) return refused('notOnThatDie', D6);
  const { loser } = sweepingAdvance({ ...question, winnerInitiative, loserInitiative }, ...dice);
  return accepted({ winnerInitiative, loserInitiative, dice, byApp, end: loser });
}

const D6 = { from: 1, to: 6 };

function isFace(die: number): boolean {
  return Number.isInteger(die) && die >= D6.from && die <= D6.to;
}
