import { describe, expect, it } from 'vitest';
import { FIRST_COMBAT, played } from '@/testing/battles/battles';
import { damaged, nerveScene, withNerve } from '@/testing/battles/nerve';
import { first, health, scene } from '@/testing/battles/scenes';
import { correctionQuestion } from './correction-question';
import type { Intent } from './intent';
import type { Ledger } from './ledger';

const { ledger, id } = scene('t9a-2', [{ name: 'Spears', models: 20 }], [{ name: 'Knights', models: 8 }]);
const [spears, knights] = [id('Spears'), id('Knights')];
const engaged = played(ledger, first.engage(spears, knights));
const newest = (of: Ledger, count = 1) => of.entries.slice(-count).map(({ seq }) => seq);
const asked = (of: Ledger, count = 1) => correctionQuestion(of, newest(of, count));
const tap = (side: 'a' | 'b', by: number): Intent => ({
  type: 'count',
  combatId: FIRST_COMBAT,
  side,
  rowId: 'healthPointsLost',
  by,
  on: 'unassigned',
});

describe('what may have been otherwise', () => {
  it('is how many were lost, in one tap or a burst', () => {
    const lost = played(engaged, health(knights, -2), health(knights, -3));
    const one = asked(lost);
    expect(one).toMatchObject({ kind: 'amount', was: 3, lost: true });
    const burst = asked(lost, 2);
    expect(burst).toMatchObject({ kind: 'amount', was: 5, lost: true });
    expect(burst?.kind === 'amount' && burst.instead(4)).toMatchObject({ unitId: knights, by: -4 });
  });

  it('is how many were gained', () => {
    const gained = asked(played(engaged, health(knights, -5), health(knights, 2, 'other')));
    expect(gained).toMatchObject({ kind: 'amount', was: 2, lost: false });
    expect(gained?.kind === 'amount' && gained.instead(1)).toMatchObject({ by: 1, cause: 'other' });
  });

  it('is how much of what a unit gathers it suffered, or was taken away', () => {
    const { ledger, id } = nerveScene([withNerve('Bows', 12)], [withNerve('Trolls', 16)]);
    const shot = played(ledger, damaged(id('Trolls'), 4, 'shooting'));
    const more = asked(shot);
    expect(more).toMatchObject({ kind: 'amount', of: 'counter', was: 4, lost: true });
    expect(more?.kind === 'amount' && more.instead(2)).toMatchObject({ by: 2, cause: 'shooting' });
    const healed = asked(played(shot, damaged(id('Trolls'), -3, 'regeneration')));
    expect(healed).toMatchObject({ of: 'counter', was: 3, lost: false });
    expect(healed?.kind === 'amount' && healed.instead(1)).toMatchObject({ by: -1, cause: 'regeneration' });
  });

  it('is how many of no unit in particular were lost or given back', () => {
    const more = asked(played(engaged, tap('b', 2), tap('b', 3)));
    expect(more).toMatchObject({ kind: 'amount', was: 3, lost: true });
    expect(more?.kind === 'amount' && more.instead(1)).toMatchObject({ type: 'count', side: 'b', by: 1 });
    const fewer = asked(played(engaged, tap('b', 5), tap('b', -2)));
    expect(fewer).toMatchObject({ kind: 'amount', was: 2, lost: false });
    expect(fewer?.kind === 'amount' && fewer.instead(1)).toMatchObject({ by: -1, on: 'unassigned' });
  });

  it('is the answer of a row', () => {
    const charge: Intent = {
      type: 'answer',
      combatId: FIRST_COMBAT,
      side: 'a',
      rowId: 'charge',
      answer: true,
    };
    const question = asked(played(engaged, charge));
    expect(question).toMatchObject({ kind: 'answer', side: 'a', row: { id: 'charge' }, was: true });
    expect(question?.kind === 'answer' && question.instead(false)).toEqual({ ...charge, answer: false });
  });

  it('is what became of a unit, and how a test went', () => {
    const fled = asked(played(engaged, { type: 'changeFate', unitId: knights, fate: 'fleeing' }));
    expect(fled).toMatchObject({ kind: 'fate', was: 'fleeing' });
    const broke = asked(played(engaged, health(knights, -3), first.says('b', knights, false)));
    expect(broke).toMatchObject({ kind: 'held', was: false });
    expect(broke?.kind === 'held' && broke.instead(true)).toMatchObject({ unitId: knights, held: true });
  });

  it('is only whether it happened, for all else', () => {
    expect(asked(played(engaged, { type: 'openCombat' }))).toEqual({ kind: 'never' });
    expect(correctionQuestion(engaged, [])).toBeNull();
    expect(correctionQuestion(engaged, [99])).toBeNull();
  });

  it('may be said again of what a correction says did not happen, but not of what undo took back', () => {
    const lost = played(engaged, health(knights, -2));
    const seqs = newest(lost) as [number];
    expect(correctionQuestion(played(lost, { type: 'undo' }), seqs)).toBeNull();
    const never = played(lost, { type: 'correctEntries', seqs, instead: null });
    expect(correctionQuestion(never, seqs)).toMatchObject({ kind: 'amount', was: 2 });
  });
});
