import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { attackDiceOf } from '@/battle/combat/attack-dice';
import type { Intent } from '@/battle/log/intent';
import { battleOf, type Ledger } from '@/battle/log/ledger';
import { battleId, writerId } from '@/battle/state/ids';
import { EMPTY_SETUP } from '@/battle/state/setup';
import { createMemoryDisk, createMemoryEntryLog, type MemoryDisk } from '@/storage/memory-entry-log';
import { webBattleLock } from '@/store/device/battle-lock';
import { draft, FIRST_COMBAT } from '@/testing/battles/battles';
import { chancesOf, damaged, due, stands, thrown, turn } from '@/testing/battles/nerve';
import { NERVE_SCENES, type NerveScene, unitCalled } from '@/testing/battles/nerve-scenes';
import { armyNow } from '@/testing/battles/scenes';
import { createFakeTabs } from '@/testing/fake-tabs';
import { createBattleStore } from './create-battle-store';
import { createSaveQueue } from './save-queue';

/** A tab on that disk. */
function tab(disk: MemoryDisk) {
  const entryLog = createMemoryEntryLog(disk);
  const queue = createSaveQueue({
    ...entryLog,
    keepBeside: () => Promise.reject(new Error('Nobody else writes here')),
    onChange: () => {},
    onNews: () => {},
  });
  const store = createBattleStore({
    entryLog,
    queue,
    lock: webBattleLock(),
    now: () => 1_760_000_000_000,
    newId: () => 'b1',
    writer: writerId('w1'),
    rollDie: () => 4,
    onCard: () => {},
    onFailure: (error) => {
      throw error;
    },
  });
  const ledger = (): Ledger => {
    const { open } = store.getState();
    return open.kind === 'open' ? open.ledger : expect.fail(`The battle is ${open.kind}`);
  };
  const act = (intent: Intent) => {
    store.actions.act(intent);
    const { refusal } = store.getState();
    if (refusal) expect.fail(`${refusal.code}: ${JSON.stringify(intent)}`);
  };
  return { store, queue, ledger, act };
}

/** Lets everything happen that waits for nothing but the disk in memory. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
}

let disk = createMemoryDisk();

beforeEach(() => {
  const { locks, Channel } = createFakeTabs();
  vi.stubGlobal('navigator', { locks });
  vi.stubGlobal('BroadcastChannel', Channel);
  disk = createMemoryDisk();
});
afterEach(() => vi.unstubAllGlobals());

/** The scene, played tap by tap; the battle after each of its steps. */
async function fought({ blue, red, steps }: NerveScene, table = 'northernKings') {
  const first = tab(disk);
  const setup = { ...EMPTY_SETUP, victoryRules: 'pillage', table };
  first.store.actions.start('kow-4', setup);
  await settle();
  first.act({ type: 'addUnits', side: 'a', units: blue.map(draft) });
  first.act({ type: 'addUnits', side: 'b', units: red.map(draft) });
  const after = [battleOf(first.ledger())];
  for (const step of steps((name) => unitCalled(first.ledger(), name))) {
    first.act(step);
    after.push(battleOf(first.ledger()));
  }
  await first.queue.idle();
  return { ...first, after };
}

describe.each(NERVE_SCENES)('$name', (scene) => {
  it('ends as it was worked out, and is read again as it was written', async () => {
    const { ledger } = await fought(scene);
    for (const [name, expected] of Object.entries(scene.end)) {
      expect([name, ...stands(ledger(), unitCalled(ledger(), name))]).toEqual([name, ...expected]);
    }
    const written = battleOf(ledger());
    const again = tab(disk);
    await again.store.actions.openBattle(battleId('b1'));
    await settle();
    expect(battleOf(again.ledger())).toEqual(written);
  });

  it('is undone step by step, and done again', async () => {
    const { ledger, act, after } = await fought(scene);
    for (const before of after.toReversed().slice(1)) {
      act({ type: 'undo' });
      expect(battleOf(ledger())).toEqual(before);
    }
    for (const again of after.slice(1)) {
      act({ type: 'redo' });
      expect(battleOf(ledger())).toEqual(again);
    }
  });
});

const [shootingAndCombat, damageAddsUp, multipleCharge, lastRounds] = NERVE_SCENES as readonly [
  NerveScene,
  NerveScene,
  NerveScene,
  NerveScene,
];
const finish = { type: 'finishBattle', winner: 'draw', confirmed: { a: true, b: true } } as const;
const named = (ledger: Ledger) => (name: string) => unitCalled(ledger, name);

/** The scene as far as its first steps, and then these. */
const upTo = (scene: NerveScene, count: number, ...then: readonly Intent[]): NerveScene => ({
  ...scene,
  steps: (id) => [...scene.steps(id).slice(0, count), ...then],
});

it('shooting taken back takes both damages and both tests away; nobody was killed', async () => {
  const { ledger, act } = await fought(upTo(shootingAndCombat, 5));
  const id = named(ledger());
  expect(['Archers', 'Trolls'].map((name) => due(ledger(), id(name)))).toEqual([
    ['nerveRanged'],
    ['nerveRanged'],
  ]);
  expect(chancesOf(ledger(), id('Archers'))).toEqual(['steady 5/12', 'wavering 7/12']);
  expect(chancesOf(ledger(), id('Trolls'))).toEqual(['steady 119/144', 'wavering 25/144']);
  act({ type: 'undo' });
  act({ type: 'undo' });
  expect(['Archers', 'Trolls'].map((name) => [stands(ledger(), id(name)), due(ledger(), id(name))])).toEqual([
    [[2, 'fighting'], []],
    [[4, 'fighting'], []],
  ]);
  const whole = await fought(upTo(shootingAndCombat, 99, finish));
  expect(battleOf(whole.ledger()).outcome?.score).toMatchObject({ kills: { a: 0, b: 0 } });
});

it('the second throw taken back alone leaves the first one known', async () => {
  const { ledger, act } = await fought(upTo(shootingAndCombat, 8));
  const trolls = named(ledger())('Trolls');
  expect(due(ledger(), trolls)).toEqual([]);
  act({ type: 'undo' });
  expect(due(ledger(), trolls)).toEqual(['nerveRanged']);
  expect(armyNow(ledger(), trolls).thrown).toMatchObject({ total: 9, testId: 'nerveRanged' });
});

it('the Rabble is killed for 130 after four tests', async () => {
  const { ledger } = await fought(upTo(damageAddsUp, 99, finish));
  expect(battleOf(ledger()).outcome?.score).toMatchObject({ kills: { a: 130, b: 0 } });
  expect(armyNow(ledger(), named(ledger())('Rabble')).tests).toHaveLength(4);
});

it.each([
  [2, [20, 'wavering']],
  [3, [21, 'wavering']],
  [4, [22, 'destroyed']],
] as const)('%i more by shooting instead: more than its Nerve alone routs', async (by, end) => {
  const { ledger, act } = await fought(upTo(damageAddsUp, 11));
  const rabble = named(ledger())('Rabble');
  act(turn(4, 'a'));
  act(damaged(rabble, by, 'shooting'));
  act(thrown(rabble, 'nerveRanged', 5));
  expect(stands(ledger(), rabble)).toEqual(end);
});

it('the charge is doubled in the flank, and an Individual multiplies nothing in the rear', async () => {
  const { ledger, act } = await fought(upTo(multipleCharge, 5));
  const id = named(ledger());
  act({
    type: 'changeContact',
    combatId: FIRST_COMBAT,
    unitId: id('Hero'),
    enemyUnitId: id('Horde'),
    contact: { facing: 'rear', charged: true },
  });
  const dice = (name: string, at: string, attacks: number) => {
    const battle = battleOf(ledger());
    const combat = battle.combats[0] ?? expect.fail();
    return attackDiceOf(battle, combat, armyNow(ledger(), id(name)), [{ enemyUnitId: id(at), attacks }]);
  };
  expect(dice('Swords', 'Horde', 12)?.dice).toEqual([12]);
  expect(dice('Knights', 'Horde', 18)?.dice).toEqual([36]);
  expect(dice('Hero', 'Horde', 5)?.dice).toEqual([5]);
  expect(dice('Horde', 'Swords', 31)?.allowed).toBe(false);
  expect(dice('Horde', 'Swords', 30)).toMatchObject({ dice: [30], allowed: true });
});

it.each([
  ['northernKings', { a: 13, b: 12 }],
  ['cogs2026', { a: 5, b: 4 }],
] as const)('the markers are drawn by %s', async (table, totals) => {
  const { ledger } = await fought(lastRounds, table);
  expect(battleOf(ledger()).outcome?.score).toMatchObject({ tournament: { totals } });
});

it.each([
  ['northernKings', { a: 19, b: 7 }],
  ['cogs2026', { a: 9, b: 2 }],
] as const)('the Guard healed for one holds its marker: %s', async (table, totals) => {
  const healed: NerveScene = {
    ...lastRounds,
    steps: (id) => {
      const steps = lastRounds.steps(id);
      const isFirst = (step: Intent) => step.type === 'weighPlace' && step.place === 1;
      return steps.flatMap((step) =>
        isFirst(step)
          ? [damaged(id('Guard'), -1, 'other'), { ...step, strength: { a: 4, b: 2 } } as Intent]
          : [step],
      );
    },
  };
  const { ledger } = await fought(healed, table);
  expect(battleOf(ledger()).outcome?.score).toMatchObject({
    victoryPoints: { a: { total: 3 }, b: { total: 2 } },
    tournament: { totals },
  });
});

it('the markers are drawn, and Northern Kings gives thirteen and twelve', async () => {
  const [, , , markers] = NERVE_SCENES;
  if (!markers) expect.fail('There are four scenes');
  const { ledger } = await fought(markers);
  expect(battleOf(ledger()).outcome?.score).toMatchObject({
    victoryPoints: { a: { total: 2 }, b: { total: 2 } },
    kills: { a: 805, b: 430 },
    tournament: { totals: { a: 13, b: 12 } },
  });
});
