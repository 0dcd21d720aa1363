import { expect, test } from 'vitest';
import type { Card } from '@/battle/cards/card';
import { exampleBattleId } from '@/battle/state/example-id';
import { EMPTY_SETUP } from '@/battle/state/setup';
import { createMemoryEntryLog } from '@/storage/memory-entry-log';
import { writeSide } from '@/store/device/sides';
import { finishedCard, runningCard } from '@/testing/battles/cards';
import { armiesFor, armsBorneBy, earlierSides, MOST_NAMES, playersFor } from './earlier-names';

function setup(a: readonly [string, string], b: readonly [string, string]): Card['setup'] {
  return {
    ...EMPTY_SETUP,
    a: { player: a[0], army: a[1] },
    b: { player: b[0], army: b[1] },
  };
}

async function phone() {
  const entryLog = createMemoryEntryLog();
  await entryLog.putCard(
    finishedCard('b1', { lastAt: 1, setup: setup(['Me', 'Dwarves'], ['Ben', 'Elves']) }),
  );
  await entryLog.putCard(
    finishedCard('b2', { lastAt: 2, setup: setup(['Cleo', 'Orcs'], ['me ', 'Dwarves']) }),
  );
  await entryLog.putCard(runningCard('b3', { lastAt: 3, setup: setup(['Dan', ''], ['', 'Undead']) }));
  await entryLog.putCard(
    finishedCard(exampleBattleId('x'), { lastAt: 4, setup: setup(['Ada', 'Hill Clan'], ['', '']) }),
  );
  await writeSide(entryLog, 'b1', 'a');
  await writeSide(entryLog, 'b2', 'b');
  return earlierSides(entryLog);
}

test('players come latest first, each once, and nobody of an example', async () => {
  const earlier = await phone();
  expect(playersFor(earlier, { side: 'a', owner: null, player: '' })).toEqual(['Dan', 'Cleo', 'me ', 'Ben']);
});

test('where it is said whose side it is, the own name comes first, and on the other side the opponents’', async () => {
  const earlier = await phone();
  expect(playersFor(earlier, { side: 'b', owner: 'b', player: '' })).toEqual(['me ', 'Dan']);
  expect(playersFor(earlier, { side: 'a', owner: 'b', player: '' })).toEqual(['Cleo', 'Ben', 'Dan']);
});

test('armies of the player who is typed come first', async () => {
  const earlier = await phone();
  expect(armiesFor(earlier, { side: 'a', owner: null, player: 'ME' })[0]).toBe('Dwarves');
  expect(armiesFor(earlier, { side: 'a', owner: null, player: 'Ben' })).toEqual([
    'Elves',
    'Undead',
    'Orcs',
    'Dwarves',
  ]);
});

test('of many names only so many are offered', async () => {
  const entryLog = createMemoryEntryLog();
  for (let at = 0; at < 60; at += 1) {
    await entryLog.putCard(
      finishedCard(`b${at}`, { lastAt: at, setup: setup([`P${at}`, `A${at}`], ['', '']) }),
    );
  }
  const names = playersFor(await earlierSides(entryLog), { side: 'a', owner: null, player: '' });
  expect(names).toHaveLength(MOST_NAMES);
  expect(names[0]).toBe('P59');
});

test('what was chosen to be borne is remembered for the kept army, and for an army by its name', async () => {
  const entryLog = createMemoryEntryLog();
  const chosen: Card['setup'] = {
    ...EMPTY_SETUP,
    a: { player: '', army: 'Sylvan Elves', tincture: 'vert', device: 'roundels' },
    b: { player: '', army: 'Orcs', tincture: 'gules' },
  };
  const lists = { a: { id: 'k1', name: 'Elves 2,500' }, b: null };
  await entryLog.putCard(finishedCard('b1', { setup: chosen, lists }));
  const earlier = await earlierSides(entryLog);
  expect(armsBorneBy(earlier, { army: 'another', listId: 'k1' })).toEqual({
    tincture: 'vert',
    device: 'roundels',
  });
  expect(armsBorneBy(earlier, { army: 'sylvan elves', listId: null })).toEqual({
    tincture: 'vert',
    device: 'roundels',
  });
  // Red bore what Red always bears: on the other side the army is not made red.
  expect(armsBorneBy(earlier, { army: 'Orcs', listId: null })).toEqual({});
  expect(armsBorneBy(earlier, { army: '', listId: null })).toEqual({});
});

test('a device that was chosen on the usual tincture is remembered alone', async () => {
  const entryLog = createMemoryEntryLog();
  const chosen: Card['setup'] = { ...EMPTY_SETUP, b: { player: '', army: 'Orcs', device: 'chequers' } };
  await entryLog.putCard(finishedCard('b1', { setup: chosen }));
  expect(armsBorneBy(await earlierSides(entryLog), { army: 'Orcs', listId: null })).toEqual({
    device: 'chequers',
  });
});
