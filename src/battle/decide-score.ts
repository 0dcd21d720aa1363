import { accepted, parseBonusAnswer, parseMargins, refused } from '@/rules/index';
import { NO_OBJECTIVE, type Objective } from './army-event';
import type { Battle } from './battle';
import type { Decision } from './decision';
import { editionOfBattle } from './edition-of';
import type { ScoreIntent } from './intent';

/** The longest name of an objective, in characters. */
export const MAX_OBJECTIVE_LENGTH = 40;
/** The most counters a side may have, and the most Battle Points given or taken by hand. */
export const MAX_COUNTERS = 99;
export const MAX_ADJUSTMENT = 20;

/** What an intent about the battle's score leads to. */
export function decideScore(battle: Battle, intent: ScoreIntent): Decision {
  switch (intent.type) {
    case 'countBonus':
      return countBonus(battle, intent);
    case 'changeObjective':
      return changeObjective(battle, intent.objective);
    case 'adjustBattlePoints': {
      const from = battle.adjustments[intent.side];
      const { to } = intent;
      if (!Number.isInteger(to)) return refused('notAWholeNumber');
      if (Math.abs(to) > MAX_ADJUSTMENT) return refused('aboveMaximum', { max: MAX_ADJUSTMENT });
      if (to === from) return refused('nothingChanged');
      return accepted([{ type: 'battlePointsAdjusted', side: intent.side, from, to }]);
    }
    case 'changeMargins':
      return changeMargins(battle, intent.to);
    case 'startClock':
      if (battle.clocks[intent.side].runningSince !== null) return refused('nothingChanged');
      return accepted([{ type: 'clockStarted', side: intent.side }]);
    case 'pauseClock':
      if (battle.clocks[intent.side].runningSince === null) return refused('nothingChanged');
      return accepted([{ type: 'clockPaused', side: intent.side }]);
  }
}

function countBonus(battle: Battle, intent: Extract<ScoreIntent, { type: 'countBonus' }>): Decision {
  const bonus = editionOfBattle(battle).victory?.points.bonuses.find(({ id }) => id === intent.bonusId);
  if (!bonus) return refused('noSuchBonus');
  const parsed = parseBonusAnswer(bonus, intent.to);
  if (!parsed.ok) return parsed;
  const from = battle.bonuses[intent.side][bonus.id] ?? null;
  if (parsed.value === from) return refused('nothingChanged');
  return accepted([{ type: 'bonusCounted', side: intent.side, bonusId: bonus.id, from, to: parsed.value }]);
}

function changeObjective(battle: Battle, entered: Objective): Decision {
  const to = { ...entered, name: entered.name.trim() };
  if (to.name.length > MAX_OBJECTIVE_LENGTH) return refused('nameTooLong', { max: MAX_OBJECTIVE_LENGTH });
  for (const count of [to.counters.a, to.counters.b]) {
    if (!Number.isInteger(count)) return refused('notAWholeNumber');
    if (count < 0) return refused('belowZero');
    if (count > MAX_COUNTERS) return refused('aboveMaximum', { max: MAX_COUNTERS });
  }
  const from = battle.objective ?? NO_OBJECTIVE;
  if (JSON.stringify(from) === JSON.stringify(to)) return refused('nothingChanged');
  return accepted([{ type: 'objectiveChanged', from, to }]);
}

function changeMargins(battle: Battle, entered: unknown): Decision {
  if (!editionOfBattle(battle).victory?.margins) return refused('noMarginTable');
  const parsed = entered === null ? accepted(null) : parseMargins(entered);
  if (!parsed.ok) return parsed;
  const { margins: from } = battle;
  const to = parsed.value;
  if (JSON.stringify(from) === JSON.stringify(to)) return refused('nothingChanged');
  return accepted([{ type: 'marginsChanged', from, to }]);
}
