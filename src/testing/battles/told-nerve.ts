import type { Intent } from '@/battle/log/intent';
import { battleOf, type Ledger } from '@/battle/log/ledger';
import type { CombatId, UnitId } from '@/battle/state/ids';
import type { Setup } from '@/battle/state/setup';
import { begun, draft, FIRST_COMBAT, played } from './battles';
import { damaged, thrown, turn } from './nerve';
import { NERVE_SCENES, unitCalled } from './nerve-scenes';

/** Scene 1 of those worked out by hand, played on: a rout, damage regained, We Are Doomed!, Withdraw!. */
export function toldOfNerve(
  editionId: string,
  setup: Setup,
): { readonly running: Ledger; readonly ended: Ledger } {
  const [scene] = NERVE_SCENES;
  if (!scene) throw new Error('There is no scene');
  const armed = played(
    begun(editionId, { ...setup, victoryRules: 'pillage', table: 'northernKings' }),
    { type: 'addUnits', side: 'a', units: scene.blue.map(draft) },
    { type: 'addUnits', side: 'b', units: scene.red.map(draft) },
  );
  const id = (name: string): UnitId => unitCalled(armed, name);
  const charged = played(armed, ...scene.steps(id), ...routAndCharge(id));
  const combatId = newestCombat(charged);
  const running = played(charged, ...withdrawal(id, combatId));
  return { running, ended: played(running, ...theEnd(id, combatId)) };
}

function newestCombat(ledger: Ledger): CombatId {
  return battleOf(ledger).combats.at(-1)?.id ?? FIRST_COMBAT;
}

/** Blue's Knights rout the Spears; the Trolls regain damage and charge the Bows. */
function routAndCharge(id: (name: string) => UnitId): readonly Intent[] {
  return [
    { type: 'beginRound', combatId: FIRST_COMBAT },
    damaged(id('Spears'), 5, 'combat'),
    // Nerve 16, damage 11: 4 or less holds.
    thrown(id('Spears'), 'nerveCombat', 8),
    { type: 'closeRound', combatId: FIRST_COMBAT },
    { type: 'addNote', text: 'The ford counts as *open* ground,\nas agreed.', about: null },
    turn(3, 'b'),
    damaged(id('Trolls'), -5, 'regeneration'),
    { type: 'hitUnit', unitId: id('Trolls'), enemyUnitId: id('Bows') },
  ];
}

/** The Bows are doomed to suffer more and withdraw; the Trolls must throw again, and have not yet. */
function withdrawal(id: (name: string) => UnitId, combatId: CombatId): readonly Intent[] {
  return [
    { type: 'engageUnits', combatId, unitIds: [id('Bows'), id('Cannon'), id('Trolls')] },
    damaged(id('Bows'), 2, 'combat'),
    // Nerve 12, damage 2: 9 or less holds.
    thrown(id('Bows'), 'nerveCombat', 6),
    { type: 'closeRound', combatId },
    turn(4, 'a'),
    { type: 'withdraw', combatId, unitId: id('Bows'), answers: {}, total: 4 },
    { type: 'beginRound', combatId },
    damaged(id('Trolls'), 6, 'combat'),
    // Nerve 16, damage 9: 6 or less holds.
    thrown(id('Trolls'), 'nerveCombat', 9),
  ];
}

const marker = (place: number, a: number, b: number): Intent => ({
  type: 'weighPlace',
  bonusId: 'markersHeld',
  place,
  gameTurn: null,
  strength: { a, b },
});

/** The Trolls stand, Blue holds more markers, and both sides sign. */
function theEnd(id: (name: string) => UnitId, combatId: CombatId): readonly Intent[] {
  return [
    thrown(id('Trolls'), 'nerveCombat', 5),
    { type: 'closeRound', combatId },
    marker(1, 2, 1),
    marker(2, 1, 1),
    marker(3, 0, 2),
    marker(4, 1, 0),
    { type: 'finishBattle', winner: 'a', confirmed: { a: true, b: true } },
    { type: 'addNote', text: 'The distance was measured twice.', about: 1 },
  ];
}
