import { describe, expect, it } from 'vitest';
import { assaultNow, fighters, groupNamed, inAssault } from '@/testing/battles/assaults';
import { begun, played } from '@/testing/battles/battles';
import { expectToLast } from '@/testing/battles/scenes';
import { decide } from './decide';
import type { Intent, LogIntent } from './intent';
import { type Ledger, nextSeq } from './ledger';

type Instead = Extract<LogIntent, { type: 'correctEntries' }>['instead'];

const empty = begun('hh-1');
const joined = nextSeq(empty);
const groups = (squad: Parameters<typeof fighters>[0] = {}) =>
  inAssault({
    type: 'addFighters',
    fighters: [
      fighters({ name: 'Squad', models: 5, ...squad }),
      fighters({ name: 'Mob', side: 'b', models: 10, initiative: 1 }),
    ],
  });
const start = played(empty, groups());
const [squad, mob] = [groupNamed(start, 'Squad'), groupNamed(start, 'Mob')];
const squadNow = (of: Ledger) => assaultNow(of).groups.find(({ id }) => id === squad);
const corrected = (to: Parameters<typeof fighters>[0], ...seqs: readonly number[]): Intent => ({
  type: 'correctEntries',
  seqs: [joined, ...seqs],
  instead: groups(to) as NonNullable<Instead>,
});
const blows = (attacks: number) => inAssault({ type: 'changeStrike', strikeId: squad, attacks, target: mob });

describe('a fight is corrected to what a later gesture had set', () => {
  it('in its models, where the blows were mended by hand', () => {
    const hit = played(start, blows(6), inAssault({ type: 'enterHits', strikeId: squad, hits: 6 }));
    const mended = played(hit, corrected({ models: 6 }));
    expect(assaultNow(mended).strikes).toMatchObject([{ attacks: 6, hits: { count: 6 } }]);
    expectToLast(mended);
  });

  it('in a switch of a group, and of a whole unit', () => {
    const drafted = fighters({ name: 'Squad', models: 5, charged: true });
    const switched = [
      inAssault({ type: 'changeFighters', groupId: squad, to: drafted }),
      inAssault({ type: 'changeUnit', unitKey: squad, to: { charged: true } }),
    ];
    for (const intent of switched) {
      const mended = played(start, intent, corrected({ charged: true }));
      expect(squadNow(mended)).toMatchObject({ charged: true });
      expectToLast(mended);
    }
  });

  it('and corrected again: what had been set counts again', () => {
    const hit = played(start, blows(6), inAssault({ type: 'enterHits', strikeId: squad, hits: 6 }));
    const again = played(hit, corrected({ models: 6 }), corrected({ models: 4 }));
    expect(squadNow(again)?.woundsLeft).toHaveLength(4);
    expect(assaultNow(again).strikes).toMatchObject([{ attacks: 6, hits: { count: 6 } }]);
    expectToLast(again);
  });

  it('and corrected again after the gesture itself was taken back: it stays taken back', () => {
    const set = played(start, blows(6));
    const back: Intent = { type: 'correctEntries', seqs: [nextSeq(start)], instead: null };
    const again = played(set, corrected({ models: 6 }), back, corrected({ models: 4 }));
    expect(squadNow(again)?.woundsLeft).toHaveLength(4);
    expect(assaultNow(again).strikes).toEqual([]);
    expectToLast(again);
  });

  it('and corrected again in its models: dice that were left out meanwhile count again', () => {
    const roll = inAssault({ type: 'rollHits', strikeId: squad, dice: [6, 1, 1, 6, 6] });
    const fewer = played(start, roll, corrected({ models: 3 }));
    expect(assaultNow(fewer).strikes).toMatchObject([{ attacks: 3, hits: { count: 1 } }]);
    const again = played(fewer, corrected({ models: 5 }));
    expect(assaultNow(again).strikes).toMatchObject([{ attacks: 5, hits: { count: 3 } }]);
    expectToLast(again);
  });

  it('but refused where Wounds that were given back were never lost', () => {
    const hurt = (wounds: number) =>
      inAssault({ type: 'hurtModels', groupId: squad, wounds, because: 'byHand' });
    const healed = played(start, hurt(1), hurt(-1));
    const decision = decide(healed, { type: 'correctEntries', seqs: [nextSeq(start)], instead: null });
    expect(decision).toMatchObject({
      refusal: { code: 'laterDoesNotFit', values: { seq: nextSeq(start) + 1 } },
    });
  });
});
