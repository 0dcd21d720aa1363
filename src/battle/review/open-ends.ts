import { dueTests } from '@/battle/army/due-tests';
import { openFlights, untakenTests } from '@/battle/combat/break-test';
import { battleScore } from '@/battle/score/battle-score';
import { unitsOfOpenWorth } from '@/battle/score/open-worth';
import { fateOf, unitOf } from '@/battle/state/army';
import type { Battle } from '@/battle/state/battle';
import { isWithHost } from '@/battle/state/characters';
import { type Combat, isClosed, latestRound, type Round } from '@/battle/state/combat';
import { editionOfBattle, missionOf, victoryOf } from '@/battle/state/edition-of';
import { type CombatTitle, titleOf } from '@/battle/state/engaged';
import type { CombatId, UnitId } from '@/battle/state/ids';
import { objectiveWinner } from '@/battle/state/objective';
import { mayBeSettled, openFlightsOf } from '@/battle/state/open-flight';
import { asSpoken, type Edition, otherSide, SIDES, type Side, type VictoryBonus } from '@/rules/index';

type Of = { readonly combatId: CombatId; readonly combat: CombatTitle };
type Tester = Of & { readonly side: Side; readonly unitId: UnitId | null; readonly name: string | null };

/** What is to be settled before a battle ends, each with a key of its own. */
export type OpenEnd = { readonly key: string } & (
  | ({
      readonly kind: 'test';
      /** Whether the combat has ended, so that the test can be taken no more. */
      readonly ended: boolean;
    } & Tester)
  | ({
      readonly kind: 'flight';
      /** Whether its combat went on without it or has ended, so that only the fate can be said. */
      readonly ended: boolean;
    } & Tester)
  /** A test other than a break test that is due, or (`owed`) dice that the outcome of one adds. */
  | {
      readonly kind: 'unitTest';
      readonly unitId: UnitId;
      readonly name: string;
      readonly side: Side;
      readonly testId: string;
      /** The test, or the outcome whose dice are owed, in the rulebook's word. */
      readonly label: string;
      readonly owed: boolean;
    }
  | ({ readonly kind: 'round'; readonly round: number } & Of)
  /** `worth`: the Victory Points that the enemy has for it as it stands. */
  | {
      readonly kind: 'fleeing';
      readonly unitId: UnitId;
      readonly name: string;
      readonly side: Side;
      readonly worth: number;
    }
  /** A unit of which hangs on what is not entered how much it gives: at least `from`, at most `to`. */
  | {
      readonly kind: 'worth';
      readonly unitId: UnitId;
      readonly name: string;
      readonly side: Side;
      readonly from: number;
      readonly to: number;
    }
  | { readonly kind: 'objective'; readonly label: string; readonly points: number }
  /** A source of points that only the players can count, and of which they have said nothing. */
  | { readonly kind: 'bonus'; readonly bonus: VictoryBonus }
  /** Places on the table for which no side is entered as the holder. */
  | { readonly kind: 'places'; readonly bonus: VictoryBonus }
  | { readonly kind: 'mission' }
);

/**
 * What a battle that ends now leaves open: tests that are due, rounds that are not closed, tests and flights, units that flee,
 * units of open worth, the objective, and what the rulebook has the players count. In this order; empty:
 * nothing.
 */
export function openEnds(battle: Battle): readonly OpenEnd[] {
  return [
    ...ofUnitTests(battle),
    ...battle.combats.flatMap((combat) => ofCombat(battle, combat)),
    ...fleeing(battle),
    ...ofOpenWorth(battle),
    ...ofScore(battle),
  ];
}

function ofUnitTests(battle: Battle): readonly OpenEnd[] {
  return battle.units.flatMap((army): readonly OpenEnd[] => {
    const { id, name, side } = army.unit;
    const of = { kind: 'unitTest', unitId: id, name, side } as const;
    const last = army.tests?.at(-1);
    if (army.owed && last) {
      const { label } = asSpoken(battle.editionId, last.outcome ?? last);
      return [{ key: `owed ${id}`, ...of, testId: last.testId, label, owed: true }];
    }
    return dueTests(battle, army).map((test) => ({
      key: `unitTest ${id} ${test.id}`,
      ...of,
      testId: test.id,
      label: test.label,
      owed: false,
    }));
  });
}

function ofCombat(battle: Battle, combat: Combat): readonly OpenEnd[] {
  const left = flightsLeft(battle, combat);
  const round = latestRound(combat);
  if (!round || !(round.touched || isClosed(round))) return left;
  const tests = editionOfBattle(battle).combat ? testsOf(battle, combat, round) : [];
  if (combat.ended) return [...tests.filter((one) => isOwed(battle, one)), ...left];
  const key = `round ${combat.id} ${round.number}`;
  const of = { combatId: combat.id, combat: titleOf(battle, combat) };
  const open = isClosed(round) ? [] : [{ key, kind: 'round', round: round.number, ...of } as const];
  return [...left, ...tests, ...open];
}

/** Whether a test that was not taken in a combat that has ended is still of any use. */
function isOwed(battle: Battle, { kind, unitId }: OpenTest): boolean {
  return kind === 'test' && stillFights(battle, unitId);
}

/** Of a unit that fled or fell since, the players have said what became of it. */
function stillFights(battle: Battle, id: UnitId | null): boolean {
  const army = id === null ? undefined : unitOf(battle, id);
  return army === undefined || fateOf(army) === 'fighting';
}

type OpenTest = Extract<OpenEnd, { kind: 'test' | 'flight' }>;

function testsOf(battle: Battle, combat: Combat, round: Round): readonly OpenTest[] {
  const { ended } = combat;
  return [
    ...untakenTests(battle, combat, round).map(
      (one): OpenTest => ({ kind: 'test', ended, ...testerOf('test', battle, { combat, round, ...one }) }),
    ),
    ...openFlights(battle, combat, round).map(
      (one): OpenTest => ({
        kind: 'flight',
        ended,
        ...testerOf('flight', battle, { combat, round, ...one }),
      }),
    ),
  ];
}

/** The flights of the combat that neither dice nor the players decided before it went on, or ended. */
function flightsLeft(battle: Battle, combat: Combat): readonly OpenTest[] {
  return openFlightsOf(battle)
    .filter((one) => one.combat === combat && one.test.unitId !== null && !mayBeSettled(one))
    .map(({ round, test: { side, unitId } }) => {
      const place = { combat, round, side, unitId: unitId as UnitId };
      return { kind: 'flight', ended: true, ...testerOf('flight', battle, place) };
    });
}

type Place = Pick<Tester, 'side' | 'unitId'> & { readonly combat: Combat; readonly round: Round };

function testerOf(kind: OpenTest['kind'], battle: Battle, { combat, round, side, unitId }: Place) {
  const name = unitId === null ? null : (unitOf(battle, unitId)?.unit.name ?? null);
  const key = `${kind} ${combat.id} ${round.number} ${unitId ?? side}`;
  return { key, side, unitId, name, combatId: combat.id, combat: titleOf(battle, combat) };
}

function fleeing(battle: Battle): readonly OpenEnd[] {
  const score = battleScore(battle);
  return battle.units
    .filter((army) => fateOf(army) === 'fleeing' && !isWithHost(battle, army))
    .map(({ unit: { id, name, side } }) => {
      const line = score?.[otherSide(side)].lines.find(({ unitId }) => unitId === id);
      return { key: `fleeing ${id}`, kind: 'fleeing', unitId: id, name, side, worth: line?.points ?? 0 };
    });
}

function ofOpenWorth(battle: Battle): readonly OpenEnd[] {
  const score = battleScore(battle);
  return unitsOfOpenWorth(battle).map(({ unit: { id, name, side } }) => {
    const line = score?.[otherSide(side)].open.find(({ unitId }) => unitId === id);
    const from = line?.points ?? 0;
    return { key: `worth ${id}`, kind: 'worth', unitId: id, name, side, from, to: line?.open?.to ?? from };
  });
}

function ofScore(battle: Battle): readonly OpenEnd[] {
  const victory: Edition['victory'] = victoryOf(battle);
  if (!victory || battle.agreed) return [];
  if (victory.missions && !missionOf(battle)) return [{ key: 'mission', kind: 'mission' }];
  const { objective } = battle;
  const rules = victory.battlePoints?.objective;
  const isOpen = objective.winner === 'counters' && objectiveWinner(objective) === null;
  const { bonuses } = victory.points;
  const isUnsaid = ({ id }: VictoryBonus) =>
    SIDES.every((side) => (battle.bonuses[side][id] ?? null) === null);
  const said = [...battle.held, ...(battle.weighed ?? []), ...(battle.scoredMarkers ?? [])];
  const isHeld = ({ id }: VictoryBonus) => said.some(({ bonusId }) => bonusId === id);
  return [
    ...(rules && isOpen
      ? [{ key: 'objective', kind: 'objective', label: rules.label, points: rules.battlePoints } as const]
      : []),
    ...bonuses
      .filter((bonus) => (bonus.places || bonus.objectives) && !isHeld(bonus))
      .map((bonus) => ({ key: `places ${bonus.id}`, kind: 'places', bonus }) as const),
    ...bonuses
      .filter(
        (bonus) =>
          !bonus.places && !bonus.objectives && !bonus.earnedBy && !bonus.objective && isUnsaid(bonus),
      )
      .map((bonus) => ({ key: `bonus ${bonus.id}`, kind: 'bonus', bonus }) as const),
  ];
}
