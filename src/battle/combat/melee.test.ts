import { describe, expect, test } from 'vitest';
import { descriptionContext } from '@/battle/describe/description-context';
import { decide } from '@/battle/log/decide';
import type { Intent } from '@/battle/log/intent';
import { battleOf, type Ledger } from '@/battle/log/ledger';
import { isClosed } from '@/battle/state/combat';
import { foughtCombats } from '@/battle/state/combat-over';
import { statusesNow, strengthNow } from '@/battle/state/counted-unit';
import { editionOfBattle } from '@/battle/state/edition-of';
import { titleOf } from '@/battle/state/engaged';
import type { CombatId, UnitId } from '@/battle/state/ids';
import { nextStep } from '@/battle/state/next-step';
import { FIRST_COMBAT, played } from '@/testing/battles/battles';
import {
  chancesOf,
  damaged,
  due,
  nerveScene,
  stands,
  thrown,
  turn,
  withNerve,
} from '@/testing/battles/nerve';
import { armyNow, expectToLast, roundNow, scene } from '@/testing/battles/scenes';
import { attackDiceOf, notEnteredOfDice } from './attack-dice';

function refusal(ledger: Ledger, intent: Intent): string | null {
  const decision = decide(ledger, intent);
  return decision.ok ? null : decision.refusal.code;
}

function combatIn(ledger: Ledger): CombatId {
  const [combat] = battleOf(ledger).combats;
  if (!combat) throw new Error('No combat');
  return combat.id;
}

/** A front, a flank and an Individual in the rear of one horde. */
function multipleCharge() {
  const { ledger: start, id } = nerveScene(
    [
      withNerve('Spears', 15, { troopType: 'regiment', attacks: 12 }),
      withNerve('Knights', 16, { troopType: 'regiment', attacks: 18 }),
      withNerve('Hero', 13, { troopType: 'champion', attacks: 5, individual: true }),
    ],
    [withNerve('Horde', 25, { troopType: 'horde', attacks: 30 }, 250)],
  );
  const [spears, knights, hero, horde] = [id('Spears'), id('Knights'), id('Hero'), id('Horde')];
  const hit = (unitId: UnitId): Intent => ({ type: 'hitUnit', unitId, enemyUnitId: horde });
  const met = played(start, damaged(horde, 8, 'other'), hit(spears), hit(knights), hit(hero));
  const combatId = combatIn(met);
  const into = (unitId: UnitId, facing: 'leftFlank' | 'rear'): Intent => ({
    type: 'changeContact',
    combatId,
    unitId,
    enemyUnitId: horde,
    contact: { facing, charged: true },
  });
  const ledger = played(met, into(knights, 'leftFlank'), into(hero, 'rear'));
  return { ledger, combatId, spears, knights, hero, horde };
}

describe('a multiple charge', () => {
  const { ledger, combatId, spears, knights, hero, horde } = multipleCharge();
  const close = { type: 'closeRound', combatId } as const;
  const next = { type: 'beginRound', combatId } as const;
  const dice = (of: Ledger, unitId: UnitId, ...at: readonly (readonly [UnitId, number])[]) =>
    attackDiceOf(
      battleOf(of),
      roundNow(of, combatId).combat,
      armyNow(of, unitId),
      at.map(([enemyUnitId, attacks]) => ({ enemyUnitId, attacks })),
    );

  test('doubles the attacks in the flank; an Individual multiplies nothing', () => {
    expect(dice(ledger, spears, [horde, 12])?.dice).toEqual([12]);
    expect(dice(ledger, knights, [horde, 18])?.dice).toEqual([36]);
    expect(dice(ledger, hero, [horde, 5])?.dice).toEqual([5]);
  });

  test('tells what nobody entered that would change them', () => {
    const { ledger: start, id } = nerveScene(
      [withNerve('Rats', 12, { attacks: 25 }), withNerve('Mice', 12, { attacks: 10 })],
      [withNerve('Engine', 10, { troopType: 'warEngine' }), withNerve('Guard', 14)],
    );
    const [rats, mice, engine, guard] = [id('Rats'), id('Mice'), id('Engine'), id('Guard')];
    const hit = (unitId: UnitId, enemyUnitId: UnitId): Intent => ({ type: 'hitUnit', unitId, enemyUnitId });
    const atEngine = played(start, hit(rats, engine));
    const atGuard = played(start, hit(mice, guard));
    const open = (of: Ledger, where: CombatId, unitId: UnitId, enemyUnitId: UnitId, attacks = 1) =>
      notEnteredOfDice(battleOf(of), roundNow(of, where).combat, armyNow(of, unitId), [
        { enemyUnitId, attacks },
      ]);
    expect(open(ledger, combatId, spears, horde)).toEqual({ rules: [], facts: [] });
    expect(open(ledger, combatId, knights, horde)).toEqual({ rules: ['Individual'], facts: [] });
    expect(open(ledger, combatId, hero, horde)).toEqual({ rules: [], facts: [] });
    // In the rear of a War Engine, Individual or not; and a unit without a type may be one.
    expect(open(atEngine, combatIn(atEngine), rats, engine)).toEqual({ rules: [], facts: [] });
    expect(open(atGuard, combatIn(atGuard), mice, guard)).toEqual({ rules: [], facts: ['Size or type'] });
    expect(open(atGuard, combatIn(atGuard), mice, guard, 0)).toEqual({ rules: [], facts: [] });
  });

  const struck = played(
    ledger,
    damaged(horde, 3, 'combat'),
    damaged(horde, 9, 'combat'),
    damaged(horde, 1, 'combat'),
  );

  test('is one test for all damage of the combat, and nobody has won', () => {
    expect(stands(struck, horde)).toEqual([21, 'fighting']);
    expect(due(struck, horde)).toEqual(['nerveCombat']);
    // Nerve 25, damage 21: 4 or more, 33 of 36.
    expect(chancesOf(struck, horde)).toEqual(['steady 1/12', 'routed 11/12']);
    const { round } = roundNow(struck, combatId);
    expect(round.unitLosses).toEqual({ [horde]: 13 });
    const held = played(struck, thrown(horde, 'nerveCombat', 3), close);
    expect(stands(held, horde)).toEqual([21, 'fighting']);
    const closed = roundNow(held, combatId).round;
    expect([isClosed(closed), closed.outcome]).toEqual([true, null]);
    expectToLast(held);
  });

  const redTurn = played(
    struck,
    thrown(horde, 'nerveCombat', 3),
    close,
    turn(1, 'b'),
    next,
    damaged(spears, 5, 'combat'),
    damaged(knights, 2, 'combat'),
  );

  test('the enemy strikes back in his own turn: all his foes stand in his front', () => {
    expect(dice(redTurn, horde, [spears, 20], [knights, 10])).toEqual({
      available: 30,
      dice: [20, 10],
      allowed: true,
    });
    expect(dice(redTurn, horde, [spears, 21], [knights, 10])?.allowed).toBe(false);
    expect(dice(redTurn, horde, [spears, 30], [knights, 0])?.allowed).toBe(true);
    expect([spears, knights, hero].map((id) => due(redTurn, id))).toEqual([
      ['nerveCombat'],
      ['nerveCombat'],
      [],
    ]);
    expect(chancesOf(redTurn, spears)).toEqual(['steady 5/6', 'routed 1/6']);
    // It cannot fail; a double 6 costs a die of damage.
    expect(chancesOf(redTurn, knights)).toEqual(['steady 35/36', 'doomed 1/36']);
  });

  const answered = played(
    redTurn,
    thrown(spears, 'nerveCombat', 10),
    thrown(knights, 'nerveCombat', 12),
    { type: 'rollOwed', unitId: knights, total: 3 },
    close,
  );

  test('the routed leave with the next round, and the doomed stay', () => {
    expect(stands(answered, spears)).toEqual([5, 'destroyed']);
    expect(stands(answered, knights)).toEqual([5, 'fighting']);
    expect(due(answered, knights)).toEqual([]);
    const again = played(answered, turn(2, 'a'), next);
    expect(new Set(roundNow(again, combatId).combat.unitIds)).toEqual(new Set([horde, knights, hero]));
  });

  test('more damage than Nerve halves attacks and Unit Strength, and the horde routs', () => {
    const again = played(answered, turn(2, 'a'), next, damaged(horde, 5, 'combat'));
    const edition = editionOfBattle(battleOf(again));
    const army = armyNow(again, horde);
    expect(statusesNow(edition, army).map(({ id }) => id)).toEqual(['devastated']);
    expect([strengthNow(edition, army), dice(again, horde)?.available]).toEqual([2, 15]);
    expect(chancesOf(again, horde)).toEqual(['steady 1/36', 'routed 35/36']);
    const routed = played(again, thrown(horde, 'nerveCombat', 7), close);
    expect(stands(routed, horde)).toEqual([26, 'destroyed']);
    // Nobody is left to fight: the combat needs no further round.
    expect(foughtCombats(battleOf(routed))).toEqual([]);
    expectToLast(routed);
  });

  test('has no rows, no totals and no break test', () => {
    const row = { combatId, side: 'a', rowId: 'charge' } as const;
    expect(refusal(ledger, { type: 'answer', ...row, answer: true })).toBe('nobodyWins');
    expect(refusal(ledger, { type: 'count', ...row, by: 1 })).toBe('nobodyWins');
    const said = { type: 'sayBreakTest', combatId, side: 'b', unitId: horde, held: true } as const;
    expect(refusal(ledger, said)).toBe('nobodyWins');
    expect(refusal(ledger, { type: 'openCombat', shotBy: 'a' })).toBe('noShooting');
    expect(refusal(played(ledger, close), close)).toBe('roundClosed');
  });

  test('damage that is counted again in the round takes its share of it away', () => {
    const less = played(struck, damaged(horde, -2, 'combat'));
    expect(roundNow(less, combatId).round.unitLosses).toEqual({ [horde]: 11 });
    expect(armyNow(less, horde).untested).toEqual({ combat: 11 });
    const corrected = played(struck, {
      type: 'correctEntries',
      seqs: [struck.entries.at(-2)?.seq ?? 0],
      instead: damaged(horde, 4, 'combat'),
    });
    expect(roundNow(corrected, combatId).round.unitLosses).toEqual({ [horde]: 8 });
    expect(stands(corrected, horde)).toEqual([16, 'fighting']);
    expectToLast(corrected);
  });

  test('ends without a result, its open round with it', () => {
    const ended = played(struck, { type: 'endCombat', combatId });
    const { combat, round } = roundNow(ended, combatId);
    expect([combat.ended, isClosed(round)]).toEqual([true, true]);
    expectToLast(ended);
  });
});

describe('a unit that withdraws', () => {
  const { ledger: start, id } = nerveScene(
    [withNerve('Knights', 16)],
    [withNerve('Spears', 13), withNerve('Trolls', 16, { inspiring: true })],
  );
  const [knights, spears, trolls] = [id('Knights'), id('Spears'), id('Trolls')];
  const charge = (enemyUnitId: UnitId): Intent => ({ type: 'hitUnit', unitId: knights, enemyUnitId });
  const met = played(start, damaged(spears, 8, 'other'), charge(spears));
  const combatId = combatIn(met);
  const withdraw = (unitId: UnitId, total: number): Intent => ({
    type: 'withdraw',
    combatId,
    unitId,
    answers: {},
    total,
  });
  const engaged = (ledger: Ledger) => roundNow(ledger, combatId).combat.unitIds;

  test('is removed where it fails, and leaves where it passes, in one gesture', () => {
    // Nerve 13, damage 8: 5 or more fails.
    const fails = played(met, withdraw(spears, 5));
    expect([stands(fails, spears), engaged(fails)]).toEqual([
      [8, 'destroyed'],
      [knights, spears],
    ]);
    const passes = played(met, withdraw(spears, 4));
    expect([stands(passes, spears), engaged(passes)]).toEqual([[8, 'fighting'], [knights]]);
    expect(battleOf(played(passes, { type: 'undo' }))).toEqual(battleOf(met));
    expectToLast(fails);
    expectToLast(passes);
  });

  test('is still named where it fought, on the screen and in the log', () => {
    const closed = played(met, { type: 'closeRound', combatId }, turn(1, 'b'));
    const left = played(closed, withdraw(spears, 4));
    const [combat] = battleOf(left).combats;
    const named = { number: 1, a: ['Knights'], b: ['Spears'] };
    expect(combat && titleOf(battleOf(left), combat)).toEqual(named);
    expect(descriptionContext(left).combats.get(combatId)).toEqual(named);
    // Taken out again, it never fought there.
    const unitIds = [knights, trolls];
    const other = played(met, { type: 'engageUnits', combatId, unitIds });
    expect(descriptionContext(other).combats.get(combatId)).toMatchObject({ b: ['Trolls'] });
  });

  test('waits for a throw that must be thrown again, still engaged', () => {
    const far = played(start, damaged(trolls, 10, 'other'), charge(trolls));
    const [combat] = battleOf(far).combats;
    const throws = (total: number): Intent => ({
      type: 'withdraw',
      combatId: combat?.id ?? combatId,
      unitId: trolls,
      answers: {},
      total,
    });
    const once = played(far, throws(9));
    expect(armyNow(once, trolls).thrown).toMatchObject({ testId: 'withdraw', total: 9 });
    expect(due(once, trolls)).toEqual(['withdraw']);
    expect(battleOf(once).combats[0]?.unitIds).toContain(trolls);
    expect(battleOf(played(once, throws(4))).combats[0]?.unitIds).toEqual([knights]);
    expect(stands(played(once, throws(8)), trolls)).toEqual([10, 'destroyed']);
  });

  test('passes without a roll against Individuals alone, and not where it does not fight', () => {
    const free = played(met, {
      type: 'withdraw',
      combatId,
      unitId: spears,
      answers: { individualsOnly: true },
      outcomeId: 'steady',
    });
    expect(engaged(free)).toEqual([knights]);
    expect(armyNow(free, spears).tests).toMatchObject([{ kind: 'automatic', rolls: null, held: true }]);
    expect(refusal(met, withdraw(trolls, 7))).toBe('fightsElsewhere');
  });

  test('is unknown where a book has no test for it', () => {
    const old = scene('t9a-2', [{ name: 'Knights' }], [{ name: 'Spears' }]);
    const both = [old.id('Knights'), old.id('Spears')];
    const fought = played(old.ledger, { type: 'engageUnits', combatId: FIRST_COMBAT, unitIds: both });
    const leaves: Intent = {
      type: 'withdraw',
      combatId: FIRST_COMBAT,
      unitId: both[1] ?? spears,
      answers: {},
      total: 7,
    };
    expect(refusal(fought, leaves)).toBe('noWithdrawing');
  });
});

describe('a combat that waits for its units', () => {
  const { ledger: start, id } = nerveScene([withNerve('Knights', 16)], [withNerve('Spears', 16)]);
  const next = (ledger: Ledger) => nextStep(battleOf(ledger), battleOf(ledger).combats[0] ?? null).kind;

  test('is not closed: a new combat is offered until somebody fights in it', () => {
    expect(next(start)).toBe('newCombat');
    const met = played(start, { type: 'hitUnit', unitId: id('Knights'), enemyUnitId: id('Spears') });
    expect(next(met)).toBe('closeRound');
  });

  test('belongs to the turn of its first units, and needs one round in that turn', () => {
    const later = played(start, turn(2, 'a'));
    const met = played(later, { type: 'hitUnit', unitId: id('Knights'), enemyUnitId: id('Spears') });
    expect(next(met)).toBe('closeRound');
    const closed = played(met, { type: 'closeRound', combatId: combatIn(met) });
    expect(next(closed)).toBe('nextTurn');
    expect(next(played(closed, turn(2, 'b')))).toBe('nextRound');
    expectToLast(closed);
  });
});
