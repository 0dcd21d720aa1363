import { describe, expect, it } from 'vitest';
import { logByTurn } from '@/battle/describe/log-lines';
import { decide } from '@/battle/log/decide';
import type { Ledger } from '@/battle/log/ledger';
import { parseLog } from '@/battle/log/parse-entry';
import type { CharacterRank } from '@/battle/state/fighters';
import { unitKey } from '@/battle/state/ids';
import type { AllocationStep } from '@/rules/index';
import { fighters, groupNamed, inAssault, viewOf, woundsLeft, woundsOn } from '@/testing/battles/assaults';
import { begun, played } from '@/testing/battles/battles';
import { battleWords } from '@/words/battle-words';
import { questionOf } from './question';

/**
 * Two Wounds without a save on a captain of three Wounds and two guards of his unit; the captain must take
 * the first.
 */
function struck(character: CharacterRank, wounds = 3): Ledger {
  const first = played(
    begun('hh-1'),
    inAssault({
      type: 'addFighters',
      fighters: [
        fighters({ name: 'Raiders', models: 3, weaponAp: 2, initiative: 5 }),
        fighters({ side: 'b', name: 'Captain', character, wounds, initiative: 1 }),
      ],
    }),
  );
  const captain = unitKey(groupNamed(first, 'Captain'));
  const joined = played(
    first,
    inAssault({
      type: 'addFighters',
      fighters: [fighters({ side: 'b', name: 'Guard', models: 2, initiative: 1, unitKey: captain })],
    }),
  );
  const strikeId = groupNamed(joined, 'Raiders');
  return played(
    joined,
    inAssault({ type: 'enterHits', strikeId, hits: 3 }),
    inAssault({ type: 'enterWounds', strikeId, wounds: { plain: 2 } }),
    inAssault({ type: 'allocate', unitKey: captain, step: { do: 'chooseModel', modelId: `${captain}.1` } }),
  );
}

const step = (ledger: Ledger, taken: AllocationStep) =>
  inAssault({ type: 'allocate', unitKey: groupNamed(ledger, 'Captain'), step: taken });
const guard = (ledger: Ledger) => `${groupNamed(ledger, 'Guard')}.1`;
const code = (ledger: Ledger, taken: AllocationStep) => {
  const decision = decide(ledger, step(ledger, taken));
  return decision.ok ? 'accepted' : decision.refusal.code;
};

describe('Look Out, Sir', () => {
  it('is only for characters', () => {
    const trooper = struck('none');
    expect(code(trooper, { do: 'passTo', modelId: guard(trooper) })).toBe('onlyCharacters');
    expect(code(trooper, { do: 'stay', roll: 1 })).toBe('onlyCharacters');
  });

  it('needs a 4+ for a character, and a 2+ for an independent one', () => {
    const passes = (rank: CharacterRank) =>
      [1, 2, 3, 4, 6, 7].map((roll) =>
        code(struck(rank), { do: 'passTo', modelId: guard(struck(rank)), roll }),
      );
    const no = 'notEligible';
    expect(passes('character')).toEqual([no, no, no, 'accepted', 'accepted', 'notOnThatDie']);
    expect(passes('independentCharacter')).toEqual([
      no,
      ...Array<string>(4).fill('accepted'),
      'notOnThatDie',
    ]);
  });

  it('is recorded when it fails, and the Wound is not passed on; the next one may be', () => {
    const waiting = struck('character');
    const failed = played(waiting, step(waiting, { do: 'stay', roll: 3 }));
    expect(woundsOn(failed, 'Captain').prompt).toMatchObject({ mayPass: false });
    const asked = (ledger: Ledger) => questionOf(viewOf(ledger), { begun: true, oneByOne: () => true });
    expect(asked(failed)).not.toMatchObject({ id: (asked(waiting) as { id: string }).id });
    expect(code(failed, { do: 'passTo', modelId: guard(failed), roll: 6 })).toBe('notAskedFor');
    const line = logByTurn(failed)
      .flatMap((turn) => turn.lines)
      .at(-1)?.description;
    expect(line && battleWords.logSentence(line)).toBe('Captain: Look Out, Sir failed');
    expect(line && battleWords.logDetail(line)).toContain('rolled 3');
    const next = played(failed, step(failed, { do: 'takeWound' }));
    expect(woundsLeft(next, 'Captain')).toEqual([2]);
    expect(woundsOn(next, 'Captain').prompt).toMatchObject({ mayPass: true });
    const passed = played(
      next,
      step(next, { do: 'passTo', modelId: guard(next), roll: 4 }),
      step(next, { do: 'takeWound' }),
    );
    expect([woundsLeft(passed, 'Captain'), woundsLeft(passed, 'Guard')]).toEqual([[2], [0, 1]]);
    const reopened = parseLog(JSON.parse(JSON.stringify(passed.entries)) as readonly unknown[]);
    expect(reopened.problems).toEqual([]);
    expect(reopened.ledger).toEqual(passed);
  });

  it('is asked for before the app rolls on: each Wound on a character waits for its player', () => {
    const waiting = struck('character');
    const roll = (dice: readonly number[], staysInHand?: true) =>
      inAssault({ type: 'rollAllocation', unitKey: groupNamed(waiting, 'Captain'), dice, staysInHand });
    expect(woundsOn(waiting, 'Captain').lookOutSir).toBe(4);
    expect(decide(waiting, roll([6, 6]))).toMatchObject({ refusal: { code: 'notAskedFor' } });
    const rolled = played(waiting, roll([], true));
    expect(woundsLeft(rolled, 'Captain')).toEqual([2]);
    expect(woundsOn(rolled, 'Captain').prompt).toMatchObject({ ask: 'takeWound', mayPass: true });
    const passed = played(rolled, step(rolled, { do: 'passTo', modelId: guard(rolled), roll: 4 }));
    expect(woundsOn(passed, 'Captain').lookOutSir).toBeNull();
    const over = played(passed, roll([]));
    expect([woundsLeft(over, 'Captain'), woundsLeft(over, 'Guard')]).toEqual([[2], [0, 1]]);
  });

  it('lets the app roll on after it failed', () => {
    const waiting = struck('character');
    const failed = played(waiting, step(waiting, { do: 'stay', roll: 3 }));
    const unitKeyOf = groupNamed(failed, 'Captain');
    const rolled = played(failed, inAssault({ type: 'rollAllocation', unitKey: unitKeyOf, dice: [] }));
    expect(woundsLeft(rolled, 'Captain')).toEqual([2]);
    expect(woundsOn(rolled, 'Captain').lookOutSir).toBe(4);
  });

  it('is not asked for a trooper', () => {
    const trooper = struck('none');
    const roll = inAssault({ type: 'rollAllocation', unitKey: groupNamed(trooper, 'Captain'), dice: [] });
    expect(woundsLeft(played(trooper, roll), 'Captain')).toEqual([1]);
  });

  it('is asked for separately in a pool that might be rolled at once, and the other Wounds at once after it', () => {
    const asked = (ledger: Ledger) => questionOf(viewOf(ledger), { begun: true, oneByOne: () => false });
    const chosen = struck('character', 1);
    expect(asked(chosen)).toMatchObject({ kind: 'wound', prompt: { ask: 'takeWound', mayPass: true } });
    const passed = played(
      chosen,
      step(chosen, { do: 'passTo', modelId: guard(chosen), roll: 4 }),
      step(chosen, { do: 'takeWound' }),
    );
    expect(asked(passed)).toMatchObject({ kind: 'wound' });
    const fallen = played(chosen, step(chosen, { do: 'takeWound' }));
    expect(asked(fallen)).toMatchObject({ kind: 'together', together: { wounds: 1 } });
    expect(asked(struck('none', 1))).toMatchObject({ kind: 'together', together: { wounds: 2 } });
  });
});
