import { describe, expect, it } from 'vitest';
import { decide } from '@/battle/log/decide';
import { battleOf, type Ledger } from '@/battle/log/ledger';
import { parseEntry } from '@/battle/log/parse-entry';
import { healthOf, unitOf } from '@/battle/state/army';
import { testOf } from '@/battle/state/combat';
import { unitId } from '@/battle/state/ids';
import { begun, draft, FIRST_COMBAT, played } from '@/testing/battles/battles';
import { loserOf, standingTest } from './standing-test';

const [spears, guard] = [unitId('u2.1'), unitId('u3.1')];
const inFirst = { combatId: FIRST_COMBAT } as const;
const inTest = { ...inFirst, side: 'b', unitId: guard } as const;
const facts = {
  unitStrength: 20,
  formation: 'skirmish',
  troopType: 'monstrousInfantry',
  ranks: 0,
  causesFear: false,
};

/** Red's Guard of Leadership 8 has lost a round by three Wounds. */
function lost(editionId: string): Ledger {
  return played(
    begun(editionId),
    { type: 'addUnits', side: 'a', units: [draft({ name: 'Spears', models: 20, facts })] },
    { type: 'addUnits', side: 'b', units: [draft({ name: 'Guard', models: 40, characteristic: 8, facts })] },
    { type: 'engageUnits', ...inFirst, unitIds: [spears, guard] },
    { type: 'changeHealth', unitId: guard, by: -3 },
    { type: 'closeRound', ...inFirst },
  );
}

function latest(ledger: Ledger) {
  const battle = battleOf(ledger);
  const combat = battle.combats[0];
  const round = combat?.rounds.at(-1);
  const army = unitOf(battle, guard);
  if (!combat || !round || !army) throw new Error('No round of that unit');
  return { battle, combat, round, army, test: testOf(round, 'b', guard) };
}

const refusalOf = (ledger: Ledger, intent: Parameters<typeof decide>[1]) => {
  const decided = decide(ledger, intent);
  return decided.ok ? null : decided.refusal.code;
};

describe('a break test with three outcomes', () => {
  it('keeps held beside the outcome, and is read back from disk as it was written', () => {
    const backward = played(lost('tow-1'), { type: 'rollBreakTest', ...inTest, rolls: [7, 12] });
    expect(latest(backward).test.taken).toMatchObject({
      held: true,
      rolls: [7],
      outcome: { id: 'fallsBack', label: 'Falls Back' },
    });
    expect(latest(backward).army.fate).toBe('fighting');
    const entry = backward.entries.at(-1);
    expect(parseEntry(JSON.parse(JSON.stringify(entry)))).toMatchObject({ kind: 'entry', entry });
  });

  it('makes a unit flee only where it Breaks, and takes that back with the next word', () => {
    const broken = played(lost('tow-1'), { type: 'sayBreakTest', ...inTest, outcomeId: 'breaks' });
    expect(latest(broken).army.fate).toBe('fleeing');
    const better = played(broken, { type: 'sayBreakTest', ...inTest, outcomeId: 'givesGround' });
    expect(latest(better).army.fate).toBe('fighting');
  });

  it('uses a re-roll after the outcomes of the way that was chosen', () => {
    const near = played(lost('tow-1'), {
      type: 'answerBreakTest',
      ...inTest,
      inputId: 'battleStandard',
      answer: true,
    });
    const kept = played(near, { type: 'rollBreakTest', ...inTest, rolls: [7, 3] });
    const again = played(near, {
      type: 'rollBreakTest',
      ...inTest,
      rolls: [7, 3],
      rerollWay: 'notGivesGround',
    });
    expect(latest(kept).test.taken).toMatchObject({ rolls: [7], outcome: { id: 'fallsBack' } });
    expect(latest(again).test.taken).toMatchObject({ rolls: [7, 3], outcome: { id: 'givesGround' } });
  });

  it('lets the winner follow up, catch and fight on, or catch and destroy, as the outcome says', () => {
    const pursuedAfter = (outcomeId: string, fleeTotal: number, pursuitTotal: number | null) =>
      latest(
        played(
          lost('tow-1'),
          { type: 'sayBreakTest', ...inTest, outcomeId },
          { type: 'resolvePursuit', ...inTest, fleeTotal, pursuitTotal },
        ),
      );
    expect(pursuedAfter('givesGround', 2, 2).test.pursuit).toMatchObject({ caught: false, meant: 'engaged' });
    expect(pursuedAfter('fallsBack', 4, 9).test.pursuit).toMatchObject({ caught: true, meant: 'engaged' });
    expect(pursuedAfter('fallsBack', 4, 9).army.fate).toBe('fighting');
    expect(pursuedAfter('breaks', 7, 7).army.fate).toBe('destroyed');
    expect(pursuedAfter('breaks', 8, 7).army.fate).toBe('fleeing');
  });
});

describe('what is once per battle', () => {
  it('is used up by that unit alone, and only where a test was taken with it', () => {
    const stubborn = { type: 'answerBreakTest', ...inTest, inputId: 'stubborn', answer: true } as const;
    const spentNext = (ledger: Ledger) => {
      const next = played(
        ledger,
        { type: 'beginRound', ...inFirst },
        { type: 'changeHealth', unitId: guard, by: -1 },
      );
      const { battle, combat, round } = latest(next);
      return standingTest(battle, combat, round, { side: 'b', unitId: guard, lostBy: 1 }).spent;
    };
    const says = { type: 'sayBreakTest', ...inTest, outcomeId: 'fallsBack' } as const;
    expect(spentNext(played(lost('tow-1'), stubborn))).toEqual([]);
    expect(spentNext(played(lost('tow-1'), stubborn, says))).toEqual(['stubborn']);
    const { battle, combat, round } = latest(played(lost('tow-1'), stubborn, says));
    const spentBy = (unit: typeof guard | null) =>
      standingTest(battle, combat, round, { side: 'b', unitId: unit, lostBy: 3 }).spent;
    expect([spentBy(guard), spentBy(spears), spentBy(null)]).toEqual([[], [], []]);
  });

  it('is off in the next test of the unit that used it', () => {
    const stubborn = played(
      lost('tow-1'),
      { type: 'answerBreakTest', ...inTest, inputId: 'stubborn', answer: true },
      { type: 'sayBreakTest', ...inTest, outcomeId: 'fallsBack' },
    );
    expect(latest(stubborn).test.taken?.spent).toEqual(['stubborn']);
    const next = played(
      stubborn,
      { type: 'beginRound', ...inFirst },
      { type: 'changeHealth', unitId: guard, by: -1 },
    );
    const { battle, combat, round } = latest(next);
    const loser = loserOf(battle, combat, round);
    const standing = standingTest(battle, combat, round, {
      side: 'b',
      unitId: guard,
      lostBy: loser?.lostBy ?? 0,
    });
    expect(standing.spent).toEqual(['stubborn']);
    expect(standing.result).toMatchObject({ kind: 'roll', automatic: null });
  });
});

describe('a pursuit that wounds whom it catches', () => {
  it('costs Wounds by the pursuers’ Unit Strength, and no more when it is corrected', () => {
    const broken = played(lost('wap-23'), { type: 'sayBreakTest', ...inTest, held: false });
    const caught = played(broken, {
      type: 'resolvePursuit',
      ...inTest,
      fleeTotal: 6,
      pursuitTotal: 8,
      pursuersUnitStrength: 10,
    });
    expect(latest(caught).test.pursuit?.meant).toEqual({ wounds: 20, destroyed: false });
    expect(healthOf(latest(caught).army)).toBe(17);
    const corrected = played(caught, {
      type: 'resolvePursuit',
      ...inTest,
      fleeTotal: 6,
      pursuitTotal: 8,
      pursuersUnitStrength: 20,
    });
    expect(latest(corrected).army.fate).toBe('destroyed');
    const escaped = played(caught, {
      type: 'resolvePursuit',
      ...inTest,
      fleeTotal: 9,
      pursuitTotal: 8,
    });
    expect(healthOf(latest(escaped).army)).toBe(37);
    expect(latest(escaped).army.fate).toBe('fleeing');
  });

  it('counts the Unit Strength of those who fought it, if no other was entered, once for each correction', () => {
    const broken = played(lost('wap-23'), { type: 'sayBreakTest', ...inTest, held: false });
    const chased = (ledger: Ledger, pursuersUnitStrength?: number) =>
      played(ledger, {
        type: 'resolvePursuit',
        ...inTest,
        fleeTotal: 6,
        pursuitTotal: 8,
        ...(pursuersUnitStrength === undefined ? {} : { pursuersUnitStrength }),
      });
    // 20 Spears of Unit Strength 20: 40 Wounds, and 37 are left.
    expect(latest(chased(broken)).test.pursuit?.meant).toEqual({ wounds: 40, destroyed: true });
    const ten = chased(broken, 10);
    expect(latest(chased(ten, 18)).test.pursuit?.meant).toEqual({ wounds: 36, destroyed: false });
    expect(healthOf(latest(chased(ten, 18)).army)).toBe(1);
    expect(latest(chased(ten, 19)).test.pursuit?.meant).toEqual({ wounds: 38, destroyed: true });
  });
});

describe('a Supernal unit', () => {
  const supernal = () =>
    played(lost('t9a-2'), { type: 'answerBreakTest', ...inTest, inputId: 'supernal', answer: true });

  it('loses the difference with the failed roll, at once, and does not flee', () => {
    const before = healthOf(latest(supernal()).army);
    const failed = played(supernal(), { type: 'rollBreakTest', ...inTest, rolls: [12, 2] });
    const { difference = 0 } = latest(failed).test.taken ?? {};
    expect(difference).toBeGreaterThan(0);
    expect(latest(failed).test.taken).toMatchObject({
      held: true,
      healthLost: difference,
      outcome: { id: 'losesDifference' },
    });
    expect(healthOf(latest(failed).army)).toBe(before - difference);
    expect(latest(failed).army.fate).toBe('fighting');
  });

  it('loses nothing when it passes, also where the failed roll was a mistake', () => {
    const before = healthOf(latest(supernal()).army);
    const failed = played(supernal(), { type: 'sayBreakTest', ...inTest, outcomeId: 'losesDifference' });
    expect(healthOf(latest(failed).army)).toBeLessThan(before);
    const passed = played(failed, { type: 'sayBreakTest', ...inTest, outcomeId: 'held' });
    expect(healthOf(latest(passed).army)).toBe(before);
  });
});

describe('a war machine of the second edition of The Ninth Age', () => {
  const machine = () =>
    played(lost('t9a-2'), { type: 'answerBreakTest', ...inTest, inputId: 'warMachine', answer: true });

  it('is destroyed when it breaks, and is not pursued', () => {
    const broken = played(machine(), { type: 'rollBreakTest', ...inTest, rolls: [12, 2] });
    expect(latest(broken).army.fate).toBe('destroyed');
    expect(latest(broken).test.taken).toMatchObject({ held: false, outcome: { label: 'Destroyed' } });
    const pursue = { type: 'resolvePursuit', ...inTest, fleeTotal: 5, pursuitTotal: 7 } as const;
    expect(refusalOf(broken, pursue)).toBe('notBroken');
  });

  it('stands where it held, and another unit that breaks only flees', () => {
    const held = played(machine(), { type: 'rollBreakTest', ...inTest, rolls: [2, 2] });
    expect(latest(held).army.fate).toBe('fighting');
    const fled = played(lost('t9a-2'), { type: 'rollBreakTest', ...inTest, rolls: [12, 2] });
    expect(latest(fled).army.fate).toBe('fleeing');
  });
});

describe('a daemonic unit', () => {
  const daemonic = () =>
    played(lost('wfb-8'), { type: 'answerBreakTest', ...inTest, inputId: 'daemonic', answer: true });

  it('loses what the players’ dice say, or is destroyed by a double 6', () => {
    const nine = played(daemonic(), { type: 'sayBreakTest', ...inTest, total: 9 });
    expect(latest(nine).test.taken).toMatchObject({ held: true, rolls: null, healthLost: 4 });
    expect(healthOf(latest(nine).army)).toBe(33);
    const destroyed = played(daemonic(), { type: 'rollBreakTest', ...inTest, rolls: [12, 2] });
    expect(latest(destroyed).army.fate).toBe('destroyed');
    expect(latest(destroyed).test.taken).toMatchObject({ held: false, outcome: { id: 'destroyed' } });
  });
});

describe('a test beside the break test', () => {
  const panic = { type: 'testUnit', unitId: guard, testId: 'panic', answers: {} } as const;

  it('is rolled on the unit’s own value, recorded, and makes a unit flee', () => {
    const fled = played(lost('tow-1'), { ...panic, rolls: [9, 2] });
    const { army } = latest(fled);
    expect(army.fate).toBe('fleeing');
    expect(army.tests).toEqual([
      {
        testId: 'panic',
        label: 'Panic',
        kind: 'roll',
        target: 8,
        odds: '13/18',
        rolls: [9],
        held: false,
        outcome: { id: 'flees', label: 'Flees' },
      },
    ]);
    const rallied = played(fled, {
      type: 'testUnit',
      unitId: guard,
      testId: 'rally',
      answers: {},
      outcomeId: 'rallies',
    });
    expect(latest(rallied).army.fate).toBe('fighting');
    const entry = fled.entries.at(-1);
    expect(parseEntry(JSON.parse(JSON.stringify(entry)))).toMatchObject({ kind: 'entry', entry });
  });

  it('takes what is entered for it, and is refused where the edition knows nothing of it', () => {
    const answers = { leadership: 5, moreThanHalf: true };
    const backward = played(lost('tow-1'), { ...panic, answers, rolls: [9, 2] });
    expect(latest(backward).army.tests?.[0]).toMatchObject({ target: 5, outcome: { id: 'fallsBack' } });
    expect(latest(backward).army.fate).toBe('fighting');
    expect(refusalOf(lost('tow-1'), { ...panic, answers: { courage: 5 }, rolls: [9, 2] })).toBe('noSuchTest');
    expect(refusalOf(lost('tow-1'), { ...panic, testId: 'nerve', rolls: [9, 2] })).toBe('noSuchTest');
    expect(refusalOf(lost('wfb-6'), { ...panic, testId: 'fear', rolls: [9, 2] })).toBe('noSuchTest');
  });
});
