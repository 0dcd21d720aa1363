import { openFlights, untakenTests } from '@/battle/combat/break-test';
import { battleScore } from '@/battle/score/battle-score';
import { fateOf, unitOf } from '@/battle/state/army';
import { type Battle, type Combat, isClosed, latestRound, type Round } from '@/battle/state/battle';
import { isWithHost } from '@/battle/state/characters';
import { editionOfBattle, missionOf, victoryOf } from '@/battle/state/edition-of';
import { type CombatTitle, titleOf } from '@/battle/state/engaged';
import type { CombatId, UnitId } from '@/battle/state/ids';
import { objectiveWinner } from '@/battle/state/objective';
import { type Edition, otherSide, type Side, type VictoryBonus } from '@/rules/index';

type Of = { readonly combatId: CombatId; readonly combat: CombatTitle };
type Tester = Of & { readonly side: Side; readonly unitId: UnitId | null; readonly name: string | null };

/** What is to be settled before a battle ends, each with a key of its own. */
export type OpenEnd = { readonly key: string } & (
  | ({ readonly kind: 'test' } & Tester)
  | ({ readonly kind: 'flight' } & Tester)
  | ({ readonly kind: 'round'; readonly round: number } & Of)
  /** `worth`: the Victory Points that the enemy has for it as it stands. */
  | {
      readonly kind: 'fleeing';
      readonly unitId: UnitId;
      readonly name: string;
      readonly side: Side;
      readonly worth: number;
    }
  | { readonly kind: 'objective'; readonly label: string; readonly points: number }
  /** A source of points that only the players can count, and of which they have said nothing. */
  | { readonly kind: 'bonus'; readonly bonus: VictoryBonus }
  | { readonly kind: 'mission' }
);

/**
 * What a battle that ends now leaves open: rounds that are not closed, tests and flights, units that flee,
 * the objective, and what the rulebook has the players count. In this order; empty: nothing.
 */
export function openEnds(battle: Battle): readonly OpenEnd[] {
  return [
    ...battle.combats.filter(({ ended }) => !ended).flatMap((combat) => ofCombat(battle, combat)),
    ...fleeing(battle),
    ...ofScore(battle),
  ];
}

function ofCombat(battle: Battle, combat: Combat): readonly OpenEnd[] {
  const round = latestRound(combat);
  if (!round || !(round.touched || isClosed(round))) return [];
  const of = { combatId: combat.id, combat: titleOf(battle, combat) };
  const tests = editionOfBattle(battle).combat ? testsOf(battle, combat, round, of) : [];
  const key = `round ${combat.id} ${round.number}`;
  return isClosed(round) ? tests : [...tests, { key, kind: 'round', round: round.number, ...of }];
}

function testsOf(battle: Battle, combat: Combat, round: Round, of: Of): readonly OpenEnd[] {
  const open = { test: untakenTests(battle, combat, round), flight: openFlights(battle, combat, round) };
  return (['test', 'flight'] as const).flatMap((kind) =>
    open[kind].map(({ side, unitId }) => ({
      key: `${kind} ${combat.id} ${round.number} ${unitId ?? side}`,
      kind,
      ...{ side, unitId, name: unitId === null ? null : (unitOf(battle, unitId)?.unit.name ?? null) },
      ...of,
    })),
  );
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

function ofScore(battle: Battle): readonly OpenEnd[] {
  const victory: Edition['victory'] = victoryOf(battle);
  if (!victory || battle.agreed) return [];
  const { battlePoints, missions, points } = victory;
  const { objective } = battle;
  const rules = battlePoints?.objective;
  const isOpen = objective.winner === 'counters' && objectiveWinner(objective) === null;
  const asked = points.bonuses.filter(
    ({ id, places, earnedBy, objective: ofScenario }) =>
      !places &&
      !earnedBy &&
      !ofScenario &&
      (battle.bonuses.a[id] ?? null) === null &&
      (battle.bonuses.b[id] ?? null) === null,
  );
  return [
    ...(rules && isOpen
      ? [{ key: 'objective', kind: 'objective', label: rules.label, points: rules.battlePoints } as const]
      : []),
    ...(missions && !missionOf(battle) ? [{ key: 'mission', kind: 'mission' } as const] : []),
    ...(missions ? [] : asked.map((bonus) => ({ key: `bonus ${bonus.id}`, kind: 'bonus', bonus }) as const)),
  ];
}
