import type { AssaultRound, UnitTest } from '@/battle/state/assault-round';
import type { Battle } from '@/battle/state/battle';
import { bookOf } from '@/battle/state/edition-of';
import type { FighterGroup } from '@/battle/state/fighters';
import type { UnitKey } from '@/battle/state/ids';
import { checkedCharacteristic } from '@/rules/book-parts';
import {
  casualtyCheck,
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
import { standsAside } from './challenge';
import { assaultUnit, groupsIn, livingOf, livingUnits, targetTypeOf, unitRulesOf } from './units';
import type { LoserView, TestedOn } from './view';

/** The side that lost the closed round and has to test, and by how many Wounds; null if no side tests. */
export function assaultLoser({
  outcome,
}: AssaultRound): { readonly side: Side; readonly lostBy: number } | null {
  // Where points are counted, the side checks once: `aftermath.ts`.
  if (outcome?.next !== 'morale' || outcome.winner === 'draw' || outcome.counted) return null;
  return { side: otherSide(outcome.winner), lostBy: outcome.wonBy };
}

/**
 * The units that have to test: those of the losing side with models left, without vehicles. After a shooting
 * attack: those that lost too many models.
 */
export function losingUnits(round: AssaultRound): readonly UnitKey[] {
  if (round.shot) return round.shot.units.filter(({ tests }) => tests).map(({ unitKey }) => unitKey);
  const loser = assaultLoser(round);
  if (!loser) return [];
  return livingUnits(round, loser.side).filter(
    (unitKey) => targetTypeOf(groupsIn(round, { unitKey })) === 'nonVehicle',
  );
}

/** The Morale check of a unit whose side lost by so many Wounds. */
export function moraleOf(
  book: WoundPoolRules,
  round: AssaultRound,
  unitKey: UnitKey,
  lostBy: number,
): MoraleCheck {
  const { value: leadership } = leadershipOf(book, round, unitKey);
  const rules = unitRulesOf(livingGroups(round, unitKey));
  const shot = round.shot?.units.find((unit) => unit.unitKey === unitKey);
  if (shot) return casualtyCheck(leadership, rules, shot.phase, book.checks);
  return moraleCheck({ leadership, lostBy, rules });
}

/**
 * The Leadership for a unit's tests: as entered by the players, else the best of its models left. The
 * character that stands aside after a refused challenge does not count while another model is left.
 */
export function leadershipOf(book: WoundPoolRules, round: AssaultRound, unitKey: UnitKey): TestedOn {
  if (book.checks) return checkedOn(round, unitKey);
  const living = livingGroups(round, unitKey);
  const leading = living.filter((group) => livingOf(group).some((id) => id !== standsAside(round)));
  const [best] = (leading.length > 0 ? leading : living).toSorted(
    (left, right) => (right.leadership ?? 0) - (left.leadership ?? 0),
  );
  const byRule = best?.leadership ?? 0;
  const alike = living.every(({ leadership }) => leadership === byRule);
  const said = round.said[unitKey]?.leadership;
  return {
    value: said ?? byRule,
    of: said === undefined && !alike ? (best?.name ?? null) : null,
    said: said !== undefined,
  };
}

/** Where checks are made: the lowest of the unit, or that of a model with a rank where it is higher. */
function checkedOn(round: AssaultRound, unitKey: UnitKey): TestedOn {
  const said = round.said[unitKey]?.leadership;
  if (said !== undefined) return { value: said, of: null, said: true };
  const living = livingGroups(round, unitKey);
  const of = ({ leadership }: FighterGroup) => leadership ?? 0;
  const [officer] = living
    .filter(({ rank, character }) => rank !== undefined || character !== 'none')
    .toSorted((left, right) => of(right) - of(left));
  const lowest = checkedCharacteristic('lowest', living.map(of), null);
  const value = checkedCharacteristic('lowest', living.map(of), officer ? of(officer) : null);
  return { value, of: officer && value > lowest ? officer.name : null, said: false };
}

function livingGroups(round: AssaultRound, unitKey: UnitKey) {
  return groupsIn(round, { unitKey }).filter((group) => livingOf(group).length > 0);
}

/**
 * The Initiative with which a unit runs: as entered by the players, else the most common one of its models
 * left, unmodified.
 */
function initiativeOf(book: WoundPoolRules, round: AssaultRound, unitKey: UnitKey): number {
  const said = round.said[unitKey]?.initiative;
  if (said !== undefined) return said;
  const values = livingGroups(round, unitKey).flatMap((group) => livingOf(group).map(() => group.initiative));
  return majority(values, book.readings.mixedTie).value;
}

/**
 * The Sweeping Advance after that unit, by the fastest unit of the winner. Null if the winner has no models
 * left.
 */
export function sweepOf(
  book: WoundPoolRules,
  round: AssaultRound,
  unitKey: UnitKey,
): SweepingAdvanceQuestion | null {
  // A unit that falls back from shots is not pursued.
  if (round.shotBy) return null;
  const loser = groupsIn(round, { unitKey })[0];
  const winners = loser ? livingUnits(round, otherSide(loser.side)) : [];
  if (winners.length === 0 || livingGroups(round, unitKey).length === 0) return null;
  return {
    winnerInitiative: initiativeOf(book, round, fastestOf(book, round, winners) ?? unitKey),
    loserInitiative: initiativeOf(book, round, unitKey),
    winnerBonus: 0,
    loserBonus: 0,
    loserRules: unitRulesOf(groupsIn(round, { unitKey })),
  };
}

function fastestOf(book: WoundPoolRules, round: AssaultRound, units: readonly UnitKey[]): UnitKey | null {
  const byInitiative = units.toSorted(
    (left, right) => initiativeOf(book, round, right) - initiativeOf(book, round, left),
  );
  return byInitiative[0] ?? null;
}

/** The test of that unit, or null if it has no result yet. */
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
    const check = moraleOf(book, round, unitKey, lostBy);
    const test = unitTestOf(round, unitKey);
    const question = sweepOf(book, round, unitKey);
    const chances = question && chancesOf(question);
    const fastest = fastestOf(book, round, livingUnits(round, otherSide(unit.side)));
    const winner = fastest && assaultUnit(battle, round, fastest);
    const sweep = question && chances && winner && { ...question, chances, winner };
    const leadership = leadershipOf(book, round, unitKey);
    return [{ unit, check, leadership, test, stage: stageOf(check, test, question !== null), sweep }];
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
