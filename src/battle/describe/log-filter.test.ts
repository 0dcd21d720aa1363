import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { battleOf, type Ledger } from '@/battle/log/ledger';
import { LOG_KINDS } from '@/battle/state/event-facts';
import type { UnitId } from '@/battle/state/ids';
import {
  begun,
  counted,
  FIRST_COMBAT,
  FOUGHT_EDITIONS,
  played,
  randomPlay,
  withArmies,
} from '@/testing/battles/battles';
import { filterLog, type LogFilter, topicsOf, WHOLE_LOG } from './log-filter';
import { logByTurn } from './log-lines';

const seqsWith = (ledger: Ledger, filter: Partial<LogFilter>): readonly number[] =>
  filterLog(logByTurn(ledger), topicsOf(ledger), { ...WHOLE_LOG, ...filter }).flatMap(({ lines }) =>
    lines.flatMap(({ seqs }) => seqs),
  );

const unitNamed = (ledger: Ledger, name: string, side: 'a' | 'b'): UnitId => {
  const found = battleOf(ledger).units.find(({ unit }) => unit.name === name && unit.side === side);
  if (!found) throw new Error(`No ${name}`);
  return found.unit.id;
};

/**
 * Entries: 1 start, 2–3 armies, 4 engaged, 5 Knights of Red lose, 6 charge, 7 closed, 8 Spearmen of Blue lose
 * to a spell, 9 a note on 5.
 */
function fought() {
  const armies = withArmies('t9a-2');
  const spearmen = unitNamed(armies, 'Spearmen', 'a');
  const knights = unitNamed(armies, 'Knights', 'b');
  const ledger = played(
    armies,
    { type: 'engageUnits', combatId: FIRST_COMBAT, unitIds: [spearmen, knights] },
    { type: 'count', combatId: FIRST_COMBAT, side: 'b', rowId: 'healthPointsLost', by: 2 },
    { type: 'answer', combatId: FIRST_COMBAT, side: 'a', rowId: 'charge', answer: true },
    { type: 'closeRound', combatId: FIRST_COMBAT },
    { type: 'changeHealth', unitId: spearmen, by: -1, cause: 'other' },
    { type: 'addNote', text: 'They were three.', about: 5 },
  );
  return { ledger, spearmen, knights };
}

describe('the log', () => {
  it('is whole without a filter', () => {
    const { ledger } = fought();
    const turns = logByTurn(ledger);
    expect(filterLog(turns, topicsOf(ledger), WHOLE_LOG)).toBe(turns);
  });

  it('shows for one unit what happened to it, the results it had a part in, and the notes about these', () => {
    const { ledger, spearmen, knights } = fought();
    expect(seqsWith(ledger, { unitId: knights })).toEqual([3, 4, 5, 7, 9]);
    expect(seqsWith(ledger, { unitId: spearmen })).toEqual([2, 4, 7, 8]);
  });

  it('shows for one side what concerns it, and what names neither side', () => {
    const { ledger } = fought();
    expect(seqsWith(ledger, { side: 'b' })).toEqual([1, 3, 4, 5, 7, 9]);
    expect(seqsWith(ledger, { side: 'a' })).toEqual([1, 2, 4, 6, 7, 8]);
  });

  it('shows for one combat what happened in it', () => {
    const { ledger } = fought();
    expect(seqsWith(ledger, { combatId: FIRST_COMBAT })).toEqual([1, 4, 5, 6, 7, 9]);
  });

  it('shows one kind of gesture', () => {
    const { ledger } = fought();
    expect(seqsWith(ledger, { kind: 'losses' })).toEqual([5, 8]);
    expect(seqsWith(ledger, { kind: 'notes' })).toEqual([9]);
    expect(seqsWith(ledger, { kind: 'combat' })).toEqual([4, 6, 7]);
  });

  it('counts casualties of no particular unit as losses', () => {
    const ledger = played(begun(), counted('b', 'healthPointsLost', 2));
    expect(seqsWith(ledger, { kind: 'losses' })).toEqual([2]);
  });

  it('shows only what passes all chosen filters, which may be nothing', () => {
    const { ledger, knights } = fought();
    expect(seqsWith(ledger, { unitId: knights, kind: 'losses' })).toEqual([5]);
    expect(seqsWith(ledger, { unitId: knights, kind: 'score' })).toEqual([]);
  });

  it.each(FOUGHT_EDITIONS)('of $id has a kind for every line, whatever is played', (edition) => {
    fc.assert(
      fc.property(randomPlay(edition), (ledgers) => {
        const ledger = ledgers[ledgers.length - 1] as Ledger;
        const all = seqsWith(ledger, {});
        const byKind = LOG_KINDS.flatMap((kind) => seqsWith(ledger, { kind }));
        expect(byKind.toSorted((left, right) => left - right)).toEqual(all);
        const bySide = new Set((['a', 'b'] as const).flatMap((side) => seqsWith(ledger, { side })));
        expect(bySide.size).toBe(all.length);
      }),
    );
  });
});
