import { isOfAssault } from '@/battle/assault/assault-events';
import type { AssaultEvent } from '@/battle/assault/event';
import { reduceAssault } from '@/battle/assault/reduce';
import { challengeWaits } from '@/battle/assault/standing/challenge';
import { isAllocating, standingAssault, standingStep } from '@/battle/assault/standing/standing-assault';
import { assaultOf } from '@/battle/state/assault-round';
import { type Battle, combatOf } from '@/battle/state/battle';
import { type Combat, isClosed, latestRound, type Round } from '@/battle/state/combat';
import { nonEmpty } from '@/battle/state/decision';
import { bookOf, editionOfBattle, fightsWithPools } from '@/battle/state/edition-of';
import { accepted, assertNever, READING_OPTIONS, type ReadingId, refused } from '@/rules/index';
import { decideAftermath, isOfAftermath } from './decide-aftermath';
import { decideAllocation } from './decide-allocation';
import { decideChallenge } from './decide-challenge';
import { decideDuel } from './decide-duel';
import { decideFighters } from './decide-fighters';
import { decideLoser, isOfLoser } from './decide-losers';
import { decidePoints } from './decide-points';
import { decideStrike, emptyStrikes } from './decide-strike';
import { decideUnits } from './decide-units';
import type { AssaultIntent } from './intent';
import type { AssaultDecision, FightEvent } from './refusal';
import { endOfShooting } from './shooting-end';

/*
 * The course of an assault.
 *
 * An edition with wound pools and no score sheet fights its combats as assaults. The combat, its rounds,
 * its turn and its engaged units are those of `state/battle.ts`; the fight is in `Round.assault`
 * (`state/assault-round.ts`).
 *
 * 1. Groups of identical models of both sides (`changeFighters`), from the armies or entered by the
 * players. Groups with the same `unitKey` are one unit. They may be joined and split (`mergeUnits`,
 * `splitGroup`) while no blow of the current step is entered.
 * 2. Before the first blow a character may issue a challenge (`issueChallenge`), which the enemy accepts
 * or refuses (`challenge.ts`). Overwatch, or any other loss before the blows, is `hurtModels`.
 * 3. Down the Initiative ladder. Every group that strikes at the current step has a strike by default
 * (`strikesAt`): its attacks by the rules, against the first enemy unit. `changeStrike` and `splitStrike`
 * change this; `enterHits` or `rollHits`, and `enterWounds` or `rollWounds`, give the results of the dice.
 * Results that need no dice are settled with the strike.
 * 4. When all strikes of the step are settled, each struck unit has pools of Wounds (`poolsOn`). Until the
 * first Wound is allocated, its models may be placed (`placeModels`), for this step only, and the attacker
 * may order the pools (`orderPools`). Then the Wounds are allocated: step by step as the engine prompts
 * (`allocate`), all at once if the models are alike (`allocateTogether`), or by the app up to the next
 * choice (`rollAllocation`). The same entry reduces the unit's health in the armies by every Wound lost.
 * 5. The gesture that settles the last Wound or strike of a step also ends the step (`stepFought`), and
 * the next step is current. Models removed in a step still strike in it; models removed before do not.
 * 6. After the last step the result stands (`resultSoFar`). `closeRound` records it. Losing units test
 * (`takeMorale`), and units that fail run from the winner (`sweep`); both change their fates in the
 * armies. `beginRound` continues with the models that are left, `endCombat` ends the combat.
 *
 * The present state is computed once for each round and book (`standingAssault`): who strikes at which
 * step, with which numbers, and which step is current. `decide.ts` and the files beside it use it to
 * decide, `assault-now.ts` makes the view for the screen, and `question.ts` the one question to ask next.
 *
 * A shooting attack (`Combat.shotBy`) is the same with only one side striking: weapon by weapon
 * (`firing.ts`) instead of the ladder, by Ballistic Skill, from the closest model on. The gesture that
 * settles its last shot ends it (`shootingEnded`). It also ends the combat, unless a unit has to take a
 * Morale check for the models it lost in the phase (`shooting-end.ts`).
 *
 * Facts of the log are final: strikes keep counts, allocations keep the outcome of every Wound, a closed
 * round keeps its result. The engine is used when something is decided or shown, never while a log is
 * replayed.
 */

/**
 * The events or the refusal of an intent about an assault. `seq` is the number of the entry; the ids of new
 * groups are made of it.
 */
export function decideAssault(battle: Battle, intent: AssaultIntent, seq: number): AssaultDecision {
  if (!fightsWithPools(battle)) return refused('noAssault');
  if (intent.type === 'changeReading') return changeReading(battle, intent.readingId, intent.to);
  const combat = combatOf(battle, intent.combatId);
  const round = combat && latestRound(combat);
  if (!combat || !round) return refused('noSuchCombat');
  if (combat.ended) return refused('combatEnded');
  if (isOfLoser(intent)) {
    return decideLoser(battle, combat, round, intent);
  }
  if (isOfAftermath(intent)) return decideAftermath(battle, combat, round, intent);
  if (isClosed(round)) return refused('roundClosed');
  switch (intent.type) {
    case 'addFighters':
    case 'changeFighters':
    case 'removeFighters':
    case 'placeModels':
    case 'takeCover':
    case 'turnVehicle':
      return decideFighters(battle, combat, round, intent, seq);
    case 'hurtModels': {
      const decision = decideFighters(battle, combat, round, intent, seq);
      // If no model is left to take the Wounds of a shot, the next weapon is current.
      return combat.shotBy ? withStepEnd(battle, combat, round, decision) : decision;
    }
    case 'changeUnit':
    case 'mergeUnits':
    case 'splitGroup':
      return decideUnits(battle, combat, round, intent);
    case 'issueChallenge':
    case 'answerChallenge':
      return decideChallenge(bookOf(battle), combat, round, intent);
    case 'chooseGambit':
    case 'rollFocus':
    case 'strikeDuel':
    case 'endChallenge':
      return decideDuel(battle, combat, round, intent);
    case 'changeStrike':
    case 'splitStrike':
    case 'enterHits':
    case 'rollHits':
    case 'namePrecise':
    case 'enterWounds':
    case 'rollWounds':
      return withStepEnd(battle, combat, round, decideStrike(battle, combat, round, intent));
    case 'countPoints':
      return decidePoints(battle, combat, round, intent);
    case 'endStep':
      if (challengeWaits(assaultOf(round))) return refused('challengeOpen');
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
  // The allocation in progress began with the present reading, so the reading must not change.
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

/**
 * Adds the end of the step to the gesture that settles the last part of it. With `names`, the end of the step
 * names the gesture.
 */
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
    // Models do not move between two weapons of a shooting attack.
    ...(combat.shotBy ? {} : { placesEnd: true }),
  };
  const [first, ...others] = end === 'names' ? [ended, ...decision.value] : [...decision.value, ended];
  if (!first) return decision;
  if (!combat.shotBy) return accepted([first, ...others]);
  const stepped = reduceAssault(after, ended as AssaultEvent);
  const shot = stepped && combatOf(stepped, combat.id);
  const roundShot = shot && latestRound(shot);
  return accepted([first, ...others, ...(roundShot ? endOfShooting(stepped, shot, roundShot) : [])]);
}

/** Losses in the armies do not change the fight itself. */
function afterAssaultEvent(battle: Battle | null, event: FightEvent): Battle | null {
  return battle && isOfAssault(event) ? reduceAssault(battle, event) : battle;
}
