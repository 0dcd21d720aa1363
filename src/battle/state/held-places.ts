import type { PlacesHeld, Side } from '@/rules/index';

/** A place on the table (an objective) that a side held when it counted. */
export type HeldPlace = {
  /** The bonus that declares the place, and the number of the place, from 1. */
  readonly bonusId: string;
  readonly place: number;
  /** The Game Turn at whose end the side held it; null for a place that counts at the end of the battle. */
  readonly gameTurn: number | null;
  readonly side: Side;
};

/** A place at one time, without its holder. */
export type PlaceKey = Omit<HeldPlace, 'side'>;

/** The side that holds the place, or null. */
export function holderOf(held: readonly HeldPlace[], key: PlaceKey): Side | null {
  return held.find((one) => isSamePlace(one, key))?.side ?? null;
}

/** The strength of each side at a place, by which its edition says who holds it. */
export type WeighedPlace = PlaceKey & { readonly a: number; readonly b: number };
/** The strength of both sides at a place. */
export type PlaceStrength = Pick<WeighedPlace, 'a' | 'b'>;

/** The strength of both sides at the place as it was entered, or null. */
export function strengthAt(weighed: readonly WeighedPlace[], key: PlaceKey): PlaceStrength | null {
  const found = weighed.find((one) => isSamePlace(one, key));
  return found ? { a: found.a, b: found.b } : null;
}

/** The places with this strength at this one; null: not entered. */
export function withStrength(
  weighed: readonly WeighedPlace[],
  { bonusId, place, gameTurn }: PlaceKey,
  strength: PlaceStrength | null,
): readonly WeighedPlace[] {
  const others = weighed.filter((one) => !isSamePlace(one, { bonusId, place, gameTurn }));
  return strength === null ? others : [...others, { bonusId, place, gameTurn, ...strength }];
}

/** The places with this one held by `side`; null: by neither. */
export function withHolder(
  held: readonly HeldPlace[],
  { bonusId, place, gameTurn }: PlaceKey,
  side: Side | null,
): readonly HeldPlace[] {
  const others = held.filter((one) => !isSamePlace(one, { bonusId, place, gameTurn }));
  return side === null ? others : [...others, { bonusId, place, gameTurn, side }];
}

/** The places that this side holds, as its Victory Points count them. */
export function placesOf(held: readonly HeldPlace[], side: Side): PlacesHeld {
  const places: Record<string, number[]> = {};
  for (const one of held) {
    if (one.side === side) places[one.bonusId] = [...(places[one.bonusId] ?? []), one.place];
  }
  return places;
}

function isSamePlace(one: PlaceKey, other: PlaceKey): boolean {
  return one.bonusId === other.bonusId && one.place === other.place && one.gameTurn === other.gameTurn;
}
