import { describe, expect, it } from 'vitest';
import { battleOf, type Ledger } from '@/battle/log/ledger';
import { enemyUnitsOf } from '@/battle/score/enemy-units';
import { victoryOf } from '@/battle/state/edition-of';
import { EMPTY_SETUP } from '@/battle/state/setup';
import { squadsOfBattle } from '@/battle/state/squads';
import { proposedBonus } from '@/rules/index';
import { fighters } from '@/testing/battles/assaults';
import { begun, played } from '@/testing/battles/battles';
import { attackOf, shooters, shot, shotDown, shotGroup } from '@/testing/battles/shooting';
import { draftsOfSquad, offeredSquads } from './remembered-squads';

const bolters = shooters({ shots: 2 }, { name: 'Bolters' });

/** Bolters of no army shoot at a squad of no army. */
function shotAt(target: Parameters<typeof fighters>[0], wounds: number, before = begun('hh-1')): Ledger {
  const opened = played(before, { type: 'openCombat', shotBy: 'a' });
  const ready = shot(opened, {
    type: 'addFighters',
    fighters: [bolters, fighters({ side: 'b', ...target })],
  });
  return shotDown(ready, 'Bolters', wounds);
}

/** The squads of Red as they would join the next assault. */
function offered(ledger: Ledger) {
  return offeredSquads(battleOf(ledger), 'b', null).map(({ name, groups }) => ({
    name,
    models: draftsOfSquad({ groups }, 'b').map(({ models }) => models),
  }));
}

describe('a squad typed by hand', () => {
  it('comes to the assault with the models that the shooting left', () => {
    expect(offered(shotAt({ name: 'Mob', models: 10 }, 4))).toEqual([{ name: 'Mob', models: [6] }]);
    expect(offered(shotAt({ name: 'Mob', models: 5 }, 1))).toEqual([{ name: 'Mob', models: [4] }]);
  });

  it('keeps the Wounds that its models lost', () => {
    const opened = played(begun('hh-1'), { type: 'openCombat', shotBy: 'a' });
    const ready = shot(opened, {
      type: 'addFighters',
      fighters: [bolters, fighters({ side: 'b', name: 'Ogre', models: 1, wounds: 3 })],
    });
    const groupId = shotGroup(ready, 'Ogre');
    const ledger = shot(ready, { type: 'hurtModels', groupId, wounds: 2, because: 'byHand' });
    const [squad] = offeredSquads(battleOf(ledger), 'b', null);
    if (!squad) throw new Error('Nobody is offered');
    const met = played(ledger, { type: 'openCombat' });
    const { combats } = battleOf(met);
    const combatId = combats.at(-1)?.id ?? attackOf(met).id;
    const joined = played(met, { type: 'addFighters', combatId, fighters: draftsOfSquad(squad, 'b') });
    const round = battleOf(joined).combats.at(-1)?.rounds.at(-1);
    expect(round?.assault?.groups.map(({ woundsLeft }) => woundsLeft)).toEqual([[1]]);
  });

  it('is offered neither when it is wiped out nor while it is locked in another assault', () => {
    expect(offered(shotAt({ name: 'Mob', models: 2 }, 2))).toEqual([]);
    const opened = played(begun('hh-1'), { type: 'openCombat' });
    const combatId = battleOf(opened).combats.at(-1)?.id;
    if (!combatId) throw new Error('No combat');
    const locked = played(opened, {
      type: 'addFighters',
      combatId,
      fighters: [fighters({ side: 'b', name: 'Mob', models: 10 })],
    });
    expect(squadsOfBattle(battleOf(locked)).map(({ lockedIn }) => lockedIn)).toEqual([combatId]);
    expect(offered(locked)).toEqual([]);
  });
});

describe('a squad typed by hand that is wiped out', () => {
  const counted = (ledger: Ledger, bonusId: string) => {
    const battle = battleOf(ledger);
    const bonus = victoryOf(battle)?.points.bonuses.find(({ id }) => id === bonusId);
    if (!bonus) throw new Error(`No bonus is called ${bonusId}`);
    return proposedBonus(bonus, enemyUnitsOf(battle, 'a'));
  };
  const purge = begun('hh-1', { ...EMPTY_SETUP, victoryRules: 'purgeTheAlien' });

  it('is proposed for the mission, as a unit destroyed and as First Blood', () => {
    const gone = shotAt({ name: 'Mob', models: 2 }, 2, purge);
    expect(counted(gone, 'unitsDestroyed')).toBe(1);
    expect(counted(gone, 'firstBlood')).toBe(1);
  });

  it('counts again where another of its name is wiped out', () => {
    const first = shotAt({ name: 'Mob', models: 2 }, 2, purge);
    expect(counted(shotAt({ name: 'Mob', models: 3 }, 3, first), 'unitsDestroyed')).toBe(2);
    expect(counted(shotAt({ name: 'Mob', models: 3 }, 1, first), 'unitsDestroyed')).toBe(1);
  });

  it('is not while a model stands', () => {
    const hurt = shotAt({ name: 'Mob', models: 2 }, 1, purge);
    expect(counted(hurt, 'unitsDestroyed')).toBe(0);
    expect(counted(hurt, 'firstBlood')).toBe(0);
  });
});
