import type { AssaultEvent, AssaultEventOf } from '@/battle/assault/event';
import { draftOf } from '@/battle/assault/standing/fighter-group';
import { groupOf, groupsIn } from '@/battle/assault/standing/units';
import { type AssaultRound, assaultOf } from '@/battle/state/assault-round';
import type { Battle } from '@/battle/state/battle';
import { combatOf } from '@/battle/state/battle';
import { latestRound } from '@/battle/state/combat';
import {
  type FighterDraft,
  type FighterGroup,
  type FighterSwitches,
  NO_SWITCHES,
} from '@/battle/state/fighters';
import type { CombatId } from '@/battle/state/ids';
import { sameValue } from '@/plain/same-value';
import type { AssaultIntent } from './intent';

/** The intent behind a gesture that changed fighters; null if its group is gone. */
export function fightersIntent(
  battle: Battle,
  { combatId, from, to }: AssaultEventOf<'fightersChanged'>,
  said: readonly AssaultEvent[],
): AssaultIntent | null {
  if (!to) return from && { type: 'removeFighters', combatId, groupId: from.id };
  if (!from) {
    const fighters = said.flatMap((event) =>
      event.type === 'fightersChanged' && event.to ? [draftOf(event.to)] : [],
    );
    return { type: 'addFighters', combatId, fighters };
  }
  if (to.facing && from.facing !== to.facing) {
    return { type: 'turnVehicle', combatId, unitKey: to.unitKey, facing: to.facing };
  }
  if (from.coverSave !== to.coverSave) {
    return { type: 'takeCover', combatId, unitKey: to.unitKey, save: to.coverSave ?? null };
  }
  const combat = combatOf(battle, combatId);
  const round = combat && latestRound(combat);
  const now = round && groupOf(assaultOf(round), to.id);
  const ofUnit = now && unitIntent(assaultOf(round), combatId, now, said);
  if (ofUnit) return ofUnit;
  return now ? { type: 'changeFighters', combatId, groupId: to.id, to: changedAlike(now, from, to) } : null;
}

/**
 * The intent for a whole unit behind the changes of these groups, by the first of them; null if it was about
 * one group.
 */
function unitIntent(
  round: AssaultRound,
  combatId: CombatId,
  { unitKey }: FighterGroup,
  said: readonly AssaultEvent[],
): AssaultIntent | null {
  const changes = said.flatMap((event) =>
    event.type === 'fightersChanged' && event.from && event.to ? [{ from: event.from, to: event.to }] : [],
  );
  const [first] = changes;
  if (!first) return null;
  const { from, to } = first;
  if (changes.some((change) => change.from.unitKey !== change.to.unitKey)) {
    const joins = to.unitKey !== unitKey && groupsIn(round, { unitKey: to.unitKey }).length > 0;
    return joins
      ? { type: 'mergeUnits', combatId, unitKey, into: to.unitKey }
      : { type: 'splitGroup', combatId, groupId: to.id };
  }
  const isNamed = to.unitName !== undefined && to.unitName !== from.unitName;
  if (changes.length === 1 && !isNamed) return null;
  const switches = Object.keys(NO_SWITCHES) as (keyof FighterSwitches)[];
  const turned = changes.flatMap((change) =>
    switches.filter((id) => change.from[id] !== change.to[id]).map((id) => [id, change.to[id]] as const),
  );
  return {
    type: 'changeUnit',
    combatId,
    unitKey,
    to: {
      ...Object.fromEntries(turned),
      ...(isNamed && { unitName: to.unitName }),
      ...(!sameValue(from.statuses, to.statuses) && { statuses: to.statuses ?? [] }),
    },
  };
}

/** The group with only the changes of that gesture. */
function changedAlike(now: FighterGroup, from: FighterGroup, to: FighterGroup): FighterDraft {
  const [was, wanted] = [draftOf(from), draftOf(to)];
  const changed = Object.entries(wanted).filter(
    ([field, value]) => !sameValue(value, was[field as keyof FighterDraft]),
  );
  return { ...draftOf(now), ...(Object.fromEntries(changed) as Partial<FighterDraft>) };
}
