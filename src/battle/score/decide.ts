import type { Battle } from '@/battle/state/battle';
import type { Decision } from '@/battle/state/decision';
import { victoryOf } from '@/battle/state/edition-of';
import { NO_OBJECTIVE, type Objective } from '@/battle/state/objective';
import { sameValue } from '@/plain/same-value';
import { accepted, parseBonusAnswer, parseMargins, refused } from '@/rules/index';
import type { ScoreEvent, ScoreIntent, ScoreRefusal } from './event';

/** The longest name of an objective, in characters. */
export const MAX_OBJECTIVE_LENGTH = 40;
/** The most counters a side may have, and the most Battle Points the players may give or take. */
export const MAX_COUNTERS = 99;
export const MAX_ADJUSTMENT = 20;

type ScoreDecision = Decision<ScoreEvent, ScoreRefusal>;

/** What an intent about the battle's score leads to. */
export function decideScore(battle: Battle, intent: ScoreIntent): ScoreDecision {
  switch (intent.type) {
    case 'countBonus':
      return countBonus(battle, intent);
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
  if (!bonus) return refused('noSuchBonus');
  const parsed = parseBonusAnswer(bonus, intent.to);
  if (!parsed.ok) return parsed;
  const from = battle.bonuses[intent.side][bonus.id] ?? null;
  if (parsed.value === from) return refused('nothingChanged');
  return accepted([{ type: 'bonusCounted', side: intent.side, bonusId: bonus.id, from, to: parsed.value }]);
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
