import { describe, expect, it } from 'vitest';
import { decide } from '@/battle/log/decide';
import { battleOf, type Ledger } from '@/battle/log/ledger';
import { parseLog } from '@/battle/log/parse-entry';
import { begun, draft, played } from '@/testing/battles/battles';
import { damaged, nerveScene, stands, thrown, withNerve } from '@/testing/battles/nerve';
import { armyNow } from '@/testing/battles/scenes';
import type { CorrectionQuestion } from './correction-kinds';
import { correctionQuestion } from './correction-question';

/*
 * Nerve 12, damage 5: 7 and more fails. The Trolls, Nerve 16, damage 8, are inspired: 8 and more is thrown again.
 */
const { ledger: start, id } = nerveScene(
  [withNerve('Bows', 12)],
  [withNerve('Archers', 12), withNerve('Trolls', 16, { inspiring: true })],
);
const [archers, trolls] = [id('Archers'), id('Trolls')];
const shot = played(start, damaged(archers, 5, 'shooting'), damaged(trolls, 8, 'shooting'));
const lastOf = (ledger: Ledger) => ledger.entries.at(-1)?.seq ?? 0;

function asked(ledger: Ledger, seq = lastOf(ledger)): CorrectionQuestion | null {
  return correctionQuestion(ledger, [seq]);
}

/** The ledger once the test in that entry showed these totals. */
function showing(ledger: Ledger, rolls: readonly [number, number], seq = lastOf(ledger)): Ledger {
  const question = asked(ledger, seq);
  if (question?.kind !== 'throws') return expect.fail(`no throws, but ${question?.kind}`);
  const after = played(ledger, { type: 'correctEntries', seqs: [seq], instead: question.instead(rolls) });
  expect(parseLog(JSON.parse(JSON.stringify(after.stored)) as readonly unknown[])).toEqual({
    ledger: after,
    problems: [],
  });
  return after;
}

describe('a throw of a Nerve test that was read wrongly', () => {
  const failed = played(shot, thrown(archers, 'nerveRanged', 8));
  const passed = played(shot, thrown(archers, 'nerveRanged', 6));

  it('is asked for as one total, and its outcome follows', () => {
    expect(asked(failed)).toMatchObject({ kind: 'throws', was: [8, 8], again: false, min: 2, max: 12 });
    expect(stands(failed, archers)).toEqual([5, 'wavering']);
    expect(stands(showing(failed, [6, 6]), archers)).toEqual([5, 'fighting']);
    expect(stands(showing(passed, [7, 7]), archers)).toEqual([5, 'wavering']);
    expect(stands(showing(passed, [12, 12]), archers)).toEqual([5, 'wavering']);
  });

  it('may be corrected again, and taken back', () => {
    const seq = lastOf(failed);
    const once = showing(failed, [6, 6]);
    expect(stands(showing(once, [9, 9], seq), archers)).toEqual([5, 'wavering']);
    expect(stands(played(once, { type: 'undo' }), archers)).toEqual([5, 'wavering']);
  });

  it('is decided in the battle as it was, with the damage as it is known now', () => {
    const damageAt = failed.entries.find(({ events: [event] }) => event.type === 'countChanged')?.seq ?? 0;
    const less = played(failed, {
      type: 'correctEntries',
      seqs: [damageAt],
      instead: damaged(archers, 3, 'shooting'),
    });
    // Nerve 12, damage 3: 8 or less holds. The record stays until its dice are read again.
    expect(stands(less, archers)).toEqual([3, 'wavering']);
    expect(stands(showing(less, [8, 8], lastOf(failed)), archers)).toEqual([3, 'fighting']);
  });

  it('keeps what was entered for it: a modifier, Inspiring of a friend nearby', () => {
    const of = { type: 'throwTest', unitId: archers, testId: 'nerveRanged' } as const;
    // Nerve 12, damage 5 and 2: 5 and more fails.
    const brutal = played(shot, { ...of, answers: { modifier: 2 }, total: 5 });
    expect(stands(brutal, archers)).toEqual([5, 'wavering']);
    expect(stands(showing(brutal, [4, 4]), archers)).toEqual([5, 'fighting']);
    const seq = lastOf(brutal);
    const corrected = showing(brutal, [6, 6]);
    expect(stands(corrected, archers)).toEqual([5, 'wavering']);
    expect(asked(corrected, seq)).toMatchObject({ kind: 'throws' });
    const inspired = played(
      shot,
      { ...of, answers: { inspiring: true }, total: 9 },
      { ...of, answers: {}, total: 4 },
    );
    expect(stands(inspired, archers)).toEqual([5, 'fighting']);
    expect(stands(showing(inspired, [9, 10]), archers)).toEqual([5, 'wavering']);
  });

  it('asks for the second throw where the first is thrown again', () => {
    const twice = played(shot, thrown(trolls, 'nerveRanged', 9), thrown(trolls, 'nerveRanged', 5));
    expect(asked(twice)).toMatchObject({ kind: 'throws', was: [9, 5], again: true });
    expect(stands(showing(twice, [9, 11]), trolls)).toEqual([8, 'wavering']);
    expect(armyNow(showing(twice, [7, 11]), trolls).tests).toMatchObject([{ rolls: [7], held: true }]);
  });
});

describe('a test whose outcome was said', () => {
  it('is corrected to another outcome', () => {
    const said = played(shot, {
      type: 'testUnit',
      unitId: archers,
      testId: 'nerveRanged',
      answers: {},
      outcomeId: 'steady',
    });
    const question = asked(said);
    if (question?.kind !== 'outcome') return expect.fail();
    expect(question.was).toBe('steady');
    const seqs = [lastOf(said)] as const;
    const after = played(said, { type: 'correctEntries', seqs, instead: question.instead('wavering') });
    expect(stands(after, archers)).toEqual([5, 'wavering']);
  });
});

it('a check of the third Heresy by its dice gives the status, or takes it back', () => {
  const squad = played(begun('hh-3'), {
    type: 'addUnits',
    side: 'a',
    units: [draft({ name: 'Squad', models: 5, facts: { cool: 7 } })],
  });
  const unitId = battleOf(squad).units[0]?.unit.id ?? expect.fail();
  const checked = played(squad, {
    type: 'testUnit',
    unitId,
    testId: 'pinnedCheck',
    answers: { lowered: 1 },
    rolls: [7, 7],
  });
  const statuses = (ledger: Ledger) => battleOf(ledger).units[0]?.statuses;
  expect(statuses(checked)).toEqual(['pinned']);
  expect(statuses(showing(checked, [6, 6]))).toBeUndefined();
});

it('the throw by which a unit leaves its combat can only be taken back', () => {
  const met = played(start, {
    type: 'engageUnits',
    combatId: battleOf(start).combats[0]?.id ?? expect.fail(),
    unitIds: [id('Bows'), archers],
  });
  const combatId = battleOf(met).combats[0]?.id ?? expect.fail();
  const own = played(
    met,
    { type: 'closeRound', combatId },
    { type: 'beginTurn', turn: { gameTurn: 1, side: 'b' } },
  );
  const left = { type: 'withdraw', combatId, unitId: archers, answers: {}, total: 4 } as const;
  const decision = decide(own, left);
  expect(decision.ok).toBe(true);
  expect(asked(played(own, left))).toMatchObject({ kind: 'never' });
});
