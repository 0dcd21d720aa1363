import { fateEvents } from '@/battle/army/army-events';
import { assaultOf, type Sweep, type TakenMorale } from '@/battle/state/assault-round';
import type { Battle, Combat, Round } from '@/battle/state/battle';
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
import { assaultLoser, losingUnits, moraleOf, sweepOf, unitTestOf } from './losers';
import type { AssaultDecision, AssaultRefusal, FightEvent } from './refusal';
import { groupsIn } from './units';

type LoserIntent = Extract<AssaultIntent, { type: 'takeMorale' | 'sweep' | 'saySweep' }>;

const FATE_AFTER: Readonly<Record<SweepingEnd, Fate>> = {
  escapes: 'fleeing',
  destroyed: 'destroyed',
  locked: 'fighting',
};

/** What an intent about a losing unit of the closed round leads to. */
export function decideLoser(
  battle: Battle,
  combat: Combat,
  round: Round,
  intent: LoserIntent,
): AssaultDecision {
  const assault = assaultOf(round);
  const { unitKey } = intent;
  const loser = assaultLoser(assault);
  if (!loser || !losingUnits(assault).includes(unitKey)) return refused('nobodyTests');
  const place = { combatId: combat.id, round: round.number, unitKey };
  const unitId = groupsIn(assault, { unitKey }).find((group) => group.unitId !== null)?.unitId ?? null;
  const test = unitTestOf(assault, unitKey);
  if (intent.type === 'takeMorale') {
    const morale = takenMorale(moraleOf(assault, unitKey, loser.lostBy), loser.lostBy, intent);
    if (!morale.ok) return morale;
    const from = test?.morale ?? null;
    const to = morale.value;
    return accepted([
      { type: 'moraleTaken', ...place, from, to },
      ...(to.passed ? heldAfterAll(battle, unitId, from) : fateEvents(battle, unitId, 'fleeing')),
    ]);
  }
  if (test?.morale?.passed !== false) return refused('notBroken');
  const question = sweepOf(bookOf(battle), assault, unitKey);
  if (!question) return refused('noSuchTarget');
  const sweep =
    intent.type === 'saySweep' ? accepted(saidSweep(question, intent.end)) : swept(question, intent);
  if (!sweep.ok) return sweep;
  const to = sweep.value;
  return accepted([
    { type: 'sweepResolved', ...place, from: test.sweep, to },
    ...fateEvents(battle, unitId, FATE_AFTER[to.end]),
  ]);
}

/** Passing takes back only what failing before had done. */
function heldAfterAll(
  battle: Battle,
  unitId: UnitId | null,
  from: TakenMorale | null,
): readonly FightEvent[] {
  return from?.passed === false ? fateEvents(battle, unitId, 'fighting') : [];
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
      const { dice } = intent;
      if (!dice.every(isFace)) return refused('notOnThatDie', D6);
      return accepted({ ...decidedBy, way: 'rolled', dice, passed: passesMorale(check, dice) });
    }
  }
}

function saidSweep({ winnerInitiative, loserInitiative }: SweepingAdvanceQuestion, end: SweepingEnd): Sweep {
  return { winnerInitiative, loserInitiative, dice: null, byApp: false, end };
}

/** With the Initiatives that the players gave, else with those of the units. */
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
