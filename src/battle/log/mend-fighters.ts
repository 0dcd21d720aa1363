import type { AssaultEventOf } from '@/battle/assault/event';
import { draftOf } from '@/battle/assault/standing/fighter-group';
import { standingAssault } from '@/battle/assault/standing/standing-assault';
import { type AssaultRound, assaultOf } from '@/battle/state/assault-round';
import { type Battle, combatOf } from '@/battle/state/battle';
import { latestRound } from '@/battle/state/combat';
import { bookOf } from '@/battle/state/edition-of';
import type { FighterDraft, FighterGroup } from '@/battle/state/fighters';
import type { CombatId, GroupId } from '@/battle/state/ids';
import type { Entry } from './event';
import type { Intent } from './intent';
import { battleOf, type Ledger } from './ledger';

/**
 * How the numbers or the profile of a group are corrected. Before the first dice of the current step they are
 * changed from now on. After these dice, the entry that set them is corrected, so that the dice are counted
 * with the right values.
 */
export function mendFighters(ledger: Ledger, combatId: CombatId, groupId: GroupId, to: FighterDraft): Intent {
  const change = { type: 'changeFighters', combatId, groupId, to } as const;
  const battle = battleOf(ledger);
  const combat = combatOf(battle, combatId);
  const round = combat && latestRound(combat);
  if (!round || !hasDice(battle, assaultOf(round))) return change;
  const entry = ledger.steps.findLast((step) =>
    step.entry.events.some(
      (event) =>
        event.type === 'fightersChanged' &&
        event.combatId === combatId &&
        event.round === round.number &&
        event.to?.id === groupId &&
        !isOfUnit(event),
    ),
  )?.entry;
  return entry ? { type: 'correctEntries', seqs: [entry.seq], instead: insteadOf(entry, change) } : change;
}

/** Whether the current step has dice, or its Wounds are being allocated. */
function hasDice(battle: Battle, round: AssaultRound): boolean {
  const step = standingAssault(bookOf(battle), round).inHand?.step ?? round.lastStep;
  return round.strikes.some((strike) => strike.step === step && (strike.hits ?? strike.wounds) !== null);
}

/** Whether the entry joined units or named one: then it says nothing about the group itself. */
function isOfUnit({ from, to }: AssaultEventOf<'fightersChanged'>): boolean {
  return from !== null && (from.unitKey !== to?.unitKey || from.unitName !== to.unitName);
}

/** The wanted group, in the unit to which it belonged at that time. */
function inUnitOf({ unitKey, unitName }: FighterGroup, { unitName: _, ...to }: FighterDraft): FighterDraft {
  return { ...to, unitKey, ...(unitName !== undefined && { unitName }) };
}

type Change = Extract<Intent, { type: 'changeFighters' }>;

/** The same gesture with that group as wanted. It may also have added other groups. */
function insteadOf({ events }: Entry, change: Change): Change | Extract<Intent, { type: 'addFighters' }> {
  const changed = events.flatMap((event) => (event.type === 'fightersChanged' && event.to ? [event] : []));
  if (changed.some(({ from }) => from !== null)) {
    const then = changed.find(({ to }) => to?.id === change.groupId)?.to;
    return then ? { ...change, to: inUnitOf(then, change.to) } : change;
  }
  const fighters = changed.flatMap(({ to }) =>
    to ? [to.id === change.groupId ? inUnitOf(to, change.to) : draftOf(to)] : [],
  );
  return { type: 'addFighters', combatId: change.combatId, fighters };
}
