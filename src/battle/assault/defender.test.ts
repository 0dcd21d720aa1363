import { describe, expect, it } from 'vitest';
import { strikeOrders } from '@/battle/assault/odds/odds';
import { fallFirst, falling } from '@/battle/assault/standing/falling';
import { strikeIdOf } from '@/battle/assault/standing/strikes';
import { decide } from '@/battle/log/decide';
import { battleOf, type Ledger } from '@/battle/log/ledger';
import { parseLog } from '@/battle/log/parse-entry';
import type { FighterDraft } from '@/battle/state/fighters';
import { unitKey } from '@/battle/state/ids';
import { fighters, groupNamed, inAssault, woundsLeft, woundsOn } from '@/testing/battles/assaults';
import { begun, played } from '@/testing/battles/battles';

/**
 * Blades strike a sergeant, who was entered first, and four troopers of his unit: all with one Wound and the
 * same save.
 */
function against(wounds: number, trooper: Partial<FighterDraft> = {}): Ledger {
  const first = played(
    begun('hh-1'),
    inAssault({
      type: 'addFighters',
      fighters: [
        fighters({ name: 'Blades', models: 6, initiative: 5 }),
        fighters({ side: 'b', name: 'Sergeant', character: 'character', initiative: 1 }),
      ],
    }),
  );
  const sergeant = unitKey(groupNamed(first, 'Sergeant'));
  const joined = played(
    first,
    inAssault({
      type: 'addFighters',
      fighters: [
        fighters({ side: 'b', name: 'Trooper', models: 4, initiative: 1, unitKey: sergeant, ...trooper }),
      ],
    }),
  );
  const strikeId = groupNamed(joined, 'Blades');
  return wounds === 0
    ? joined
    : played(
        joined,
        inAssault({ type: 'enterHits', strikeId, hits: 6 }),
        inAssault({ type: 'enterWounds', strikeId, wounds: { plain: wounds } }),
      );
}

const on = (ledger: Ledger) => groupNamed(ledger, 'Sergeant');
const trooper = (ledger: Ledger, number: number) => `${groupNamed(ledger, 'Trooper')}.${number}`;
const together = (ledger: Ledger, saved: number, defenderChoice: readonly string[]) =>
  inAssault({ type: 'allocateTogether', unitKey: on(ledger), saved, discounted: 0, defenderChoice });
const code = (ledger: Ledger, intent: Parameters<typeof decide>[1]) => {
  const decision = decide(ledger, intent);
  return decision.ok ? 'accepted' : decision.refusal.code;
};

describe('who falls when a pool is settled at once', () => {
  const waiting = against(3);

  it('is the defender’s choice if groups differ: a character entered first does not fall by default', () => {
    expect(code(waiting, together(waiting, 1, []))).toBe('choiceMissing');
    expect(code(waiting, together(waiting, 1, [trooper(waiting, 1)]))).toBe('choiceMissing');
    const chosen = played(waiting, together(waiting, 1, [trooper(waiting, 2), trooper(waiting, 4)]));
    expect([woundsLeft(chosen, 'Sergeant'), woundsLeft(chosen, 'Trooper')]).toEqual([[1], [1, 0, 1, 0]]);
    const reopened = parseLog(JSON.parse(JSON.stringify(chosen.entries)) as readonly unknown[]);
    expect(reopened.problems).toEqual([]);
    expect(reopened.ledger).toEqual(chosen);
  });

  it('needs no choice if all fall, or none', () => {
    expect(code(waiting, together(waiting, 3, []))).toBe('accepted');
    expect(code(against(6), together(against(6), 1, []))).toBe('accepted');
    expect(code(against(6), together(against(6), 2, []))).toBe('choiceMissing');
  });

  it('needs no choice if all models in contact are of one group', () => {
    const apart = played(
      waiting,
      inAssault({
        type: 'placeModels',
        places: [{ modelId: `${on(waiting)}.1`, inContact: false, distance: 1 }],
      }),
    );
    const fallen = played(apart, together(apart, 1, []));
    expect([woundsLeft(fallen, 'Sergeant'), woundsLeft(fallen, 'Trooper')]).toEqual([[1], [0, 0, 1, 1]]);
    expect(falling(woundsOn(apart, 'Sergeant'), 2, [])).toMatchObject({ unsaid: 0 });
    expect(falling(woundsOn(waiting, 'Sergeant'), 2, [])).toMatchObject({ unsaid: 2 });
  });
});

describe('dice rolled by the app', () => {
  const waiting = against(3);
  const roll = (defenderChoice?: readonly string[]) =>
    inAssault({ type: 'rollAllocation', unitKey: on(waiting), dice: [1, 6, 1, 1], defenderChoice });

  it('wait for the defender’s choice, and follow it', () => {
    expect(code(waiting, roll())).toBe('notAskedFor');
    const rolled = played(waiting, roll([trooper(waiting, 3), trooper(waiting, 1)]));
    expect([woundsLeft(rolled, 'Sergeant'), woundsLeft(rolled, 'Trooper')]).toEqual([[1], [0, 1, 0, 1]]);
  });

  it('stop if a choice is needed that was not made', () => {
    const rolled = played(waiting, roll([trooper(waiting, 3)]));
    expect([woundsLeft(rolled, 'Sergeant'), woundsLeft(rolled, 'Trooper')]).toEqual([[1], [1, 1, 0, 1]]);
    expect(woundsOn(rolled, 'Sergeant').prompt).toMatchObject({ ask: 'chooseModel' });
  });
});

describe('the odds', () => {
  it('depend on the models that the defender removes first', () => {
    const start = against(0, { armourSave: 6 });
    const battle = battleOf(start);
    const combat = battle.combats[0] ?? expect.fail('no combat');
    const strikeId = strikeIdOf(groupNamed(start, 'Blades'), 'weapon');
    const target = on(start);
    const kills = (first: string) =>
      strikeOrders(battle, combat, strikeId, groupNamed(start, first))[0]?.odds.killsOne;
    expect(fallFirst(combat, target).map(({ name }) => name)).toEqual(['Sergeant', 'Trooper']);
    expect(kills('Sergeant')).not.toEqual(kills('Trooper'));
    expect(strikeOrders(battle, combat, strikeId)[0]?.odds.killsOne).toEqual(kills('Sergeant'));
  });
});
