import { describe, expect, it } from 'vitest';
import { fighters, groupNamed, inAssault, viewOf } from '@/testing/battles/assaults';
import { begun, FIRST_COMBAT, played } from '@/testing/battles/battles';
import { type Manner, questionOf } from './question';

const ROLLING: Manner = { begun: true, oneByOne: () => false };

const facing = (blue: Parameters<typeof fighters>[0], red: Parameters<typeof fighters>[0]) =>
  played(begun('hh-1'), inAssault({ type: 'addFighters', fighters: [fighters(blue), fighters(red)] }));

describe('the next question of an assault', () => {
  it('shows who fights until the players begin, and then asks for hits', () => {
    const battle = facing({ side: 'a', name: 'Squad', models: 10 }, { side: 'b', name: 'Mob', models: 10 });
    expect(questionOf(viewOf(battle), { ...ROLLING, begun: false })).toEqual({ kind: 'setUp', missing: [] });
    expect(questionOf(viewOf(battle), ROLLING)).toMatchObject({
      kind: 'strike',
      stage: 'hits',
      dice: 10,
      parts: ['hits'],
    });
  });

  it('wants the sixes picked out before the other Wounds are counted', () => {
    const battle = facing(
      { side: 'a', name: 'Squad', models: 10, rules: ['rending'] },
      { side: 'b', name: 'Mob', models: 10 },
    );
    const hit = played(
      battle,
      inAssault({ type: 'enterHits', strikeId: groupNamed(battle, 'Squad'), hits: 6 }),
    );
    expect(questionOf(viewOf(hit), ROLLING)).toMatchObject({ dice: 6, parts: ['rending', 'plain'] });
  });

  it('takes a pool on equal models in one roll, or one by one if the players want that', () => {
    const battle = facing(
      { side: 'a', name: 'Squad', models: 10 },
      { side: 'b', name: 'Mob', models: 10, initiative: 3, feelNoPain: 5 },
    );
    const strikeId = groupNamed(battle, 'Squad');
    const wounded = played(
      battle,
      inAssault({ type: 'enterHits', strikeId, hits: 6 }),
      inAssault({ type: 'enterWounds', strikeId, wounds: { plain: 4 } }),
    );
    expect(questionOf(viewOf(wounded), ROLLING)).toMatchObject({
      kind: 'together',
      parts: ['saved', 'discounted'],
    });
    expect(questionOf(viewOf(wounded), { ...ROLLING, oneByOne: () => true })).toMatchObject({
      kind: 'wound',
      prompt: { ask: 'chooseModel' },
    });
  });

  it('asks again after a Wound was passed to another model', () => {
    const battle = facing(
      { side: 'a', name: 'Squad', models: 5 },
      { side: 'b', name: 'Terminators', models: 3, wounds: 2, initiative: 3, character: 'character' },
    );
    const strikeId = groupNamed(battle, 'Squad');
    const unitKey = groupNamed(battle, 'Terminators');
    const chosen = played(
      battle,
      inAssault({ type: 'enterHits', strikeId, hits: 2 }),
      inAssault({ type: 'enterWounds', strikeId, wounds: { plain: 1 } }),
      inAssault({ type: 'allocate', unitKey, step: { do: 'chooseModel', modelId: `${unitKey}.1` } }),
    );
    const passed = played(
      chosen,
      inAssault({ type: 'allocate', unitKey, step: { do: 'passTo', modelId: `${unitKey}.2` } }),
    );
    const before = questionOf(viewOf(chosen), ROLLING);
    const after = questionOf(viewOf(passed), ROLLING);
    expect(after).toMatchObject({ kind: 'wound', prompt: { ask: 'save', modelId: `${unitKey}.2` } });
    expect('id' in after && after.id).not.toBe('id' in before && before.id);
  });

  it('ends the combat after a round that leaves one side without models', () => {
    const battle = facing(
      { side: 'a', name: 'Squad', models: 10 },
      { side: 'b', name: 'Scout', models: 1, initiative: 3 },
    );
    const strikeId = groupNamed(battle, 'Squad');
    const won = played(
      battle,
      inAssault({ type: 'enterHits', strikeId, hits: 3 }),
      inAssault({ type: 'enterWounds', strikeId, wounds: { plain: 1 } }),
      inAssault({
        type: 'allocateTogether',
        unitKey: groupNamed(battle, 'Scout'),
        saved: 0,
        discounted: 0,
        defenderChoice: [],
      }),
    );
    expect(questionOf(viewOf(won), ROLLING)).toEqual({ kind: 'result' });
    const closed = played(won, { type: 'closeRound', combatId: FIRST_COMBAT });
    expect(questionOf(viewOf(closed), ROLLING)).toEqual({ kind: 'settled', over: true });
  });

  it('asks the losers one after the other, and ends the combat if all of a side have run', () => {
    const battle = facing(
      { side: 'a', name: 'Squad', models: 10 },
      { side: 'b', name: 'Mob', models: 10, initiative: 3, leadership: 7 },
    );
    const [strikeId, unitKey] = [groupNamed(battle, 'Squad'), groupNamed(battle, 'Mob')];
    const lost = played(
      battle,
      inAssault({ type: 'enterHits', strikeId, hits: 3 }),
      inAssault({ type: 'enterWounds', strikeId, wounds: { plain: 1 } }),
      inAssault({ type: 'allocateTogether', unitKey, saved: 0, discounted: 0, defenderChoice: [] }),
      inAssault({ type: 'endStep' }),
      { type: 'closeRound', combatId: FIRST_COMBAT },
    );
    expect(questionOf(viewOf(lost), ROLLING)).toMatchObject({ kind: 'loser', id: `${unitKey} morale` });
    const morale = (passed: boolean) => inAssault({ type: 'takeMorale', unitKey, way: 'said', passed });
    expect(questionOf(viewOf(played(lost, morale(true))), ROLLING)).toEqual({ kind: 'settled', over: false });
    const broken = played(lost, morale(false));
    expect(questionOf(viewOf(broken), ROLLING)).toMatchObject({ id: `${unitKey} sweep` });
    const swept = (end: 'escapes' | 'destroyed' | 'locked') =>
      questionOf(viewOf(played(broken, inAssault({ type: 'saySweep', unitKey, end }))), ROLLING);
    expect(swept('escapes')).toEqual({ kind: 'settled', over: true });
    expect(swept('destroyed')).toEqual({ kind: 'settled', over: true });
    expect(swept('locked')).toEqual({ kind: 'settled', over: false });
  });
});
