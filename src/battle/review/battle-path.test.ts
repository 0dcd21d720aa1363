import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { casualtiesOf } from '@/battle/combat/engagement';
import { battleOf, type Ledger } from '@/battle/log/ledger';
import { battleScore } from '@/battle/score/battle-score';
import { armyOf, healthOf, isOnTable } from '@/battle/state/army';
import type { UnitId } from '@/battle/state/ids';
import { otherSide, SIDES } from '@/rules/index';
import {
  begun,
  counted,
  draft,
  FIRST_COMBAT,
  FOUGHT_EDITIONS,
  played,
  randomPlay,
  withArmies,
} from '@/testing/battles/battles';
import { battlePath, hasHealth, leadPath } from './battle-path';
import { damageDealt } from './damage-dealt';

const turn = (gameTurn: number, side: 'a' | 'b') =>
  ({ type: 'beginTurn', turn: { gameTurn, side } }) as const;
const ofSide = (ledger: Ledger, side: 'a' | 'b'): readonly UnitId[] =>
  armyOf(battleOf(ledger), side).map(({ unit }) => unit.id);
const hurt = (unitId: UnitId, by: number) => ({ type: 'changeHealth', unitId, by, cause: 'other' }) as const;
const turnsOf = (ledger: Ledger) =>
  battlePath(ledger).map((point) => point.turn && `${point.turn.gameTurn}${point.turn.side}`);

describe('the path of a battle', () => {
  const armies = withArmies('t9a-2');
  const [spearmen] = ofSide(armies, 'a');
  const [theirs, , king] = ofSide(armies, 'b');
  if (!spearmen || !theirs || !king) throw new Error('No units');

  it('begins with both armies whole, and has a point at the end of each turn', () => {
    const ledger = played(armies, hurt(spearmen, -2), turn(1, 'b'), hurt(spearmen, -3), hurt(theirs, -20));
    expect(battlePath(ledger).map(({ turn: at, healthPoints }) => [at?.side ?? null, healthPoints])).toEqual([
      [null, { a: 35, b: 35 }],
      ['a', { a: 33, b: 35 }],
      ['b', { a: 30, b: 15 }],
    ]);
    expect(leadPath(battlePath(ledger))).toEqual([0, 0, 201]);
  });

  it('returns with the players to an earlier turn, and goes on from there', () => {
    const there = played(armies, turn(1, 'b'), turn(2, 'a'));
    expect(turnsOf(there)).toEqual([null, '1a', '1b', '2a']);
    const back = played(there, turn(1, 'b'));
    expect(turnsOf(back)).toEqual([null, '1a', '1b']);
    expect(turnsOf(played(back, turn(2, 'a')))).toEqual([null, '1a', '1b', '2a']);
  });

  it('ignores what was undone', () => {
    const ledger = played(armies, turn(1, 'b'), hurt(spearmen, -2), { type: 'undo' }, { type: 'undo' });
    expect(turnsOf(ledger)).toEqual([null, '1a']);
    expect(battlePath(ledger).at(-1)?.healthPoints).toEqual({ a: 35, b: 35 });
  });

  it('counts a unit that was entered late as whole until then', () => {
    const late = played(armies, turn(1, 'b'), {
      type: 'addUnits',
      side: 'a',
      units: [draft({ models: 10 })],
    });
    expect(battlePath(late).map(({ healthPoints }) => healthPoints.a)).toEqual([45, 45, 45]);
  });

  it('has two points and nothing to draw of health in a battle that has just begun', () => {
    const path = battlePath(begun());
    expect(path.map(({ turn: at }) => at)).toEqual([null, { gameTurn: 1, side: 'a' }]);
    expect(hasHealth(path)).toBe(false);
    expect(leadPath(path)).toEqual([0, 0]);
    expect(path.every(({ battlePoints }) => battlePoints === null)).toBe(true);
  });

  it.each(FOUGHT_EDITIONS)('of $id ends where the battle stands', (edition) => {
    fc.assert(
      fc.property(randomPlay(edition), (ledgers) => {
        const ledger = ledgers[ledgers.length - 1] as Ledger;
        const battle = battleOf(ledger);
        const score = battleScore(battle);
        const last = battlePath(ledger).at(-1);
        expect(last?.turn).toEqual(battle.turn);
        expect(last?.victoryPoints).toEqual(score && { a: score.a.total, b: score.b.total });
        for (const side of SIDES) {
          const left = armyOf(battle, side).filter(isOnTable).map(healthOf);
          expect(last?.healthPoints[side]).toBe(left.reduce((sum, health) => sum + health, 0));
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('the damage of a battle', () => {
  const armies = withArmies('t9a-2');
  const [spearmen, knights] = ofSide(armies, 'a');
  const [theirs] = ofSide(armies, 'b');
  if (!spearmen || !knights || !theirs) throw new Error('No units');
  const engage = (...unitIds: UnitId[]) =>
    ({ type: 'engageUnits', combatId: FIRST_COMBAT, unitIds }) as const;
  const told = (ledger: Ledger) =>
    damageDealt(battleOf(ledger)).map(({ side, units, dealt }) => [
      side,
      units.map(({ name }) => name),
      dealt,
    ]);

  it('is credited to the unit that fought there, the most damage first', () => {
    const ledger = played(
      armies,
      engage(spearmen, theirs),
      counted('b', 'healthPointsLost', 2),
      counted('a', 'healthPointsLost', 5),
    );
    expect(told(ledger)).toEqual([
      ['b', ['Spearmen'], 5],
      ['a', ['Spearmen'], 2],
    ]);
  });

  it('is credited to several units together if they fought side by side', () => {
    const ledger = played(armies, engage(spearmen, knights, theirs), counted('b', 'healthPointsLost', 3));
    expect(told(ledger)).toEqual([['a', ['Spearmen', 'Knights'], 3]]);
  });

  it('has no unit’s name in a combat by hand, and is not credited outside a combat', () => {
    const ledger = played(armies, counted('b', 'healthPointsLost', 3), hurt(theirs, -4));
    expect(told(ledger)).toEqual([['a', [], 3]]);
  });

  it('does not count what was given back', () => {
    const ledger = played(
      armies,
      engage(spearmen, theirs),
      counted('b', 'healthPointsLost', 3),
      counted('b', 'healthPointsLost', -3),
    );
    expect(told(ledger)).toEqual([]);
  });

  it.each(FOUGHT_EDITIONS)('of $id sums to all casualties of all rounds', (edition) => {
    fc.assert(
      fc.property(randomPlay(edition), (ledgers) => {
        const battle = battleOf(ledgers[ledgers.length - 1] as Ledger);
        for (const side of SIDES) {
          const all = battle.combats.flatMap(({ rounds }) => rounds);
          const lost = all.reduce((sum, round) => sum + casualtiesOf(battle, round, otherSide(side)), 0);
          const dealt = damageDealt(battle).filter((damage) => damage.side === side);
          expect(dealt.reduce((sum, damage) => sum + damage.dealt, 0)).toBe(lost);
        }
      }),
      { numRuns: 60 },
    );
  });
});
