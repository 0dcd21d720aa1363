import { describe, expect, it } from 'vitest';
import { poolOdds } from '@/battle/assault/odds/pool-odds';
import { strikeIdOf } from '@/battle/assault/standing/strikes';
import { decide } from '@/battle/log/decide';
import type { Intent } from '@/battle/log/intent';
import { battleOf, type Ledger } from '@/battle/log/ledger';
import type { FighterDraft } from '@/battle/state/fighters';
import { formatFraction } from '@/rules/index';
import {
  assaultNow,
  fighters,
  groupNamed,
  inAssault,
  viewOf,
  woundsLeft,
  woundsOn,
} from '@/testing/battles/assaults';
import { begun, FIRST_COMBAT, played } from '@/testing/battles/battles';
import { strikeOdds } from '@/testing/battles/strike-odds';

const monster = { target: 'model', toughness: 6, wounds: 4, armourSave: 3, initiative: 2 } as const;

/** A fight of these groups. */
function fight(...groups: readonly Partial<FighterDraft>[]): Ledger {
  return played(begun('hh-1'), inAssault({ type: 'addFighters', fighters: groups.map(fighters) }));
}

/** The intents by which a group's blows hit and wound as given. */
function struck(
  ledger: Ledger,
  name: string,
  hits: number,
  wounds: Readonly<Record<string, number>>,
  suffix = '',
): readonly Intent[] {
  const strikeId = `${groupNamed(ledger, name)}${suffix}`;
  return [
    inAssault({ type: 'enterHits', strikeId, hits }),
    inAssault({ type: 'enterWounds', strikeId, wounds }),
  ];
}

function roll(unitKey: string, ...values: readonly number[]): readonly Intent[] {
  return values.map((value) => inAssault({ type: 'allocate', unitKey, step: { do: 'roll', value } }));
}

describe('pools of different AP on a unit with two Wounds each', () => {
  const start = fight(
    { name: 'Axes', attacks: 2, models: 2, weaponAp: 2, weaponStrength: 5 },
    { name: 'Swords', attacks: 2, models: 2 },
    { side: 'b', name: 'Terminators', models: 2, wounds: 2, armourSave: 2, initiative: 1 },
  );
  const waiting = played(
    start,
    ...struck(start, 'Axes', 4, { plain: 2 }),
    ...struck(start, 'Swords', 4, { plain: 1 }),
  );
  const unitKey = groupNamed(start, 'Terminators');
  const inOrder = (order: readonly string[]) =>
    played(waiting, inAssault({ type: 'orderPools', unitKey, order }));
  const first = inAssault({
    type: 'allocate',
    unitKey,
    step: { do: 'chooseModel', modelId: `${unitKey}.1` },
  });
  const second = inAssault({
    type: 'allocate',
    unitKey,
    step: { do: 'chooseModel', modelId: `${unitKey}.2` },
  });
  const take = inAssault({ type: 'allocate', unitKey, step: { do: 'takeWound' } });

  it('ask the attacker for their order, and say its odds', () => {
    const { prompt, pools } = woundsOn(waiting, 'Terminators');
    expect(prompt).toEqual({ ask: 'choosePool', choices: ['S5 AP2', 'S4 AP-'] });
    expect(pools.map(({ wounds }) => wounds)).toEqual([2, 1]);
    const battle = battleOf(waiting);
    const odds = battle.combats[0] ? poolOdds(battle, battle.combats[0], unitKey) : [];
    expect(odds.map(({ order }) => order)).toEqual([
      ['S5 AP2', 'S4 AP-'],
      ['S4 AP-', 'S5 AP2'],
    ]);
    // AP 2 allows no save: two Wounds are lost, a third one in six.
    expect(odds.map(({ odds: { expectedLost } }) => formatFraction(expectedLost))).toEqual(['13/6', '13/6']);
  });

  it('have the odds of the Wounds that are left, in the orders that are still open', () => {
    const after = played(inOrder(['S5 AP2', 'S4 AP-']), first, take);
    const battle = battleOf(after);
    const odds = battle.combats[0] ? poolOdds(battle, battle.combats[0], unitKey) : [];
    // One Wound against AP 2 is lost for certain, and the other with one chance in six.
    expect(odds.map(({ order, odds: { expectedLost } }) => [order, formatFraction(expectedLost)])).toEqual([
      [['S5 AP2', 'S4 AP-'], '7/6'],
    ]);
  });

  it('kill with the better AP first, so that the other model gets the Wound it can save', () => {
    const after = played(inOrder(['S5 AP2', 'S4 AP-']), first, take, take, ...roll(unitKey, 1));
    expect(woundsLeft(after, 'Terminators')).toEqual([0, 1]);
    expect(viewOf(after).result.a).toMatchObject({ score: 3 });
  });

  it('release the wounded model when the first pool is empty, so that no model falls in the other order', () => {
    const after = played(inOrder(['S4 AP-', 'S5 AP2']), first, ...roll(unitKey, 1), second, take, take);
    expect(woundsLeft(after, 'Terminators')).toEqual([1, 0]);
  });

  it('stay on the wounded model with that reading', () => {
    const read = played(
      waiting,
      { type: 'changeReading', readingId: 'lockedModel', to: 'wholeStep' },
      inAssault({ type: 'orderPools', unitKey, order: ['S4 AP-', 'S5 AP2'] }),
      first,
      ...roll(unitKey, 1),
      take,
    );
    expect(woundsLeft(read, 'Terminators')).toEqual([0, 2]);
  });
});

it('three pools follow the attacker’s order without being asked again', () => {
  const start = fight(
    { name: 'Axes', weaponAp: 2 },
    { name: 'Swords', weaponAp: 3 },
    { name: 'Clubs' },
    { side: 'b', name: 'Guard', models: 9, armourSave: 6, initiative: 1 },
  );
  const unitKey = groupNamed(start, 'Guard');
  const waiting = played(
    start,
    ...['Axes', 'Swords', 'Clubs'].flatMap((name) => struck(start, name, 1, { plain: 1 })),
  );
  const [axes = '', swords = '', clubs = ''] = woundsOn(waiting, 'Guard').pools.map(({ id }) => id);
  const ordered = played(waiting, inAssault({ type: 'orderPools', unitKey, order: [swords, clubs, axes] }));
  const firstEmpty = played(
    ordered,
    inAssault({ type: 'allocate', unitKey, step: { do: 'chooseModel', modelId: `${unitKey}.1` } }),
    inAssault({ type: 'allocate', unitKey, step: { do: 'takeWound' } }),
  );
  expect(woundsOn(firstEmpty, 'Guard').prompt).toMatchObject({ ask: 'chooseModel', poolId: clubs });
});

describe('a Destroyer weapon', () => {
  it('splits its hits by the table against a monster, and asks for each D3 that matters', () => {
    const start = fight(
      { name: 'Titan', attacks: 3, weaponStrength: 'destroyer', weaponAp: 2 },
      { side: 'b', name: 'Monster', ...monster },
    );
    const titan = groupNamed(start, 'Titan');
    const unitKey = groupNamed(start, 'Monster');
    expect(viewOf(start).ladder[0]?.strikes[0]?.numbers).toMatchObject({
      destroyer: true,
      kinds: ['seriouslyWounded', 'deathblow'],
    });
    const waiting = played(
      start,
      inAssault({ type: 'enterHits', strikeId: titan, hits: 3 }),
      inAssault({ type: 'rollWounds', strikeId: titan, dice: [1, 3, 6, 5] }),
    );
    expect(woundsOn(waiting, 'Monster').pools).toMatchObject([
      { band: 'seriouslyWounded', wounds: 1, noSaves: false },
      { band: 'deathblow', wounds: 1, noSaves: true },
    ]);
    const dead = played(
      waiting,
      inAssault({
        type: 'orderPools',
        unitKey,
        order: woundsOn(waiting, 'Monster').pools.map(({ id }) => id),
      }),
      ...roll(unitKey, 2),
      inAssault({ type: 'allocate', unitKey, step: { do: 'skipRoll' } }),
    );
    expect(woundsLeft(dead, 'Monster')).toEqual([0]);
    expect(viewOf(dead).result).toMatchObject({
      a: { score: 4 },
      winner: 'a',
      because: 'wipedOut',
      next: 'consolidate',
    });
  });

  it('takes Hull Points from a vehicle, which nothing else hurts', () => {
    const start = fight(
      { name: 'Titan', attacks: 1, weaponStrength: 'destroyer', weaponAp: 2 },
      { name: 'Legionaries', models: 5 },
      { side: 'b', name: 'Walker', target: 'vehicle', wounds: 3, invulnerableSave: 5, initiative: 1 },
    );
    const unitKey = groupNamed(start, 'Walker');
    const [titan, legionaries] = viewOf(start).ladder[0]?.strikes ?? [];
    expect(titan?.numbers.kinds).toEqual(['solidHit', 'devastatingHit']);
    expect(legionaries).toMatchObject({
      numbers: { barrier: 'onlyDestroyerHurtsVehicles' },
      stage: 'settled',
    });
    const hurt = played(start, ...struck(start, 'Titan', 1, { solidHit: 1 }), ...roll(unitKey, 4, 2));
    expect(woundsLeft(hurt, 'Walker')).toEqual([1]);
    expect(viewOf(hurt).result.a.lines).toEqual([{ key: 'detailedWounds', values: { count: 1, points: 2 } }]);
  });
});

describe('Look Out, Sir', () => {
  it('passes the Wound to another model, and leaves the next one to the character', () => {
    const start = fight(
      { name: 'Raiders', models: 3, weaponAp: 2, weaponStrength: 5 },
      { side: 'b', name: 'Captain', character: 'character', wounds: 3, initiative: 1 },
      { side: 'b', name: 'Guard', models: 2, initiative: 1 },
    );
    const captain = groupNamed(start, 'Captain');
    const guard = groupNamed(start, 'Guard');
    const joined = played(
      start,
      inAssault({
        type: 'changeFighters',
        groupId: guard,
        to: fighters({ side: 'b', name: 'Guard', models: 2, initiative: 1, unitKey: captain }),
      }),
    );
    const waiting = played(
      joined,
      ...struck(joined, 'Raiders', 3, { plain: 2 }),
      inAssault({
        type: 'allocate',
        unitKey: captain,
        step: { do: 'chooseModel', modelId: `${captain}.1` },
      }),
    );
    expect(woundsOn(waiting, 'Captain').prompt).toMatchObject({ ask: 'takeWound', mayPass: true });
    const saved = played(
      waiting,
      inAssault({ type: 'allocate', unitKey: captain, step: { do: 'passTo', modelId: `${guard}.1` } }),
      inAssault({ type: 'allocate', unitKey: captain, step: { do: 'takeWound' } }),
      inAssault({ type: 'allocate', unitKey: captain, step: { do: 'takeWound' } }),
    );
    expect(woundsLeft(saved, 'Guard')).toEqual([0, 1]);
    expect(woundsLeft(saved, 'Captain')).toEqual([2]);
  });
});

describe('Instant Death', () => {
  const start = fight(
    { name: 'Fist', weaponStrength: 8, weaponAp: 2, models: 2 },
    { side: 'b', name: 'Champion', wounds: 3, toughness: 4, initiative: 1, attacks: 1 },
  );
  const unitKey = groupNamed(start, 'Champion');
  const strike = [
    ...struck(start, 'Fist', 1, { plain: 1 }),
    inAssault({ type: 'allocate', unitKey, step: { do: 'takeWound' } }),
  ];

  it('removes the model at once and counts all the Wounds it had', () => {
    const after = played(start, ...strike);
    expect(woundsLeft(after, 'Champion')).toEqual([0]);
    expect(viewOf(after).result.a.score).toBe(3);
  });

  it('counts one with that reading, and the closed round records the reading', () => {
    const after = played(
      start,
      { type: 'changeReading', readingId: 'instantDeathScores', to: 'one' },
      ...strike,
      { type: 'closeRound', combatId: FIRST_COMBAT },
    );
    expect(assaultNow(after).outcome).toMatchObject({
      a: { score: 1, lines: [{ key: 'detailedWounds', values: { count: 1, points: 1 } }] },
      readings: [{ readingId: 'instantDeathScores', option: '1 Wound' }],
    });
  });
});

describe('the Initiative ladder', () => {
  it('lets models that fall in a step strike in it, and none that fell before', () => {
    const start = fight(
      { name: 'Fast', initiative: 5, models: 2, weaponAp: 2, attacks: 1 },
      { name: 'Even', initiative: 4, models: 2, weaponAp: 2, attacks: 1 },
      { side: 'b', name: 'Foes', initiative: 4, models: 3, attacks: 1 },
    );
    const foes = groupNamed(start, 'Foes');
    const all = inAssault({
      type: 'allocateTogether',
      unitKey: foes,
      saved: 0,
      discounted: 0,
      defenderChoice: [],
    });
    const fewer = played(start, ...struck(start, 'Fast', 2, { plain: 1 }), all);
    expect(viewOf(fewer).now).toMatchObject({ phase: 'strike', step: { step: 4 } });
    const standing = (ledger: Ledger) =>
      viewOf(ledger)
        .ladder.flatMap(({ strikes }) => strikes)
        .find(({ group }) => group.name === 'Foes');
    expect(standing(fewer)).toMatchObject({ strikers: 2, strike: { attacks: 2 } });
    const together = played(
      fewer,
      ...struck(fewer, 'Even', 2, { plain: 2 }),
      inAssault({ type: 'enterHits', strikeId: foes, hits: 2 }),
      inAssault({ type: 'enterWounds', strikeId: foes, wounds: { plain: 1 } }),
      all,
    );
    expect(woundsLeft(together, 'Foes')).toEqual([0, 0, 0]);
    expect(standing(together)).toMatchObject({ strikers: 2, strike: { hits: { count: 2 } } });
    expect(viewOf(together).now).toMatchObject({
      phase: 'allocate',
      units: [{}, { prompt: { ask: 'chooseModel' } }],
    });
  });

  it('lets the models of one unit be placed until its own Wounds are allocated, whatever falls elsewhere', () => {
    const start = fight(
      { name: 'Blue', models: 2, weaponAp: 2 },
      { side: 'b', name: 'Red', models: 2, weaponAp: 2 },
    );
    const [blue, red] = [groupNamed(start, 'Blue'), groupNamed(start, 'Red')];
    const first = (unitKey: string) =>
      inAssault({ type: 'allocate', unitKey, step: { do: 'chooseModel', modelId: `${unitKey}.1` } });
    const back = (unitKey: string) =>
      inAssault({
        type: 'placeModels',
        places: [{ modelId: `${unitKey}.2`, inContact: false, distance: 2 }],
      });
    const waiting = played(
      start,
      ...struck(start, 'Blue', 2, { plain: 1 }),
      ...struck(start, 'Red', 2, { plain: 1 }),
      first(red),
    );
    expect(decide(waiting, back(red))).toMatchObject({ refusal: { code: 'woundsWait' } });
    expect(woundsOn(played(waiting, back(blue)), 'Blue').prompt).toMatchObject({
      ask: 'takeWound',
      modelId: `${blue}.1`,
    });
  });

  it('has Hammer of Wrath at 10 with hits that need no dice, and Unwieldy at 1', () => {
    const start = fight(
      { name: 'Bikes', models: 3, charged: true, rules: ['hammerOfWrath'], weaponAp: 1, attacks: 1 },
      { name: 'Fist', rules: ['unwieldy'], initiative: 5 },
      { side: 'b', name: 'Foes', models: 9, initiative: 3 },
    );
    expect(viewOf(start).ladder.map(({ step }) => step)).toEqual([10, 4, 3, 1]);
    expect(viewOf(start).ladder[0]?.strikes[0]).toMatchObject({
      strike: { attacks: 3, blow: 'hammerOfWrath' },
      stage: 'wounds',
      numbers: { automaticHit: true, saves: [{ need: 3, type: 'armour' }] },
    });
    const foes = groupNamed(start, 'Foes');
    const hammered = played(
      start,
      inAssault({
        type: 'enterWounds',
        strikeId: strikeIdOf(groupNamed(start, 'Bikes'), 'hammerOfWrath'),
        wounds: { plain: 2 },
      }),
      inAssault({ type: 'allocateTogether', unitKey: foes, saved: 1, discounted: 0, defenderChoice: [] }),
    );
    expect(viewOf(hammered).result.a).toEqual({
      score: 1,
      lines: [
        { key: 'hammerOfWrath', values: { count: 1, points: 1 } },
        { key: 'saved', values: { count: 1, points: 0 } },
      ],
    });
    const uncounted = played(hammered, {
      type: 'changeReading',
      readingId: 'hammerOfWrathScores',
      to: 'doesNotCount',
    });
    expect(viewOf(uncounted).result.a.score).toBe(0);
  });

  it('skips strikes without effect: Strength 4 cannot wound Toughness 8', () => {
    const start = fight(
      { name: 'Militia', models: 10, initiative: 5 },
      { side: 'b', name: 'Statue', toughness: 8, wounds: 5, initiative: 2 },
    );
    expect(viewOf(start).ladder[0]).toMatchObject({
      step: 5,
      standing: 'toCome',
      strikes: [{ stage: 'settled', numbers: { barrier: 'cannotWound', wound: null } }],
    });
    expect(viewOf(start).now).toMatchObject({ phase: 'strike', step: { step: 2 } });
  });
});

describe('dice rolled by the app', () => {
  it('are recorded in order, re-rolls last, and no more than were needed', () => {
    const start = fight(
      { name: 'Master', attacks: 4, rules: ['rerollHitsOfOne', 'shred'] },
      { side: 'b', name: 'Foes', models: 5, initiative: 1 },
    );
    const strikeId = groupNamed(start, 'Master');
    const rolled = played(
      start,
      inAssault({ type: 'rollHits', strikeId, dice: [1, 4, 1, 6, 5, 2, 6, 6] }),
      inAssault({ type: 'rollWounds', strikeId, dice: [4, 1, 2, 4, 3, 6] }),
    );
    expect(assaultNow(rolled).strikes[0]).toMatchObject({
      hits: { count: 3, rolled: [1, 4, 1, 6, 5, 2] },
      wounds: { counts: { plain: 2 }, rolled: [4, 1, 2, 4, 3] },
    });
    const foes = groupNamed(start, 'Foes');
    const settled = played(rolled, inAssault({ type: 'rollAllocation', unitKey: foes, dice: [3, 2, 5, 5] }));
    expect(woundsLeft(settled, 'Foes')).toEqual([0, 1, 1, 1, 1]);
    expect(settled.entries.at(-1)?.events[0]).toMatchObject({
      way: { by: 'steps', byApp: true, steps: [{}, { value: 3 }, { value: 2 }] },
    });
  });
});

describe('models that failed their Fear test, or are Blind', () => {
  const numbers = (blue: Partial<FighterDraft>, red: Partial<FighterDraft>) => {
    const start = fight(
      { name: 'Squad', models: 6, ...blue },
      { side: 'b', name: 'Mob', models: 9, initiative: 1, armourSave: null, ...red },
    );
    const battle = battleOf(start);
    const combat = battle.combats[0] ?? expect.fail('no combat');
    const odds = strikeOdds(battle, combat, strikeIdOf(groupNamed(start, 'Squad'), 'weapon'));
    const hit = viewOf(start).ladder[0]?.strikes[0]?.numbers.hit;
    return [hit, odds && formatFraction(odds.expectedWounds)];
  };

  it('strike and are struck with Weapon Skill 1', () => {
    expect(numbers({}, {})).toEqual([4, '3/2']);
    for (const afraid of [{ failedFear: true }, { blind: true }]) {
      expect(numbers(afraid, {})).toEqual(numbers({ weaponSkill: 1 }, {}));
      expect(numbers({}, afraid)).toEqual(numbers({}, { weaponSkill: 1 }));
    }
    expect(numbers({ failedFear: true }, {})).toEqual([5, '1/1']);
    expect(numbers({}, { failedFear: true })).toEqual([3, '2/1']);
  });
});
