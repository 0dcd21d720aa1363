import { battleOf, type Ledger } from '@/battle/log/ledger';
import { latestRound } from '@/battle/state/combat';
import type { CombatId, WriterId } from '@/battle/state/ids';
import { shownCombat } from './shown-round';

/**
 * The combat that this phone is counting where another phone has opened a newer one meanwhile: it stays on screen
 * until its round is closed, so that no tap falls on another combat. Null where nothing holds one.
 */
export function heldCombat(ledger: Ledger, isByOther: (writer: WriterId) => boolean): CombatId | null {
  const battle = battleOf(ledger);
  const newest = shownCombat(battle, null);
  const opened = ledger.steps.findLast(({ entry }) =>
    entry.events.some((event) => event.type === 'combatOpened' && event.combatId === newest?.id),
  );
  if (!newest || !opened || !isByOther(opened.entry.writer)) return null;
  const own = ledger.steps.findLast(
    ({ entry: { events, writer } }) => !isByOther(writer) && 'combatId' in events[0] && events[0].combatId,
  )?.entry.events[0];
  const combat = battle.combats.find(({ id }) => own && 'combatId' in own && own.combatId === id);
  const counts = combat && !combat.ended && latestRound(combat)?.outcome === null;
  return counts ? combat.id : null;
}
