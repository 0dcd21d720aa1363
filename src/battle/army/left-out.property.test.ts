import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { attackDiceOf } from '@/battle/combat/attack-dice';
import { battleOf } from '@/battle/log/ledger';
import type { Battle } from '@/battle/state/battle';
import { strengthNow } from '@/battle/state/counted-unit';
import { editionOfBattle } from '@/battle/state/edition-of';
import type { UnitFacts } from '@/battle/state/unit';
import { type Edition, formatFraction } from '@/rules/index';
import { begun, draft, FIRST_COMBAT, played } from '@/testing/battles/battles';
import { offeredTests } from './offered-tests';
import { holding, unsaidRules } from './test-ahead';
import { standingUnitTest } from './unit-test';

/*
 * A characteristic that every unit has, or a special rule that it may have, and that nobody entered: whatever is claimed
 * without it must be so with every value that it may have, or it is said to be without that rule.
 */

/** What is claimed of a unit, by its name; null: it is said to be open. */
type Claims = Readonly<Record<string, string | number | null>>;

type Scene = { readonly facts: UnitFacts; readonly damage: number; readonly lowered: number };

type Case = {
  readonly editionId: string;
  /** Every characteristic, with all values that it may have. */
  readonly values: Readonly<Record<string, readonly (number | string | boolean)[]>>;
};

const upTo = (most: number, from = 0) => Array.from({ length: most - from + 1 }, (_, index) => from + index);
const CASES: readonly Case[] = [
  {
    editionId: 'kow-4',
    values: {
      nerve: upTo(40, 1),
      attacks: [0, 1, 2, 11, 25, 30],
      troopType: ['troop', 'regiment', 'horde', 'titan', 'champion'],
      inspiring: [true, false],
      fearless: [true, false],
      ironResolve: upTo(3),
      regeneration: upTo(6, 2),
    },
  },
  { editionId: 'hh-3', values: { leadership: upTo(12), cool: upTo(12), vehicle: [true, false] } },
];

/** The battle in which a unit with these facts has suffered so much and fights an enemy. */
function standing(editionId: string, { facts, damage }: Scene): Battle {
  const armed = played(
    begun(editionId),
    { type: 'addUnits', side: 'a', units: [draft({ name: 'Unit', models: 5, facts })] },
    { type: 'addUnits', side: 'b', units: [draft({ name: 'Enemy' })] },
  );
  const [unit, enemy] = battleOf(armed).units.map((army) => army.unit.id);
  if (!unit || !enemy) return expect.fail();
  if (editionOfBattle(battleOf(armed)).melee === undefined) return battleOf(armed);
  return battleOf(
    played(
      armed,
      { type: 'engageUnits', combatId: FIRST_COMBAT, unitIds: [unit, enemy] },
      ...(damage === 0
        ? []
        : [{ type: 'changeCount', unitId: unit, counter: 'damage', by: damage, cause: 'combat' } as const]),
    ),
  );
}

function claimsOf(editionId: string, scene: Scene): Claims {
  const battle = standing(editionId, scene);
  const [army, enemy] = battle.units;
  const [combat] = battle.combats;
  if (!army || !enemy || !combat) return expect.fail();
  const edition: Edition = editionOfBattle(battle);
  const claims: Record<string, string | number | null> = {};
  if (edition.unitStrength) claims.strength = strengthNow(edition, army);
  claims.attacks = attackDiceOf(battle, combat, army, [])?.available ?? null;
  for (const test of offeredTests(battle, army)) {
    const lowers = test.inputs.some(({ id }) => id === 'lowered');
    const answers = lowers ? { lowered: scene.lowered } : {};
    const { result } = standingUnitTest(test, army, answers);
    // Beside its numbers stands "without Inspiring", or the rule is the question of the test itself.
    const isSaid = unsaidRules(test, army, answers).length > 0;
    claims[`${test.id} ends`] = isSaid ? null : result.automatic;
    claims[`${test.id} odds`] = isSaid ? null : result.odds && formatFraction(result.odds);
    claims[`${test.id} holds to`] = isSaid ? null : holding(test, result).holdsTo;
  }
  return claims;
}

describe.each(CASES)(
  'what a unit of $editionId is said to do without a characteristic',
  ({ editionId, values }) => {
    const scene: fc.Arbitrary<Scene> = fc.record({
      facts: fc.record(
        Object.fromEntries(Object.entries(values).map(([id, all]) => [id, fc.constantFrom(...all)])),
      ),
      damage: fc.integer({ min: 0, max: 45 }),
      lowered: fc.integer({ min: 0, max: 12 }),
    });

    test.each(Object.keys(values))('is what it does with any %s', (leftOut) => {
      const others = values[leftOut] ?? [];
      fc.assert(
        fc.property(scene, fc.constantFrom(...others), ({ facts, ...rest }, value) => {
          const without = Object.fromEntries(Object.entries(facts).filter(([id]) => id !== leftOut));
          const claimed = claimsOf(editionId, { ...rest, facts: without });
          const truth = claimsOf(editionId, { ...rest, facts: { ...without, [leftOut]: value } });
          for (const [name, claim] of Object.entries(claimed)) {
            // A check that no vehicle takes is offered until it is said to be one: nothing is claimed by that.
            if (claim !== null && name in truth) expect([name, claim]).toEqual([name, truth[name]]);
          }
        }),
        { numRuns: 150 },
      );
    });

    test('is all known with every one of them', () => {
      fc.assert(
        fc.property(scene, (full) => {
          fc.pre(full.facts.vehicle !== true);
          const { attacks, ...claimed } = claimsOf(editionId, full);
          const odds = Object.entries(claimed).filter(([name]) => name.endsWith('odds'));
          expect(odds.length).toBeGreaterThan(1);
          for (const [name, chance] of odds) expect([name, chance]).not.toEqual([name, null]);
          if (attacks !== undefined && 'attacks' in values) expect(attacks).not.toBeNull();
          if ('strength' in claimed) expect(claimed.strength).not.toBeNull();
        }),
        { numRuns: 30 },
      );
    });
  },
);
