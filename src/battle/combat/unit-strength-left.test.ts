import { describe, expect, it } from 'vitest';
import type { Intent } from '@/battle/log/intent';
import { battleOf, type Ledger } from '@/battle/log/ledger';
import { combatOf } from '@/battle/state/battle';
import { latestRound } from '@/battle/state/combat';
import { unitId } from '@/battle/state/ids';
import { begun, draft, FIRST_COMBAT, played } from '@/testing/battles/battles';
import { standingRound } from './engagement';

const knights = unitId('u2.1');
const monster = unitId('u3.1');

const engaged = played(
  begun('wfb-6'),
  {
    type: 'addUnits',
    side: 'a',
    units: [draft({ name: 'Knights', models: 8, facts: { unitStrength: 16 } })],
  },
  {
    type: 'addUnits',
    side: 'b',
    units: [draft({ name: 'Monster', healthPerModel: 6, facts: { unitStrength: 6 } })],
  },
  { type: 'engageUnits', combatId: FIRST_COMBAT, unitIds: [knights, monster] },
);

const lose = (unit: typeof knights, by: number): Intent => ({ type: 'changeHealth', unitId: unit, by: -by });

function strengths(ledger: Ledger) {
  const battle = battleOf(ledger);
  const combat = combatOf(battle, FIRST_COMBAT);
  const round = combat && latestRound(combat);
  if (!combat || !round) throw new Error('no round');
  const { a, b } = standingRound(battle, combat, round).proposed;
  return [a.unitStrength, b.unitStrength];
}

describe('the Unit Strength that is proposed', () => {
  it('is as entered while the unit is whole', () => {
    expect(strengths(engaged)).toEqual([16, 6]);
  });

  it('is that of the models left', () => {
    expect(strengths(played(engaged, lose(knights, 5)))).toEqual([6, 6]);
  });

  it('stays with a single model until it is gone: its starting Wounds', () => {
    expect(strengths(played(engaged, lose(monster, 5)))).toEqual([16, 6]);
  });

  it('never falls to nothing while a model is left', () => {
    const odd: Intent = {
      type: 'editUnit',
      unitId: knights,
      unit: draft({ name: 'Crew', models: 8, facts: { unitStrength: 3 } }),
    };
    expect(strengths(played(engaged, odd, lose(knights, 7)))).toEqual([1, 6]);
  });
});
