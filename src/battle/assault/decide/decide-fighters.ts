import { healthEvents } from '@/battle/army/army-events';
import { draftOf, groupFrom } from '@/battle/assault/standing/fighter-group';
import { isAllocating, standingAssault } from '@/battle/assault/standing/standing-assault';
import { groupOf, groupsIn, livingOf, placeOf } from '@/battle/assault/standing/units';
import { armyUnit, isOnTable, unitOf } from '@/battle/state/army';
import { type AssaultRound, assaultOf, type ModelPlace } from '@/battle/state/assault-round';
import type { Battle } from '@/battle/state/battle';
import type { Combat, Round } from '@/battle/state/combat';
import { nonEmpty } from '@/battle/state/decision';
import { bookOf } from '@/battle/state/edition-of';
import { combatWith, titleOf } from '@/battle/state/engaged';
import type { FighterDraft, FighterGroup } from '@/battle/state/fighters';
import {
  type GroupId,
  type ModelId,
  groupId as toGroupId,
  type UnitId,
  type UnitKey,
  unitKey,
} from '@/battle/state/ids';
import { parseFighters } from '@/battle/state/parse-fighters';
import { sameValue } from '@/plain/same-value';
import { accepted, refused } from '@/rules/index';
import type { AssaultIntent } from './intent';
import type { AssaultDecision, FightEvent } from './refusal';

/** The most groups that may fight in one assault. */
export const MAX_GROUPS = 30;
/** The longest distance of a model from the enemy, in inches. */
export const MAX_DISTANCE = 99;

type FighterIntent = Extract<
  AssaultIntent,
  {
    type:
      | 'addFighters'
      | 'changeFighters'
      | 'removeFighters'
      | 'hurtModels'
      | 'placeModels'
      | 'takeCover'
      | 'turnVehicle';
  }
>;

/**
 * The events or the refusal of an intent about the groups of a fight. `seq` is the number of the entry; the
 * id of a new group is made of it.
 */
export function decideFighters(
  battle: Battle,
  combat: Combat,
  round: Round,
  intent: FighterIntent,
  seq: number,
): AssaultDecision {
  const assault = assaultOf(round);
  if (intent.type === 'placeModels') return placeModels(battle, combat, round, intent.places);
  if (isAllocating(bookOf(battle), assault)) return refused('woundsWait');
  const place = { combatId: combat.id, round: round.number };
  switch (intent.type) {
    case 'addFighters':
      return addFighters(battle, combat, round, intent, seq);
    case 'changeFighters':
      return inGroup(assault, intent.groupId, (group) =>
        changeFighters(battle, combat, round, group, intent.to),
      );
    case 'removeFighters':
      return inGroup(assault, intent.groupId, (group) =>
        accepted([
          { type: 'fightersChanged', ...place, from: group, to: null },
          ...leaving(combat, assault, group, null),
        ]),
      );
    case 'takeCover':
      return underFire(combat, round, intent.unitKey, (group) => inCover(group, intent.save));
    case 'turnVehicle':
      return underFire(combat, round, intent.unitKey, (group) => ({ ...group, facing: intent.facing }));
    case 'hurtModels':
      return inGroup(assault, intent.groupId, (group) => hurtModels(battle, combat, round, group, intent));
  }
}

function inGroup(
  round: AssaultRound,
  groupId: GroupId,
  decided: (group: FighterGroup) => AssaultDecision,
): AssaultDecision {
  const group = groupOf(round, groupId);
  return group ? decided(group) : refused('noSuchGroup');
}

function addFighters(
  battle: Battle,
  combat: Combat,
  round: Round,
  { fighters, asUnit }: Extract<FighterIntent, { type: 'addFighters' }>,
  seq: number,
): AssaultDecision {
  const before = assaultOf(round);
  const unit =
    asUnit === undefined ? {} : { unitKey: unitKey(fighters[0]?.unitId ?? `g${seq}.1`), unitName: asUnit };
  const drafts = fighters.map((draft) => ({ ...draft, ...unit }));
  if (before.groups.length + drafts.length > MAX_GROUPS) return refused('tooManyGroups', { max: MAX_GROUPS });
  let groups = before.groups;
  const events: FightEvent[] = [];
  let engaged = combat.unitIds;
  for (const [index, draft] of drafts.entries()) {
    const made = groupFrom(battle, { ...before, groups }, draft, toGroupId(`g${seq}.${index + 1}`), null);
    if (!made.ok) return made;
    const joining = joins(battle, combat, engaged, made.value.unitId);
    if (!joining.ok) return joining;
    events.push({
      type: 'fightersChanged',
      combatId: combat.id,
      round: round.number,
      from: null,
      to: made.value,
    });
    events.push(...joining.value);
    if (made.value.unitId !== null) engaged = [...engaged, made.value.unitId];
    groups = [...groups, made.value];
  }
  return nonEmpty(events);
}

function changeFighters(
  battle: Battle,
  combat: Combat,
  round: Round,
  from: FighterGroup,
  draft: FighterDraft,
): AssaultDecision {
  const assault = assaultOf(round);
  const others = { ...assault, groups: assault.groups.filter((group) => group !== from) };
  const made = groupFrom(battle, others, draft, from.id, from);
  if (!made.ok) return made;
  const to = made.value;
  if (sameValue(to, from)) return refused('nothingChanged');
  const joining = joins(battle, combat, combat.unitIds, to.unitId);
  if (!joining.ok) return joining;
  return accepted([
    { type: 'fightersChanged', combatId: combat.id, round: round.number, from, to },
    ...joining.value,
    ...leaving(combat, assault, from, to.unitId),
  ]);
}

/** All groups of the unit get the same values. */
function underFire(
  combat: Combat,
  round: Round,
  unitKey: UnitKey,
  change: (group: FighterGroup) => FighterGroup,
): AssaultDecision {
  if (!combat.shotBy) return refused('noShooting');
  const events: FightEvent[] = [];
  for (const group of groupsIn(assaultOf(round), { unitKey })) {
    const to = change(group);
    if (sameValue(to, group)) continue;
    const parsed = parseFighters(draftOf(to));
    if (!parsed.ok) return parsed;
    events.push({ type: 'fightersChanged', combatId: combat.id, round: round.number, from: group, to });
  }
  return nonEmpty(events);
}

function inCover({ coverSave: _, ...open }: FighterGroup, save: number | null): FighterGroup {
  return save === null ? open : { ...open, coverSave: save };
}

/**
 * The unit of the armies joins the combat with its first group, unless it is in the combat already, fights
 * elsewhere or is gone.
 */
function joins(battle: Battle, combat: Combat, engaged: readonly UnitId[], unitId: UnitId | null) {
  const army = unitId === null ? undefined : unitOf(battle, unitId);
  if (!army || engaged.includes(army.unit.id)) return accepted<readonly FightEvent[]>([]);
  const elsewhere = combatWith(battle, army.unit.id);
  if (elsewhere) return refused('unitInCombat', { name: army.unit.name, ...titleOf(battle, elsewhere) });
  if (!isOnTable(army)) return refused('unitGone', { name: army.unit.name });
  return accepted<readonly FightEvent[]>([{ type: 'unitJoined', combatId: combat.id, unitId: army.unit.id }]);
}

/** The unit of the armies leaves the combat with its last group. */
function leaving(
  combat: Combat,
  round: AssaultRound,
  from: FighterGroup,
  to: UnitId | null,
): readonly FightEvent[] {
  const { unitId } = from;
  if (unitId === null || unitId === to || !combat.unitIds.includes(unitId)) return [];
  const mates = round.groups.some((group) => group !== from && group.unitId === unitId);
  return mates ? [] : [{ type: 'unitLeft', combatId: combat.id, unitId }];
}

/**
 * The models lose Wounds in their order, each until it is gone. Wounds that are given back go to the model
 * that lost them last.
 */
function hurtModels(
  battle: Battle,
  combat: Combat,
  round: Round,
  group: FighterGroup,
  { wounds, because }: Extract<FighterIntent, { type: 'hurtModels' }>,
): AssaultDecision {
  if (!Number.isInteger(wounds)) return refused('notAWholeNumber');
  let open = wounds;
  const from = group.woundsLeft;
  const to = [...from];
  const places = to.map((_, index) => index);
  for (const index of wounds < 0 ? places.toReversed() : places) {
    const left = to[index] ?? 0;
    const by = open > 0 ? Math.min(open, left) : Math.max(open, left - group.wounds);
    to[index] = left - by;
    open -= by;
  }
  const lost = total(from) - total(to);
  if (lost === 0)
    return wounds > 0 ? refused('unitHasNoHealth', { name: group.name }) : refused('nothingChanged');
  const before = assaultOf(round).overwatch[group.id] ?? 0;
  return accepted([
    {
      type: 'modelsHurt',
      combatId: combat.id,
      round: round.number,
      groupId: group.id,
      because,
      from,
      to,
      overwatch: because === 'overwatch' ? Math.max(0, before + lost) : before,
    },
    ...healthEvents(armyUnit(battle, group.unitId), -lost, {
      cause: 'combat',
      combatId: combat.id,
      round: round.number,
    }),
  ]);
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

/** Models may be placed until a Wound of the step has been allocated to their unit. */
function placeModels(
  battle: Battle,
  combat: Combat,
  round: Round,
  wanted: Extract<FighterIntent, { type: 'placeModels' }>['places'],
): AssaultDecision {
  const assault = assaultOf(round);
  const step = standingAssault(bookOf(battle), assault).inHand?.step;
  const settling = assault.allocations.filter((allocation) => allocation.step === step);
  const unitOfModel = new Map(
    assault.groups.flatMap((group) => livingOf(group).map((id) => [id, group.unitKey] as const)),
  );
  const from: Record<ModelId, ModelPlace> = {};
  const to: Record<ModelId, ModelPlace> = {};
  for (const { modelId, inContact, distance, by } of wanted) {
    const unitKey = unitOfModel.get(modelId);
    if (unitKey === undefined) return refused('noSuchGroup');
    if (settling.some((allocation) => allocation.unitKey === unitKey)) return refused('woundsWait');
    if (!(distance >= 0)) return refused('belowZero');
    if (distance > MAX_DISTANCE) return refused('aboveMaximum', { max: MAX_DISTANCE });
    const before = placeOf(assault, modelId);
    const place: ModelPlace = inContact
      ? { inContact, distance: 0 }
      : { inContact, distance, ...(by && { by }) };
    // If another place was entered at an earlier step, the default place is new information and is recorded.
    const isSaid = assault.places[modelId] !== undefined || assault.formerPlaces[modelId] === undefined;
    if (isSaid && sameValue(before, place)) continue;
    from[modelId] = before;
    to[modelId] = place;
  }
  if (Object.keys(to).length === 0) return refused('nothingChanged');
  const after = { ...assault, places: { ...assault.places, ...to } };
  if ([...new Set(unitOfModel.values())].some((unitKey) => isMixed(after, unitKey))) {
    return refused('mixedPlaces');
  }
  return accepted([{ type: 'modelsPlaced', combatId: combat.id, round: round.number, from, to }]);
}

/**
 * Whether some of the unit's models are placed by order and others in inches: then the closest one is
 * unknown.
 */
function isMixed(round: AssaultRound, unitKey: UnitKey): boolean {
  const apart = groupsIn(round, { unitKey })
    .flatMap(livingOf)
    .map((id) => placeOf(round, id))
    .filter(({ inContact }) => !inContact);
  return apart.some(({ by }) => by === 'order') && apart.some(({ by }) => by === undefined);
}
