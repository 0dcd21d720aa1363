import { parse } from 'papaparse';
import { describe, expect, it } from 'vitest';
import { cardOf } from '@/battle/cards/card-of';
import type { Ledger } from '@/battle/log/ledger';
import { battleId as toBattleId } from '@/battle/state/ids';
import { EMPTY_SETUP, type Setup } from '@/battle/state/setup';
import { createMemoryEntryLog } from '@/storage/memory-entry-log';
import { writeSide } from '@/store/device/sides';
import { begun, played } from '@/testing/battles/battles';
import { toldBattles } from '@/testing/battles/told-battles';
import { handOverWords } from '@/words/hand-over-words';
import { battlesTable, TABLE_STEP } from './battles-table';
import { sayOwnSides } from './own-sides';

const { columns } = handOverWords.table;

/** A disk with these battles, each under an id of its own, and the last with an old card. */
async function diskWith(ledgers: readonly Ledger[]) {
  const entryLog = createMemoryEntryLog();
  for (const [index, ledger] of ledgers.entries()) {
    const battleId = `b${String(index).padStart(4, '0')}`;
    const card = { ...cardOf(ledger), battleId, v: index === ledgers.length - 1 ? 0 : cardOf(ledger).v };
    const entries = ledger.entries.map((entry) => ({ ...entry, battleId }));
    await entryLog.appendAll(entries, card);
  }
  return entryLog;
}

/** The lines of the table by their titles, as a spreadsheet would read them. */
function read(csv: string): readonly Record<string, string>[] {
  expect(csv.startsWith('\uFEFF')).toBe(true);
  const { data, errors } = parse<Record<string, string>>(csv.slice(1).trimEnd(), { header: true });
  expect(errors).toEqual([]);
  return data;
}

const named = (setup: Partial<Setup>): Ledger => begun('t9a-3', { ...EMPTY_SETUP, ...setup });
const ended = (ledger: Ledger): Ledger =>
  played(ledger, { type: 'finishBattle', winner: 'draw', confirmed: { a: true, b: false } });

describe('the table of all battles', () => {
  it('has a line for each battle, running ones first, with what is known of it', async () => {
    const [told] = toldBattles();
    if (!told) throw new Error('No edition can be fought');
    const entryLog = await diskWith([told.ended, named({ deployment: 'Refused Flank' })]);
    await writeSide(entryLog, 'b0000', 'a');
    await entryLog.markArchived('b0000', 1);
    const { csv, battles } = await battlesTable(entryLog, columns);
    expect(battles).toBe(2);
    expect(read(csv)).toEqual([
      expect.objectContaining({
        Status: 'running',
        Deployment: 'Refused Flank',
        Winner: '',
        'Victory Points, Blue': '',
        'Confirmed, Blue': '',
        'My side': '',
        Battle: 'b0001',
      }),
      {
        Date: expect.stringMatching(/^2025-10-\d\d$/),
        Status: 'ended',
        Rulebook: 'T9A 2',
        'Player, Blue': 'Anna',
        'Player, Red': 'Bert',
        'Army, Blue': 'Dread Elves',
        'Army, Red': 'Saurian_Ancients',
        'My side': 'Blue',
        'Army size': '2000',
        'First turn': 'Blue',
        Deployment: '',
        'Turns played': '3',
        Winner: 'Blue',
        'Victory Points, Blue': '410',
        'Victory Points, Red': '0',
        Difference: '410',
        'Battle Points, Blue': '15',
        'Battle Points, Red': '4',
        Margin: '',
        Objective: 'Hold the Ground',
        'Objective won by': 'Blue',
        'Confirmed, Blue': 'yes',
        'Confirmed, Red': 'yes',
        Tags: '',
        'Agreed because': '',
        'Also continued as': '',
        Archived: 'yes',
        Mission: '',
        Battle: 'b0000',
      },
    ]);
  });

  it('gives a spreadsheet nothing to run: what begins like a formula begins with an apostrophe', async () => {
    const players = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '=A1\n=B1', '＝1'];
    const shown = (player: string) => `'${player.trim().replace('\n', ' ')}`;
    const entryLog = await diskWith(players.map((player) => ended(named({ a: { player, army: 'Elves' } }))));
    const { csv } = await battlesTable(entryLog, columns);
    const cells = read(csv).map((line) => line['Player, Blue']);
    expect(cells.toSorted()).toEqual(players.map(shown).toSorted());
  });

  it('keeps commas, quotes and every alphabet', async () => {
    const player = 'Zoë, “the” "Ænd" Шлем';
    const entryLog = await diskWith([named({ a: { player, army: '' } }), named({})]);
    const { csv } = await battlesTable(entryLog, columns);
    expect(read(csv).map((line) => line['Player, Blue'])).toContain(player);
  });

  it('is of titles alone where there is no battle', async () => {
    const { csv, battles } = await battlesTable(createMemoryEntryLog(), columns);
    expect(battles).toBe(0);
    expect(csv.trimEnd().split('\r\n')).toHaveLength(1);
  });

  it('is written step by step, and leaves the page free in between', async () => {
    const one = ended(named({}));
    const entryLog = await diskWith(Array.from({ length: 2 * TABLE_STEP + 1 }, () => one));
    const steps: number[] = [];
    const { battles, csv } = await battlesTable(entryLog, columns, (count) => steps.push(count));
    expect(battles).toBe(2 * TABLE_STEP + 1);
    expect(read(csv)).toHaveLength(battles);
    expect(steps.filter((count) => count > 0)).toEqual([TABLE_STEP, 2 * TABLE_STEP, 2 * TABLE_STEP + 1]);
  });

  it('names the newest course of a battle that was also continued otherwise, and whose side it was by name', async () => {
    const anna = { a: { player: 'Anna', army: '' }, b: { player: 'Bert', army: '' } };
    const entryLog = createMemoryEntryLog();
    for (const [battleId, lastAt] of [
      ['b1', 5],
      ['b1~9~0000aaaa', 8],
      ['b2', 3],
    ] as const) {
      const ledger = ended(named(anna));
      const entries = ledger.entries.map((entry) => ({ ...entry, battleId }));
      await entryLog.appendAll(entries, { ...cardOf(ledger), battleId: toBattleId(battleId), lastAt });
    }
    await sayOwnSides(
      entryLog,
      [{ battleId: toBattleId('b2'), setup: named(anna).steps[0].battle.setup }],
      'a',
    );
    const { csv } = await battlesTable(entryLog, columns);
    expect(read(csv).map((row) => [row.Battle, row['Also continued as'], row['My side']])).toEqual([
      ['b1~9~0000aaaa', '', 'Blue'],
      ['b1', 'b1~9~0000aaaa', 'Blue'],
      ['b2', '', 'Blue'],
    ]);
  });
});
