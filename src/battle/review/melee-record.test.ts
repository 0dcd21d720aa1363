import { describe, expect, it } from 'vitest';
import type { Ledger } from '@/battle/log/ledger';
import { played } from '@/testing/battles/battles';
import { damaged, nerveScene, thrown, turn, withNerve } from '@/testing/battles/nerve';
import { scene } from '@/testing/battles/scenes';
import { combatRecords } from './combat-record';

const { ledger: start, id } = nerveScene(
  [withNerve('Knights', 16)],
  [withNerve('Archers', 12), withNerve('Trolls', 16, { inspiring: true })],
);
const [knights, archers, trolls] = [id('Knights'), id('Archers'), id('Trolls')];
const met = played(start, { type: 'hitUnit', unitId: knights, enemyUnitId: archers });

/** "1: Archers 3, Steady" of each round that the review shows. */
function shown(ledger: Ledger): readonly string[] {
  return combatRecords(ledger).flatMap(({ rounds }) =>
    rounds.map(({ number, melee }) => {
      const units = melee?.map(({ unit, suffered, tests }) =>
        [`${unit.name} ${suffered}`, ...tests.map(({ taken }) => taken.outcome?.label)].join(', '),
      );
      return [`${number}:`, ...(units ?? ['a score'])].join(' ');
    }),
  );
}

describe('the record of a round that nobody wins', () => {
  const combatId = combatRecords(played(met, damaged(archers, 3, 'combat')))[0]?.id;
  if (!combatId) throw new Error('No combat was recorded');
  const struck = played(met, damaged(archers, 3, 'combat'), thrown(archers, 'nerveCombat', 7));

  it('has what each unit suffered, and how its test ended', () => {
    // Nerve 12, damage 3: 8 or less holds.
    expect(shown(struck)).toEqual(['1: Archers 3, Steady']);
    expect(shown(played(struck, { type: 'closeRound', combatId }))).toEqual(['1: Archers 3, Steady']);
    expect(shown(met)).toEqual([]);
    const [closed] = combatRecords(played(struck, { type: 'closeRound', combatId }));
    expect(closed?.rounds[0]).toMatchObject({ outcome: null, tests: [], assault: null });
    expect(closed?.rounds[0]?.closedBy).not.toBeNull();
  });

  it('keeps rounds and combats apart, and leaves out what was shot', () => {
    const next = played(
      struck,
      { type: 'closeRound', combatId },
      turn(1, 'b'),
      damaged(trolls, 2, 'shooting'),
      { type: 'beginRound', combatId },
      damaged(knights, 4, 'combat'),
      damaged(knights, -1, 'combat'),
      thrown(knights, 'nerveCombat', 5),
    );
    expect(shown(next)).toEqual(['1: Archers 3, Steady', '2: Knights 3, Steady']);
  });

  it('is without what was undone, and with corrections', () => {
    expect(shown(played(struck, { type: 'undo' }))).toEqual(['1: Archers 3']);
    const { seq } = struck.entries.at(-2) ?? { seq: 0 };
    const corrected = played(struck, {
      type: 'correctEntries',
      seqs: [seq],
      instead: damaged(archers, 2, 'combat'),
    });
    expect(shown(corrected)).toEqual(['1: Archers 2, Steady']);
  });

  it('counts the dice of an outcome, and a rout', () => {
    const doomed = played(
      met,
      damaged(knights, 1, 'combat'),
      thrown(knights, 'nerveCombat', 12),
      { type: 'rollOwed', unitId: knights, total: 4 },
      damaged(archers, 9, 'combat'),
      thrown(archers, 'nerveCombat', 8),
    );
    expect(shown(doomed)).toEqual(['1: Knights 5, We Are Doomed! Archers 9, Routed']);
  });

  it('is only of fights that nobody wins', () => {
    const old = scene('t9a-2', [{ name: 'Knights', models: 5 }], [{ name: 'Spears', models: 20 }]);
    const engaged = played(old.ledger, {
      type: 'hitUnit',
      unitId: old.id('Knights'),
      enemyUnitId: old.id('Spears'),
    });
    const closed = played(engaged, {
      type: 'closeRound',
      combatId: combatRecords(engaged)[0]?.id ?? combatId,
    });
    expect(shown(closed)).toEqual(['1: a score']);
  });
});
