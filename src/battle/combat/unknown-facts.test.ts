import { describe, expect, it } from 'vitest';
import { decide } from '@/battle/log/decide';
import { battleOf, type Ledger } from '@/battle/log/ledger';
import type { UnitFacts } from '@/battle/state/unit';
import { draft, FIRST_COMBAT, played } from '@/testing/battles/battles';
import { expectToLast, first, health, roundNow, scene } from '@/testing/battles/scenes';
import { scoreOf } from './combat-score';
import { standingRound } from './engagement';
import { loserOf, standingTest } from './standing-test';

/** Thirty spears of which nothing was entered, against five hounds that cause fear; the hounds have won. */
function spearsAndHounds(editionId: string, spearFacts: UnitFacts = {}, houndFacts: UnitFacts = {}) {
  const { ledger, id } = scene(
    editionId,
    [{ name: 'Spears', models: 30, characteristic: 7, facts: spearFacts }],
    [{ name: 'Hounds', models: 5, characteristic: 6, facts: { ...KNOWN, ...houndFacts } }],
  );
  const [spears, hounds] = [id('Spears'), id('Hounds')];
  return { ledger: played(ledger, first.engage(spears, hounds), health(spears, -4)), spears, hounds };
}

/** Everything that is asked of a unit that has no ranks. */
const KNOWN: UnitFacts = {
  ranks: 0,
  unitStrength: 5,
  height: 1,
  riders: 0,
  causesFear: false,
};

const ask = (ledger: Ledger, unitId: string, side: 'a' | 'b' = 'a') => {
  const { combat, round } = roundNow(ledger);
  const loser = loserOf(battleOf(ledger), combat, round);
  return standingTest(battleOf(ledger), combat, round, { side, unitId, lostBy: loser?.lostBy ?? 0 });
};
const standing = (ledger: Ledger) => {
  const { combat, round } = roundNow(ledger);
  return standingRound(battleOf(ledger), combat, round);
};
const score = (ledger: Ledger) => {
  const { combat, round } = roundNow(ledger);
  return scoreOf(battleOf(ledger), combat, round);
};
const refusalOf = (ledger: Ledger, intent: Parameters<typeof decide>[1]) => {
  const decided = decide(ledger, intent);
  return decided.ok ? null : decided.refusal.code;
};

describe.each(['wfb-6', 'wfb-7', 'wap-23'])('thirty spears of unknown Unit Strength in %s', (editionId) => {
  const { ledger, spears, hounds } = spearsAndHounds(editionId, { ranks: 3, causesFear: false });

  it('are not outnumbered by five hounds: the row is open on both sides, and names the spears', () => {
    const { open, effective } = standing(ledger);
    expect(open.a.unitStrength?.missing).toMatchObject([{ unitId: spears }]);
    expect(effective.a.unitStrength).toBeUndefined();
    for (const side of ['a', 'b'] as const) {
      const line = score(ledger)[side].lines.find(({ rowId }) => rowId === 'unitStrength');
      expect(line).toMatchObject({ points: 0, open: { from: 0, to: 1, missing: [{ unitId: spears }] } });
    }
    expect(score(ledger).open?.missing).toMatchObject([{ unitId: spears }]);
  });

  it('are known by a word of the players: of the unit, or in the row', () => {
    const said = played(ledger, {
      type: 'answer',
      combatId: FIRST_COMBAT,
      side: 'a',
      rowId: 'unitStrength',
      answer: 30,
    });
    expect(standing(said).open).toEqual({ a: {}, b: {} });
    expect(score(said)).toMatchObject({ open: null });
    expect(score(said).a.lines.find(({ rowId }) => rowId === 'unitStrength')?.points).toBe(1);
    expectToLast(said);
    const named = spearsAndHounds(editionId, { ranks: 3, causesFear: false, unitStrength: 30 });
    expect(score(named.ledger).open).toBeNull();
    expect(hounds).not.toBe(spears);
  });
});

describe.each(['wfb-6', 'wfb-7'])('beaten by five that cause fear in %s', (editionId) => {
  it.each([
    ['alone', false],
    ['with a hero of strength 1 in them', true],
  ])('spears of unknown strength, %s, do not break without a roll', (_, hasHero) => {
    const before = spearsAndHounds(editionId, { ranks: 0, causesFear: false }, { causesFear: true });
    const joined = played(before.ledger, {
      type: 'addUnits',
      side: 'a',
      units: [draft({ name: 'Hero', marks: ['character'], facts: { ...KNOWN, unitStrength: 1 } })],
    });
    const hero = battleOf(joined).units.find(({ unit }) => unit.name === 'Hero')?.unit.id;
    if (!hero) throw new Error('No hero');
    const ledger = hasHero
      ? played(joined, { type: 'joinUnit', unitId: hero, hostId: before.spears })
      : before.ledger;
    const { result } = ask(ledger, before.spears);
    expect(result).toMatchObject({ kind: 'roll', odds: null, automatic: null });
    expect(result.missing.map(({ unitId }) => unitId)).toEqual([before.spears]);
    const roll = { combatId: FIRST_COMBAT, side: 'a', unitId: before.spears } as const;
    expect(refusalOf(ledger, { type: 'rollBreakTest', ...roll, rolls: [5, 5] })).toBe('factsMissing');
    expect(refusalOf(ledger, { type: 'sayBreakTest', ...roll, held: true })).toBeNull();
  });

  it('known spears test, or break: whatever Fear nobody spoke of changes nothing for the stronger side', () => {
    const strong = spearsAndHounds(editionId, { ranks: 0, unitStrength: 30, causesFear: false });
    expect(ask(strong.ledger, strong.spears).result).toMatchObject({ kind: 'roll', missing: [] });
    const { causesFear: _, ...silent } = KNOWN;
    const unasked = scene(
      editionId,
      [{ name: 'Spears', models: 30, characteristic: 7, facts: { ...KNOWN, unitStrength: 30 } }],
      [{ name: 'Hounds', models: 5, facts: silent }],
    );
    const [spears, hounds] = [unasked.id('Spears'), unasked.id('Hounds')];
    const lost = played(unasked.ledger, first.engage(spears, hounds), health(spears, -4));
    expect(ask(lost, spears).result).toMatchObject({ kind: 'roll', missing: [] });
    expect(ask(lost, spears).open.fear?.missing).toEqual([{ unitId: hounds, fact: 'causesFear' }]);
  });
});

describe('The Old World', () => {
  const block: UnitFacts = { formation: 'closeOrder', frontWidth: 5, ranks: 0, causesFear: false };

  it('leaves Massed Infantry open between ten known and thirty unknown', () => {
    const { ledger, id } = scene(
      'tow-1',
      [{ name: 'Ten', models: 10, facts: { ...block, troopType: 'regularInfantry' } }],
      [{ name: 'Thirty', models: 30, facts: block }],
    );
    const engaged = played(ledger, first.engage(id('Ten'), id('Thirty')));
    const { open, proposed } = standing(engaged);
    expect(proposed.a.massedInfantry).toBeUndefined();
    expect(open.a.massedInfantry?.missing).toEqual([{ unitId: id('Thirty'), fact: 'troopType' }]);
    expect(open.b.massedInfantry?.missing).toEqual([{ unitId: id('Thirty'), fact: 'troopType' }]);
  });

  it('overwhelms no side that is known only in part, and one that is known', () => {
    const sides = (archers: UnitFacts) => {
      const { ledger, id } = scene(
        'tow-1',
        [
          {
            name: 'Spears',
            models: 10,
            characteristic: 7,
            facts: { ...block, troopType: 'regularInfantry' },
          },
          { name: 'Archers', models: 20, characteristic: 7, facts: { ...block, ...archers } },
        ],
        [{ name: 'Horde', models: 30, facts: { ...block, troopType: 'regularInfantry' } }],
      );
      const [spears, archers_, horde] = [id('Spears'), id('Archers'), id('Horde')];
      const lost = played(ledger, first.engage(spears, archers_, horde), health(spears, -3));
      return { ...ask(lost, spears).result, archers: archers_ };
    };
    const partly = sides({});
    expect(partly.conditions).not.toContain('overwhelmed');
    expect(partly).toMatchObject({ odds: null, thresholds: [] });
    expect(partly.missing.map(({ unitId }) => unitId)).toEqual([partly.archers]);
    expect(sides({ troopType: 'regularInfantry' })).toMatchObject({ missing: [], conditions: [] });
    expect(sides({ unitStrength: 1, troopType: 'swarm' }).conditions).toEqual(['overwhelmed']);
  });
});

describe('a missing characteristic', () => {
  it('is named with the unit whose it is, as long as nothing else is used', () => {
    const { ledger, id } = scene(
      't9a-2',
      [{ name: 'Spears', models: 20, facts: KNOWN }],
      [{ name: 'Orcs', models: 20, facts: KNOWN }],
    );
    const lost = played(ledger, first.engage(id('Spears'), id('Orcs')), health(id('Spears'), -3));
    expect(ask(lost, id('Spears')).result.missing).toEqual([
      { unitId: id('Spears'), fact: 'characteristic' },
    ]);
  });
});

describe('the difference of a score that is open', () => {
  it('leaves the test open, until what is missing was said or the round is closed as it stands', () => {
    const { ledger, id } = scene(
      't9a-2',
      [{ name: 'Spears', models: 20, characteristic: 7, facts: KNOWN }],
      [{ name: 'Orcs', models: 20, facts: { causesFear: false } }],
    );
    const lost = played(ledger, first.engage(id('Spears'), id('Orcs')), health(id('Spears'), -3));
    expect(score(lost).open).toMatchObject({ winner: 'b', lead: { from: -6, to: -3 } });
    const open = ask(lost, id('Spears'));
    expect(open.result).toMatchObject({ odds: null });
    expect(open.result.missing).toEqual([{ unitId: id('Orcs'), fact: 'frontWidth' }]);
    const closed = played(lost, first.close);
    expect(roundNow(closed).round.outcome?.result).toMatchObject({ kind: 'won', winner: 'b', by: 3 });
    expect(ask(closed, id('Spears')).result).toMatchObject({ target: 4, missing: [] });
  });
});
