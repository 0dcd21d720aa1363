import { describe, expect, it } from 'vitest';
import type { Intent } from '@/battle/log/intent';
import { battleOf, type Ledger } from '@/battle/log/ledger';
import { fateOf, unitOf } from '@/battle/state/army';
import { combatOf } from '@/battle/state/battle';
import { latestRound } from '@/battle/state/combat';
import { unitId } from '@/battle/state/ids';
import { begun, draft, FIRST_COMBAT, played } from '@/testing/battles/battles';
import { testedUnits } from './break-test';
import { scoreOf } from './combat-score';
import { loserOf } from './standing-test';

const [spears, bows, dragon] = ['u2.1', 'u2.2', 'u3.1'].map((id) => unitId(id));
if (!spears || !bows || !dragon) throw new Error('three units');

/**
 * Blue's Spears (a standard) and Bows have lost to Red's Dragon; the Spears broke and are caught before
 * the round is closed.
 */
function caught(editionId: string, ...first: readonly Intent[]): readonly [Ledger, Ledger] {
  const place = { combatId: FIRST_COMBAT, side: 'a', unitId: spears ?? null } as const;
  const broken = played(
    begun(editionId),
    {
      type: 'addUnits',
      side: 'a',
      units: [
        draft({ name: 'Spears', models: 20, marks: ['standard'], facts: { ranks: 3 } }),
        draft({ name: 'Bows', models: 10 }),
      ],
    },
    { type: 'addUnits', side: 'b', units: [draft({ name: 'Dragon', healthPerModel: 6 })] },
    ...first,
    { type: 'changeHealth', unitId: spears as never, by: -9 },
    { type: 'sayBreakTest', ...place, held: false },
  );
  return [broken, played(broken, { type: 'resolvePursuit', ...place, fleeTotal: 5, pursuitTotal: 9 })];
}

const engage = (...unitIds: readonly ReturnType<typeof unitId>[]): Intent => ({
  type: 'engageUnits',
  combatId: FIRST_COMBAT,
  unitIds,
});

function seen(ledger: Ledger) {
  const battle = battleOf(ledger);
  const combat = combatOf(battle, FIRST_COMBAT);
  const round = combat && latestRound(combat);
  if (!combat || !round) throw new Error('no round');
  const { a, b, result } = scoreOf(battle, combat, round);
  const loser = loserOf(battle, combat, round);
  return { score: [a.total, b.total, result], loser, tested: testedUnits(battle, combat, 'a') };
}

describe.each(['t9a-2', 't9a-3', 'wfb-6'])('a unit caught in the open round of %s', (editionId) => {
  it('was there when the round was counted: the score stands', () => {
    const [broken, after] = caught(editionId, engage(spears, bows, dragon));
    expect(seen(after).score).toEqual(seen(broken).score);
    const army = unitOf(battleOf(after), spears);
    expect(army && fateOf(army)).toBe('destroyed');
  });

  it('keeps its test with what came of it, alone or among others', () => {
    const [, among] = caught(editionId, engage(spears, bows, dragon));
    expect(seen(among)).toMatchObject({ loser: { side: 'a' }, tested: [spears, bows] });
    const [, alone] = caught(editionId, engage(spears, dragon));
    expect(seen(alone)).toMatchObject({ loser: { side: 'a' }, tested: [spears] });
  });
});
