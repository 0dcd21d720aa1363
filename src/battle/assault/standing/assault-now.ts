import { type AssaultRound, assaultOf } from '@/battle/state/assault-round';
import type { Battle } from '@/battle/state/battle';
import { type Combat, isClosed, latestRound, type Round } from '@/battle/state/combat';
import { bookOf, fightsWithPools } from '@/battle/state/edition-of';
import { type FighterGroup, modelIdOf } from '@/battle/state/fighters';
import type { ModelId, UnitKey } from '@/battle/state/ids';
import { remembered } from '@/plain/remembered';
import { nextPrompt, SIDES, summarise, togetherAllowed, type WoundPoolRules } from '@/rules/index';
import { aftermathOf } from './aftermath';
import { challengersOf, mayChallenge, openChallenge, refusers } from './challenge';
import { duelOf } from './duel';
import { attacksOf } from './ladder';
import { lookOutSirNow } from './look-out-sir';
import { losersOf } from './losers';
import { pointRows } from './point-rows';
import { orderOf, standingAllocation } from './pools';
import { mayBePrecise } from './precision';
import { resultSoFar } from './result';
import { type StandingStep, standingAssault } from './standing-assault';
import type { StandingStrike } from './strikes';
import { assaultUnit, assaultUnits, groupsIn, livingUnits, placesToAsk, unitRulesOf } from './units';
import type { AssaultNow, AssaultView, ChallengeView, LadderStep, StrikeView, UnitWounds } from './view';

/**
 * The latest round of an assault for the screen; null for a combat with a score sheet, and before its first
 * round. A battle never changes, so all parts of a screen get the same cached view.
 */
export const assaultView = remembered((battle: Battle, combat: Combat): AssaultView | null => {
  const round = latestRound(combat);
  if (!round || !fightsWithPools(battle)) return null;
  const book = bookOf(battle);
  const assault = assaultOf(round);
  const ladder = ladderOf(book, assault);
  const losers = losersOf(battle, assault);
  const aftermath = aftermathOf(book, assault);
  return {
    units: assaultUnits(battle, assault),
    ladder,
    now: nowOf(battle, book, round, ladder, { losers, aftermath }),
    result: resultSoFar(book, assault),
    points: isClosed(round) ? null : pointRows(book, assault),
    losers,
    aftermath,
    fearTests: book.fear ? fearTests(assault) : [],
    challenge: challengeOf(book, combat, round, assault),
  };
});

function challengeOf(
  book: WoundPoolRules,
  combat: Combat,
  round: Round,
  assault: AssaultRound,
): ChallengeView {
  const open = openChallenge(assault);
  return {
    mayIssue: !combat.shotBy && !isClosed(round) && mayChallenge(book, assault),
    characters: { a: challengersOf(book, assault, 'a'), b: challengersOf(book, assault, 'b') },
    issued: assault.challenge,
    duel: isClosed(round) ? null : duelOf(book, assault),
    refusers: open ? refusers(book, assault, open.answers) : [],
  };
}

function ladderOf(book: WoundPoolRules, round: AssaultRound): readonly LadderStep[] {
  const { steps, inHand } = standingAssault(book, round);
  return steps.flatMap(({ step, strikes: standing }) => {
    const fought = round.lastStep !== null && step >= round.lastStep;
    const strikes = standing
      // A step that is over shows only its strikes with counts.
      .filter(({ strike }) => !fought || strike.hits !== null || strike.wounds !== null)
      .map((strike) => strikeView(book, round, strike));
    if (fought && strikes.length === 0) return [];
    return [
      { step, standing: fought ? 'fought' : step === inHand?.step ? 'now' : 'toCome', strikes } as const,
    ];
  });
}

function strikeView(
  book: WoundPoolRules,
  round: AssaultRound,
  { strike, group, models, numbers, stage }: StandingStrike,
): StrikeView {
  const { attacks, reasons } = attacksOf(book, group, strike.blow);
  return {
    strike,
    group,
    ...(strike.against === undefined ? {} : { duellist: duellistOf(group, models[0]) }),
    strikers: models.length,
    attacksEach: attacks,
    attackReasons: reasons,
    numbers,
    stage,
    mayBePrecise: mayBePrecise(book, round, { strike, group, numbers }),
  };
}

function duellistOf(group: FighterGroup, model: ModelId | undefined) {
  const place = group.woundsLeft.findIndex((_, index) => modelIdOf(group.id, index) === model);
  return { name: group.name, number: group.woundsLeft.length > 1 && place >= 0 ? place + 1 : null };
}

function nowOf(
  battle: Battle,
  book: WoundPoolRules,
  round: Round,
  ladder: readonly LadderStep[],
  after: Pick<AssaultView, 'losers' | 'aftermath'>,
): AssaultNow {
  const assault = assaultOf(round);
  if (isClosed(round)) return afterClosing(after);
  const missing = SIDES.filter((side) => groupsIn(assault, { side }).length === 0);
  if (missing.length > 0) return { phase: 'setUp', missing };
  const { inHand } = standingAssault(book, assault);
  const step = ladder.find((candidate) => candidate.step === inHand?.step);
  if (!inHand || !step) {
    // A shooting attack ends by itself. If nothing was shot yet, no group has a weapon: the players must
    // enter one.
    return assault.shotBy && assault.strikes.length === 0
      ? { phase: 'setUp', missing: [] }
      : { phase: 'result' };
  }
  if (step.strikes.some(({ stage }) => stage !== 'settled')) return { phase: 'strike', step };
  return { phase: 'allocate', step: step.step, units: waitingUnits(battle, book, assault, inHand) };
}

/** What is left to do after a closed round. */
function afterClosing({ losers, aftermath }: Pick<AssaultView, 'losers' | 'aftermath'>): AssaultNow {
  if (losers.some(({ stage }) => stage !== 'done')) return { phase: 'losers', losers };
  if (aftermath?.check && !aftermath.check.taken) return { phase: 'check', check: aftermath.check };
  const units = aftermath?.units.filter(({ options, chosen }) => options.length > 0 && !chosen) ?? [];
  return units.length > 0 ? { phase: 'aftermath', units } : { phase: 'settled' };
}

function waitingUnits(
  battle: Battle,
  book: WoundPoolRules,
  round: AssaultRound,
  { step, struck }: StandingStep,
): readonly UnitWounds[] {
  return struck.flatMap((unitKey) => {
    const unit = assaultUnit(battle, round, unitKey);
    return unit ? [{ unit, ...woundsOn(book, round, step, unitKey) }] : [];
  });
}

function woundsOn(
  book: WoundPoolRules,
  round: AssaultRound,
  step: number,
  unitKey: UnitKey,
): Omit<UnitWounds, 'unit'> {
  const { state, pools, begun } = standingAllocation(book, round, step, unitKey);
  const chosen = orderOf(round, unitKey);
  return {
    pools,
    state,
    allocation: book.allocation,
    prompt: nextPrompt(book, state),
    together: togetherAllowed(book, state),
    lookOutSir: lookOutSirNow(book, round, unitKey, state),
    summary: summarise(state),
    formerPlaces: begun ? null : placesToAsk(round, unitKey),
    untouched: !begun,
    order: chosen.length > 0 ? chosen : pools.map(({ id }) => id),
  };
}

/**
 * The units that face an enemy that causes Fear and have no rule against it. A failed test is a switch of the
 * group.
 */
function fearTests(round: AssaultRound): readonly UnitKey[] {
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
