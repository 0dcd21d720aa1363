import { describe, expect, it } from 'vitest';
import { battleOf } from '@/battle/log/ledger';
import { battleScore } from '@/battle/score/battle-score';
import { played } from '@/testing/battles/battles';
import { brokenOutcome, closedOver, PURSUED_EDITIONS } from '@/testing/battles/open-flight';
import { first, health, scene } from '@/testing/battles/scenes';
import { lineOfScore } from './line-of-score';

describe('the score in one line', () => {
  it.each(PURSUED_EDITIONS)('says that more may come while a flight is open: $id', (edition) => {
    const { closed, says } = closedOver(edition.id, {}, brokenOutcome(edition));
    const { total = 0, open = [] } = battleScore(battleOf(closed))?.a ?? {};
    const sign = open.length > 0 ? '+' : '';
    expect(lineOfScore(battleOf(closed))?.shown).toMatch(`Blue ${total}${sign} : 0 Red`);
    expect(lineOfScore(battleOf(closed))?.open).toBe(sign ? 'More may count for Blue.' : null);
    for (const caught of [true, false]) {
      const line = lineOfScore(battleOf(played(closed, says(caught))));
      expect([line?.shown.includes('+'), line?.shown.includes('?'), line?.open]).toEqual([
        false,
        false,
        null,
      ]);
    }
  });

  it('is "100+" of a unit that gives half its points fleeing, and "0+" where it gives none', () => {
    expect(lineOfScore(battleOf(closedOver('t9a-2').closed))?.shown).toBe('Blue 100+ : 0 Red · 14 : 6?');
    expect(lineOfScore(battleOf(closedOver('wfb-8').closed))?.shown).toBe('Blue 0+ : 0 Red');
  });

  it('says it of a unit of which nobody said how many models it has, once it lost one', () => {
    const wolves = { name: 'Wolves', pointCost: 200, modelsUnsaid: true } as const;
    const { ledger, id } = scene('wfb-8', [wolves], [{ name: 'Guard', models: 20, pointCost: 300 }]);
    expect(lineOfScore(battleOf(ledger))).toEqual({ shown: 'Blue 0 : 0 Red', open: null });
    const hurt = battleOf(played(ledger, first.engage(id('Guard'), id('Wolves')), health(id('Wolves'), -1)));
    expect(battleScore(hurt)?.b.total).toBe(0);
    expect(lineOfScore(hurt)).toEqual(
      battleScore(hurt)?.b.open.length
        ? { shown: 'Blue 0 : 0+ Red', open: 'More may count for Red.' }
        : { shown: 'Blue 0 : 0 Red', open: null },
    );
  });
});
