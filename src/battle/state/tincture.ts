import type { Side } from '@/rules/index';

/** The tinctures that a side may have. Old logs name none: then Blue has azure and Red has gules. */
export const TINCTURE_IDS = ['azure', 'gules', 'vert', 'purpure', 'iron', 'or', 'tenne', 'murrey'] as const;
export type TinctureId = (typeof TINCTURE_IDS)[number];

/** The devices that a side may have on its tincture. A log names one only if it is not the tincture's own. */
export const DEVICE_IDS = [
  'stripes',
  'chevronsDown',
  'bendsFalling',
  'bars',
  'chequers',
  'roundels',
  'bendsRising',
  'chevronsUp',
] as const;
export type DeviceId = (typeof DEVICE_IDS)[number];

/** The device of each tincture if no other was chosen. Each tincture has one of its own. */
export const OWN_DEVICE = {
  azure: 'stripes',
  gules: 'chevronsDown',
  vert: 'bendsFalling',
  purpure: 'bars',
  iron: 'chequers',
  or: 'roundels',
  tenne: 'bendsRising',
  murrey: 'chevronsUp',
} as const satisfies Readonly<Record<TinctureId, DeviceId>>;

/** What was chosen for a side; missing fields were not chosen. */
export type ChosenArms = { readonly tincture?: TinctureId; readonly device?: DeviceId };
type Chosen = Readonly<Record<Side, ChosenArms>>;

/** The tinctures of both sides: never the same. */
export type Tinctures = Readonly<Record<Side, TinctureId>>;

/** A side's tincture and device. */
export type Arms = { readonly tincture: TinctureId; readonly device: DeviceId };

/** The tincture of a side if not entered, and the one it takes if the other side has chosen its first. */
const USUAL = { a: ['azure', 'gules'], b: ['gules', 'azure'] } as const satisfies Record<
  Side,
  readonly TinctureId[]
>;

/**
 * The tinctures of the sides by what was agreed. If both name the same, side b gets another. No parsed setup
 * has this.
 */
export function tincturesOf({ a, b }: Chosen): Tinctures {
  const ofA = a.tincture ?? unlike(USUAL.a, b.tincture);
  return { a: ofA, b: b.tincture === undefined || b.tincture === ofA ? unlike(USUAL.b, ofA) : b.tincture };
}

/**
 * The tinctures and devices of both sides by what was agreed. Both always differ: in Glare only the device
 * tells the sides apart. A device that was not chosen is the tincture's own, unless the other side has chosen
 * it. If both name the same device, side b gets another (no parsed setup has this). The replacement is the
 * own device of the other side's tincture, which is free.
 */
export function armsOf(chosen: Chosen): Readonly<Record<Side, Arms>> {
  const { a, b } = tincturesOf(chosen);
  const [ownA, ownB] = [OWN_DEVICE[a], OWN_DEVICE[b]];
  const ofA = chosen.a.device ?? (chosen.b.device === ownA ? ownB : ownA);
  const ofB =
    chosen.b.device !== undefined && chosen.b.device !== ofA ? chosen.b.device : ownB === ofA ? ownA : ownB;
  return { a: { tincture: a, device: ofA }, b: { tincture: b, device: ofB } };
}

/**
 * What a side has other than the usual: a tincture, a device that is not the tincture's own, both or nothing.
 */
export function chosenArms(chosen: Chosen, side: Side): ChosenArms {
  const { tincture, device } = armsOf(chosen)[side];
  return {
    ...(tincture === USUAL[side][0] ? {} : { tincture }),
    ...(device === OWN_DEVICE[tincture] ? {} : { device }),
  };
}

/** Whether both sides have their usual tinctures. */
export function isUsual({ a, b }: Tinctures): boolean {
  return a === 'azure' && b === 'gules';
}

function unlike(
  [usual, other]: readonly [TinctureId, TinctureId],
  taken: TinctureId | undefined,
): TinctureId {
  return usual === taken ? other : usual;
}
