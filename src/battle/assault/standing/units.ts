import { unitOf } from '@/battle/state/army';
import type { AssaultRound, ModelPlace, Places, StruckModel } from '@/battle/state/assault-round';
import type { Battle } from '@/battle/state/battle';
import { type FighterGroup, modelIdOf } from '@/battle/state/fighters';
import type { GroupId, ModelId, UnitId, UnitKey } from '@/battle/state/ids';
import { amountOf } from '@/rules/book-parts';
import type { ModelProfile, Side, SpecialRule, TargetType, WoundPoolRules } from '@/rules/index';
import { SIDES, TARGET_RULES, UNIT_RULES } from '@/rules/index';
import { marksOf } from './model-marks';
import type { AssaultUnit, ModelView } from './view';

const IN_CONTACT: ModelPlace = { inContact: true, distance: 0 };
/** No model is in contact with its shooter. If not entered, all are equally close. */
const SHOT_AT: ModelPlace = { inContact: false, distance: 1 };

/** The group of that id, or undefined. */
export function groupOf(round: AssaultRound, groupId: GroupId): FighterGroup | undefined {
  return round.groups.find(({ id }) => id === groupId);
}

/**
 * Where the model stands: as entered; else in base contact, or in a shooting attack as close as the others.
 */
export function placeOf(round: AssaultRound, model: ModelId): ModelPlace {
  return round.places[model] ?? (round.shotBy ? SHOT_AT : IN_CONTACT);
}

/**
 * The places of the unit's models as last entered in this round, if some were not in contact and no place is
 * entered at this step yet; null: nothing to ask.
 */
export function placesToAsk(round: AssaultRound, unitKey: UnitKey): Places | null {
  const living = groupsIn(round, { unitKey }).flatMap(livingOf);
  if (living.some((id) => round.places[id] !== undefined)) return null;
  const former = living.flatMap((id) => {
    const place = round.formerPlaces[id];
    return place ? [[id, place] as const] : [];
  });
  return former.some(([, { inContact }]) => !inContact) ? Object.fromEntries(former) : null;
}

/** The models of the group that are left, by their ids. */
export function livingOf(group: FighterGroup): readonly ModelId[] {
  return group.woundsLeft.flatMap((left, index) => (left > 0 ? [modelIdOf(group.id, index)] : []));
}

/**
 * The models of the group that were there when this step began: those left, and those removed at this step or
 * below.
 */
export function presentAt(round: AssaultRound, group: FighterGroup, step: number): readonly ModelId[] {
  return group.woundsLeft.flatMap((left, index) => {
    const id = modelIdOf(group.id, index);
    const removedAt = round.removedAt[id];
    return left > 0 || (removedAt !== undefined && removedAt <= step) ? [id] : [];
  });
}

/** The groups of a side, or of one unit of the fight. */
export function groupsIn(
  round: AssaultRound,
  where: { readonly side?: Side; readonly unitKey?: UnitKey },
): readonly FighterGroup[] {
  return round.groups.filter(
    ({ side, unitKey }) =>
      (where.side === undefined || side === where.side) &&
      (where.unitKey === undefined || unitKey === where.unitKey),
  );
}

/** The keys of the side's units with models left, in the order in which they joined. */
export function livingUnits(round: AssaultRound, side: Side): readonly UnitKey[] {
  const living = groupsIn(round, { side }).filter((group) => livingOf(group).length > 0);
  return [...new Set(living.map(({ unitKey }) => unitKey))];
}

/** Whether the side has fought here and has no model left. */
export function isWipedOut(round: AssaultRound, side: Side): boolean {
  return groupsIn(round, { side }).length > 0 && livingUnits(round, side).length === 0;
}

/** The units of both sides, Blue's first. */
export function assaultUnits(battle: Battle, round: AssaultRound): readonly AssaultUnit[] {
  return SIDES.flatMap((side) => {
    const keys = [...new Set(groupsIn(round, { side }).map(({ unitKey }) => unitKey))];
    return keys.flatMap((key) => assaultUnit(battle, round, key) ?? []);
  });
}

/** The unit of that key, or null where no group has it. */
export function assaultUnit(battle: Battle, round: AssaultRound, key: UnitKey): AssaultUnit | null {
  const groups = groupsIn(round, { unitKey: key });
  const [first] = groups;
  if (!first) return null;
  const { unitId, name } = nameOfUnit(battle, key, groups);
  const models = modelsOf(round, groups);
  return {
    key,
    side: first.side,
    name,
    unitId,
    groups,
    models,
    modelsLeft: models.filter(({ woundsLeft }) => woundsLeft > 0).length,
  };
}

/**
 * The name of the unit of these groups: the name that players gave it, else that of the unit of the armies,
 * else that of its first group. `unitId` is the unit of the armies whose name it has, or null.
 */
function nameOfUnit(
  battle: Battle,
  key: UnitKey,
  groups: readonly FighterGroup[],
): { readonly name: string; readonly unitId: UnitId | null } {
  const ids = unitIdsOf(groups);
  const unitId = ids.find((id) => (id as string) === key) ?? ids[0] ?? null;
  const said = groups.find(({ unitName }) => unitName !== undefined)?.unitName;
  const army = unitId === null ? undefined : unitOf(battle, unitId);
  return { unitId, name: said ?? army?.unit.name ?? groups[0]?.name ?? '' };
}

/** The units of the armies to which these groups belong: a squad and a character that joined it are two. */
export function unitIdsOf(groups: readonly FighterGroup[]): readonly UnitId[] {
  return [...new Set(groups.flatMap(({ unitId }) => unitId ?? []))];
}

function modelsOf(round: AssaultRound, groups: readonly FighterGroup[]): readonly ModelView[] {
  const counted = new Map<string, number>();
  const namesakes = (name: string) =>
    groups.reduce((sum, group) => sum + (group.name === name ? group.woundsLeft.length : 0), 0);
  const marks = marksOf(groups.map(({ name }) => name));
  return groups.flatMap((group) =>
    group.woundsLeft.map((woundsLeft, index) => {
      const id = modelIdOf(group.id, index);
      const number = (counted.get(group.name) ?? 0) + 1;
      counted.set(group.name, number);
      return {
        id,
        groupId: group.id,
        name: group.name,
        mark: groups.length > 1 || namesakes(group.name) === 1 ? (marks.get(group.name) ?? '') : '',
        number: namesakes(group.name) === 1 ? null : number,
        woundsLeft,
        wounds: group.wounds,
        place: placeOf(round, id),
      };
    }),
  );
}

/** The values for a Wound on a model of this group that has so many Wounds left. */
export function profileOf(group: FighterGroup, wounds: number = group.wounds): ModelProfile {
  const targetRules: readonly SpecialRule[] = TARGET_RULES;
  return {
    wounds,
    toughness: group.toughness,
    armourSave: group.armourSave,
    invulnerableSave: group.invulnerableSave,
    feelNoPain: group.feelNoPain,
    rules: group.rules.filter((rule) => targetRules.includes(rule)),
    ...(group.coverSave !== undefined && { coverSave: group.coverSave }),
    ...lessened(group),
    ...(group.armour && { vehicle: { openTopped: group.armour.openTopped ?? false } }),
    ...(group.armour && group.statuses && { statuses: group.statuses }),
  };
}

function lessened({ bookRules = [] }: FighterGroup): Pick<ModelProfile, 'lessDamage'> {
  const lessDamage = amountOf(bookRules, 'eternalWarrior');
  return lessDamage > 0 ? { lessDamage } : {};
}

/** The unit's models that are left, as input for the allocation. */
export function allocationModels(
  book: WoundPoolRules,
  round: AssaultRound,
  unitKey: UnitKey,
): readonly StruckModel[] {
  return groupsIn(round, { unitKey }).flatMap((group) =>
    group.woundsLeft.flatMap((left, index) => {
      const id = modelIdOf(group.id, index);
      const { inContact, distance } = placeOf(round, id);
      const model = { ...profileOf(group, left), ...byBook(book, round, group) };
      return left > 0 ? [{ ...model, id, groupId: group.id, inContact, distance }] : [];
    }),
  );
}

/** What the model has only in some rulebooks: Shrouded when shot at, and whether it is named before others. */
function byBook(
  { allocation: { woundedFirst } }: WoundPoolRules,
  { shotBy }: AssaultRound,
  { shrouded, wounds, rank }: FighterGroup,
): Partial<StruckModel> {
  const spares = woundedFirst?.spares[shotBy ? 'shooting' : 'closeCombat'] ?? [];
  return {
    ...(shotBy && shrouded !== undefined && { shrouded }),
    ...(woundedFirst && { startingWounds: wounds }),
    ...(rank !== undefined && spares.includes(rank) && { spared: true }),
  };
}

/** A unit is a vehicle if all its groups are vehicles. */
export function targetTypeOf(groups: readonly FighterGroup[]): TargetType {
  return groups.length > 0 && groups.every(({ target }) => target === 'vehicle') ? 'vehicle' : 'nonVehicle';
}

/** The rules of a unit because at least one model that is left has them. */
export function unitRulesOf(groups: readonly FighterGroup[]): readonly SpecialRule[] {
  const unitRules: readonly SpecialRule[] = UNIT_RULES;
  const living = groups.filter((group) => livingOf(group).length > 0);
  return [...new Set(living.flatMap(({ rules }) => rules))].filter((rule) => unitRules.includes(rule));
}
