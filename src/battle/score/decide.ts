import { type AgreedPoints, MAX_AGREED_POINTS, MAX_REASON_LENGTH } from '@/battle/state/agreed-points';
import type { Battle } from '@/battle/state/battle';
import type { Decision } from '@/battle/state/decision';
import { victoryOf } from '@/battle/state/edition-of';
import { holderOf, strengthAt } from '@/battle/state/held-places';
import { NO_OBJECTIVE, type Objective } from '@/battle/state/objective';
import { sameValue } from '@/plain/same-value';
import { accepted, controller, parseBonusAnswer, parseMargins, refused } from '@/rules/index';
import { declareCounterOffensive, scoreMarker } from './decide-markers';
import type { ScoreEvent, ScoreIntent, ScoreRefusal } from './event';

/** The longest name of an objective, in characters. */
export const MAX_OBJECTIVE_LENGTH = 40;
/** The highest Game Turn that the score accepts. */
const MAX_TURN = 99;
/** The most strength of a side at one place. */
export const MAX_STRENGTH = 99;
/** The most counters of a side, and the most Battle Points that the players may give or take. */
export const MAX_COUNTERS = 99;
export const MAX_ADJUSTMENT = 20;

type ScoreDecision = Decision<ScoreEvent, ScoreRefusal>;

/** The events or the refusal of an intent about the score. */
export function decideScore(battle: Battle, intent: ScoreIntent): ScoreDecision {
  switch (intent.type) {
    case 'countBonus':
      return countBonus(battle, intent);
    case 'holdPlaces':
      return holdPlaces(battle, intent);
    case 'weighPlace':
      return weighPlace(battle, intent);
    case 'scoreMarker':
      return scoreMarker(battle, intent);
    case 'declareCounterOffensive':
      return declareCounterOffensive(battle, intent);
    case 'agreePoints':
      return agreePoints(battle, intent.to);
    case 'changeObjective':
      return changeObjective(battle, intent.objective);
    case 'adjustBattlePoints': {
      if (!victoryOf(battle)?.battlePoints) return refused('noBattlePoints');
      const from = battle.adjustments[intent.side];
      const { to } = intent;
      if (!Number.isInteger(to)) return refused('notAWholeNumber');
      if (Math.abs(to) > MAX_ADJUSTMENT) return refused('aboveMaximum', { max: MAX_ADJUSTMENT });
      if (to === from) return refused('nothingChanged');
      return accepted([{ type: 'battlePointsAdjusted', side: intent.side, from, to }]);
    }
    case 'changeMargins':
      return changeMargins(battle, intent.to);
  }
}

function countBonus(battle: Battle, intent: Extract<ScoreIntent, { type: 'countBonus' }>): ScoreDecision {
  const bonus = victoryOf(battle)?.points.bonuses.find(({ id }) => id === intent.bonusId);
  if (!bonus || bonus.places || bonus.objectives) return refused('noSuchBonus');
  const parsed = parseBonusAnswer(bonus, intent.to);
  if (!parsed.ok) return parsed;
  const from = battle.bonuses[intent.side][bonus.id] ?? null;
  if (parsed.value === from) return refused('nothingChanged');
  return accepted([{ type: 'bonusCounted', side: intent.side, bonusId: bonus.id, from, to: parsed.value }]);
}

/** A place has one holder: a side that takes it takes it from the other. */
function holdPlaces(battle: Battle, intent: Extract<ScoreIntent, { type: 'holdPlaces' }>): ScoreDecision {
  const { bonusId, gameTurn } = intent;
  const bonus = victoryOf(battle)?.points.bonuses.find(({ id }) => id === bonusId);
  if (!bonus?.places) return refused('noSuchBonus');
  const atEnd = bonus.places.counted === 'atEnd';
  if (atEnd !== (gameTurn === null)) return refused('noSuchPlace');
  if (gameTurn !== null && !isFromOneTo(gameTurn, MAX_TURN)) return refused('noSuchPlace');
  const holders = Object.entries(intent.holders).map(([place, to]) => ({ place: Number(place), to }));
  if (!holders.every(({ place }) => isFromOneTo(place, bonus.max))) return refused('noSuchPlace');
  const [first, ...rest] = holders.flatMap(({ place, to }): readonly ScoreEvent[] => {
    const from = holderOf(battle.held, { bonusId, place, gameTurn });
    return from === to ? [] : [{ type: 'placeHeld', bonusId, place, gameTurn, from, to }];
  });
  return first ? accepted([first, ...rest]) : refused('nothingChanged');
}

/** The side with more strength at the place holds it; with as much neither does. */
function weighPlace(battle: Battle, intent: Extract<ScoreIntent, { type: 'weighPlace' }>): ScoreDecision {
  const { bonusId, place, gameTurn, strength: to } = intent;
  const bonus = victoryOf(battle)?.points.bonuses.find(({ id }) => id === bonusId);
  if (bonus?.places?.by !== 'unitStrength') return refused('noSuchBonus');
  const atEnd = bonus.places.counted === 'atEnd';
  if (atEnd !== (gameTurn === null) || !isFromOneTo(place, bonus.max)) return refused('noSuchPlace');
  if (gameTurn !== null && !isFromOneTo(gameTurn, MAX_TURN)) return refused('noSuchPlace');
  for (const own of to ? [to.a, to.b] : []) {
    if (!Number.isInteger(own)) return refused('notAWholeNumber');
    if (own < 0) return refused('belowZero');
    if (own > MAX_STRENGTH) return refused('aboveMaximum', { max: MAX_STRENGTH });
  }
  const key = { bonusId, place, gameTurn };
  const from = strengthAt(battle.weighed ?? [], key);
  if (sameValue(from, to)) return refused('nothingChanged');
  const before = holderOf(battle.held, key);
  const holder = to && controller([to.a], [to.b]);
  return accepted([
    { type: 'placeWeighed', ...key, from, to },
    ...(before === holder ? [] : [{ type: 'placeHeld', ...key, from: before, to: holder } as const]),
  ]);
}

function isFromOneTo(number: number, most: number): boolean {
  return Number.isInteger(number) && number >= 1 && number <= most;
}

function agreePoints(battle: Battle, entered: AgreedPoints | null): ScoreDecision {
  if (!victoryOf(battle)) return refused('noPointsToAgree');
  const from = battle.agreed;
  const to = entered && { ...entered, reason: entered.reason.trim() };
  if (to) {
    if (to.reason === '') return refused('reasonMissing');
    if (to.reason.length > MAX_REASON_LENGTH) return refused('nameTooLong', { max: MAX_REASON_LENGTH });
    for (const points of [to.a, to.b]) {
      if (!Number.isInteger(points)) return refused('notAWholeNumber');
      if (Math.abs(points) > MAX_AGREED_POINTS) return refused('aboveMaximum', { max: MAX_AGREED_POINTS });
    }
  }
  if (sameValue(from, to)) return refused('nothingChanged');
  return accepted([{ type: 'pointsAgreed', from, to }]);
}

function changeObjective(battle: Battle, entered: Objective): ScoreDecision {
  if (!victoryOf(battle)?.battlePoints?.objective) return refused('noObjective');
  const to = { ...entered, name: entered.name.trim() };
  if (to.name.length > MAX_OBJECTIVE_LENGTH) return refused('nameTooLong', { max: MAX_OBJECTIVE_LENGTH });
  for (const count of [to.counters.a, to.counters.b]) {
    if (!Number.isInteger(count)) return refused('notAWholeNumber');
    if (count < 0) return refused('belowZero');
    if (count > MAX_COUNTERS) return refused('aboveMaximum', { max: MAX_COUNTERS });
  }
  const from = battle.objective ?? NO_OBJECTIVE;
  if (sameValue(from, to)) return refused('nothingChanged');
  return accepted([{ type: 'objectiveChanged', from, to }]);
}

function changeMargins(battle: Battle, entered: unknown): ScoreDecision {
  if (!victoryOf(battle)?.margins) return refused('noMarginTable');
  const parsed = entered === null ? accepted(null) : parseMargins(entered);
  if (!parsed.ok) return parsed;
  const { margins: from } = battle;
  const to = parsed.value;
  if (sameValue(from, to)) return refused('nothingChanged');
  return accepted([{ type: 'marginsChanged', from, to }]);
}
