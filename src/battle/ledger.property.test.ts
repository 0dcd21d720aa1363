import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { begun, FOUGHT_EDITIONS, play, randomPlay } from '@/testing/battles';
import { parseCard } from './card';
import { cardOf } from './card-of';
import type { Entry } from './event';
import { battleOf, type Ledger, nextRedo, nextUndo } from './ledger';
import { logByTurn } from './log-lines';
import { parseLog } from './parse-entry';

/** What lies on disk after the entries were written and read again. */
function stored(ledger: Ledger): readonly Entry[] {
  return JSON.parse(JSON.stringify(ledger.entries)) as readonly Entry[];
}

function whilePossible(ledger: Ledger, intent: { type: 'undo' | 'redo' }, next: typeof nextUndo): Ledger {
  let now = ledger;
  while (next(now)) now = play(now, intent);
  return now;
}

describe.each(FOUGHT_EDITIONS)('a battle of $id, whatever is played', (edition) => {
  it('is on disk as it is on screen: replaying the stored log gives the same battle', () => {
    fc.assert(
      fc.property(randomPlay(edition), (ledgers) => {
        const ledger = ledgers[ledgers.length - 1] as Ledger;
        const reopened = parseLog(stored(ledger));
        expect(reopened.problems).toEqual([]);
        expect(reopened.ledger).toEqual(ledger);
      }),
    );
  });

  it('returns to its start when everything is undone, and comes back when everything is redone', () => {
    fc.assert(
      fc.property(randomPlay(edition), (ledgers) => {
        const ledger = ledgers[ledgers.length - 1] as Ledger;
        const undone = whilePossible(ledger, { type: 'undo' }, nextUndo);
        expect(battleOf(undone)).toEqual(battleOf(begun(edition.id)));
        const redone = whilePossible(undone, { type: 'redo' }, nextRedo);
        const all = whilePossible(ledger, { type: 'redo' }, nextRedo);
        expect(battleOf(redone)).toEqual(battleOf(all));
      }),
    );
  });

  it('stands as before after undo and then redo', () => {
    fc.assert(
      fc.property(randomPlay(edition), (ledgers) => {
        const ledger = ledgers[ledgers.length - 1] as Ledger;
        if (!nextUndo(ledger)) return;
        const back = play(play(ledger, { type: 'undo' }), { type: 'redo' });
        expect(battleOf(back)).toEqual(battleOf(ledger));
      }),
    );
  });

  it('writes one entry for a gesture, or none for a refused one, and never changes an old one', () => {
    fc.assert(
      fc.property(randomPlay(edition), (ledgers) => {
        for (const [index, ledger] of ledgers.entries()) {
          const before = ledgers[index - 1];
          if (!before) continue;
          expect([0, 1]).toContain(ledger.entries.length - before.entries.length);
          expect(ledger.entries.slice(0, before.entries.length)).toEqual(before.entries);
        }
      }),
    );
  });

  it('shows every gesture once in its log, undone ones included', () => {
    fc.assert(
      fc.property(randomPlay(edition), (ledgers) => {
        const ledger = ledgers[ledgers.length - 1] as Ledger;
        const shown = logByTurn(ledger).flatMap((turn) => turn.lines.flatMap((line) => line.seqs));
        const gestures = ledger.entries.filter(
          (entry) => !['undone', 'redone'].includes(entry.events[0].type),
        );
        expect(shown).toEqual(gestures.map((entry) => entry.seq));
      }),
    );
  });

  it('has a card that can be read again', () => {
    fc.assert(
      fc.property(randomPlay(edition, 15), (ledgers) => {
        const card = cardOf(ledgers[ledgers.length - 1] as Ledger);
        expect(parseCard(JSON.parse(JSON.stringify(card)))).toEqual(card);
      }),
    );
  });
});
