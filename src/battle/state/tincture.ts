import type { Side } from '@/rules/index';

/** The tinctures that a side may bear. Old logs name none: Blue bears azure then, and Red gules. */
export const TINCTURE_IDS = ['azure', 'gules', 'vert', 'purpure', 'iron', 'or', 'tenne', 'murrey'] as const;
export type TinctureId = (typeof TINCTURE_IDS)[number];

/** The devices that a side may bear on its tincture. Logs name one only where it is not the tincture's own. */
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

/** The device that a tincture bears where nobody chose another: each has one of its own. */
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

/** What was chosen for a side, as far as somebody did. */
export type ChosenArms = { readonly tincture?: TinctureId; readonly device?: DeviceId };
type Chosen = Readonly<Record<Side, ChosenArms>>;

/** What both sides bear: never the same. */
export type Tinctures = Readonly<Record<Side, TinctureId>>;

/** A side's tincture and device. */
export type Arms = { readonly tincture: TinctureId; readonly device: DeviceId };

/** What a side bears where nobody said, and what it gives way to where the other has chosen that. */
const USUAL = { a: ['azure', 'gules'], b: ['gules', 'azure'] } as const satisfies Record<
  Side,
  readonly TinctureId[]
>;

/** What the sides bear by what was agreed. Where both name the same, which no setup that was parsed does, side b gives way. */
export function tincturesOf({ a, b }: Chosen): Tinctures {
  const ofA = a.tincture ?? unlike(USUAL.a, b.tincture);
  return { a: ofA, b: b.tincture === undefined || b.tincture === ofA ? unlike(USUAL.b, ofA) : b.tincture };
}

/**
 * The tinctures and devices of both sides by what was agreed: never the same tincture, and never the same device, which is all that tells the
 * sides apart in Glare. A device that nobody chose is the tincture's own, and gives way to the one that the other side has chosen; where both
 * name the same, which no setup that was parsed does, side b gives way. What gives way takes the other tincture's own device, which is free.
 */
export function armsOf(chosen: Chosen): Readonly<Record<Side, Arms>> {
  const { a, b } = tincturesOf(chosen);
  const [ownA, ownB] = [OWN_DEVICE[a], OWN_DEVICE[b]];
  const ofA = chosen.a.device ?? (chosen.b.device === ownA ? ownB : ownA);
  const ofB =
    chosen.b.device !== undefined && chosen.b.device !== ofA ? chosen.b.device : ownB === ofA ? ownA : ownB;
  return { a: { tincture: a, device: ofA }, b: { tincture: b, device: ofB } };
}

/** What a side bears that is not what it always did: a tincture, a device that is not the tincture's own, both or nothing. */
export function chosenArms(chosen: Chosen, side: Side): ChosenArms {
  const { tincture, device } = armsOf(chosen)[side];
  return {
    ...(tincture === USUAL[side][0] ? {} : { tincture }),
    ...(device === OWN_DEVICE[tincture] ? {} : { device }),
  };
}

/** Whether both sides bear what they always did. */
export function isUsual({ a, b }: Tinctures): boolean {
  return a === 'azure' && b === 'gules';
}

function unlike(
  [usual, other]: readonly [TinctureId, TinctureId],
  taken: TinctureId | undefined,
): TinctureId {
  return usual === taken ? other : usual;
}
