import { assaultOf } from '@/battle/state/assault-round';
import { type Battle, type Combat, combatOf, isClosed, latestRound, type Round } from '@/battle/state/battle';
import { nonEmpty } from '@/battle/state/decision';
import { bookOf, editionOfBattle, fightsWithPools } from '@/battle/state/edition-of';
import { accepted, assertNever, READING_OPTIONS, type ReadingId, refused } from '@/rules/index';
import { decideAllocation } from './decide-allocation';
import { decideFighters } from './decide-fighters';
import { decideLoser } from './decide-losers';
import { decideStrike, emptyStrikes } from './decide-strike';
import { isOfAssault } from './event';
import type { AssaultIntent } from './intent';
import { reduceAssault } from './reduce';
import type { AssaultDecision, FightEvent } from './refusal';
import { isAllocating, standingAssault, standingStep } from './standing-assault';

/** What an intent about an assault leads to. `seq` is the number of the entry, from which new groups have their ids. */
export function decideAssault(battle: Battle, intent: AssaultIntent, seq: number): AssaultDecision {
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
    case 'allocateAgain':
    case 'allocateTogether':
    case 'rollAllocation':
      return withStepEnd(battle, combat, round, decideAllocation(battle, combat, round, intent));
    default:
      return assertNever(intent);
  }
}

function changeReading(battle: Battle, asked: string, to: string): AssaultDecision {
  const question = editionOfBattle(battle).woundPools?.questions.find(({ id }) => id === asked);
  if (!question || !isOption(question.id, to)) return refused('noSuchReading');
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

function endStep(battle: Battle, combat: Combat, round: Round): AssaultDecision {
  const book = bookOf(battle);
  const assault = assaultOf(round);
  if (!standingAssault(book, assault).inHand) return refused('stepFought');
  const events = emptyStrikes(book, combat, round, assault);
  return events.length === 0 ? refused('woundsWait') : nonEmpty(events);
}

/** Adds the end of the step to the gesture that settles the last of it, or `names` that gesture by it. */
function withStepEnd(
  battle: Battle,
  combat: Combat,
  round: Round,
  decision: AssaultDecision,
  end: 'follows' | 'names' = 'follows',
): AssaultDecision {
  if (!decision.ok) return decision;
  const book = bookOf(battle);
  const now = standingAssault(book, assaultOf(round)).inHand;
  const after = decision.value.reduce<Battle | null>(afterAssaultEvent, battle);
  const then = after && combatOf(after, combat.id);
  const roundThen = then && latestRound(then);
  if (!now || !roundThen || !standingStep(book, assaultOf(roundThen), now).settled) return decision;
  const ended: FightEvent = {
    type: 'stepFought',
    combatId: combat.id,
    round: round.number,
    step: now.step,
    placesEnd: true,
  };
  return accepted(end === 'names' ? [ended, ...decision.value] : [...decision.value, ended]);
}

/** What the armies lose does not matter to the fight itself. */
function afterAssaultEvent(battle: Battle | null, event: FightEvent): Battle | null {
  return battle && isOfAssault(event) ? reduceAssault(battle, event) : battle;
}
