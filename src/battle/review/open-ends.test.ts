import { describe, expect, it } from 'vitest';
import type { Intent } from '@/battle/log/intent';
import { battleOf, type Ledger } from '@/battle/log/ledger';
import { unitId } from '@/battle/state/ids';
import { EMPTY_SETUP } from '@/battle/state/setup';
import { begun, draft, FIRST_COMBAT, FOUGHT_EDITIONS, played } from '@/testing/battles/battles';
import { openEnds } from './open-ends';

const [spears, guard] = [unitId('u2.1'), unitId('u3.1')];
const inFirst = { combatId: FIRST_COMBAT } as const;
const tested = { ...inFirst, side: 'b', unitId: guard } as const;
const kinds = (ledger: Ledger) => openEnds(battleOf(ledger)).map(({ kind }) => kind);
const drawn: Intent = {
  type: 'changeObjective',
  objective: { name: '', counters: { a: 0, b: 0 }, winner: 'drawn' },
};

/** Red's Guard has lost a round by three. */
function lost(): Ledger {
  return played(
    begun('t9a-2'),
    { type: 'addUnits', side: 'a', units: [draft({ name: 'Spears', models: 20, pointCost: 200 })] },
    {
      type: 'addUnits',
      side: 'b',
      units: [draft({ name: 'Guard', models: 9, pointCost: 180, characteristic: 8 })],
    },
    { type: 'engageUnits', ...inFirst, unitIds: [spears, guard] },
    { type: 'changeHealth', unitId: guard, by: -3 },
  );
}

describe('what a battle leaves open', () => {
  it('is the objective that nobody has, and not one that was drawn by the players’ word', () => {
    expect(kinds(begun('t9a-2'))).toEqual(['objective']);
    expect(kinds(played(begun('t9a-2'), drawn))).toEqual([]);
  });

  it('is a round that is not closed and whose losers have not tested, then the flight of who broke', () => {
    const open = lost();
    expect(kinds(open)).toEqual(['test', 'round', 'objective']);
    const closed = played(open, { type: 'closeRound', ...inFirst });
    expect(kinds(closed)).toEqual(['test', 'objective']);
    const broke = played(closed, { type: 'sayBreakTest', ...tested, outcomeId: 'broke' });
    expect(kinds(broke)).toEqual(['flight', 'fleeing', 'objective']);
    const away = played(broke, {
      type: 'resolvePursuit',
      ...tested,
      fleeTotal: null,
      pursuitTotal: null,
      caught: false,
    });
    expect(openEnds(battleOf(away))).toMatchObject([
      { kind: 'fleeing', name: 'Guard', side: 'b', worth: 90 },
      { kind: 'objective' },
    ]);
    expect(kinds(played(away, { type: 'changeFate', unitId: guard, fate: 'fighting' }))).toEqual([
      'objective',
    ]);
  });

  it('is a flight that nobody settled, also after its combat ended or went on', () => {
    const broke: Intent = { type: 'sayBreakTest', ...tested, outcomeId: 'broke' };
    const closed = played(lost(), broke, { type: 'closeRound', ...inFirst }, drawn);
    const flights = (ledger: Ledger) => openEnds(battleOf(ledger)).filter(({ kind }) => kind === 'flight');
    expect(flights(closed)).toMatchObject([{ name: 'Guard', ended: false }]);
    const later = [
      played(closed, { type: 'endCombat', ...inFirst }),
      played(closed, { type: 'beginRound', ...inFirst }),
    ];
    for (const ledger of later) {
      expect(flights(ledger)).toMatchObject([{ name: 'Guard', ended: true }]);
      for (const fate of ['fighting', 'destroyed', 'fledTable'] as const) {
        expect(flights(played(ledger, { type: 'changeFate', unitId: guard, fate }))).toEqual([]);
      }
    }
  });

  it('is nothing of the score once points were agreed on', () => {
    const agreed: Intent = { type: 'agreePoints', to: { a: 1, b: 0, reason: 'by hand' } };
    expect(kinds(played(lost(), agreed))).toEqual(['test', 'round']);
  });

  it('is the test that was not taken before its combat ended, while the unit still stands', () => {
    const ended = played(lost(), { type: 'endCombat', ...inFirst }, drawn);
    expect(openEnds(battleOf(ended))).toMatchObject([{ kind: 'test', name: 'Guard', ended: true }]);
    expect(kinds(played(ended, { type: 'changeFate', unitId: guard, fate: 'destroyed' }))).toEqual([]);
    expect(kinds(played(ended, { type: 'changeFate', unitId: guard, fate: 'fledTable' }))).toEqual([]);
    const held: Intent = { type: 'sayBreakTest', ...tested, outcomeId: 'held' };
    expect(kinds(played(lost(), held, { type: 'endCombat', ...inFirst }, drawn))).toEqual([]);
  });

  it('is a unit whose points hang on what is not entered, until it is', () => {
    const begins = played(begun('tow-1'), {
      type: 'addUnits',
      side: 'a',
      units: [draft({ name: 'Ogres', models: 7, healthPerModel: 3, pointCost: 120 })],
    });
    expect(kinds(begins)).toEqual([]);
    const weakened = played(begins, { type: 'changeHealth', unitId: spears, by: -17 });
    expect(openEnds(battleOf(weakened))).toMatchObject([{ kind: 'worth', name: 'Ogres', from: 0, to: 60 }]);
    const unit = draft({
      name: 'Ogres',
      models: 7,
      healthPerModel: 3,
      pointCost: 120,
      facts: { troopType: 'monstrousInfantry' },
    });
    expect(kinds(played(weakened, { type: 'editUnit', unitId: spears, unit }))).toEqual([]);
  });

  it('is a mission’s objectives that nobody holds, and what only its players can count', () => {
    const chosen = (victoryRules: string) => begun('hh-1', { ...EMPTY_SETUP, victoryRules });
    expect(kinds(chosen('dominion'))).toEqual(['places', 'bonus', 'bonus']);
    const holds: Intent = {
      type: 'holdPlaces',
      bonusId: 'objectivesByTurn',
      gameTurn: 1,
      holders: { 1: 'a' },
    };
    expect(kinds(played(chosen('dominion'), holds))).toEqual(['bonus', 'bonus']);
    expect(kinds(chosen('theRelic'))).toEqual(['places', 'bonus']);
  });

  it.each(FOUGHT_EDITIONS)('has a key of its own for each matter of $id', ({ id }) => {
    const keys = openEnds(battleOf(begun(id))).map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
