import { expect, test } from 'vitest';
import { append, battleOf, type Ledger, nextSeq } from '@/battle/log/ledger';
import { armyOf } from '@/battle/state/army';
import { begun, draft, entry, play, played, START_AT } from '@/testing/battles/battles';
import { latestHealthBurst } from './health-burst';

const army = played(begun(), {
  type: 'addUnits',
  side: 'a',
  units: [draft({ name: 'Spears', models: 20 }), draft({ name: 'Bows', models: 10 })],
});
const [spears, bows] = armyOf(battleOf(army), 'a').map(({ unit }) => unit.id);
if (!spears || !bows) throw new Error('The units are not there');
const lose = (unitId: typeof spears, by = 1) =>
  ({ type: 'changeHealth', unitId, by: -by, cause: 'other' }) as const;

test('taps on one unit within a short time are one burst', () => {
  const ledger = played(army, lose(spears), lose(spears, 3), lose(spears));
  expect(latestHealthBurst(ledger)).toMatchObject({ unitId: spears, from: 20, to: 15 });
});

test('a tap on another unit begins a new burst', () => {
  const ledger = played(army, lose(spears), lose(bows), lose(bows));
  expect(latestHealthBurst(ledger)).toMatchObject({ unitId: bows, from: 10, to: 8 });
});

test('a tap long after the last begins a new burst', () => {
  const before = played(army, lose(spears));
  const seq = nextSeq(before);
  const events = [
    {
      type: 'healthChanged',
      unitId: spears,
      from: 19,
      to: 18,
      cause: 'other',
      combatId: null,
      round: null,
    },
  ] as const;
  const after = append(before, entry(seq, events, START_AT + 60_000)) as Ledger;
  expect(latestHealthBurst(after)).toMatchObject({ from: 19, to: 18, seq });
});

test('there is none after something else, and none after an undo', () => {
  const hurt = played(army, lose(spears), lose(spears));
  expect(latestHealthBurst(army)).toBeNull();
  expect(latestHealthBurst(play(hurt, { type: 'undo' }))).toBeNull();
  expect(latestHealthBurst(played(hurt, { type: 'openCombat' }))).toBeNull();
});
