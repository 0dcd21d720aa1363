import { statusEvents } from '@/battle/army/statuses';
import type { AssaultEvent } from '@/battle/assault/event';
import { draftOf, fitTogether } from '@/battle/assault/standing/fighter-group';
import { isAllocating, standingAssault } from '@/battle/assault/standing/standing-assault';
import { assaultUnit, groupOf, groupsIn, unitIdsOf } from '@/battle/assault/standing/units';
import { type AssaultRound, assaultOf } from '@/battle/state/assault-round';
import type { Battle } from '@/battle/state/battle';
import { isInBook } from '@/battle/state/book-weapon';
import type { Combat, Round } from '@/battle/state/combat';
import { nonEmpty } from '@/battle/state/decision';
import { bookOf } from '@/battle/state/edition-of';
import type { FighterGroup } from '@/battle/state/fighters';
import { type GroupId, type UnitKey, unitKey } from '@/battle/state/ids';
import { parseFighters } from '@/battle/state/parse-fighters';
import { sameValue } from '@/plain/same-value';
import { refused } from '@/rules/index';
import type { AssaultIntent } from './intent';
import type { AssaultDecision, FightEvent } from './refusal';

type UnitIntent = Extract<AssaultIntent, { type: 'changeUnit' | 'mergeUnits' | 'splitGroup' }>;

type Place = { readonly battle: Battle; readonly combat: Combat; readonly round: Round };

/**
 * The events or the refusal of an intent about a whole unit of the fight. Units are joined and groups split
 * off only while no blow of the current step is entered: before the first step, between steps and between
 * rounds. If a group is split off, the first event is about it.
 */
export function decideUnits(
  battle: Battle,
  combat: Combat,
  round: Round,
  intent: UnitIntent,
): AssaultDecision {
  const place = { battle, combat, round };
  const assault = assaultOf(round);
  if (intent.type === 'changeUnit') {
    return isAllocating(bookOf(battle), assault) ? refused('woundsWait') : changeUnit(place, intent);
  }
  if (isUnderWay(battle, assault)) return refused('stepUnderWay');
  return intent.type === 'mergeUnits'
    ? mergeUnits(place, intent.unitKey, intent.into)
    : splitGroup(place, intent.groupId);
}

/** Whether anything of the current step is entered. Such entries refer to units by their keys. */
function isUnderWay(battle: Battle, round: AssaultRound): boolean {
  const now = standingAssault(bookOf(battle), round).inHand;
  return now !== null && round.strikes.some(({ step }) => step === now.step);
}

function changeUnit(
  place: Place,
  { unitKey: key, to }: Extract<UnitIntent, { type: 'changeUnit' }>,
): AssaultDecision {
  const groups = groupsIn(assaultOf(place.round), { unitKey: key });
  if (groups.length === 0) return refused('noSuchGroup');
  const { unitName, statuses, ...switches } = to;
  const events: AssaultEvent[] = [];
  for (const group of groups) {
    if (unitName !== undefined) {
      const parsed = parseFighters({ ...draftOf(group), name: unitName });
      if (!parsed.ok) return parsed;
    }
    const after = { ...withStatuses(group, statuses), ...switches };
    if (!isInBook(bookOf(place.battle), after)) return refused('unknownFighterRule');
    events.push(...changed(place, group, unitName === undefined ? after : called(after, unitName.trim())));
  }
  const army = statuses === undefined ? [] : unitIdsOf(groups);
  const all: readonly FightEvent[] = [
    ...events,
    ...army.flatMap((unitId) => statusEvents(place.battle, unitId, [...new Set(statuses)])),
  ];
  return nonEmpty(all);
}

/** The group with these statuses in place of its own, each once; undefined: as it is. */
function withStatuses(group: FighterGroup, to: readonly string[] | undefined): FighterGroup {
  if (to === undefined) return group;
  const { statuses: _, ...none } = group;
  const statuses = [...new Set(to)];
  return statuses.length === 0 ? none : { ...none, statuses };
}

function mergeUnits(place: Place, key: UnitKey, into: UnitKey): AssaultDecision {
  const assault = assaultOf(place.round);
  const target = assaultUnit(place.battle, assault, into);
  const joining = groupsIn(assault, { unitKey: key });
  if (!target || joining.length === 0) return refused('noSuchGroup');
  if (key === into) return refused('nothingChanged');
  if (!joining.every((one) => target.groups.every((other) => fitTogether(one, other)))) {
    return refused('mixedUnit');
  }
  return nonEmpty(
    [...joining, ...target.groups].flatMap((group) =>
      changed(place, group, called({ ...group, unitKey: into }, target.name)),
    ),
  );
}

/** The group whose id is the unit's key keeps the key; if it is split off, the other groups get a new key. */
function splitGroup(place: Place, groupId: GroupId): AssaultDecision {
  const assault = assaultOf(place.round);
  const group = groupOf(assault, groupId);
  const unit = group && assaultUnit(place.battle, assault, group.unitKey);
  if (!group || !unit) return refused('noSuchGroup');
  const others = unit.groups.filter((other) => other !== group);
  const [first] = others;
  if (!first) return refused('nothingChanged');
  const own = unitKey(group.id);
  const stays = own === unit.key;
  const otherKey = stays ? freeKey(assault, unitKey(first.id)) : unit.key;
  return nonEmpty([
    ...changed(place, group, called({ ...group, unitKey: stays ? own : freeKey(assault, own) }, null), true),
    ...others.flatMap((other) => changed(place, other, called({ ...other, unitKey: otherKey }, unit.name))),
  ]);
}

/** That key, or a similar one if another unit has it. */
function freeKey(round: AssaultRound, wanted: UnitKey): UnitKey {
  return groupsIn(round, { unitKey: wanted }).length === 0 ? wanted : freeKey(round, unitKey(`${wanted}/`));
}

/** The group with that name for its unit; null: the unit has the group's name. */
function called({ unitName: _, ...group }: FighterGroup, unitName: string | null): FighterGroup {
  return unitName === null ? group : { ...group, unitName };
}

/** The event of the change; none if nothing changes, unless the gesture is `about` this group. */
function changed(
  { combat, round }: Place,
  from: FighterGroup,
  to: FighterGroup,
  about = false,
): readonly AssaultEvent[] {
  return about || !sameValue(from, to)
    ? [{ type: 'fightersChanged', combatId: combat.id, round: round.number, from, to }]
    : [];
}
