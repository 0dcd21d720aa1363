import { nextPrompt, SIDES, summarise, togetherAllowed, type WoundPoolRules } from '@/rules/index';
import { type AssaultRound, assaultOf } from './assault';
import { orderOf, standingAllocation } from './assault-allocation';
import { attacksOf, type Striking, strikingOrder } from './assault-ladder';
import { losersOf } from './assault-losers';
import { resultSoFar } from './assault-score';
import { type StandingStrike, stepInHand, strikesAt, struckUnits } from './assault-strikes';
import { assaultUnit, assaultUnits, groupsIn, livingUnits, unitRulesOf } from './assault-units';
import type { AssaultNow, AssaultView, LadderStep, StrikeView, UnitWounds } from './assault-view';
import { type Battle, type Combat, isClosed, latestRound, type Round } from './battle';
import { bookOf, fightsWithPools } from './edition-of';

/** The latest round of an assault for the screen; null for a combat with a score sheet, and before its first round. */
export function assaultView(battle: Battle, combat: Combat): AssaultView | null {
  const round = latestRound(combat);
  if (!round || !fightsWithPools(battle)) return null;
  const book = bookOf(battle);
  const assault = assaultOf(round);
  const ladder = ladderOf(book, assault);
  const losers = losersOf(battle, assault);
  return {
    units: assaultUnits(battle, assault),
    ladder,
    now: nowOf(battle, book, round, ladder, losers),
    result: resultSoFar(book, assault),
    losers,
    fearTests: fearTests(assault),
  };
}

function ladderOf(book: WoundPoolRules, round: AssaultRound): readonly LadderStep[] {
  const now = stepInHand(book, round)?.step ?? null;
  return strikingOrder(book, round).flatMap((striking) => {
    const { step } = striking;
    const fought = round.lastStep !== null && step >= round.lastStep;
    const strikes = strikesAt(book, round, striking)
      // Of a step that is over only what was struck is told.
      .filter(({ strike }) => !fought || strike.hits !== null || strike.wounds !== null)
      .map((standing) => strikeView(book, standing));
    if (fought && strikes.length === 0) return [];
    return [{ step, standing: fought ? 'fought' : step === now ? 'now' : 'toCome', strikes } as const];
  });
}

function strikeView(
  book: WoundPoolRules,
  { strike, group, models, numbers, stage }: StandingStrike,
): StrikeView {
  const { attacks, reasons } = attacksOf(book, group, strike.blow);
  return {
    strike,
    group,
    strikers: models.length,
    attacksEach: attacks,
    attackReasons: reasons,
    numbers,
    stage,
  };
}

function nowOf(
  battle: Battle,
  book: WoundPoolRules,
  round: Round,
  ladder: readonly LadderStep[],
  losers: AssaultView['losers'],
): AssaultNow {
  const assault = assaultOf(round);
  if (isClosed(round)) {
    return losers.some(({ stage }) => stage !== 'done') ? { phase: 'losers', losers } : { phase: 'settled' };
  }
  const missing = SIDES.filter((side) => groupsIn(assault, { side }).length === 0);
  if (missing.length > 0) return { phase: 'setUp', missing };
  const striking = stepInHand(book, assault);
  const step = ladder.find((candidate) => candidate.step === striking?.step);
  if (!striking || !step) return { phase: 'result' };
  if (step.strikes.some(({ stage }) => stage !== 'settled')) return { phase: 'strike', step };
  return { phase: 'allocate', step: step.step, units: waitingUnits(battle, book, assault, striking) };
}

function waitingUnits(
  battle: Battle,
  book: WoundPoolRules,
  round: AssaultRound,
  { step }: Striking,
): readonly UnitWounds[] {
  return struckUnits(book, round, step).flatMap((unitKey) => {
    const unit = assaultUnit(battle, round, unitKey);
    return unit ? [{ unit, ...woundsOn(book, round, step, unitKey) }] : [];
  });
}

function woundsOn(
  book: WoundPoolRules,
  round: AssaultRound,
  step: number,
  unitKey: string,
): Omit<UnitWounds, 'unit'> {
  const { state, begun } = standingAllocation(book, round, step, unitKey);
  const chosen = orderOf(round, unitKey);
  return {
    pools: state.pools,
    state,
    prompt: nextPrompt(book, state),
    together: togetherAllowed(book, state),
    summary: summarise(state),
    untouched: !begun,
    order: chosen.length > 0 ? chosen : state.pools.map(({ id }) => id),
  };
}

/** The units that face an enemy that causes Fear, without a rule against it. A test that was failed is a switch of the group. */
function fearTests(round: AssaultRound): readonly string[] {
  return SIDES.flatMap((side) => {
    const feared = round.groups.some((group) => group.side !== side && group.causesFear);
    if (!feared) return [];
    return livingUnits(round, side).filter((unitKey) => {
      const groups = groupsIn(round, { unitKey });
      const brave = unitRulesOf(groups);
      return (
        groups.some(({ target }) => target === 'model') &&
        !brave.includes('fearless') &&
        !brave.includes('andTheyShallKnowNoFear')
      );
    });
  });
}
