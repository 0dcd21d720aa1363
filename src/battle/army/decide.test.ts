import { describe, expect, it } from 'vitest';
import { testedUnits } from '@/battle/combat/break-test';
import { scoreOf } from '@/battle/combat/combat-score';
import { casualtiesOf } from '@/battle/combat/engagement';
import { standingTest } from '@/battle/combat/standing-test';
import { decide } from '@/battle/log/decide';
import type { Intent } from '@/battle/log/intent';
import { battleOf, type Ledger } from '@/battle/log/ledger';
import { battleScore } from '@/battle/score/battle-score';
import { cheapestSwings } from '@/battle/score/swings';
import { fateOf, healthOf, modelsLeft, unitOf, woundsOnLast } from '@/battle/state/army';
import { combatOf } from '@/battle/state/battle';
import { latestRound, testOf } from '@/battle/state/combat';
import { type UnitId, unitId } from '@/battle/state/ids';
import { duplicateName } from '@/battle/state/unit';
import {
  answered,
  begun,
  counted,
  draft,
  FIRST_COMBAT,
  first,
  play,
  played,
} from '@/testing/battles/battles';

/**
 * Blue: 20 Spearmen in 4 ranks with a standard. Red: 4 Knights of 3 Health Points with a standard, and the
 * Battle Standard Bearer.
 */
const armies = played(
  begun(),
  {
    type: 'addUnits',
    side: 'a',
    units: [
      draft({
        name: 'Spearmen',
        models: 20,
        pointCost: 200,
        marks: ['standard'],
        facts: { ranks: 4, causesFear: false },
        characteristic: 8,
      }),
      draft({ name: 'Archers', models: 10, pointCost: 150 }),
    ],
  },
  {
    type: 'addUnits',
    side: 'b',
    units: [
      draft({
        name: 'Knights',
        models: 4,
        healthPerModel: 3,
        pointCost: 333,
        marks: ['standard'],
        facts: { ranks: 0, causesFear: false },
      }),
      draft({
        name: 'Banner',
        models: 1,
        healthPerModel: 3,
        pointCost: 250,
        marks: ['battleStandard', 'character'],
        facts: { ranks: 0, causesFear: false },
      }),
    ],
  },
);
const [spearmen, archers, knights, banner] = ['u2.1', 'u2.2', 'u3.1', 'u3.2'].map(unitId) as [
  UnitId,
  UnitId,
  UnitId,
  UnitId,
];
const engage = (...unitIds: UnitId[]): Intent => ({ type: 'engageUnits', combatId: FIRST_COMBAT, unitIds });
const contact = (
  unit: UnitId,
  enemy: UnitId,
  facing: 'front' | 'leftFlank' | 'rear',
  charged: boolean,
): Intent => ({
  type: 'changeContact',
  combatId: FIRST_COMBAT,
  unitId: unit,
  enemyUnitId: enemy,
  contact: { facing, charged },
});
const lose = (unit: UnitId, by: number, cause?: 'other'): Intent => ({
  type: 'changeHealth',
  unitId: unit,
  by: -by,
  cause,
});

function round(ledger: Ledger) {
  const combat = combatOf(battleOf(ledger), FIRST_COMBAT);
  const latest = combat && latestRound(combat);
  if (!combat || !latest) throw new Error('no round');
  return { combat, latest };
}

function totals(ledger: Ledger) {
  const { combat, latest } = round(ledger);
  const { a, b } = scoreOf(battleOf(ledger), combat, latest);
  return [a.total, b.total];
}

function health(ledger: Ledger, id: UnitId): number {
  const army = unitOf(battleOf(ledger), id);
  return army ? healthOf(army) : Number.NaN;
}

function refusal(ledger: Ledger, intent: Intent) {
  const decision = decide(ledger, intent);
  return decision.ok ? null : decision.refusal.code;
}

const engaged = played(
  armies,
  engage(spearmen, knights, banner),
  contact(spearmen, knights, 'front', true),
  contact(knights, spearmen, 'leftFlank', false),
);

describe('a combat of units', () => {
  it('proposes the rows of the worked combat: 8 to 8', () => {
    const fought = played(engaged, counted('a', 'healthPointsLost', 5), {
      type: 'count',
      combatId: FIRST_COMBAT,
      side: 'b',
      rowId: 'healthPointsLost',
      by: 3,
      on: knights,
    });
    expect(totals(fought)).toEqual([8, 8]);
  });

  it('loses health by the tile of its side, and scores what is lost on the unit', () => {
    const byTile = played(engaged, counted('a', 'healthPointsLost', 4));
    expect(health(byTile, spearmen)).toBe(16);
    const byUnit = played(engaged, lose(spearmen, 4));
    expect(totals(byUnit)).toEqual(totals(byTile));
  });

  it('does not count what is lost outside the combat', () => {
    const shot = played(engaged, lose(spearmen, 4, 'other'));
    expect(health(shot, spearmen)).toBe(16);
    expect(totals(shot)).toEqual(totals(engaged));
    expect(totals(played(engaged, lose(archers, 4)))).toEqual(totals(engaged));
  });

  it('asks on whom a casualty falls when several units fight, and lets it fall on nobody in particular', () => {
    const tap = counted('b', 'healthPointsLost', 1);
    expect(refusal(engaged, tap)).toBe('onWhom');
    const unassigned = played(engaged, { ...tap, on: 'unassigned' } as Intent);
    expect(casualtiesOf(battleOf(unassigned), round(unassigned).latest, 'b')).toBe(1);
    expect(health(unassigned, knights)).toBe(12);
  });

  it('says of a unit that fights elsewhere that it does, and of one that is not there that it is not', () => {
    const tap = (on: UnitId): Intent => ({
      type: 'count',
      combatId: FIRST_COMBAT,
      side: 'a',
      rowId: 'healthPointsLost',
      by: 1,
      on,
    });
    expect(refusal(engaged, tap(archers))).toBe('fightsElsewhere');
    expect(refusal(played(engaged, engage(knights, banner)), tap(spearmen))).toBe('fightsElsewhere');
    expect(refusal(engaged, tap(unitId('u9')))).toBe('noSuchUnit');
  });

  it('gives back the latest contribution first', () => {
    const tap = (on: UnitId | 'unassigned', by: number): Intent => ({
      type: 'count',
      combatId: FIRST_COMBAT,
      side: 'b',
      rowId: 'healthPointsLost',
      by,
      on,
    });
    const lost = played(engaged, tap(knights, 2), tap('unassigned', 1), tap(banner, 2));
    const back = played(lost, counted('b', 'healthPointsLost', -3));
    expect([health(back, banner), health(back, knights)]).toEqual([3, 10]);
    expect(casualtiesOf(battleOf(back), round(back).latest, 'b')).toBe(2);
  });

  it('never takes more than a unit has', () => {
    const gone = played(engaged, lose(spearmen, 25));
    expect(health(gone, spearmen)).toBe(0);
    expect(refusal(gone, lose(spearmen, 1))).toBe('unitHasNoHealth');
    expect(fateOf(unitOf(battleOf(gone), spearmen) as never)).toBe('destroyed');
  });

  it('leaves a destroyed unit behind in the next round, and proposes again from what is left', () => {
    const next = played(
      engaged,
      lose(banner, 3),
      { type: 'closeRound', combatId: FIRST_COMBAT },
      { type: 'beginRound', combatId: FIRST_COMBAT },
    );
    expect(round(next).combat.unitIds).toEqual([spearmen, knights]);
    expect(totals(next)).toEqual([4, 2]);
  });

  it('lets a tap override a proposal, and says so in the record', () => {
    const overridden = played(engaged, answered('a', 'fullRanks', 1), {
      type: 'closeRound',
      combatId: FIRST_COMBAT,
    });
    expect(round(overridden).latest.outcome?.a).toMatchObject({ overridden: ['fullRanks'], total: 2 });
  });

  it('tests each losing unit on its own, with its own value', () => {
    const beaten = played(engaged, lose(spearmen, 5));
    const battle = battleOf(beaten);
    expect(testedUnits(battle, round(beaten).combat, 'a')).toEqual([spearmen]);
    const { result } = standingTest(battle, round(beaten).combat, round(beaten).latest, {
      side: 'a',
      unitId: spearmen,
      lostBy: 3,
    });
    expect(result).toMatchObject({ target: 8, conditions: ['steadfast'] });
  });

  it('marks a broken unit as fleeing and a caught one as destroyed, in one gesture each', () => {
    const place = { combatId: FIRST_COMBAT, side: 'a', unitId: spearmen } as const;
    const broken = played(engaged, lose(spearmen, 5), { type: 'sayBreakTest', ...place, held: false });
    expect(unitOf(battleOf(broken), spearmen)?.fate).toBe('fleeing');
    const caught = played(broken, { type: 'resolvePursuit', ...place, fleeTotal: 5, pursuitTotal: 6 });
    expect(unitOf(battleOf(caught), spearmen)?.fate).toBe('destroyed');
    const undone = played(caught, { type: 'undo' }, { type: 'undo' });
    expect(unitOf(battleOf(undone), spearmen)?.fate).toBe('fighting');
  });
});

describe('a unit that stays in the combat', () => {
  const place = { combatId: FIRST_COMBAT, side: 'a', unitId: spearmen } as const;
  const beaten = played(engaged, lose(spearmen, 5));

  it('keeps what was entered for its test in the next round', () => {
    const next = played(
      beaten,
      { type: 'answerBreakTest', ...place, inputId: 'stubborn', answer: true },
      { type: 'sayBreakTest', ...place, held: true },
      { type: 'closeRound', combatId: FIRST_COMBAT },
      { type: 'beginRound', combatId: FIRST_COMBAT },
    );
    expect(testOf(round(next).latest, 'a', spearmen)).toMatchObject({
      answers: { stubborn: true },
      taken: null,
    });
  });

  it('fights on when a test said to be failed turns out to be passed', () => {
    const corrected = played(
      beaten,
      { type: 'sayBreakTest', ...place, held: false },
      { type: 'sayBreakTest', ...place, held: true },
    );
    expect(unitOf(battleOf(corrected), spearmen)?.fate).toBe('fighting');
  });
});

describe('an army', () => {
  it('shows models left and wounds on the last one', () => {
    const army = unitOf(battleOf(played(armies, lose(knights, 4))), knights);
    expect([modelsLeft(army as never), woundsOnLast(army as never)]).toEqual([3, 1]);
  });

  it('keeps what was lost when its models are corrected', () => {
    const unit = draft({ name: 'Spearmen', models: 24, pointCost: 240 });
    const corrected = played(armies, lose(spearmen, 5), { type: 'editUnit', unitId: spearmen, unit });
    expect(health(corrected, spearmen)).toBe(19);
  });

  it.each([
    [
      'a unit without a name',
      { ...first, type: 'addUnits', units: [draft({ name: ' ' })] },
      'unitNameMissing',
    ],
    ['zero models', { ...first, type: 'addUnits', units: [draft({ models: 0 })] }, 'modelsOutOfRange'],
    [
      'points that are no number',
      { ...first, type: 'addUnits', units: [draft({ pointCost: Number.NaN })] },
      'pointCostOutOfRange',
    ],
    ['removing a unit that is fighting', { type: 'removeUnit', unitId: spearmen }, 'unitInCombat'],
    ['a unit that is not there', { type: 'removeUnit', unitId: unitId('u9') }, 'noSuchUnit'],
    [
      'a fate the rulebook does not have',
      { type: 'changeFate', unitId: archers, fate: 'shaken' },
      'noSuchFate',
    ],
  ] as const)('refuses %s', (_, intent, code) => {
    expect(refusal(engaged, intent as Intent)).toBe(code);
  });

  it('refuses a second General, and names the first', () => {
    const general = draft({ name: 'King', marks: ['general'] });
    const ledger = played(armies, { type: 'addUnits', side: 'a', units: [general] });
    expect(decide(ledger, { type: 'addUnits', side: 'a', units: [{ ...general, name: 'Queen' }] })).toEqual({
      ok: false,
      refusal: { code: 'twoGenerals', values: { name: 'King' } },
    });
    expect(refusal(ledger, { type: 'addUnits', side: 'b', units: [general] })).toBeNull();
  });

  it('refuses a unit in two combats', () => {
    const two = play(engaged, { type: 'openCombat' });
    const second = battleOf(two).combats[1];
    expect(
      refusal(two, { type: 'engageUnits', combatId: second?.id ?? FIRST_COMBAT, unitIds: [spearmen] }),
    ).toBe('unitInCombat');
  });

  it('numbers duplicates', () => {
    expect(duplicateName('Greybeards', ['Greybeards'])).toBe('Greybeards #2');
    expect(duplicateName('Greybeards #2', ['Greybeards', 'Greybeards #2'])).toBe('Greybeards #3');
  });

  it('is put back where it was by undo', () => {
    const moved = played(armies, { type: 'moveUnit', unitId: spearmen, by: 1 });
    expect(battleOf(moved).units.map(({ unit }) => unit.name)).toEqual([
      'Archers',
      'Spearmen',
      'Knights',
      'Banner',
    ]);
    expect(battleOf(played(moved, { type: 'undo' })).units).toEqual(battleOf(armies).units);
  });
});

describe('the score of the battle', () => {
  const sized: Intent = {
    type: 'changeSetup',
    setup: { ...battleOf(armies).setup, armyPoints: 1000 },
  };

  it('gives half, rounded up, for shattered or fleeing and the whole for both', () => {
    const shattered = played(armies, lose(knights, 9));
    expect(battleScore(battleOf(shattered))?.a.total).toBe(167);
    const both = played(shattered, { type: 'changeFate', unitId: knights, fate: 'fleeing' });
    expect(battleScore(battleOf(both))?.a.total).toBe(333);
  });

  it('gives the Battle Standard Bearer his bonus when he is removed, and follows the bands of the army size', () => {
    const removed = played(armies, sized, lose(banner, 3));
    const score = battleScore(battleOf(removed));
    expect(score?.a.total).toBe(450);
    expect(score?.battlePoints).toMatchObject({ a: { total: 15 }, b: { total: 5 } });
  });

  it('lets the loser on points win the objective', () => {
    const objective = { name: 'Hold the Ground', counters: { a: 0, b: 2 }, winner: 'counters' } as const;
    const ledger = played(armies, sized, lose(banner, 3), { type: 'changeObjective', objective });
    expect(battleScore(battleOf(ledger))?.battlePoints).toMatchObject({ a: { total: 12 }, b: { total: 8 } });
  });

  it('names the swings that are left, and none that changes nothing', () => {
    const swings = cheapestSwings(battleOf(played(armies, sized)), 3);
    expect(swings.map(({ unit, battlePoints }) => [unit.name, battlePoints?.a])).toContainEqual([
      'Banner',
      15,
    ]);
    expect(swings.every(({ battlePoints }) => battlePoints?.a !== 10)).toBe(true);
  });

  it('is recorded at the end, and stands though units change afterwards', () => {
    const ended = played(armies, sized, lose(banner, 3), {
      type: 'finishBattle',
      winner: 'a',
      confirmed: { a: true, b: true },
    });
    expect(battleOf(ended).outcome?.score).toMatchObject({
      battlePoints: { a: 15, b: 5 },
      victoryPoints: { a: { total: 450, lines: [{ name: 'Banner', points: 250 }, { points: 200 }] } },
    });
    expect(battleOf(played(ended, { type: 'reopenBattle' })).outcome).toBeNull();
  });
});
