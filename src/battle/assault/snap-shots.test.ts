import { describe, expect, it } from 'vitest';
import { battleOf, type Ledger } from '@/battle/log/ledger';
import type { UnitId } from '@/battle/state/ids';
import { ORDINARY_WEAPON } from '@/battle/state/shooting';
import { fighters } from '@/testing/battles/assaults';
import { begun, draft, played } from '@/testing/battles/battles';
import { attackView, shot, shotGroup } from '@/testing/battles/shooting';

/* A squad of Ballistic Skill 4 shoots: 3+ to hit, and Snap Shots on 5+ by their own row. */

function shooting(statuses: readonly string[], snapShots = false): Ledger {
  const start = played(begun('hh-3'), {
    type: 'addUnits',
    side: 'a',
    units: [draft({ name: 'Squad', models: 5 })],
  });
  const unitId = battleOf(start).units[0]?.unit.id ?? expect.fail();
  const said = statuses.reduce(
    (before, status) => played(before, { type: 'changeStatus', unitId, status, has: true }),
    start,
  );
  return shootingWith(said, unitId, snapShots);
}

function shootingWith(ledger: Ledger, unitId: UnitId, snapShots: boolean): Ledger {
  return shot(played(ledger, { type: 'openCombat', shotBy: 'a' }), {
    type: 'addFighters',
    fighters: [
      fighters({
        name: 'Squad',
        unitId,
        models: 5,
        ranged: ORDINARY_WEAPON,
        ...(snapShots && { snapShots: true }),
      }),
      fighters({ side: 'b', name: 'Mob', models: 10 }),
    ],
  });
}

const needOf = (ledger: Ledger) =>
  attackView(ledger).ladder.flatMap(({ strikes }) => strikes)[0]?.numbers?.hit;

describe('the shots of a unit', () => {
  it('are Snap Shots while it is Suppressed, whatever was said of them', () => {
    expect(needOf(shooting([]))).toBe(3);
    expect(needOf(shooting(['suppressed']))).toBe(5);
    expect(needOf(shooting(['suppressed'], true))).toBe(5);
  });

  it('also beside another status, and while it is Routed; Pinned and Stunned change nothing', () => {
    expect(needOf(shooting(['stunned', 'suppressed']))).toBe(5);
    expect(needOf(shooting(['routed']))).toBe(5);
    expect(needOf(shooting(['pinned', 'stunned']))).toBe(3);
    expect(needOf(shooting(['pinned'], true))).toBe(5);
  });

  it('are ordinary again once the status is gone', () => {
    const suppressed = shooting(['suppressed']);
    const unitKey = attackView(suppressed).units[0]?.key ?? expect.fail();
    expect(needOf(shot(suppressed, { type: 'changeUnit', unitKey, to: { statuses: [] } }))).toBe(3);
    expect(shotGroup(suppressed, 'Squad')).toBeDefined();
  });
});
