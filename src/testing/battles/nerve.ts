import { dueTests } from '@/battle/army/due-tests';
import type { ArmyIntent } from '@/battle/army/event';
import { standingUnitTest } from '@/battle/army/unit-test';
import type { Intent } from '@/battle/log/intent';
import { battleOf, type Ledger } from '@/battle/log/ledger';
import { countsOf } from '@/battle/state/counted-unit';
import type { UnitId } from '@/battle/state/ids';
import type { UnitDraft } from '@/battle/state/unit';
import { formatFraction, outcomeChances, rerollWays, type Side } from '@/rules/index';
import { armyNow, type Scene, scene } from './scenes';

/** A unit with Nerve, of which the rest of the profile is given. */
export function withNerve(
  name: string,
  nerve: number,
  facts: UnitDraft['facts'] = {},
  pointCost = 100,
): Partial<UnitDraft> {
  return { name, pointCost, facts: { nerve, ...facts } };
}

/** A battle of damage against Nerve. */
export function nerveScene(blue: readonly Partial<UnitDraft>[], red: readonly Partial<UnitDraft>[]): Scene {
  return scene('kow-4', blue, red);
}

type Cause = Extract<ArmyIntent, { type: 'changeCount' }>['cause'];

/** So much damage (negative: less) on the unit. */
export function damaged(unitId: UnitId, by: number, cause: Cause): ArmyIntent {
  return { type: 'changeCount', unitId, counter: 'damage', by, cause };
}

/** One throw of a test. */
export function thrown(unitId: UnitId, testId: string, total: number): ArmyIntent {
  return { type: 'throwTest', unitId, testId, answers: {}, total };
}

/** The turn of that side. */
export function turn(gameTurn: number, side: Side): Intent {
  return { type: 'beginTurn', turn: { gameTurn, side } };
}

/** Damage and fate of the unit. */
export function stands(ledger: Ledger, unitId: UnitId): readonly [number, string] {
  const army = armyNow(ledger, unitId);
  return [countsOf(army).damage ?? 0, army.fate];
}

/** The tests that the unit must take now. */
export function due(ledger: Ledger, unitId: UnitId): readonly string[] {
  return dueTests(battleOf(ledger), armyNow(ledger, unitId)).map(({ id }) => id);
}

/** The chances of the outcomes of the only test that is due, with its re-roll: "routed 1/6". */
export function chancesOf(ledger: Ledger, unitId: UnitId): readonly string[] {
  const army = armyNow(ledger, unitId);
  const [test] = dueTests(battleOf(ledger), army);
  if (!test) throw new Error('No test is due');
  const { result } = standingUnitTest(test, army, {});
  const rerollAfter = result.reroll ? (rerollWays(test)[0]?.after ?? []) : [];
  const { thresholds, naturals = [] } = result;
  return outcomeChances(thresholds, { doubleOne: false, naturals, rerollAfter })
    .map(({ outcomeId, odds }) => `${outcomeId} ${formatFraction(odds)}`)
    .filter((chance) => !chance.endsWith(' 0/1'));
}
