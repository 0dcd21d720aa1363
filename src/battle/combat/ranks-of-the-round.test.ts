import { describe, expect, it } from 'vitest';
import type { Ledger } from '@/battle/log/ledger';
import { parseLog } from '@/battle/log/parse-entry';
import { FIRST_COMBAT, played } from '@/testing/battles/battles';
import { counts, expectToLast, first, health, scene, stored } from '@/testing/battles/scenes';

/** 25 spears five wide against knights: five Proper Ranks, four extra ranks. */
function spears(editionId: string) {
  const { ledger, id } = scene(
    editionId,
    [{ name: 'Spears', models: 25, facts: { frontWidth: 5, height: 1 } }],
    [{ name: 'Knights', models: 8 }],
  );
  return { ledger, spears: id('Spears'), knights: id('Knights') };
}

const ROWS = { 't9a-3': 'properRanks', 'wfb-6': 'extraRanks' } as const;
const CASUALTIES = { 't9a-3': 'healthPointsLost', 'wfb-6': 'wounds' } as const;
/** Ranks of 25, of 14 and of 9 models. */
const RANKS = { 't9a-3': [5, 2, 1], 'wfb-6': [4, 2, 1] } as const;

describe.each(['t9a-3', 'wfb-6'] as const)('the ranks of a round of %s', (editionId) => {
  const { ledger, spears: id, knights } = spears(editionId);
  const ranks = (of: Ledger) => counts(of, 'a', ROWS[editionId]);
  const shotAt = health(id, -11, 'other');
  const fought = [first.engage(id, knights), health(knights, -1), first.close, first.next] as const;
  const next = () => played(ledger, ...fought);
  const [whole, shot, twice] = RANKS[editionId];

  it('are those of the first blow: what was shot before it, after the round began, is gone', () => {
    expect(ranks(next())).toBe(whole);
    const between = played(next(), shotAt);
    expect(ranks(between)).toBe(shot);
    expect(ranks(played(between, health(knights, -2)))).toBe(shot);
    expectToLast(between);
  });

  it('are not touched by what the fight itself costs', () => {
    expect(ranks(played(next(), health(id, -11)))).toBe(whole);
  });

  it('stay as they were once a blow was struck, whatever is lost outside the fight then', () => {
    const struck = played(next(), health(knights, -1));
    expect(ranks(played(struck, shotAt))).toBe(whole);
    expect(ranks(played(struck, shotAt, first.close, first.next))).toBe(shot);
  });

  it('follow again where the only blow was given back', () => {
    const back = played(next(), health(knights, -1), shotAt, health(knights, 1));
    expect(ranks(back)).toBe(shot);
  });

  it('follow again where a blow on no unit in particular was given back', () => {
    const rowId = CASUALTIES[editionId];
    const blow = { type: 'count', combatId: FIRST_COMBAT, side: 'b', rowId } as const;
    const back = played(next(), { ...blow, by: 1, on: 'unassigned' }, shotAt, { ...blow, by: -1 });
    expect(ranks(back)).toBe(shot);
  });

  it('are frozen by a casualty of no unit in particular too', () => {
    const struck = played(next(), {
      type: 'count',
      combatId: FIRST_COMBAT,
      side: 'b',
      rowId: CASUALTIES[editionId],
      by: 1,
      on: 'unassigned',
    });
    expect(ranks(played(struck, shotAt))).toBe(whole);
  });

  it('count what fell in the fight and what was shot in the next round', () => {
    const later = played(next(), health(id, -11), first.close, first.next, health(id, -5, 'other'));
    expect(ranks(later)).toBe(twice);
  });

  it('of a round from an older log stay those of its beginning', () => {
    const old = stored(played(next(), shotAt)).map((entry) =>
      JSON.parse(JSON.stringify(entry, (key, value: unknown) => (key === 'frozenBy' ? undefined : value))),
    );
    const { ledger: reread, problems } = parseLog(old);
    expect(problems).toEqual([]);
    expect(reread && ranks(reread)).toBe(whole);
  });
});
