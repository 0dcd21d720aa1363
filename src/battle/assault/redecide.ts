import { assaultOf } from '@/battle/state/assault-round';
import type { Battle } from '@/battle/state/battle';
import { combatOf, latestRound } from '@/battle/state/battle';
import { bookOf } from '@/battle/state/edition-of';
import type { FighterDraft, FighterGroup } from '@/battle/state/fighters';
import { sameValue } from '@/plain/same-value';
import { decideAssault } from './decide';
import type { AssaultEvent, AssaultEventOf } from './event';
import { isOfAssault } from './event';
import { draftOf } from './fighter-group';
import type { AssaultIntent } from './intent';
import type { FightEvent } from './refusal';
import { woundsWait } from './standing-assault';
import { groupOf } from './units';

/*
 * What players said in an assault, said again in a battle in which something earlier was corrected: the same hits, the same saves, the
 * same dice. The rules are asked anew what follows from it. The correction records what they answer; no replay asks them again.
 */

/**
 * What the gesture of these events comes to in this battle; null where it is no longer possible. Of a round that it closed, the result
 * stays as it was recorded. `seq` is the number of its entry.
 */
export function redecided(
  battle: Battle,
  events: readonly FightEvent[],
  seq: number,
): readonly FightEvent[] | null {
  const closing = events.find((event) => event.type === 'assaultClosed');
  if (closing) return mayClose(battle, closing) ? events : null;
  const said = events.filter(isOfAssault);
  const intent = intentOf(battle, said);
  if (!intent) return null;
  const decision = decideAssault(battle, intent, seq);
  return decision.ok ? decision.value : null;
}

function mayClose(battle: Battle, { combatId, round: number }: AssaultEventOf<'assaultClosed'>): boolean {
  const combat = combatOf(battle, combatId);
  const round = combat && latestRound(combat);
  return round?.number === number && !woundsWait(bookOf(battle), assaultOf(round));
}

/** What the players wanted by the gesture of these events; null where whom it was about is not there any more. */
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
      return strikeIntent(event);
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
        ? { type: 'takeMorale', combatId, unitKey, way: 'rolled', dice: to.dice }
        : { type: 'takeMorale', combatId, unitKey, way: 'said', passed: to.passed };
    }
    case 'sweepResolved': {
      const { unitKey, to } = event;
      if (!to.dice) return { type: 'saySweep', combatId, unitKey, end: to.end };
      const { dice, byApp, winnerInitiative, loserInitiative } = to;
      return { type: 'sweep', combatId, unitKey, dice, byApp, winnerInitiative, loserInitiative };
    }
    case 'assaultClosed':
      return null;
  }
}

function fightersIntent(
  battle: Battle,
  { combatId, from, to }: AssaultEventOf<'fightersChanged'>,
  said: readonly AssaultEvent[],
): AssaultIntent | null {
  if (!to) return from && { type: 'removeFighters', combatId, groupId: from.id };
  if (!from) {
    const fighters = said.flatMap((event) =>
      event.type === 'fightersChanged' && event.to ? [draftOf(event.to)] : [],
    );
    return { type: 'addFighters', combatId, fighters };
  }
  const combat = combatOf(battle, combatId);
  const round = combat && latestRound(combat);
  const now = round && groupOf(assaultOf(round), to.id);
  return now ? { type: 'changeFighters', combatId, groupId: to.id, to: changedAlike(now, from, to) } : null;
}

/** The group with what that gesture changed, and nothing else. */
function changedAlike(now: FighterGroup, from: FighterGroup, to: FighterGroup): FighterDraft {
  const [was, wanted] = [draftOf(from), draftOf(to)];
  const changed = Object.entries(wanted).filter(
    ([field, value]) => !sameValue(value, was[field as keyof FighterDraft]),
  );
  return { ...draftOf(now), ...(Object.fromEntries(changed) as Partial<FighterDraft>) };
}

function strikeIntent({ combatId, from, to }: AssaultEventOf<'strikeChanged'>): AssaultIntent {
  const of = { combatId, strikeId: to.id };
  if (to.wounds) {
    const { counts, rolled } = to.wounds;
    return rolled
      ? { type: 'rollWounds', ...of, dice: rolled }
      : { type: 'enterWounds', ...of, wounds: counts };
  }
  if (to.hits) {
    const { count, rolled } = to.hits;
    return rolled ? { type: 'rollHits', ...of, dice: rolled } : { type: 'enterHits', ...of, hits: count };
  }
  const { attacks, target, splitFrom } = to;
  return from === null && splitFrom !== null
    ? { type: 'splitStrike', combatId, strikeId: splitFrom, attacks, target }
    : { type: 'changeStrike', ...of, attacks, target };
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
