import type { AssaultRound, UnitTest } from '@/battle/state/assault-round';
import type { Battle } from '@/battle/state/battle';
import { bookOf } from '@/battle/state/edition-of';
import type { UnitKey } from '@/battle/state/ids';
import {
  type MoraleCheck,
  majority,
  moraleCheck,
  otherSide,
  type Side,
  SWEEPING_ENDS,
  type SweepingAdvanceQuestion,
  type SweepingEnd,
  sweepingChance,
  type WoundPoolRules,
} from '@/rules/index';
import { assaultUnit, groupsIn, livingOf, livingUnits, targetTypeOf, unitRulesOf } from './units';
import type { LoserView } from './view';

/** The side that lost the closed round and has to test, by how many Wounds; null where nobody tests. */
export function assaultLoser({
  outcome,
}: AssaultRound): { readonly side: Side; readonly lostBy: number } | null {
  if (outcome?.next !== 'morale' || outcome.winner === 'draw') return null;
  return { side: otherSide(outcome.winner), lostBy: outcome.wonBy };
}

/** The units that have to test: those of the losing side with models left that are not vehicles. */
export function losingUnits(round: AssaultRound): readonly UnitKey[] {
  const loser = assaultLoser(round);
  if (!loser) return [];
  return livingUnits(round, loser.side).filter(
    (unitKey) => targetTypeOf(groupsIn(round, { unitKey })) === 'nonVehicle',
  );
}

/** The Morale check of a unit that lost by so many Wounds: on the best Leadership of its models left. */
export function moraleOf(round: AssaultRound, unitKey: UnitKey, lostBy: number): MoraleCheck {
  const living = livingGroups(round, unitKey);
  const leadership = Math.max(0, ...living.map((group) => group.leadership ?? 0));
  return moraleCheck({ leadership, lostBy, rules: unitRulesOf(living) });
}

function livingGroups(round: AssaultRound, unitKey: UnitKey) {
  return groupsIn(round, { unitKey }).filter((group) => livingOf(group).length > 0);
}

/** The Initiative of a unit, unmodified: the commonest of its models left. */
function initiativeOf(book: WoundPoolRules, round: AssaultRound, unitKey: UnitKey): number {
  const values = livingGroups(round, unitKey).flatMap((group) => livingOf(group).map(() => group.initiative));
  return majority(values, book.readings.mixedTie).value;
}

/** The Sweeping Advance after that unit: the fastest unit of the winner follows. Null where the winner has nobody left. */
export function sweepOf(
  book: WoundPoolRules,
  round: AssaultRound,
  unitKey: UnitKey,
): SweepingAdvanceQuestion | null {
  const loser = groupsIn(round, { unitKey })[0];
  const winners = loser ? livingUnits(round, otherSide(loser.side)) : [];
  if (winners.length === 0 || livingGroups(round, unitKey).length === 0) return null;
  return {
    winnerInitiative: Math.max(...winners.map((key) => initiativeOf(book, round, key))),
    loserInitiative: initiativeOf(book, round, unitKey),
    winnerBonus: 0,
    loserBonus: 0,
    loserRules: unitRulesOf(groupsIn(round, { unitKey })),
  };
}

/** The test of that unit, or null where nothing came of it yet. */
export function unitTestOf(round: AssaultRound, unitKey: UnitKey): UnitTest | null {
  return round.tests.find((test) => test.unitKey === unitKey) ?? null;
}

/** The losing units of a closed round with their checks, and what each still has to do. */
export function losersOf(battle: Battle, round: AssaultRound): readonly LoserView[] {
  const lostBy = assaultLoser(round)?.lostBy ?? 0;
  const book = bookOf(battle);
  return losingUnits(round).flatMap((unitKey) => {
    const unit = assaultUnit(battle, round, unitKey);
    if (!unit) return [];
    const check = moraleOf(round, unitKey, lostBy);
    const test = unitTestOf(round, unitKey);
    const question = sweepOf(book, round, unitKey);
    const chances = question && chancesOf(question);
    const sweep = question && chances && { ...question, chances };
    return [{ unit, check, test, stage: stageOf(check, test, question !== null), sweep }];
  });
}

function stageOf(check: MoraleCheck, test: UnitTest | null, maySweep: boolean): LoserView['stage'] {
  if (!test?.morale) return check.automatic ? 'done' : 'morale';
  return !test.morale.passed && !test.sweep && maySweep ? 'sweep' : 'done';
}

function chancesOf(question: SweepingAdvanceQuestion) {
  const chance = (end: SweepingEnd) => sweepingChance(question, end);
  const [escapes, destroyed, locked] = SWEEPING_ENDS.map(chance);
  return escapes && destroyed && locked ? { escapes, destroyed, locked } : null;
}
