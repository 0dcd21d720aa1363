import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { poolOdds } from '@/battle/assault/odds/pool-odds';
import { logByTurn } from '@/battle/describe/log-lines';
import { correctionQuestion } from '@/battle/log/correction-question';
import type { Entry, EventOf } from '@/battle/log/event';
import { battleOf, type Ledger, nextRedo, nextUndo } from '@/battle/log/ledger';
import { parseEntry, parseLog } from '@/battle/log/parse-entry';
import { battleReport } from '@/battle/report/report';
import { combatRecords } from '@/battle/review/combat-record';
import type { Allocation } from '@/battle/state/assault-round';
import { bookOf } from '@/battle/state/edition-of';
import { modelIdOf } from '@/battle/state/fighters';
import { type AllocationModel, candidates, type Pool, summarise, woundsLeft } from '@/rules/index';
import {
  anyFighters,
  assaultIntentOf,
  assaultNow,
  assaultWish,
  fighters,
  inAssault,
  viewOf,
  woundsOn,
} from '@/testing/battles/assaults';
import { begun, FIRST_COMBAT, play, played, withArmies } from '@/testing/battles/battles';
import { strikeOdds } from '@/testing/battles/strike-odds';

const groups = fc.array(anyFighters, { minLength: 1, maxLength: 3 });

/** Up to three groups a side, and some fifty gestures: enough for several rounds. */
const assault: fc.Arbitrary<readonly [Ledger, ...Ledger[]]> = fc
  .tuple(groups, groups, fc.array(assaultWish, { minLength: 20, maxLength: 80 }))
  .map(([blue, red, wishes]) => {
    const entered = [
      ...blue.map((group) => ({ ...group, side: 'a' as const })),
      ...red.map((group) => ({ ...group, side: 'b' as const })),
    ];
    const ledgers: [Ledger, ...Ledger[]] = [
      played(withArmies('hh-1'), inAssault({ type: 'addFighters', fighters: entered })),
    ];
    for (const wish of wishes) {
      const before = ledgers.at(-1) as Ledger;
      ledgers.push(play(before, assaultIntentOf(wish, before, FIRST_COMBAT)));
    }
    return ledgers;
  });

const RUNS = { numRuns: 20 };
const PATIENCE_MS = 60_000;

function whatever(what: string, holds: (ledgers: readonly [Ledger, ...Ledger[]]) => void): void {
  it(what, () => fc.assert(fc.property(assault, holds), RUNS), PATIENCE_MS);
}

function last(ledgers: readonly [Ledger, ...Ledger[]]): Ledger {
  return ledgers.at(-1) ?? ledgers[0];
}

function allocations(ledger: Ledger): readonly Allocation[] {
  return battleOf(ledger).combats.flatMap(({ rounds }) =>
    rounds.flatMap((round) => round.assault?.allocations ?? []),
  );
}

function stored(ledger: Ledger): readonly Entry[] {
  return JSON.parse(JSON.stringify(ledger.entries)) as readonly Entry[];
}

function eventsOf<Type extends 'woundsAllocated' | 'strikeChanged' | 'assaultClosed'>(
  ledger: Ledger,
  type: Type,
): readonly EventOf<Type>[] {
  return ledger.steps.flatMap(({ entry }) =>
    entry.events.filter((event): event is EventOf<Type> => event.type === type),
  );
}

/** Who fights in a challenge is out of reach of everybody else, and who stays out of it may be reached last. */
function isReached({ challenge }: Pool, { id, apart }: AllocationModel): boolean {
  return challenge?.modelId === id || (challenge?.spills !== false && apart !== 'never');
}

describe('an assault, whatever is played', () => {
  whatever('loses no Wound: each in a pool is saved, discounted, lost, wasted or waiting', (ledgers) => {
    for (const { state } of allocations(last(ledgers))) {
      const wounds = state.pools.reduce((sum, pool) => sum + pool.wounds, 0);
      const count = (ended: string) => state.outcomes.filter((outcome) => outcome.ended === ended).length;
      const unsettled = wounds - count('saved') - count('discounted') - count('lost');
      expect(unsettled).toBeGreaterThanOrEqual(0);
      const wasted = state.pools
        .filter(
          (pool) => !state.models.some((model) => woundsLeft(state, model.id) > 0 && isReached(pool, model)),
        )
        .map(({ id, wounds: all }) => all - state.outcomes.filter(({ poolId }) => poolId === id).length);
      expect(summarise(state).wasted).toBe(wasted.reduce((sum, left) => sum + left, 0));
      for (const model of state.models) {
        const lost = state.outcomes
          .filter(({ modelId }) => modelId === model.id)
          .reduce((sum, outcome) => sum + outcome.woundsLost, 0);
        expect(lost).toBe(model.wounds - woundsLeft(state, model.id));
        expect(lost).toBeLessThanOrEqual(model.wounds);
      }
    }
  });

  whatever('puts into the pools what the strikes of the step have wounded, and nothing else', (ledgers) => {
    for (const ledger of ledgers) {
      const [newest] = eventsOf(ledger, 'woundsAllocated').slice(-1);
      if (newest?.began == null || ledger.steps.at(-1)?.entry.events[0] !== newest) continue;
      const round = battleOf(ledger).combats[0]?.rounds.at(-1)?.assault;
      const struck = (round?.strikes ?? []).filter(
        ({ step, target }) => step === newest.step && target === newest.unitKey,
      );
      const there = new Set((round?.groups ?? []).map(({ id }) => id));
      const wounds = struck
        .filter(({ groupId }) => there.has(groupId))
        .flatMap((strike) => Object.values(strike.wounds?.counts ?? {}))
        .reduce<number>((sum, count) => sum + (count ?? 0), 0);
      expect(newest.began.pools.reduce((sum, pool) => sum + pool.wounds, 0)).toBe(wounds);
    }
  });

  whatever('gives no model a Wound while another one of the pool is locked and still there', (ledgers) => {
    const ledger = last(ledgers);
    const passed = new Set(
      eventsOf(ledger, 'woundsAllocated').flatMap(({ way, unitKey, step }) =>
        way.by === 'steps' && way.steps.some((taken) => taken.do === 'passTo') ? [`${unitKey} ${step}`] : [],
      ),
    );
    for (const { state, unitKey, step } of allocations(ledger)) {
      if (passed.has(`${unitKey} ${step}`)) continue;
      state.outcomes.forEach((outcome, index) => {
        const next = state.outcomes[index + 1];
        const precise = state.pools.some(({ id, precise }) => precise && id === outcome.poolId);
        const kept = !precise && !outcome.removed && next?.poolId === outcome.poolId;
        if (kept) expect(next?.modelId).toBe(outcome.modelId);
      });
    }
  });

  whatever('has no casualty chosen by the app while the defender had a choice', (ledgers) => {
    const ledger = last(ledgers);
    for (const [index, { entry }] of ledger.steps.entries()) {
      const event = entry.events.find((one) => one.type === 'woundsAllocated');
      if (event?.type !== 'woundsAllocated') continue;
      const { way, outcomes, step, unitKey } = event;
      if (way.by === 'steps' && (!way.byApp || way.steps.some((taken) => taken.do === 'passTo'))) continue;
      const ofUnit = (at: Ledger['steps'][number] | undefined) =>
        at?.battle.combats
          .flatMap(({ rounds }) => rounds.at(-1)?.assault?.allocations ?? [])
          .find((one) => one.step === step && one.unitKey === unitKey)?.state;
      const after = ofUnit(ledger.steps[index]);
      if (!after) throw new Error('The allocation is not there');
      const before = ofUnit(ledger.steps[index - 1]);
      let state = before ?? { ...after, lockedOn: null, outcomes: [] };
      for (const [place, outcome] of outcomes.entries()) {
        // Chosen before the app rolled: the models that take the Wounds, or that took the current one by Look
        // Out, Sir.
        const passed = place === 0 && before?.pending?.modelId === outcome.modelId;
        const standing = before?.lockedOn === outcome.modelId || passed;
        const inHand = state.outcomes.at(-1);
        const locked = inHand?.modelId === outcome.modelId && !inHand.removed;
        const chosen = way.chosen?.includes(outcome.modelId) ?? false;
        if (outcome.ended === 'lost' && !standing && !locked && !chosen) {
          const inPool = { ...state, poolOrder: [...state.poolOrder, outcome.poolId] };
          const choices = candidates(bookOf(battleOf(ledger)), inPool).choices.map((id) => {
            const model = state.models.find((one) => one.id === id);
            return { id, kind: `${model?.groupId} ${woundsLeft(state, id)}` };
          });
          const allFall = choices.every(({ id }) => woundsLeft(after, id) === 0);
          expect(allFall || new Set(choices.map(({ kind }) => kind)).size === 1).toBe(true);
        }
        state = { ...state, outcomes: [...state.outcomes, outcome] };
      }
    }
  });

  whatever('gives no Wound of others to a model that is kept apart by a challenge', (ledgers) => {
    for (const { state } of allocations(last(ledgers))) {
      const apart = new Set<string>(state.models.flatMap(({ id, apart }) => (apart === 'never' ? [id] : [])));
      for (const { poolId, modelId } of state.outcomes) {
        if (!apart.has(modelId)) continue;
        expect(state.pools.find(({ id }) => id === poolId)?.challenge?.modelId).toBe(modelId);
      }
    }
  });

  whatever('keeps the Wounds of every model between none and its profile’s', (ledgers) => {
    for (const ledger of ledgers) {
      for (const group of assaultNow(ledger).groups) {
        for (const left of group.woundsLeft) {
          expect(left).toBeGreaterThanOrEqual(0);
          expect(left).toBeLessThanOrEqual(group.wounds);
        }
      }
    }
  });

  whatever('lets no model strike that was gone before the step', (ledgers) => {
    for (const ledger of ledgers) {
      const round = assaultNow(ledger);
      for (const { step, strikes } of viewOf(ledger).ladder) {
        for (const { group, strikers } of strikes) {
          const there = group.woundsLeft.filter((left, index) => {
            const removedAt = round.removedAt[modelIdOf(group.id, index)];
            return left > 0 || (removedAt !== undefined && removedAt <= step);
          });
          expect(strikers).toBeLessThanOrEqual(there.length);
        }
      }
    }
  });

  whatever('writes one entry for a gesture, or none for a refused one', (ledgers) => {
    for (const [index, ledger] of ledgers.entries()) {
      const before = ledgers[index - 1];
      if (before) expect([0, 1]).toContain(ledger.entries.length - before.entries.length);
    }
  });

  whatever('is on disk as it is on screen', (ledgers) => {
    const ledger = last(ledgers);
    const reopened = parseLog(stored(ledger));
    expect(reopened.problems).toEqual([]);
    expect(reopened.ledger).toEqual(ledger);
  });

  whatever('is empty when everything is undone, and as before when everything is redone', (ledgers) => {
    const ledger = last(ledgers);
    let back = ledger;
    let steps = 0;
    while (nextUndo(back)) {
      back = play(back, { type: 'undo' });
      steps += 1;
    }
    expect(battleOf(back)).toEqual(battleOf(begun('hh-1')));
    for (; steps > 0; steps -= 1) back = play(back, { type: 'redo' });
    expect(battleOf(back)).toEqual(battleOf(ledger));
    expect(nextRedo(back)).toEqual(nextRedo(ledger));
  });

  whatever(
    'takes a correction of any gesture or refuses it, is then on disk as on screen, and as before when it is undone',
    (ledgers) => {
      const ledger = last(ledgers);
      for (const { entry } of ledger.steps.slice(1).filter((_, index) => index % 7 === 0)) {
        const question = correctionQuestion(ledger, [entry.seq]);
        const instead =
          question?.kind === 'counts'
            ? question.instead({ [question.parts[0]?.id ?? 'hits']: 1 })
            : question?.kind === 'models'
              ? question.instead(question.groups.map(({ was }) => was + 1))
              : null;
        const corrected = play(ledger, { type: 'correctEntries', seqs: [entry.seq], instead });
        if (corrected === ledger) continue;
        const reopened = parseLog(stored(corrected));
        expect(reopened.problems).toEqual([]);
        expect(reopened.ledger).toEqual(corrected);
        expect(() => viewOf(corrected)).not.toThrow();
        expect(battleOf(play(corrected, { type: 'undo' }))).toEqual(battleOf(ledger));
      }
    },
  );

  whatever('can be shown in its log, its report, its records and its odds', (ledgers) => {
    for (const ledger of ledgers.slice(-12)) {
      const battle = battleOf(ledger);
      const [combat] = battle.combats;
      if (!combat) throw new Error('There is no combat');
      const { now } = viewOf(ledger);
      if (now.phase === 'strike') {
        for (const { strike } of now.step.strikes) strikeOdds(battle, combat, strike.id);
      }
      if (now.phase === 'allocate') {
        for (const { unit } of now.units) poolOdds(battle, combat, unit.key);
      }
    }
    const ledger = last(ledgers);
    expect(logByTurn(ledger)).not.toEqual([]);
    expect(battleReport(ledger).turns).toBeDefined();
    expect(combatRecords(ledger)).toBeDefined();
  });

  whatever('keeps the recorded result of a round, however its readings are changed later', (ledgers) => {
    const ledger = last(ledgers);
    const outcomes = eventsOf(ledger, 'assaultClosed').map(({ outcome }) => outcome);
    const shown = battleOf(ledger).combats.flatMap(({ rounds }) =>
      rounds.flatMap((round) => round.assault?.outcome ?? []),
    );
    expect(shown).toEqual(outcomes);
  });
});

describe('a damaged log of an assault', () => {
  it(
    'with any one value of an event exchanged is read whole or named, and can still be shown',
    () => {
      fc.assert(
        fc.property(assault, fc.nat(), fc.nat(), fc.anything(), (ledgers, which, where, value) => {
          const entries = stored(last(ledgers));
          const entry = entries[which % entries.length];
          if (!entry) return;
          exchange(entry.events, where, value);
          const { ledger, problems } = parseLog(entries);
          if (parseEntry(entry).kind !== 'entry') expect(problems).not.toEqual([]);
          if (ledger && battleOf(ledger).combats[0]?.rounds.length)
            expect(() => viewOf(ledger)).not.toThrow();
          if (ledger) expect(() => logByTurn(ledger)).not.toThrow();
        }),
        { numRuns: 40 },
      );
    },
    PATIENCE_MS,
  );
});

/** Replaces the n-th value within with this one, counted through all objects and lists. */
function exchange(within: unknown, n: number, value: unknown): void {
  const places: { readonly holder: Record<string, unknown>; readonly key: string }[] = [];
  const visit = (node: unknown) => {
    if (typeof node !== 'object' || node === null) return;
    for (const key of Object.keys(node)) {
      places.push({ holder: node as Record<string, unknown>, key });
      visit((node as Record<string, unknown>)[key]);
    }
  };
  visit(within);
  const place = places[n % Math.max(1, places.length)];
  if (place) place.holder[place.key] = value;
}

describe('the order of the pools', () => {
  const kinds = fc.constantFrom(
    { weaponAp: 2, weaponStrength: 4 },
    { weaponAp: null, weaponStrength: 4 },
    { weaponAp: null, weaponStrength: 6 },
    { weaponAp: 2, weaponStrength: 'destroyer' as const },
  );

  it(
    'changes neither how many dice are thrown nor how they end, where the unit outlives its pools and its models are alike',
    () => {
      fc.assert(
        fc.property(
          fc.uniqueArray(kinds, { minLength: 2, maxLength: 3 }),
          fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 3, maxLength: 3 }),
          fc.array(fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 12, maxLength: 12 }), {
            minLength: 9,
            maxLength: 9,
          }),
          (weapons, counts, tapes) => {
            const ledger = wounded(weapons, counts);
            const { pools } = woundsOn(ledger, 'Brutes');
            const ids = pools.map(({ id }) => id);
            const thrown = [ids, ids.toReversed()].map((order) => allocatedInOrder(ledger, order, tapes));
            expect(thrown[1]).toEqual(thrown[0]);
          },
        ),
        { numRuns: 15 },
      );
    },
    PATIENCE_MS,
  );

  /** Groups of one model each that have wounded a large unit of one Toughness and save. */
  function wounded(
    weapons: readonly { readonly weaponAp: number | null; readonly weaponStrength: number | 'destroyer' }[],
    counts: readonly number[],
  ): Ledger {
    const start = played(
      begun('hh-1'),
      inAssault({
        type: 'addFighters',
        fighters: [
          ...weapons.map((weapon, index) => fighters({ ...weapon, name: `Champion ${index}`, attacks: 5 })),
          fighters({
            side: 'b',
            name: 'Brutes',
            models: 40,
            toughness: 6,
            wounds: 3,
            armourSave: 3,
            feelNoPain: 5,
            initiative: 1,
          }),
        ],
      }),
    );
    return weapons.reduce((before, _, index) => {
      const strikeId = assaultNow(before).groups[index]?.id ?? '';
      const hit = play(before, inAssault({ type: 'enterHits', strikeId, hits: counts[index] ?? 1 }));
      const strikes = viewOf(hit).ladder.flatMap((step) => step.strikes);
      const kind = strikes.find(({ strike }) => strike.id === strikeId)?.numbers.kinds[0] ?? 'plain';
      return play(hit, inAssault({ type: 'enterWounds', strikeId, wounds: { [kind]: counts[index] ?? 1 } }));
    }, start);
  }

  /**
   * The results of the dice of every pool if each pool has its own dice, in the order in which they were
   * rolled for it.
   */
  function allocatedInOrder(before: Ledger, order: readonly string[], tapes: readonly (readonly number[])[]) {
    const pools = woundsOn(before, 'Brutes').pools.map(({ id }) => id);
    const dice = new Map<string, number[]>(
      pools.map((id, index) => [
        id,
        [...(tapes[index] ?? []), ...(tapes[index + 3] ?? []), ...(tapes[index + 6] ?? [])],
      ]),
    );
    const unitKey = woundsOn(before, 'Brutes').unit.key;
    let ledger = played(before, inAssault({ type: 'orderPools', unitKey, order }));
    let thrown = 0;
    for (;;) {
      const { now } = viewOf(ledger);
      if (now.phase !== 'allocate') break;
      const { prompt } = woundsOn(ledger, 'Brutes');
      if (prompt.ask === 'nothing' || prompt.ask === 'choosePool') break;
      if (prompt.ask === 'chooseModel') {
        const [modelId = ''] = prompt.choices;
        ledger = played(
          ledger,
          inAssault({ type: 'allocate', unitKey, step: { do: 'chooseModel', modelId } }),
        );
        continue;
      }
      if (prompt.ask === 'takeWound') {
        ledger = played(ledger, inAssault({ type: 'allocate', unitKey, step: { do: 'takeWound' } }));
        continue;
      }
      const face = dice.get(prompt.poolId)?.shift() ?? 1;
      const value = prompt.ask === 'loss' && prompt.dice === 'd3' ? Math.ceil(face / 2) : face;
      thrown += 1;
      ledger = played(ledger, inAssault({ type: 'allocate', unitKey, step: { do: 'roll', value } }));
    }
    const outcomes = allocations(ledger).flatMap(({ state }) => state.outcomes);
    const ends = pools.map((id) => outcomes.filter(({ poolId }) => poolId === id).map(({ ended }) => ended));
    return { thrown, ends };
  }
});
