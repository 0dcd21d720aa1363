import { describe, expect, it } from 'vitest';
import { countOdds } from '@/battle/assault/odds/count-odds';
import { questionOf } from '@/battle/assault/standing/question';
import { strikeIdOf } from '@/battle/assault/standing/strikes';
import { decide } from '@/battle/log/decide';
import type { Intent } from '@/battle/log/intent';
import { battleOf, type Ledger } from '@/battle/log/ledger';
import { parseLog } from '@/battle/log/parse-entry';
import type { FighterDraft } from '@/battle/state/fighters';
import { unitKey } from '@/battle/state/ids';
import { chances, formatFraction } from '@/rules/index';
import {
  assaultNow,
  fighters,
  groupNamed,
  inAssault,
  viewOf,
  woundsLeft,
  woundsOn,
} from '@/testing/battles/assaults';
import { begun, played } from '@/testing/battles/battles';
import { strikeOdds } from '@/testing/battles/strike-odds';

const fight = (...groups: readonly Partial<FighterDraft>[]) =>
  played(begun('hh-3'), inAssault({ type: 'addFighters', fighters: groups.map(fighters) }));

/** Ten models with Weapon Skill 4, Strength 4, against Weapon Skill 4, Toughness 4: 4+ and 4+. */
const blades: Partial<FighterDraft> = {
  name: 'Blades',
  models: 10,
  initiative: 5,
  weaponAp: 3,
  weaponDamage: 1,
};
const terminators: Partial<FighterDraft> = {
  side: 'b',
  name: 'Terminators',
  models: 3,
  wounds: 2,
  armourSave: 2,
  initiative: 1,
};

const strikeOf = (ledger: Ledger, name: string) => strikeIdOf(groupNamed(ledger, name), 'weapon');
const numbersOf = (ledger: Ledger) => viewOf(ledger).ladder[0]?.strikes[0]?.numbers;
const roll = (key: string, ...values: readonly number[]): readonly Intent[] =>
  values.map((value) => inAssault({ type: 'allocate', unitKey: key, step: { do: 'roll', value } }));

describe('Breaching and Shred, by the natural roll to wound', () => {
  const start = fight({ ...blades, bookRules: ['breaching6', 'shred5'] }, terminators);
  const strikeId = strikeOf(start, 'Blades');

  it('make kinds of their own, with the save of each', () => {
    // 4: as it is. 5: Damage 2. 6: also AP 2, which a save of 2+ does not stand.
    expect(numbersOf(start)).toMatchObject({
      hit: 4,
      wound: 4,
      kinds: ['plain', 'AP3 D2', 'AP2 D2'],
      saves: [
        { kind: 'plain', need: 2 },
        { kind: 'AP3 D2', need: 2 },
        { kind: 'AP2 D2', need: null },
      ],
    });
  });

  it('have exact odds: 10 x 1/2 x 1/2 Wounds', () => {
    const battle = battleOf(start);
    const combat = battle.combats[0] ?? expect.fail('no combat');
    const odds = strikeOdds(battle, combat, strikeId);
    expect(odds && formatFraction(odds.expectedWounds)).toBe('5/2');
  });

  it('are sorted from dice that the app rolls', () => {
    const rolled = played(
      start,
      inAssault({ type: 'rollHits', strikeId, dice: [4, 5, 6, 4, 1, 2, 3, 3, 2, 6] }),
      inAssault({ type: 'rollWounds', strikeId, dice: [4, 5, 6, 3, 6] }),
    );
    expect(assaultNow(rolled).strikes[0]).toMatchObject({
      hits: { count: 5 },
      wounds: { counts: { plain: 1, 'AP3 D2': 1, 'AP2 D2': 2 } },
    });
  });

  const waiting = played(
    start,
    inAssault({ type: 'enterHits', strikeId, hits: 5 }),
    inAssault({ type: 'enterWounds', strikeId, wounds: { plain: 1, 'AP2 D2': 2 } }),
  );
  const key = groupNamed(start, 'Terminators');

  it('are resolved after the rest of their group, whose order the defender does not change', () => {
    const { pools, prompt, state } = woundsOn(waiting, 'Terminators');
    expect(pools).toMatchObject([
      { id: 'S4 AP3 D1', wounds: 1 },
      { id: 'S4 AP2 D2', wounds: 2, damage: 2, after: 'S4 AP3 D1' },
    ]);
    expect(state.poolOrder).toEqual(['S4 AP3 D1']);
    expect(prompt).toMatchObject({ ask: 'chooseModel', because: 'anyModel' });
    expect(parseLog(JSON.parse(JSON.stringify(waiting.entries)))).toMatchObject({ problems: [] });
  });

  it('cost their Damage: the wounded model first, what is over is lost', () => {
    // The first fails its save of 2+ and loses 1 of 2. Wounded, it is named next: 2 more, of which 1 is lost in
    // excess. The last Wound of Damage 2 removes another.
    const settled = played(
      waiting,
      inAssault({ type: 'allocate', unitKey: key, step: { do: 'chooseModel', modelId: `${key}.2` } }),
      ...roll(key, 1),
      inAssault({ type: 'allocate', unitKey: key, step: { do: 'takeWound' } }),
      inAssault({ type: 'allocate', unitKey: key, step: { do: 'chooseModel', modelId: `${key}.3` } }),
      inAssault({ type: 'allocate', unitKey: key, step: { do: 'takeWound' } }),
    );
    expect(woundsLeft(settled, 'Terminators')).toEqual([2, 0, 0]);
    expect(assaultNow(settled).allocations[0]?.state.outcomes).toMatchObject([
      { woundsLost: 1 },
      { woundsLost: 1, excess: 1, removed: true },
      { woundsLost: 2, removed: true },
    ]);
  });

  it('refuse a kind that the weapon cannot make', () => {
    const hit = played(start, inAssault({ type: 'enterHits', strikeId, hits: 5 }));
    const wounds = (entered: Readonly<Record<string, number>>) =>
      decide(hit, inAssault({ type: 'enterWounds', strikeId, wounds: entered }));
    expect(wounds({ 'AP2 D1': 1 })).toMatchObject({ refusal: { code: 'notThatKind' } });
    expect(wounds({ rending: 1 })).toMatchObject({ refusal: { code: 'notThatKind' } });
    expect(wounds({ plain: 4, 'AP2 D2': 2 })).toMatchObject({ refusal: { code: 'moreThanRolled' } });
  });
});

describe('Critical Hits and Rending, by the natural roll to hit', () => {
  const start = fight({ ...blades, bookRules: ['criticalHit6', 'rending5'] }, terminators);
  const strikeId = strikeOf(start, 'Blades');

  it('wound without a die, and are counted before the other hits', () => {
    expect(numbersOf(start)).toMatchObject({
      wounding: [
        { kind: 'plain', faces: [5] },
        { kind: 'AP3 D2', faces: [6] },
      ],
      kinds: ['plain'],
    });
    const question = questionOf(viewOf(start), { begun: true, oneByOne: () => false });
    expect(question).toMatchObject({ kind: 'strike', parts: ['AP3 D2', 'plain', 'hits'] });
    if (question.kind !== 'strike') throw new Error('no strike is asked');
    // One in six is critical; of the others one in five rends; of those left one in four is another hit.
    const battle = battleOf(start);
    const combat = battle.combats[0] ?? expect.fail('no combat');
    const none = (kept: readonly number[]) => {
      const odds = countOdds(battle, combat, question, kept);
      return odds && formatFraction(chances(odds)[0] ?? expect.fail('no chance'));
    };
    expect(none([9])).toBe('4/5');
    expect(none([0, 9])).toBe('3/4');
  });

  it('are told apart in dice that the app rolls, and leave the other hits to be rolled', () => {
    const rolled = played(
      start,
      inAssault({ type: 'rollHits', strikeId, dice: [6, 6, 5, 4, 4, 1, 2, 3, 3, 2] }),
    );
    expect(assaultNow(rolled).strikes[0]?.hits).toMatchObject({
      count: 2,
      wounding: { plain: 1, 'AP3 D2': 2 },
    });
    const wounded = played(rolled, inAssault({ type: 'rollWounds', strikeId, dice: [4, 3] }));
    expect(woundsOn(wounded, 'Terminators').pools).toMatchObject([
      { id: 'S4 AP3 D1', wounds: 2 },
      { id: 'S4 AP3 D2', wounds: 2, after: 'S4 AP3 D1' },
    ]);
  });

  it('are entered by the players, and leave nothing to roll where all hits wound', () => {
    const entered = played(
      start,
      inAssault({ type: 'enterHits', strikeId, hits: 0, wounding: { 'AP3 D2': 2 } }),
    );
    expect(woundsOn(entered, 'Terminators').pools).toMatchObject([{ id: 'S4 AP3 D2', wounds: 2 }]);
    expect(parseLog(JSON.parse(JSON.stringify(entered.entries)))).toMatchObject({ problems: [] });
  });

  it('are refused beyond the attacks, and of kinds that no roll makes', () => {
    const enter = (hits: number, wounding: Readonly<Record<string, number>>) =>
      decide(start, inAssault({ type: 'enterHits', strikeId, hits, wounding }));
    expect(enter(8, { plain: 3 })).toMatchObject({ refusal: { code: 'moreThanRolled' } });
    expect(enter(0, { 'AP2 D1': 1 })).toMatchObject({ refusal: { code: 'notThatKind' } });
    expect(enter(0, { plain: -1 })).toMatchObject({ refusal: { code: 'belowZero' } });
  });

  it('hurt what no roll to wound hurts', () => {
    const statue = fight(
      { ...blades, bookRules: ['rending6'] },
      { side: 'b', name: 'Statue', toughness: 8, wounds: 5, initiative: 1 },
    );
    expect(numbersOf(statue)).toMatchObject({ barrier: null, wound: null, kinds: [] });
    const struck = played(
      statue,
      inAssault({
        type: 'enterHits',
        strikeId: strikeOf(statue, 'Blades'),
        hits: 3,
        wounding: { plain: 1 },
      }),
    );
    expect(woundsOn(struck, 'Statue').pools).toMatchObject([{ wounds: 1 }]);
  });
});

describe('Strike Groups', () => {
  it('are of weapons with equal values and equal skill; the defender orders them', () => {
    const start = fight(
      { ...blades, models: 2 },
      { ...blades, name: 'Sergeant', models: 1 },
      { ...blades, name: 'Veteran', models: 1, weaponSkill: 5 },
      terminators,
    );
    const strike = (name: string) => [
      inAssault({ type: 'enterHits', strikeId: strikeOf(start, name), hits: 1 }),
      inAssault({ type: 'enterWounds', strikeId: strikeOf(start, name), wounds: { plain: 1 } }),
    ];
    const waiting = played(start, ...['Blades', 'Sergeant', 'Veteran'].flatMap(strike));
    const { pools, prompt } = woundsOn(waiting, 'Terminators');
    expect(pools).toMatchObject([
      { id: 'S4 AP3 D1', wounds: 2 },
      { id: 'S4 AP3 D1 2', wounds: 1 },
    ]);
    expect(prompt).toMatchObject({ ask: 'choosePool', choices: ['S4 AP3 D1', 'S4 AP3 D1 2'] });
  });

  it('wound by Hatred on one less, and poison a walker on 6 only', () => {
    const hated = fight({ ...blades, bookRules: ['hatred'] }, terminators);
    expect(numbersOf(hated)).toMatchObject({
      wound: 3,
      woundReasons: [{ key: 'chart' }, { key: 'hatred', values: { value: 1 } }],
    });
    const poisoned = (bookRules: readonly 'walker'[]) =>
      numbersOf(fight({ ...blades, bookRules: ['poisoned3'] }, { ...terminators, toughness: 8, bookRules }))
        ?.wound;
    expect([poisoned([]), poisoned(['walker'])]).toEqual([3, 6]);
  });
});

describe('a status said of a unit with several groups', () => {
  it('is decided again as it was when something before it is corrected', () => {
    const start = fight({ ...blades, models: 2 }, { side: 'b', name: 'Guard', models: 2 });
    const key = groupNamed(start, 'Guard');
    const leading = (models: number) =>
      inAssault({
        type: 'addFighters',
        fighters: [fighters({ side: 'b', name: 'Leader', models, unitKey: unitKey(key) })],
      });
    const joined = played(
      start,
      leading(1),
      inAssault({ type: 'changeUnit', unitKey: key, to: { statuses: ['pinned'] } }),
    );
    const corrected = played(joined, { type: 'correctEntries', seqs: [3], instead: leading(2) as never });
    expect(
      assaultNow(corrected).groups.map(({ statuses, woundsLeft: models }) => [statuses, models.length]),
    ).toEqual([
      [undefined, 2],
      [['pinned'], 2],
      [['pinned'], 2],
    ]);
  });
});
