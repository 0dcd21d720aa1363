import { expect, test } from 'vitest';
import { cardOf } from '@/battle/cards/card-of';
import { battleOf, type Ledger } from '@/battle/log/ledger';
import { parseLog } from '@/battle/log/parse-entry';
import { battleScore } from '@/battle/score/battle-score';
import { openCombats } from '@/battle/state/battle';
import { isClosed } from '@/battle/state/combat';
import { exampleBattleId, isExample } from '@/battle/state/example-id';
import { writerId } from '@/battle/state/ids';
import { nextStep } from '@/battle/state/next-step';
import { createMemoryEntryLog } from '@/storage/memory-entry-log';
import { exampleLedger, removeExamples, writeExample } from './example-battle';

const NOW = 1_760_000_000_000;
const example = (): Ledger => exampleLedger(exampleBattleId('x'), writerId('w1'), NOW);

test('the example is one that this version reads whole: its script is decided by the rules, and nothing of it is refused', () => {
  const ledger = example();
  const stored: unknown = JSON.parse(JSON.stringify(ledger.stored));
  expect(parseLog(stored as readonly unknown[])).toEqual({ ledger, problems: [] });
  expect(ledger.entries.at(-1)?.at).toBeLessThanOrEqual(NOW);
});

test('it has six turns of both sides, several combats, break tests held and broken, losses and a score of its own', () => {
  const ledger = example();
  const battle = battleOf(ledger);
  const turns = ledger.entries.flatMap(({ events: [event] }) =>
    event.type === 'turnBegan' ? [`${event.to.gameTurn}${event.to.side}`] : [],
  );
  expect(turns).toEqual(['1b', '2a', '2b', '3a', '3b', '4a', '4b', '5a', '5b', '6a', '6b']);
  const rounds = battle.combats.flatMap((combat) => combat.rounds);
  expect(battle.combats.length).toBeGreaterThanOrEqual(5);
  expect(rounds.filter(isClosed).length).toBeGreaterThanOrEqual(8);
  const taken = rounds.flatMap((round) => round.tests.flatMap((one) => one.taken ?? []));
  expect(taken.some(({ held }) => held)).toBe(true);
  expect(taken.some(({ held }) => !held)).toBe(true);
  const winners = rounds.flatMap(({ outcome }) =>
    outcome?.result.kind === 'won' ? [outcome.result.winner] : [],
  );
  expect(new Set(winners)).toEqual(new Set(['a', 'b']));
  const score = battleScore(battle);
  expect(score?.a.total).toBeGreaterThan(0);
  expect(score?.b.total).toBeGreaterThan(0);
  expect(battle.objective.name).not.toBe('');
});

test('both armies add up to the agreed points', () => {
  const { units, setup } = battleOf(example());
  for (const side of ['a', 'b'] as const) {
    const points = units.filter(({ unit }) => unit.side === side).map(({ unit }) => unit.pointCost);
    expect(points.reduce((sum, one) => sum + one, 0)).toBe(setup.armyPoints);
  }
});

test('its units are what they seem: only the trolls cause fear, and of all banners one is the battle standard', () => {
  const units = battleOf(example()).units.map(({ unit }) => unit);
  const named = (is: (unit: (typeof units)[number]) => boolean) => units.filter(is).map(({ name }) => name);
  expect(named(({ facts }) => facts.causesFear === true)).toEqual(['Trolls']);
  expect(named(({ facts }) => facts.causesFear === undefined)).toEqual([]);
  expect(named(({ facts }) => facts.battleStandard === true)).toEqual(['Banner Bearer']);
  expect(named(({ facts }) => facts.standard === true)).toEqual([
    ...['Clan Guard', 'Spearmen', 'Miners', 'Wild Warriors', 'Savages'],
  ]);
});

test('it is played on from the last combat of its last turn', () => {
  const battle = battleOf(example());
  const [open, ...others] = openCombats(battle);
  expect(others).toEqual([]);
  expect(nextStep(battle, open ?? null).kind).toBe('closeRound');
  expect(battle.outcome).toBeNull();
});

test('looking again begins it afresh, once, and it goes off the device whole', async () => {
  const entryLog = createMemoryEntryLog();
  let ids = 0;
  const newId = () => {
    ids += 1;
    return `x${ids}`;
  };
  const parts = { entryLog, now: () => NOW, newId, writer: writerId('w1') };
  const first = await writeExample(parts);
  const { ledger } = parseLog(await entryLog.entries(first));
  expect(ledger && cardOf(ledger)).toEqual(await entryLog.card(first));
  const second = await writeExample(parts);
  expect(second).not.toBe(first);
  expect(await entryLog.battleIds()).toEqual([second]);
  expect(isExample(second)).toBe(true);
  await removeExamples(entryLog);
  expect(await entryLog.battleIds()).toEqual([]);
  expect(await entryLog.deletions()).toEqual([]);
});
