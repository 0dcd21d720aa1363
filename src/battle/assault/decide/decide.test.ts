import { describe, expect, it } from 'vitest';
import { decide } from '@/battle/log/decide';
import type { Intent } from '@/battle/log/intent';
import { battleOf, type Ledger } from '@/battle/log/ledger';
import { healthOf } from '@/battle/state/army';
import type { FighterDraft } from '@/battle/state/fighters';
import { modelId, type UnitId, unitId, unitKey } from '@/battle/state/ids';
import { assaultNow, fighters, groupNamed, inAssault, viewOf, woundsLeft } from '@/testing/battles/assaults';
import { begun, draft, FIRST_COMBAT, played } from '@/testing/battles/battles';

function fight(...groups: readonly Partial<FighterDraft>[]): Ledger {
  return played(begun('hh-1'), inAssault({ type: 'addFighters', fighters: groups.map(fighters) }));
}

const code = (ledger: Ledger, intent: Intent) => {
  const decision = decide(ledger, intent);
  return decision.ok ? 'accepted' : decision.refusal.code;
};

const duel = fight({ name: 'Squad', models: 5 }, { side: 'b', name: 'Mob', models: 5, initiative: 1 });
const [squad, mob] = [groupNamed(duel, 'Squad'), groupNamed(duel, 'Mob')];

describe('groups', () => {
  it('are 30 at most in one fight', () => {
    const join = (count: number): Intent =>
      inAssault({
        type: 'addFighters',
        fighters: Array.from({ length: count }, (_, index) => fighters({ name: `Group ${index}` })),
      });
    expect(code(duel, join(29))).toBe('tooManyGroups');
    expect(code(duel, join(28))).toBe('accepted');
    expect(code(played(duel, join(28)), join(1))).toBe('tooManyGroups');
    expect(code(duel, join(0))).toBe('nothingChanged');
  });

  it('that are changed to the same values do not change', () => {
    const to = (given: Partial<FighterDraft>) =>
      inAssault({
        type: 'changeFighters',
        groupId: squad,
        to: fighters({ name: 'Squad', models: 5, ...given }),
      });
    expect(code(duel, to({}))).toBe('nothingChanged');
    expect(code(duel, to({ attacks: 2 }))).toBe('accepted');
  });

  it('keep what their models have lost when they are changed: none falls, none comes back', () => {
    const ogres = fight({ name: 'Ogres', models: 3, wounds: 3 }, { side: 'b', name: 'Mob' });
    const groupId = groupNamed(ogres, 'Ogres');
    const hurt = played(ogres, inAssault({ type: 'hurtModels', groupId, wounds: 4, because: 'byHand' }));
    expect(woundsLeft(hurt, 'Ogres')).toEqual([0, 2, 3]);
    const changed = (given: Partial<FighterDraft>) =>
      woundsLeft(
        played(
          hurt,
          inAssault({
            type: 'changeFighters',
            groupId,
            to: fighters({ name: 'Ogres', models: 3, wounds: 3, ...given }),
          }),
        ),
        'Ogres',
      );
    expect(changed({ wounds: 4 })).toEqual([0, 3, 4]);
    expect(changed({ wounds: 2 })).toEqual([0, 1, 2]);
    expect(changed({ wounds: 1 })).toEqual([0, 1, 1]);
    expect(changed({ models: 5 })).toEqual([0, 2, 3, 3, 3]);
    expect(changed({ models: 2 })).toEqual([0, 2]);
  });

  it('of one unit are of one side, one kind and one unit of the armies', () => {
    const join = (given: Partial<FighterDraft>) =>
      code(
        duel,
        inAssault({ type: 'addFighters', fighters: [fighters({ unitKey: unitKey(squad), ...given })] }),
      );
    expect(join({})).toBe('accepted');
    expect(join({ side: 'b' })).toBe('mixedUnit');
    expect(join({ target: 'vehicle' })).toBe('mixedUnit');
    expect(join({ unitId: unitId('none') })).toBe('noSuchUnit');
  });
});

describe('units of the armies', () => {
  const listed = played(
    begun('hh-1'),
    {
      type: 'addUnits',
      side: 'a',
      units: [draft({ name: 'Ogres', models: 3, healthPerModel: 3 }), draft({ name: 'Scouts', models: 5 })],
    },
    { type: 'addUnits', side: 'b', units: [draft({ name: 'Mob', models: 9 })] },
  );
  const [ogres, scouts, theirs] = battleOf(listed).units.map(({ unit }) => unit.id) as [
    UnitId,
    UnitId,
    UnitId,
  ];
  const of = (id: UnitId, given: Partial<FighterDraft> = {}) => fighters({ unitId: id, ...given });
  const join = (...drafts: readonly FighterDraft[]) => inAssault({ type: 'addFighters', fighters: drafts });

  it('join with all Wounds, except the last model, which keeps its losses', () => {
    const hurt = (by: number) =>
      woundsLeft(
        played(
          listed,
          ...(by === 0 ? [] : [{ type: 'changeHealth', unitId: ogres, by: -by } as const]),
          join(of(ogres, { name: 'Ogres', models: 3, wounds: 3 })),
        ),
        'Ogres',
      );
    expect(hurt(0)).toEqual([3, 3, 3]);
    expect(hurt(2)).toEqual([3, 3, 1]);
    expect(hurt(3)).toEqual([3, 3, 3]);
  });

  it('belong to their own side, join once, and leave with the last of their groups', () => {
    expect(code(listed, join(of(theirs)))).toBe('noSuchUnit');
    const both = played(
      listed,
      join(of(scouts, { name: 'Scouts' }), of(scouts, { name: 'Sergeant' }), of(theirs, { side: 'b' })),
    );
    expect(battleOf(both).combats[0]?.unitIds).toEqual([scouts, theirs]);
    const without = (ledger: Ledger, name: string) =>
      played(ledger, inAssault({ type: 'removeFighters', groupId: groupNamed(ledger, name) }));
    const one = without(both, 'Sergeant');
    expect(battleOf(one).combats[0]?.unitIds).toEqual([scouts, theirs]);
    expect(battleOf(without(one, 'Scouts')).combats[0]?.unitIds).toEqual([theirs]);
  });

  it('that have run or were destroyed join no fight', () => {
    const fled = played(listed, { type: 'changeFate', unitId: scouts, fate: 'destroyed' });
    expect(code(fled, join(of(scouts)))).toBe('unitGone');
  });
});

describe('Wounds by hand', () => {
  const hurt = (ledger: Ledger, wounds: number, because: 'overwatch' | 'byHand' = 'byHand') =>
    inAssault({ type: 'hurtModels', groupId: groupNamed(ledger, 'Ogres'), wounds, because });
  const ogres = fight({ name: 'Ogres', models: 2, wounds: 3 }, { side: 'b', name: 'Mob' });

  it('fall on one model after the other, and come back from the last', () => {
    const four = played(ogres, hurt(ogres, 4));
    expect(woundsLeft(four, 'Ogres')).toEqual([0, 2]);
    expect(woundsLeft(played(four, hurt(ogres, -2)), 'Ogres')).toEqual([1, 3]);
    expect(woundsLeft(played(four, hurt(ogres, -9)), 'Ogres')).toEqual([3, 3]);
    expect(woundsLeft(played(four, hurt(ogres, 9)), 'Ogres')).toEqual([0, 0]);
  });

  it('are refused if nothing is left to lose, or to give back', () => {
    expect(code(ogres, hurt(ogres, 0))).toBe('nothingChanged');
    expect(code(ogres, hurt(ogres, -1))).toBe('nothingChanged');
    expect(code(ogres, hurt(ogres, 1.5))).toBe('notAWholeNumber');
    expect(code(played(ogres, hurt(ogres, 6)), hurt(ogres, 1))).toBe('unitHasNoHealth');
  });

  it('count as Overwatch only if they are, and never below 0', () => {
    const shot = played(ogres, hurt(ogres, 2, 'overwatch'));
    const counted = (ledger: Ledger) => assaultNow(ledger).overwatch[groupNamed(ledger, 'Ogres')];
    expect(counted(shot)).toBe(2);
    expect(counted(played(shot, hurt(ogres, 1)))).toBe(2);
    expect(counted(played(shot, hurt(ogres, 1), hurt(ogres, -3, 'overwatch')))).toBe(0);
  });

  it('keep a model that fell before the blows from striking, but not one that came back', () => {
    const strikers = (ledger: Ledger) =>
      viewOf(ledger)
        .ladder.flatMap(({ strikes }) => strikes)
        .find(({ group }) => group.name === 'Ogres')?.strikers;
    const one = played(ogres, hurt(ogres, 3));
    expect([strikers(ogres), strikers(one), strikers(played(one, hurt(ogres, -1)))]).toEqual([2, 1, 2]);
    expect(strikers(played(ogres, hurt(ogres, 2)))).toBe(2);
  });
});

describe('where models stand', () => {
  const place = (distance: number, inContact = false) =>
    inAssault({ type: 'placeModels', places: [{ modelId: `${mob}.1`, inContact, distance }] });

  it('is from 0 to 99 inches away, or in contact and then at none', () => {
    expect([-1, 0, 99, 100, Number.NaN].map((distance) => code(duel, place(distance)))).toEqual([
      'belowZero',
      'accepted',
      'accepted',
      'aboveMaximum',
      'belowZero',
    ]);
    expect(code(duel, place(7, true))).toBe('nothingChanged');
  });

  it('also changes with the distance alone, and not if both are as before', () => {
    const back = played(duel, place(2));
    expect(code(back, place(2))).toBe('nothingChanged');
    expect(code(back, place(3))).toBe('accepted');
    expect(code(back, place(0, true))).toBe('accepted');
    expect(assaultNow(back).places[modelId(`${mob}.1`)]).toEqual({ inContact: false, distance: 2 });
  });
});

describe('a strike', () => {
  const change = (attacks: number, target: string) =>
    inAssault({ type: 'changeStrike', strikeId: squad, attacks, target });
  const three = played(
    duel,
    inAssault({ type: 'addFighters', fighters: [fighters({ side: 'b', name: 'Others', initiative: 1 })] }),
  );
  const others = groupNamed(three, 'Others');

  it('changes with its attacks or its target, and is refused if neither changes', () => {
    expect(code(three, change(5, mob))).toBe('nothingChanged');
    expect(code(three, change(4, mob))).toBe('accepted');
    expect(code(three, change(5, others))).toBe('accepted');
    expect([0, 300, 301, -1, 1.5].map((attacks) => code(three, change(attacks, mob)))).toEqual([
      'accepted',
      'accepted',
      'aboveMaximum',
      'belowZero',
      'notAWholeNumber',
    ]);
    expect(code(three, change(5, squad))).toBe('noSuchTarget');
  });

  it('is split against another unit, of which it loses those attacks', () => {
    const split = (attacks: number, target: string) =>
      inAssault({ type: 'splitStrike', strikeId: squad, attacks, target });
    expect(code(three, split(0, others))).toBe('nothingChanged');
    expect(code(three, split(2, mob))).toBe('nothingChanged');
    expect(code(three, split(6, others))).toBe('moreThanRolled');
    const once = played(three, split(2, others));
    const attacks = (ledger: Ledger) =>
      assaultNow(ledger).strikes.map((strike) => [strike.target, strike.attacks, strike.splitFrom]);
    expect(attacks(once)).toEqual([
      [others, 2, squad],
      [mob, 3, null],
    ]);
    const twice = played(once, split(1, others));
    expect(new Set(assaultNow(twice).strikes.map(({ id }) => id)).size).toBe(3);
  });

  it('does not go against a target that has fallen', () => {
    const fallen = played(
      three,
      inAssault({ type: 'hurtModels', groupId: others, wounds: 1, because: 'byHand' }),
    );
    expect(code(fallen, change(5, others))).toBe('noSuchTarget');
  });

  it('has no more hits than attacks, and none below 0', () => {
    const hits = (count: number) =>
      code(duel, inAssault({ type: 'enterHits', strikeId: squad, hits: count }));
    expect([-1, 0, 5, 6].map(hits)).toEqual(['belowZero', 'accepted', 'accepted', 'moreThanRolled']);
  });

  it('has no more Wounds of all kinds together than hits', () => {
    const rending = fight(
      { name: 'Squad', models: 5, rules: ['rending'] },
      { side: 'b', name: 'Mob', models: 5, initiative: 1 },
    );
    const hit = played(rending, inAssault({ type: 'enterHits', strikeId: squad, hits: 3 }));
    const wounds = (counts: Readonly<Record<string, number>>) =>
      code(hit, inAssault({ type: 'enterWounds', strikeId: squad, wounds: counts }));
    expect(wounds({ rending: 1, plain: 2 })).toBe('accepted');
    expect(wounds({ rending: 2, plain: 2 })).toBe('moreThanRolled');
    expect(wounds({ rending: -1, plain: 2 })).toBe('belowZero');
    const none = played(
      hit,
      inAssault({ type: 'enterWounds', strikeId: squad, wounds: { rending: 0, plain: 2 } }),
    );
    expect(assaultNow(none).strikes[0]?.wounds?.counts).toEqual({ plain: 2 });
  });
});

describe('dice', () => {
  const rolled = (given: Partial<FighterDraft>, hits: readonly number[], wounds: readonly number[] = []) => {
    const start = fight(
      { name: 'Squad', models: 4, ...given },
      { side: 'b', name: 'Mob', models: 9, initiative: 1 },
    );
    const hit = played(start, inAssault({ type: 'rollHits', strikeId: squad, dice: hits }));
    const [strike] = assaultNow(
      wounds.length === 0
        ? hit
        : played(hit, inAssault({ type: 'rollWounds', strikeId: squad, dice: wounds })),
    ).strikes;
    return wounds.length === 0 ? strike?.hits : strike?.wounds;
  };

  it('hit at the number needed, and are re-rolled as the rules say', () => {
    expect(rolled({}, [4, 3, 1, 6])).toEqual({ count: 2, rolled: [4, 3, 1, 6] });
    expect(rolled({ rules: ['rerollFailedHits'] }, [4, 3, 1, 6, 4, 1])).toEqual({
      count: 3,
      rolled: [4, 3, 1, 6, 4, 1],
    });
    expect(rolled({ rules: ['rerollHitsOfOne'] }, [4, 3, 1, 6, 4])).toEqual({
      count: 3,
      rolled: [4, 3, 1, 6, 4],
    });
  });

  it('wound as Rending only on a 6', () => {
    expect(rolled({ rules: ['rending'] }, [6, 6, 6, 6], [6, 5, 4, 3])).toEqual({
      counts: { rending: 1, plain: 2 },
      rolled: [6, 5, 4, 3],
    });
  });

  it('with impossible faces are refused, and so are too few', () => {
    const roll = (...dice: readonly number[]) =>
      code(duel, inAssault({ type: 'rollHits', strikeId: squad, dice }));
    expect(roll(1, 2, 3, 4, 6)).toBe('accepted');
    expect(roll(0, 2, 3, 4, 6)).toBe('notOnThatDie');
    expect(roll(1, 2, 3, 4, 7)).toBe('notOnThatDie');
    expect(roll(1, 2, 3, 4, 1.5)).toBe('notOnThatDie');
    expect(roll(1, 2, 3, 4)).toBe('diceMissing');
  });
});

describe('a reading', () => {
  const read = (readingId: string, to: string): Intent => ({ type: 'changeReading', readingId, to });

  it('changes only to another option of the edition', () => {
    expect(code(duel, read('mixedTie', 'lowest'))).toBe('accepted');
    expect(code(played(duel, read('mixedTie', 'lowest')), read('mixedTie', 'lowest'))).toBe('nothingChanged');
    expect(code(duel, read('mixedTie', 'median'))).toBe('noSuchReading');
    expect(code(duel, read('noReading', 'lowest'))).toBe('noSuchReading');
    expect(code(begun('t9a-2'), read('mixedTie', 'lowest'))).toBe('noAssault');
  });
});

describe('pools', () => {
  const start = fight(
    { name: 'Axes', models: 2, weaponAp: 2 },
    { name: 'Swords', models: 2 },
    { side: 'b', name: 'Guard', models: 5, wounds: 2, initiative: 1 },
  );
  const guard = groupNamed(start, 'Guard');
  const waiting = played(
    start,
    ...['Axes', 'Swords'].flatMap((name) => [
      inAssault({ type: 'enterHits', strikeId: groupNamed(start, name), hits: 2 }),
      inAssault({ type: 'enterWounds', strikeId: groupNamed(start, name), wounds: { plain: 1 } }),
    ]),
  );
  const order = (...ids: readonly string[]) => inAssault({ type: 'orderPools', unitKey: guard, order: ids });

  it('are ordered by their names, each once and all of them', () => {
    expect(code(waiting, order('S4 AP-', 'S4 AP2'))).toBe('accepted');
    expect(code(waiting, order('S4 AP-'))).toBe('unknownPool');
    expect(code(waiting, order('S4 AP-', 'S4 AP-'))).toBe('unknownPool');
    expect(code(waiting, order('S4 AP-', 'S9 AP1'))).toBe('unknownPool');
    expect(code(waiting, order('S4 AP-', 'S4 AP2', 'S9 AP1'))).toBe('unknownPool');
    const ordered = played(waiting, order('S4 AP-', 'S4 AP2'));
    expect(code(ordered, order('S4 AP-', 'S4 AP2'))).toBe('nothingChanged');
    expect(code(waiting, inAssault({ type: 'orderPools', unitKey: 'nobody', order: [] }))).toBe(
      'nothingToAllocate',
    );
  });

  it('rolled at once are counted in whole numbers from 0', () => {
    const mobbed = played(
      duel,
      inAssault({ type: 'enterHits', strikeId: squad, hits: 5 }),
      inAssault({ type: 'enterWounds', strikeId: squad, wounds: { plain: 3 } }),
    );
    const together = (saved: number, discounted: number) =>
      code(
        mobbed,
        inAssault({ type: 'allocateTogether', unitKey: mob, saved, discounted, defenderChoice: [] }),
      );
    expect(together(3, 0)).toBe('accepted');
    expect(together(4, 0)).toBe('tooMany');
    expect(together(-1, 0)).toBe('belowZero');
    expect(together(0, -1)).toBe('belowZero');
    expect(together(1.5, 0)).toBe('notAWholeNumber');
  });
});

describe('the losers', () => {
  const listed = played(
    begun('hh-1'),
    { type: 'addUnits', side: 'b', units: [draft({ name: 'Mob', models: 10 })] },
    inAssault({
      type: 'addFighters',
      fighters: [
        fighters({ name: 'Squad', models: 5, weaponAp: 2 }),
        fighters({
          side: 'b',
          name: 'Mob',
          models: 10,
          initiative: 1,
          leadership: 7,
          unitId: unitId('u2.1'),
        }),
      ],
    }),
  );
  const strikeId = groupNamed(listed, 'Squad');
  const key = 'u2.1';
  const closed = played(
    listed,
    inAssault({ type: 'enterHits', strikeId, hits: 2 }),
    inAssault({ type: 'enterWounds', strikeId, wounds: { plain: 2 } }),
    inAssault({ type: 'allocateTogether', unitKey: key, saved: 0, discounted: 0, defenderChoice: [] }),
    inAssault({ type: 'endStep' }),
    { type: 'closeRound', combatId: FIRST_COMBAT },
  );
  const morale = (...dice: readonly [number, number]) =>
    inAssault({ type: 'takeMorale', unitKey: key, way: 'rolled', dice });
  const sweep = (winner: number, loser: number, initiatives: object = {}) =>
    inAssault({ type: 'sweep', unitKey: key, dice: [winner, loser], byApp: false, ...initiatives });
  const army = (ledger: Ledger) => battleOf(ledger).units[0] ?? expect.fail('no unit');

  it('test with faces of a die, and pass at their number', () => {
    expect(healthOf(army(closed))).toBe(8);
    expect([morale(0, 4), morale(1, 7), morale(1.5, 2)].map((intent) => code(closed, intent))).toEqual(
      Array(3).fill('notOnThatDie'),
    );
    const passed = (...dice: readonly [number, number]) =>
      assaultNow(played(closed, morale(...dice))).tests[0]?.morale?.passed;
    expect([passed(1, 4), passed(2, 4), passed(1, 1), passed(6, 6)]).toEqual([true, false, true, false]);
  });

  it('are swept after a failed test, with Initiatives from 0 to 10', () => {
    expect(code(closed, sweep(1, 1))).toBe('notBroken');
    expect(code(played(closed, morale(1, 1)), sweep(1, 1))).toBe('notBroken');
    const broken = played(closed, morale(6, 6));
    expect(code(broken, sweep(1, 7))).toBe('notOnThatDie');
    expect(code(broken, sweep(1, 1, { winnerInitiative: 11 }))).toBe('initiativeOutOfRange');
    expect(code(broken, sweep(1, 1, { loserInitiative: -1 }))).toBe('initiativeOutOfRange');
    expect(code(broken, sweep(1, 1, { winnerInitiative: 10, loserInitiative: 0 }))).toBe('accepted');
    const end = (intent: Intent) => assaultNow(played(broken, intent)).tests[0]?.sweep?.end;
    expect(end(sweep(3, 6))).toBe('destroyed');
    expect(end(sweep(3, 6, { winnerInitiative: 3 }))).toBe('escapes');
    expect(end(sweep(3, 6, { winnerInitiative: 4, loserInitiative: 2 }))).toBe('escapes');
  });

  it('come back when a failed test turns out passed, and stay as they are when a passed one is entered again', () => {
    const broken = played(closed, morale(6, 6));
    expect(army(broken).fate).toBe('fleeing');
    expect(army(played(broken, morale(1, 1))).fate).toBe('fighting');
    const elsewhere = played(closed, morale(1, 1), {
      type: 'changeFate',
      unitId: unitId(key),
      fate: 'destroyed',
    });
    expect(army(played(elsewhere, morale(1, 2))).fate).toBe('destroyed');
  });
});

describe('an assault that is closed', () => {
  const bound = played(duel, inAssault({ type: 'endStep' }), inAssault({ type: 'endStep' }));
  const closing = (confirmedBy?: readonly ('a' | 'b')[]) => {
    const decision = decide(bound, {
      type: 'closeRound',
      combatId: FIRST_COMBAT,
      ...(confirmedBy && { confirmedBy }),
    });
    return decision.ok ? decision.value[0] : expect.fail(decision.refusal.code);
  };

  it('records who agreed at their own edge of the table, each side once', () => {
    expect(closing(['b', 'a', 'b'])).toMatchObject({ type: 'assaultClosed', confirmedBy: ['a', 'b'] });
    expect(closing(['b'])).toMatchObject({ confirmedBy: ['b'] });
  });

  it('names no side if none was asked, as in every old log', () => {
    expect(closing()).not.toHaveProperty('confirmedBy');
    expect(closing([])).not.toHaveProperty('confirmedBy');
  });
});
