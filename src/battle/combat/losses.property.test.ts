import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { battleOf, type Ledger } from '@/battle/log/ledger';
import { fateOf, healthOf, modelsLeft } from '@/battle/state/army';
import type { UnitFacts } from '@/battle/state/unit';
import { editionOf, SIDES } from '@/rules/index';
import { FOUGHT_EDITIONS, played } from '@/testing/battles/battles';
import { first, health, roundNow, scene } from '@/testing/battles/scenes';
import { casualtiesOf, standingRound } from './engagement';

/** `UNKNOWN_RUNS=10000` runs it as long as a release wants. */
const numRuns = Number(process.env.UNKNOWN_RUNS ?? 100);
const SCORED = FOUGHT_EDITIONS.filter(({ combat }) => combat?.ranks !== undefined).map(({ id }) => id);
/** The fewest models that fill a rank in any rulebook here, of units that are not single models. */
const FEWEST_IN_A_RANK = 3;

const step = fc.record({
  unit: fc.nat(4),
  lost: fc.integer({ min: 1, max: 12 }),
  outside: fc.boolean(),
  ends: fc.nat(3).map((roll) => roll === 0),
});

function start(editionId: string, models: readonly number[]) {
  const troopType = editionOf(editionId)?.unitStrength?.types[0]?.id ?? 'fiveWide';
  const facts: UnitFacts = { height: 1, unitStrength: 20, riders: 0, causesFear: false, troopType };
  const block = (name: string, index: number) =>
    ({
      name,
      models: models[index] ?? 10,
      characteristic: 7,
      marks: ['standard'],
      facts: { ...facts, ranks: 4, formation: 'openOrder' },
    }) as const;
  const hero = (name: string) =>
    ({ name, healthPerModel: 3, marks: ['character'], facts: { ...facts, ranks: 0 } }) as const;
  const { ledger, id } = scene(
    editionId,
    [block('Spears', 0), block('Bows', 1), hero('Captain')],
    [block('Orcs', 2), hero('Boss')],
  );
  const ids = ['Spears', 'Bows', 'Captain', 'Orcs', 'Boss'].map(id);
  return {
    ids,
    ledger: played(
      ledger,
      { type: 'joinUnit', unitId: id('Captain'), hostId: id('Spears') },
      { type: 'joinUnit', unitId: id('Boss'), hostId: id('Orcs') },
      first.engage(id('Spears'), id('Bows'), id('Orcs')),
    ),
  };
}

/** The models of the deepest unit of the side, and how many of its units carry a standard. */
function strengthOf(ledger: Ledger, side: 'a' | 'b') {
  const there = battleOf(ledger).units.filter(
    (army) => army.unit.side === side && fateOf(army) !== 'destroyed' && army.unit.models > 1,
  );
  return { deepest: Math.max(0, ...there.map(modelsLeft)), standards: there.length };
}

describe.each(SCORED)('after any losses in %s', (editionId) => {
  const { ranks: rankRow = '', rows = [] } = editionOf(editionId)?.combat ?? {};
  // Here the ranks in each arc are added up.
  const arcs = editionId === 'wap-23' ? 2 : 1;
  const isFrozen = rows.find(({ id }) => id === rankRow)?.counted === 'beforeAttacks';

  it(
    'nothing is proposed that more ranks, standards or Health would need than can still stand',
    () => {
      fc.assert(
        fc.property(
          fc.array(fc.integer({ min: 2, max: 25 }), { minLength: 3, maxLength: 3 }),
          fc.array(step, { maxLength: 6 }),
          (models, steps) => {
            const { ids, ledger: begun } = start(editionId, models);
            let ledger = begun;
            let atStart = { a: strengthOf(ledger, 'a'), b: strengthOf(ledger, 'b') };
            for (const { unit, lost, outside, ends } of steps) {
              const army = battleOf(ledger).units.find((one) => one.unit.id === ids[unit]);
              if (army && healthOf(army) > 0) {
                const by = -Math.min(lost, healthOf(army));
                ledger = played(ledger, health(army.unit.id, by, outside ? 'other' : undefined));
              }
              const { combat, round } = roundNow(ledger);
              const { proposed, effective } = standingRound(battleOf(ledger), combat, round);
              for (const side of SIDES) {
                const now = strengthOf(ledger, side);
                const { deepest } = isFrozen ? atStart[side] : now;
                const ranks = Number(effective[side][rankRow] ?? 0);
                expect(ranks).toBeLessThanOrEqual(arcs * Math.floor(deepest / FEWEST_IN_A_RANK));
                const { standards, standard } = proposed[side];
                expect(Number(standards ?? standard ?? 0)).toBeLessThanOrEqual(atStart[side].standards);
                const health = battleOf(ledger)
                  .units.filter((one) => one.unit.side === side)
                  .reduce((sum, one) => sum + one.lost, 0);
                expect(casualtiesOf(battleOf(ledger), round, side)).toBeLessThanOrEqual(health);
              }
              if (!ends) continue;
              ledger = played(ledger, first.close, first.next);
              atStart = { a: strengthOf(ledger, 'a'), b: strengthOf(ledger, 'b') };
            }
          },
        ),
        { numRuns },
      );
    },
    Math.max(60_000, numRuns * 300),
  );
});
