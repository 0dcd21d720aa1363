import { describe, expect, it } from 'vitest';
import { questionOf } from '@/battle/assault/standing/question';
import { strikeIdOf } from '@/battle/assault/standing/strikes';
import { decide } from '@/battle/log/decide';
import type { Intent } from '@/battle/log/intent';
import { battleOf, type Ledger } from '@/battle/log/ledger';
import { parseLog } from '@/battle/log/parse-entry';
import { goneSides } from '@/battle/state/combat-over';
import { formatFraction } from '@/rules/index';
import { assaultNow, fighters, groupNamed, inAssault, viewOf } from '@/testing/battles/assaults';
import { begun, FIRST_COMBAT, played } from '@/testing/battles/battles';

/*
 * A whole assault. Blue: 6 Blades, WS 5, S4, AP 3, Damage 1, Breaching (6+), Initiative 5. Red: 5 Guards of 2 Wounds,
 * WS 4, T4, save 3+, Initiative 4, Leadership 7, led by a Sergeant of Leadership 9 at Initiative 4.
 *
 * Step 5. WS 5 against 4 hits on 3+; S4 against T4 wounds on 4+. Of 6 Attacks 4 hit; of these one wounds plainly
 * (AP 3 leaves no save of 3+) and one with a 6: AP 2, after it. The defender names Guard 1, who loses a Wound; wounded,
 * he is named again and falls: 1 model removed.
 * Step 4. Red's 4 Guards and Sergeant miss.
 *
 * Points. Blue: 1 removed, and 6 models against 5, the most: 2. Red: none. Blue wins by 2.
 * Red's one check: the Sergeant's 9 - 2 = 7 or less. Of 36 throws 21 are at most 7: 7/12.
 */
function fought(): Ledger {
  const start = played(
    begun('hh-3'),
    inAssault({
      type: 'addFighters',
      fighters: [
        fighters({
          name: 'Blades',
          models: 6,
          weaponSkill: 5,
          initiative: 5,
          weaponAp: 3,
          weaponDamage: 1,
          bookRules: ['breaching6'],
        }),
      ],
    }),
    inAssault({
      type: 'addFighters',
      asUnit: 'Guard',
      fighters: [
        fighters({ side: 'b', name: 'Guards', models: 4, wounds: 2, leadership: 7 }),
        fighters({ side: 'b', name: 'Sergeant', wounds: 2, leadership: 9, character: 'character' }),
      ],
    }),
  );
  const unitKey = groupNamed(start, 'Guards');
  const hits = (name: string, count: number) =>
    inAssault({ type: 'enterHits', strikeId: strikeIdOf(groupNamed(start, name), 'weapon'), hits: count });
  const step = (one: { do: 'takeWound' } | { do: 'chooseModel'; modelId: string }) =>
    inAssault({ type: 'allocate', unitKey, step: one });
  const blades = strikeIdOf(groupNamed(start, 'Blades'), 'weapon');
  return played(
    start,
    hits('Blades', 4),
    inAssault({ type: 'enterWounds', strikeId: blades, wounds: { plain: 1, 'AP2 D1': 1 } }),
    step({ do: 'chooseModel', modelId: `${unitKey}.1` }),
    step({ do: 'takeWound' }),
    step({ do: 'takeWound' }),
    hits('Guards', 0),
    hits('Sergeant', 0),
    { type: 'closeRound', combatId: FIRST_COMBAT },
  );
}

const closed = fought();
const check = (dice: readonly [number, number], more = {}): Intent =>
  inAssault({ type: 'checkSide', by: { way: 'rolled', dice, byApp: false }, ...more });
const choose = (name: string, option: string): Intent =>
  inAssault({ type: 'chooseAftermath', unitKey: groupNamed(closed, name), option });
const optionsOf = (ledger: Ledger, name: string) =>
  viewOf(ledger)
    .aftermath?.units.find(({ unitKey }) => unitKey === (groupNamed(closed, name) as string))
    ?.options.map(({ id }) => id);
const refusal = (ledger: Ledger, intent: Intent) => {
  const decision = decide(ledger, intent);
  return decision.ok ? null : decision.refusal.code;
};

describe('the check of the side that lost by points', () => {
  it('is one, on the best Leadership that it may use', () => {
    expect(viewOf(closed).result).toMatchObject({ a: { score: 2 }, b: { score: 0 }, winner: 'a' });
    const due = viewOf(closed).aftermath?.check ?? expect.fail('no check');
    expect(due).toMatchObject({ side: 'b', leadership: 9, lostBy: 2, target: 7, in36: 21, taken: null });
    expect(formatFraction(due.chance)).toBe('7/12');
    expect(viewOf(closed).losers).toEqual([]);
  });

  it('comes before any choice', () => {
    expect(optionsOf(closed, 'Guards')).toEqual([]);
    expect(refusal(closed, choose('Guards', 'hold'))).toBe('loserFirst');
  });

  it('is lowered further by what the players enter, to 0 at the lowest', () => {
    const afraid = played(closed, check([2, 3], { leadership: 7, lowered: 1 }));
    expect(assaultNow(afraid).check).toMatchObject({ leadership: 7, lowered: 1, target: 4, passed: false });
    const said = inAssault({ type: 'checkSide', by: { way: 'said', passed: true }, lowered: 7 });
    expect(refusal(closed, said)).toBe('failsUnrolled');
    expect(refusal(closed, check([1, 7]))).toBe('notOnThatDie');
    expect(refusal(closed, check([1, 2], { lowered: -1 }))).toBe('leadershipOutOfRange');
  });

  it('passes on a double 1 and fails on a double 6, whatever is needed', () => {
    expect(assaultNow(played(closed, check([1, 1], { lowered: 6 }))).check?.passed).toBe(true);
    expect(assaultNow(played(closed, check([6, 6], { leadership: 10 }))).check?.passed).toBe(false);
  });
});

describe('what is asked after a combat by points', () => {
  const asked = (ledger: Ledger) => questionOf(viewOf(ledger), { begun: true, oneByOne: () => false });
  const held = played(closed, check([3, 4]));

  it('is the check of the loser, then what each unit does, then the next round', () => {
    expect(asked(closed)).toMatchObject({ kind: 'check', check: { side: 'b' } });
    expect(asked(held)).toMatchObject({ kind: 'aftermath', name: 'Guard', unit: { side: 'b' } });
    const stays = played(held, choose('Guards', 'hold'));
    expect(asked(stays)).toMatchObject({ kind: 'aftermath', name: 'Blades', unit: { side: 'a' } });
    expect(asked(played(stays, choose('Blades', 'hold')))).toEqual({ kind: 'settled', over: false });
    const left = played(held, choose('Guards', 'disengage'), choose('Blades', 'pursue'));
    expect(asked(left)).toEqual({ kind: 'settled', over: true });
  });

  it('is asked again when it is taken back', () => {
    const back = played(held, choose('Guards', 'hold'), { type: 'undo' });
    expect(asked(back)).toMatchObject({ kind: 'aftermath', name: 'Guard' });
    expect(asked(played(back, { type: 'undo' }))).toMatchObject({ kind: 'check' });
  });
});

describe('what follows a check that was passed', () => {
  const held = played(closed, check([3, 4]));

  it('the loser chooses first, then the winner', () => {
    expect(optionsOf(held, 'Guards')).toEqual(['hold', 'fallBack', 'disengage']);
    expect(refusal(held, choose('Blades', 'hold'))).toBe('loserFirst');
    const stays = played(held, choose('Guards', 'hold'));
    expect(optionsOf(stays, 'Blades')).toEqual(['hold', 'fallBack']);
    expect(refusal(stays, choose('Blades', 'pursue'))).toBe('noSuchAftermath');
    expect(goneSides(battleOf(stays), battleOf(stays).combats[0] ?? expect.fail())).toEqual([]);
  });

  it('who disengages leaves the combat, and the winner may pursue', () => {
    const left = played(held, choose('Guards', 'disengage'), choose('Blades', 'pursue'));
    expect(assaultNow(left).aftermath).toEqual({
      [groupNamed(closed, 'Guards')]: { option: 'disengage', label: 'Disengage', leaves: true },
      [groupNamed(closed, 'Blades')]: { option: 'pursue', label: 'Pursue' },
    });
    expect(goneSides(battleOf(left), battleOf(left).combats[0] ?? expect.fail())).toEqual(['b']);
    expect(refusal(left, choose('Guards', 'hold'))).toBe('aftermathBegan');
    expect(refusal(left, check([1, 2]))).toBe('aftermathBegan');
    expect(parseLog(JSON.parse(JSON.stringify(left.entries)))).toMatchObject({ problems: [] });
  });
});

it('who failed is Routed and can only fall back', () => {
  const failed = played(closed, check([4, 4]));
  expect(assaultNow(failed).check).toMatchObject({ target: 7, odds: '7/12', passed: false });
  expect(optionsOf(failed, 'Guards')).toEqual(['fallBack']);
  const away = played(failed, choose('Guards', 'fallBack'));
  expect(optionsOf(away, 'Blades')).toEqual(['hold', 'fallBack', 'pursue', 'gunDown', 'consolidate']);
});

it('nothing of it is asked where Wounds are counted', () => {
  const old = played(
    begun('hh-1'),
    inAssault({ type: 'addFighters', fighters: [fighters({ name: 'Squad' })] }),
  );
  expect(viewOf(old).aftermath).toBeNull();
  expect(refusal(old, check([1, 2]))).toBe('nobodyTests');
});
