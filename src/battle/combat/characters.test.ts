import { describe, expect, it } from 'vitest';
import { decide } from '@/battle/log/decide';
import type { Intent } from '@/battle/log/intent';
import { battleOf, type Ledger } from '@/battle/log/ledger';
import { battleScore } from '@/battle/score/battle-score';
import { fateOf, healthOf } from '@/battle/state/army';
import { FIRST_COMBAT, played } from '@/testing/battles/battles';
import {
  armyNow,
  casualties,
  counts,
  expectToLast,
  first,
  health,
  roundNow,
  scene,
  totals,
} from '@/testing/battles/scenes';
import { testedUnits } from './break-test';
import { engagementNow } from './engagement-now';
import { standingTest } from './standing-test';

const refusal = (ledger: Ledger, intent: Intent) => {
  const decision = decide(ledger, intent);
  return decision.ok ? null : decision.refusal.code;
};

/**
 * Blue's spears (Discipline 7, a standard) and their captain (9, three Health Points) against Red's ogres
 * and their tyrant.
 */
function company(editionId: string) {
  const { ledger, id } = scene(
    editionId,
    [
      { name: 'Spears', models: 20, pointCost: 200, characteristic: 7, marks: ['standard'] },
      {
        name: 'Captain',
        healthPerModel: 3,
        pointCost: 120,
        characteristic: 9,
        marks: ['character', 'battleStandard'],
      },
    ],
    [
      { name: 'Ogres', models: 4, healthPerModel: 3, pointCost: 300 },
      { name: 'Tyrant', healthPerModel: 4, pointCost: 250, marks: ['character'] },
    ],
  );
  const [spears, captain, ogres, tyrant] = [id('Spears'), id('Captain'), id('Ogres'), id('Tyrant')];
  const joins: Intent = { type: 'joinUnit', unitId: captain, hostId: spears };
  return { ledger, spears, captain, ogres, tyrant, joins };
}

describe.each(['t9a-2', 't9a-3', 'wfb-6'])('a character of %s that joins a unit', (editionId) => {
  const { ledger, spears, captain, ogres, tyrant, joins } = company(editionId);
  const joined = played(ledger, joins);
  const engaged = played(joined, first.engage(spears, ogres));

  it('goes into a combat with it, and leaves with it', () => {
    expect(roundNow(engaged).combat.unitIds).toEqual([spears, ogres, captain]);
    const late = played(ledger, first.engage(spears, ogres), joins);
    expect(roundNow(late).combat.unitIds).toEqual([spears, ogres, captain]);
    expect(roundNow(played(engaged, first.engage(ogres, captain))).combat.unitIds).toEqual([ogres]);
    expectToLast(engaged);
    expectToLast(late);
  });

  it('has its own health and its own Victory Points', () => {
    const hurt = played(engaged, health(captain, -3), health(spears, -2));
    expect([healthOf(armyNow(hurt, captain)), healthOf(armyNow(hurt, spears))]).toEqual([0, 18]);
    expect(casualties(hurt, 'a')).toBe(5);
    const lines = battleScore(battleOf(hurt))?.b.lines ?? [];
    expect(lines.filter(({ unitId }) => unitId !== null)).toMatchObject([{ unitId: captain, points: 120 }]);
    expect(counts(hurt, 'a', 'unitsWipedOut') ?? 0).toBe(0);
  });

  it('lends it the better value, and takes no test of its own', () => {
    const beaten = played(engaged, health(spears, -6));
    const { combat, round } = roundNow(beaten);
    expect(testedUnits(battleOf(beaten), combat, 'a')).toEqual([spears]);
    const tested = { side: 'a', unitId: spears, lostBy: 3 } as const;
    const input = { 't9a-2': 'discipline', 't9a-3': 'courage', 'wfb-6': 'leadership' }[editionId] ?? '';
    expect(standingTest(battleOf(beaten), combat, round, tested).proposed[input]).toBe(9);
    const alone = played(beaten, health(captain, -3));
    const now = roundNow(alone);
    expect(standingTest(battleOf(alone), now.combat, now.round, tested).proposed[input]).toBe(7);
  });

  it('flees with it, and is caught with it', () => {
    const broke = played(engaged, health(spears, -6), first.says('a', spears, false));
    const fate = fateOf(armyNow(broke, spears));
    expect(fateOf(armyNow(broke, captain))).toBe(fate);
    const caught = played(broke, {
      type: 'resolvePursuit',
      combatId: FIRST_COMBAT,
      side: 'a',
      unitId: spears,
      fleeTotal: null,
      pursuitTotal: null,
      caught: true,
    });
    expect(fateOf(armyNow(caught, captain))).toBe('destroyed');
    expectToLast(caught);
  });

  it('brings its standard, and only as long as it is there', () => {
    expect(totals(engaged)[0] - totals(played(ledger, first.engage(spears, ogres)))[0]).toBe(
      editionId === 'wfb-6' ? 0 : 1,
    );
  });

  it('leaves it again, and then tests on its own', () => {
    const left = played(engaged, { type: 'joinUnit', unitId: captain, hostId: null }, health(spears, -6));
    expect(testedUnits(battleOf(left), roundNow(left).combat, 'a')).toEqual([spears, captain]);
    expectToLast(left);
  });

  it('is refused for what is no character, and for units that cannot be joined', () => {
    expect(refusal(ledger, { type: 'joinUnit', unitId: spears, hostId: captain })).toBe('notACharacter');
    expect(refusal(ledger, { type: 'joinUnit', unitId: captain, hostId: ogres })).toBe('cannotBeJoined');
    expect(refusal(ledger, { type: 'joinUnit', unitId: captain, hostId: captain })).toBe('cannotBeJoined');
    expect(refusal(joined, joins)).toBe('nothingChanged');
    expect(refusal(ledger, { type: 'joinUnit', unitId: tyrant, hostId: spears })).toBe('cannotBeJoined');
  });
});

describe('a duel', () => {
  const { ledger, spears, captain, ogres, tyrant, joins } = company('t9a-2');
  const engaged = played(
    ledger,
    joins,
    { type: 'joinUnit', unitId: tyrant, hostId: ogres },
    first.engage(spears, ogres),
  );
  const duel = (unitId: typeof captain, enemyUnitId: typeof captain, dealt: number): Intent => ({
    type: 'fightDuel',
    combatId: FIRST_COMBAT,
    unitId,
    enemyUnitId,
    dealt,
  });

  it('takes what the struck one has left, and its excess is proposed as Overkill', () => {
    const killed = played(engaged, duel(tyrant, captain, 5));
    expect([healthOf(armyNow(killed, captain)), casualties(killed, 'a')]).toEqual([0, 3]);
    expect(counts(killed, 'b', 'overkill')).toBe(2);
    // Three lost, two of Overkill, and the captain’s Battle Standard is gone.
    expect(totals(killed)).toEqual([1, 5]);
    expectToLast(killed);
  });

  it('counts both who strike, and only what is excess', () => {
    const both = played(engaged, duel(captain, tyrant, 2), duel(tyrant, captain, 1));
    expect([casualties(both, 'a'), casualties(both, 'b')]).toEqual([1, 2]);
    expect([counts(both, 'a', 'overkill'), counts(both, 'b', 'overkill')]).toEqual([0, 0]);
  });

  it('scores no more than the rulebook lets it, and starts afresh in the next round', () => {
    const killed = played(engaged, duel(tyrant, captain, 12));
    expect(counts(killed, 'b', 'overkill')).toBe(9);
    expect(totals(killed)[1]).toBe(6);
    const next = played(killed, first.close, first.next);
    expect(counts(next, 'b', 'overkill') ?? 0).toBe(0);
  });

  it('adds 6 for 8 Wounds on 1 left in the 6th edition: the one, and 5 of Overkill', () => {
    const old = company('wfb-6');
    const fought = played(
      old.ledger,
      health(old.captain, -2),
      first.engage(old.captain, old.tyrant),
      duel(old.tyrant, old.captain, 8),
    );
    const { combat, round } = roundNow(fought);
    expect(round.duels).toHaveLength(1);
    expect(totals(fought)[1]).toBe(6);
    expect(combat.unitIds).toContain(old.captain);
  });

  it('is refused between units of a side, for one that is not there, and where no duel scores', () => {
    expect(refusal(engaged, duel(captain, spears, 1))).toBe('noSuchUnit');
    expect(refusal(engaged, duel(captain, tyrant, 0))).toBe('belowZero');
    const killed = played(engaged, duel(tyrant, captain, 5));
    expect(refusal(killed, duel(tyrant, captain, 1))).toBe('unitHasNoHealth');
    const third = company('t9a-3');
    const there = played(third.ledger, first.engage(third.captain, third.tyrant));
    expect(refusal(there, duel(third.tyrant, third.captain, 1))).toBe('noDuel');
  });
});

describe('the Unit Strength and the fear of a unit with its character', () => {
  const { ledger, id } = scene(
    'wfb-6',
    [
      { name: 'Spears', models: 20, facts: { unitStrength: 20 } },
      {
        name: 'Captain',
        healthPerModel: 2,
        marks: ['character', 'battleStandard', 'musician'],
        facts: { unitStrength: 2, causesFear: true },
      },
    ],
    [{ name: 'Ogres', models: 4, healthPerModel: 3, facts: { unitStrength: 12 }, characteristic: 7 }],
  );
  const [spears, captain, ogres] = [id('Spears'), id('Captain'), id('Ogres')];
  const engaged = played(
    ledger,
    { type: 'joinUnit', unitId: captain, hostId: spears },
    first.engage(spears, ogres),
  );
  const unitsOf = (of: Ledger) => {
    const { combat, round } = roundNow(of);
    return engagementNow(battleOf(of), combat, round).units;
  };

  it('are of both as long as both are there', () => {
    expect(unitsOf(engaged)).toMatchObject([
      {
        id: spears,
        unitStrength: 20,
        characters: [{ id: captain, unitStrength: 2, causesFear: true }],
        battleStandard: true,
        musician: true,
        wipedOut: false,
      },
      { id: ogres, unitStrength: 12, wipedOut: false },
    ]);
  });

  it('are the unit’s alone once the character has fallen', () => {
    const [fallen] = unitsOf(played(engaged, health(captain, -2)));
    expect(fallen).toMatchObject({
      unitStrength: 20,
      battleStandard: false,
      musician: false,
      wipedOut: false,
    });
    expect(fallen?.characters).toMatchObject([{ id: captain, wipedOut: true }]);
  });

  it('are the character’s alone once the unit has fallen, and both are wiped out when both have', () => {
    const alone = played(engaged, health(spears, -20));
    expect(unitsOf(alone)).toMatchObject([
      { id: captain, unitStrength: 2, causesFear: true, wipedOut: false },
      {},
    ]);
    expect(unitsOf(played(alone, health(captain, -2)))).toMatchObject([
      { wipedOut: true, battleStandard: false },
      {},
    ]);
  });
});
