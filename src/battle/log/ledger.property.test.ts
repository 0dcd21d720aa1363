import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCard } from '@/battle/cards/card';
import { cardOf } from '@/battle/cards/card-of';
import { casualtiesOf } from '@/battle/combat/engagement';
import { descriptionContext } from '@/battle/describe/description-context';
import { logByTurn } from '@/battle/describe/log-lines';
import { battleScore } from '@/battle/score/battle-score';
import { healthOf } from '@/battle/state/army';
import { editionOfBattle } from '@/battle/state/edition-of';
import { writerId } from '@/battle/state/ids';
import { startingHealth } from '@/battle/state/unit';
import { SIDES, type Side } from '@/rules/index';
import { begun, FOUGHT_EDITIONS, play, randomPlay } from '@/testing/battles/battles';
import type { Entry } from './event';
import { battleOf, type Ledger, nextRedo, nextUndo } from './ledger';
import { parseLog } from './parse-entry';

/** What lies on disk after the entries were written and read again. */
function stored(ledger: Ledger): readonly Entry[] {
  return JSON.parse(JSON.stringify(ledger.entries)) as readonly Entry[];
}

/**
 * The casualties of a round by the log alone: the last word on no unit in particular, and each unit's
 * losses there.
 */
function casualtiesInLog(ledger: Ledger, combatId: string, round: number, side: Side): number {
  const casualties = editionOfBattle(battleOf(ledger)).combat?.casualties;
  let unassigned = 0;
  const lost = new Map<string, number>();
  for (const { entry } of ledger.steps) {
    for (const event of entry.events) {
      if (!('round' in event) || !('combatId' in event)) continue;
      if (event.combatId !== combatId || event.round !== round) continue;
      if (event.type === 'combatAnswered' && event.rowId === casualties && event.side === side) {
        unassigned = (event.to as number | null) ?? 0;
      }
      if (event.type === 'healthChanged' && event.cause === 'combat') {
        lost.set(event.unitId, (lost.get(event.unitId) ?? 0) + event.from - event.to);
      }
    }
  }
  const ofSide = battleOf(ledger).units.filter(({ unit }) => unit.side === side);
  return ofSide.reduce((sum, { unit }) => sum + Math.max(0, lost.get(unit.id) ?? 0), unassigned);
}

/** The battle on the device that has the writing: another one may only take it over. */
function inHand(ledger: Ledger): Ledger {
  return battleOf(ledger).handedOver ? play(ledger, { type: 'takeOver', writer: writerId('w1') }) : ledger;
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
        const ledger = inHand(ledgers[ledgers.length - 1] as Ledger);
        const undone = whilePossible(ledger, { type: 'undo' }, nextUndo);
        expect(battleOf(undone)).toEqual(battleOf(begun(edition.id)));
        const redone = whilePossible(undone, { type: 'redo' }, nextRedo);
        const all = whilePossible(ledger, { type: 'redo' }, nextRedo);
        expect(battleOf(redone)).toEqual(battleOf(all));
      }),
    );
  });

  it('is told in the same words tap by tap as from the whole log', () => {
    fc.assert(
      fc.property(randomPlay(edition), (ledgers) => {
        for (const ledger of ledgers) {
          const reread = parseLog(stored(ledger)).ledger as Ledger;
          expect(descriptionContext(ledger)).toEqual(descriptionContext(reread));
        }
      }),
    );
  });

  it('stands as before after undo and then redo', () => {
    fc.assert(
      fc.property(randomPlay(edition), (ledgers) => {
        const ledger = inHand(ledgers[ledgers.length - 1] as Ledger);
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

  it('keeps every unit’s health between nothing and what it started with', () => {
    fc.assert(
      fc.property(randomPlay(edition), (ledgers) => {
        for (const army of ledgers.flatMap((ledger) => battleOf(ledger).units)) {
          expect(healthOf(army)).toBeGreaterThanOrEqual(0);
          expect(healthOf(army)).toBeLessThanOrEqual(startingHealth(army.unit));
        }
      }),
    );
  });

  it('counts as casualties of a round what was lost in it, and nothing else', () => {
    fc.assert(
      fc.property(randomPlay(edition), (ledgers) => {
        const ledger = ledgers[ledgers.length - 1] as Ledger;
        const battle = battleOf(ledger);
        for (const combat of battle.combats) {
          for (const round of combat.rounds) {
            for (const side of SIDES) {
              expect(casualtiesOf(battle, round, side)).toBe(
                casualtiesInLog(ledger, combat.id, round.number, side),
              );
            }
          }
        }
      }),
    );
  });

  it('gives the same score of the battle when it is replayed from the log', () => {
    fc.assert(
      fc.property(randomPlay(edition), (ledgers) => {
        const ledger = ledgers[ledgers.length - 1] as Ledger;
        const replayed = parseLog(stored(ledger)).ledger as Ledger;
        expect(battleScore(battleOf(replayed))).toEqual(battleScore(battleOf(ledger)));
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
