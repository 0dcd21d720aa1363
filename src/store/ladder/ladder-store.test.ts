import { beforeEach, describe, expect, it } from 'vitest';
import { createMemoryEntryLog } from '@/storage/memory-entry-log';
import { noteFollowed } from '@/store/device/followed-battles';
import { begun, played } from '@/testing/battles/battles';
import { between, ended, finishedCard, runningCard } from '@/testing/battles/cards';
import { hasAgreed, headOf } from '@/tournament/ladder-names';
import { createLadderStore } from './ladder-store';

let entryLog: ReturnType<typeof createMemoryEntryLog>;
const newLadder = () => createLadderStore({ entryLog, quiet: () => Promise.resolve() });

beforeEach(() => {
  entryLog = createMemoryEntryLog();
});

async function keep(id: string, winner: 'a' | 'b' | 'draw' | 'unsaid', at = 1): Promise<void> {
  const setup = between('Anna', 'Ben');
  await entryLog.putCard(finishedCard(id, { startedAt: at, lastAt: at, setup, outcome: ended(winner) }));
}

async function scores() {
  const ladder = newLadder();
  await ladder.actions.read();
  return ladder.getState().battles.map(({ score }) => score);
}

describe('the battles of a ladder', () => {
  it('are those that ended here, followed ones too, but no example and none in the wastebasket', async () => {
    await keep('one', 'a', 5);
    await keep('two', 'draw', 4);
    await keep('three', 'unsaid', 3);
    await keep('deleted', 'b', 2);
    await keep('example.1', 'b', 1);
    await entryLog.putCard(runningCard('running'));
    await entryLog.markDeleted('deleted', 9);
    await noteFollowed(entryLog, 'two', true);
    expect(await scores()).toEqual([1, 0.5, 'unsaid']);
  });

  it('count once where their courses went apart, and not at all where these say different winners', async () => {
    await keep('one', 'a', 1);
    await keep('one~4~aa', 'a', 2);
    expect(await scores()).toEqual([1]);
    await keep('one~4~aa', 'b', 2);
    expect(await scores()).toEqual(['disputed']);
  });

  it('are read from their logs where their cards are of an older version', async () => {
    const ledger = played(begun('t9a-2', between('Anna', 'Ben')), {
      type: 'finishBattle',
      winner: 'b',
      confirmed: { a: false, b: false },
    });
    for (const entry of ledger.entries)
      await entryLog.append(entry, { battleId: entry.battleId, status: 'finished', lastAt: entry.at });
    expect(await scores()).toEqual([0]);
  });
});

describe('what is said of the names of a ladder', () => {
  const reread = async () => {
    const ladder = newLadder();
    await ladder.actions.read();
    return ladder.getState().names;
  };

  it('is nothing at first: nobody agreed', async () => {
    expect(hasAgreed(await reread(), 'Anna')).toBe(false);
  });

  it('is kept on this device, and a consent taken back is gone under every spelling', async () => {
    const { actions } = newLadder();
    await actions.agree('Anna', true);
    await actions.join('Ana', 'Anna');
    await actions.agree('Ana', true);
    expect(hasAgreed(await reread(), 'Anna')).toBe(true);
    await actions.agree('Anna', false);
    const names = await reread();
    expect(hasAgreed(names, 'Anna')).toBe(false);
    expect(headOf(names, 'Ana')).toBe('Anna');
  });

  it('joins and parts two spellings', async () => {
    const { actions } = newLadder();
    await actions.join('Ana', 'Anna');
    expect(headOf(await reread(), 'Ana')).toBe('Anna');
    await actions.part('Ana');
    expect(headOf(await reread(), 'Ana')).toBe('Ana');
  });

  it('does not join a name with itself, also by way of another one', async () => {
    const { actions } = newLadder();
    await actions.join('Anna', 'Anna');
    await actions.join('Ana', 'Anna');
    await actions.join('Anna', 'Ana');
    const names = await reread();
    expect([headOf(names, 'Anna'), headOf(names, 'Ana')]).toEqual(['Anna', 'Anna']);
  });

  it('is not shown as kept where the disk refuses it', async () => {
    const ladder = newLadder();
    await ladder.actions.read();
    entryLog.writeRecord = () => Promise.reject(new Error('no room'));
    await expect(ladder.actions.agree('Anna', true)).rejects.toThrow('no room');
    expect(hasAgreed(ladder.getState().names, 'Anna')).toBe(false);
  });
});
