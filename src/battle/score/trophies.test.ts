import { describe, expect, it } from 'vitest';
import { battleOf, type Ledger } from '@/battle/log/ledger';
import { victoryOf } from '@/battle/state/edition-of';
import { combatId, unitId } from '@/battle/state/ids';
import { proposedBonus } from '@/rules/index';
import { begun, draft, played } from '@/testing/battles/battles';
import { battleScore } from './battle-score';
import { enemyUnitsOf } from './enemy-units';

const inFirst = { combatId: combatId('c1') } as const;
const [spears, guard] = [unitId('u2.1'), unitId('u3.1')];
const inTest = { ...inFirst, side: 'b', unitId: guard } as const;

/** Blue's Spears fight Red's Guard of ten, which lost by three. */
function lost(standard: boolean): Ledger {
  const facts = standard ? { standard } : {};
  return played(
    begun('tow-1'),
    { type: 'addUnits', side: 'a', units: [draft({ name: 'Spears', models: 20 })] },
    { type: 'addUnits', side: 'b', units: [draft({ name: 'Guard', models: 10, characteristic: 8, facts })] },
    { type: 'engageUnits', ...inFirst, unitIds: [spears, guard] },
    { type: 'changeHealth', unitId: guard, by: -3 },
  );
}

const trophies = (ledger: Ledger) => {
  const battle = battleOf(ledger);
  const bonus = victoryOf(battle)?.points.bonuses.find(({ id }) => id === 'standardsTaken');
  if (!bonus) throw new Error('No Trophies of War');
  return proposedBonus(bonus, enemyUnitsOf(battle, 'a'));
};
const flight = (ledger: Ledger, pursuitTotal: number, outcomeId = 'breaks') =>
  played(
    ledger,
    { type: 'closeRound', ...inFirst },
    { type: 'sayBreakTest', ...inTest, outcomeId },
    { type: 'resolvePursuit', ...inTest, fleeTotal: 6, pursuitTotal },
  );

describe('Trophies of War', () => {
  it('are proposed for a standard whose unit broke and was run down, 50 points', () => {
    const ledger = flight(lost(true), 8);
    expect(trophies(ledger)).toBe(1);
    const line = battleScore(battleOf(ledger))?.a.lines.find(({ bonusId }) => bonusId === 'standardsTaken');
    expect(line?.points).toBe(50);
  });

  it('are proposed for a standard that the list or the form marks', () => {
    const marked = played(
      begun('tow-1'),
      { type: 'addUnits', side: 'a', units: [draft({ name: 'Spears', models: 20 })] },
      { type: 'addUnits', side: 'b', units: [draft({ name: 'Guard', models: 10, marks: ['standard'] })] },
      { type: 'engageUnits', ...inFirst, unitIds: [spears, guard] },
      { type: 'changeHealth', unitId: guard, by: -3 },
    );
    expect(trophies(flight(marked, 8))).toBe(1);
  });

  it('are proposed where the unit was wiped out in combat', () => {
    expect(trophies(played(lost(true), { type: 'changeHealth', unitId: guard, by: -7 }))).toBe(1);
  });

  it('are proposed where it fought on before it broke, and the combat has ended', () => {
    const caught = flight(lost(true), 8, 'fallsBack');
    const next = played(
      caught,
      { type: 'beginRound', ...inFirst },
      { type: 'changeHealth', unitId: guard, by: -4 },
    );
    const ended = played(flight(next, 8), { type: 'endCombat', ...inFirst });
    expect(trophies(ended)).toBe(1);
  });

  it('are not for breaking alone, for a unit that fell back and fights on, nor without a standard', () => {
    expect(trophies(flight(lost(true), 4))).toBe(0);
    expect(trophies(flight(lost(true), 8, 'fallsBack'))).toBe(0);
    expect(trophies(flight(lost(false), 8))).toBe(0);
  });

  it('are not where the unit was destroyed by hand, outside a combat', () => {
    const shot = played(
      begun('tow-1'),
      { type: 'addUnits', side: 'a', units: [draft({ name: 'Spears', models: 20 })] },
      { type: 'addUnits', side: 'b', units: [draft({ name: 'Guard', facts: { standard: true } })] },
      { type: 'changeFate', unitId: guard, fate: 'destroyed' },
    );
    expect(trophies(shot)).toBe(0);
  });

  it('are the players’ own count where they said one', () => {
    const said = played(flight(lost(true), 8), {
      type: 'countBonus',
      side: 'a',
      bonusId: 'standardsTaken',
      to: 0,
    });
    const lines = battleScore(battleOf(said))?.a.lines ?? [];
    expect(lines.some(({ bonusId }) => bonusId === 'standardsTaken')).toBe(false);
  });
});
