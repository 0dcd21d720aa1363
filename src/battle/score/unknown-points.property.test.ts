import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { battleOf } from '@/battle/log/ledger';
import { fateOf, healthOf } from '@/battle/state/army';
import type { ArmyUnit, Battle } from '@/battle/state/battle';
import { EMPTY_SETUP } from '@/battle/state/setup';
import type { UnitDraft, UnitFacts } from '@/battle/state/unit';
import { EDITIONS, type Edition, FATES, SIDES } from '@/rules/index';
import { begun, draft, play } from '@/testing/battles/battles';
import { type BattleScore, battleScore, proposedWinner } from './battle-score';
import { unitsOfOpenWorth } from './open-worth';

/** Battles of each edition; `UNKNOWN_RUNS=10000` for the long run. */
const numRuns = Number(process.env.UNKNOWN_RUNS ?? 100);

/**
 * The facts of a unit on which Victory Points may hang, besides its number of models. The others are no where
 * they are missing.
 */
const FORGETTABLE = ['troopType', 'unitStrength'] as const;

function asks({ unitFacts = [] }: Edition, id: (typeof FORGETTABLE)[number]): boolean {
  return unitFacts.some((fact) => fact.id === id);
}

const typesOf = ({ unitStrength }: Edition) => (unitStrength?.types ?? []).map(({ id }) => id);

/**
 * All of one unit that its points may hang on. A Unit Strength is the same for each of its models, and may
 * be 0.
 */
function factsOf(edition: Edition, models: number): fc.Arbitrary<UnitFacts> {
  const types = typesOf(edition);
  const strength = fc.integer({ min: 0, max: 6 }).map((each) => each * models);
  return fc.record({
    ...(types.length > 0 ? { troopType: fc.constantFrom(...types) } : {}),
    ...(asks(edition, 'unitStrength')
      ? { unitStrength: types.length > 0 ? fc.option(strength, { nil: undefined }) : strength }
      : {}),
  }) as fc.Arbitrary<UnitFacts>;
}

function unitOf(edition: Edition): fc.Arbitrary<UnitDraft> {
  return fc.oneof(fc.constant(1), fc.integer({ min: 2, max: 20 })).chain((models) =>
    fc
      .record({
        facts: factsOf(edition, models),
        healthPerModel: fc.integer({ min: 1, max: 6 }),
        pointCost: fc.integer({ min: 0, max: 400 }),
        marks: fc.subarray(['general', 'battleStandard', 'standard'] as const),
      })
      .map((unit) => draft({ models, ...unit })),
  );
}

/** What became of a unit: how much of its health is lost, in tenths, and its fate. */
const fortune = fc.record({ lost: fc.nat(10), fate: fc.constantFrom('fighting' as const, ...FATES) });

function knownBattle(edition: Edition): fc.Arbitrary<Battle> {
  const army = fc.array(fc.tuple(unitOf(edition), fortune), { minLength: 1, maxLength: 4 });
  const { victory } = edition;
  const setup = fc.record({
    armyPoints: fc.option(fc.integer({ min: 200, max: 2000 })),
    ...(victory?.tables ? { table: fc.constantFrom('', ...victory.tables.map(({ id }) => id)) } : {}),
    ...(victory?.variants
      ? { victoryRules: fc.constantFrom('', ...victory.variants.map(({ id }) => id)) }
      : {}),
  });
  return fc.tuple(army, army, setup).map(([a, b, given]) => {
    const mustered = [a, b].reduce(
      (ledger, units, index) =>
        play(ledger, {
          type: 'addUnits',
          side: SIDES[index] ?? 'a',
          units: units.map(([unit], at) => ({ ...unit, name: `Unit ${index} ${at}` })),
        }),
      begun(edition.id, { ...EMPTY_SETUP, ...given }),
    );
    const margins = victory?.margins?.suggestedNames.map((name, index, { length }) => ({
      upTo: index === length - 1 ? null : 50 * (index + 1),
      name,
    }));
    const [first, ...rest] = margins ?? [];
    const named = first ? play(mustered, { type: 'changeMargins', to: [first, ...rest] }) : mustered;
    const fought = [...a, ...b].reduce((ledger, [{ models, healthPerModel }, { lost, fate }], index) => {
      const unitId = battleOf(ledger).units[index]?.unit.id;
      if (!unitId) return ledger;
      const by = -Math.floor((models * healthPerModel * lost) / 10);
      const hurt = play(ledger, { type: 'changeHealth', unitId, by, cause: 'other' });
      return play(hurt, { type: 'changeFate', unitId, fate });
    }, named);
    return battleOf(fought);
  });
}

const withFacts = (army: ArmyUnit, facts: UnitFacts): ArmyUnit => ({
  ...army,
  unit: { ...army.unit, facts },
});

/** The unit without its number of models; one of which nobody is left is known to be gone. */
function withoutModels(army: ArmyUnit): ArmyUnit {
  if (healthOf(army) === 0) return army;
  return { ...army, unit: { ...army.unit, models: 1, modelsUnsaid: true } };
}

/** The unit with so many models more than it has lost at least. */
function withModels(army: ArmyUnit, more: number): ArmyUnit {
  const { modelsUnsaid, ...unit } = army.unit;
  if (!modelsUnsaid) return army;
  return { ...army, unit: { ...unit, models: Math.floor(army.lost / unit.healthPerModel) + more } };
}

/** A battle of which all is known, the same without some facts of its units, and what these may have been. */
function forgetful(edition: Edition) {
  return knownBattle(edition).chain((known) =>
    fc
      .record({
        forget: fc.array(fc.subarray([...FORGETTABLE]), { minLength: 8, maxLength: 8 }),
        uncounted: fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }),
        more: fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 8, maxLength: 8 }),
        instead: fc.array(fc.array(factsOf(edition, 1), { minLength: 8, maxLength: 8 }), {
          minLength: 3,
          maxLength: 3,
        }),
      })
      .map(({ forget, uncounted, more, instead }) => {
        const units = known.units.map((army, index) => {
          const gone: readonly string[] = forget[index % 8] ?? [];
          const kept = Object.entries(army.unit.facts).filter(([id]) => !gone.includes(id));
          const left = uncounted[index % 8] ? withoutModels(army) : army;
          return withFacts(left, Object.fromEntries(kept));
        });
        const completions = instead.map((all, turn) => ({
          ...known,
          units: units.map((army, index) => {
            const counted = withModels(army, more[(index + turn) % 8] ?? 1);
            return withFacts(counted, completed(counted, all[index % 8] ?? {}));
          }),
        }));
        return { forgotten: { ...known, units }, completions: [known, ...completions] };
      }),
  );
}

function completed({ unit: { facts, models } }: ArmyUnit, instead: UnitFacts): UnitFacts {
  const { troopType, unitStrength } = instead;
  return {
    ...(troopType === undefined ? {} : { troopType }),
    ...(typeof unitStrength === 'number' ? { unitStrength: unitStrength * models } : {}),
    ...facts,
  };
}

/** What the players read as the result. */
function resultOf(battle: Battle, { battlePoints, simplified, named, margin, lead }: BattleScore) {
  return [
    battlePoints?.a.total,
    battlePoints?.b.total,
    simplified,
    named,
    margin,
    lead.leader,
    proposedWinner(battle),
  ];
}

describe.each((EDITIONS as readonly Edition[]).filter(({ victory }) => victory))(
  'what is not known of units of $id',
  (edition) => {
    test(
      'changes no Victory Points that are counted, and no result that is proposed',
      () => {
        fc.assert(
          fc.property(forgetful(edition), ({ forgotten, completions }) => {
            const score = battleScore(forgotten) ?? expect.fail('No score');
            const open = unitsOfOpenWorth(forgotten).map(({ unit }) => unit.id);
            for (const completion of completions) {
              const truth = battleScore(completion) ?? expect.fail('No score');
              expect(unitsOfOpenWorth(completion)).toEqual([]);
              expect(truth.isOpen).toBe(false);
              for (const side of SIDES) {
                const worth = ({ lines }: BattleScore['a'], id: string) =>
                  lines.find(({ unitId, bonusId }) => (unitId ?? bonusId) === id)?.points ?? 0;
                const ids = [...score[side].lines, ...truth[side].lines].map(
                  ({ unitId, bonusId }) => unitId ?? bonusId ?? '',
                );
                for (const id of ids) {
                  const known = worth(score[side], id);
                  const most = score[side].open.find(({ unitId }) => unitId === id)?.open?.to ?? known;
                  expect(worth(truth[side], id)).toBeGreaterThanOrEqual(known);
                  expect(worth(truth[side], id)).toBeLessThanOrEqual(most);
                  if (most > known) expect(open).toContain(id);
                }
              }
              if (!score.isOpen) expect(resultOf(forgotten, score)).toEqual(resultOf(completion, truth));
            }
            for (const army of unitsOfOpenWorth(forgotten)) {
              expect(['destroyed', 'fledTable']).not.toContain(fateOf(army));
            }
          }),
          { numRuns, ...(numRuns > 100 ? { endOnFailure: true } : {}) },
        );
      },
      Math.max(30_000, numRuns * 60),
    );
  },
);
