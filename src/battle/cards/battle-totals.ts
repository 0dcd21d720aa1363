import { casualtiesOf } from '@/battle/combat/engagement';
import { factsOf } from '@/battle/log/event';
import { battleOf, type Ledger } from '@/battle/log/ledger';
import { fateOf, unitOf } from '@/battle/state/army';
import type { Battle } from '@/battle/state/battle';
import type { Combat, Round } from '@/battle/state/combat';
import { foughtIn } from '@/battle/state/engaged';
import type { CombatId, UnitId } from '@/battle/state/ids';
import {
  type Fraction,
  formatFraction,
  otherSide,
  parseFraction,
  type Side,
  sumFractions,
} from '@/rules/index';

/**
 * Closed Rounds of Combat by their result for a side. `drawn` counts every tie, also one that both win or
 * both lose.
 */
export type RoundTotals = { readonly won: number; readonly drawn: number; readonly lost: number };

/**
 * A side's break tests and other tests of its units that dice decided, and how many of them the odds let us
 * expect to hold.
 */
export type TestTotals = {
  /** Tests with a roll and known odds. */
  readonly rolled: number;
  readonly held: number;
  /** The sum of their chances to hold, as a fraction in lowest terms, such as "41/18". */
  readonly expected: string;
  /** Tests with a roll and unknown odds. */
  readonly unknown: number;
};

/**
 * What the units of one name did in rounds in which they fought alone on their side. In other rounds nobody
 * can tell which unit did it.
 */
export type UnitDeeds = {
  readonly name: string;
  /** Points of the enemy units that were destroyed there, or caught while they fled from there. */
  readonly pointsDestroyed: number;
  /** Health Points that the enemy lost in these rounds. */
  readonly healthTaken: number;
};

/** What a season needs to know about one side of a battle. */
export type SideTotals = {
  readonly rounds: RoundTotals;
  readonly tests: TestTotals;
  /** Only units with results; the most points first. */
  readonly deeds: readonly UnitDeeds[];
};

/**
 * What a season needs to know about a battle, by side. It is stored in the card, so that a season replays no
 * battle.
 */
export type BattleTotals = Readonly<Record<Side, SideTotals>>;

/**
 * The totals of a battle so far. They add up what was recorded: odds and results as they were at that time.
 */
export function battleTotals(ledger: Ledger): BattleTotals {
  const battle = battleOf(ledger);
  const side = (which: Side): SideTotals => ({
    rounds: roundTotals(battle, which),
    tests: testTotals(battle, which),
    deeds: deedsOf(ledger, battle, which),
  });
  return { a: side('a'), b: side('b') };
}

function roundTotals(battle: Battle, side: Side): RoundTotals {
  const winners = battle.combats.flatMap(({ rounds }) => rounds.flatMap(winnerOf));
  const decided = winners.filter((winner) => winner !== 'draw');
  const won = decided.filter((winner) => winner === side).length;
  return { won, drawn: winners.length - decided.length, lost: decided.length - won };
}

/** The winner of a closed round, on a score sheet or with wound pools; undefined for an open one. */
function winnerOf({ outcome, assault }: Round): readonly (Side | 'draw')[] {
  if (assault?.outcome) return [assault.outcome.winner];
  if (!outcome) return [];
  return [outcome.result.kind === 'won' ? outcome.result.winner : 'draw'];
}

type RolledTest = { readonly odds: string | null; readonly held: boolean };

function testTotals(battle: Battle, side: Side): TestTotals {
  const rounds = battle.combats.flatMap((combat) => combat.rounds);
  const beside = battle.units
    .filter(({ unit }) => unit.side === side)
    .flatMap(({ tests = [] }) => tests.filter(({ kind }) => kind === 'roll'));
  const inRounds: readonly RolledTest[] = rounds.flatMap((round) => [
    ...round.tests.flatMap((test) => (test.side === side && test.taken?.kind === 'roll' ? [test.taken] : [])),
    ...moraleOfSide(round, side),
  ]);
  const taken = [...inRounds, ...beside];
  const known = taken.flatMap(({ odds, held }) => {
    const chance: Fraction | null = odds === null ? null : parseFraction(odds);
    return chance ? [{ chance, held }] : [];
  });
  return {
    rolled: known.length,
    held: known.filter(({ held }) => held).length,
    expected: formatFraction(sumFractions(known.map(({ chance }) => chance))),
    unknown: taken.length - known.length,
  };
}

/** The Morale checks of an assault that dice decided, without those passed or failed with no roll. */
function moraleOfSide({ assault }: Round, side: Side): readonly RolledTest[] {
  if (!assault) return [];
  return assault.tests.flatMap(({ unitKey, morale }) => {
    const own = assault.groups.some((group) => group.unitKey === unitKey && group.side === side);
    if (!own || !morale || morale.target === null || morale.way === 'choseToFail') return [];
    return [{ odds: morale.odds, held: morale.passed }];
  });
}

function deedsOf(ledger: Ledger, battle: Battle, side: Side): readonly UnitDeeds[] {
  const enemy = otherSide(side);
  const deeds = new Map<string, UnitDeeds>();
  const credit = (id: UnitId | null, points: number, health: number) => {
    const name = id === null ? undefined : unitOf(battle, id)?.unit.name;
    if (name === undefined || points + health === 0) return;
    const before = deeds.get(name);
    deeds.set(name, {
      name,
      pointsDestroyed: (before?.pointsDestroyed ?? 0) + points,
      healthTaken: (before?.healthTaken ?? 0) + health,
    });
  };
  // No unit is credited for what shooters lost to their own weapons.
  const strikes = ({ shotBy = side }: Combat) => shotBy === side;
  for (const combat of battle.combats.filter(strikes)) {
    for (const round of combat.rounds) {
      credit(aloneIn(battle, combat, round, side), 0, casualtiesOf(battle, round, enemy));
    }
  }
  for (const [fallen, place] of placesOfFall(ledger)) {
    const army = unitOf(battle, fallen);
    if (army?.unit.side !== enemy || fateOf(army) !== 'destroyed') continue;
    const combat = battle.combats.find(({ id }) => id === place.combatId);
    const round = combat?.rounds.find(({ number }) => number === place.round);
    if (combat && strikes(combat) && round)
      credit(aloneIn(battle, combat, round, side), army.unit.pointCost, 0);
  }
  return [...deeds.values()].toSorted(
    (one, other) =>
      other.pointsDestroyed - one.pointsDestroyed ||
      other.healthTaken - one.healthTaken ||
      (one.name < other.name ? -1 : 1),
  );
}

/** The only unit of the side that fought in the round; null if there was none, or more than one. */
function aloneIn(battle: Battle, combat: Combat, round: Round, side: Side): UnitId | null {
  const own = foughtIn(combat, round).filter((id) => unitOf(battle, id)?.unit.side === side);
  return own.length === 1 ? (own[0] ?? null) : null;
}

type Place = { readonly combatId: CombatId; readonly round: number };

/**
 * The combat and the round in which each unit was destroyed, if it was in one: it lost its last Health Point
 * there, or was caught when it fled.
 */
function placesOfFall(ledger: Ledger): ReadonlyMap<UnitId, Place> {
  const places = new Map<UnitId, Place>();
  for (const { entry } of ledger.steps) {
    const [gesture] = entry.events;
    for (const event of entry.events) {
      if (event.type === 'healthChanged') {
        const { unitId, to, combatId, round } = event;
        if (to > 0) places.delete(unitId);
        else if (combatId !== null && round !== null) places.set(unitId, { combatId, round });
      } else if (event.type === 'fateChanged') {
        if (event.to !== 'destroyed') places.delete(event.unitId);
        else if (factsOf(gesture).catches && 'round' in gesture && gesture.combatId && gesture.round) {
          places.set(event.unitId, { combatId: gesture.combatId, round: gesture.round });
        }
      }
    }
  }
  return places;
}
