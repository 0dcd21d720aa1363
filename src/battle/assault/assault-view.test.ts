import { describe, expect, it } from 'vitest';
import { strikeIdOf } from '@/battle/assault/standing/strikes';
import type { Intent } from '@/battle/log/intent';
import { battleOf, type Ledger } from '@/battle/log/ledger';
import type { AssaultRound } from '@/battle/state/assault-round';
import type { FighterDraft } from '@/battle/state/fighters';
import { unitKey } from '@/battle/state/ids';
import { READING_OPTIONS } from '@/rules/index';
import { assaultNow, fighters, groupNamed, inAssault, viewOf, woundsOn } from '@/testing/battles/assaults';
import { begun, FIRST_COMBAT, play, played } from '@/testing/battles/battles';
import type { AssaultEvent, AssaultEventOf } from './event';
import { reduceAssault } from './reduce';

/** An assault of these groups. */
function met(...groups: readonly Partial<FighterDraft>[]): Ledger {
  return played(begun('hh-1'), inAssault({ type: 'addFighters', fighters: groups.map(fighters) }));
}

const strikeOf = (ledger: Ledger, name: string) => strikeIdOf(groupNamed(ledger, name), 'weapon');
const hits = (ledger: Ledger, name: string, count: number) =>
  inAssault({ type: 'enterHits', strikeId: strikeOf(ledger, name), hits: count });
const wounds = (ledger: Ledger, name: string, plain: number) =>
  inAssault({ type: 'enterWounds', strikeId: strikeOf(ledger, name), wounds: { plain } });
const unitOf = (ledger: Ledger, name: string) =>
  assaultNow(ledger).groups.find((group) => group.name === name)?.unitKey ?? expect.fail(`No ${name}`);

/** The ladder as a table: the step, its state, and who strikes. */
const ladder = (ledger: Ledger) =>
  viewOf(ledger).ladder.map(({ step, standing, strikes }) => [
    step,
    standing,
    strikes.map(({ group }) => group.name).join(', '),
  ]);

describe('the ladder of an assault', () => {
  const fight = met(
    { name: 'Fast', initiative: 5 },
    { name: 'Idle', initiative: 5, attacks: 0 },
    { name: 'Slow', initiative: 2 },
    { name: 'Red', side: 'b', initiative: 5, models: 3 },
  );

  it('has each step with strikers, the current one first, and no group without attacks', () => {
    expect(ladder(fight)).toEqual([
      [5, 'now', 'Fast, Red'],
      [2, 'toCome', 'Slow'],
    ]);
  });

  it('shows the strikes of a step that is over', () => {
    const over = played(fight, hits(fight, 'Fast', 1), wounds(fight, 'Fast', 0), hits(fight, 'Red', 0));
    expect(ladder(over)).toEqual([
      [5, 'fought', 'Fast, Red'],
      [2, 'now', 'Slow'],
    ]);
    expect(viewOf(over).now).toMatchObject({ phase: 'strike', step: { step: 2 } });
    const done = played(over, inAssault({ type: 'endStep' }));
    expect(ladder(done).map(([, standing]) => standing)).toEqual(['fought', 'fought']);
    expect(viewOf(done).now.phase).toBe('result');
  });

  it('leaves groups that joined later out of a step that is over', () => {
    const over = played(fight, inAssault({ type: 'endStep' }));
    const late = played(
      over,
      inAssault({ type: 'addFighters', fighters: [fighters({ name: 'Late', initiative: 5 })] }),
    );
    expect(ladder(late)[0]).toEqual([5, 'fought', 'Fast, Red']);
    const later = played(
      over,
      inAssault({ type: 'addFighters', fighters: [fighters({ name: 'Late', initiative: 4 })] }),
    );
    expect(ladder(later).map(([step]) => step)).not.toContain(10);
  });

  it('waits for both sides', () => {
    expect(viewOf(met({ name: 'Blue' })).now).toEqual({ phase: 'setUp', missing: ['b'] });
    expect(viewOf(met({ name: 'Red', side: 'b' })).now).toEqual({ phase: 'setUp', missing: ['a'] });
  });
});

describe('Fear is tested', () => {
  const tested = (...groups: readonly Partial<FighterDraft>[]) => {
    const ledger = met(...groups);
    const names = new Map(assaultNow(ledger).groups.map((group) => [group.unitKey, group.name]));
    return viewOf(ledger).fearTests.map((key) => names.get(key));
  };
  const monster: Partial<FighterDraft> = { name: 'Monster', side: 'b', causesFear: true };

  it('by every unit that faces an enemy that causes Fear, and by no other', () => {
    expect(tested({ name: 'Blue' }, { name: 'Bolder' }, monster)).toEqual(['Blue', 'Bolder']);
    expect(tested({ name: 'Blue' }, { ...monster, causesFear: false })).toEqual([]);
    expect(tested({ name: 'Blue', causesFear: true }, monster)).toEqual(['Blue', 'Monster']);
  });

  it('not by the Fearless, by units that know no fear, nor by vehicles', () => {
    expect(tested({ name: 'Blue', rules: ['fearless'] }, monster)).toEqual([]);
    expect(tested({ name: 'Blue', rules: ['andTheyShallKnowNoFear'] }, monster)).toEqual([]);
    expect(tested({ name: 'Walker', target: 'vehicle' }, monster)).toEqual([]);
  });
});

describe('a strike that is split', () => {
  const fight = met(
    { name: 'Blue', attacks: 5, initiative: 5 },
    { name: 'Other', attacks: 2, initiative: 5 },
    { name: 'Red', side: 'b', initiative: 1 },
    { name: 'Crimson', side: 'b', initiative: 1 },
  );
  const split = (ledger: Ledger, attacks: number, target: string, name = 'Blue') =>
    inAssault({
      type: 'splitStrike',
      strikeId: strikeOf(ledger, name),
      attacks,
      target: unitOf(ledger, target),
    });
  const struck = (ledger: Ledger) =>
    assaultNow(ledger).strikes.map(({ id, attacks, splitFrom }) => [id, attacks, splitFrom]);

  it('keeps the rest in the first strike, and each part has an id of its own', () => {
    const blue = strikeOf(fight, 'Blue');
    const targetNow = viewOf(fight).ladder[0]?.strikes[0]?.strike.target;
    const away = targetNow === unitOf(fight, 'Red') ? 'Crimson' : 'Red';
    const once = played(fight, split(fight, 2, away));
    const twice = played(once, split(once, 1, away), split(once, 1, away, 'Other'));
    const ids = struck(twice).map(([id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(struck(twice)).toEqual(expect.arrayContaining([[blue, 2, null]]));
    expect(
      struck(twice)
        .filter(([, , from]) => from === blue)
        .map(([, attacks]) => attacks),
    ).toEqual([2, 1]);
    expect(play(twice, split(twice, 0, away))).toBe(twice);
    expect(play(twice, split(twice, 3, away))).toBe(twice);
  });
});

describe('Wounds that are allocated', () => {
  const fight = met(
    { name: 'Blue', initiative: 5, attacks: 4 },
    { name: 'Axe', initiative: 5, weaponAp: 2 },
    { name: 'Red', side: 'b', initiative: 1, models: 3, wounds: 2, armourSave: 3 },
  );
  const waiting = played(
    fight,
    hits(fight, 'Blue', 2),
    wounds(fight, 'Blue', 2),
    hits(fight, 'Axe', 1),
    wounds(fight, 'Axe', 1),
  );
  const key = unitOf(fight, 'Red');
  const [first = '', second = ''] = woundsOn(waiting, 'Red').pools.map(({ id }) => id);

  it('have their pools in order of arrival until the attacker sets another', () => {
    expect(woundsOn(waiting, 'Red')).toMatchObject({ order: [first, second], untouched: true });
    const other = played(waiting, inAssault({ type: 'orderPools', unitKey: key, order: [second, first] }));
    expect(woundsOn(other, 'Red').order).toEqual([second, first]);
  });

  it('ask again where the models stand only before they are begun', () => {
    const begun = played(
      waiting,
      inAssault({ type: 'allocate', unitKey: key, step: { do: 'choosePool', poolId: first } }),
    );
    expect(woundsOn(begun, 'Red')).toMatchObject({ untouched: false, formerPlaces: null });
  });

  it('block every strike and reading once they are begun', () => {
    const readAs = (to: string) => ({ type: 'changeReading', readingId: 'mixedTie', to }) as Intent;
    const other = READING_OPTIONS.mixedTie.find((option) => play(waiting, readAs(option)) !== waiting) ?? '';
    const begun = played(
      waiting,
      inAssault({ type: 'allocate', unitKey: key, step: { do: 'choosePool', poolId: first } }),
    );
    for (const intent of [hits(waiting, 'Blue', 1), readAs(other)]) {
      expect(play(waiting, intent)).not.toBe(waiting);
      expect(play(begun, intent)).toBe(begun);
    }
  });

  it('are refused if the log names a pool or a model that does not exist', () => {
    const after = played(
      waiting,
      inAssault({ type: 'allocate', unitKey: key, step: { do: 'choosePool', poolId: first } }),
      inAssault({
        type: 'allocate',
        unitKey: key,
        step: { do: 'chooseModel', modelId: firstModel(waiting) },
      }),
      inAssault({ type: 'allocate', unitKey: key, step: { do: 'roll', value: 1 } }),
    );
    const steps = after.steps;
    const event = steps.at(-1)?.entry.events.find(isAllocation) ?? expect.fail('Nothing was allocated');
    const before = steps.at(-2)?.battle ?? expect.fail('There is nothing before');
    const told = (change: Partial<AssaultEventOf<'woundsAllocated'>>) =>
      reduceAssault(before, { ...event, ...change }) !== null;
    const { standing, outcomes } = event;
    const pending = { modelId: firstModel(waiting), rollsMade: 0 };
    const [outcome] = outcomes;
    expect(outcome).toBeDefined();
    expect(told({})).toBe(true);
    expect(told({ standing: { ...standing, pending: pending as never } })).toBe(true);
    const wrong: readonly Partial<AssaultEventOf<'woundsAllocated'>>[] = [
      { standing: { ...standing, poolOrder: ['nobody' as never] } },
      { standing: { ...standing, poolOrder: [...standing.poolOrder, 'nobody' as never] } },
      { standing: { ...standing, lockedOn: 'nobody' as never } },
      { standing: { ...standing, pending: { ...pending, modelId: 'nobody' } as never } },
      { standing: { ...standing, pending: pending as never, poolOrder: [] } },
      { outcomes: [{ ...outcome, poolId: 'nobody' } as never] },
      { outcomes: [{ ...outcome, modelId: 'nobody' } as never] },
      { step: 9 },
      { unitKey: unitKey('nobody') },
    ];
    expect(wrong.map(told)).toEqual(wrong.map(() => false));
  });
});

function firstModel(ledger: Ledger): string {
  return woundsOn(ledger, 'Red').state.models[0]?.id ?? expect.fail('Nobody is left');
}

function isAllocation(event: { readonly type: string }): event is AssaultEventOf<'woundsAllocated'> {
  return event.type === 'woundsAllocated';
}

describe('what the log says of an assault', () => {
  const fight = met({ name: 'Blue', initiative: 5 }, { name: 'Red', side: 'b', models: 2 });
  const battle = battleOf(fight);
  const round: AssaultRound = assaultNow(fight);
  const place = { combatId: FIRST_COMBAT, round: 1 } as const;

  it('is refused if it names a group that does not exist', () => {
    const strike = viewOf(fight).ladder[0]?.strikes[0]?.strike ?? expect.fail('Nobody strikes');
    const told = (event: AssaultEvent) => reduceAssault(battle, event) !== null;
    expect(told({ type: 'strikeChanged', ...place, from: null, to: strike })).toBe(true);
    expect(
      told({ type: 'strikeChanged', ...place, from: null, to: { ...strike, groupId: 'nobody' as never } }),
    ).toBe(false);
    const hurt = {
      type: 'modelsHurt',
      ...place,
      groupId: round.groups[1]?.id ?? expect.fail('No Red'),
      because: 'other',
      from: [1, 1],
      to: [0, 1],
      overwatch: 0,
    } as unknown as AssaultEventOf<'modelsHurt'>;
    expect(told(hurt)).toBe(true);
    expect(told({ ...hurt, groupId: 'nobody' as never })).toBe(false);
    expect(told({ ...hurt, round: 2 })).toBe(false);
  });
});
