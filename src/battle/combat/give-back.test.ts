import { describe, expect, it } from 'vitest';
import { decide } from '@/battle/log/decide';
import type { Intent } from '@/battle/log/intent';
import { battleOf, type Ledger } from '@/battle/log/ledger';
import { healthOf, unitOf } from '@/battle/state/army';
import { combatOf } from '@/battle/state/battle';
import { latestRound } from '@/battle/state/combat';
import { unitId } from '@/battle/state/ids';
import { begun, counted, draft, FIRST_COMBAT, played } from '@/testing/battles/battles';
import { casualtiesOf } from './engagement';

const knights = unitId('u2.1');
const dragon = unitId('u2.2');

const engaged = played(
  begun(),
  {
    type: 'addUnits',
    side: 'b',
    units: [draft({ name: 'Knights', models: 6 }), draft({ name: 'Dragon', healthPerModel: 6 })],
  },
  { type: 'engageUnits', combatId: FIRST_COMBAT, unitIds: [knights, dragon] },
);

const lose = (on: typeof knights | 'unassigned', by = 1): Intent => ({
  type: 'count',
  combatId: FIRST_COMBAT,
  side: 'b',
  rowId: 'healthPointsLost',
  by,
  on,
});
const giveBack = (by: number): Intent => counted('b', 'healthPointsLost', -by);

/** What is lost: by the Knights, by the Dragon, and by both and nobody in particular together. */
function lost(ledger: Ledger): readonly number[] {
  const battle = battleOf(ledger);
  const combat = combatOf(battle, FIRST_COMBAT);
  const round = combat && latestRound(combat);
  const [first, second] = [unitOf(battle, knights), unitOf(battle, dragon)];
  if (!round || !first || !second) throw new Error('no round');
  return [6 - healthOf(first), 6 - healthOf(second), casualtiesOf(battle, round, 'b')];
}

describe('giving back', () => {
  const mixed = played(engaged, lose(dragon, 2), lose(knights), lose('unassigned'), lose(dragon));

  it('to a unit that is named takes from its losses alone, and no further than they stand', () => {
    const toKnights = played(mixed, lose(knights, -1));
    expect(lost(toKnights)).toEqual([0, 3, 4]);
    const none = decide(toKnights, lose(knights, -1));
    expect(none.ok ? null : none.refusal.code).toBe('nothingChanged');
    expect(lost(played(mixed, lose(dragon, -9)))).toEqual([1, 0, 2]);
    expect(lost(played(mixed, lose('unassigned', -1)))).toEqual([1, 3, 4]);
  });

  it('takes what was lost last, tap by tap, whichever unit it was', () => {
    const back = [lost(mixed)];
    let ledger = mixed;
    for (let tap = 0; tap < 5; tap += 1) {
      ledger = played(ledger, giveBack(1));
      back.push(lost(ledger));
    }
    expect(back).toEqual([
      [1, 3, 5],
      [1, 2, 4],
      [1, 2, 3],
      [0, 2, 2],
      [0, 1, 1],
      [0, 0, 0],
    ]);
  });

  it('gives the same back at one blow, in one entry', () => {
    const back = played(mixed, giveBack(4));
    expect(lost(back)).toEqual([0, 1, 1]);
    expect(lost(played(back, { type: 'undo' }))).toEqual(lost(mixed));
  });

  it('follows what undo has left in force', () => {
    expect(lost(played(mixed, { type: 'undo' }, giveBack(1)))).toEqual([1, 2, 3]);
  });

  it('leaves what losing the combat has cost', () => {
    const result: Intent = { type: 'changeHealth', unitId: knights, by: -2, cause: 'combatResult' };
    expect(lost(played(engaged, lose(dragon), result, giveBack(1)))).toEqual([2, 0, 0]);
  });
});
