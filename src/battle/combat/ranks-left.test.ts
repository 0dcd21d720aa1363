import { describe, expect, it } from 'vitest';
import { battleOf, type Ledger } from '@/battle/log/ledger';
import type { UnitFacts } from '@/battle/state/unit';
import { editionOf } from '@/rules/index';
import { answered, FOUGHT_EDITIONS, played } from '@/testing/battles/battles';
import { expectToLast, first, health, roundNow, scene } from '@/testing/battles/scenes';
import { standingRound } from './engagement';
import { forgottenBonuses } from './forgotten';
import { standingTest } from './standing-test';

const SCORED = FOUGHT_EDITIONS.filter(({ combat }) => combat?.ranks !== undefined).map(({ id }) => id);

/** Twenty-five spears in three ranks (behind the first), of which all else is known but the width. */
function spears(editionId: string, more: UnitFacts = {}) {
  const type = editionOf(editionId)?.unitStrength?.types[0]?.id ?? 'fiveWide';
  const facts = { height: 1, unitStrength: 20, riders: 0, causesFear: false, troopType: type };
  const { ledger, id } = scene(
    editionId,
    [
      {
        name: 'Spears',
        models: 25,
        characteristic: 7,
        facts: { ...facts, ranks: 3, formation: 'openOrder', ...more },
      },
    ],
    [
      {
        name: 'Trolls',
        models: 9,
        healthPerModel: 3,
        characteristic: 5,
        facts: { ...facts, ranks: 0, formation: 'skirmish' },
      },
    ],
  );
  return { ledger, spears: id('Spears'), trolls: id('Trolls') };
}

function ranksOf(ledger: Ledger) {
  const { combat, round } = roundNow(ledger);
  const rowId = editionOf(battleOf(ledger).editionId)?.combat?.ranks ?? '';
  return standingRound(battleOf(ledger), combat, round).effective.a[rowId];
}

describe.each(SCORED)('ranks that were entered, in %s', (editionId) => {
  const { ledger, spears: id, trolls } = spears(editionId);
  const rowId = editionOf(editionId)?.combat?.ranks ?? '';

  it('are those that were entered while the models fill them, and shrink with the models', () => {
    const engaged = played(ledger, first.engage(id, trolls));
    const whole = ranksOf(engaged);
    expect(Number(whole)).toBeGreaterThanOrEqual(2);
    expect(ranksOf(played(ledger, health(id, -23, 'other'), first.engage(id, trolls)))).toBe(0);
    const next = played(engaged, health(id, -23), first.close, first.next);
    expect(ranksOf(next)).toBe(0);
    expectToLast(next);
  });

  it('make nobody Steadfast, Steady or Solid when two models are left', () => {
    const fought = played(ledger, first.engage(id, trolls), health(id, -23));
    const { combat, round } = roundNow(fought);
    const { result } = standingTest(battleOf(fought), combat, round, { side: 'a', unitId: id, lostBy: 9 });
    expect(result.missing).toEqual([]);
    expect(result.conditions.filter((condition) => condition !== 'overwhelmed')).toEqual([]);
  });

  it('as a number on the card, kept from the last round, are no more than the models left fill', () => {
    const byHand = played(ledger, first.engage(id, trolls), answered('a', rowId, 4));
    expect(ranksOf(byHand)).toBe(4);
    const next = played(byHand, health(id, -23), first.close, first.next);
    expect(ranksOf(next)).toBe(0);
    const whole = played(byHand, health(trolls, -1), first.close, first.next);
    expect(ranksOf(whole)).toBe(4);
  });

  it('claimed in this round are the players’ own, and named before it is closed', () => {
    const few = played(ledger, health(id, -23, 'other'), first.engage(id, trolls));
    const named = (of: Ledger) => {
      const { combat, round } = roundNow(of);
      return forgottenBonuses(battleOf(of), combat, round).map(({ side, points, proposal, rowId: row }) => [
        side,
        row,
        proposal,
        points < 0,
      ]);
    };
    expect(named(few)).toEqual([]);
    const claimed = played(few, answered('a', rowId, 3));
    expect(ranksOf(claimed)).toBe(3);
    expect(named(claimed)).toEqual([['a', rowId, 0, true]]);
  });
});

it('a unit of one model with ranks was entered without its models: they stay as entered', () => {
  const { ledger, id } = scene(
    't9a-2',
    [{ name: 'Spears', facts: { ranks: 4, causesFear: false } }],
    [{ name: 'Orcs', facts: { ranks: 2, causesFear: false } }],
  );
  expect(ranksOf(played(ledger, first.engage(id('Spears'), id('Orcs'))))).toBe(4);
});

describe.each(['t9a-2', 't9a-3', 'wfb-8', 'wap-23', 'tow-1'])(
  'a character whose unit was wiped out in this round of %s',
  (editionId) => {
    const type = editionOf(editionId)?.unitStrength?.types[0]?.id ?? 'fiveWide';
    const known = { height: 1, riders: 0, causesFear: false, troopType: type, formation: 'openOrder' };
    const { ledger, id } = scene(
      editionId,
      [
        { name: 'Spears', models: 20, characteristic: 7, facts: { ...known, ranks: 4, unitStrength: 20 } },
        {
          name: 'Captain',
          healthPerModel: 3,
          characteristic: 7,
          marks: ['character'],
          facts: { ...known, ranks: 0, unitStrength: 1 },
        },
        { name: 'Bows', models: 20, characteristic: 7, facts: { ...known, ranks: 4, unitStrength: 20 } },
      ],
      [{ name: 'Ogres', models: 6, healthPerModel: 3, facts: { ...known, ranks: 2, unitStrength: 18 } }],
    );
    const [spears, captain, bows, ogres] = [id('Spears'), id('Captain'), id('Bows'), id('Ogres')];
    const alone = (...also: (typeof bows)[]) =>
      played(
        ledger,
        { type: 'joinUnit', unitId: captain, hostId: spears },
        first.engage(spears, ...also, ogres),
        health(spears, -20),
      );

    it('tests with no ranks of another unit', () => {
      const lost = alone(bows);
      const { combat, round } = roundNow(lost);
      const { result } = standingTest(battleOf(lost), combat, round, {
        side: 'a',
        unitId: captain,
        lostBy: 9,
      });
      expect(result.conditions.filter((condition) => condition !== 'overwhelmed')).toEqual([]);
      expect(result.missing).toEqual([]);
    });

    it('scores no ranks of the unit that is gone', () => {
      const rowId = editionOf(editionId)?.combat?.ranks ?? '';
      const isFrozen = editionOf(editionId)?.combat?.rows.find((row) => row.id === rowId)?.counted;
      if (isFrozen !== 'beforeAttacks') expect(ranksOf(alone())).toBe(0);
      expect(ranksOf(played(alone(), first.close, first.next))).toBe(0);
    });
  },
);
