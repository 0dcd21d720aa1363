import { describe, expect, it } from 'vitest';
import { decide } from '@/battle/log/decide';
import type { Intent } from '@/battle/log/intent';
import type { Ledger } from '@/battle/log/ledger';
import type { FighterDraft } from '@/battle/state/fighters';
import { unitKey } from '@/battle/state/ids';
import { assaultNow, fighters, groupNamed, inAssault, viewOf } from '@/testing/battles/assaults';
import { begun, FIRST_COMBAT, played } from '@/testing/battles/battles';
import { roundNow } from '@/testing/battles/scenes';
import { strikeIdOf } from './strikes';

function fight(...groups: readonly Partial<FighterDraft>[]): Ledger {
  return played(begun('hh-1'), inAssault({ type: 'addFighters', fighters: groups.map(fighters) }));
}

const code = (ledger: Ledger, intent: Intent) => {
  const decision = decide(ledger, intent);
  return decision.ok ? 'accepted' : decision.refusal.code;
};
const strikeId = (ledger: Ledger, name: string, blow: 'weapon' | 'hammerOfWrath' = 'weapon') =>
  strikeIdOf(groupNamed(ledger, name), blow);
const hits = (ledger: Ledger, name: string, count: number, blow?: 'hammerOfWrath') =>
  inAssault({ type: 'enterHits', strikeId: strikeId(ledger, name, blow), hits: count });
const wounds = (ledger: Ledger, name: string, plain: number) =>
  inAssault({ type: 'enterWounds', strikeId: strikeId(ledger, name), wounds: { plain } });
const shown = (ledger: Ledger, name: string) =>
  viewOf(ledger)
    .ladder.flatMap(({ strikes }) => strikes)
    .find(({ group, strike }) => group.name === name && strike.blow === 'weapon') ?? expect.fail(name);

const red = { name: 'Red', side: 'b', initiative: 1, models: 5 } as const;
const duel = fight({ name: 'Blue', models: 5 }, red);

describe('the event of a strike', () => {
  it('holds what it was before, and nothing before the first', () => {
    const once = played(duel, hits(duel, 'Blue', 3));
    const twice = played(once, wounds(duel, 'Blue', 1));
    const told = (ledger: Ledger) => ledger.entries.at(-1)?.events[0];
    expect(told(once)).toMatchObject({ type: 'strikeChanged', from: null, to: { hits: { count: 3 } } });
    expect(told(twice)).toMatchObject({ from: { hits: { count: 3 }, wounds: null } });
  });

  it('gets no hits if its step is ended, except those entered', () => {
    const half = played(duel, hits(duel, 'Blue', 3), inAssault({ type: 'endStep' }));
    expect(assaultNow(half).strikes).toMatchObject([
      { hits: { count: 3 }, wounds: { counts: {}, rolled: null } },
    ]);
    const none = played(duel, inAssault({ type: 'endStep' }));
    expect(assaultNow(none).strikes).toMatchObject([{ hits: { count: 0 }, wounds: { counts: {} } }]);
  });

  it('marks the round as touched; joining or leaving before it does not', () => {
    expect(roundNow(duel).round.touched).toBe(false);
    const struck = played(duel, hits(duel, 'Blue', 3));
    expect(roundNow(struck).round.touched).toBe(true);
    const joined = played(struck, inAssault({ type: 'addFighters', fighters: [fighters({ name: 'Late' })] }));
    expect(roundNow(joined).round.touched).toBe(true);
  });

  it('is split as often as it has attacks, each part by a name of its own', () => {
    const three = played(
      duel,
      inAssault({ type: 'addFighters', fighters: [fighters({ ...red, name: 'Other' })] }),
    );
    const away = inAssault({
      type: 'splitStrike',
      strikeId: strikeId(three, 'Blue'),
      attacks: 1,
      target: groupNamed(three, 'Other'),
    });
    const parts = assaultNow(played(three, away, away, away)).strikes;
    expect(new Set(parts.map(({ id }) => id)).size).toBe(4);
    expect(parts.map(({ attacks }) => attacks).toSorted()).toEqual([1, 1, 1, 2]);
  });
});

describe('hits', () => {
  it('are neither entered nor rolled for Hammer of Wrath, which always hits', () => {
    const charge = fight({ name: 'Bikes', models: 2, charged: true, rules: ['hammerOfWrath'] }, red);
    const hammer = strikeId(charge, 'Bikes', 'hammerOfWrath');
    expect(code(charge, hits(charge, 'Bikes', 1, 'hammerOfWrath'))).toBe('nothingToRoll');
    expect(code(charge, inAssault({ type: 'rollHits', strikeId: hammer, dice: [6, 6] }))).toBe(
      'nothingToRoll',
    );
    expect(code(charge, inAssault({ type: 'enterWounds', strikeId: hammer, wounds: { plain: 2 } }))).toBe(
      'accepted',
    );
  });

  it('that failed are re-rolled once each', () => {
    const angry = fight({ name: 'Blue', models: 4, rules: ['rerollFailedHits'] }, red);
    const roll = (dice: readonly number[]) =>
      inAssault({ type: 'rollHits', strikeId: strikeId(angry, 'Blue'), dice });
    expect(code(angry, roll([4, 3, 1, 2, 4, 1]))).toBe('diceMissing');
    expect(assaultNow(played(angry, roll([4, 3, 1, 2, 4, 1, 5]))).strikes[0]?.hits).toEqual({
      count: 3,
      rolled: [4, 3, 1, 2, 4, 1, 5],
    });
  });

  it('that cannot hurt the target are neither rolled nor followed by Wounds', () => {
    const tough = fight(
      { name: 'Blue', initiative: 5, strength: 3 },
      { ...red, toughness: 9 },
      { name: 'Hero', strength: 8 },
    );
    const strike = strikeId(tough, 'Blue');
    const refused = [
      inAssault({ type: 'rollHits', strikeId: strike, dice: [6] }),
      hits(tough, 'Blue', 1),
      inAssault({ type: 'rollWounds', strikeId: strike, dice: [6] }),
      wounds(tough, 'Blue', 1),
    ].map((intent) => code(tough, intent));
    expect(refused).not.toContain('accepted');
  });
});

describe('the numbers of a strike', () => {
  it('are those to hit and to wound, with the roll that rends and the reasons', () => {
    const rending = fight(
      { name: 'Blue', rules: ['rending', 'hammerOfWrath'], strength: 4 },
      { ...red, toughness: 5 },
    );
    const { numbers } = shown(rending, 'Blue');
    expect(numbers).toMatchObject({
      hit: 4,
      automaticHit: false,
      hitReroll: null,
      wound: 5,
      woundReroll: false,
      rendingOn: 6,
      destroyer: false,
      barrier: null,
    });
    expect(numbers.woundReasons.map(({ key }) => key)).toEqual(['chart', 'rending']);
    expect(numbers.hitReasons.map(({ key }) => key)).not.toContain('hammerOfWrath');
    const plain = shown(duel, 'Blue').numbers;
    expect(plain).toMatchObject({ wound: 4, rendingOn: null });
    expect(shown(fight({ name: 'Blue', rules: ['shred'] }, red), 'Blue').numbers.woundReroll).toBe(true);
  });

  it('have none to wound against a vehicle, and use the table for a Destroyer', () => {
    const walker = { name: 'Red', side: 'b', initiative: 1, target: 'vehicle', wounds: 3 } as const;
    expect(shown(fight({ name: 'Blue' }, walker), 'Blue').numbers).toMatchObject({
      wound: null,
      destroyer: false,
    });
    const destroyer = fight({ name: 'Blue', weaponStrength: 'destroyer' }, red);
    expect(shown(destroyer, 'Blue').numbers).toMatchObject({
      wound: null,
      woundReasons: [],
      rendingOn: null,
      destroyer: true,
    });
  });

  it.each([
    ['of one weapon alone', {}, 1],
    ['of two ordinary weapons, one more', { secondWeapon: 'ordinary' }, 2],
    ['of one that is Specialist, none', { secondWeapon: 'specialist' }, 1],
    ['of the other that is, none', { secondWeapon: 'ordinary', rules: ['specialistWeapon'] }, 1],
    ['of two that are, one more', { secondWeapon: 'specialist', rules: ['specialistWeapon', 'rending'] }, 2],
  ] as const)('count the attacks %s', (_, given, attacks) => {
    const ledger = fight({ name: 'Blue', ...(given as Partial<FighterDraft>) }, red);
    expect(shown(ledger, 'Blue').attacksEach).toBe(attacks);
  });
});

describe('models that fell', () => {
  it('keep the step at which they fell, whatever falls later', () => {
    const groupId = groupNamed(duel, 'Red');
    const hurt = (ledger: Ledger, count: number) =>
      played(ledger, inAssault({ type: 'hurtModels', groupId, wounds: count, because: 'byHand' }));
    const before = hurt(duel, 1);
    const [fallen] = Object.entries(assaultNow(before).removedAt);
    const later = hurt(played(before, inAssault({ type: 'endStep' })), 1);
    const removed = assaultNow(later).removedAt;
    expect(Object.keys(removed)).toHaveLength(2);
    expect(removed[(fallen?.[0] ?? '') as keyof typeof removed]).toBe(fallen?.[1]);
    const back = hurt(later, -1);
    expect(Object.keys(assaultNow(back).removedAt)).toHaveLength(1);
    expect(shown(later, 'Red').strikers).toBe(3);
  });

  it('do not give their Leadership to the unit', () => {
    const squad = unitKey('squad');
    const led = fight(
      { ...red, leadership: 7, models: 3, unitKey: squad },
      { ...red, name: 'Sergeant', leadership: 9, models: 1, unitKey: squad },
      { name: 'Blue', initiative: 5, models: 5 },
    );
    const lost = played(
      led,
      hits(led, 'Blue', 1),
      wounds(led, 'Blue', 1),
      inAssault({
        type: 'rollAllocation',
        unitKey: squad,
        dice: [1],
        defenderChoice: [
          viewOf(led)
            .units.find(({ key }) => key === squad)
            ?.models.at(-1)?.id ?? '',
        ],
      }),
      inAssault({ type: 'endStep' }),
      { type: 'closeRound', combatId: FIRST_COMBAT },
    );
    const [loser] = viewOf(lost).losers;
    expect(loser?.unit.modelsLeft).toBe(3);
    expect(loser?.check).toMatchObject({ target: 6 });
  });
});
