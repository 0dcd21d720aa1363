import { describe, expect, it } from 'vitest';
import { decide } from '@/battle/log/decide';
import type { Intent } from '@/battle/log/intent';
import { battleOf, type Ledger } from '@/battle/log/ledger';
import type { Battle } from '@/battle/state/battle';
import { confirmationOf } from '@/battle/state/confirmation';
import { writerId } from '@/battle/state/ids';
import { EMPTY_SETUP } from '@/battle/state/setup';
import type { Side } from '@/rules/index';
import { begun, played } from '@/testing/battles/battles';
import { decideMatch } from './decide';
import type { MatchEvent, MatchIntent } from './event';
import { reduceMatch } from './reduce';

const code = (ledger: Ledger, intent: Intent) => {
  const decision = decide(ledger, intent);
  return decision.ok ? 'accepted' : decision.refusal.code;
};

describe('a turn', () => {
  const turn = (gameTurn: number, side: 'a' | 'b', phase?: number): Intent => ({
    type: 'beginTurn',
    turn: { gameTurn, side, ...(phase === undefined ? {} : { phase }) },
  });

  it('is a whole number from 1 to 20, in a phase of the edition or in none', () => {
    const start = begun();
    expect([0, 1.5, 20, 21].map((gameTurn) => code(start, turn(gameTurn, 'b')))).toEqual([
      'turnOutOfRange',
      'turnOutOfRange',
      'accepted',
      'turnOutOfRange',
    ]);
    expect(code(start, turn(1, 'a', 0))).toBe('accepted');
    expect(code(start, turn(1, 'a', 99))).toBe('noSuchPhase');
  });

  it('begins if its phase, its side or its number changes, and is refused if none does', () => {
    const now = played(begun(), turn(2, 'b', 1));
    expect(code(now, turn(2, 'b', 1))).toBe('nothingChanged');
    expect(code(now, turn(2, 'b', 0))).toBe('accepted');
    expect(code(now, turn(2, 'b'))).toBe('accepted');
    expect(code(now, turn(2, 'a', 1))).toBe('accepted');
    expect(code(now, turn(3, 'b', 1))).toBe('accepted');
  });
});

it('a running clock is not started again, and a stopped one is not paused', () => {
  const start: Intent = { type: 'startClock', side: 'a' };
  const pause: Intent = { type: 'pauseClock', side: 'a' };
  const stands = begun();
  expect([code(stands, start), code(stands, pause)]).toEqual(['accepted', 'nothingChanged']);
  const runs = played(stands, start);
  expect([code(runs, start), code(runs, pause)]).toEqual(['nothingChanged', 'accepted']);
  expect(code(runs, { type: 'startClock', side: 'b' })).toBe('accepted');
});

it('a set-up equal to the present one changes nothing, also with blanks around its names', () => {
  const setup = { ...EMPTY_SETUP, a: { player: 'Ada', army: '' }, armyPoints: 2000 };
  const change = (given: Partial<typeof setup>): Intent => ({
    type: 'changeSetup',
    setup: { ...setup, ...given },
  });
  const ledger = begun('t9a-2', setup);
  expect(code(ledger, change({}))).toBe('nothingChanged');
  expect(code(ledger, change({ a: { player: ' Ada ', army: '' } }))).toBe('nothingChanged');
  expect(code(ledger, change({ armyPoints: 2500 }))).toBe('accepted');
});

it('tags in another order are other tags', () => {
  const tags = (...given: readonly string[]): Intent => ({ type: 'changeTags', tags: given });
  const tagged = played(begun(), tags('Alps', 'Club'));
  expect(code(tagged, tags('Alps', 'Club'))).toBe('nothingChanged');
  expect(code(tagged, tags('Club', 'Alps'))).toBe('accepted');
  expect(code(tagged, tags('Alps'))).toBe('accepted');
});

it('a side that gives up has lost, in the rulebook’s word if it has one', () => {
  const finish = { type: 'finishBattle', winner: 'b', confirmed: { a: false, b: false } } as const;
  const margin = (editionId: string, intent: Intent) =>
    battleOf(played(begun(editionId), intent)).outcome?.score?.margin;
  expect(margin('wap-23', { ...finish, conceded: 'a' })).toBe('Massacre');
  expect(margin('wap-23', finish)).not.toBe('Massacre');
  expect(margin('wfb-6', { ...finish, conceded: 'a' })).toBe(margin('wfb-6', finish));
});

it('a battle ends once, may be confirmed later, and goes on after it was reopened', () => {
  const finish = (a: boolean): Intent => ({
    type: 'finishBattle',
    winner: 'a',
    confirmed: { a, b: false },
  });
  const reopen: Intent = { type: 'reopenBattle' };
  expect(code(begun(), reopen)).toBe('notFinished');
  const ended = played(begun(), finish(false));
  expect(battleOf(ended).outcome).toMatchObject({ winner: 'a', confirmed: { a: false, b: false } });
  const open = played(ended, reopen);
  expect(battleOf(open).outcome).toBeNull();
  expect(code(open, finish(true))).toBe('accepted');
});

describe('the end', () => {
  const finish = (a: boolean, b: boolean): Intent => ({
    type: 'finishBattle',
    winner: 'a',
    confirmed: { a, b },
  });
  const confirm = (side: Side): Intent => ({ type: 'confirmEnd', side });

  it('is confirmed by a side that has not yet, and by undo no more', () => {
    expect(code(begun(), confirm('a'))).toBe('notFinished');
    const ended = played(begun(), finish(true, false));
    expect(code(ended, confirm('a'))).toBe('nothingChanged');
    const both = played(ended, confirm('b'));
    expect(confirmationOf(battleOf(both))).toEqual({ a: true, b: true, devices: 1 });
    const undone = played(both, { type: 'undo' });
    expect(confirmationOf(battleOf(undone))).toEqual({ a: true, b: false, devices: 1 });
    expect(code(played(ended, { type: 'reopenBattle' }), confirm('b'))).toBe('notFinished');
  });

  it('counts the devices on which the sides confirmed it, whatever a guest’s tap is numbered', () => {
    const by = (writer: string, ...intents: readonly Intent[]) =>
      intents.map((intent) => ({ intent, writer: writerId(writer) }));
    const devices = (...taps: ReturnType<typeof by>) =>
      confirmationOf(
        taps.reduce<Battle>((battle, { intent, writer }) => {
          const decided = decideMatch(battle, intent as MatchIntent);
          if (!decided.ok) throw new Error(decided.refusal.code);
          const written = { battleId: battle.id, at: 1, writer };
          return decided.value.reduce<Battle>(
            (before, event) => reduceMatch(before, event as MatchEvent, written) ?? before,
            battle,
          );
        }, battleOf(begun())),
      )?.devices;
    expect(devices(...by('w1', finish(false, false)))).toBe(0);
    expect(devices(...by('w1', finish(true, true)))).toBe(1);
    expect(devices(...by('w1', finish(true, false)), ...by('gHyYtNDtC.7', confirm('b')))).toBe(2);
    expect(devices(...by('gHyYtNDtC.7', finish(true, false)), ...by('gHyYtNDtC.8', confirm('b')))).toBe(1);
    expect(devices(...by('w1', finish(true, true), { type: 'reopenBattle' }, finish(false, true)))).toBe(1);
  });
});

describe('a clock', () => {
  const set = (from: number, to: number): Intent => ({ type: 'setClock', side: 'a', from, to });

  it('is set in whole milliseconds from 0 on, and runs on if it ran', () => {
    const running = played(begun(), { type: 'startClock', side: 'a' });
    expect([set(5, -1), set(-1, 5), set(5, 0.5)].map((intent) => code(running, intent))).toEqual(
      Array(3).fill('clockOutOfRange'),
    );
    expect(code(running, set(5, 5))).toBe('nothingChanged');
    const { a } = battleOf(played(running, set(60_000, 120_000))).clocks;
    expect(a.ranMs).toBe(120_000);
    expect(a.runningSince).not.toBeNull();
    expect(battleOf(played(begun(), set(0, 120_000))).clocks.a.runningSince).toBeNull();
  });

  it('has the limit that the players agreed on last, or none; undo gives back the one before', () => {
    const limit = { minutes: 75, reserve: 5, warning: 10 };
    const change = (to: typeof limit | null): Intent => ({ type: 'changeTimeLimit', limit: to });
    expect(code(begun(), change(null))).toBe('nothingChanged');
    expect(code(begun(), change({ ...limit, minutes: 0 }))).toBe('timeLimitOutOfRange');
    const agreed = played(begun(), change(limit));
    expect(battleOf(agreed).timeLimit).toEqual(limit);
    expect(code(agreed, change(limit))).toBe('nothingChanged');
    const none = played(agreed, change(null));
    expect(battleOf(none)).not.toHaveProperty('timeLimit');
    expect(battleOf(played(none, { type: 'undo' })).timeLimit).toEqual(limit);
  });
});
