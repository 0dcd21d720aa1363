import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cardOf } from '@/battle/cards/card-of';
import { battleOf, type Ledger } from '@/battle/log/ledger';
import { parseLog } from '@/battle/log/parse-entry';
import { healthOf } from '@/battle/state/army';
import { type BattleId, battleId, writerId } from '@/battle/state/ids';
import { EMPTY_SETUP, type Setup } from '@/battle/state/setup';
import { createMemoryEntryLog } from '@/storage/memory-entry-log';
import { webBattleLock } from '@/store/device/battle-lock';
import { begun, draft, FIRST_COMBAT, played } from '@/testing/battles/battles';
import { createFakeTabs } from '@/testing/fake-tabs';
import type { BattleStore } from './battle-store';
import { createBattleStore } from './create-battle-store';
import { startByOtherRulebook, startRematch } from './rematch';
import { createSaveQueue } from './save-queue';

const setup: Setup = {
  ...EMPTY_SETUP,
  a: { player: 'Anna', army: 'Dread Elves' },
  b: { player: 'Ben', army: '' },
  armyPoints: 2_500,
  firstSide: 'b',
  deployment: 'Dawn Assault',
};

const source = {
  format: 'Old World Builder',
  statedTotal: 325,
  linesRead: 3,
  linesUnread: [],
  text: 'Spearmen [325 pts]',
  kept: { id: 'k1', name: 'Dread Elves 2,500' },
};

const spearmen = draft({
  name: 'Spearmen',
  models: 20,
  pointCost: 325,
  characteristic: 8,
  marks: ['standard'],
});
const chariot = draft({ name: 'Chariot', healthPerModel: 4, pointCost: 210 });

function ended(): Ledger {
  const fought = played(
    begun('t9a-2', setup),
    { type: 'importArmy', side: 'a', replace: false, army: 'Dread Elves', units: [spearmen], source },
    { type: 'addUnits', side: 'b', units: [chariot] },
  );
  const [first, second] = battleOf(fought).units;
  if (!first || !second) throw new Error('No units');
  return played(
    fought,
    { type: 'engageUnits', combatId: FIRST_COMBAT, unitIds: [first.unit.id, second.unit.id] },
    { type: 'changeHealth', unitId: first.unit.id, by: -7 },
    { type: 'changeHealth', unitId: second.unit.id, by: -4 },
    { type: 'finishBattle', winner: 'a', confirmed: { a: true, b: true } },
  );
}

beforeEach(() => {
  const { locks, Channel } = createFakeTabs();
  vi.stubGlobal('navigator', { locks });
  vi.stubGlobal('BroadcastChannel', Channel);
});
afterEach(() => vi.unstubAllGlobals());

async function rematchOf(ledger: Ledger) {
  return begunAfter(ledger, (store) => startRematch(store, battleId('b1')));
}

async function begunAfter(
  ledger: Ledger,
  begin: (store: BattleStore) => Promise<BattleId | null> | BattleId | null,
) {
  const entryLog = createMemoryEntryLog();
  await entryLog.appendAll(ledger.stored, cardOf(ledger));
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
    now: () => 5,
    newId: () => 'b2',
    writer: writerId('w1'),
    rollDie: () => 1,
    onCard: () => {},
    onFailure: () => {},
  });
  const id = await begin(store);
  await queue.idle();
  return { id, store, stored: id === null ? [] : await entryLog.entries(id) };
}

test('a rematch has the same players, rulebook, sizes and agreements, and begins at the first turn', async () => {
  const { id, stored } = await rematchOf(ended());
  expect(id).toBe('b2');
  const { ledger, problems } = parseLog(stored);
  expect(problems).toEqual([]);
  const battle = ledger && battleOf(ledger);
  expect(battle).toMatchObject({
    editionId: 't9a-2',
    setup,
    turn: { gameTurn: 1, side: 'b' },
    outcome: null,
  });
});

test('both armies take the field whole, and a kept army is still known as that one', async () => {
  const { stored } = await rematchOf(ended());
  const { ledger } = parseLog(stored);
  if (!ledger) throw new Error('No battle');
  const { units, lists } = battleOf(ledger);
  expect(units.map(({ unit: { name, side }, fate, lost }) => ({ name, side, fate, lost }))).toEqual([
    { name: 'Spearmen', side: 'a', fate: 'fighting', lost: 0 },
    { name: 'Chariot', side: 'b', fate: 'fighting', lost: 0 },
  ]);
  expect(units.map(healthOf)).toEqual([20, 4]);
  expect(lists).toEqual({ a: source.kept });
});

test('a battle without armies is begun again at once', async () => {
  const plain = played(begun('wfb-6'), {
    type: 'finishBattle',
    winner: 'draw',
    confirmed: { a: false, b: false },
  });
  const { stored } = await rematchOf(plain);
  expect(stored).toHaveLength(1);
});

test('of a battle that is not here there is none', async () => {
  const { store } = await rematchOf(ended());
  expect(await startRematch(store, battleId('elsewhere'))).toBeNull();
});

test('by another rulebook a battle begins anew with its names and units, and without what only the old one knows', async () => {
  const mistaken = played(
    begun('t9a-2', { ...setup, table: 'own', ownTable: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] }),
    { type: 'addUnits', side: 'a', units: [spearmen] },
    { type: 'answer', combatId: FIRST_COMBAT, side: 'a', rowId: 'charge', answer: true },
  );
  const { id, stored } = await begunAfter(mistaken, (store) =>
    startByOtherRulebook(store, mistaken, 'tow-1'),
  );
  expect(id).toBe('b2');
  const { ledger, problems } = parseLog(stored);
  expect(problems).toEqual([]);
  const battle = ledger && battleOf(ledger);
  expect(battle).toMatchObject({ editionId: 'tow-1', setup });
  expect(battle?.setup.table).toBeUndefined();
  expect(battle?.units.map(({ unit }) => unit.name)).toEqual(['Spearmen']);
  expect(battle?.combats[0]?.rounds[0]?.answers).toMatchObject({ a: {}, b: {} });
});

test('a rulebook that this version does not know begins no battle', async () => {
  const plain = begun('wfb-6');
  expect((await begunAfter(plain, (store) => startByOtherRulebook(store, plain, 'wfb-99'))).id).toBeNull();
});
