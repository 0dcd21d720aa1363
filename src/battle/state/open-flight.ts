import { type Outcome, otherSide, type Side } from '@/rules/index';
import { fateOf, unitOf } from './army';
import type { Battle } from './battle';
import { withCharacters } from './characters';
import type { Combat, Round, RoundTest } from './combat';
import { editionOfBattle } from './edition-of';
import type { UnitId } from './ids';
import { outcomeOfTaken } from './taken-test';

/** The test of a round that left the flight open. */
export type TestWithOpenFlight = {
  readonly combat: Combat;
  readonly round: Round;
  readonly test: RoundTest;
  readonly outcome: Outcome;
};

/**
 * The outcome of a test whose flight is open: pursuers may follow, or dice were thrown, and neither the dice
 * nor the players have decided. Null: it is settled, or there is none.
 */
export function openFlightOf(battle: Battle, { taken, pursuit, thrown, unitId }: RoundTest): Outcome | null {
  const { breakTest, pursuit: rules } = editionOfBattle(battle);
  const outcome = breakTest && rules && taken && outcomeOfTaken(breakTest, taken);
  if (!outcome || (pursuit !== null && thrown === undefined)) return null;
  const army = unitId === null ? undefined : unitOf(battle, unitId as UnitId);
  if (army && fateOf(army) !== (outcome.fate ?? 'fighting')) return null;
  return outcome.winner.may === 'pursue' || thrown ? outcome : null;
}

/**
 * The flights that are open in any round of the battle, also in one that was closed over them: of each unit
 * only that of its newest test, and only where its side still lost that round.
 */
export function openFlightsOf(battle: Battle): readonly TestWithOpenFlight[] {
  const taken = battle.combats.flatMap((combat) =>
    combat.rounds.flatMap((round) =>
      round.tests
        .filter((test) => test.taken !== null && isLoser(round, test.side))
        .map((test) => ({ combat, round, test })),
    ),
  );
  return taken.flatMap((one, index) => {
    const { unitId } = one.test;
    const isNewest = unitId === null || !taken.slice(index + 1).some(({ test }) => test.unitId === unitId);
    const outcome = isNewest ? openFlightOf(battle, one.test) : null;
    return outcome && !isSaidByNextRound(battle, one, outcome) ? [{ ...one, outcome }] : [];
  });
}

/** A unit that the edition removes with the next round got away if it is still there: the players said so. */
function isSaidByNextRound(
  battle: Battle,
  { combat, round }: Pick<TestWithOpenFlight, 'combat' | 'round'>,
  { fate }: Outcome,
): boolean {
  const { removedIfEngaged = [] } = editionOfBattle(battle);
  return fate !== null && combat.rounds.at(-1) !== round && removedIfEngaged.includes(fate);
}

/** Whether the side lost that round, as far as its record says. */
function isLoser({ outcome }: Round, side: Side): boolean {
  const result = outcome?.result;
  return !result || (result.kind === 'won' && result.winner === otherSide(side));
}

/** The open flights in which units may have fallen to their pursuers. */
export function perhapsCaught(battle: Battle): readonly TestWithOpenFlight[] {
  return openFlightsOf(battle).filter(
    ({ outcome: { winner } }) => winner.may === 'pursue' && winner.caught !== 'engaged',
  );
}

/** The battle if these open flights had all ended with the units caught and destroyed. */
export function ifCaught(battle: Battle, flights: readonly TestWithOpenFlight[]): Battle {
  if (flights.length === 0) return battle;
  const fallen = flights.flatMap(({ test }) => withCharacters(battle, test.unitId as UnitId | null));
  const isOpen = (test: RoundTest) => flights.some((one) => one.test === test);
  const caught = { fleeTotal: null, pursuitTotal: null, caught: true } as const;
  return {
    ...battle,
    units: battle.units.map((army) =>
      fallen.includes(army.unit.id) ? { ...army, fate: 'destroyed' } : army,
    ),
    combats: battle.combats.map((combat) => ({
      ...combat,
      rounds: combat.rounds.map((round) => ({
        ...round,
        tests: round.tests.map((test) => (isOpen(test) ? { ...test, pursuit: caught } : test)),
      })),
    })),
  };
}

/** Whether dice and the players' word can still decide it: its round is the latest of a combat that goes on. */
export function mayBeSettled({ combat, round }: TestWithOpenFlight): boolean {
  return !combat.ended && combat.rounds.at(-1) === round;
}
