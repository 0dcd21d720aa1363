import { isOfAssault } from '@/battle/assault/assault-events';
import type { AssaultEvent, AssaultEventOf } from '@/battle/assault/event';
import { strikeNow, woundsWait } from '@/battle/assault/standing/standing-assault';
import { groupOf } from '@/battle/assault/standing/units';
import { type AssaultRound, assaultOf } from '@/battle/state/assault-round';
import type { Battle } from '@/battle/state/battle';
import { combatOf } from '@/battle/state/battle';
import { latestRound } from '@/battle/state/combat';
import { bookOf } from '@/battle/state/edition-of';
import type { CombatId } from '@/battle/state/ids';
import { decideAssault } from './decide';
import { duelIntent } from './duel-again';
import { fightersIntent } from './fighters-again';
import type { AssaultIntent } from './intent';
import { pointsIntent } from './points-again';
import type { FightEvent } from './refusal';
import { isEndOfStep, strikeIntent } from './strike-again';

/*
 * After a correction, the later gestures of an assault are decided again with the players' same entries:
 * the same hits, saves and dice. The rules give the new consequences, and the correction records them, so
 * that no replay needs the rules.
 */

/**
 * The events of the gesture in this battle; null if it is no longer possible. The recorded result of a round
 * that it closed stays. `seq` is the number of its entry.
 */
export function redecided(
  battle: Battle,
  events: readonly FightEvent[],
  seq: number,
): readonly FightEvent[] | null {
  const closing = events.find((event) => event.type === 'assaultClosed') ?? saidToEnd(events);
  if (closing) {
    // A combat may be ended while Wounds wait; a round is only closed without them.
    const ends = events[0]?.type === 'combatEnded';
    return mayClose(battle, closing, ends) ? events : null;
  }
  const said = events.filter(isOfAssault);
  const intent = intentOf(battle, said);
  if (!intent) return null;
  const decision = decideAssault(battle, intent, seq);
  if (decision.ok) return decision.value;
  return decision.refusal.code === 'nothingChanged' ? alreadySo(battle, intent, said) : null;
}

/**
 * The events of a gesture that sets what already stands: it still fits, and is said again, so that its entry
 * remains. Null for every other gesture: it would have to change something.
 */
function alreadySo(
  battle: Battle,
  intent: AssaultIntent,
  said: readonly AssaultEvent[],
): readonly FightEvent[] | null {
  const again = said.flatMap((event): readonly FightEvent[] => {
    switch (event.type) {
      case 'readingChanged':
        return [{ ...event, from: event.to }];
      case 'poolsOrdered':
      case 'modelsPlaced':
      case 'characteristicSaid':
      case 'pointsCounted':
        return [{ ...event, from: event.to } as FightEvent];
      case 'fightersChanged':
        return intent.type === 'mergeUnits' || intent.type === 'splitGroup' ? [] : groupAsNow(battle, event);
      case 'strikeChanged':
        return intent.type === 'changeStrike' ? strikeAsNow(battle, event) : [];
      default:
        return [];
    }
  });
  return again.length > 0 ? again : null;
}

function groupAsNow(battle: Battle, event: AssaultEventOf<'fightersChanged'>): readonly FightEvent[] {
  const round = roundOf(battle, event.combatId);
  const now = event.to && round && groupOf(round, event.to.id);
  return now ? [{ ...event, from: now, to: now }] : [];
}

/** The strike with its attacks as they are; like every change of them, without dice. */
function strikeAsNow(battle: Battle, event: AssaultEventOf<'strikeChanged'>): readonly FightEvent[] {
  const round = roundOf(battle, event.combatId);
  const now = round && strikeNow(bookOf(battle), round, event.to.id)?.strike;
  const from = round?.strikes.find(({ id }) => id === event.to.id) ?? null;
  return now ? [{ ...event, from, to: { ...now, hits: null, wounds: null } }] : [];
}

function roundOf(battle: Battle, combatId: CombatId): AssaultRound | undefined {
  const combat = combatOf(battle, combatId);
  const round = combat && latestRound(combat);
  return round && assaultOf(round);
}

/** The end of a shooting attack, if the players ended it and not its last shot. */
function saidToEnd(events: readonly FightEvent[]) {
  const [said] = events;
  if (said?.type !== 'shootingEnded' && said?.type !== 'combatEnded') return undefined;
  return events.find((event) => event.type === 'shootingEnded');
}

function mayClose(
  battle: Battle,
  { combatId, round: number }: AssaultEventOf<'assaultClosed' | 'shootingEnded'>,
  whileWoundsWait: boolean,
): boolean {
  const combat = combatOf(battle, combatId);
  const round = combat && latestRound(combat);
  return round?.number === number && (whileWoundsWait || !woundsWait(bookOf(battle), assaultOf(round)));
}

/** The intent behind the gesture of these events; null if its unit, group or model is gone. */
function intentOf(battle: Battle, said: readonly AssaultEvent[]): AssaultIntent | null {
  const [event] = said;
  if (!event) return null;
  if (event.type === 'readingChanged') {
    return { type: 'changeReading', readingId: event.readingId, to: event.to };
  }
  const { combatId } = event;
  switch (event.type) {
    case 'fightersChanged':
      return fightersIntent(battle, event, said);
    case 'modelsHurt': {
      const { groupId, because, from, to } = event;
      return { type: 'hurtModels', combatId, groupId, because, wounds: total(from) - total(to) };
    }
    case 'modelsPlaced': {
      const places = Object.entries(event.to).flatMap(([modelId, place]) =>
        place ? [{ modelId: modelId as keyof typeof event.to, ...place }] : [],
      );
      return { type: 'placeModels', combatId, places };
    }
    case 'strikeChanged':
      return isEndOfStep(event, said) ? { type: 'endStep', combatId } : strikeIntent(event);
    case 'challengeIssued':
      return { type: 'issueChallenge', combatId, modelId: event.modelId };
    case 'challengeAnswered':
      return { type: 'answerChallenge', combatId, by: event.by, modelId: event.modelId };
    case 'gambitChosen':
    case 'focusRolled':
    case 'duelStruck':
    case 'challengeEnded':
      return duelIntent(event);
    case 'characteristicSaid': {
      const { unitKey, characteristic, to } = event;
      return { type: 'sayCharacteristic', combatId, unitKey, characteristic, to };
    }
    case 'pointsCounted':
    case 'sideChecked':
    case 'aftermathChosen':
      return pointsIntent(event);
    case 'poolsOrdered':
      return { type: 'orderPools', combatId, unitKey: event.unitKey, order: event.to };
    case 'woundsAllocated':
      return allocationIntent(event);
    case 'stepFought':
      return { type: 'endStep', combatId };
    case 'moraleTaken': {
      const { unitKey, to } = event;
      if (to.way === 'choseToFail') return { type: 'takeMorale', combatId, unitKey, way: to.way };
      return to.dice
        ? { type: 'takeMorale', combatId, unitKey, way: 'rolled', dice: to.dice, byApp: to.way === 'rolled' }
        : { type: 'takeMorale', combatId, unitKey, way: 'said', passed: to.passed };
    }
    case 'sweepResolved': {
      const { unitKey, to } = event;
      if (to.barred) return { type: 'barSweep', combatId, unitKey };
      if (!to.dice) return { type: 'saySweep', combatId, unitKey, end: to.end };
      const { dice, byApp, winnerInitiative, loserInitiative } = to;
      return { type: 'sweep', combatId, unitKey, dice, byApp, winnerInitiative, loserInitiative };
    }
    case 'assaultClosed':
    case 'shootingEnded':
      return null;
  }
}

function allocationIntent(event: AssaultEventOf<'woundsAllocated'>): AssaultIntent {
  const { combatId, unitKey, way } = event;
  if (way.by === 'steps') {
    return { type: 'allocateAgain', combatId, unitKey, steps: way.steps, byApp: way.byApp };
  }
  const { saved, discounted, chosen: defenderChoice = [] } = way;
  return { type: 'allocateTogether', combatId, unitKey, saved, discounted, defenderChoice };
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
