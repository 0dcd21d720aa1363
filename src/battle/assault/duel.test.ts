import { describe, expect, it } from 'vitest';
import { duelWaits } from '@/battle/assault/standing/challenge';
import { correctionQuestion } from '@/battle/log/correction-question';
import { decide } from '@/battle/log/decide';
import type { Intent } from '@/battle/log/intent';
import type { Ledger } from '@/battle/log/ledger';
import { parseLog } from '@/battle/log/parse-entry';
import { formatFraction } from '@/rules/index';
import { assaultNow, fighters, groupNamed, inAssault, viewOf, woundsLeft } from '@/testing/battles/assaults';
import { begun, FIRST_COMBAT, played } from '@/testing/battles/battles';

/*
 * A challenge of Horus Heresy 3. Blue: a Praetor of Command, WS 6, S4, T4, 3 Wounds, Initiative 5, 4 Attacks, AP 3,
 * among 5 Blades. Red: a Captain of Command, WS 5, T4, 2 Wounds, Initiative 4, 3 Attacks, save 3+, with 6 Guards.
 *
 * Outside Support: Blue has 5 friends in the combat, +1; Red has 6, +1; both have others there.
 *
 * Round 1. Blue seizes the Initiative (two dice, the better); Red keeps its guard up (WS +1, one Attack).
 * Focus: Blue 5 + 1 = 6, Red 4 + 1 = 5. With the better of two, m in 2m - 1 of 36 throws, Blue is ahead if Red's die
 * is at most m: sum of m(2m - 1) = 2 x 91 - 21 = 161 of 216; level if it is m + 1: 1 + 3 + 5 + 7 + 9 = 25; behind: 30.
 * Equal totals are rolled again: 161/191.
 * Blue: 4 Attacks and one for the Advantage, WS 6 against 5 + 1: 4+; S4 against T4: 4+; AP 3: no save of 3+.
 * Red: one Attack, WS 5 + 1 against 6: 4+.
 * Red loses a Wound, Blue none. The Advantage is Blue's, who asks for another round.
 *
 * Round 2. Blue: Finishing Blow (two dice, the worse; Strength and Damage +1). Red: Taunt and Bait (no better than the
 * enemy). One Attack missed Red's guard: +1. Focus: Blue 6, Red 4 + 1 - 1 + 1 = 5. The worse of two is m in 13 - 2m of
 * 36: ahead 13 x 21 - 2 x 91 = 91, level 11 + 9 + 7 + 5 + 3 = 35, behind 90: 91/181.
 * Blue throws 2 and 5, 2 + 6 = 8; Red 4 + 5 = 9 has the Advantage: 3 Attacks and one, WS 5 against 6: 5+.
 * Blue loses a Wound, then strikes with 4 Attacks: 6 against 5 is 3+, S5 against T4 3+, Damage 2. Red falls.
 *
 * Glory: the Captain's 2 Wounds, and 1 for its Command: 3 for Blue.
 */
const start = played(
  begun('hh-3'),
  inAssault({
    type: 'addFighters',
    fighters: [
      fighters({ name: 'Blades', models: 5, initiative: 5, weaponAp: 3 }),
      fighters({
        name: 'Praetor',
        weaponSkill: 6,
        wounds: 3,
        initiative: 5,
        attacks: 4,
        weaponAp: 3,
        rank: 'command',
      }),
      fighters({ side: 'b', name: 'Guards', models: 6 }),
      fighters({ side: 'b', name: 'Captain', weaponSkill: 5, wounds: 2, attacks: 3, rank: 'command' }),
    ],
  }),
);
const model = (name: string) => `${groupNamed(start, name)}.1`;
const issued = played(start, inAssault({ type: 'issueChallenge', modelId: model('Praetor') }));
const accepted = played(
  issued,
  inAssault({ type: 'answerChallenge', by: 'accepted', modelId: model('Captain') }),
);
const gambit = (side: 'a' | 'b', id: string) => inAssault({ type: 'chooseGambit', side, gambit: id });
const focus = (a: readonly number[], b: readonly number[], facts?: object) =>
  inAssault({ type: 'rollFocus', by: { way: 'rolled', dice: { a, b }, byApp: false }, ...facts });
const strikes = (side: 'a' | 'b', lost: number) => inAssault({ type: 'strikeDuel', side, lost });
const duelOf = (ledger: Ledger) => viewOf(ledger).challenge.duel ?? expect.fail('no challenge in rounds');
const refusal = (ledger: Ledger, intent: Intent) => {
  const decision = decide(ledger, intent);
  return decision.ok ? null : decision.refusal.code;
};

const chosen = played(accepted, gambit('a', 'seizeTheInitiative'), gambit('b', 'guardUp'));
const first = played(chosen, focus([1, 4], [3]), strikes('a', 1), strikes('b', 0));

describe('a challenge in rounds', () => {
  it('is accepted by any model of its ranks, and keeps blows until it is over', () => {
    expect(viewOf(start).challenge.mayIssue).toBe(true);
    expect(assaultNow(issued).challenge).toMatchObject({ side: 'a', duel: { rounds: [], ended: null } });
    expect(refusal(accepted, inAssault({ type: 'endStep' }))).toBe('challengeOpen');
    expect(refusal(accepted, { type: 'closeRound', combatId: FIRST_COMBAT })).toBe('challengeOpen');
    const squad = inAssault({ type: 'issueChallenge', modelId: model('Blades') });
    expect(refusal(start, squad)).toBe('noSuchCharacter');
  });

  it('lets the challenger choose first, and the other no gambit of the same name, nor a first one', () => {
    expect(duelOf(accepted)).toMatchObject({ round: 1, stage: { kind: 'gambit', side: 'a' } });
    expect(refusal(accepted, gambit('b', 'guardUp'))).toBe('noDuelNow');
    const one = played(accepted, gambit('a', 'guardUp'));
    const able = duelOf(one).sides.b.gambits.map(({ id }) => id);
    expect(able).toHaveLength(7);
    expect(able).not.toContain('guardUp');
    expect(able).not.toContain('feintAndRiposte');
    expect(refusal(one, gambit('b', 'guardUp'))).toBe('noSuchGambit');
    const own = { type: 'chooseGambit', side: 'b', gambit: null } as const;
    expect(refusal(one, inAssault({ ...own, label: ' ' }))).toBe('gambitUnnamed');
    const named = played(one, inAssault({ ...own, label: ' Our own ' }));
    expect(duelOf(named).sides.b.gambit).toEqual({ id: null, label: 'Our own' });
  });

  it('tells the odds of the focus, and the numbers of both', () => {
    const { odds, sides, stage } = duelOf(chosen);
    expect(stage).toEqual({ kind: 'focus', given: null });
    expect([formatFraction(odds.a), formatFraction(odds.b)]).toEqual(['161/191', '30/191']);
    expect(sides.a).toMatchObject({ modifier: 6, dice: 2, hit: 4, wound: 4, save: null });
    expect(sides.b).toMatchObject({ modifier: 5, dice: 1, attacks: 1, hit: 4, wound: 4, save: 3 });
  });

  it('is level only to be rolled again, and wants the dice that the gambits give', () => {
    expect(refusal(chosen, focus([1, 4], [5]))).toBe('focusTied');
    expect(refusal(chosen, focus([4], [4]))).toBe('diceMissing');
    expect(refusal(chosen, focus([1, 4], [7]))).toBe('notOnThatDie');
  });
});

const misses = (side: 'a' | 'b', guardUpMisses: number) => {
  const { sides } = duelOf(first);
  const facts = { a: sides.a.facts, b: sides.b.facts };
  return { facts: { ...facts, [side]: { ...facts[side], guardUpMisses } } };
};
const second = played(first, gambit('a', 'finishingBlow'), gambit('b', 'tauntAndBait'));
const felled = played(second, focus([2, 5], [4], misses('b', 1)), strikes('b', 1), strikes('a', 1));
const ended = played(felled, inAssault({ type: 'endChallenge' }));

describe('the rounds of a challenge', () => {
  it('are struck by who has the Advantage first, whose attacks it adds to', () => {
    const rolled = played(chosen, focus([1, 4], [3]));
    expect(duelOf(rolled)).toMatchObject({
      stage: { kind: 'strike', side: 'a' },
      sides: { a: { attacks: 5 } },
    });
    expect(refusal(rolled, strikes('b', 0))).toBe('noDuelNow');
    expect(refusal(rolled, strikes('a', 3))).toBe('aboveMaximum');
    expect(refusal(rolled, strikes('a', -1))).toBe('belowZero');
    expect(duelOf(played(rolled, strikes('a', 2))).stage).toMatchObject({ kind: 'decide', goesOn: null });
  });

  it('go on where who has the Advantage chooses another gambit', () => {
    expect(duelOf(first)).toMatchObject({
      round: 1,
      stage: { kind: 'decide', goesOn: 'a', mayWithdraw: [] },
      glory: { winner: 'a', a: 1, b: 0 },
    });
    expect(refusal(first, gambit('b', 'guardUp'))).toBe('noDuelNow');
    const { modifier, facts } = duelOf(second).sides.b;
    expect({ round: duelOf(second).round, modifier, misses: facts.guardUpMisses }).toEqual({
      round: 2,
      modifier: 4,
      misses: 0,
    });
  });

  it('count a wounded model, and what missed its guard', () => {
    const rolled = played(second, focus([2, 5], [4], misses('b', 1)));
    expect(assaultNow(rolled).challenge?.duel?.rounds[1]?.focus).toMatchObject({
      way: 'typed',
      modifiers: { a: 6, b: 5 },
      odds: { a: '91/181', b: '90/181' },
      dice: { a: [2, 5], b: [4] },
      advantage: 'b',
    });
    const { a, b } = duelOf(rolled).sides;
    expect(b).toMatchObject({ attacks: 4, hit: 5 });
    expect(a).toMatchObject({ attacks: 4, hit: 3, wound: 3, damage: 2 });
  });

  it('give the Advantage without dice after Test the Foe', () => {
    const tested = played(
      accepted,
      gambit('a', 'guardUp'),
      gambit('b', 'testTheFoe'),
      inAssault({ type: 'rollFocus', by: { way: 'said', advantage: 'a' } }),
      strikes('a', 0),
      strikes('b', 0),
      gambit('a', 'withdraw'),
      gambit('b', 'guardUp'),
    );
    expect(duelOf(tested).stage).toEqual({ kind: 'focus', given: 'b' });
    const struck = played(tested, focus([1], [6]), strikes('b', 1), strikes('a', 0));
    expect(duelOf(struck).stage).toMatchObject({ mayWithdraw: ['a'] });
    const gone = played(struck, inAssault({ type: 'endChallenge', withdraws: 'a' }));
    expect(duelOf(gone).ended).toMatchObject({ withdrew: 'a', winner: null, glory: { a: 0, b: 0 } });
    expect(refusal(struck, inAssault({ type: 'endChallenge', withdraws: 'b' }))).toBe('noSuchGambit');
  });
});

describe('the glory of a challenge', () => {
  it('is the base Wounds of who fell, and more for its rank', () => {
    expect(duelOf(ended)).toMatchObject({ stage: { kind: 'over' }, glory: { winner: 'a', a: 3, b: 0 } });
    expect(woundsLeft(ended, 'Captain')).toEqual([0]);
    expect(woundsLeft(ended, 'Praetor')).toEqual([2]);
    expect(viewOf(ended).result.a.rows).toContainEqual({
      id: 'glory',
      label: 'Challenge',
      count: 3,
      points: 3,
    });
    expect(viewOf(ended).result.b.rows?.some(({ id }) => id === 'modelsRemoved')).toBe(false);
  });

  it('of two that live is the Wounds inflicted, as the players count them', () => {
    const said = played(first, inAssault({ type: 'endChallenge', inflicted: { a: 0, b: 2 } }));
    expect(duelOf(said).ended).toMatchObject({ winner: 'b', glory: { a: 0, b: 2 } });
    const taunted = played(second, focus([5, 5], [1]), strikes('a', 0), strikes('b', 3));
    // Red took 3 Wounds and the Praetor: 3 base Wounds, 1 for its Command, 1 for Taunt and Bait.
    expect(duelOf(taunted).glory).toEqual({ winner: 'b', a: 0, b: 5 });
  });

  it('is a line that players may still set by hand', () => {
    const set = played(ended, inAssault({ type: 'countPoints', side: 'a', rowId: 'glory', to: 2 }));
    expect(viewOf(set).result.a.score).toBe(viewOf(ended).result.a.score - 1);
  });
});

describe('the two of a challenge in rounds', () => {
  it('strike nobody and are struck by nobody until the result', () => {
    const unfelled = played(first, inAssault({ type: 'endChallenge' }));
    const strikers = viewOf(unfelled).ladder.flatMap(({ strikes: all }) =>
      all.map(({ group }) => group.name),
    );
    expect(strikers).toEqual(['Blades', 'Guards']);
    const alone = played(
      unfelled,
      inAssault({ type: 'removeFighters', groupId: groupNamed(start, 'Guards') }),
    );
    const [blow] = viewOf(alone).ladder.flatMap(({ strikes: all }) => all);
    expect(blow?.numbers.barrier).toBe('nobodyToStrike');
    expect(viewOf(alone).now.phase).toBe('result');
  });

  it('are both counted in the result, and fight on free in the next round', () => {
    const next = played(
      first,
      inAssault({ type: 'endChallenge' }),
      inAssault({ type: 'endStep' }),
      inAssault({ type: 'endStep' }),
      { type: 'closeRound', combatId: FIRST_COMBAT },
      { type: 'beginRound', combatId: FIRST_COMBAT },
    );
    expect(assaultNow(next).challenge).toBeNull();
    expect(viewOf(next).challenge.mayIssue).toBe(true);
  });

  it('a challenge that is declined halves the Weapon Skill of one, and slows its unit', () => {
    const declined = played(
      issued,
      inAssault({ type: 'answerChallenge', by: 'refused', modelId: model('Captain') }),
    );
    const captain = viewOf(declined).ladder.find(({ step }) => step === 1)?.strikes[0];
    // 5 halved and rounded up is 3, against the Blades' 4: 5+.
    expect(captain).toMatchObject({ group: { name: 'Captain' }, numbers: { hit: 5 } });
    expect(duelWaits(assaultNow(declined))).toBe(false);
  });
});

it('is kept, undone and read again', () => {
  expect(parseLog(JSON.parse(JSON.stringify(ended.entries)))).toMatchObject({ problems: [] });
  const undone = played(ended, { type: 'undo' }, { type: 'undo' });
  expect(woundsLeft(undone, 'Captain')).toEqual([1]);
  expect(duelOf(undone).stage).toEqual({ kind: 'strike', side: 'a' });
});

it('an earlier blow of it is corrected, and what follows is decided again', () => {
  const seqs = first.entries.slice(-2).map(({ seq }) => seq);
  const corrected = played(played(first, inAssault({ type: 'endChallenge' })), {
    type: 'correctEntries',
    seqs: [seqs[0] ?? expect.fail()],
    instead: strikes('a', 0) as Extract<Intent, { type: 'strikeDuel' }>,
  });
  expect(woundsLeft(corrected, 'Captain')).toEqual([2]);
});

it.each([
  [0, [2]],
  [2, [0]],
])('a blow is put right from the log to %i Wounds, with as many as the model had', (plain, left) => {
  const [blow] = first.entries.slice(-2);
  const question = correctionQuestion(first, [blow?.seq ?? 0]);
  if (question?.kind !== 'counts') return expect.fail('no counts');
  expect(question).toMatchObject({ parts: [{ id: 'plain', was: 1 }], most: 2 });
  const instead = question.instead({ plain });
  const before = played(chosen, focus([1, 4], [3]), strikes('a', 1));
  const corrected = played(before, {
    type: 'correctEntries',
    seqs: [before.entries.at(-1)?.seq ?? expect.fail()],
    instead,
  });
  expect(woundsLeft(corrected, 'Captain')).toEqual(left);
});

it('a check that was not failed is put right from the log', () => {
  const lost = played(
    felled,
    inAssault({ type: 'endChallenge' }),
    inAssault({ type: 'endStep' }),
    inAssault({ type: 'endStep' }),
    { type: 'closeRound', combatId: FIRST_COMBAT },
    inAssault({ type: 'checkSide', by: { way: 'rolled', dice: [6, 6], byApp: false } }),
  );
  const seq = lost.entries.at(-1)?.seq ?? expect.fail();
  const question = correctionQuestion(lost, [seq]);
  if (question?.kind !== 'held') return expect.fail('not held or failed');
  expect(question.was).toBe(false);
  const corrected = played(lost, { type: 'correctEntries', seqs: [seq], instead: question.instead(true) });
  expect(assaultNow(corrected).check).toMatchObject({ passed: true });
});
