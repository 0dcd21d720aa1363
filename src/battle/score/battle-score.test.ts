import { describe, expect, it } from 'vitest';
import type { Intent } from '@/battle/log/intent';
import { battleOf, type Ledger } from '@/battle/log/ledger';
import { parseEntry } from '@/battle/log/parse-entry';
import { type UnitId, unitId } from '@/battle/state/ids';
import { EMPTY_SETUP } from '@/battle/state/setup';
import { begun, draft, played } from '@/testing/battles/battles';
import { battleScore, proposedWinner, recordedScore } from './battle-score';
import { cheapestSwings } from './swings';

const lose = (id: UnitId, count: number): Intent => ({ type: 'changeHealth', unitId: id, by: -count });
const fate = (id: UnitId, to: 'fleeing' | 'fledTable' | 'destroyed'): Intent => ({
  type: 'changeFate',
  unitId: id,
  fate: to,
});
const [spearmen, king, catapult, horde, banner, ogres] = ['u2.1', 'u2.2', 'u2.3', 'u3.1', 'u3.2', 'u3.3'].map(
  unitId,
) as [UnitId, UnitId, UnitId, UnitId, UnitId, UnitId];

/**
 * Blue: Spearmen 411, the King (General) 385, a Catapult 200. Red: a Horde 333, the Banner (Battle Standard)
 * 250, Ogres 600.
 */
function armies(editionId: string, armyPoints: number | null = 4500): Ledger {
  return played(
    begun(editionId, { ...EMPTY_SETUP, armyPoints }),
    {
      type: 'addUnits',
      side: 'a',
      units: [
        draft({ name: 'Spearmen', models: 20, pointCost: 411, marks: ['standard'] }),
        draft({ name: 'King', healthPerModel: 4, pointCost: 385, marks: ['general', 'character'] }),
        draft({ name: 'Catapult', healthPerModel: 4, pointCost: 200 }),
      ],
    },
    {
      type: 'addUnits',
      side: 'b',
      units: [
        draft({ name: 'Horde', models: 40, pointCost: 333 }),
        draft({ name: 'Banner', healthPerModel: 3, pointCost: 250, marks: ['battleStandard', 'character'] }),
        draft({ name: 'Ogres', models: 6, healthPerModel: 3, pointCost: 600 }),
      ],
    },
  );
}

describe('the score if it ended now', () => {
  it('of The Ninth Age 2 equals the one worked out by hand', () => {
    const ledger = played(
      armies('t9a-2'),
      lose(horde, 30), // 10 of 40 left is Shattered: ⌈333 / 2⌉ = 167
      fate(banner, 'fledTable'), // 250 and 200 for the Battle Standard
      fate(ogres, 'fleeing'), // 300
      lose(king, 4), // 385 and 200 for the General
      lose(spearmen, 15), // 5 of 20 left and …
      fate(spearmen, 'fleeing'), // … fleeing: 411
    );
    const score = battleScore(battleOf(ledger));
    expect([score?.a.total, score?.b.total]).toEqual([917, 996]);
    // 79 of 4,500 is 1.8 percent.
    expect(score?.lead).toEqual({ leader: 'b', difference: 79, share: 79 / 4500 });
    expect([score?.battlePoints?.a.total, score?.battlePoints?.b.total]).toEqual([10, 10]);
    expect(proposedWinner(battleOf(ledger))).toBe('draw');
  });

  it('of Warhammer 6 counts fleeing units whole, and what players count', () => {
    const count = (side: 'a' | 'b', bonusId: string, to: number): Intent => ({
      type: 'countBonus',
      side,
      bonusId,
      to,
    });
    const ledger = played(
      armies('wfb-6', 2000),
      lose(horde, 21), // 19 of 40 models is below half: 167
      fate(ogres, 'fleeing'), // 600
      fate(king, 'fleeing'), // 385 and 100 for the General
      lose(catapult, 2), // 2 of 4 Wounds is no less than half: nothing
      count('a', 'standardsCaptured', 2), // 200
      count('a', 'tableQuarters', 1), // 100
      count('b', 'tableQuarters', 3), // 300
    );
    const score = battleScore(battleOf(ledger));
    expect([score?.a.total, score?.b.total]).toEqual([1067, 785]);
    expect(score?.battlePoints).toBeNull();
    expect(proposedWinner(battleOf(ledger))).toBe('a');
  });

  it('has no percentage and no Battle Points while no army size is known', () => {
    const score = battleScore(battleOf(begun('t9a-2')));
    expect(score).toMatchObject({
      armyPoints: null,
      battlePoints: null,
      lead: { leader: null, difference: 0, share: null },
    });
  });

  it('uses the larger roster as the army size until one is agreed', () => {
    expect(battleScore(battleOf(armies('t9a-2', null)))?.armyPoints).toBe(1183);
  });

  it('names the margin by the players’ own table, and none without it', () => {
    const ledger = played(armies('wfb-6', 2000), fate(catapult, 'destroyed'));
    expect(battleScore(battleOf(ledger))?.margin).toBeNull();
    const named = played(ledger, {
      type: 'changeMargins',
      to: [
        { upTo: 199, name: 'Draw' },
        { upTo: null, name: 'Solid victory' },
      ],
    });
    expect(battleScore(battleOf(named))?.margin).toBe('Solid victory');
  });
});

describe('the winner is proposed', () => {
  it('not while nothing was counted', () => {
    expect(proposedWinner(battleOf(begun('t9a-2', { ...EMPTY_SETUP, armyPoints: 4500 })))).toBe('unsaid');
    expect(proposedWinner(battleOf(begun('wfb-6')))).toBe('unsaid');
  });

  it('by Battle Points, though the other side leads on Victory Points', () => {
    const ledger = played(armies('t9a-2'), fate(ogres, 'destroyed'), {
      type: 'changeObjective',
      objective: { name: 'Breakthrough', counters: { a: 0, b: 1 }, winner: 'counters' },
    });
    expect(battleScore(battleOf(ledger))?.lead.leader).toBe('a');
    expect(proposedWinner(battleOf(ledger))).toBe('b');
  });

  it('as a draw within the margin that the players call a draw', () => {
    const ledger = played(armies('wfb-6', 2000), fate(catapult, 'destroyed'));
    expect(proposedWinner(battleOf(ledger))).toBe('b');
    const drawn = played(ledger, {
      type: 'changeMargins',
      to: [
        { upTo: 200, name: 'Draw' },
        { upTo: null, name: 'Massacre' },
      ],
    });
    expect(proposedWinner(battleOf(drawn))).toBe('draw');
    expect(proposedWinner(battleOf(played(drawn, fate(king, 'destroyed'))))).toBe('b');
  });

  it('as a draw where nothing has happened to armies that were entered', () => {
    expect(proposedWinner(battleOf(armies('wfb-6', 2000)))).toBe('draw');
    expect(proposedWinner(battleOf(armies('t9a-2')))).toBe('draw');
  });
});

describe('a result in the rulebook’s words', () => {
  /** Blue has a unit of 100 points, Red one of 500 and one of 300; these are destroyed. */
  const without = (...names: readonly string[]) => {
    const mustered = played(
      begun('wfb-8'),
      { type: 'addUnits', side: 'a', units: [draft({ name: 'Few', pointCost: 100 })] },
      {
        type: 'addUnits',
        side: 'b',
        units: [draft({ name: 'Many', pointCost: 500 }), draft({ name: 'More', pointCost: 300 })],
      },
    );
    const gone = battleOf(mustered).units.filter(({ unit }) => names.includes(unit.name));
    return battleOf(played(mustered, ...gone.map(({ unit }) => fate(unit.id, 'destroyed'))));
  };

  it('is a loss for the side without units, even with more points', () => {
    const few = without('Few', 'Many');
    expect(battleScore(few)?.lead).toMatchObject({ leader: 'a', difference: 400 });
    expect(battleScore(few)?.named).toMatchObject({ winner: 'b' });
    expect(proposedWinner(few)).toBe('b');
    expect(battleScore(without('Many'))?.named).toMatchObject({ winner: 'a' });
    expect(battleScore(without('Many', 'More'))?.named).toMatchObject({ winner: 'a' });
  });

  it('depends on the points if neither side has units, or one never entered an army', () => {
    expect(battleScore(without('Few', 'Many', 'More'))?.named).toMatchObject({ winner: 'a' });
    const alone = played(begun('wfb-8'), { type: 'addUnits', side: 'a', units: [draft({ pointCost: 400 })] });
    expect(battleScore(battleOf(alone))?.named).toMatchObject({ winner: null });
    expect(proposedWinner(battleOf(alone))).toBe('draw');
  });

  it('depends on the percent of the army size, and is none while that is not known', () => {
    const ledger = played(armies('wap-23', 2000), fate(ogres, 'destroyed'));
    expect(battleScore(battleOf(ledger))?.named).toMatchObject({ winner: 'a' });
    expect(battleScore(battleOf(begun('wap-23')))?.named).toBeNull();
    expect(proposedWinner(battleOf(armies('wap-23', 2000)))).toBe('draw');
  });
});

describe('what would change the result', () => {
  it('lists the unit with the fewest Health Points left first, and of equals the one worth more', () => {
    const swings = cheapestSwings(battleOf(armies('t9a-2', 2000)), 3);
    expect(swings.map(({ unit, gain }) => [unit.name, gain])).toEqual([
      ['Banner', 450],
      ['Ogres', 600],
      ['Horde', 333],
      ['King', 585],
      ['Catapult', 200],
      ['Spearmen', 411],
    ]);
  });

  it('leaves out a unit whose loss changes nothing: 200 of 4,500 is within the first band', () => {
    const names = cheapestSwings(battleOf(armies('t9a-2')), 3).map(({ unit }) => unit.name);
    expect(names).not.toContain('Catapult');
  });

  it('compares who leads if the edition has no Battle Points', () => {
    const ledger = played(armies('wfb-6', 2000), fate(catapult, 'destroyed'));
    expect(
      cheapestSwings(battleOf(ledger), 3).map(({ unit, victoryPoints }) => [unit.name, victoryPoints]),
    ).toEqual([
      ['Banner', { a: 250, b: 200 }],
      ['Ogres', { a: 600, b: 200 }],
      ['Horde', { a: 333, b: 200 }],
    ]);
  });
});

describe('the recorded score', () => {
  const ended = played(
    armies('t9a-2', 1000),
    fate(banner, 'fledTable'),
    lose(spearmen, 15),
    { type: 'adjustBattlePoints', side: 'b', to: 2 },
    { type: 'finishBattle', winner: 'a', confirmed: { a: true, b: false } },
  );

  it('holds every line with its reason, and why the Battle Points are what they are', () => {
    expect(battleOf(ended).outcome?.score).toEqual({
      armyPoints: 1000,
      objectiveName: '',
      objectiveWinner: null,
      battlePoints: { a: 13, b: 9 },
      battlePointLines: {
        a: [{ key: 'band', points: 13, values: { difference: 244 } }],
        b: [
          { key: 'band', points: 7, values: { difference: 244 } },
          { key: 'adjustment', points: 2, values: {} },
        ],
      },
      simplified: { result: 'win', winner: 'a' },
      margin: null,
      victoryPoints: {
        a: {
          total: 450,
          lines: [
            { name: 'Banner', points: 250, reason: { key: 'whole', values: { fate: 'fledTable' } } },
            {
              name: 'Enemy Battle Standard Bearer removed',
              points: 200,
              reason: {
                key: 'bonus',
                values: { label: 'Enemy Battle Standard Bearer removed', count: 1, pointsEach: 200 },
              },
            },
          ],
        },
        b: {
          total: 206,
          lines: [
            {
              name: 'Spearmen',
              points: 206,
              reason: { key: 'weakened', values: { label: 'Shattered', now: 5, start: 20 } },
            },
          ],
        },
      },
    });
  });

  it('is read back from disk as it was written', () => {
    const entry = ended.entries.at(-1);
    expect(parseEntry(JSON.parse(JSON.stringify(entry)))).toMatchObject({ kind: 'entry', entry });
  });

  it('is none while no mission was chosen and nothing was counted', () => {
    const untouched = battleOf(armies('hh-1'));
    expect(recordedScore(untouched)).toBeNull();
    expect(proposedWinner(untouched)).toBe('unsaid');
    expect(recordedScore(battleOf(played(armies('hh-1'), lose(horde, 40))))).toBeNull();
  });
});
