import type { AssaultUnit, ModelView } from '@/battle/assault/standing/view';
import type { ModelPlace, Places } from '@/battle/state/assault-round';
import type { ModelId } from '@/battle/state/ids';

/** How the players enter which of the models not in contact is closer: not at all, by order, or in inches. */
export type WayToPlace = 'unsaid' | 'order' | 'inches';

/** The places of models while they are being entered, by model. */
export type PlacesDraft = ReadonlyMap<ModelId, ModelPlace>;

/**
 * The place of a model that is not in contact, if not entered. All are equal, so that the defender decides
 * ties.
 */
const UNSAID: ModelPlace = { inContact: false, distance: 1 };
const IN_CONTACT: ModelPlace = { inContact: true, distance: 0 };

/** The models of the unit that are left, with their places: as being entered, else as now. */
export function placesOf({ models }: AssaultUnit, said: Places = {}): PlacesDraft {
  return new Map(
    models.flatMap(({ id, woundsLeft, place }) => (woundsLeft > 0 ? [[id, said[id] ?? place] as const] : [])),
  );
}

/** The models that are not in contact, the closest first. */
export function closestFirst(draft: PlacesDraft): readonly ModelId[] {
  return [...draft]
    .filter(([, { inContact }]) => !inContact)
    .toSorted(([, left], [, right]) => left.distance - right.distance)
    .map(([id]) => id);
}

/** The way of entry so far. */
export function wayOf(draft: PlacesDraft): WayToPlace {
  const apart = [...draft.values()].filter(({ inContact }) => !inContact);
  if (apart.some(({ by }) => by === 'order')) return 'order';
  return apart.every(({ distance }) => distance === UNSAID.distance) ? 'unsaid' : 'inches';
}

/** The same models entered in the other way. The order of closeness stays. */
export function toldBy(draft: PlacesDraft, way: WayToPlace): PlacesDraft {
  if (way === 'order') return inOrder(draft, closestFirst(draft));
  return withEach(draft, ({ distance }) => (way === 'unsaid' ? UNSAID : { inContact: false, distance }));
}

/** The models that are not in contact, in this order. */
export function inOrder(draft: PlacesDraft, ids: readonly ModelId[]): PlacesDraft {
  return new Map(
    [...draft].map(([id, place]) => {
      const rank = ids.indexOf(id) + 1;
      return [id, rank === 0 ? place : { inContact: false, distance: rank, by: 'order' }];
    }),
  );
}

/** That model in contact; or no longer in contact, and then behind all others. */
export function toggled(draft: PlacesDraft, id: ModelId, way: WayToPlace): PlacesDraft {
  const out = draft.get(id)?.inContact ?? false;
  const after = new Map(draft).set(id, out ? { inContact: false, distance: last(draft) } : IN_CONTACT);
  return toldBy(after, way);
}

/** That model so many inches from the nearest attacker. */
export function inInches(draft: PlacesDraft, id: ModelId, distance: number): PlacesDraft {
  return new Map(draft).set(id, { inContact: false, distance });
}

/** All models in contact. */
export function allInContact(draft: PlacesDraft): PlacesDraft {
  return new Map([...draft.keys()].map((id) => [id, IN_CONTACT]));
}

/** The places of these models, as an intent has them. */
export function asWanted(draft: PlacesDraft): readonly ({ readonly modelId: ModelId } & ModelPlace)[] {
  return [...draft].map(([modelId, place]) => ({ modelId, ...place }));
}

/** Whether its Wounds are Hull Points. */
export function isVehicle({ groups }: AssaultUnit): boolean {
  return groups.every(({ target }) => target === 'vehicle');
}

/** Whether no other model of the unit that is left is closer. */
export function isClosest({ models }: AssaultUnit, { place }: ModelView): boolean {
  return models.every((model) => model.woundsLeft === 0 || model.place.distance >= place.distance);
}

/** How far away the model is, if entered; null if it is in contact, or if all others are equally close. */
export function awayOf({ models }: AssaultUnit, { woundsLeft, place }: ModelView): ModelPlace | null {
  const apart = models.filter((model) => model.woundsLeft > 0 && !model.place.inContact);
  const told = apart.some((model) => model.place.distance !== UNSAID.distance);
  return told && woundsLeft > 0 && !place.inContact ? place : null;
}

function last(draft: PlacesDraft): number {
  return Math.max(UNSAID.distance, ...[...draft.values()].map(({ distance }) => distance));
}

function withEach(draft: PlacesDraft, told: (place: ModelPlace) => ModelPlace): PlacesDraft {
  return new Map([...draft].map(([id, place]) => [id, place.inContact ? place : told(place)]));
}
