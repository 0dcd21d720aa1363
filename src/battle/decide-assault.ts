import { accepted, assertNever, READING_OPTIONS, type ReadingId, refused } from '@/rules/index';
import { assaultOf } from './assault';
import type { AssaultIntent } from './assault-intent';
import { assaultOutcome } from './assault-score';
import { isAllocating, isFought, stepInHand, woundsWait } from './assault-strikes';
import { type Battle, type Combat, combatOf, isClosed, latestRound, type Round } from './battle';
import { decideAllocation } from './decide-allocation';
import { decideFighters } from './decide-fighters';
import { decideLoser } from './decide-losers';
import { decideStrike, emptyStrikes } from './decide-strike';
import { type Decision, type Events, nonEmpty } from './decision';
import { bookOf, editionOfBattle, fightsWithPools } from './edition-of';
import type { BattleEvent } from './event';
import { reduceAssault } from './reduce-assault';

/** What an intent about an assault leads to. `seq` is the number of the entry, from which new groups have their ids. */
export function decideAssault(battle: Battle, intent: AssaultIntent, seq: number): Decision {
  if (!fightsWithPools(battle)) return refused('noAssault');
  if (intent.type === 'changeReading') return changeReading(battle, intent.readingId, intent.to);
  const combat = combatOf(battle, intent.combatId);
  const round = combat && latestRound(combat);
  if (!combat || !round) return refused('noSuchCombat');
  if (combat.ended) return refused('combatEnded');
  if (intent.type === 'takeMorale' || intent.type === 'sweep' || intent.type === 'saySweep') {
    return decideLoser(battle, combat, round, intent);
  }
  if (isClosed(round)) return refused('roundClosed');
  switch (intent.type) {
    case 'addFighters':
    case 'changeFighters':
    case 'removeFighters':
    case 'hurtModels':
    case 'placeModels':
      return decideFighters(battle, combat, round, intent, seq);
    case 'changeStrike':
    case 'splitStrike':
    case 'enterHits':
    case 'rollHits':
    case 'enterWounds':
    case 'rollWounds':
      return withStepEnd(battle, combat, round, decideStrike(battle, combat, round, intent));
    case 'endStep':
      return withStepEnd(battle, combat, round, endStep(battle, combat, round), 'names');
    case 'orderPools':
    case 'allocate':
    case 'allocateTogether':
    case 'rollAllocation':
      return withStepEnd(battle, combat, round, decideAllocation(battle, combat, round, intent));
    default:
      return assertNever(intent);
  }
}

function changeReading(battle: Battle, asked: string, to: string): Decision {
  const question = editionOfBattle(battle).woundPools?.questions.find(({ id }) => id === asked);
  const known = question?.options.some((option) => option.id === to) ?? false;
  if (!question || !known || !isOption(question.id, to)) return refused('noSuchReading');
  const from = bookOf(battle).readings[question.id];
  // Wounds that are being allocated were begun by the reading that stood.
  const busy = battle.combats.some((combat) => {
    const round = latestRound(combat);
    return (
      round !== undefined &&
      !combat.ended &&
      !isClosed(round) &&
      isAllocating(bookOf(battle), assaultOf(round))
    );
  });
  if (busy) return refused('woundsWait');
  if (from === to) return refused('nothingChanged');
  return accepted([{ type: 'readingChanged', readingId: question.id, from, to }]);
}

function isOption(id: ReadingId, option: string): boolean {
  const options: readonly string[] = READING_OPTIONS[id];
  return options.includes(option);
}

function endStep(battle: Battle, combat: Combat, round: Round): Decision {
  const book = bookOf(battle);
  const assault = assaultOf(round);
  if (!stepInHand(book, assault)) return refused('stepFought');
  const events = emptyStrikes(book, combat, round, assault);
  return events.length === 0 ? refused('woundsWait') : nonEmpty(events);
}

/** Adds the end of the step to the gesture that settles the last of it, or `names` that gesture by it. */
function withStepEnd(
  battle: Battle,
  combat: Combat,
  round: Round,
  decision: Decision,
  end: 'follows' | 'names' = 'follows',
): Decision {
  if (!decision.ok) return decision;
  const book = bookOf(battle);
  const now = stepInHand(book, assaultOf(round));
  const after = decision.value.reduce<Battle | null>(afterAssaultEvent, battle);
  const then = after && combatOf(after, combat.id);
  const roundThen = then && latestRound(then);
  if (!now || !roundThen || !isFought(book, assaultOf(roundThen), now)) return decision;
  const ended: BattleEvent = {
    type: 'stepFought',
    combatId: combat.id,
    round: round.number,
    step: now.step,
  };
  return accepted(end === 'names' ? [ended, ...decision.value] : [...decision.value, ended]);
}

/** What the armies lose does not matter to the fight itself. */
function afterAssaultEvent(battle: Battle | null, event: BattleEvent): Battle | null {
  const ofAssault =
    event.type === 'strikeChanged' || event.type === 'woundsAllocated' || event.type === 'poolsOrdered';
  return battle && ofAssault ? reduceAssault(battle, event) : battle;
}

/** Closes the round with the result as it stands; steps that were not fought add nothing. Refused while Wounds wait. */
export function closeAssault(battle: Battle, combat: Combat): Decision {
  const round = latestRound(combat);
  if (!round || isClosed(round)) return refused('roundClosed');
  if (woundsWait(bookOf(battle), assaultOf(round))) return refused('woundsWait');
  return accepted([closing(battle, combat, round)]);
}

/** The next round; the replay of the log carries over whoever is left. */
export function beginNextAssault(combat: Combat): Decision {
  const round = latestRound(combat);
  if (round && !isClosed(round)) return refused('roundOpen');
  return accepted([
    {
      type: 'roundBegan',
      combatId: combat.id,
      round: combat.rounds.length + 1,
      kept: { a: {}, b: {} },
      keptTests: { a: {}, b: {} },
    },
  ]);
}

/** An assault ends with the result of the round that was being fought; a round in which nothing was fought has none. */
export function endAssault(battle: Battle, combat: Combat): Events {
  const ended = { type: 'combatEnded', combatId: combat.id } as const;
  const round = latestRound(combat);
  return round?.touched && !isClosed(round) ? [ended, closing(battle, combat, round)] : [ended];
}

function closing(battle: Battle, combat: Combat, round: Round): BattleEvent {
  return {
    type: 'assaultClosed',
    combatId: combat.id,
    round: round.number,
    outcome: assaultOutcome(battle, round),
  };
}
