import fc from 'fast-check';
import { expect, it } from 'vitest';
import { falling } from '@/battle/assault/standing/falling';
import { decide } from '@/battle/log/decide';
import { battleOf, type Ledger } from '@/battle/log/ledger';
import type { Allocation } from '@/battle/state/assault-round';
import { bookOf } from '@/battle/state/edition-of';
import { CHARACTER_RANKS } from '@/battle/state/fighters';
import { allocate, nextPrompt, woundsLeft } from '@/rules/index';
import { assaultNow, fighters, inAssault, viewOf } from '@/testing/battles/assaults';
import { begun, play, played } from '@/testing/battles/battles';

/*
 * Random mixed units with characters, and random Wounds on them, allocated by every gesture in which the
 * app might wrongly choose for the defender: its own dice, with and without an order of the defender, and
 * a whole pool at once.
 */

const save = fc.constantFrom(2, 3, 3, null);
const group = fc.record({
  models: fc.integer({ min: 1, max: 3 }),
  wounds: fc.integer({ min: 1, max: 2 }),
  armourSave: save,
  feelNoPain: fc.constantFrom(null, null, 5),
  character: fc.constantFrom(...CHARACTER_RANKS),
});

/** One Wound and one save for all models: the whole pool may be settled at once. */
const ALIKE = { wounds: 1, armourSave: 3, feelNoPain: null } as const;

const gesture = fc.record({
  how: fc.constantFrom('rolls', 'rollsAsChosen', 'together', 'togetherAsChosen', 'chooses'),
  order: fc.array(fc.nat({ max: 8 }), { minLength: 1, maxLength: 6 }),
  saved: fc.nat({ max: 3 }),
  dice: fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 60, maxLength: 60 }),
});

type Gesture = typeof gesture extends fc.Arbitrary<infer Value> ? Value : never;

const struck = fc
  .record({
    groups: fc.array(group, { minLength: 2, maxLength: 3 }),
    wounds: fc.integer({ min: 1, max: 6 }),
    ap: fc.constantFrom(null, 2, 3),
    alike: fc.boolean(),
  })
  .map(({ groups, wounds, ap, alike }) =>
    played(
      begun('hh-1'),
      inAssault({
        type: 'addFighters',
        fighters: [fighters({ name: 'Blades', models: 6, initiative: 9, weaponAp: ap })],
      }),
      inAssault({
        type: 'addFighters',
        asUnit: 'Squad',
        fighters: groups.map((one, index) =>
          fighters({ ...one, ...(alike && ALIKE), side: 'b', name: `Group ${index}`, initiative: 1 }),
        ),
      }),
      inAssault({ type: 'enterHits', strikeId: 'g2.1', hits: wounds }),
      inAssault({ type: 'enterWounds', strikeId: 'g2.1', wounds: { plain: wounds } }),
    ),
  );

const UNIT = 'g3.1';

/** The intent of the gesture in this ledger; null if no Wounds wait. */
function intentOf(ledger: Ledger, { how, order, saved, dice }: Gesture) {
  const { now } = viewOf(ledger);
  const wounds = now.phase === 'allocate' ? now.units[0] : undefined;
  if (!wounds) return null;
  const ids = wounds.unit.models.map(({ id }) => id);
  const choice = [...new Set(order.map((place) => ids[place % ids.length] ?? ''))];
  const on = { unitKey: UNIT } as const;
  switch (how) {
    case 'rolls':
      return { wounds, choice: [], intent: inAssault({ type: 'rollAllocation', ...on, dice }) };
    case 'rollsAsChosen':
      return {
        wounds,
        choice,
        intent: inAssault({ type: 'rollAllocation', ...on, dice, defenderChoice: choice }),
      };
    case 'chooses':
      return {
        wounds,
        choice: [],
        intent: inAssault({ type: 'allocate', ...on, step: { do: 'chooseModel', modelId: choice[0] ?? '' } }),
      };
    default: {
      const chosen = how === 'together' ? [] : choice;
      return {
        wounds,
        choice: chosen,
        intent: inAssault({ type: 'allocateTogether', ...on, saved, discounted: 0, defenderChoice: chosen }),
      };
    }
  }
}

function allocationOf(ledger: Ledger): Allocation['state'] | null {
  return assaultNow(ledger).allocations.find(({ unitKey }) => unitKey === UNIT)?.state ?? null;
}

/** How often the defender had a choice that the app had to leave to them, over all runs. */
const met = { rolled: 0, together: 0, characters: 0, lookOutSir: 0 };

function check(before: Ledger, gesture: Gesture): Ledger {
  const wanted = intentOf(before, gesture);
  if (!wanted) return before;
  const { wounds, choice, intent } = wanted;
  const after = play(before, intent);
  const event = after === before ? undefined : after.entries.at(-1)?.events[0];
  if (wounds.together && (gesture.how === 'together' || gesture.how === 'togetherAsChosen')) {
    const unsaved = wounds.together.wounds - gesture.saved;
    const open = unsaved > 0 ? falling(wounds, unsaved, choice).unsaid : 0;
    if (open > 0) {
      met.together += 1;
      expect(decide(before, intent)).toMatchObject({ ok: false });
    }
  }
  if (event?.type !== 'woundsAllocated' || event.way.by !== 'steps' || !event.way.byApp) return after;
  const book = bookOf(battleOf(before));
  let state = allocationOf(before) ?? wounds.state;
  for (const step of event.way.steps) {
    if (step.do === 'chooseModel') {
      const prompt = nextPrompt(book, state);
      if (prompt.ask !== 'chooseModel') throw new Error('Nobody was asked to choose');
      const kinds = prompt.choices.map((id) => {
        const model = wounds.state.models.find(
          (one) => one.id === id,
        ) as Allocation['state']['models'][number];
        const rank = wounds.unit.groups.find((one) => one.id === model.groupId)?.character;
        return { kind: `${model.groupId} ${woundsLeft(state, id)}`, rank };
      });
      if (new Set(kinds.map(({ kind }) => kind)).size > 1) {
        met.rolled += 1;
        if (kinds.some(({ rank }) => rank !== 'none')) met.characters += 1;
        expect(step.modelId).toBe(choice.find((id) => prompt.choices.includes(id)));
      }
    }
    const next = allocate(book, state, step);
    if (!next.ok) throw new Error(next.refusal.code);
    state = next.value;
  }
  const rest = nextPrompt(book, state);
  const { now } = viewOf(after);
  const lookOutSir = now.phase === 'allocate' ? now.units[0]?.lookOutSir : null;
  if (lookOutSir != null) met.lookOutSir += 1;
  // It stops only at a player's choice, and that choice is the next question.
  else expect(['chooseModel', 'choosePool', 'nothing']).toContain(rest.ask);
  return after;
}

it('the app never chooses who falls while the defender has a choice, for any models and any roller', () => {
  fc.assert(
    fc.property(struck, fc.array(gesture, { minLength: 1, maxLength: 8 }), (ledger, gestures) => {
      gestures.reduce(check, ledger);
    }),
    { numRuns: 250 },
  );
  // The runs did contain such choices.
  expect(met.rolled).toBeGreaterThan(10);
  expect(met.together).toBeGreaterThan(5);
  expect(met.characters).toBeGreaterThan(10);
  expect(met.lookOutSir).toBeGreaterThan(10);
}, 60_000);
